import type { Match, Phrase } from "../language/phrase.ts";
import type { ReadText } from "../types.ts";

/* Whether a wording is denied, by the words before it or between its own. */

/** Words of denial, as a choice of the phrase language. */
export const NEGATION = "not|no|never|without|neither|nor|cannot|none|nothing|nobody|noone|avoid";

/** Words that deny what follows them. */
export const NEGATORS: ReadonlySet<string> = new Set([
  ...NEGATION.split("|"),
  "refuse",
  "decline",
  "rather",
  "instead",
]);

/** After a negator these make a lure of it and no denial: "at no cost, you receive", "not only". */
const LURES: ReadonlySet<string> = new Set(
  "charge cost obligation catch strings doubt matter wonder fewer less need only just merely later problem risk rep reps see".split(
    " ",
  ),
);

/** After a comma or "and" these begin a statement of its own, which a denial before them does not reach. */
const SUBJECTS: ReadonlySet<string> = new Set("you we they i it each every please simply if when".split(" "));
const JOINERS: ReadonlySet<string> = new Set(["and", "but", "so"]);

/** What opens a clause that hangs on another, so that a denial in it ends with its comma: "if it does not help, ask for more". */
const SUBORDINATORS: ReadonlySet<string> = new Set(
  "if when where while although though because since as unless once after before whenever wherever that who which".split(
    " ",
  ),
);

/** How many words before a wording a negator may stand: over a list ("no gifts, donations or fees"), not over a statement. */
const REACH = 10;

const denies = (text: ReadText, at: number) =>
  NEGATORS.has(text.tokens[at]?.norm ?? "") && !LURES.has(text.tokens[at + 1]?.norm ?? "");

/** Whether a statement begins at the token. */
function opensStatement(text: ReadText, at: number): boolean {
  const token = text.tokens[at];
  if (!token || !SUBJECTS.has(token.norm)) return false;
  return /[,(-]/.test(token.lead) || JOINERS.has(text.tokens[at - 1]?.norm ?? "");
}

/** Whether the clause in which the token stands, back to its comma, hangs on another. */
function isSubordinate({ tokens }: ReadText, at: number, first: number): boolean {
  for (let i = at; i >= first; i--) {
    if (SUBORDINATORS.has(tokens[i]?.norm ?? "")) return true;
    if (tokens[i]?.lead.includes(",")) return false;
  }
  return false;
}

/** Whether a negator governs the match: in the same clause, not further before it than the reach of a negation. */
export function isNegated({ first, sentence }: Pick<Match, "first" | "sentence">, text: ReadText): boolean {
  let crossesComma = false;
  for (let at = first - 1; at >= Math.max(sentence.first, first - REACH); at--) {
    const lead = text.tokens[at + 1]?.lead ?? "";
    if (/[;:.!?]/.test(lead)) return false;
    crossesComma ||= lead.includes(",");
    if (denies(text, at)) return !(crossesComma && isSubordinate(text, at, sentence.first));
    if (opensStatement(text, at)) return false;
  }
  return false;
}

/** Whether the wording holds a negator itself ("nothing to sign"), which then belongs to what it says. */
const holdsNegator = ({ steps }: Pick<Phrase, "steps">) =>
  steps.some(({ choice }) => [...NEGATORS].some((negator) => choice.words.has(negator)));

/** Whether a negator stands between the words of the match ("receive no gift") that is none of them. */
export function isBroken({ first, last, phrase }: Pick<Match, "first" | "last" | "phrase">, text: ReadText): boolean {
  if (holdsNegator(phrase)) return false;
  for (let at = first + 1; at < last - 1; at++) if (denies(text, at)) return true;
  return false;
}
