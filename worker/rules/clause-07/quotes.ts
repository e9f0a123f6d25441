import { oncePer } from "#worker/lib/once-per.ts";
import { standsIn } from "#worker/text/may-match.ts";
import { spanAt, startsWithin } from "#worker/text/spans.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import type { Facts } from "../facts/index.ts";
import type { Quotation, Span } from "../facts/types.ts";

/** A quotation that the piece uses to say something for itself: not a term, a label, a title or an instruction. */
export interface Testimony extends Quotation {
  /** The words between the marks. */
  said: string;
  /** Who is given as the source, with what follows it on the line; empty when nobody is. */
  source: string;
}

const MIN_WORDS = 4;
const MAX_POINTED = 295;
/** Words of somebody who judges, praises or tells of experience. */
const EVALUATIVE =
  /\b(?:advance|effective|efficacy|best|remarkable|impressive|works?|worked|results?|important|excellent|outstanding|better|improv\w+|benefit\w*|promising|useful|valuable|recommend\w*|prefer\w*|choice|option|treatment of choice|should be|tolerated|breakthrough|nothing else|second to none|comes? close|delighted|impressed|changed|relief|first[- ]line|striking|superior|milestone|welcome|gold standard|transform\w*|safe|step forward|hope|lives?|difference|progress|significantly)\b/i;
/** Somebody tells of experience: a sign only where the company's medicine is spoken of. */
const PERSONAL = /\b(?:I|I've|my|we|our|me)\b/i;
/** What somebody ill hopes for or misses, before any treatment. */
const WISHED =
  /^\W*I (?:just |only |really )?(?:want|need|wish|hope|would (?:like|love)|used to|can't|cannot|could not|am (?:tired|fed up))\b/i;
/** The speaker is made up, and the piece says so. */
const MADE_UP =
  /\b(?:fictitious|fictional|illustrative (?:patient|case)|not a real (?:patient|person)|hypothetical (?:patient|case)|invented (?:patient|case)|posed by (?:an? )?(?:actor|model)s?)\b/i;
const hasMadeUpSpeaker = oncePer((facts: Facts) => standsIn(MADE_UP, facts.view.text));
/** Words to be printed, said to a customer or put on a pack are not quoted from anybody. */
const PRINTED =
  /\b(?:marked|labelled|label|titled|entitled|called|headed|heading|state|states|statement|reads|wording|button|slogan|says|say|ask|asks|asked|reply|answer|tick(?:ed)?|card|message|session|debate|workshop|talk|talks?:|tell|know that|(?:happy|glad|pleased|agree[ds]?|opted(?: in)?|signed up|subscribed|consent(?:ed|s)?) (?:to|for)(?: \w+){0,2}|means?|known as|so-called|term)\b[^"]{0,30}$/i;
const SENTENCE_END = /[.!?]/;

/** Words that a reader agreed to: the piece's own. */
const OWN_WORDING =
  /\b(?:agrees?|consent|happy|opt in) to (?:\w+ ){0,2}(?:receiv\w+|be(?:ing)? (?:sent|e-?mailed|contacted|called))\b|\b(?:I|we)\b[^.]{0,30}\b(?:agree|consent|happy|opt in) to (?:\w+ ){0,2}(?:get(?:ting)?|hav\w+)\b[^.]{0,60}\b(?:e-?mails?|messages?|texts?|letters?|calls?|news|updates?|information)\b|\bmay (?:e-?mail|write to|contact|call|text|phone|send) (?:me|us)\b/i;
/** The piece greets whoever comes; so does a speaker who is then named, or who goes on to the medicine. */
const GREETING = /^(?:hello|welcome to|good (?:morning|evening|afternoon))\b/i;
const GIVEN_TO = /^[\s,.]{0,3}(?:[-–—]\s?|(?:said|says)\s)(?:\p{L}{1,12} ){0,6}\p{L}/u;
/** Praise of one part of an evening or a film. */
const PRAISES_PART = /\b(?:bit|part|section|slides?|chapter) (?:about|on)\b/i;
/** "About the new …". */
const LONGEST_LEAD = 10;
/** A title in a programme: "10.15  "What I have seen": two cases". */
const PROGRAMME_TITLE = /^\s*(?:[•*-]\s*)?\d{1,2}[.:]\d{2}(?:\s*(?:am|pm|-|to)\s*(?:\d{1,2}[.:]\d{2})?)?\s*$/i;
/** What is spoken in the piece itself, as its script or its record gives it. */
const SPOKEN_HERE =
  /^\W*(?:(?:speaker )?notes?|speaker|chair|presenter|narrator|voice-?over|VO|host)(?: \([^)\n]{1,30}\))?\s?:\s*$/i;
/** In a flow chart an arrow leads from what somebody may say to what to do. */
const LEADS_ON = /^\s{0,3}(?:[→⇒]|=>|->)/;
/** How often something was searched for: "…" (1,204). */
const COUNTED = /^\s?\(\d[\d,. ]*\)/;
/** The rooms in which people meet. */
const PLACE_WORDS =
  /\b(?:museum|hotel|venue|gallery|galleries|restaurant|rooftop|bar|parking|projector|seats|auditorium|day out|attraction|gardens?|cafe)\b/gi;
const isOfPlace = (line: string) => new Set(line.toLowerCase().match(PLACE_WORDS) ?? []).size >= 2;

/** What opens a line or a remark that follows a quotation and is not its source: the next item of a list or of a set of
 * drafts, a button, the step that a question leads to, the by-line of an article. */
const NEXT_ITEM =
  /^\s*(?:[▸►•✔✓→↓⇒]|=>|->|\[(?!source)|(?:post|option|version|screen|slide|item|panel|frame|tweet|scene|card|step) (?:\p{Lu}|\d{1,2})\b(?![^\n]{0,80}\b(?:Dr|Prof|Mr|Mrs|Ms)\b)|by (?:a|an|our|the) (?:\p{L}+ )?(?:writer|reporter|correspondent|journalist|editor)\b)/iu;
/** A statement of its own on the next line, unless it tells who spoke. */
const STATEMENT =
  /(?<!\b(?:who|which|that|when|as) )\b(?:will|is|are|was|were|has|have|can|may|must|should)\b(?=[^\n]{8})/;
/** Where words are said that were not meant for print. */
const HELD_APART =
  /\b(?:advisory board|round ?table|private(?:ly)?|(?:in )?confiden(?:ce|tial)|off the record|dinner|over lunch|at the bar|corridor|overheard)\b/i;
const TELLS_SPEAKER =
  /^\W*\(|^\W*(?:Dr|Prof(?:essor)?|Mr|Mrs|Ms)\b|\b(?:said|says|told|heard|wrote|writes|words?|quot\w+|remarks?|comments?|spoken|speaking)\b/i;

/** Where the source of a quotation may stand: on the rest of its line, or on the next line. */
function sourceOf(facts: Facts, quote: Span): string {
  const line = spanAt(facts.lines, quote.start);
  if (!line) return "";
  const rest = facts.view.text.slice(quote.end, line.end).replace(/^[\s,.–-]+/, "");
  // Marks that open again at once go on with something else.
  if (/^(?:and |or |& )?"/.test(rest)) return "";
  if (/\p{L}{3}/u.test(rest)) return rest.split(/(?<=[.!?])\s(?=\p{Lu}\p{Ll}+ \p{Ll})/u)[0] ?? rest;
  const next = facts.lines[line.index + 1];
  const words = next ? wordsOf(facts, next) : "";
  return next &&
    words.length < 140 &&
    !NEXT_ITEM.test(words) &&
    !(STATEMENT.test(words) && !TELLS_SPEAKER.test(words) && !HELD_APART.test(words)) &&
    !SENTENCE_END.test(words.replace(/\b(?:Dr|Prof|Mr|Mrs|Ms|al|Res|J|Med|Clin|Trials?)\./g, "").slice(0, -1)) &&
    next.zone !== "footer" &&
    next.zone !== "ae-statement"
    ? words
    : "";
}

function isPartOfFootnote(facts: Facts, quote: Span): boolean {
  return /(?:full sentence|original|in full|the (?:paper|article|author|transcript|speaker)[^"]{0,30}(?:says|said|wrote|has|reads))\s*:?\s*$/i.test(
    facts.view.text.slice(Math.max(0, quote.start - 60), quote.start),
  );
}

function namesOwn(facts: Facts, span: Span): boolean {
  return facts.products.some((p) => p.role === "own" && startsWithin(p.mentions, span));
}

/** Whether the words of a speaker, or the lines on either side, name a medicine of the company or point to it. */
function isOfOwn(facts: Facts, quote: Span): boolean {
  const said = wordsOf(facts, quote);
  if (WISHED.test(said)) return false;
  if (hasMadeUpSpeaker(facts)) return false;
  const line = spanAt(facts.lines, quote.start);
  const near = {
    start: facts.lines[(line?.index ?? 0) - 1]?.start ?? 0,
    end: facts.lines[(line?.index ?? 0) + 1]?.end ?? quote.end,
  };
  const own = facts.products.filter((p) => p.role === "own");
  return (
    own.some((p) => startsWithin(p.mentions, near)) ||
    /\b(?:it|this|medicine|treatment|tablets?|inhaler|injections?|pen|therapy)\b/i.test(said)
  );
}

/** Whether a part of an evening or a film is praised, and the medicine at most as what that part is about. */
function praisesPart(facts: Facts, quote: Span): boolean {
  const part = PRAISES_PART.exec(wordsOf(facts, quote));
  if (!part) return false;
  const rest = quote.start + part.index + part[0].length + LONGEST_LEAD;
  return (
    !namesOwn(facts, { start: quote.start, end: quote.start + part.index }) &&
    !namesOwn(facts, { start: rest, end: quote.end })
  );
}

/** The quotations of a piece that speak for a medicine. */
export const testimoniesOf = oncePer((facts: Facts): Testimony[] =>
  facts.quotations.flatMap((quote) => {
    const said = facts.view.text.slice(quote.start + 1, quote.end - 1).trim();
    const line = spanAt(facts.lines, quote.start);
    if (!line || line.zone === "pi" || line.zone === "references" || line.zone === "direction") return [];
    const before = facts.view.text.slice(line.start, quote.start);
    if (said.split(/\s+/).length < MIN_WORDS || said.endsWith("?")) return [];
    if (/\byellow ?card\b/i.test(said)) return [];
    if (!EVALUATIVE.test(said) && !(PERSONAL.test(said) && isOfOwn(facts, quote))) return [];
    if (
      /\b(?:evening|meeting|event|venue|course|session|talk|lecture|booklet|website|webinar|signed up|enrol(?:led|ment)?|registered|modules?|workshop|app|podcast|newsletter)\b/i.test(
        said,
      )
    )
      return [];
    const namesIt = namesOwn(facts, quote);
    if (praisesPart(facts, quote)) return [];
    const after = facts.view.text.slice(quote.end, quote.end + 16);
    if (GREETING.test(said) && !namesIt && !GIVEN_TO.test(after)) return [];
    if (LEADS_ON.test(after) || (COUNTED.test(after) && /\bsearch/i.test(before))) return [];
    if (OWN_WORDING.test(said) || PROGRAMME_TITLE.test(before) || SPOKEN_HERE.test(before)) return [];
    if (isOfPlace(wordsOf(facts, line)) && !namesIt) return [];
    if (
      /^(?:I am|I have been|I confirm|yes|no)\b/i.test(said) ||
      PRINTED.test(before) ||
      isPartOfFootnote(facts, quote)
    )
      return [];
    return [{ ...quote, said, source: sourceOf(facts, quote) }];
  }),
);

/** The quotation with its source, where they stand together and are not too long to point at. */
export function withSource(facts: Facts, quote: Testimony): Span {
  const at = quote.source ? facts.view.text.indexOf(quote.source, quote.end) : -1;
  const end = at === -1 || at > quote.end + 60 ? quote.end : at + quote.source.length;
  return { start: quote.start, end: end - quote.start <= MAX_POINTED ? end : quote.end };
}

/** The company's own spokesman, whose words need no outside source. */
export function isCompanyVoice(source: string): boolean {
  return /\b(?:chief executive|CEO|managing director|general manager|medical director|spokes\w+|president|vice president|chair(?:man|woman)?|head of|country (?:lead|manager)|company)\b/i.test(
    source,
  );
}
