import { CLAUSE_TEXTS, printedSubclause } from "#worker/rules/book/knowledge.ts";
import { clausesIn, excuses, figuresIn, folded, namesCase, quotedIn, withoutClauses } from "./words.ts";

const SHORTEST = 12;
const LONGEST = 500;
/** The edition of the Code, which explanations may name. */
const KNOWN_FIGURES = ["2024"];

/** What the model may draw on: everything that it was shown. */
export interface Shown {
  /** The visible text and the context, folded. */
  text: string;
  figures: ReadonlySet<string>;
  /** Numbers of the clauses that the material engages. */
  clauses: ReadonlySet<number>;
}

/** Folds what the model was shown. */
export function shownOf(texts: readonly string[], clauses: ReadonlySet<number>): Shown {
  const text = folded(texts.join("\n"));
  return { text, figures: new Set([...figuresIn(text), ...KNOWN_FIGURES]), clauses };
}

/** On one line, without what a reader cannot see. */
export function tidy(text: string): string {
  return text
    .replace(/[\p{Cf}]/gu, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

function isKnownClause(number: string, { clauses }: Shown): boolean {
  const clause = Number(number.split(".")[0]);
  return CLAUSE_TEXTS.has(clause) && clauses.has(clause) && printedSubclause(number) === number;
}

/** Why an explanation of the model cannot be shown, null when it can. */
export function faultOf(text: string, shown: Shown): string | null {
  if (text.length < SHORTEST) return "an explanation that says nothing";
  if (text.length > LONGEST) return "an explanation that is too long";
  if (namesCase(text)) return "named a case or an address";
  const named = clausesIn(text);
  if (named.some((number) => !isKnownClause(number, shown))) return "named a clause that does not apply";
  if (figuresIn(folded(withoutClauses(text))).some((figure) => !shown.figures.has(figure)))
    return "gave a figure that the material does not hold";
  if (quotedIn(text).some((words) => !shown.text.includes(folded(words)))) return "quoted words that are not there";
  if (excuses(text)) return "gave an all-clear or a verdict";
  return null;
}
