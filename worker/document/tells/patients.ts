import type { Tell } from "../tell.ts";

/** What a company writes to patients and the public without selling. */
export const PATIENTS: Tell[] = [
  {
    kind: "patient-material",
    weight: 3,
    where: "any",
    acts: true,
    alsoOf: ["leaflet", "label", "regulator-or-nhs", "ruling"],
    pattern:
      /\b(?:you(?:r child)?|people|patients|adults|anyone|those) (?:who )?(?:have|has|had|were|are|been) (?:already )?(?:been )?(?:prescribed|given a prescription)\b|\b(?:only )?for (?:people|patients|adults|children|young people)(?: aged [^\n]{1,20})? (?:who (?:are|have been) )?prescribed\b|(?<!this medicine )\bhas been prescribed for you\b(?! only)|\bthis medicine has been prescribed for you, therefore\b|\byour (?:doctor|nurse|specialist|team|consultant) has prescribed\b|\bwhy have you been prescribed\b/g,
    means: "It speaks to people who are prescribed the medicine",
    most: 2,
  },
  {
    kind: "patient-material",
    weight: 4.5,
    where: "any",
    acts: true,
    alsoOf: ["leaflet", "label"],
    pattern:
      /\b(?:website|page|site|item|booklet|leaflet|guide|app|material|information|resource)\b[^.]{0,80}\b(?:intended|only|designed|written) (?:only )?for\b[^.]{0,70}\b(?:who|have|been|are|were)\s{1,3}(?:been )?(?:already )?prescribed\b/g,
    means: "It says that it is for those who are prescribed the medicine",
  },
  {
    kind: "patient-material",
    weight: 1.5,
    where: "any",
    acts: true,
    alsoOf: ["leaflet", "label", "regulator-or-nhs", "charity"],
    pattern: /\bif you get any side effects?\b|\bif you notice any side effects?\b|\breporting (?:of )?side effects\b/g,
    means: "The side effect statement for patients",
  },
  {
    kind: "patient-material",
    weight: 1.5,
    where: "any",
    pattern:
      /\b(?:your injection|missed (?:a )?dose|if you (?:miss|forget)|your (?:treatment|medicine|tablets|pen|inhaler|infusion|patch)|patient (?:card|guide|booklet|diary|alert card)|inside your|how (?:do i|to) use (?:my|your))\b/g,
    means: "It helps with taking the medicine",
    most: 3,
  },
  {
    kind: "disease-awareness",
    weight: 2,
    where: "any",
    pattern:
      /\b(?:awareness (?:week|day|month|campaign)|symptom checklist|recogni[sz]e (?:the )?(?:signs|symptoms)|know the signs|raise awareness|talk to your (?:doctor|gp)|speak to your (?:doctor|gp)|could it be|disease screening|screen your patients?|risk factors?)\b/g,
    means: "It makes a disease known",
    most: 3,
  },
  {
    kind: "disease-awareness",
    weight: 1,
    where: "any",
    pattern: /\b(?:signs and symptoms|symptoms (?:of|are|may|can|include)|living with|what causes|undiagnosed)\b/g,
    means: "It speaks of signs and causes",
    most: 3,
  },
  {
    kind: "disease-awareness",
    weight: 1.5,
    where: "any",
    acts: true,
    alsoOf: ["journal-article"],
    pattern:
      /\b(?:initiated|developed|produced|created|paid for|funded|sponsored|supported)(?: and (?:funded|paid for|developed|sponsored))? by (?:\p{L}+ ){0,4}(?:pharma(?!ceutical companies)\p{L}*|ltd|limited|plc|therapeutics|health|uk|biosciences?)\b/gu,
    means: "A company stands behind it",
  },
];
