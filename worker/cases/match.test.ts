import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { SubmissionFields } from "#schema/submission.ts";
import { fieldsOf, loadLabels } from "#worker/lab/sets.ts";
import { checkClauses } from "#worker/rules/engine/engine.ts";
import { gatherFacts } from "#worker/rules/facts/index.ts";
import { materialFromText } from "#worker/test/material.ts";
import { in2024, likelyIn2024 } from "./clause-numbers.ts";
import { clausesRuled, clausesToday, LIBRARY, outcomeOf } from "./library.ts";
import { matchCases } from "./match.ts";
import { queryOf } from "./query.ts";

const SAMPLES = join(import.meta.dirname, "../../web/public/samples");

function matched(file: string, audience: SubmissionFields["audience"], channel: SubmissionFields["channel"]) {
  const text = readFileSync(join(SAMPLES, file), "utf8");
  const facts = gatherFacts(materialFromText(text), { audience, channel, context: undefined, materialType: undefined });
  const outcomes = checkClauses(facts);
  return { outcomes, ...matchCases(outcomes, facts) };
}

describe("clause numbers of older editions", () => {
  test("are given in 2024 only where the map knows their place", () => {
    expect(in2024(2019, "4.9")).toEqual(["12.6"]);
    expect(in2024(2021, "12.10")).toEqual(["12.7"]);
    expect(in2024(2021, "26.1")).toEqual(["26.1"]);
    expect(in2024(2006, "11.4")).toEqual([]);
    expect(in2024(2012, "7.10")).toEqual([]);
    expect(likelyIn2024(2012, "7.10")).toEqual(["14.4"]);
  });

  test("of 2003 are read as those of 2006, and 15.1 was about representatives alone", () => {
    expect(in2024(2003, "9.1")).toEqual(in2024(2006, "9.1"));
    for (const year of [2019, 2016, 2015]) expect(in2024(year, "15.1")).toEqual(["17.1"]);
    expect(in2024(2024, "15.1")).toEqual(["15.1"]);
  });
});

describe("matched cases", () => {
  const faulty = matched("leavepiece-with-faults.txt", "hcp", "print");
  const social = matched("social-post-to-the-public.txt", "patients", "social");
  const clean = matched("leavepiece-complete.txt", "hcp", "print");

  test.each([faulty, social, clean])(
    "are at most five, all of the library, with their own words and outcome",
    ({ cases }) => {
      expect(cases.length).toBeGreaterThan(0);
      expect(cases.length).toBeLessThanOrEqual(5);
      for (const found of cases) {
        const entry = LIBRARY.find((c) => c.caseNumber === found.caseNumber);
        expect(entry?.title).toBe(found.title);
        expect(entry && outcomeOf(entry)).toBe(found.outcome);
        expect(entry?.url ?? undefined).toBe(found.url);
        expect(found.why).not.toBe("");
      }
    },
  );

  test("for promotion to the public include rulings on it", () => {
    const ruled = social.cases.flatMap(({ caseNumber }) => {
      const entry = LIBRARY.find((c) => c.caseNumber === caseNumber);
      return entry ? clausesToday(entry, entry.breachClauses ?? []).searched : [];
    });
    expect(ruled).toContain("26.1");
  });

  test("support a finding only where they were ruled under its sub-clause", () => {
    for (const finding of faulty.outcomes.flatMap((o) => o.findings))
      for (const number of faulty.precedents[finding.id] ?? []) {
        const entry = LIBRARY.find((c) => c.caseNumber === number);
        const ruled = entry ? clausesToday(entry, clausesRuled(entry)).searched : [];
        expect([finding.subclause, ...finding.alsoUnder].some((clause) => ruled.includes(clause))).toBe(true);
      }
  });

  test("say in one sentence what is alike, from facts of the case", () => {
    for (const { cases } of [faulty, social, clean])
      for (const { why, caseNumber } of cases) {
        expect(why).toMatch(/^(?:Also|Ruled|Cleared|Alike in its words) .+\.$/);
        const entry = LIBRARY.find((c) => c.caseNumber === caseNumber);
        const [, breach = ""] = /in breach of (.+?), raised here/i.exec(why) ?? [];
        for (const clause of breach.match(/\d+(?:\.\d+)?/g) ?? [])
          expect(entry && clausesToday(entry, entry.breachClauses ?? []).shown).toContain(clause);
      }
  });

  test("stand in bands: a counter-example found no breach, and a clean piece is not shown such cases alone", () => {
    for (const { cases } of [faulty, social])
      for (const { band, outcome } of cases) expect(band === "counter-example").toBe(outcome === "no breach");
    expect(clean.cases.some(({ outcome }) => outcome !== "no breach")).toBe(true);
  });

  test("are about the like, not only in the same kind of place or of low standards", () => {
    const labels = loadLabels().filter((_, i) => i % 6 === 0);
    for (const label of labels) {
      const facts = gatherFacts(materialFromText(label.text), fieldsOf(label));
      for (const { why } of matchCases(checkClauses(facts), facts).cases) {
        const alike = why.split("; unlike")[0]?.replace(/\.$/, "") ?? "";
        expect(`${label.id}: ${alike}`).not.toMatch(
          /: Also (?:on a [a-z ]+|about (?:website content|high standards)(?: and (?:website content|high standards))?)(?:; also on a [a-z ]+)?$/,
        );
      }
    }
  });

  test("that ended in a breach are told as such beside a piece in which nothing is found, and not beside small points", () => {
    const text = readFileSync(join(SAMPLES, "leavepiece-complete.txt"), "utf8");
    const facts = gatherFacts(materialFromText(text), {
      ...{ audience: "hcp", channel: "print", context: undefined, materialType: undefined },
    });
    const outcomes = checkClauses(facts);
    const [finding] = faulty.outcomes.flatMap((outcome) => outcome.findings);
    const [first, ...rest] = outcomes;
    if (!finding || !first) throw new Error("The sample has no finding");
    const small = matchCases([{ ...first, findings: [{ ...finding, severity: "LOW" }] }, ...rest], facts);
    const whys = (cases: { why: string }[]) => cases.map(({ why }) => why).join(" ");
    expect(whys(small.cases)).not.toContain("ended in a breach");
    expect(whys(clean.cases)).toContain("where nothing is found here");
  });

  test("are none for a text that is like no case", () => {
    const facts = gatherFacts(materialFromText("Xqzv wvutsr jkl."), {
      ...{ audience: "hcp", channel: "print", context: undefined, materialType: undefined },
    });
    expect(matchCases(checkClauses(facts), facts).cases).toEqual([]);
  });

  test("are not called to mind by what the classifier doubts", () => {
    const { outcomes } = faulty;
    const text = readFileSync(join(SAMPLES, "leavepiece-with-faults.txt"), "utf8");
    const facts = gatherFacts(materialFromText(text), {
      ...{ audience: "hcp", channel: "print", context: undefined, materialType: undefined },
    });
    const doubted = outcomes.map((outcome) => ({
      ...outcome,
      findings: outcome.findings.map((finding) => ({ ...finding, isDoubted: true as const })),
    }));
    expect(queryOf(doubted, facts).clauses.size).toBe(0);
    expect(queryOf(outcomes, facts).clauses.size).toBeGreaterThan(0);
  });

  test("are the same every time", () => {
    expect(matched("social-post-to-the-public.txt", "patients", "social").cases).toEqual(social.cases);
  });
});
