import { oncePer } from "#worker/lib/once-per.ts";
import { everyMatch } from "#worker/text/every-match.ts";
import { firstStarting } from "#worker/text/spans.ts";
import { stemOf } from "#worker/text/stems.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import type { BaseFacts, Sentence, Span } from "./types.ts";

/** What the piece, or what the user said of it, tells of an earlier ruling or undertaking of the company. */
export interface UndertakingFacts {
  /** Where the piece speaks of it; empty when only the context does. */
  told: Span[];
  /** Sentences that say again what was ruled on or given up. */
  repeated: Span[];
  /** Sentences that put to use, or lead readers to, what was ruled on. */
  usedAgain: Span[];
}

const RULED =
  /\b(?:(?:PMCPA|Panel|Appeal Board|Authority)\b[^.\n]{0,60}\b(?:ruled|found|held|upheld|breach\w*|case)\b|(?:ruled|found|held)\b[^.\n]{0,50}\b(?:in breach|a breach|breached|misleading|unsupported|contrary to the code)\b|(?:gave|signed|given|made|accepted|under) (?:\w+ ){0,4}undertakings?\b|(?:signed|promised|agreed|told|confirmed|wrote|assured)\b[^.\n]{0,40}\bPMCPA\b|gave\b[^.\n]{0,30}\bPMCPA\b[^.\n]{0,30}\b(?:word|promise|assurance|commitment)\b|(?:word|promise|assurance|commitment) (?:in writing )?to the PMCPA\b|undertook (?:not|never|to (?:stop|cease|withdraw|drop|end|avoid|remove|discontinue|no longer))\b|undertaking (?:not|never|to (?:stop|cease|withdraw|avoid|the (?:PMCPA|Panel)|given|signed|of|dated|covers|in))\b|case AUTH\/?\d*|the (?:PMCPA|Panel'?s?) (?:ruling|case|decision)\b|breach of (?:the )?(?:code|clause)\b[^.\n]{0,40}\bwas\b)/i;
/** A ruling that went the company's way, or of another company, or a piece that was put right. */
const HARMLESS =
  /\bno breach\b|\bnot in breach\b|\b(?:revised|corrected|replac(?:es|ed)|amended|reworded|new) (?:version|piece|page|text|artwork|item|edition|wording|advertisement)\b|\b(?:has|have|had|was|were) (?:since )?(?:been )?(?:corrected|amended|reworded|taken out of this)\b|\banother company\b/i;

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
/** The ruled piece is put to use, shown, or readers are led to it. */
const AGAIN =
  /\b(?:one (?:more|last) (?:time|issue|week|month)|let (?:it|them|him|her) run|run (?:it|them) again|still (?:use|used|have|has|show\w*|hand\w*|run\w*|live|on|there|point\w*|need to answer|in)|again|as before|once more|until|meanwhile|in the meantime|keep|carry on|continue|use up|remind\w*|remember\w*|point (?:them|him|her|customers|people) (?:to|back)|look (?:it|them) up|search for|find it|say it|in your own words|by word of mouth|only (?:the|covers?|concern\w*|about|applies)|other (?:words|version)|instead of printing|old (?:card|stock|copies|version|artwork|file|edition|aid|slides?)|go ahead|between us|this (?:once|one time)|just this time|nobody (?:notices|will notice|need know|checks)|no one (?:notices|will notice|need know|checks)|last year's|previous (?:version|edition|artwork|aid)|original (?:version|artwork|aid|wording))\b/i;
const STOPPED =
  /\b(?:must not|do not|don't|never|may not|should not|cannot|destroy\w*|return\w*|recall\w*|collect\w*|shred\w*|delet\w+|withdraw\w*|removed?|no longer|(?:nobody|no one)(?! (?:notices|will notice|need know|checks))|stop(?:ped|s)?)\b/i;
/** A question to be answered, which claims nothing. */
const ASKS = /^\W*(?:what|how|when|who|can|should|why|where)\b[^?]{0,120}\?/i;
/** The stock that was to go is used up. */
const STOCK_USED =
  /\b(?:use up|finish|run down|get through|see out|work through)\b[^.;]{0,30}\b(?:stocks?|copies|supply|supplies|leave ?pieces|print|remaining|last of|what you have)\b|\b(?:will |to )?run (?:\w+ )?as (?:it|they) stands?\b/i;
const STOCK_NEAR = 8;
/** What is no longer to be said of it: "stop calling it new". */
const CALLED =
  /\b(?:call(?:ing)?|describ(?:e|ing)|nam(?:e|ing)) (?:it|them|(?:the )?[\w-]+(?: [\w-]+){0,2})(?: as)? "?(new|safe|unique|first|best|novel|simple|gentle|natural|unrivalled)\b/i;
const NEAR = 2;
/** Staff get a customer to say what they may no longer say themselves. */
const EVADES =
  /\b(?:which (?:was|is|one is) which\b|tell the difference\b|(?:lay|place|put|hold) (?:it|them|the two|both)(?: \w+)? (?:beside|next to|side by side|against)\b|(?:draw|reach|come to) (?:their|his|her|your) own conclusions?\b|say nothing(?: about the \w+(?: \w+)?)? for\b|let (?:them|him|her|the (?:doctor|customer|prescriber|consultant)) (?:say|see|conclude|work it out)\b|without (?:ever )?saying (?:it|so)\b|(?:data|results?|figures?|chart|evidence|numbers) (?:have|has|had) (?:not|n't) gone away\b|nobody can (?:rule|complain)\b|not on (?:the )?(?:page|paper)\b|on the back of (?:your|a|an|the) (?:pad|envelope|napkin|card|agenda)\b|(?:draw|sketch) the (?:chart|graph|curve|bars?)\b)/i;

const words = (facts: BaseFacts, span: Span) => wordsOf(facts, span);

function contentStems(text: string, names: Set<string>): Set<string> {
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
    .map((line) => words(facts, line).toLowerCase())
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

function ruledIn(facts: BaseFacts, statement: string, own: Set<string>): Ruled {
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
function repeats(
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

/** Of more statements a piece that repeats one says enough: each is held against every sentence. */
const MOST_TOLD = 40;

/** The sentences, in order of their index, that are at most so many from one. */
function around(sentences: readonly Sentence[], { start, index }: Sentence, far: number): Sentence[] {
  const at = firstStarting(sentences, start);
  return sentences.slice(Math.max(0, at - far), at + far + 1).filter((s) => Math.abs(s.index - index) <= far);
}

/** What is told of earlier rulings and undertakings, and what repeats them. Pure. */
export function undertakingOf(facts: BaseFacts): UndertakingFacts {
  const { context } = facts.submission;
  const copy = facts.sentences.filter(
    (s) => s.zone !== "pi" && s.zone !== "references" && s.zone !== "ae-statement" && s.zone !== "footer",
  );
  const told = copy.filter((s) => RULED.test(words(facts, s)));
  const contextTold = RULED.test(context) && !HARMLESS.test(context);
  if (told.length === 0 && !contextTold) return { told: [], repeated: [], usedAgain: [] };
  // The medicine spoken of most is the company's; a rival in a comparison may be taken for another of its own.
  const [main] = [...facts.products].sort((x, y) => y.mentions.length - x.mentions.length);
  const medicines = main ? [main.name, main.brand, main.generic] : [];
  const named = [...medicines, ...facts.companies.map((c) => c.name)].filter((name) => name !== null);
  const own = new Set(named.flatMap((name) => name.toLowerCase().split(/\s+/)));
  const open = told.filter((s) => !HARMLESS.test(words(facts, s))).slice(0, MOST_TOLD);
  const ruled = [...(contextTold ? [context] : []), ...open.map((s) => words(facts, s))].map((statement) =>
    ruledIn(facts, statement, own),
  );
  const isTold = new Set(told.map((s) => s.index));
  const known = new Map<string, Set<string>>();
  const stemsOf = (said: string) => {
    const stems = known.get(said) ?? contentStems(said, own);
    known.set(said, stems);
    return stems;
  };
  const repeated = copy.filter(
    (s) => !isTold.has(s.index) && ruled.some((one) => repeats(words(facts, s), one, stemsOf)),
  );
  const usedAgain = open.flatMap((statement) =>
    around(copy, statement, STOCK_NEAR).filter(
      (s) =>
        !STOPPED.test(words(facts, s)) &&
        ((Math.abs(s.index - statement.index) <= NEAR && AGAIN.test(words(facts, s))) ||
          STOCK_USED.test(words(facts, s))),
    ),
  );
  const evading = open.length > 0 ? copy.filter((s) => EVADES.test(words(facts, s))) : [];
  const spans = (sentences: Sentence[]) => [
    ...new Map(sentences.map((s) => [s.index, { start: s.start, end: s.end }])).values(),
  ];
  return { told: spans(told), repeated: spans(repeated), usedAgain: spans([...usedAgain, ...evading]) };
}
