import { spanAt } from "#worker/text/spans.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { quoted } from "../checks/hits.ts";
import type { Facts } from "../facts/index.ts";
import type { Span } from "../facts/types.ts";
import type { Check } from "../types.ts";
import { privateFaultOf } from "./private-words.ts";
import { isCompanyVoice, type Testimony, testimoniesOf, withSource } from "./quotes.ts";
import { UNNAMED_SOURCE_EXAMPLES } from "./unnamed-source.examples.ts";

/** A work or a person that a reader could look up. */
const PRECISE =
  /\bet al\b|\b(?:19|20)\d{2};\s?\d|\b(?:Dr|Prof(?:essor)?|Mr|Mrs|Ms|Sir|Dame)\.? (?:\p{Lu}\p{L}{0,30}\.? ){0,4}\p{Lu}\p{L}+|\[source\b/u;
const NAMED =
  /^\W*(?:said |says )?(?!Consultant|Specialist|General|Leading|Senior|Practice|Clinical|Hospital|Community|London|North|South|East|West|UK|NHS|GP|Nurse|Pharmacist|Patient|Doctor)\p{Lu}\p{L}+(?:[-']\p{Lu}?\p{L}+)? \p{Lu}\p{L}+/u;
const ANONYMOUS =
  /(?<![\p{L}])(?:consultants?|specialists?|gps?|doctors?|nurses?|pharmacists?|experts?|clinicians?|physician|surgeon|professor|prescriber|patient|user|delegate|leader|authority|reviewer|journal|one|a|an|leading|respected|senior|eminent|customer|newspaper|magazine|press|paper|website|forum|survey|colleagues?|team|clinic|dr \p{L}\.?(?!\p{L}))/iu;

/** Somebody else to whom the words are given: whoever is named above them did not say them. */
const SOMEBODY =
  /^\W*(?:(?:said|says) )?(?:(?:an?|the|one|another) )?(?:\p{L}+ ){0,2}(?:consultant|specialist|gp|doctor|nurse|pharmacist|expert|clinician|physician|surgeon|prescriber|patient|delegate|colleague)(?!\p{L})/iu;

/** A document that can be found, named before the words or in the line above. */
const DOCUMENT =
  /\b(?:technology appraisal|TA|NG|CG|SIGN|guideline|guidance|report|section|paragraph|page|SPC|SmPC|BNF|circular|judgment|Hansard)\b[^."\n]{0,60}|\bet al\b|\b(?:19|20)\d{2}\b/i;
const LOCATED =
  /\bSPC\b|\bSmPC\b|\bet al\b|\b(?:TA|NG|CG|appraisal|section|paragraph|page|guideline|guidance|report|circular|SIGN)\s?(?:no\.? ?)?\d|\b(?:NICE|SIGN|SMC|MHRA|WHO|BNF|AWMSG|Royal College|Society|Association)\b/;
const NAMED_BEFORE =
  /\b(?:Dr|Prof(?:essor)?|Mr|Mrs|Ms|Sir|Dame)\.? (?:\p{Lu}\p{L}{0,30}\.? ){0,4}\p{Lu}[\p{L}'-]{1,30}[^"\n]{0,80}\b(?:said|says|wrote|writes|told|concluded|added|commented|explained)\b[^"\n]{0,30}[:,]\s*$/u;

const isNamed = (source: string) => PRECISE.test(source) || NAMED.test(source);

/** Words that a briefing puts into somebody's mouth: "A: …". */
const SCRIPT =
  /(?:^|\n|\|)[ •*–-]{0,4}(?:A|Q|Answer|Question|You|Reply|Rep(?:resentative)?|Doctor|Dr|GP)(?: say)?\s?[:.]\s{0,3}$/i;

/** The same speaker goes on: what came before ends with "said Dr Ash." or "adds the company's chief executive:". */
const GOES_ON =
  /"[\s,.]{0,3}(?:said|says|adds?|added|comments?|commented|explain(?:s|ed)|concluded) ([^"\n]{3,100})[.:,]\s*$/u;
/** A line above the words that tells whose talk, slides or paper they are from. */
const FROM_WORK =
  /^\W*(?:from|extract|excerpt|quoted from|taken from)\b[^\n]{0,60}\b(?:talk|slides?|lecture|paper|book|chapter|letter|article|transcript|recording|presentation|blog|chair)\b|\b(?:recorded talk|recording|lecture|talk|transcript)\b/i;

/** Whether the line above names the speaker and the work. */
function isNamedAbove(facts: Facts, quote: Span): boolean {
  const line = spanAt(facts.lines, quote.start);
  const above = line ? facts.lines[line.index - 1] : undefined;
  if (!line || !above) return false;
  const opens = facts.view.text.slice(line.start, quote.start).trim();
  if (opens.length > 0 && !/\b(?:transcript|recording|slide|extract)\b[^"]{0,20}:$/i.test(opens)) return false;
  const words = wordsOf(facts, above);
  return FROM_WORK.test(words) && PRECISE.test(words);
}

/** Whether what leads up to the quotation says where it comes from. */
function isNamedBefore(facts: Facts, quote: Testimony): boolean {
  const line = spanAt(facts.lines, quote.start);
  const lead = facts.view.text.slice(Math.max(line?.start ?? 0, quote.start - 160), quote.start);
  const speaker = GOES_ON.exec(lead)?.[1];
  return (
    (speaker !== undefined && (isNamed(speaker) || isCompanyVoice(speaker))) ||
    (!SOMEBODY.test(quote.source) && isNamedAbove(facts, quote)) ||
    (/[:,(]\s*$|\b(?:says|said|states|reads)\s*$/.test(lead) && DOCUMENT.test(lead) && LOCATED.test(lead)) ||
    NAMED_BEFORE.test(lead) ||
    SCRIPT.test(lead)
  );
}

/** What a slide says of its speaker and its medicine is a declaration or a title, and quoted from nobody. */
const DECLARED = /\b(?:paid (?:my|by|for)|(?:my|speaker.?s?) fees?|honorari\w+|certified th\w+|speaker\s?:|chair\s?:)/i;

/** Longer words after a quotation are the next sentence. */
const LONGEST_SOURCE = 60;

/** Whether the line below, or the rest of the line, is an attribution that names a work or a person. */
function isNamedBelow({ view: { text } }: Facts, end: number): boolean {
  const below = /^["')\s]{0,3}\n?[^\S\n]{0,3}[–—(-][^\n]{1,200}/u.exec(text.slice(end, end + 220))?.[0];
  return below !== undefined && PRECISE.test(below);
}

const cited = (facts: Facts, end: number) => facts.citations.some((c) => c.start >= end - 3 && c.start <= end + 60);

/** 7.1: the precise source of a quotation is named. */
export const unnamedSource: Check = {
  id: "clause-07/unnamed-source",
  requirement: "7.source-named",
  severity: "MEDIUM",
  duty: "must",
  themes: ["references-and-quotations"],
  applies: (facts) =>
    facts.promotion.isPromotional &&
    facts.promotion.kind !== "press" &&
    facts.submission.audience !== "media" &&
    testimoniesOf(facts).length > 0,
  find: (facts) =>
    testimoniesOf(facts).flatMap((quote) => {
      const { source } = quote;
      if (isNamedBefore(facts, quote) || DECLARED.test(quote.said)) return [];
      if (isNamed(source) || isNamedBelow(facts, quote.end) || cited(facts, quote.end) || isCompanyVoice(source))
        return [];
      if (source && !ANONYMOUS.test(source)) return [];
      // Words that may not be used at all need no source.
      if (privateFaultOf(facts, quote) !== null) return [];
      const at = withSource(facts, quote);
      const isSpeaker = at.end > quote.end;
      return [
        {
          at,
          severity: source && source.length < LONGEST_SOURCE ? "MEDIUM" : "LOW",
          issue: `The quotation ${quoted(quote.said)} ${source ? `is given to ${quoted(source)}` : "is given to nobody"}, which does not let a reader find it. The precise source of a quotation must be named (Clause 7.1).`,
          fix: {
            kind: "insert" as const,
            at: at.end,
            text: isSpeaker ? " [source: name, occasion and date]" : " [source: authors, journal, year;volume:page]",
            note: "Name the publication or the speaker and occasion, or delete the quotation.",
          },
        },
      ];
    }),
  examples: UNNAMED_SOURCE_EXAMPLES,
};
