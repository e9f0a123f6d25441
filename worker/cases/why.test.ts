import { describe, expect, test } from "vitest";
import type { CaseResult } from "#schema/result.ts";
import { fieldsOf, loadLabels } from "#worker/lab/sets.ts";
import { checkClauses } from "#worker/rules/engine/engine.ts";
import { gatherFacts } from "#worker/rules/facts/index.ts";
import { materialFromText } from "#worker/test/material.ts";
import { resultOf } from "#worker/test/matters.ts";
import { clausesToday, LIBRARY } from "./library.ts";
import { matchCases } from "./match.ts";
import { isTelling, type Query, queryOf } from "./query.ts";
import { terms } from "./terms.ts";
import { THEME_WORDS, type ThemeWords } from "./theme-words.ts";

interface Shown extends CaseResult {
  piece: string;
  query: Query;
  /** The case's own words. */
  told: string;
  /** Sub-clauses of findings that are neither drafting points nor doubted, and all that stand at matters of the result. */
  raised: string[];
  matters: string[];
}

/** Every case that is shown for every second piece of the development set and for pieces of free choice. */
const shown: Shown[] = [...loadLabels().filter((_, i) => i % 2 === 0), ...loadLabels("free-45").slice(0, 15)].flatMap(
  (label) => {
    const facts = gatherFacts(materialFromText(label.text), fieldsOf(label));
    const outcomes = checkClauses(facts);
    const query = queryOf(outcomes, facts);
    const raised = outcomes.flatMap(({ findings }) => findings.filter(isTelling).map(({ subclause }) => subclause));
    const matters = resultOf(label).matters.flatMap(({ clause, also }) => [clause, ...also]);
    return matchCases(outcomes, facts).cases.map((one) => ({
      ...one,
      ...{ piece: label.id, query, told: one.description, raised, matters },
    }));
  },
);

const byName = new Map<string, ThemeWords>(Object.values(THEME_WORDS).map((theme) => [theme.told, theme]));
/** The longest names first, for one may stand in another. */
const names = [...byName.keys()].sort((a, b) => b.length - a.length);

function themesNamed(why: string): string[] {
  const [, list = ""] = /^Also about (.+?)(?:; |\.$)/.exec(why) ?? [];
  let rest = list;
  const found = names.filter((name) => {
    const has = rest.includes(name);
    rest = rest.replace(name, "");
    return has;
  });
  expect(rest.replace(" and ", ""), why).toBe("");
  return found;
}

describe("the sentence on a case", () => {
  test("is looked at for enough cases", () => expect(shown.length).toBeGreaterThan(150));

  test("names only themes whose words stand in the case and in the piece", () => {
    let named = 0;
    for (const { why, told, query, piece } of shown)
      for (const name of themesNamed(why)) {
        const { words, inPiece = words } = byName.get(name) as ThemeWords;
        const said = [query.said.copy, ...query.said.quoted.values()].join("\n");
        const isForPublic = name === "promotion to the public" && query.setting.audience === "patients";
        expect(words.test(told), `${piece}: ${why} | ${told}`).toBe(true);
        expect(isForPublic || inPiece.test(said), `${piece}: ${why}`).toBe(true);
        named++;
      }
    expect(named).toBeGreaterThan(100);
  });

  test("names only clauses that the case was ruled under, and under which a matter of the piece is told or falls as well", () => {
    for (const { why, caseNumber, raised, matters } of shown) {
      const entry = LIBRARY.find((one) => one.caseNumber === caseNumber);
      const [, ruling, list, here] =
        /(in breach of|cleared under) (Clause.+?), (raised here|under which)/i.exec(why) ?? [];
      const ruled = ruling?.toLowerCase() === "cleared under" ? entry?.noBreachClauses : entry?.breachClauses;
      for (const clause of list?.match(/\d+(?:\.\d+)?/g) ?? []) {
        expect(entry && clausesToday(entry, ruled ?? []).shown, why).toContain(clause);
        expect(here === "raised here" ? raised : matters, why).toContain(clause);
        expect(matters, why).toContain(clause);
      }
    }
  });

  test("calls low standards and Clause 2 raised only where a finding is told under nothing else", () => {
    for (const { why, raised } of shown) {
      const named = /(Clause.+?), raised here/.exec(why)?.[1]?.match(/\d+(?:\.\d+)?/g) ?? [];
      const isFollower = (clause: string) => clause === "2" || clause === "5.1";
      if (named.some(isFollower)) expect(raised.every(isFollower), why).toBe(true);
    }
  });

  test("says that a case ended in a breach only beside a piece in which nothing is found or looked at again", () => {
    for (const { why, query } of shown.filter((one) => one.why.includes("ended in a breach")))
      expect(query.found === "nothing" && query.secondLook.size === 0, why).toBe(true);
  });

  test("quotes only words that both use", () => {
    for (const { why, told, query } of shown)
      for (const [, word = ""] of why.matchAll(/“(.+?)”/g)) {
        expect(told).toContain(word);
        expect(terms(query.said.copy)).toContain(terms(word)[0]);
      }
  });
});

test("that nothing raised here was ruled on is told only of cases whose clauses are all known by today's numbers", () => {
  const apart = shown.filter(({ why }) => why?.includes("no ruling on a clause raised here"));
  expect(apart.length).toBeGreaterThan(0);
  for (const { id } of apart) {
    const entry = LIBRARY.find((one) => one.caseNumber === id);
    const ruled = [...(entry?.breachClauses ?? []), ...(entry?.noBreachClauses ?? [])];
    expect(ruled.filter((n) => entry && clausesToday(entry, [n]).shown.length === 0)).toEqual([]);
  }
});
