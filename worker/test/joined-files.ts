import { RISK_ORDER, type RiskLevel } from "#schema/result.ts";
import type { SubmissionFields } from "#schema/submission.ts";
import { seeded } from "#worker/lab/corpus/mutate.ts";
import type { Labelled } from "#worker/lab/evaluate/metrics.ts";
import { readText } from "#worker/reading/read-text.ts";
import { checkClauses } from "#worker/rules/engine/engine.ts";
import { gatherFacts } from "#worker/rules/facts/index.ts";

/* Files that hold several pieces, as people join them. */

export interface JoinedFile {
  /** What it is made of, to find it again. */
  name: string;
  text: string;
  parts: string[];
  fields: SubmissionFields;
}

/** How many pieces a file holds: pairs most often, now and then tens. */
const SIZES = [2, 2, 2, 3, 3, 5, 10, 20];
const BETWEEN = ["\n\n", "\n\n\n", "\n\n-----\n\n", "\f"];

function contentsOf(pieces: readonly Labelled[]): string {
  return `Contents\n${pieces.map(({ title }, i) => `${i + 1}. ${title}`).join("\n")}\n\n`;
}

/** As many files as asked for, of pieces drawn at random and in any order; the same seed gives the same files. Half of them
 * hold pieces for one audience and channel, and some a page of contents. */
export function joinedFiles(pieces: readonly Labelled[], count: number, seed: number): JoinedFile[] {
  const random = seeded(seed);
  const chance = (of: number) => random() < of;
  const pick = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] as T;
  return Array.from({ length: count }, () => {
    const first = pick(pieces);
    const { audience, channel } = first;
    const alike = pieces.filter((piece) => piece.audience === audience && piece.channel === channel);
    const pool = chance(0.5) ? alike : pieces;
    const drawn = [first, ...Array.from({ length: pick(SIZES) - 1 }, () => pick(pool))];
    if (chance(0.5)) drawn.reverse();
    const between = pick(BETWEEN);
    const parts = drawn.map(({ text }) => text.trim());
    const text = `${chance(0.3) ? contentsOf(drawn) : ""}${parts.join(between)}\n`;
    const fields = { audience, channel, context: undefined, materialType: undefined };
    return { name: `${drawn.map(({ id }) => id).join("+")} ${JSON.stringify(between)}`, text, parts, fields };
  });
}

/** The levels of parts, which stand in many files. */
const levels = new Map<string, number>();

/** The level that the rules give a text file. */
function levelOf(text: string, fields: SubmissionFields): number {
  const key = JSON.stringify([text, fields]);
  const known = levels.get(key);
  if (known !== undefined) return known;
  const outcomes = checkClauses(gatherFacts(readText(new TextEncoder().encode(text)), fields));
  const found = outcomes.flatMap(({ findings }) => findings.map((f) => RISK_ORDER.indexOf(f.severity)));
  const level = Math.max(0, ...found);
  levels.set(key, level);
  return level;
}

/** Says of a file that is told to be less grave than one of its parts by itself by how much; null of any other. */
export function belowItsWorst({ name, text, parts, fields }: JoinedFile): string | null {
  const whole = levelOf(text, fields);
  const alone = parts.map((part) => levelOf(part, fields));
  const worst = Math.max(...alone);
  const word = (level: number): RiskLevel => RISK_ORDER[level] ?? "NO_RISK";
  return whole < worst ? `${name}: ${word(whole)}, part ${alone.indexOf(worst) + 1} alone ${word(worst)}` : null;
}
