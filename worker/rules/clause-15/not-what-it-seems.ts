import type { Ground } from "../checks/grounds.ts";
import { written } from "../checks/written.ts";

/** An entry of a list of contents: "31 COMPANY NEWS". */
const ENTRY = /^\W*\d{1,3}[.)]? \p{Lu}+ \p{Lu}+\W*$/u;

const GROUNDS: readonly Ground[] = [
  {
    is: /\b(?:MHRA|licensing authority|regulators?)\b/,
    unless: /yellowcard|report(?:ed|ing)?\b|Yellow Card/i,
    why: "leans on the name of a regulator",
    rule: "Promotion must not refer to the licensing authority (Clause 15.2).",
    subclause: "15.2",
  },
  {
    is: /\b(?:selected partners?|third part\w+|(?:e-?mail )?address(?:es)?|mailing list|subscrib\w+|receiving this|opt(?:ed)?[- ](?:in|out)|permission|consent\w*|news(?:letter)?s?,? (?:and )?offers|keep you (?:posted|up to date|informed)|whole department|bought|ticked)\b/i,
    why: "sends promotion to people who have not agreed to have it from the company",
    rule: "Promotional e-mail needs the prior permission of those who get it (Clause 15.5).",
    subclause: "15.5",
  },
  {
    is: /\b(?:independent\w*|non-?promotional|not (?:an )?(?:advert\w*|promotion\w*)|educat\w+|report|digest|research|survey|study|news|editorial|correspondent|health desk|peer|colleague|exchange|scientific|service|safety|important|information|personal|editors?|reviews?|guidance|experts?|panel|advis\w+|training|programme|learning|academy|hub|network)\b/i,
    unless: ENTRY,
    why: "lets promotion look like something else, or leaves unsaid who is behind it",
    rule: "Promotional material and activities must not be disguised (Clause 15.6).",
    atHead: "This is promotional material from [company].",
  },
];

/** 15.2 to 15.6: promotion is plainly promotion, goes to those who agreed, and does not lean on the regulator. */
export const notWhatItSeems = written({
  id: "clause-15/not-what-it-seems",
  requirement: "15.disguise-flags",
  severity: "MEDIUM",
  duty: "must",
  needsConfirmation: true,
  themes: ["disguised-promotion", "company-involvement-declaration"],
  when: [{ is: ["a medicine"] }, { is: ["a company"] }],
  grounds: GROUNDS,
  examples: {
    flagged: [
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\n[[A report by an independent panel of experts.]]",
        why: "promotion as a report",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\n[[Your address is on our mailing list.]]",
        why: "no permission",
      },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\n31 COMPANY NEWS",
        why: "an entry of a list of contents",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nReport side effects at yellowcard.mhra.gov.uk.",
        why: "a statement that is owed",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nTavorel is licensed for migraine in adults.",
        why: "plainly promotion",
      },
    ],
    inapplicable: [{ text: "Sun safety week starts on Monday.", why: "no medicine and no company" }],
  },
});
