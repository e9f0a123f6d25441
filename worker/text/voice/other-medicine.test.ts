import { describe, expect, test } from "vitest";
import { factsOf, wordsAt } from "#worker/test/told.ts";
import { isOfOther, ownPart } from "./other-medicine.ts";

const HEAD = "Zelvorin (tavorimib) 40 mg tablets\nZelvorin is indicated for migraine in adults.\n\n";
const CONTEXT = "Zelvorin (tavorimib) is licensed for migraine in adults, 40 mg once daily.";

/** What is said of the piece's own medicine in each sentence that holds the words. */
function own(text: string, words: string): string[] {
  const facts = factsOf(HEAD + text, { context: CONTEXT });
  return facts.sentences.filter((s) => wordsAt(facts, [s])[0]?.includes(words)).map((s) => ownPart(facts, s));
}

describe("the own part of a row of a table", () => {
  test.each([
    [
      "leaves out the column of another medicine",
      "Outcome   Zelvorin   Oldexin\nDose   40 mg   80 mg",
      "Dose",
      ["Dose  40 mg"],
    ],
    [
      "finds the columns under a row of names some rows up",
      "Outcome   Zelvorin   Oldexin\nDose   40 mg   80 mg\nPain   3   4\nSleep   5   6",
      "Sleep",
      ["Sleep  5"],
    ],
    ["reads columns parted by a bar", "Outcome | Zelvorin | Oldexin\nDose | 40 mg | 80 mg", "Dose", ["Dose  40 mg"]],
    ["is all of a row without names over it", "Dose   40 mg   80 mg", "Dose", ["Dose   40 mg   80 mg"]],
    [
      "is all of a plain sentence",
      "The dose is 40 mg, against 80 mg of Oldexin.",
      "dose is",
      ["The dose is 40 mg, against 80 mg of Oldexin."],
    ],
    [
      "leaves out the cell with a dose of another substance",
      "Zelvorin 40 mg   sumatriptan 50 mg   daily",
      "daily",
      ["Zelvorin 40 mg  daily"],
    ],
    [
      "reads a table of two columns",
      "Zelvorin   Oldexin\n40 mg   80 mg\nfour weeks   six weeks",
      "four weeks",
      ["four weeks"],
    ],
    [
      "is all of a row once a line that is none has ended the table",
      "Outcome   Zelvorin   Oldexin\nSafety results\nDose   40 mg   80 mg",
      "Dose",
      ["Dose   40 mg   80 mg"],
    ],
    [
      "is all of a sentence right under the names",
      "Outcome   Zelvorin   Oldexin\nThe dose is 40 mg.",
      "dose is",
      ["The dose is 40 mg."],
    ],
    [
      "takes a row that names one medicine for no head of the table",
      "Outcome   Zelvorin   Oldexin\nOldexin before   3   4\nDose   40 mg   80 mg",
      "Dose",
      ["Dose  40 mg"],
    ],
    [
      "is all of a row with the own medicine alone",
      "Zelvorin 40 mg   once daily   30 tablets",
      "once daily",
      ["Zelvorin 40 mg   once daily   30 tablets"],
    ],
    [
      "is all of a row with another substance alone",
      "sumatriptan 50 mg   twice daily   30 tablets",
      "twice daily",
      ["sumatriptan 50 mg   twice daily   30 tablets"],
    ],
    [
      "keeps the own substance with its dose",
      "tavorimib 40 mg   sumatriptan 50 mg   each morning",
      "each morning",
      ["tavorimib 40 mg  each morning"],
    ],
  ])("%s", (_, text, words, expected) => {
    expect(own(`Compared with Oldexin (oldexinib) tablets.\n\n${text}`, words)).toEqual(expected);
  });
});

test("the names of the columns are looked for twelve rows up", () => {
  const rows = Array.from({ length: 14 }, (_, i) => `Week ${i + 1}   ${i + 20}   ${i + 40}`);
  const table = `Compared with Oldexin (oldexinib) tablets.\n\nOutcome   Zelvorin   Oldexin\n${rows.join("\n")}`;
  expect(own(table, "Week 7 ")).toEqual(["Week 7  26"]);
  expect(own(table, "Week 12 ")).toEqual(["Week 12  31"]);
  expect(own(table, "Week 13 ")).toEqual(["Week 13   32   52"]);
});

test("a sentence is of another medicine when it names one that the licence says nothing of", () => {
  const facts = factsOf(`${HEAD}Zelvorin is taken once daily. Patients on Oldexin (oldexinib) had more attacks.`, {
    context: CONTEXT,
  });
  expect(
    wordsAt(
      facts,
      facts.sentences.filter((s) => isOfOther(facts, s)),
    ),
  ).toEqual(["Patients on Oldexin (oldexinib) had more attacks."]);
});

test("a medicine beside which the own one is compared is another, though the licence names it", () => {
  const text = `${HEAD}Zelvorin is taken once daily. Zelvorin works in a week. Zelvorin versus Oldexin (oldexinib) was studied.`;
  const facts = factsOf(text, { context: `${CONTEXT} It is for adults whom Oldexin has failed.` });
  expect(facts.products.map(({ name, role }) => [name, role])).toEqual([
    ["Zelvorin", "own"],
    ["Oldexin", "competitor"],
  ]);
  expect(
    wordsAt(
      facts,
      facts.sentences.filter((s) => isOfOther(facts, s)),
    ),
  ).toEqual(["Zelvorin versus Oldexin (oldexinib) was studied."]);
});
