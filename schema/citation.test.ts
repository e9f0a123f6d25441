import { expect, test } from "vitest";
import { citationOf } from "./citation.ts";

const CASE = { caseNumber: "AUTH/2114/4/08", title: "Pharmacist v Reckitt Benckiser", codeYear: 2006 };

test.each([
  [
    ["7.2", "7.4", "9.1"],
    [],
    "AUTH/2114/4/08, Pharmacist v Reckitt Benckiser, breach of Clauses 7.2, 7.4 and 9.1 (2006 Code)",
  ],
  [
    ["7.2"],
    ["2"],
    "AUTH/2114/4/08, Pharmacist v Reckitt Benckiser, breach of Clause 7.2, no breach of Clause 2 (2006 Code)",
  ],
  [null, null, "AUTH/2114/4/08, Pharmacist v Reckitt Benckiser"],
])("a citation tells the rulings that were seen: %j, %j", (breach, noBreach, citation) => {
  expect(citationOf({ ...CASE, breach, noBreach })).toBe(citation);
});
