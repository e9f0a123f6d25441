import { expect, test } from "vitest";
import { loadLabels } from "#worker/lab/sets.ts";
import { checkClauses } from "#worker/rules/engine/engine.ts";
import { factsOf } from "#worker/test/told.ts";
import { columnsOf } from "./features.ts";
import { builtInLibrary } from "./match.ts";
import { isTelling, queryOf, queryOfFinding } from "./query.ts";

test("what a finding alone asks is answered alike whether or not the whole piece has been asked for before", () => {
  const library = builtInLibrary();
  let compared = 0;
  for (const { text } of loadLabels().slice(0, 6)) {
    const facts = factsOf(text);
    const outcomes = checkClauses(facts);
    const query = queryOf(outcomes, facts);
    const columns = columnsOf(library, query);
    for (const finding of outcomes.flatMap(({ findings }) => findings).filter(isTelling)) {
      const alone = queryOfFinding(query, finding);
      expect(columnsOf(library, alone, { query, columns })).toEqual(columnsOf(library, alone));
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(4);
});
