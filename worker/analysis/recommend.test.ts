import { describe, expect, test } from "vitest";
import { appliedEdits } from "#schema/edits.ts";
import { type Mended, recommend } from "./recommend.ts";

const TEXT = "Alpha is safe. Alpha is safe for all. Adults only.";

function place(words: string, severity: Mended["severity"], after = "", from = 0): Mended {
  const start = TEXT.indexOf(words, from);
  const end = start + words.length;
  const kind = after === "" ? "delete" : "replace";
  return {
    id: `${words}@${start}`,
    check: "clause-06/hanging-comparison",
    severity,
    subclause: "6.1",
    start,
    page: 1,
    fix: { kind, start, end, before: words, after, note: null },
  };
}

/** What a finding has beside what its edit needs. */
const _SHOWN = {
  requirement: "6.claims",
  alsoUnder: [],
  issue: "",
  quote: null,
  end: null,
  precedents: [],
  raisedBy: "rules" as const,
  confidence: 80,
};

const editsFor = (hidden: Mended[]) => recommend([], hidden, []);

describe("the Minimum Edit Set", () => {
  test("names an edit inside a larger one under the larger, as gravely as the graver of the two", () => {
    const set = editsFor([place("safe", "HIGH", "licensed"), place("Alpha is safe.", "LOW")]);
    expect(set.highPriority).toEqual(["Clause 6.1, page 1: delete “Alpha is safe.”"]);
    expect(set.bestPractices).toEqual([]);
  });

  test("says what to do where no words can mend it, once", () => {
    const fix = { kind: "insert" as const, start: 9, end: 9, before: "", after: "", note: "Withhold the piece." };
    const check = "clause-08/uncertified";
    const mended: Mended = {
      id: "a",
      check,
      severity: "MEDIUM",
      subclause: "8.1",
      start: null,
      page: null,
      fix,
    };
    expect(editsFor([mended, { ...mended, id: "b" }]).highPriority).toEqual(["Clause 8.1: Withhold the piece."]);
  });

  test("lists every place that it would change", () => {
    const places = [place("Alpha is safe. ", "MEDIUM"), place("Alpha is safe for all. ", "MEDIUM")];
    expect(editsFor(places).highPriority).toHaveLength(2);
    expect(
      appliedEdits(
        TEXT,
        places.map(({ fix }) => fix),
      ),
    ).toBe("Adults only.");
  });

  test("ends a list that nobody would work through with what is left", () => {
    const { fix } = place("safe", "MEDIUM");
    const many = Array.from(
      { length: 230 },
      (_, i): Mended => ({
        ...place("safe", "MEDIUM"),
        id: `p${i}`,
        page: i,
        fix: { ...fix, start: i * 10, end: i * 10 + 4 },
      }),
    );
    const { highPriority } = editsFor(many);
    expect(highPriority).toHaveLength(201);
    expect(highPriority.at(-1)).toContain("30 more edits");
  });
});
