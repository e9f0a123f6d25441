import { clip, hitsIn, meant } from "../conduct.ts";
import type { Facts } from "../facts/index.ts";
import { withoutAgreement } from "../paperwork.ts";
import { hasPhrase, phrases } from "../pattern.ts";
import type { Check, Hit } from "../types.ts";
import { arrangesGrant, concealed, isGrant, strings } from "./words.ts";

/** Clause 23.2: a donation or grant is freely given and no inducement. */
export const noStrings: Check = {
  id: "clause-23/no-strings",
  requirement: "19.service-not-tied",
  alsoUnder: ["19.1"],
  severity: "HIGH",
  duty: "must",
  themes: ["medical-educational-goods-services", "inducement-and-gifts"],
  applies: isGrant,
  find: (facts) =>
    hitsIn(
      facts,
      strings(facts),
      (words) =>
        `“${clip(words)}” asks something back. Donations and grants must be given freely, with no obligation and no inducement to prescribe or recommend a medicine.`,
      "Give the grant without any return, or do not give it.",
    ).map((hit): Hit => ({ ...hit, subclause: "23.2" })),
  examples: {
    flagged: [
      {
        text: "We are happy to confirm a grant of £8,000 to the ward.\n[[The second payment will follow once Zelvorin (zelvotriptan) is on the formulary.]]",
        audience: "payers",
        why: "paid after a formulary decision",
      },
      {
        text: "Our donation of a scanner\n[[In return we would ask that the clinic uses Zelvorin (zelvotriptan) first.]]",
        audience: "payers",
        why: "use asked back",
      },
      {
        text: "Grant letter\n[[The grant is made in recognition of your prescribing over the past year.]]",
        why: "a reward",
      },
    ],
    clean: [
      {
        text: "Letter of agreement: grant\nThe grant is not an inducement to prescribe any medicine and is not linked to any past or future decision. The Trust need give nothing in return.",
        audience: "payers",
        why: "no strings",
      },
      {
        text: "Grant agreement\nIn return the hospice will send a short report on how the money was spent.",
        audience: "payers",
        why: "a report on use is proper",
      },
    ],
    inapplicable: [{ text: "Zelvorin (zelvotriptan) for migraine", why: "no grant" }],
  },
};

const TO_PERSON = phrases(
  "paid|pay|payable|cheque|transfer|transferred|deposit|deposited|credited|send|sent|made|out ..6 your|his|her|their ..2 own|personal|bank|private|home ..2 account|name|address",
  "personal|private|own bank? account",
  "sort code",
  "paid|pay|payable|cheque|transfer|transferred|made|sent ..6 directly|personally ..2 to ..2 you|dr|doctor|professor|sister|consultant|nurse|him|her",
  "paid|pay|payable|cheque|transfer|made ..5 to ..1 dr|doctor|professor|sister|mr|mrs|ms",
  "each|every ..3 nurse|doctor|trainee|applicant|pharmacist|registrar|winner ..6 receive|receives|given|paid|awarded",
  "grant|donation|bursary ..4 to|for dr|doctor|professor|sister|mr|mrs|ms",
  "@money ..4 to|for ..1 dr|doctor|professor|sister|mr|mrs|ms",
  "your own|personal grant|donation|bursary|gift|laptop|computer|course",
  "donation|grant|gift ..6 individual|named|personal ..2 doctor|doctors|nurse|nurses|consultant|prescriber|practitioner",
);

/** The reader of a letter to a professional is a person; of one to a trust, its officer. */
const TO_YOU = phrases(
  "your|his|her bank|account ..2 number|details",
  "give|giving|offer|offering|award|make|pay|grant|send ..1 you ..4 grant|donation|bursary|@money|money|sum",
  "grant|grants|donation|bursary|gift|award ..5 to|for ..1 you",
  "spend ..6 as|however|wherever you|they like|wish|please|see",
);

/** Clause 23.1: never to an individual; 23.2: under a written agreement made beforehand. */
export const organisations: Check = {
  id: "clause-23/organisations",
  requirement: "23.not-individual",
  severity: "HIGH",
  duty: "must",
  themes: ["medical-educational-goods-services", "inducement-and-gifts"],
  applies: (facts) => isGrant(facts) && !facts.dealings.patientOrganisation,
  find: (facts) => [
    ...hitsIn(
      facts,
      meant(facts.submission.audience === "hcp" ? [...TO_PERSON, ...TO_YOU] : TO_PERSON, facts).filter(
        (m) =>
          !hasPhrase(
            phrases("attention|reply|enquiries|letter|signed|contact|trust|organisation|charity|board|hospital"),
            facts,
            [m.sentence],
          ),
      ),
      (words) => `“${clip(words)}”: donations and grants to individuals are prohibited.`,
      "Make the grant to the organisation.",
      { subclause: "23.1" },
    ),
    ...hitsIn(
      facts,
      arrangesGrant(facts) ? withoutAgreement(facts) : [],
      (words) => `“${clip(words)}”: a donation or grant needs a written agreement before it is made.`,
      "Sign a written agreement first.",
      { subclause: "23.2" },
    ),
    ...hitsIn(
      facts,
      meant(
        phrases(
          "cost|costs|spent|incurred|course|equipment|bill|invoice ..6 already ..3 incurred|spent|paid|bought|taken|run",
          "already incurred|spent|paid|bought",
          "retrospective|backdated|retrospectively ..6 grant|donation|payment|support|cover",
        ),
        facts,
      ),
      (words) => `“${clip(words)}”: grants must be prospective.`,
      "Support future activity only.",
      { subclause: "23.2", severity: "MEDIUM" },
    ),
  ],
  examples: {
    flagged: [
      { text: "Educational grant\n[[The £2,000 will be paid into your own bank account.]]", why: "paid to a person" },
      {
        text: "We would like to make a donation.\n[[A cheque for the computer will be made out to Dr Field.]]",
        why: "a named doctor",
      },
      {
        text: "Donation of an ultrasound machine\n[[No paperwork is needed on your side.]]",
        audience: "payers",
        why: "no agreement",
      },
    ],
    clean: [
      {
        text: "Grant agreement. Payment will be made to the Trust, not to any individual.",
        audience: "payers",
        why: "to the organisation",
      },
      {
        text: "Donation letter. No payment can be made before the written agreement is signed.",
        audience: "payers",
        why: "agreement first",
      },
    ],
    inapplicable: [{ text: "Dr Field was paid £300 for the talk.", why: "a fee, not a grant" }],
  },
};

const FREE_SERVICE = phrases(
  "free|funded|sponsored|charge|cost|provide|provides|provided|offer|offers ..12 service|nurse|nurses|clinic|clinics|training|audit|review",
);
const FOR_USERS = phrases("patients|people|adults|you ..4 prescribed", "support programme");

/** A service given to practices or hospitals, not a support programme for those who already take the medicine. */
function offersService(facts: Facts): boolean {
  const { audience } = facts.submission;
  return (
    (audience === "hcp" || audience === "payers") &&
    hasPhrase(FREE_SERVICE, facts) &&
    !hasPhrase(FOR_USERS, facts) &&
    !facts.briefing.isBriefing
  );
}

const BRANDED = phrases(
  "@product ..3 nurse|nurses|fund|grant|grants|bursary|bursaries|award|awards|fellowship|scholarship|clinic|unit|bus|fridge|monitor|machine|scanner|service|library|room",
  "logo|name|branding|livery|colours|brand|branded|sticker|stickers|plaque|label|badge ..8 @product",
  "@product ..2 logo|name|livery|branding|sticker|stickers|plaque|colours",
  "product|brand|medicine ..2 logo|name|branding|sticker|plaque ..8 equipment|machine|fridge|device|screen|room|scanner|donated|unit|side|front|door",
);

/** Clause 23.2: what is given bears no medicine's name. */
export const unbranded: Check = {
  id: "clause-23/unbranded",
  requirement: "23.no-brand",
  severity: "HIGH",
  duty: "must",
  themes: ["medical-educational-goods-services"],
  applies: (facts) => (isGrant(facts) && facts.dealings.grant) || offersService(facts),
  find: (facts) =>
    hitsIn(
      facts,
      meant(BRANDED, facts),
      (words) => `“${clip(words)}”: what is donated may bear the company’s name but not a medicine’s.`,
      "Use the company’s name only.",
    ),
  examples: {
    flagged: [
      {
        text: "Donation of a clinic fridge\nZelvorin (zelvotriptan) is made by Northgate.\n[[A plaque with the Zelvorin logo is fixed to the door.]]",
        audience: "payers",
        why: "a brand on the gift",
      },
      {
        text: "Call for grant applications: Zelvorin (zelvotriptan) is for migraine.\n[[The Zelvorin Nurse Fund makes six grants a year.]]",
        why: "a fund named after the medicine",
      },
    ],
    clean: [
      {
        text: "Donation agreement\nNo medicine will be named. The monitor bears the company name.",
        audience: "payers",
        why: "company name only",
      },
      {
        text: "Grant agreement\nThe machine will not carry the Zelvorin (zelvotriptan) logo.",
        audience: "payers",
        why: "ruled out",
      },
    ],
    inapplicable: [{ text: "Zelvorin (zelvotriptan) nurse line", audience: "patients", why: "no grant" }],
  },
};

/** Clause 23.2: those who use or see what is given can tell that the company is behind it. */
export const involvement: Check = {
  id: "clause-23/involvement",
  requirement: "23.involvement-declared",
  severity: "HIGH",
  duty: "must",
  themes: ["company-involvement-declaration", "medical-educational-goods-services"],
  applies: (facts) => isGrant(facts) && !facts.dealings.patientOrganisation,
  find: (facts) =>
    hitsIn(
      facts,
      concealed(facts),
      (words) =>
        `“${clip(words)}” hides the company’s part. Those who use a donated service or item must be able to see who is behind it.`,
      "Say plainly that the company supports it.",
    ),
  examples: {
    flagged: [
      {
        text: "Grant for the asthma clinic\n[[Our support should not be mentioned on the clinic’s papers.]]".replaceAll(
          "’",
          "'",
        ),
        audience: "payers",
        why: "support concealed",
      },
      {
        text: "Donation of a spirometer\n[[We would prefer to remain anonymous.]]",
        audience: "payers",
        why: "an anonymous donor",
      },
    ],
    clean: [
      {
        text: "Grant agreement. Course papers will state: supported by a grant from Northgate Pharma, which had no role in the content.",
        audience: "payers",
        why: "declared",
      },
      {
        text: "Donation agreement. No medicine will be named in connection with the grant.",
        audience: "payers",
        why: "the medicine, not the giver, is left out",
      },
    ],
    inapplicable: [{ text: "Zelvorin (zelvotriptan) for migraine", why: "no grant" }],
  },
};

const GRANT_WORD = phrases("grant|grants|donation|donations|bursary|bursaries");
const TALK = phrases(
  "talk|discuss|detail|show|tell|update|present|meet|chat ..10 @product",
  "@product ..10 talk|discuss|detail|visit|appointment|call",
);

/** Clause 23.2: representatives may introduce a grant briefly, never together with promotion. */
export const repsRole: Check = {
  id: "clause-23/reps-role",
  requirement: "23.reps-role",
  severity: "MEDIUM",
  duty: "must",
  themes: ["medical-educational-goods-services", "representatives"],
  applies: (facts) =>
    facts.dealings.grant &&
    !facts.dealings.agreement &&
    !facts.dealings.disclosurePage &&
    (facts.submission.audience === "hcp" || facts.submission.audience === "payers") &&
    !facts.briefing.isBriefing,
  find: (facts) =>
    hasPhrase(GRANT_WORD, facts)
      ? hitsIn(
          facts,
          meant(TALK, facts).filter((m) => !hasPhrase(phrases("not|separate"), facts, [m.sentence])),
          (words) =>
            `“${clip(words)}” joins promotion to the offer of a grant. A representative may introduce a grant briefly but must not combine it with promotion.`,
          "Keep promotion out of the letter.",
        )
      : [],
  examples: {
    flagged: [
      {
        text: "A call for grant applications is open.\n[[While I am with you I can update you on Zelvorin (zelvotriptan).]]",
        channel: "email",
        why: "promotion with the grant",
      },
      {
        text: "Our donation scheme is open to every ward.\n[[Let us talk about Zelvorin (zelvotriptan) when we meet.]]",
        channel: "email",
        why: "promotion with the donation",
      },
    ],
    clean: [
      {
        text: "A call for grant applications is open; the form is enclosed.",
        channel: "email",
        why: "the grant alone",
      },
      {
        text: "The grant is handled by our medical department. Representatives will not discuss Zelvorin (zelvotriptan) or any medicine with you about it.",
        channel: "email",
        why: "kept apart",
      },
    ],
    inapplicable: [{ text: "May I update you on Zelvorin (zelvotriptan)?", channel: "email", why: "no grant" }],
  },
};
