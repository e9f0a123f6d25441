import type { Facts } from "../facts/index.ts";
import type { Span } from "../facts/types.ts";
import { quoted } from "../hits.ts";
import { spanAt } from "../spans.ts";
import type { Check } from "../types.ts";
import { privateFaultOf } from "./private-words.ts";
import { isCompanyVoice, testimoniesOf, withSource } from "./quotes.ts";

/** A work or a person that a reader could look up. */
const PRECISE =
  /\bet al\b|\b(?:19|20)\d{2};\s?\d|\b(?:Dr|Prof(?:essor)?|Mr|Mrs|Ms|Sir|Dame)\.? (?:\p{Lu}\p{L}{0,30}\.? ){0,4}\p{Lu}\p{L}+|\[source\b/u;
const NAMED =
  /^\W*(?:said |says )?(?!Consultant|Specialist|General|Leading|Senior|Practice|Clinical|Hospital|Community|London|North|South|East|West|UK|NHS|GP|Nurse|Pharmacist|Patient|Doctor)\p{Lu}\p{L}+(?:[-']\p{Lu}?\p{L}+)? \p{Lu}\p{L}+/u;
const ANONYMOUS =
  /(?<![\p{L}])(?:consultants?|specialists?|gps?|doctors?|nurses?|pharmacists?|experts?|clinicians?|physician|surgeon|professor|prescriber|patient|user|delegate|leader|authority|reviewer|journal|one|a|an|leading|respected|senior|eminent|customer|newspaper|magazine|press|paper|website|forum|survey|colleagues?|team|clinic|dr \p{L}\.?(?!\p{L}))/iu;

/** A document that can be found, named before the words or in the line above. */
const DOCUMENT =
  /\b(?:technology appraisal|TA|NG|CG|SIGN|guideline|guidance|report|section|paragraph|page|SPC|SmPC|BNF|circular|judgment|Hansard)\b[^."\n]{0,60}|\bet al\b|\b(?:19|20)\d{2}\b/i;
const LOCATED =
  /\bSPC\b|\bSmPC\b|\bet al\b|\b(?:TA|NG|CG|appraisal|section|paragraph|page|guideline|guidance|report|circular|SIGN)\s?(?:no\.? ?)?\d|\b(?:NICE|SIGN|SMC|MHRA|WHO|BNF|AWMSG|Royal College|Society|Association)\b/;
const NAMED_BEFORE =
  /\b(?:Dr|Prof(?:essor)?|Mr|Mrs|Ms|Sir|Dame)\.? (?:\p{Lu}\p{L}{0,30}\.? ){0,4}\p{Lu}[\p{L}'-]{1,30}[^"\n]{0,80}\b(?:said|says|wrote|writes|told|concluded|added|commented|explained)\b[^"\n]{0,30}[:,]\s*$/u;

/** Words that a briefing puts into somebody's mouth: "A: …". */
const SCRIPT =
  /(?:^|\n|\|)[ •*–-]{0,4}(?:A|Q|Answer|Question|You|Reply|Rep(?:resentative)?|Doctor|Dr|GP)(?: say)?\s?[:.]\s{0,3}$/i;

/** Whether what leads up to the quotation says where it comes from. */
function isNamedBefore(facts: Facts, quote: Span): boolean {
  const line = spanAt(facts.lines, quote.start);
  const lead = facts.view.text.slice(Math.max(line?.start ?? 0, quote.start - 160), quote.start);
  return (
    (/[:,(]\s*$|\b(?:says|said|states|reads)\s*$/.test(lead) && DOCUMENT.test(lead) && LOCATED.test(lead)) ||
    NAMED_BEFORE.test(lead) ||
    SCRIPT.test(lead)
  );
}

/** Longer words after a quotation are the next sentence. */
const LONGEST_SOURCE = 60;

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
      if (isNamedBefore(facts, quote)) return [];
      if (PRECISE.test(source) || NAMED.test(source) || cited(facts, quote.end) || isCompanyVoice(source)) return [];
      if (source && !ANONYMOUS.test(source)) return [];
      // Words that may not be used at all need no source.
      if (privateFaultOf(facts, quote) !== null) return [];
      return [
        {
          at: withSource(facts, quote),
          severity: source && source.length < LONGEST_SOURCE ? "MEDIUM" : "LOW",
          issue: `The quotation ${quoted(quote.said)} ${source ? `is given to ${quoted(source)}` : "is given to nobody"}, which does not let a reader find it. The precise source of a quotation must be named (Clause 7.1).`,
          fix: {
            kind: "insert" as const,
            at: quote.end,
            text: " [source: authors, journal, year;volume:page]",
            note: "Name the publication or the speaker and occasion, or delete the quotation.",
          },
        },
      ];
    }),
  examples: {
    flagged: [
      {
        text: 'Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\n[["Nothing else comes close" - a leading headache journal]]',
        why: "a journal without a name",
      },
      {
        text: 'Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\n[["It works in the patients I see."\nConsultant neurologist, south coast]]',
        why: "an unnamed consultant",
      },
      {
        text: 'Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\n[["The most useful option we have had for years"]]',
        why: "nobody named",
      },
      {
        text: 'Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\n[["A valuable treatment for my patients", says a leading expert.]]',
        why: "a leading expert",
      },
    ],
    clean: [
      {
        text: 'Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\n"I want to get through a week without lying in the dark."',
        why: "a wish, before any treatment",
      },
      {
        text: 'Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\n"I had planned my week around the next attack."\nIllustrative patient',
        why: "a made-up patient who says nothing of the medicine",
      },
      {
        text: 'Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nNICE guideline 812, section 1.4: "Tavorimib is an option when two triptans have failed."',
        why: "the document is named before the words",
      },
      {
        text: 'Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\n"A useful option in refractory migraine" - Ash P et al. Pain Trials 2023;4:12.',
        why: "a full source",
      },
      {
        text: 'Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nThe trial called it "one of several useful options".1\nReferences: 1. Ash P et al. Pain Trials 2023;4:12.',
        why: "cited",
      },
      {
        text: 'Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nTick "much better", "better" or "no change at all".',
        why: "not a quotation",
      },
    ],
    inapplicable: [{ text: '"Best day of our lives", said one visitor to the museum.', why: "no medicine" }],
  },
};
