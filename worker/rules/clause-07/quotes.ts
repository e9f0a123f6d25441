import type { Facts } from "../facts/index.ts";
import type { Quotation, Span } from "../facts/types.ts";
import { oncePer } from "../memo.ts";
import { spanAt } from "../spans.ts";
import { wordsOf } from "../stance.ts";

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
const hasMadeUpSpeaker = oncePer((facts: Facts) => MADE_UP.test(facts.view.text));
/** Words to be printed, said to a customer or put on a pack are not quoted from anybody. */
const PRINTED =
  /\b(?:marked|labelled|label|titled|entitled|called|headed|heading|state|states|statement|reads|wording|button|slogan|says|say|ask|asks|asked|reply|answer|tick|card|message|session|debate|workshop|talk|talks?:|tell|know that|(?:happy|glad|pleased|agree[ds]?|opted(?: in)?|signed up|subscribed|consent(?:ed|s)?) (?:to|for)(?: \w+){0,2}|means?|known as|so-called|term)\b[^"]{0,30}$/i;
const SENTENCE_END = /[.!?]/;

/** Where the source of a quotation may stand: on the rest of its line, or on the next line. */
function sourceOf(facts: Facts, quote: Span): string {
  const line = spanAt(facts.lines, quote.start);
  if (!line) return "";
  const rest = facts.view.text.slice(quote.end, line.end).replace(/^[\s,.–-]+/, "");
  if (/\p{L}{3}/u.test(rest)) return rest.split(/(?<=[.!?])\s(?=\p{Lu}\p{Ll}+ \p{Ll})/u)[0] ?? rest;
  const next = facts.lines[line.index + 1];
  const words = next ? wordsOf(facts, next) : "";
  return next &&
    words.length < 140 &&
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
    own.some((p) => p.mentions.some((m) => near.start <= m.start && m.start < near.end)) ||
    /\b(?:it|this|medicine|treatment|tablets?|inhaler|injections?|pen|therapy)\b/i.test(said)
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
