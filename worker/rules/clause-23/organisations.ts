import { phrases } from "#worker/text/language/phrases.ts";
import { written } from "../checks/written.ts";
import { FAIR_CHOICE, SELLERS_CHOSE } from "../concepts/sellers.ts";
import { withoutAgreement } from "../dealings/paperwork.ts";
import { CARE_PLACE } from "../vocabulary/care-places.ts";
import { CLINICIAN } from "../vocabulary/clinicians.ts";

const TO_PERSON = phrases(
  "paid|pay|payable|cheque|transfer|transferred|deposit|deposited|credited|send|sent|made|out ..6 your|his|her|their ..2 own|personal|bank|private|home ..2 account|name|address",
  "personal|private|own bank? account",
  "sort code",
  "straight|directly|direct into|to ..2 your|you|her|his|their",
  "you|sister|dr|doctor|professor ..2 personally",
  "paid|pay|payable|cheque|transfer|transferred|made|sent ..6 directly|personally ..2 to ..2 you|dr|doctor|professor|sister|consultant|nurse|him|her",
  "paid|pay|payable|cheque|transfer|made ..5 to ..1 dr|doctor|professor|sister|mr|mrs|ms",
  "each|every ..3 nurse|doctor|trainee|applicant|pharmacist|registrar|winner ..6 receive|receives|given|paid|awarded",
  "grant|donation|bursary ..4 to|for dr|doctor|professor|sister|mr|mrs|ms",
  "@money ..4 to|for ..1 dr|doctor|professor|sister|mr|mrs|ms",
  "to you|him|her ..2 at home|personally|yourself|directly",
  "yours|his|hers to keep|use|spend",
  `own|private|personal ${CARE_PLACE}|use|rooms|consulting|pocket`,
  "your own|personal grant|donation|bursary|gift|laptop|computer|course",
  `donation|grant|gift ..6 individual|named|personal ..2 ${CLINICIAN}`,
);

/** The reader of a letter to a professional is a person; of one to a trust, its officer. */
const TO_YOU = phrases(
  "your|his|her bank|account ..2 number|details",
  "give|giving|offer|offering|award|make|pay|grant|send ..1 you ..4 grant|donation|bursary|@money|money|sum",
  "grant|grants|donation|bursary|gift|award ..5 to|for ..1 you",
  "spend ..6 as|however|wherever you|they like|wish|please|see",
);

const ORGANISATION = phrases(
  "attention|reply|enquiries|letter|signed|contact|trust|organisation|charity|board|hospital",
);

const ALREADY_SPENT = phrases(
  "cost|costs|spent|incurred|course|equipment|bill|invoice ..6 already ..3 incurred|spent|paid|bought|taken|run",
  "already incurred|spent|paid|bought",
  "retrospective|backdated|retrospectively ..6 grant|donation|payment|support|cover",
);

const TO_AN_INDIVIDUAL = {
  unless: ORGANISATION,
  issue: "{words}: donations and grants to individuals are prohibited.",
  advice: "Make the grant to the organisation.",
  subclause: "23.1",
};

/** Clause 23.1: never to an individual; 23.2: under a written agreement made beforehand. */
export const organisations = written({
  id: "clause-23/organisations",
  requirement: "23.not-individual",
  severity: "HIGH",
  duty: "must",
  themes: ["medical-educational-goods-services", "inducement-and-gifts"],
  when: { is: ["an offer of a grant"], isNot: ["a patient organisation"] },
  faults: [
    { when: { audience: ["hcp"] }, says: [...TO_PERSON, ...TO_YOU], ...TO_AN_INDIVIDUAL },
    { says: TO_PERSON, ...TO_AN_INDIVIDUAL },
    {
      when: { is: ["the making of a grant"] },
      says: SELLERS_CHOSE,
      unless: FAIR_CHOICE,
      issue:
        "{words} gives those who sell a say over a grant. Donations and grants are no matter for the sales force and must not reward prescribing.",
      advice: "Leave the choice to people without sales duties, by stated criteria.",
      subclause: "23.2",
    },
    {
      when: { is: ["the making of a grant"] },
      places: withoutAgreement,
      issue: "{words}: a donation or grant needs a written agreement before it is made.",
      advice: "Sign a written agreement first.",
      subclause: "23.2",
    },
    {
      says: ALREADY_SPENT,
      issue: "{words}: grants must be prospective.",
      advice: "Support future activity only.",
      subclause: "23.2",
      severity: "MEDIUM",
    },
  ],
  examples: {
    flagged: [
      {
        text: "Donation letter: £12,000 to the ward at St Clare's.\n[[Our regional sales manager picked the ward from among those that asked.]]",
        audience: "payers",
        why: "allotted by sales",
      },
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
        text: "Donation letter: £12,000 to the ward at St Clare's. Sales staff had no part in the choice. A written agreement is enclosed.",
        audience: "payers",
        why: "sales kept out",
      },
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
});
