import type { SpokenText } from "../types.ts";

/* Lists of what nobody may say or do ("What must I not say?", "Words to avoid:"): their items are no words of the piece. */

const SAYING =
  "say|claim|tell|write|state|promise|describe|call|suggest|imply|hint|discuss|promote|use (?:the )?(?:words?|terms?|phrases?|wordings?|claims?)|use (?:these|any of)|do|offer|make";
const LEAD = new RegExp(
  [
    `\\b(?:not|never|n't|cannot|avoid)(?: (?:to|ever|be|I|we|you|they|reps|representatives)){0,2} (?:${SAYING}|saying|claiming|telling|writing|describing|using|doing|offering)\\b`,
    `\\b(?:not|never) (?:to be|be) (?:said|used|claimed|written|made)\\b`,
    `\\b(?:words?|phrases?|claims?|terms?|wordings?|expressions|statements|things)\\b[^.]{0,40}\\b(?:to avoid|(?:we|you) (?:never|do not|don't|must not|may not|cannot) \\w+|not (?:allowed|permitted|acceptable)|off limits|banned|forbidden|prohibited)`,
    `\\b(?:banned|forbidden|prohibited|unacceptable|disallowed|off-limits) (?:words?|phrases?|claims?|terms?|wordings?|statements?|list)\\b`,
    `^\\W*(?:never|don't|do not|not allowed|not acceptable|unacceptable|forbidden|prohibited|banned|off limits|avoid)(?:,? (?:ever|at any time|in any circumstances))?\\W*$`,
  ].join("|"),
  "i",
);
/** What opens a list of anything that is not to be done. */
const BAN_HEAD =
  /\b(?:do not|don'?ts?|never|must not|may not|should not|cannot|will not|what not to|not (?:allowed|permitted|acceptable)|prohibited|forbidden|avoid)\b/i;
const BULLET = /^\s*(?:[•*—–-]|\d{1,2}[.)])\s/;
/** A wink at the reader, who is told all the same. */
const TEASE = /\b(?:we|us|they)\b[^.]{0,30}\b(?:not allowed|can't|cannot|wish|won't let)\b/i;
const ITEM = /^\s*(?:[•●▪◦‣✗✘×*—–-]|\d{1,2}[.)]|["'])/;
/** Safety information that is to be kept back is at fault itself, unless it is a denial that is forbidden. */
const SAFETY =
  /\b(?:side[- ]effects?|adverse|reactions?|risks?|warnings?|contra-?indications?|bleed\w*|deaths?|interactions?|complaints?)\b/i;
const DENIAL = /"|\b(?:no|not|never|without|free|zero|safe\w*|harmless|than|low|lower|minimal|rare)\b/i;
const MOST_ITEMS = 20;

const known = new WeakMap<SpokenText["lines"], Set<number>>();

function itemsUnder(facts: SpokenText, lead: number): number[] {
  const found: number[] = [];
  const first = facts.lines[lead + 1];
  const words = (index: number) => {
    const line = facts.lines[index];
    return line ? facts.view.text.slice(line.start, line.end) : "";
  };
  const marked = first !== undefined && ITEM.test(words(first.index));
  for (const line of facts.lines.slice(lead + 1, lead + 1 + MOST_ITEMS)) {
    if (marked ? !ITEM.test(words(line.index)) : line.opensGroup) break;
    const text = words(line.index);
    if (!SAFETY.test(text) || DENIAL.test(text)) found.push(line.index);
  }
  return found;
}

/** A short line with no stop, over the items of a list. */
function isOverItems(facts: SpokenText, line: SpokenText["lines"][number], words: string): boolean {
  const next = facts.lines[line.index + 1];
  return (
    words.length < 70 &&
    !/[.!;,]$/.test(words) &&
    next !== undefined &&
    ITEM.test(facts.view.text.slice(next.start, next.end))
  );
}

/** A heading, or words before a colon, that forbid what the bullets under them name. */
function opensBans(facts: SpokenText, line: SpokenText["lines"][number], words: string): boolean {
  const next = facts.lines[line.index + 1];
  return (
    next !== undefined &&
    (line.zone === "heading" || words.trimEnd().endsWith(":")) &&
    words.length < 120 &&
    BAN_HEAD.test(words) &&
    BULLET.test(facts.view.text.slice(next.start, next.end))
  );
}

function linesListed(facts: SpokenText): Set<number> {
  const listed = new Set<number>();
  for (const line of facts.lines) {
    const words = facts.view.text.slice(line.start, line.end);
    const leads = line.zone === "heading" || /[:?]$/.test(words) || isOverItems(facts, line, words);
    if (!leads || words.length >= 300) continue;
    const last = /[.!?]\s/.test(words) ? (words.split(/(?<=[.!?])\s/).at(-1) ?? "") : words;
    if ((LEAD.test(last) || opensBans(facts, line, last)) && (facts.briefing.isBriefing || !TEASE.test(last)))
      for (const item of itemsUnder(facts, line.index)) listed.add(item);
  }
  return listed;
}

/** Whether a sentence is an item of such a list. */
export function isListedAsForbidden(facts: SpokenText, sentence: { line: number }): boolean {
  const lines = known.get(facts.lines) ?? linesListed(facts);
  known.set(facts.lines, lines);
  return lines.has(sentence.line);
}
