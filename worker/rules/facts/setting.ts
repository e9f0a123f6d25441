import { oncePer } from "#worker/lib/once-per.ts";
import { findPhrases, type Phrase, phrases } from "#worker/text/language/phrases.ts";
import { tokenise } from "#worker/text/tokens.ts";
import { isNegated } from "#worker/text/voice/negation.ts";
import { isToBeHad } from "#worker/text/voice/urging.ts";
import { isOnSale, isToBeAskedFor } from "#worker/text/voice/words-of-sale.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { isAtEdge } from "./edges.ts";
import { exemptionFor } from "./exemption.ts";
import { firstOf, opennessOf, speaksToPublic } from "./openness.ts";
import { speaksToTakers } from "./takers.ts";
import type { BaseFacts, Sentence, Span } from "./types.ts";

/** Who will really read the piece, whatever it is called. `partners` are people outside who are asked to speak or act for
 * the company (creators, charities); `staff` are its own employees. */
export type Readers =
  | "professionals"
  | "prescribed"
  | "public"
  | "journalists"
  | "consumer-media"
  | "investors"
  | "open-investors"
  | "partners"
  | "staff";

export interface Setting {
  readers: Readers;
  /** Words that say the piece is only for people who have been prescribed the medicine. */
  prescribedWords: Span | null;
  /** Whether the way it is handed over keeps it to them (said in the context or the piece). */
  prescribedRoute: boolean;
  /** Words that show that anyone can see it. */
  openWords: Span | null;
  /** An employee speaks in a personal capacity, or staff are addressed about their own accounts. */
  employee: boolean;
  /** Paid spread: boosting, targeting, sponsored posts. */
  paidSpread: Span[];
  /** Readers are urged to like, share, tag or pass on. */
  spread: Span[];
}

const PRESCRIBED = phrases(
  "people|patients|adults|anyone|those|children|men|women|person|parents|carers|only|who ..6 prescribed",
  "you|child|they ..4 have|has|been|were|are|being|be prescribed",
  "prescribed for|to you",
  "doctor|team|nurse|consultant|specialist|clinic|surgeon|gp has|have ..2 prescribed|given|started|chosen",
  "for|only ..6 who have|has been given ..2 @product",
  "whose|your|their prescriber has|have ..2 prescribed|given|started|chosen",
  "patients|people|adults|anyone|those|only already|currently? taking|using|on|receiving|taking @product",
);
/** The question that a guide answers, wherever its lines break. */
const WHY_PRESCRIBED =
  /\b(?:why|how) (?:have|has|was|were) (?:I|you|my child) (?:been\s{1,3})?(?:pr[eo]s?cr?ib?ed|given|started on)\b/i;
const ROUTE =
  /prescribed|first (?:supply|injection|dose|infusion|prescription|pack)|in(?:side)? the (?:carton|box|pack)\b|pack insert|already (?:taking|using|on|receiving)|patients? (?:who (?:are )?)?(?:taking|using|starting|receiving)|batch number|(?:code|number) (?:printed )?on (?:the|their|your) (?:carton|box|pack)/i;
const NOT_ROUTE = /not (?:yet )?(?:been )?prescribed|prescribed or not|whether or not/i;

const PERSONAL = phrases(
  "my|her|his|their|your|personal ..3 own? linkedin|instagram|facebook|twitter|x|tiktok|social account|accounts|profile|profiles|page|pages|post|posts|feed|feeds",
  "personal|own|private ..2 account|accounts|profile|profiles|page|linkedin|instagram|facebook|twitter|tiktok",
  "employee|staff|colleague advocacy|post|posts",
);
/** Said of the piece in the context: it goes to staff. */
const TO_STAFF = phrases(
  "our|all|uk|to employees|colleagues|staff|teams",
  "to|hello|dear everyone ..1 at|in|who our|the|uk|@company",
);
/** A group on a social platform that only professionals can read. */
const CLOSED =
  /\b(?:closed|private|verified|gated|members[- ]only|invitation[- ]only|(?:professionals?|doctors?)[- ]only (?:group|forum|community|network|page|channel|space|area|chat)|restricted|log-?in|logged in|only (?:seen|shown|visible|open) (?:by|to) (?:verified |registered )?(?:health|doctors|professionals|clinicians|members))\b/i;
/** Messages that only the person written to can see. */
const ONE_TO_ONE =
  /\b(?:whatsapp|text messages?|sms|imessage|direct messages?|dms?|individual chat|private message|messenger|inbox)\b/i;
/** Shareholders who are members of the public, or news that anyone can read. */
const PRIVATE_HOLDERS =
  /\b(?:(?:private|retail|individual|small|personal) (?:share ?holders?|investors?)\b|shareholder (?:circle|club|newsletter|magazine)\b|(?:public|open|corporate|company'?s?) (?:web)?site\b|regulatory (?:news|announcement))|\d,\d{3} (?:share)?holders\b/i;
const CONSUMER_MEDIA =
  /\b(?:national (?:and \w{1,10} |(?:sunday|daily|weekly|evening) )?(?:newspapers?|press|papers?|media|broadcasters?|titles)|regional (?:and \w{1,10} )?(?:papers|newspapers|press|media)|tabloids?|women'?s (?:magazines?|weeklies)|men'?s magazines?|lifestyle|consumer (?:media|press|titles?|magazines?|journalists?)|breakfast (?:tv|television|shows?|sofas?)|daytime (?:tv|television)|regional (?:papers|newspapers|press)|sunday (?:papers|newspapers|supplements)|(?:weekend|sunday|daily|evening|morning|saturday) (?:courier|mail|post|times|express|echo|herald|gazette|star|mirror|argus|chronicle)|(?:live|national|morning|daytime|evening|commercial|regional|local|public|BBC|ITV) (?:television|tv|radio|broadcast(?:er)?s?)|television (?:interview|programme|show|audience|news)|radio (?:interview|phone-?in|station|programme|show)|(?:talk|chat|breakfast) (?:show|programme|hour)|phone-in|live on air|glossy|picture desks?|celebrity|general (?:news|public)|showbiz|feature(?:s)? desks?)\b/i;
const NOT_CONSUMER = /\b(?:not (?:for|to)|never)\b.{0,40}$/i;
const PAID_SPREAD = phrases(
  "boost*|promote*|sponsor* ..4 to|among|post|posts|reel|story",
  "to be boosted|promoted|sponsored",
  "paid support|promotion|reach|spread|media|social|posts|targeting|boost",
  "spend|budget|@money ..8 reach|boost|target|targeting|impressions|clicks|promote",
  "target* ..3 to|at ..4 adults|women|men|people|parents|users|over",
  "audience ..3 adults|women|men|people|interested|aged|over",
);
const SPREAD = phrases(
  "please|do|now|and ..2 like|share|repost|retweet|reshare",
  "like|share|comment and|or? ..2 share|repost|retweet|comment|tag|reshare|like",
  "spread|pass the|this|it word|news|on",
  "tag|tell|share ..2 a|your|anyone|someone|every ..5 friend|friends|family|followers|sufferer|knows|know|else|mum|dad",
  "share this|our|it|your|with",
  "repost|retweet|forward this|our|it|your|with|to",
  "so that|hit the share|like|follow",
);
const PARTNER =
  /\b(?:creator|influencer|blog\w*|vlog\w*|podcaster|ambassador|followers|reels?|stories|collaboration|agreement between|letter of agreement|grant|donation|sponsorship agreement|charity)\b/i;
const ADDRESSED = /^[ \t]{0,20}(?:dear|hi|hello|hey|to:)\s+\p{Lu}?/imu;
const STAFF =
  /\b(?:to|for|all) (?:all )?(?:uk |our |company )?(?:employees|colleagues|staff|sales teams?|field force)\b|\binternal (?:email|use|briefing|message|note|memo|only)|\bhi (?:all|team|everyone)\b|\bhello all\b|representatives only/i;

/** The words of the context as one sentence, so that wordings can be looked for in it. */
export const contextFacts = oncePer((base: BaseFacts): BaseFacts => {
  const text = base.submission.context;
  const { tokens } = tokenise(text);
  const sentence: Sentence = {
    start: 0,
    end: text.length,
    index: 0,
    first: 0,
    last: tokens.length,
    line: 0,
    zone: "body",
    page: 1,
  };
  return { ...base, tokens, tokenRoles: {}, sentences: [sentence], companies: [], products: [] };
});

/** "Please do not share": the denial stands among the words that were looked for. */
const DENIED_WITHIN = /\b(?:not|never)\b|n't\b/i;

function spansOf(list: Phrase[], facts: BaseFacts, sentences: Sentence[]): Span[] {
  return findPhrases(list, facts, sentences)
    .filter((m) => !isNegated(m, facts) && !DENIED_WITHIN.test(wordsOf(facts, m)))
    .map(({ start, end }) => ({ start, end }));
}

function plain(span: Span | null): Span | null {
  return span && { start: span.start, end: span.end };
}

function consumerMedia(words: string): boolean {
  const hit = CONSUMER_MEDIA.exec(words);
  return hit !== null && !NOT_CONSUMER.test(words.slice(Math.max(0, hit.index - 60), hit.index));
}

/** Whether the user says that staff are addressed, or the piece does and its body bears that out. */
function isForStaff(base: BaseFacts, head: string): boolean {
  const { context, channel, materialType, materialTypeDetected } = base.submission;
  // What patients are told to buy or to ask for is no briefing of staff, whatever it says on top.
  if (base.submission.audience === "patients" && (isOnSale(base.view.text) || isToBeAskedFor(base.view.text)))
    return false;
  const isBriefing = materialType === "internal-briefing";
  if (isBriefing && !materialTypeDetected) return true;
  if (channel !== "social" && STAFF.test(context)) return true;
  const claims = isBriefing || (channel !== "social" && STAFF.test(head.slice(0, 300)));
  return claims && exemptionFor("internal", base, { opening: head, isTold: false }) !== null;
}

function readersOf(base: BaseFacts, open: boolean, prescribed: boolean): Readers {
  const { audience, channel, context } = base.submission;
  const head = base.view.text.slice(0, 700);
  const about = `${context}\n${head}`;
  if (audience === "media") return consumerMedia(about) ? "consumer-media" : "journalists";
  if (isForStaff(base, head)) return "staff";
  if (audience === "investors" && consumerMedia(`${context}\n${base.view.text.slice(0, 120)}`)) return "consumer-media";
  if (audience === "investors")
    return channel === "social" || channel === "website" || PRIVATE_HOLDERS.test(about)
      ? "open-investors"
      : "investors";
  if (audience !== "patients") {
    if (channel === "social") return CLOSED.test(about) || ONE_TO_ONE.test(about) ? "professionals" : "public";
    if (!prescribed && speaksToPublic(base)) return "public";
    return open && channel !== "email" && channel !== "sales" ? "public" : "professionals";
  }
  if (
    (PARTNER.test(about) && (ADDRESSED.test(head) || /\bagreement\b/i.test(head))) ||
    /\b(?:influencer|creator|contract)\b/i.test(context)
  )
    return "partners";
  return prescribed ? "prescribed" : "public";
}

const EMPLOYEE = [...PERSONAL, ...TO_STAFF];

/** "Your Zelvorin": the reader has it. */
const HELD = /\b(?:your|my)\s+$/i;
/** "Ask for your Zelvorin": the reader is to get it. */
const TO_GET =
  /\b(?:ask|book|order|get|grab|claim|request|want|buy|choose|discover|try|reserve|collect)\b[^.\n]{0,40}$/i;
/** Once may be a turn of speech. */
const FEWEST_HELD = 3;

/** Whether the body speaks, again and again, of the medicine as one that the reader has, and nowhere as one to get. */
function isHeld(base: BaseFacts): boolean {
  if (!speaksToTakers(base)) return false;
  const held = base.products
    .filter(({ role }) => role === "own")
    .flatMap(({ mentions }) => mentions)
    .map(({ start }) => base.view.text.slice(Math.max(0, start - 60), start))
    .filter((before) => HELD.test(before));
  return held.length >= FEWEST_HELD && !held.some((before) => TO_GET.test(before));
}

const NOT_YET_HIS = /\bnot (?:yet )?(?:on|taking|prescribed) \p{Lu}\p{L}+(?: yet)?\s?\?/iu;
/** Whether readers are told to get the medicine: whoever has it need not ask for it, whatever a gate says. */
const isToBeGot = ({ view: { text } }: BaseFacts): boolean =>
  isToBeAskedFor(text) || isToBeHad(text) || NOT_YET_HIS.test(text);

/** Where early sentences ask why the reader was prescribed the medicine. */
function asksWhy({ view }: BaseFacts, early: Sentence[]): Span | null {
  const end = early.at(-1)?.end ?? 0;
  const asked = WHY_PRESCRIBED.exec(view.text.slice(0, end));
  return asked && { start: asked.index, end: asked.index + asked[0].length };
}

/** Where and by whom the piece will really be seen. Pure. */
export const settingOf = oncePer((base: BaseFacts): Setting => {
  const about = contextFacts(base);
  const copy = base.sentences.filter((s) => s.zone !== "pi" && s.zone !== "references");
  const early = copy.filter((s) => s.start < Math.max(800, base.view.text.length * 0.35));
  // A line on top or at the foot says for whom the piece is only where the piece speaks to them.
  const meant = speaksToTakers(base) ? early : early.filter((s) => !isAtEdge(base, s.start));
  const prescribedWords = plain(firstOf(PRESCRIBED, base, meant)) ?? asksWhy(base, early);
  const { context, channel } = base.submission;
  const prescribedRoute =
    (ROUTE.test(context) && !NOT_ROUTE.test(context)) ||
    /\b(?:batch|carton|box|pack)\b.{0,40}\b(?:code|number)|(?:code|number) .{0,40}\b(?:carton|box|pack)\b/i.test(
      base.view.text.slice(0, 500),
    );
  const { isOpen: open, words: openInText } = opennessOf(base, about, early);
  const employee =
    firstOf(EMPLOYEE, about, about.sentences) !== null ||
    (channel === "social" && firstOf(PERSONAL, base, early) !== null);
  return {
    readers: readersOf(
      base,
      open,
      !isToBeGot(base) && (prescribedRoute || ((prescribedWords !== null || isHeld(base)) && !open)),
    ),
    prescribedWords,
    prescribedRoute,
    openWords: plain(openInText),
    employee,
    paidSpread: spansOf(PAID_SPREAD, base, copy),
    spread: spansOf(SPREAD, base, copy),
  };
});
