import { wordsOf } from "#worker/text/words-of.ts";
import { tellsMethod } from "../facts/declarations.ts";
import type { Facts } from "../facts/index.ts";
import type { Check } from "../types.ts";

/** A list for a year, which is what the note belongs to; an apology or an addition to one is none. */
const YEAR_HEAD = /\b20[12]\d\b/;
const HEAD_LINES = 6;
const SUM = /£\s?\d/;
const FEWEST_ENTRIES = 2;

const isYearly = (facts: Facts) =>
  facts.lines.slice(0, HEAD_LINES).some((line) => YEAR_HEAD.test(wordsOf(facts, line)));
const entries = (facts: Facts) => facts.lines.filter((line) => SUM.test(wordsOf(facts, line))).length;

/** Clause 29.1: the yearly list of patient organisations comes with a note on how it was drawn up. Low, for the note may stand on
 * another page of the site. */
export const methodology: Check = {
  id: "clause-29/methodology",
  requirement: "29.trigger-po-support",
  severity: "LOW",
  duty: "must",
  themes: ["disclosure-transfers-of-value", "patient-organisations"],
  applies: (facts) =>
    facts.dealings.disclosurePage &&
    facts.dealings.patientOrganisation &&
    isYearly(facts) &&
    entries(facts) >= FEWEST_ENTRIES,
  find: (facts) =>
    tellsMethod(facts)
      ? []
      : [
          {
            at: null,
            issue:
              "The list says nothing of how it was drawn up. A yearly list of support must come with a note on methodology, such as VAT, dates and contracts over several years.",
            fix: { kind: "insert", at: "end", text: "Methodology note: [how the figures were worked out, or a link]." },
          },
        ],
  examples: {
    flagged: [
      {
        text: "Support of patient organisations\nCalendar year 2024. First published 20 June 2025.\nKidney Voice: Grant, £4,000, printing of 2,000 diet booklets.\nMigraine Line: Grant, £2,500, hire of rooms for a family day.",
        audience: "patients",
        channel: "website",
        why: "no note",
      },
      {
        text: "What we gave in 2024\nTransparency: our support of patient groups. First published 20 June 2025.\nThe Cramp League was given a grant of £900 for a helpline.\nAsthma Circle was given a grant of £1,200 for a rota.",
        audience: "patients",
        channel: "website",
        why: "no note",
      },
    ],
    clean: [
      {
        text: "Support of patient organisations\nCalendar year 2024. First published 20 June 2025.\nKidney Voice: Grant, £4,000, printing of 2,000 diet booklets.\nMigraine Line: Grant, £2,500, hire of rooms.\nMethodology: sums are without VAT, by date of payment.",
        audience: "patients",
        channel: "website",
        why: "the note",
      },
      {
        text: "Support of patient organisations\nCalendar year 2024. First published 20 June 2025.\nKidney Voice: Grant, £4,000, printing of 2,000 diet booklets.\nMigraine Line: Grant, £2,500, hire of rooms.\nHow these sums were worked out: contracts over two years count in the year of payment.",
        audience: "patients",
        channel: "website",
        why: "the note in other words",
      },
    ],
    inapplicable: [{ text: "Zelvorin (zelvotriptan) for migraine", why: "no list" }],
  },
};
