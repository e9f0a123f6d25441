import { ofSentence } from "#worker/text/spans.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { hitOn, quoted } from "../checks/hits.ts";
import { isSlogan, isSmall, ownClaims, sentenceOf, speaksOfMedicine } from "../checks/own-claims.ts";
import type { Claim } from "../facts/claims.ts";
import type { Facts } from "../facts/index.ts";
import { sharesTopic, topicsOf } from "../facts/topics.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";

const BASIS = "the dose or the basis of the price";
const ESTIMATE = "that the figure is an estimate";

/** A reckoning that is headed as an example is not told as what is paid. */
const CALLED_EXAMPLE =
  /(?:[–-] |\b(?:as )?)an (?:illustrative )?example\b|^\W{0,3}(?:worked |illustrative )?example\b/i;

function hasPrice(facts: Facts, sentence: Sentence): boolean {
  return (facts.figures.bySentence[sentence.index] ?? []).some((f) => f.kind === "money");
}

/** What notes and reference lists own up to, by kind. A kind that the copy itself speaks of is not hidden. */
const ADMISSIONS: { kind: string; says: RegExp }[] = [
  {
    kind: "the kind of analysis",
    says: /\b(?:post[- ]?hoc|exploratory (?:analysis|endpoint|finding|outcome)|subgroups?|unplanned|not (?:pre-?)?specified|interim (?:analysis|data|results?)|unadjusted|not adjusted)\b/i,
  },
  {
    kind: "the result of the study",
    says: /\b(?:(?:was|were) not (?:met|reached|achieved|superior)|missed (?:its|the) (?:primary|main)|did not (?:meet|reach|achieve|differ|show)|not (?:statistically )?significant|no (?:statistically )?(?:significant )?difference|non-?significant)\b/i,
  },
  {
    kind: "that there is no such comparison",
    says: /\b(?:no head[- ]to[- ]head|separate (?:trials|studies)|different (?:trials|studies|populations)|(?:compared|studied|tested) (?:only )?(?:with|against) (?:placebo|vehicle) only|not (?:been )?(?:directly )?compared|no (?:direct )?comparison|indirect comparison|cross[- ]trial)\b/i,
  },
  {
    kind: ESTIMATE,
    says: /\b(?:assum(?:es|ed|ing|ptions?)|projections?|projected|extrapolat\w+|spreadsheet|simulat\w+|modelled|model\b(?! (?:of care|for (?:an?|the|your)|letter|text|message|answer|form|template|prescription|agreement|reply)\b)|hypothetical|notional)\b/i,
  },
  {
    kind: "that there was no control group",
    says: /\b(?:no (?:comparator|control|placebo|control group|control arm)|uncontrolled|single[- ]arm|open[- ]label|without (?:an? )?(?:control|comparator|placebo))\b/i,
  },
  {
    kind: "whom the figure counts",
    says: /\b(?:completers|still (?:taking|on|receiving|using)|who (?:had )?(?:completed|gave|remained|returned|finished|stayed|continued|responded|tolerated|attended)|observed cases?|evaluable|per[- ]protocol|as[- ]treated|on[- ]treatment (?:analysis|population)|missing data (?:were|was) (?:left out|excluded)|(?:excluding|excludes|without) (?:those|patients|people|dropouts|withdrawals))\b/i,
  },
  {
    kind: "what was not shown",
    says: /\b(?:(?:has|have|had) not (?:yet )?been (?:shown|established|studied|measured|demonstrated|assessed|proven|tested)|(?:was|were|is|are) not (?:studied|measured|assessed|recorded|established|known)|no patients|not in patients)\b/i,
  },
  {
    kind: BASIS,
    says: /\b(?:(?:usual|maintenance|licensed|recommended) dose is|starting dose|lowest dose|introductory|first (?:two|four|\d) weeks only|excludes? (?!VAT)|excluding (?!VAT)|(?:does|do) not include (?!VAT))\b/i,
  },
];
/** Words that give a figure, or speak of one. */
const GIVES_FIGURE = /\d ?%|£ ?\d|\b\d{2,}\b|\bsav(?:e|es|ed|ings?)\b|\b(?:half|third|quarter|twice|double)\b/i;
const CLAIMED = ["efficacy", "comparative", "superlative", "statistic", "cost", "quality-of-life"];

function notes(facts: Facts): Sentence[] {
  return facts.sentences.filter(
    (s) => isSmall(facts, s) && s.zone !== "pi" && s.zone !== "ae-statement" && s.zone !== "footer",
  );
}

/** A sentence with a result for each arm tells its own tale; its notes add to it. */
function givesBothArms(facts: Facts, index: number): boolean {
  return ofSentence(facts.figures.pairs, index).length > 0 || ofSentence(facts.trial.results, index).length > 0;
}

/** A claim with no source of its own over the sentence that gives it. */
function citesNext(facts: Facts, claim: Claim, number: number): boolean {
  const sized = (facts.figures.bySentence[claim.sentence] ?? []).some((f) => f.kind !== "dose" && f.kind !== "sample");
  if (claim.citations.length > 0 || !claim.namesOwn || !(sized || claim.kinds.includes("efficacy"))) return false;
  return facts.claims.statements.some(
    (c) => c.sentence > claim.sentence && c.sentence - claim.sentence <= 2 && c.citations.includes(number),
  );
}

/** The mark by which a note is tied to its claim: "*", or "(a)" for "(a) Modelled" and "Note a: modelled". */
function markOf(note: string): string | undefined {
  const letter = /^\s*(?:\(([a-z])\)|note ([a-z])\b)/i.exec(note);
  return letter ? `(${letter[1] ?? letter[2]})` : /^\s*([*†‡§])/.exec(note)?.[1];
}

/** The claims that a note bears on: those that cite it or carry its mark; else those on the same matter; else the
 * headline of the piece. */
function bearsOn(facts: Facts, note: Sentence): Sentence[] {
  const own = ownClaims(facts).filter((c) => c.tone === "promotional" && !givesBothArms(facts, c.sentence));
  const entry = facts.references.entries.find((e) => e.start < note.end && note.start < e.end);
  const mark = markOf(wordsOf(facts, note));
  const linked = own.filter((c) =>
    entry?.number ? c.citations.includes(entry.number) : mark !== undefined && wordsOf(facts, c).includes(mark),
  );
  if (linked.length > 0) return linked.map((c) => sentenceOf(facts, c.sentence));
  if (entry?.number)
    return own.filter((c) => citesNext(facts, c, entry.number ?? 0)).map((c) => sentenceOf(facts, c.sentence));
  if (mark) return [];
  const topics = topicsOf(facts, note.first, note.last);
  const slogans = own.filter(
    (c) => c.kinds.some((k) => CLAIMED.includes(k)) && isSlogan(facts, sentenceOf(facts, c.sentence)),
  );
  const same = slogans.filter((c) => sharesTopic(topics, c.topics));
  const chosen = same.length > 0 ? same : slogans.filter((c) => c.zone === "heading").slice(0, 1);
  return chosen.map((c) => sentenceOf(facts, c.sentence));
}

function find(facts: Facts): Hit[] {
  const open = ownSentences(facts)
    .filter((s) => !facts.trial.smallPrint[s.index])
    .map((s) => wordsOf(facts, s));
  const hits = notes(facts).flatMap((note) => {
    const words = wordsOf(facts, note);
    const admission = ADMISSIONS.find(({ says }) => says.test(words));
    if (!admission || open.some((w) => admission.says.test(w))) return [];
    if (admission.kind === ESTIMATE && open.some((w) => CALLED_EXAMPLE.test(w))) return [];
    const on = bearsOn(facts, note).filter(
      (s) =>
        (admission.kind !== BASIS || hasPrice(facts, s)) &&
        (admission.kind !== ESTIMATE || GIVES_FIGURE.test(wordsOf(facts, s))),
    );
    return on.map((s) =>
      hitOn(
        facts,
        s,
        `${quoted(wordsOf(facts, s))} does not tell ${admission.kind}, which only the small print does: ${quoted(words)} The claim must be true without its notes.`,
      ),
    );
  });
  return hits.filter((hit, i) => hits.findIndex((h) => h.at?.start === hit.at?.start) === i);
}

/** Clause 6.1: what the small print owns up to is told where the claim is made. */
export const smallPrintContradicts: Check = {
  id: "clause-06/small-print-contradicts",
  requirement: "6.not-misleading-overall",
  severity: "HIGH",
  duty: "must",
  themes: ["misleading-claim"],
  applies: (facts) =>
    speaksOfMedicine(facts) && notes(facts).some((s) => ADMISSIONS.some(({ says }) => says.test(wordsOf(facts, s)))),
  find,
  examples: {
    flagged: [
      {
        text: "Xelvora (mirtazepan)\n\n[[Better sleep from the first night1]]\n\nNausea is common.\n\nReferences: 1. Ames R et al. Sleep Res 2021;4:12-18 (sleep was not measured before week 4). 2. Xelvora SPC.",
        why: "the reference says that it was not measured",
      },
      {
        text: "Xelvora (mirtazepan)\n\n[[From 32p a day*]]\n\nNausea is common.\n\n*The usual dose is two puffs twice a day.",
        why: "a footnote gives another dose",
      },
      {
        text: "Xelvora (mirtazepan)\n\n[[THE HIGHER RESPONSE RATE]]\n\nNausea is common.\n\nTechnical note: the figures are from separate trials.",
        why: "a note says that nothing was compared",
      },
    ],
    clean: [
      {
        text: "Xelvora (mirtazepan) in the tariff\n\nReimbursement - an example\n\nThe pharmacy dispenses Xelvora at a cost of £7.12*\n\n*Assumed purchase price is the list price minus 10%",
        why: "headed as an example",
      },
      {
        text: "Xelvora (mirtazepan)\n\nKeeps supply the same for the patient*\n\n* Assumed pharmacy price: list price less 10%.",
        why: "no figure is claimed that could be an estimate",
      },
      {
        text: "Xelvora (mirtazepan)\n\nIn an exploratory analysis admissions were fewer with Xelvora.1\n\nReferences: 1. Ames R et al. Heart Res 2021;4:12-18 (exploratory analysis).",
        why: "the copy tells it too",
      },
      {
        text: "Xelvora (mirtazepan)\n\nResponse: 61% v 37% with placebo (p<0.001).1\n\nReferences: 1. Ames R et al. Heart Res 2021;4:12-18. Double blind; median follow-up two years.",
        why: "a reference with its design",
      },
    ],
    inapplicable: [
      { text: "Xelvora (mirtazepan) 10 mg tablets for adults.", why: "no small print" },
      { text: "Win a day out*\n\n*Prize draw excludes staff.", why: "no medicine" },
    ],
  },
};
