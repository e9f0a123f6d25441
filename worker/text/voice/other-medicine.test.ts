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
  ])("%s", (_, text, words, expected) => {
    expect(own(`Compared with Oldexin (oldexinib) tablets.\n\n${text}`, words)).toEqual(expected);
  });
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
