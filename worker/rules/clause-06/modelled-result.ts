import { oncePer } from "#worker/lib/once-per.ts";
import { findPhrases, hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { isDisowned } from "#worker/text/voice/own-words.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { hitOn, quoted } from "../checks/hits.ts";
import { isSmall, nearby, notesOf, ownClaims, sentenceOf, speaksOfMedicine } from "../checks/own-claims.ts";
import type { Claim } from "../facts/claims.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";

const THING =
  "fractures|admissions|strokes|deaths|lives|events|exacerbations|attacks|appointments|visits|days|beds|bed|hours|hospitalisations|relapses|infections|falls|amputations|transplants|clinics|years|patients|people|infarctions|bleeds|cases|procedures|tests|starts|operations|journeys|referrals|prescriptions|ambulances|reactions";
/** Outcomes or money counted as if they had happened. */
const COUNTED = phrases(
  `prevent*|avoid*|avert*|save*|saving|free*|releas*|spare*|cut|cuts|fewer|reduc* ..4 @number ..4 ${THING}`,
  `@number ..3 fewer|less ..2 ${THING}`,
  "@number fewer",
  "keep|keeps|kept|keeping ..2 @number ..8 out|away|home|alive|well",
  "spare|spares|spared|sparing ..1 @number",
  `@number ..4 ${THING} ..3 saved|avoided|prevented|averted|freed|released|spared|still`,
  "@money ..4 saved|saving|savings|released|freed|returned|back|less",
  "save*|saving|savings|releas*|free*|return*|cut* ..8 @money",
);
const ADMITTED =
  /\b(?:model\w*|estimat\w*|project\w*|assum\w*|could|might|extrapolat\w*|simulat\w*|hypothetical|worksheet|calculat\w*|scenario|forecast|illustrative|example|potential(?:ly)? (?:\p{L}+ ){0,3}?sav\p{L}+)\b/iu;
const TRIAL_FACT = /\b(?:trial|study|randomi[sz]ed|audit)\b|\bn ?= ?\d|\bp ?[<=]/i;

/** Sums below this are the difference of two prices, which Clause 6.1 asks other questions of. */
const PRICE = 1000;

/** A note or reference that tells of assumptions behind a figure. */
function hasAssumptions(facts: Facts): boolean {
  return notesOf(facts, "assumption").some((n) => n.smallPrint);
}

/** What sums of money are reckoned from: prices that anybody can look up, and what is prescribed. */
const BASIS = phrases(
  "based on",
  "calculated from|using|on|with|by",
  "pact|epact|mims|ims|iqvia",
  "prescription|prescribing cost|data analysis|cost?",
  "drug tariff",
  "list price|prices",
);
/** What would come of a change is an estimate, whatever it is reckoned from. */
const PROJECTED = /\b(?:would|could|will|if|by 20\d\d|(?:a|per|each|every) year|potential(?:ly)?|forecast)\b/i;
/** Whether the piece says anywhere, in its notes or its references, from what its sums are reckoned. */
const tellsItsBasis = oncePer((facts: Facts): boolean => hasPhrase(BASIS, facts));

function counts(facts: Facts, claim: Claim): boolean {
  const sentence = sentenceOf(facts, claim.sentence);
  const words = wordsOf(facts, sentence);
  if (
    TRIAL_FACT.test(words) ||
    /\b(?:revenue|sales|turnover|acquisition|fee|voucher|fund|grant|donat\w+)\b/i.test(words)
  )
    return false;
  const money = (facts.figures.bySentence[claim.sentence] ?? []).filter((f) => f.kind === "money");
  if (money.length > 0 && money.every((f) => f.value < PRICE) && !hasAssumptions(facts)) return false;
  const large = money.length > 0 || /\d{2,}/.test(words.replace(/(?<!\d)\d+ ?(?:%|mg|weeks|months)/g, ""));
  return large && findPhrases(COUNTED, facts, [sentence]).some((m) => !isDisowned(m, facts));
}

/** Where the piece says that the figure comes from a model: only in a note or reference, or not at all. */
function hiddenModel(facts: Facts, claim: Claim): string | null {
  const open = nearby(facts, claim.sentence, 4, 3).some((s) => !isSmall(facts, s) && ADMITTED.test(wordsOf(facts, s)));
  if (open) return null;
  const cited = claim.references
    .flatMap((i) => facts.references.entries[i] ?? [])
    .find((e) => ADMITTED.test(e.text) || e.kind === "data-on-file");
  if (cited) return cited.text;
  const [note] = notesOf(facts, "model", "assumption").filter((n) => n.smallPrint);
  const [far] = notesOf(facts, "model", "assumption").filter((n) => Math.abs(n.sentence - claim.sentence) > 3);
  if (far && !note) return wordsOf(facts, sentenceOf(facts, far.sentence));
  if (note) return wordsOf(facts, sentenceOf(facts, note.sentence));
  const isMoney = (facts.figures.bySentence[claim.sentence] ?? []).some((f) => f.kind === "money");
  const isOpen = PROJECTED.test(wordsOf(facts, sentenceOf(facts, claim.sentence))) || !tellsItsBasis(facts);
  return isMoney && isOpen ? "" : null;
}

function find(facts: Facts): Hit[] {
  return ownClaims(facts).flatMap((claim) => {
    if (!counts(facts, claim)) return [];
    const source = hiddenModel(facts, claim);
    if (source === null) return [];
    const sentence = sentenceOf(facts, claim.sentence);
    const where = source
      ? `only ${quoted(source)} shows that it comes from a calculation`
      : "nothing shows how it was calculated";
    return [
      hitOn(
        facts,
        sentence,
        `${quoted(wordsOf(facts, sentence))} tells a modelled figure as a fact: ${where}. That it is an estimate, and what it assumes, must stand with the claim.`,
      ),
    ];
  });
}

/** Clause 6.1: what a model gives is not told as what happened. */
export const modelledResult: Check = {
  id: "clause-06/modelled-result",
  requirement: "6.not-misleading-overall",
  severity: "HIGH",
  duty: "must",
  themes: ["price-and-payer-information", "misleading-claim"],
  applies: (facts) => speaksOfMedicine(facts) && facts.claims.statements.some((claim) => counts(facts, claim)),
  find,
  examples: {
    flagged: [
      {
        text: "Xelvora (mirtazepan) for boards\n\n[[Xelvora prevented 214 hip fractures in a typical board in its first year.1]]\n\nReferences: 1. Bransby Pharma, data on file (spreadsheet; every dose assumed to be taken), 2024.",
        why: "the model is told in the references only",
      },
      {
        text: "Xelvora (mirtazepan) value\n\n[[£2.9 million saved across the region]]\n\nFor adults with osteoporosis.",
        why: "a saving with no basis",
      },
      {
        text: "Xelvora (mirtazepan)\n\n[[1,240 fewer bed days every winter1]]\n\nReferences: 1. Bransby Pharma budget impact model, version 3, 2024.",
        why: "bed days from a model",
      },
    ],
    clean: [
      {
        text: "Potential savings with Xelvora (mirtazepan)\n\nAverage practice saving £5,214\n\nFor adults with osteoporosis.",
        why: "called potential over the figure",
      },
      {
        text: "Xelvora (mirtazepan) savings\n\nPractices saved £53,910 in the first quarter\n\nReferences: 1. Prescription cost analysis data, January to March 2024.",
        why: "money counted from what was prescribed",
      },
      {
        text: "Xelvora (mirtazepan) value\n\nA model estimates that 214 fractures could be avoided. It assumes that 5,000 women start treatment.1\n\nReferences: 1. Bransby Pharma model, 2024.",
        why: "told as a model with its assumptions",
      },
      {
        text: "Xelvora (mirtazepan) cost\n\nIf every sachet were changed, the saving in the first year would be £14,920.\nThis assumes that all prescriptions are changed.",
        why: "assumption beside the claim",
      },
      {
        text: "Xelvora (mirtazepan) and its price\n\nXelvora £28; the other inhaler £61 for the same 30 days: £33 less.",
        why: "the difference of two prices",
      },
    ],
    inapplicable: [
      {
        text: "Xelvora (mirtazepan): in the trial there were 12 fewer admissions (n=400; p=0.02).",
        why: "a trial's count",
      },
      { text: "The charity saved £2,000 on printing.", why: "no medicine" },
    ],
  },
};
