import { oncePer } from "#worker/lib/once-per.ts";
import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { ofSentence } from "#worker/text/spans.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { hitOn, quoted } from "../checks/hits.ts";
import { ownClaims, prescribingText, sentenceOf, speaksOfMedicine } from "../checks/own-claims.ts";
import { tellsOfHarm } from "../facts/claim-wordings.ts";
import type { Claim } from "../facts/claims.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";

const WEIGHED = new Set(["promotion", "press", "investor", "reply"]);

/** A result of benefit: a figure with a word for what it does, or for what was measured. */
function isResult(facts: Facts, claim: Claim): boolean {
  if (!claim.kinds.includes("statistic")) return false;
  const figures = (facts.figures.bySentence[claim.sentence] ?? []).filter((f) =>
    ["percent", "ratio", "rate", "p"].includes(f.kind),
  );
  if (figures.length === 0) return false;
  const words = wordsOf(facts, sentenceOf(facts, claim.sentence));
  if (/\b(?:revenue|sales|profit|costs?|margin|staff|prices?|discount|VAT|circulation|UK adults over)\b|£/i.test(words))
    return false;
  if (
    /\b(?:not met|missed|did not (?:meet|reach|differ|show)|no (?:significant|difference|effect|benefit))\b/i.test(
      words,
    )
  )
    return false;
  const own = ofSentence(facts.trial.results, claim.sentence);
  if (own.length > 0 && own.every((r) => !r.significant)) return false;
  if (NO_RESULT.test(words) || AVOIDABLE.test(words) || hasPhrase(AS_MADE, facts, [sentenceOf(facts, claim.sentence)]))
    return false;
  return claim.tone === "reported" || claim.kinds.includes("efficacy");
}

/** How a product is made is no result of benefit. */
const AS_MADE = phrases(
  "patch|tablet|capsule|pack|needle size",
  "smaller|larger|thinner|lighter patch|tablet|capsule|pack|needle",
  "drug load",
  "fill volume",
  "residual ..1 content",
);
/** What better care could avoid. */
const AVOIDABLE =
  /\b(?:admissions|deaths|attacks|cases)\b[^.;]{0,30}\b(?:are|were|could be) (?:avoid|prevent)(?:able|ed)\b/i;
/** Supply and sales, harm, and a study that was stopped, are no result of benefit. */
const NO_RESULT =
  /\b(?:expect to deliver|usual quantity|patents?|mean gain|gained \d|was stopped|study was halted|sales|revenue)\b/i;

const results = oncePer((facts: Facts): Claim[] => ownClaims(facts).filter((claim) => isResult(facts, claim)));

/** After the last result, so that no edit of the first takes the insertion with it. */
function lineEnd(facts: Facts, claim: Claim): number {
  return facts.lines[sentenceOf(facts, claim.sentence).line]?.end ?? claim.end;
}

/** A rate of something that befell patients: "Shingles was reported by 3% and 1%". */
const BEFELL =
  /^(?![^.]*\b(?:respon|remission|relief|clear|improve|recover|control|success|heal|free))[^.]*\b(?:(?:was|were) reported (?:by|in|for)|occurred in)\b[^.]{0,30}\d ?%/i;

/** Harm told in part of a sentence whose other part tells of benefit. */
function tellsInPassing(facts: Facts): boolean {
  return ownSentences(facts).some((s) =>
    wordsOf(facts, s)
      .split(/;|, (?:and|but|with|while) |\. /)
      .some((part, _i, parts) => (parts.length > 1 && tellsOfHarm(part)) || BEFELL.test(part)),
  );
}

function find(facts: Facts): Hit[] {
  if (facts.claims.safety.length > 0 || tellsInPassing(facts)) return [];
  const found = results(facts);
  const [first] = found;
  if (!first) return [];
  const sentence = sentenceOf(facts, first.sentence);
  const inPi = prescribingText(facts).length > 0;
  const where = inPi
    ? "safety is confined to the prescribing information"
    : "nothing in the piece tells of adverse reactions or cautions";
  return [
    {
      ...hitOn(
        facts,
        sentence,
        `The piece gives results of benefit (${quoted(wordsOf(facts, sentence))}) but ${where}. Benefit and risk must be told in balance on the face of the piece.`,
        {
          kind: "insert",
          at: lineEnd(facts, found.at(-1) ?? first),
          text: " The most frequent adverse reactions were [adverse reactions with their rates]; [main warnings].",
        },
      ),
      severity: inPi || facts.promotion.kind === "reply" ? "LOW" : "HIGH",
    },
  ];
}

/** Clause 6.1: benefit is told together with risk. */
export const efficacyWithoutSafety: Check = {
  id: "clause-06/efficacy-without-safety",
  requirement: "6.balance",
  severity: "HIGH",
  duty: "must",
  themes: ["adverse-events-omitted", "misleading-claim"],
  applies: (facts) => speaksOfMedicine(facts) && WEIGHED.has(facts.promotion.kind) && results(facts).length > 0,
  find,
  examples: {
    flagged: [
      {
        text: "For UK health professionals. Promotional.\n\nXelvora (mirtazepan) for arthritis\n\n[[Response was seen in 61% of patients on Xelvora and 37% on placebo (p<0.001).]]\n\nOne tablet once a day.",
        why: "no word on safety",
      },
      {
        text: "Promotional email for health professionals\n\nXelvora (mirtazepan)\n\n[[Flushes were reduced by 61% in two trials.]]\n\nAdverse events should be reported. Reporting forms and information can be found at https://yellowcard.mhra.gov.uk.",
        why: "the reporting statement is not safety information",
      },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nThe society reports that 70% of admissions for migraine are avoidable.",
        why: "what better care could avoid",
      },
      {
        text: "Tavorel (tavorimib) patches for UK prescribers. Promotional.\nFor migraine in adults.\nTavorel delivers the same amount from a 20% smaller patch, which relieves the skin.",
        why: "how the patch is made is no result",
      },
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nWe expect to deliver roughly 60% of our usual quantity in May.",
        why: "supply",
      },
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nShare of adults pain-free at two hours: 21% with Tavorel, 17% with placebo (p=0.19).",
        why: "no benefit was shown",
      },
      {
        text: "Orvella (orvaltinib)\n\nMedian progression-free survival was 25.7 months against 10.4 months with crizotine (hazard ratio 0.41); oedema was seen in 55%.",
        why: "harm told in the second half of the sentence",
      },
      {
        text: "For UK health professionals. Promotional.\n\nXelvora (mirtazepan)\n\nResponse was seen in 61% on Xelvora and 37% on placebo (p<0.001). Nausea was reported by 9% and 4%.",
        why: "risk beside benefit",
      },
      {
        text: "For UK health professionals. Promotional.\n\nXelvora (mirtazepan)\n\nResponse: 61% v 37% (p<0.001). Contraindicated in severe renal impairment.",
        why: "a contraindication is told",
      },
    ],
    inapplicable: [
      { text: "Xelvora (mirtazepan) price list for pharmacists: 28 tablets £10.00.", why: "no result of benefit" },
      { text: "Our helpline answered 61% of calls within a minute.", why: "no medicine" },
    ],
  },
};
