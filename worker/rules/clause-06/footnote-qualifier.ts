import { everyMatch } from "#worker/text/every-match.ts";
import { ofSentence } from "#worker/text/spans.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { cut, hitOn, quoted } from "../checks/hits.ts";
import { ownClaims, sentenceOf, speaksOfMedicine } from "../checks/own-claims.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";

const MARK = /(?<!\d)([*†‡§])(?!\w*[*†‡§]\w)/g;
const FOOTNOTE = /^\s*([*†‡§])\s?(?=[\p{L}\d"])/u;
/** What narrows a claim so far that a reader of the claim alone is misled. */
const LIMIT =
  /\b(?:only (?:in|for|if|when|available|applies|after)|applies only|not (?:for|in|suitable|recommended|licensed|seen|shown|studied|significant|statistically)|except|excluding|excludes|unless|limited to|in (?:selected|some|certain) patients|post[- ]?hoc|subgroup|modell(?:ed|ing)|(?:in|from|by|on) an? (?:\w+ )?model|(?:economic|cost|budget|pharmacokinetic|statistical) model|assum\w+|in[- ]vitro|animal|healthy volunteers|simulat\w+|starting dose|first (?:two|four|\d) weeks|interim|unpublished|exploratory|patients who (?:completed|responded|tolerated)|responders|per[- ]protocol|compared with no treatment|lowest (?!(?:effective )?dose))\b/i;
const SOURCE =
  /\bet al\b|\b(?:19|20)\d{2};\s?\d|\bSPC\b|\bdata on file\b|\baccessed\b|\bhttps?:|\bp ?<|\bn ?=|\bconfidence interval\b/i;

/** Notes that a mark leads to and that narrow what is claimed, by mark. */
function limits(facts: Facts): { mark: string; sentence: Sentence }[] {
  return ownSentences(facts).flatMap((sentence) => {
    const words = wordsOf(facts, sentence);
    const mark = FOOTNOTE.exec(words)?.[1];
    return mark && LIMIT.test(words) && !SOURCE.test(words) ? [{ mark, sentence }] : [];
  });
}

function find(facts: Facts): Hit[] {
  const notes = limits(facts);
  return ownClaims(facts).flatMap((claim) => {
    const sentence = sentenceOf(facts, claim.sentence);
    const words = wordsOf(facts, sentence);
    if (
      FOOTNOTE.test(words) ||
      !claim.kinds.some((k) => ["efficacy", "comparative", "statistic", "safety", "superlative"].includes(k))
    )
      return [];
    const marks = everyMatch(MARK, words).map((m) => m[1]);
    const both = ofSentence(facts.figures.pairs, claim.sentence).length > 0;
    const note = both ? undefined : notes.find((n) => marks.includes(n.mark));
    if (!note) return [];
    return [
      hitOn(
        facts,
        sentence,
        `${quoted(words)} is true only as a footnote limits it: ${quoted(wordsOf(facts, note.sentence))} A footnote cannot put right a misleading headline; the limit must stand in the claim itself.`,
        cut(facts, sentence, "Or move the words of the footnote into the claim."),
      ),
    ];
  });
}

/** Clause 6.1: nothing essential stands only in a footnote. */
export const footnoteQualifier: Check = {
  id: "clause-06/footnote-qualifier",
  requirement: "6.not-misleading-overall",
  severity: "HIGH",
  duty: "must",
  themes: ["misleading-claim"],
  applies: (facts) => speaksOfMedicine(facts) && limits(facts).length > 0,
  find,
  examples: {
    flagged: [
      {
        text: "Xelvora (mirtazepan)\n\n[[Xelvora relieves migraine*]]\n\n*Only in adults with more than 14 attack days a month.",
        why: "the population is narrowed in a footnote",
      },
      {
        text: "Xelvora (mirtazepan)\n\n[[Proven to protect the kidney†]]\n\nFor adults with diabetes.\n\n† Post hoc subgroup of 212 patients.",
        why: "the kind of analysis is told in a footnote",
      },
    ],
    clean: [
      {
        text: "Xelvora (mirtazepan)\n\nResponse: 61% v 37% with placebo*\n\n*Hadley Y et al. Arthritis Prev 2022;30:601-612.",
        why: "the mark leads to a reference",
      },
      {
        text: "Xelvora (mirtazepan)\n\nXelvora relieves migraine in adults with more than 14 attack days a month.",
        why: "the limit stands in the claim",
      },
      {
        text: "Xelvora (mirtazepan)\n\nAll-cause death† 8.0% v 8.6%\n\n†A secondary endpoint; the difference was not significant.",
        why: "a note that adds to a result in both arms",
      },
    ],
    inapplicable: [
      { text: "Xelvora (mirtazepan) relieves migraine.", why: "no footnote" },
      { text: "Open to all*\n\n*Only for members.", why: "no medicine" },
    ],
  },
};
