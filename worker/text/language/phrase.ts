import { NUMERALS } from "../number-words.ts";
import type { Token } from "../tokens.ts";
import type { ReadText, Sentence } from "../types.ts";

/** A wording as the rules describe it: a row of words with room between them.
 *
 *   "no|without ..3 contract|agreement"   one of, then up to three other words, then one of
 *   "recommend*"                           a word that begins so
 *   "@number" "@money" "@product" "@competitor" "@company"   what the facts say it is
 *   "very?"                                may be left out
 */
export interface Phrase {
  source: string;
  steps: Step[];
  /** The ids of the choices that must be there. */
  required: number[];
  /** What it may begin with: its first step that must be there, and those before it. */
  opening: Choice[];
  /** Whether it may begin with room: at any word where another wording of its list may begin. */
  opensWithRoom: boolean;
}

/** One place of a wording, and how many other words may stand before it. */
export interface Step {
  gap: number;
  optional: boolean;
  choice: Choice;
  /** How many tokens after the first of the wording it stands at most. */
  reach: number;
}

/** What may stand at one place of a wording; wordings that say it alike share it. */
export interface Choice {
  id: number;
  words: ReadonlySet<string>;
  prefixes: readonly string[];
  classes: readonly TokenClass[];
}

const isDigit = (code = 0) => code >= 48 && code <= 57;

const CLASSES = {
  "@number": ({ norm }: Token) => isDigit(norm.charCodeAt(0)) || NUMERALS.has(norm),
  "@money": ({ norm }: Token, facts: ReadText, at: number) =>
    norm === "£" || (norm === "pounds" && isDigit(facts.tokens[at - 1]?.norm.charCodeAt(0))),
  "@product": (_token: Token, facts: ReadText, at: number) => facts.tokenRoles[at] === "product",
  "@competitor": (_token: Token, facts: ReadText, at: number) => facts.tokenRoles[at] === "competitor",
  "@company": (_token: Token, facts: ReadText, at: number) => facts.tokenRoles[at] === "company",
} as const;

export type TokenClass = keyof typeof CLASSES;
export const TOKEN_CLASSES = Object.keys(CLASSES) as TokenClass[];

/** Whether the token at index `at` is of a class. */
export function isOfClass(name: TokenClass, token: Token, facts: ReadText, at: number): boolean {
  return CLASSES[name](token, facts, at);
}

function classNamed(name: string): TokenClass {
  if (!(name in CLASSES)) throw new Error(`No word class named ${name}`);
  return name as TokenClass;
}

const choices = new Map<string, Choice>();

/** All that any wording read so far may have at one of its places; each stands at its own `id`. */
export const CHOICES: Choice[] = [];

function parseChoice(source: string): Choice {
  const known = choices.get(source);
  if (known) return known;
  const words = new Set<string>();
  const prefixes: string[] = [];
  const classes: TokenClass[] = [];
  for (const word of source.split("|")) {
    if (word.startsWith("@")) classes.push(classNamed(word));
    else if (word.endsWith("*")) prefixes.push(word.slice(0, -1));
    else words.add(word);
  }
  const choice = { id: CHOICES.length, words, prefixes, classes };
  choices.set(source, choice);
  CHOICES.push(choice);
  return choice;
}

function parseStep(part: string, gap: number, before: Step | undefined): Step {
  const optional = part.endsWith("?");
  const choice = parseChoice(optional ? part.slice(0, -1) : part);
  return { gap, optional, choice, reach: before ? before.reach + gap + 1 : 0 };
}

/** Room where the wording only says "..". */
const DEFAULT_GAP = 4;

/** Reads one wording. Throws where it names a class that does not exist. */
export function parsePhrase(source: string): Phrase {
  const steps: Step[] = [];
  let gap = 0;
  for (const part of source.split(/\s+/)) {
    const room = /^\.\.(\d*)$/.exec(part);
    if (room) gap = room[1] ? Number(room[1]) : DEFAULT_GAP;
    else {
      steps.push(parseStep(part, gap, steps.at(-1)));
      gap = 0;
    }
  }
  const firstRequired = steps.findIndex((step) => !step.optional);
  const opening = firstRequired === -1 ? steps : steps.slice(0, firstRequired + 1);
  return {
    source,
    steps,
    required: steps.filter((step) => !step.optional).map(({ choice }) => choice.id),
    opening: opening.map(({ choice }) => choice),
    opensWithRoom: firstRequired !== -1 && opening.some((step, i) => i > 0 && step.gap > 0),
  };
}

/** Where a wording stands in a text. */
export interface Match {
  start: number;
  end: number;
  /** Token indices, `last` exclusive. */
  first: number;
  last: number;
  sentence: Sentence;
  phrase: Pick<Phrase, "source" | "steps">;
}
