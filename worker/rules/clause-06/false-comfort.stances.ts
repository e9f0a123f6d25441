import { oncePer } from "#worker/lib/once-per.ts";
import { findPhrases, type Match, type Phrase } from "#worker/text/language/phrases.ts";
import { isBroken, isNegated, NEGATORS } from "#worker/text/voice/negation.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { RISK_AREAS, type RiskArea, type Side } from "../concepts/risk-areas.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import * as said from "./false-comfort.words.ts";

/* Where a sentence names an area of risk, and what it says of it: that it is permitted, does not come, needs no care. */

/** What is said of one side of an area. */
export interface Stance {
  side: Side;
  words: Phrase[];
  /** Where it stands to the words of the area, and how many others may stand between. */
  stands: "ahead" | "behind";
  room: number;
  /** A statement begins with it; with a number in it, it is a dose or a time. */
  isOrder?: true;
  /** No source bears it out, whatever is cited. */
  isReckless?: true;
  does: string;
}

const PERMITS = "permits what licences commonly warn of";
const DENIES = "says that a harm does not come";
const WAIVES = "waives what guards against harm";

export const STANCES: readonly Stance[] = [
  { side: "brought", words: said.PERMITS_AHEAD, stands: "ahead", room: 4, does: PERMITS },
  { side: "brought", words: said.EXTENDS_AHEAD, stands: "ahead", room: 4, does: PERMITS, isReckless: true },
  { side: "brought", words: said.ORDERS_AHEAD, stands: "ahead", room: 8, does: PERMITS, isOrder: true },
  { side: "brought", words: said.PERMITS_BEHIND, stands: "behind", room: 6, does: PERMITS },
  { side: "done", words: said.MAY_DO, stands: "ahead", room: 0, does: PERMITS },
  { side: "harm", words: said.DENIES_AHEAD, stands: "ahead", room: 2, does: DENIES },
  { side: "harm", words: said.DENIES_BEHIND, stands: "behind", room: 5, does: DENIES },
  { side: "care", words: said.WAIVES_AHEAD, stands: "ahead", room: 3, does: WAIVES, isReckless: true },
  { side: "care", words: said.LACKS_AHEAD, stands: "ahead", room: 1, does: WAIVES, isReckless: true },
  { side: "care", words: said.WAIVES_BEHIND, stands: "behind", room: 4, does: WAIVES, isReckless: true },
];

/** What a sentence says of an area; without a stance it lets go of a limit, and without an area of none of them. */
export interface Comfort {
  area: RiskArea | null;
  stance: Pick<Stance, "does" | "isReckless"> | null;
  match: Match;
  sentence: Sentence;
}

/** Words that name a side of an area. */
export interface Named {
  area: RiskArea;
  side: Side;
  match: Match;
}

const SIDES: readonly Side[] = ["brought", "done", "harm", "care"];

/** Where the copy names an area of risk, by the index of the sentence. */
export const namedIn = oncePer((facts: Facts): Map<number, Named[]> => {
  const copy = facts.sentences.filter(({ zone }) => zone === "body" || zone === "heading");
  const all = RISK_AREAS.flatMap((area) =>
    SIDES.flatMap((side) => findPhrases(area[side], facts, copy).map((match): Named => ({ area, side, match }))),
  );
  return Map.groupBy(all, ({ match }) => match.sentence.index);
});

const use = oncePer((facts: Facts) =>
  `${facts.licence.terms?.indication ?? ""} ${facts.submission.context}`.toLowerCase(),
);

/** Whether the medicine is for it: to deny it is then its purpose, and who has it is its patient. What guards is owed all the same. */
export const isTreated = (facts: Facts, { area, match, side }: Named): boolean =>
  side !== "care" &&
  (area.listed.test(use(facts)) || use(facts).includes(wordsOf(facts, match).toLowerCase().replace(/s$/, "")));

/** What opens a statement of its own. */
const OPENS: ReadonlySet<string> = new Set(["but", "although", "though", "whereas", "because", "while"]);
const JOINS: ReadonlySet<string> = new Set(["and", "so", "yet", "or"]);

/** Whether a statement ends between two token indices. */
function isApart(facts: Facts, from: number, to: number): boolean {
  for (let at = from + 1; at <= to; at++) {
    const { norm, lead } = facts.tokens[at] ?? { norm: "", lead: "" };
    if (/[;!–—(·•|]/.test(lead) || OPENS.has(norm) || (lead.includes(",") && JOINS.has(norm))) return true;
  }
  return false;
}

/** Whether a statement begins with the words. */
const begins = (facts: Facts, { first, sentence }: Match): boolean =>
  first === sentence.first || /[,;:–—•-]/.test(facts.tokens[first]?.lead ?? "") || isApart(facts, first - 1, first);

export const holdsNumber = (facts: Facts, sentence: Sentence): boolean => /\d/.test(wordsOf(facts, sentence));

/** Whether a negator that belongs to neither turns what the two say. */
function isTurned(facts: Facts, one: Match, other: Match, stance: Match): boolean {
  for (let at = one.last; at < other.first; at++) if (NEGATORS.has(facts.tokens[at]?.norm ?? "")) return true;
  return isNegated(one, facts) || isBroken(stance, facts);
}

/** Whether the words of a stance are said of those of an area: in one statement, near enough, and not turned round. */
function isMet(facts: Facts, area: Match, stance: Match, { stands, room, isOrder }: Stance): boolean {
  if (isOrder && (!begins(facts, stance) || holdsNumber(facts, stance.sentence))) return false;
  if (isApart(facts, stance.first, stance.last - 1)) return false;
  const isWithin = stance.first < area.first && area.last <= stance.last;
  if (isWithin && stands === "ahead") return !isTurned(facts, stance, stance, stance);
  const [one, other] = stands === "ahead" ? [stance, area] : [area, stance];
  if (one.first > other.first || other.last < one.last || other.first - one.last > room) return false;
  return !isApart(facts, one.first, other.first) && !isTurned(facts, one, other, stance);
}

const OPENS_CONDITION: ReadonlySet<string> = new Set(["if", "whether", "unless", "until", "when", "where", "only"]);

/** Whether the words before a place make it a condition. */
const isCondition = (facts: Facts, { first, sentence }: Match): boolean =>
  facts.tokens.slice(sentence.first, first).some(({ norm }) => OPENS_CONDITION.has(norm));

/** The stance that a sentence takes to an area that it names, and where that begins. */
function stanceTo(facts: Facts, named: Named, sentence: Sentence): Comfort | undefined {
  for (const stance of STANCES) {
    if (stance.side !== named.side) continue;
    const match = findPhrases(stance.words, facts, [sentence]).find((m) => isMet(facts, named.match, m, stance));
    if (!match) continue;
    if (stance.does === PERMITS && findPhrases(said.CONDITIONS, facts, [sentence]).length > 0) continue;
    const from = match.first < named.match.first ? match : named.match;
    if (!isCondition(facts, from)) return { area: named.area, stance, match: from, sentence };
  }
  return undefined;
}

/** The comfort that a sentence gives in an area that it names. */
export function comfortIn(facts: Facts, sentence: Sentence): Comfort | undefined {
  for (const named of namedIn(facts).get(sentence.index) ?? []) {
    const comfort = isTreated(facts, named) ? undefined : stanceTo(facts, named, sentence);
    if (comfort) return comfort;
  }
  return undefined;
}

/** "Double on request", "stop whenever you like". */
export function lifted(facts: Facts, sentence: Sentence): Comfort | undefined {
  for (const words of [said.LIFTS_LIMIT, said.LIFTS_STOPPING]) {
    const match = findPhrases(words, facts, [sentence]).find((m) => !isNegated(m, facts) && !isCondition(facts, m));
    if (match) return { area: null, stance: null, match, sentence };
  }
  return undefined;
}
