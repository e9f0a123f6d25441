import { oncePer } from "#worker/lib/once-per.ts";
import { findPhrases, type Match, type Phrase, phrases } from "#worker/text/language/phrases.ts";
import { isBroken, isNegated, NEGATORS } from "#worker/text/voice/negation.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import type { RiskArea, Side } from "../concepts/concept.ts";
import { RISK_AREAS } from "../concepts/risk-areas.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import { PATIENT } from "../vocabulary/patients.ts";
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
  /** It sets one frequency beside another, which a trial may bear out: only the piece's own warnings gainsay it. */
  isRelative?: true;
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
  { side: "harm", words: said.NO_MORE_BEHIND, stands: "behind", room: 5, does: DENIES, isRelative: true },
  { side: "harm", words: said.DENIES_BEHIND, stands: "behind", room: 5, does: DENIES },
  { side: "care", words: said.WAIVES_AHEAD, stands: "ahead", room: 3, does: WAIVES, isReckless: true },
  { side: "care", words: said.LACKS_AHEAD, stands: "ahead", room: 1, does: WAIVES, isReckless: true },
  { side: "care", words: said.WAIVES_BEHIND, stands: "behind", room: 4, does: WAIVES, isReckless: true },
];

/** What a sentence says of an area; without a stance it lets go of a limit, and without an area of none of them. */
export interface Comfort {
  area: RiskArea | null;
  stance: Pick<Stance, "does" | "isReckless" | "isRelative"> | null;
  /** The limit that it lets go of. */
  lifts?: "limit" | "stopping";
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

/** The comforts that a sentence gives in the areas that it names. */
export const comfortsIn = (facts: Facts, sentence: Sentence): Comfort[] =>
  (namedIn(facts).get(sentence.index) ?? []).flatMap((named) =>
    isTreated(facts, named) ? [] : (stanceTo(facts, named, sentence) ?? []),
  );

const MAY = "can|may|could|might|will";
/** No dose is too much, any moment is right to stop: said whole, without words of an area. */
const LIFTS_LIMIT = phrases(
  "take|have|give|swallow another ..1 and|or another",
  "cannot|never|nobody|impossible ..3 take|have|use|give|swallow|get ..1 too much|many",
  "can not ..2 take|have|use|give|swallow|get ..1 too much|many",
  `as many|much|often ..5 as ..1 they|you|${PATIENT}|she|he|needed ..2 like|likes|feel|feels|want|wants|wish|wishes|please|pleases|fancy`,
  "take|use|give|have more|another|extra ..1 when|whenever ..3 wish|wishes|like|likes|want|wants|feel|please|ask",
  "double|treble|triple|raise|increase|up ..3 on|at request|demand|will",
  "you|they may|can double|treble|triple ..1 dose|tablets",
  "double|treble|triple|raise|increase ..3 without limit|limits|fear|hesitation|worry|thought",
  "double|treble|triple|raise|increase ..3 as|when|whenever ..1 they|you|patients ..1 like|please|wish|ask|want",
  "extra|second|another|further|spare tablet|dose|capsule|puff|patch|spoonful ..5 hurts|harms|bothers|nobody",
  "extra|second|another|further|spare tablet|dose|capsule|puff|patch|spoonful ..4 no harm|difference|matter",
  "no upper|maximum limit ..3 dose|doses|tablets",
  "no maximum|ceiling|top dose",
);
const LIFTS_STOPPING = phrases(
  `${MAY} ..1 be ..1 stopped|discontinued|halted|ended|withdrawn ..2 abruptly|suddenly|instantly|overnight`,
  `${MAY} ..1 be ..1 stopped|discontinued|ended|withdrawn|finished ..1 on the spot|day`,
  "suddenly|abruptly|abrupt|sudden stopping|stop|stopped|withdrawal|discontinuation|ending ..3 is|are|does fine|safe|harmless|no|not|nothing",
  "is|are ..1 easy|simple to ..1 stop|leave|quit|end|finish",
  "finish|stop|end|ends ..4 on a|one friday|monday|day ..8 saturday|tuesday|next|new",
  "stopped|discontinued|ended|withdrawn without ..2 reduction|step|steps|calendar",
  "stop|end @product|it|them ..1 at once when|once|if ..5 better|well|fine",
  "@product|it simply|just ends|stops",
  "@product|it|tablets|packet ..2 simply|just ..2 left|stay|stays ..3 drawer",
  `${MAY} ..1 be ..1 stopped|discontinued|halted|ended ..2 abruptly|suddenly|instantly`,
  "stop|stopped|discontinue|discontinued|ceased|quit|end|ended|halted ..3 whenever|overnight",
  "stop|discontinue|quit|end it|@product|treatment|tablets|therapy ..2 at any",
  "it|@product|treatment|tablets|therapy may|can|could|is|are ..1 stopped|discontinued|ended|halted ..1 at any",
  "stop|stopped|discontinue|discontinued|ceased|quit|end|ended|halted ..3 from one day",
  "stop|stopped|discontinue|discontinued|ceased|quit ..3 just|straight like|off",
  "stop|stopped|discontinue|discontinued|ceased|quit ..4 without ..2 tapering|taper|thought|consequence|consequences|trouble|weaning|ado|symptoms|effects|fuss",
  "put|puts ..1 down ..2 easily|easy|whenever",
  "no need|reason|call ..1 to|for ..1 taper|tapering|wean|weaning|reduce|tail|phase",
  "without tapering|weaning",
  "tapering|weaning ..1 is|are ..1 not|unnecessary|needless|pointless|optional|overkill",
  "missed|forgotten|skipped|missing|skipping|forgetting ..5 no|little|not|never ..3 difference|matter|matters|harm|odds|problem|consequence|consequences|trouble",
);

const LIFTED = [
  ["limit", LIFTS_LIMIT],
  ["stopping", LIFTS_STOPPING],
] as const;

/** "Double on request", "stop whenever you like". */
export function lifted(facts: Facts, sentence: Sentence): Comfort | undefined {
  for (const [lifts, words] of LIFTED) {
    const match = findPhrases(words, facts, [sentence]).find((m) => !isNegated(m, facts) && !isCondition(facts, m));
    if (match) return { area: null, stance: null, lifts, match, sentence };
  }
  return undefined;
}
