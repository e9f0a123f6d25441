import { oncePer } from "#worker/lib/once-per.ts";
import { everyMatch } from "#worker/text/every-match.ts";
import { stemOf } from "#worker/text/stems.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import type { BaseFacts } from "./types.ts";

/* What a statement tells was ruled on or given up, and whether a sentence says it again. */

const COMMON = new Set(
  "about above after again against already also although always another because been before being below between both breach breached cannot case cases claim claimed claims clause code company could deleted described does during each earlier either evidence every failed false file first found from gave given have having held image images implied important itself made make material materials misleading month more most never nothing only other panel patient patients people piece print printed prove publisher published read ruled ruling said same says shall should since some sponsor states stated statement still stop stopped such suggest suggested support supported than that their them then there these they this those through undertake undertaking undertook upon used using version very were what when where which while whole will with withdrawn without words would year years january february march april june july august september october november december advertisement advertisements advert leavepiece brochure website email letter banner artwork confirmed complaint signed agency medicine medicines product products tablet tablets capsule capsules treatment trial trials study studies data behind adults later early date code report reported".split(
    " ",
  ),
);
/** Ideas that copy puts in other words than a ruling does. */
const ALONE =
  /\b(?:only|sole|first|unique\w*|best|leading|alone|unrivalled|unmatched|no other|no one else|nothing else|nobody else)\b/i;
const IDEAS: [RegExp, RegExp][] = [
  [ALONE, ALONE],
  [
    /\b(?:speed|fast\w*|quick\w*|rapid\w*|onset|sooner)\b/i,
    /\b(?:speed\w*|fast\w*|quick\w*|rapid\w*|onset|sooner|minutes|hours|half the time|overnight|at once|straight away|time)\b/i,
  ],
  [
    /\b(?:safe\w*|side[- ]effects?|tolera\w+|risk\w*|harm\w*|reactions?|allerg\w+)\b/i,
    /\b(?:safe\w*|side[- ]effects?|tolera\w+|risk\w*|harm\w*|gentle\w*|kind(?:er|est)?|calm\w*|reactions?|spares?|worry|trouble)\b/i,
  ],
  [
    /\b(?:prefer\w*|favou?r\w*|lik(?:ed|ing)|taste\w*)\b/i,
    /\b(?:prefer\w*|favou?r\w*|lik(?:e|ed|ing)|pick\w*|cho(?:se|osen?|ice)|taste\w*|reach for|vot(?:e|ed))\b/i,
  ],
  [
    /\b(?:cost\w*|price\w*|sav(?:es?|ings?)|cheap\w*)\b/i,
    /\b(?:cost\w*|price\w*|sav(?:es?|ings?)|cheap\w*|£|budget\w*|less)\b/i,
  ],
  [
    /\b(?:exchang\w+|interchang\w+|equivalen\w+|same dose|convert\w*|conversion)\b/i,
    /\b(?:same|one for one|like for like|equal\w*|equivalen\w+|swap\w*|interchang\w+|exchang\w+|1:1|unit for unit)\b/i,
  ],
];
/** A comparison of which no more is told. */
const ANY_COMPARISON: [RegExp, RegExp] = [
  /\b(?:superior\w*|better|more effective|strong\w*|potent|comparison|compare[sd]?|comparative)\b/i,
  /\b(?:superior\w*|better|more|strong\w*|potent|beats?|ahead|unlike|than|versus|outperforms?|wins?)\b/i,
];
/** The ideas of what was ruled on: the plainest first. */
function ideasOf(claim: string): [RegExp, RegExp][] {
  const plainest = IDEAS.filter(([ruled]) => ruled.test(claim));
  return plainest.length > 0 ? plainest : ANY_COMPARISON[0].test(claim) ? [ANY_COMPARISON] : [];
}
/** One is set above or beside another: by "than", by a word of comparison, or by a comparative that claims are made with. */
const COMPARES =
  /\b(?:(?:fast|quick|strong|saf|gentl|mild|simpl|eas|cheap|soon|long|short|low|high|great)i?er|more|less|fewer|better|times|half|than|versus|compared|unlike|same|equal\w*)\b/iu;
/** A risk of the medicine is told. */
const WARNS =
  /\b(?:can|may|could) (?:occur|happen|cause|be fatal)\b|\b(?:has|have) been reported\b|\b(?:very )?common(?:ly)?\b|\bobserve each\b|\bmonitor\b/i;
const LESSER = /\b(?:fewer|less|lower|free|than|unlike|without)\b/i;
const DENIES = /\b(?:not|no|never|cannot|can't|don't|without|nor|neither)\b/i;
/** What was ruled on is no longer to be used. */
export const STOPPED =
  /\b(?:must not|do not|don't|never|may not|should not|cannot|destroy\w*|return\w*|recall\w*|collect\w*|shred\w*|delet\w+|withdraw\w*|removed?|no longer|(?:nobody|no one)(?! (?:notices|will notice|need know|checks))|stop(?:ped|s)?)\b/i;
/** A question to be answered, which claims nothing. */
const ASKS = /^\W*(?:what|how|when|who|can|should|why|where)\b[^?]{0,120}\?/i;
/** What is no longer to be said of it: "stop calling it new". */
const CALLED =
  /\b(?:call(?:ing)?|describ(?:e|ing)|nam(?:e|ing)) (?:it|them|(?:the )?[\w-]+(?: [\w-]+){0,2})(?: as)? "?(new|safe|unique|first|best|novel|simple|gentle|natural|unrivalled)\b/i;
/** The stems of the words that say something of a matter, names left out. */
export function contentStems(text: string, names: Set<string>): Set<string> {
  const found = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return new Set(found.filter((word) => !COMMON.has(word) && !names.has(word)).map(stemOf));
}

/** Names in a statement, lower-case: words that begin with a capital within a sentence, save those of `own`. */
function namesIn(statement: string, own: Set<string>): string[] {
  return [...statement.matchAll(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}{4,}/gu)]
    .map((m) => m[0].toLowerCase())
    .filter((name) => !own.has(name) && !COMMON.has(name));
}

/** The copy of a piece in small letters. */
const copyOf = oncePer((facts: BaseFacts) =>
  facts.lines
    .filter((line) => line.zone === "body" || line.zone === "heading")
    .map((line) => wordsOf(facts, line).toLowerCase())
    .join("\n"),
);

/** What a deed was ruled on for, and the words by which a piece has it done again. */
const DEEDS: [RegExp, RegExp][] = [
  [
    /\b(?:contracts?|agreements?|paperwork)\b/i,
    /\b(?:contract|agreement|signature|paperwork|forms?)\b[^.;]{0,80}\b(?:afterwards|after the (?:event|talk|meeting|service)|later|still with|back-?dated?|catch up|to follow|not (?:yet )?signed)\b/i,
  ],
  [
    /\b(?:certif\w+|approv(?:al|ed)|sign(?:ed)?[- ]off)\b/i,
    /\b(?:without|skip\w*|no need (?:for|of|to get)|not (?:been |yet )?) ?(?:a |any |the |being )?(?:certif\w+|approv\w+|sign-?off|signatory)\b/i,
  ],
  [
    /\b(?:consent|permission|unsolicited|opt(?:ed)?[- ](?:in|out)|unsubscrib\w+)\b/i,
    /\b(?:without (?:their |any |her |his )?(?:consent|permission)|(?:have|has|had) not (?:agreed|consented|opted in)|bought list|never (?:agreed|consented|opted in))\b/i,
  ],
];
/** What claims of a kind were about: "healing claims", "the safety message". */
const KIND_OF_CLAIM = /\b(\p{Ll}{5,})[ -](?:claims?|messages?|statements?)\b/giu;
const NO_KIND =
  /^(?:safety|promotional|misleading|unsupported|similar|above|their|those|these|other|comparative|product|false|earlier|further|certain|several|various|relevant|efficacy|future|published|written|public|clinical|press|company|event|reporting|adverse|following|headline|general|unsubstantiated|exaggerated|unqualified|unlicensed|withdrawn)$/;

/** A measured result, or where to report. */
const RESULT = /\bn ?=|\b(?:measured|endpoint|report\w*|placebo|versus)\b|\d ?%/i;

/** The kinds of claims that were given up, by the beginnings of their names. */
const kindsIn = (statement: string) =>
  everyMatch(KIND_OF_CLAIM, statement)
    .map((m) => m[1] ?? "")
    .filter((kind) => !NO_KIND.test(kind))
    .map((kind) => kind.replace(/(?:ing|ed|s)$/, ""));

/** The words in quotation marks that a statement says were ruled on. */
const quotedIn = (text: string) =>
  [...text.matchAll(/"([^"\n]{6,120})"/g)].map((m) => plain(m[1] ?? "")).filter((phrase) => phrase.includes(" "));

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d%]+/gu, " ")
    .trim();

/** What a statement tells was ruled on or given up, made ready to be looked for in every sentence. */
interface Ruled {
  called: RegExp | null;
  /** Beginnings of the names of the claims given up: "heal" of "healing claims". */
  kinds: string[];
  deeds: RegExp[];
  quoted: string[];
  about: Set<string>;
  ideas: ReturnType<typeof ideasOf>;
  rivals: string[];
  /** A rival that the statement names is named in the copy too. */
  isRivalInPiece: boolean;
}

/** Makes what a statement tells ready to be looked for; `own` are names of the company and its medicine. */
export function ruledIn(facts: BaseFacts, statement: string, own: Set<string>): Ruled {
  const called = CALLED.exec(statement)?.[1];
  const quoted = quotedIn(statement);
  // Where the words ruled on are quoted, they and not the rest of the statement tell what it was about.
  const claim = quoted.join(" ") || statement;
  const rivals = namesIn(statement, own);
  return {
    called: called ? new RegExp(`\\b${called}\\b`, "i") : null,
    kinds: kindsIn(statement),
    deeds: DEEDS.filter(([ruled]) => ruled.test(statement)).map(([, deed]) => deed),
    quoted,
    about: contentStems(claim, own),
    ideas: ideasOf(claim),
    rivals,
    isRivalInPiece: rivals.some((name) => copyOf(facts).includes(name)),
  };
}

/** Whether a sentence of the copy says what the statement tells was ruled on or given up. */
export function repeats(
  said: string,
  { called, kinds, deeds, quoted, about, ideas, rivals, isRivalInPiece }: Ruled,
  stemsOf: (said: string) => Set<string>,
) {
  if (deeds.some((deed) => deed.test(said)) && !STOPPED.test(said)) return true;
  if (DENIES.test(said) || ASKS.test(said)) return false;
  const lower = kinds.length > 0 ? said.toLowerCase().split(/[^\p{L}]+/u) : [];
  if (!RESULT.test(said) && kinds.some((kind) => lower.some((word) => word.startsWith(kind)))) return true;
  if (called?.test(said) && said.length < 120) return true;
  if (quoted.some((phrase) => plain(said).includes(phrase))) return true;
  if (WARNS.test(said) && !LESSER.test(said)) return false;
  let shared = 0;
  for (const word of stemsOf(said)) if (about.has(word)) shared++;
  const sameIdea = ideas.some(([, copy]) => copy.test(said));
  const rivalNamed = rivals.some((name) => said.toLowerCase().includes(name));
  if (rivalNamed && (sameIdea || shared >= 2)) return true;
  if (isRivalInPiece && sameIdea && COMPARES.test(said)) return true;
  return shared >= 3 || (shared >= 2 && sameIdea);
}
