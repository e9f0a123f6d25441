import { oncePer } from "#worker/lib/once-per.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { concept } from "../concepts/concept.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check } from "../types.ts";
import { isTakenBack } from "./hope.ts";
import { aboutMedicine, concernsPublic, copyOf, isReported, medicineName, quoted } from "./wording.ts";

/** The piece says that the medicine is for easing symptoms. */
const FOR_RELIEF =
  /\b(?:licensed|indicated|authori[sz]ed|approved) (?:\w+ ){0,3}?(?:for|to|in) (?:the |short-term |temporary |use in (?:the )?)?(?:relief|relieve|easing|ease|symptomatic|treatment of (?:the )?symptoms|symptoms)\b/i;
/** And that it does more: the disease itself is undone. */
const UNDOES = concept(
  "heal|heals|healed|healing|cures|cured|closes|closed|rebuilds|rebuilding|repairs|repaired|repairing|regrows|regenerates|mends|reverses|reversed|restores",
  "gets|goes|works ..3 root|cause|source",
  "stops|halts ..3 disease|damage|progression|condition|illness",
);
/** What heals or closes apart from a disease, and studies that look for it. */
const OTHER_SENSE =
  /\b(?:health|time|share|deal|office|site|recruitment|store|box|lid|valve|merger|plant|confidence|supply|not (?:known|shown|measured|studied)|whether|if|no evidence|normal(?:ly)?|on (?:its|their) own|wash|rinse|apply|skin has healed|until|once|before)\b/i;

const undone = oncePer((facts: Facts): Sentence[] => {
  const copy = copyOf(facts);
  if (!copy.some((s) => FOR_RELIEF.test(wordsOf(facts, s)))) return [];
  return copy.filter(
    (s) =>
      UNDOES.asserts(facts, s) &&
      !OTHER_SENSE.test(wordsOf(facts, s)) &&
      !isReported(facts, s) &&
      !isTakenBack(facts, s) &&
      aboutMedicine(facts, s),
  );
});

/** 26.2: what the public is told keeps to what the medicine is licensed for; easing a symptom is not healing. */
export const moreThanRelief: Check = {
  id: "clause-26/more-than-relief",
  requirement: "26.factual-balanced",
  severity: "HIGH",
  duty: "must",
  themes: ["promotion-to-public", "press-and-media", "off-label"],
  applies: (facts) => concernsPublic(facts) && facts.identity.named.length > 0 && undone(facts).length > 0,
  find: (facts) =>
    undone(facts).map((sentence) => ({
      at: quoted({ start: sentence.start, end: sentence.end, sentence }),
      issue: `The piece says that ${medicineName(facts)} is licensed to ease symptoms, and here it heals or stops the disease. Information for the public must be factual and must not raise unfounded hopes.`,
      fix: { kind: "delete", note: "Keep to the relief that the licence names and the figures that were found." },
    })),
  examples: {
    flagged: [
      {
        text: "Press release\nLarkhill Pharma Ltd\nDermaxin (tacrolib) cream is licensed for the relief of itch in adults with hand eczema.\n[[“Dermaxin repairs the skin from beneath,” said Dr Hall.]]",
        audience: "media",
        channel: "website",
        why: "itch relief told as repair",
      },
      {
        text: "Using Artrelo (coxifen)\nFor people who have been prescribed Artrelo.\nArtrelo is licensed to relieve pain in adults with arthritis of the knee.\n[[Artrelo rebuilds the worn cartilage of your knee.]]",
        audience: "patients",
        channel: "print",
        why: "pain relief told as a rebuilt joint",
      },
    ],
    clean: [
      {
        text: "Press release\nLarkhill Pharma Ltd\nDermaxin (tacrolib) cream is licensed for the relief of itch in adults. It does not heal eczema, and whether it repairs the skin has not been studied.",
        audience: "media",
        channel: "website",
        why: "the limit itself",
      },
      {
        text: "Using Artrelo (coxifen)\nFor people who have been prescribed Artrelo.\nArtrelo is licensed to relieve pain. Do not take it until a stomach ulcer has healed.",
        audience: "patients",
        channel: "print",
        why: "a warning",
      },
    ],
    inapplicable: [
      {
        text: "Dermaxin (tacrolib) cream is licensed for hand eczema. It repairs the skin.",
        audience: "hcp",
        channel: "print",
        why: "to professionals: clauses 6 and 11",
      },
    ],
  },
};
