import { spanAt } from "#worker/text/spans.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { quoted } from "../checks/hits.ts";
import type { Facts } from "../facts/index.ts";
import type { Check } from "../types.ts";
import { isCompanyVoice, type Testimony, testimoniesOf, withSource } from "./quotes.ts";

const PRIVATE =
  /\b(?:private(?:ly)?|closed|confidential|in confidence|off the record|advisory board|round ?table|panel discussion|dinner|corridor|coffee|over lunch|at the bar|overheard|told (?:our|the) (?:representative|rep|account manager|msl|medical adviser)|(?:in|from) (?:a|an) (?:e-?mail|letter|text|whatsapp|message|conversation|chat|call|thank-you)|case discussion|Q&A|question time|questions? from the floor|from the floor|congress|conference|symposium|webinar|podcast|broadcast|radio|television|interview|lecture|talk|meeting|social media|tweet|post)\b/i;
const REFUSED =
  /\b(?:not|never|n't|without|no)\b[^.]{0,40}\b(?:asked|permission|consent|agreed|approval|approached|contacted|aware|told|cleared|know|knows)\b|\b(?:unaware|unasked|refused|declined|objected|does not know)\b/i;
const AGREED =
  /\b(?:with (?:his|her|their|the (?:speaker|author)'?s?|written|documented)? ?(?:permission|consent|agreement)|has (?:agreed|consented|given (?:written )?(?:permission|consent))|permission (?:was |has been )?(?:given|granted|obtained|held|on file)|consent (?:was |has been )?(?:given|obtained|held|on file)|quoted by permission)\b/i;

/** Told of words that the piece takes over; "speaker notes" and "transcript" may be what the piece itself is. */
const ABOUT_QUOTE = /\b(?:quot\w+|remark|comment|words|said|statement|testimonial)\b/i;

export function privateFaultOf(facts: Facts, quote: Testimony): string | null {
  const { context } = facts.submission;
  const line = spanAt(facts.lines, quote.start);
  const near = line
    ? [line.index, line.index + 1, line.index + 2]
        .flatMap((i) => facts.lines[i] ?? [])
        .map((l) => wordsOf(facts, l))
        .join(" ")
        .replace(quote.said, " ")
    : "";
  if (AGREED.test(near) || (AGREED.test(context) && !REFUSED.test(context))) return null;
  const aboutQuote = ABOUT_QUOTE.test(context);
  if ((aboutQuote || /\b(?:speaker|transcript)\b/i.test(context)) && REFUSED.test(context))
    return "the context says that the speaker’s permission was not obtained";
  if (aboutQuote && PRIVATE.test(context))
    return "it was said on a private occasion or in a broadcast, and no permission is shown";
  if (REFUSED.test(near) && PRIVATE.test(near)) return "the piece itself says that permission was not obtained";
  const where = PRIVATE.exec(quote.source);
  return where && !/\bet al\b|\d{4};/.test(quote.source)
    ? `its source is given as ${quoted(where[0])}, and no permission is shown`
    : null;
}

/** 7.2: words from broadcasts or private occasions are not used without the speaker's permission. */
export const privateWords: Check = {
  id: "clause-07/private-words",
  requirement: "7.permission",
  severity: "MEDIUM",
  duty: "should",
  themes: ["references-and-quotations"],
  applies: (facts) =>
    facts.submission.audience !== "media" &&
    facts.submission.audience !== "investors" &&
    testimoniesOf(facts).length > 0,
  find: (facts) =>
    testimoniesOf(facts).flatMap((quote) => {
      const why = isCompanyVoice(quote.source) ? null : privateFaultOf(facts, quote);
      return why
        ? [
            {
              at: withSource(facts, quote),
              issue: `The quotation ${quoted(quote.said)} should not be used: ${why}. Words from a private occasion or a broadcast should be used only with the speaker’s permission (Clause 7.2).`,
              fix: { kind: "delete" as const, at: withSource(facts, quote) },
            },
          ]
        : [];
    }),
  examples: {
    flagged: [
      {
        text: 'Tavorel (tavorimib)\n[["It has worked in the patients I have tried it in."\nConsultant neurologist]]',
        context: "The quotation comes from a closed round table. The speaker has not been asked.",
        why: "a private remark without permission",
      },
      {
        text: 'Tavorel (tavorimib)\n[["I would not go back to anything else."\nDr P Ash, advisory board, May 2024]]',
        why: "from an advisory board",
      },
      {
        text: 'Tavorel (tavorimib)\n[["I would not go back to anything else."\nOur advisory board was held in Leeds in May 2024]]',
        why: "the next line tells of the advisory board",
      },
      {
        text: 'Tavorel (tavorimib)\n[["It is the best that I have tried."\nThis was said at dinner by a consultant]]',
        why: "the next line tells where it was said",
      },
    ],
    clean: [
      {
        text: 'Tavorel (tavorimib)\n"I find it a useful option."\nDr P Ash, conference talk, May 2024, with permission',
        why: "permission shown",
      },
      {
        text: 'Tavorel (tavorimib)\n"A useful option in refractory migraine" - Ash P et al. Pain Trials 2023;4:12.',
        why: "from a paper",
      },
      {
        text: 'Tavorel (tavorimib): how to talk it through\n"I cannot take it every day" -> talk about the other options',
        why: "an arrow leads to the next step",
      },
      {
        text: 'Tavorel (tavorimib)\nPOST A\n"So proud of our work. It has changed lives."\nPOST B\n"A step forward."',
        why: "the next draft",
      },
      {
        text: 'Tavorel (tavorimib)\nNotes: "In my clinic I give it in the evening, and it works."',
        context: "Speaker notes for a company symposium at a congress.",
        why: "the notes are the piece itself",
      },
      {
        text: 'Tavorel (tavorimib)\nFrom the chair\n"When I saw the results I knew that it works."\nAll slides will be put on the conference site for a week.',
        why: "the next line is a statement of its own",
      },
    ],
    inapplicable: [{ text: "Tavorel (tavorimib) was discussed at a round table.", why: "no quotation" }],
  },
};
