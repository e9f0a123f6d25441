/** Records what the rules answer to pieces of the labelled sets, for `answers.test.ts`: `npm run hits -- --record`. Few pieces are
 * chosen, so that every check, every state of every clause and every kind of document is among them. Takes some minutes. */
import { writeFileSync } from "node:fs";
import { allSets } from "#worker/lab/sets.ts";
import { ANSWERS, type Answer, answerOf } from "./answers.ts";

/** Nothing may be read of these. */
const UNREAD = new Set(["holdout-2026-11-22-e"]);

/** So many pieces hold each thing that an answer can hold, where there are so many. */
const TIMES = 2;
/** Besides, one piece of so many, whatever it holds. */
const EVERY = 40;

const checkOf = (finding: string) => finding.split(" ", 2).join(" ");

/** What the answer shows: its findings by check and severity, the state of each clause, what the piece was taken for. */
const shownBy = ({ kind, clauses, findings }: Answer): string[] => [
  kind,
  ...Array.from(clauses, (letter, i) => `${i + 1}${letter}`),
  ...new Set(findings.map(checkOf)),
];

/** Pieces chosen one by one, each adding most of what is not yet shown often enough. */
function chosen(answers: Answer[]): Set<Answer> {
  const times = new Map<string, number>();
  const shown = new Map(answers.map((answer) => [answer, shownBy(answer)]));
  const picked = new Set<Answer>();
  const adds = (answer: Answer) => (shown.get(answer) ?? []).filter((thing) => (times.get(thing) ?? 0) < TIMES).length;
  const pick = (answer: Answer) => {
    picked.add(answer);
    for (const thing of shown.get(answer) ?? []) times.set(thing, (times.get(thing) ?? 0) + 1);
  };
  for (const [i, answer] of answers.entries()) if (i % EVERY === 0) pick(answer);
  let left = answers.filter((answer) => !picked.has(answer));
  while (left.length > 0) {
    const best = left.reduce((a, b) => (adds(b) > adds(a) ? b : a));
    if (adds(best) === 0) break;
    pick(best);
    left = left.filter((answer) => answer !== best && adds(answer) > 0);
  }
  return picked;
}

const answers = allSets()
  .filter(({ card }) => !UNREAD.has(card.name))
  .flatMap(({ card, pieces }) => pieces.map((piece) => answerOf(card.name, piece)));
const kept = chosen(answers);
const lines = answers.filter((answer) => kept.has(answer)).map((answer) => JSON.stringify(answer));
writeFileSync(ANSWERS, `${lines.join("\n")}\n`);
console.log(`${lines.length} answers of ${answers.length} recorded`);
