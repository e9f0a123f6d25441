import { expect, test } from "vitest";
import { analyseInProcess, textFile } from "./in-process.ts";

const fields = { audience: "hcp", channel: "print", context: undefined, materialType: undefined } as const;

test.each([
  ["one letter", "a", /too few words/],
  ["one mark", ".", /too few words/],
  ["Cyrillic", "Экзампла назначается взрослым пациентам с мигренью один раз в день. ".repeat(25), /not in English/],
  [
    "a German claim",
    "Exampla ist das sicherste Medikament für alle Patienten und wirkt schneller als jede andere Behandlung, die es gibt.",
    /does not read as English/,
  ],
])("%s gets no verdict, and is told why and what to do", async (_, text, why) => {
  const { result } = await analyseInProcess(textFile(text), fields);
  expect(result.summary).toMatch(/^No verdict\. /);
  expect(result.summary).toMatch(why);
  expect(result.summary).toMatch(/Upload /);
  expect(result.riskLevel).toBe("MEDIUM");
  expect(new Set(result.clauses.map(({ status }) => status))).toEqual(new Set(["not-engaged"]));
});

test("what to do about a text that cannot be judged is said once, not under every clause", async () => {
  const { result } = await analyseInProcess(textFile("a"), fields);
  expect(result.clauses.filter(({ humanCheck, issue }) => humanCheck || issue)).toEqual([]);
  expect(result.recommendations.bestPractices).toEqual([]);
});

test("few words that are plainly at fault are judged all the same", async () => {
  const { result } = await analyseInProcess(
    textFile("Zelvorin (zelvastat): the safest statin ever. No side effects."),
    fields,
  );
  expect(result.clauses.flatMap(({ findings }) => findings).length).toBeGreaterThan(0);
  expect(result.summary).not.toMatch(/^No verdict/);
});
