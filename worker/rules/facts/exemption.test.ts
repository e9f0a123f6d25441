import { describe, expect, test } from "vitest";
import { baseOf, wordsAt } from "#worker/test/told.ts";
import type { ExemptKind } from "./exempt-purposes.ts";
import { exemptionFor, isExemptKind, sellsAt } from "./exemption.ts";

/** The signs of each kind, one an entry, in words of which any is one. What begins with "^" opens a line. */
const SIGNS: Record<ExemptKind, [fewest: number, signs: string[]]> = {
  research: [
    4,
    [
      "ethics",
      "consent|consented",
      "investigator",
      "sponsors|sponsored",
      "eligible|inclusion criteria",
      "recruits",
      "visits|follow-up",
      "questionnaire|interviewer|focus group",
      "anonymous|confidential",
      "taking part|volunteers",
      "honoraria|travel costs",
      "personal data|withdrawal",
      "site|centres",
      "fieldwork|MRS",
      "steering|publication",
      "aims|sample size",
    ],
  ],
  "advisory-board": [
    5,
    [
      "advice|advisory",
      "fees|fair market",
      "agenda|discussion",
      "contract|terms",
      "expenses|dinner",
      "confidential",
      "disclosed|declared",
      "minutes|report",
      "participants|panel",
      "pre-read|slides",
      "objectives|purpose",
    ],
  ],
  agreement: [
    5,
    [
      "signed|____",
      "fee|payable",
      "terms",
      "terminates|renewal",
      "publishes|transparent",
      "the parties|hereinafter",
      "shall|agrees",
      "^2. Blue|^11) Blue",
      "trust|charity",
      "deliverables|grant",
      "conflicts|influence",
      "methodology",
    ],
  ],
  "advance-budget": [
    4,
    [
      "budgets",
      "costs|spend",
      "prevalence|patients a year",
      "forecast|not before",
      "MHRA|submission",
      "NICE|horizon",
      "confidential|do not share",
      "phase|comparator",
      "clinic|nurses",
      "formulation|dosing",
    ],
  ],
  notice: [
    5,
    [
      "carton|blister",
      "stock|wholesaler",
      "batch|recall",
      "PIP|EAN",
      "unchanged|discontinued",
      "from 1 May|until 2027",
      "warning|monitored",
      "please|stop",
      "manufacturer|due to",
      "telephone|enquiries",
    ],
  ],
  reply: [
    5,
    [
      "you asked|your question",
      "SPC|section 4",
      "enclosed|literature",
      "medical information",
      "sincerely|regards",
      "^Dear Ann|^To: Ann",
      "no data|unable",
      "answer|thank you",
      "interaction|evidence",
    ],
  ],
  recruitment: [
    4,
    [
      "applicants|applications",
      "salary|pension",
      "vacancy|role",
      "experience|skills",
      "deadline|CV",
      "manager|colleagues",
      "hiring|career",
      "hybrid|full-time",
      "duties|you will",
    ],
  ],
  "product-document": [
    5,
    [
      "therapeutic indications",
      "posology",
      "contraindications",
      "undesirable effects",
      "pharmaceutical form",
      "marketing authorisation holder",
      "pharmacokinetics",
      "shelf life",
      "excipients",
      "what it is used",
      "before you take",
      "how to store",
      "possible side effects",
      "contents of the pack",
      "overdose",
      "fertility, pregnancy",
      "non-clinical aspects|assessor",
    ],
  ],
  internal: [
    4,
    [
      "reps|field force",
      "calls|appointments",
      "colleagues|staff",
      "customers|HCPs",
      "training|objections",
      "territory|bonus",
      "signatories|SOP",
      "remember|do not hand",
      "leavepiece|booklet",
      "^From: Ann|^Hi all",
      "budget|proofs",
      "advertising desk|insertion",
      "this cycle|if asked",
      "^GP: blue|what you may say",
      "launch|next week",
    ],
  ],
};
const KINDS = Object.entries(SIGNS) as [ExemptKind, [number, string[]]][];

const lineOf = (word: string) => (word.startsWith("^") ? word.slice(1) : `It is ${word} here.`);
const piece = (lines: string[]) =>
  ["Top of it", ...lines, "Blue and green.", ...Array(5).fill("Green and blue."), "End of it"].join("\n");
const MEDICINE = "Zelvorin (tavorimib) 40 mg tablets";
const OPENING = { opening: "", isTold: false };

function exemption(kind: ExemptKind, text: string, given = OPENING) {
  const facts = baseOf(text);
  const found = exemptionFor(kind, facts, given);
  return found && { signs: wordsAt(facts, found.signs), sells: found.sells && wordsAt(facts, [found.sells])[0] };
}

for (const [kind, [fewest, signs]] of KINDS)
  describe(kind, () => {
    test("is shown by each of its signs", () => {
      const missed = signs.flatMap((words) =>
        words.split("|").filter((word) => exemption(kind, piece([lineOf(word)]))?.signs.length !== 1),
      );
      expect(missed).toEqual([]);
      expect(exemption(kind, piece([]))).toBe(null);
    });

    test(`needs ${fewest} of them where it names a medicine`, () => {
      const some = (count: number) =>
        piece([MEDICINE, ...signs.slice(0, count).map((words) => lineOf(words.split("|")[0] ?? ""))]);
      expect(exemption(kind, some(fewest))?.signs).toHaveLength(fewest);
      expect(exemption(kind, some(fewest - 1))).toBe(null);
    });
  });

const ETHICS = "Blue ethics too.";
const SELLING = "Zelvorin cut pain by 40% compared with placebo (p<0.05).";

describe("a sign counts", () => {
  test.each([
    ["once, however often it stands", piece([MEDICINE, ETHICS, ETHICS, ETHICS, ETHICS])],
    [
      "not in prescribing information",
      `${piece([MEDICINE])}\nPrescribing information\nDosage: consent.\nContraindications: ethics, visits.\nSide effects: recruited.\nPrice: volunteers.`,
    ],
    ["not in the first line", piece([MEDICINE]).replace("Top of it", "Ethics, visits, sites and volunteers recruited")],
    ["not in the last", piece([MEDICINE]).replace("End of it", "Ethics, visits, sites and volunteers recruited")],
    [
      "not in a line that says what the piece is",
      piece([MEDICINE, "This protocol has ethics, visits, sites and volunteers."]),
    ],
    [
      "nor in one that says so by another name",
      piece([MEDICINE, "This is for internal use: ethics, visits, volunteers, sites."]),
    ],
  ])("%s", (_, text) => {
    expect(exemption("research", text)).toBe(null);
  });

  test("in a long line by its sentences, of which one may say what the piece is", () => {
    const long = (said: string) => piece([MEDICINE, `${"It is blue and green. ".repeat(5)}${said}`]);
    const four = "Ethics is one. Visits are one. Sites are one. Volunteers are one.";
    expect(exemption("research", long(four))?.signs).toEqual(["Ethic", "Visits", "Sites", "Volunteers"]);
    expect(exemption("research", long("This protocol has ethics, visits, sites and volunteers."))).toBe(null);
  });

  test("in a long sentence that is no declaration", () => {
    const long = `Ethics stands here with visits and sites and volunteers in the blue and the green of ${"one and ".repeat(8)}all.`;
    expect(exemption("research", piece([MEDICINE, long]))?.signs).toHaveLength(4);
  });
});

describe("a short paper", () => {
  const short = (lines: number, ...said: string[]) =>
    [MEDICINE, ...said, ...Array(lines - said.length - 1).fill("Green and blue.")].join("\n");

  test("is what it says where it does not sell", () => {
    expect(exemption("research", short(6))).toEqual({ signs: [], sells: null });
    expect(exemption("research", short(7))).toBe(null);
  });

  test("that sells needs two signs fewer", () => {
    expect(exemption("research", short(6, SELLING, ETHICS, "Blue visits."))?.sells).toBe(SELLING);
    expect(exemption("research", short(6, SELLING, ETHICS))).toBe(null);
    expect(exemption("research", short(7, SELLING, ETHICS, "Blue visits."))).toBe(null);
  });
});

describe("a paper sells", () => {
  const sells = (text: string, opening = "") => {
    const facts = baseOf(text);
    const at = sellsAt(facts, opening);
    return at && wordsAt(facts, [at])[0];
  };

  test.each([
    ["by a result against another", `It is blue.\n${SELLING}`, SELLING],
    [
      "by the statement in full",
      "It is blue.\nReporting forms and information can be found online.",
      "Reporting forms and information can be found online.",
    ],
    ["not in the references", `It is blue.\n\nReferences\n1. ${SELLING} 2024.`, null],
    ["not in a footer", `It is blue.\n\n${SELLING} Date of preparation May.`, null],
    ["not by being blue", "It is blue.", null],
  ])("%s", (_, text, expected) => {
    expect(sells(text)).toBe(expected);
  });

  test("by prescribing information", () => {
    const pi = "Prescribing information\nDosage: one.\nContraindications: gout.\nSide effects: nausea.";
    expect(sells(`It is blue.\n\n${pi}`)).toBe("Prescribing information");
  });

  test("by saying that it promotes", () => {
    expect(sells("It is blue.\nIt is green.", "Promotional material")).toBe("It is blue.");
  });

  test("and needs its signs though it names no medicine", () => {
    expect(exemption("research", piece(["It cut pain by 40% compared with placebo (p<0.05).", ETHICS]))).toBe(null);
  });
});

test("what the user says needs no sign", () => {
  expect(exemption("research", piece([MEDICINE, SELLING]), { opening: "", isTold: true })).toMatchObject({ signs: [] });
});

test.each([
  ["internal", true],
  ["promotional", false],
])("%s is a kind that excuses: %s", (kind, expected) => {
  expect(isExemptKind(kind)).toBe(expected);
});
