import { findPhrases, hasPhrase, type Match, phrases } from "#worker/text/language/phrases.ts";
import { liesWithin } from "#worker/text/spans.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { ownWords } from "#worker/text/voice/own-words.ts";
import { oncePerSentence, wordsOf } from "#worker/text/words-of.ts";
import { quoted, sentenceHit } from "../checks/hits.ts";
import { hitsOf } from "../checks/hits-of.ts";
import { isOnMedicine, names } from "../checks/own-claims.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence, Span } from "../facts/types.ts";
import type { Check } from "../types.ts";
import { STUDY } from "../vocabulary/evidence.ts";
import { PATIENT } from "../vocabulary/patients.ts";
import { allEmbracing } from "./all-embracing.ts";
import { costComparison } from "./cost-comparison.ts";
import { sweepingSuperiority } from "./sweeping-superiority.ts";
import { examples } from "./unsupported-claim.examples.ts";
import { BEST_VALUE, CHEAPEST, POLLED, RANKED, SWEEPING, TIMED, UNIVERSAL } from "./unsupported-claim.words.ts";
import { unsupportedSuperiority } from "./unsupported-superiority.ts";

const LICENSED_FACT = phrases(
  "only|first ..4 licensed|available|authorised|approved|once|medicine|treatment|oral",
  `largest|longest|biggest ..3 ${STUDY}|database|registry|follow`,
);
const TESTED = /\bp ?[<=] ?0?\.\d|\b95% ?CI\b|\bhazard ratio\b|\bsignificant/i;
const NOT_OWN = phrases(
  "best place|advice|person|people|guide|responders|responder|supportive|available|practice|interests|corrected|response|time|wishes|dose|way|evidence|interest|known|seen|before|fit|treated|managed",
  "at best",
  "times daily|nightly|weekly|monthly",
  "times a|per|each|every day|night|week|month|year",
  "beats a|per|every minute",
  "and|or|be|being|is|are|was|were|may|can|to|not|then|copy|copies|leaflet|leaflets|item|items|card|leavepiece|document|sheet left|leave behind",
  "fails|misses|miss|loses|lose|relapses ..2 bonus|pay|out|seat|place|job|sleep|sight|contact|salary|points|session|slot|commission|turn|marks",
  "best to",
  "be sure|certain to",
  "make|makes|making|made sure|certain",
  "do your|their|its best",
  "natural history|course",
  `most|all|every ${PATIENT} ..3 in|with|on|had|were`,
);

const cites = (facts: Facts, sentence: Sentence) => liesWithin(facts.citations, sentence);
const compared = (facts: Facts) =>
  facts.trial.results.some((r) => r.significant && !r.nonInferiority) &&
  facts.products.some((p) => p.role === "competitor");

const DISCLOSED =
  /\b(?:laboratory|in[- ]vitro|volunteers?|animals?|mice|cell|assay|pharmacokinetic|plasma|concentrations?)\b/i;
const MERIT = phrases(
  "@number ..2 times|fold",
  "twice|double|triple|half",
  "power|powerful|strong|stronger|fast|faster|rapid|quick|quicker|better|superior|more|longer|deeper|effective|relief|control|protects|works|acts|reduces|improves|lowers|prevents",
);

/** Claims for patients that cite only work in volunteers or a laboratory. */
function citesVolunteers(facts: Facts, copy: Sentence[]): Match[] {
  if (!facts.references.entries.some((e) => e.laboratory)) return [];
  return copy.flatMap((sentence) => {
    const numbers = facts.citations
      .filter((c) => sentence.start <= c.start && c.end <= sentence.end)
      .flatMap((c) => c.numbers);
    const entries = facts.references.entries.filter((e) => e.number !== null && numbers.includes(e.number));
    if (entries.length === 0 || !entries.every((e) => e.laboratory) || DISCLOSED.test(wordsOf(facts, sentence)))
      return [];
    return ownWords(MERIT, facts, [sentence]).slice(0, 1);
  });
}

/** "Superior" as the plain outcome of a trial whose figures the piece gives. */
const SHOWN = /superior|outperform/i;

interface Family {
  list: ReturnType<typeof phrases>;
  severity: "HIGH" | "MEDIUM";
  open(facts: Facts, match: Match): boolean;
  why: string;
}

const noComparison = (facts: Facts) =>
  facts.trial.notes.some((n) => n.kind === "no-head-to-head" || n.kind === "no-control") || !compared(facts);

/** A survey that says whose it is, when, and where to have it. */
const SOURCED = /\([^()]{0,60}\b(?:survey|poll|audit|data on file)\b[^()]{0,30}\b20\d\d\b|\bavailable on request\b/i;

const THE_PRODUCT = phrases("@product");
/** "Our survey" is not what was liked in it. */
const OUR_MEDICINE =
  /\bours\b|\bour (?!(?:\p{L}+ ){0,3}(?:survey|poll|questionnaire|audit|research|study|panel|team|nurses?|helpline)\b)/iu;

/** Against what it is superior stands there, and the source of it there or in the sentences that follow. */
const AGAINST = /\b(?:vs\.?|versus|compared (?:with|to)|superior(?:ity)? (?:to|over))(?!\w)/i;
const SOURCE_REACH = 3;
const isSourcedAgainst = (facts: Facts, sentence: Sentence) =>
  AGAINST.test(wordsOf(facts, sentence)) &&
  facts.sentences.slice(sentence.index, sentence.index + SOURCE_REACH).some((s) => cites(facts, s));

/** Who or what is left out, behind or empty; advice; a test at every visit; an offer of money; a substance by brand. */
const OF_OTHER_THINGS =
  /\bleav(?:e|es|ing) (?:nothing|anything|papers)\b|\b(?:nobody|no one|everyone)\b[^.;]{0,20}\bleft\b|\bas advice\b|\b(?:clearance|bloods|blood pressure), every time\b|\bbest (?:price|option for (?:you|them)|address)\b|\bin place of an?\b|\bto follow in\b|\befficacy fell\b|\bprescribe\b[^.;]{0,30}\bby brand\b|\bno trial has compared\b|\b(?:does|did) not show\b|\bmore than a dozen\b|\bled more people to stop\b|\bsimulated\b|\boptimal treatment\b/i;

const tellsOfBestValue = (facts: Facts, sentence: Sentence) =>
  BEST_VALUE.test(wordsOf(facts, sentence)) && !names(facts, sentence, "product");

/** A greater cost, risk or burden is no praise of a medicine. */
const OF_BURDEN = phrases(
  "cost|costs|risk|risks|burden|mortality|incidence|prevalence|likely|likelihood|admission|admissions|spend|spending",
);
const tellsOfBurden = (facts: Facts, sentence: Sentence) =>
  !names(facts, sentence, "product") && hasPhrase(OF_BURDEN, facts, [sentence]);

const FAMILIES: Family[] = [
  {
    list: SWEEPING,
    severity: "HIGH",
    open: (facts, match) =>
      !TESTED.test(wordsOf(facts, match.sentence)) &&
      !OF_OTHER_THINGS.test(wordsOf(facts, match.sentence)) &&
      !tellsOfBurden(facts, match.sentence) &&
      !wordsOf(facts, match.sentence).endsWith("?"),
    why: "claims to be better than all other treatment, which no evidence in the piece supports",
  },
  {
    list: RANKED,
    severity: "HIGH",
    open: (facts, match) =>
      noComparison(facts) &&
      !OF_OTHER_THINGS.test(wordsOf(facts, match.sentence)) &&
      !wordsOf(facts, match.sentence).endsWith("?") &&
      !TESTED.test(wordsOf(facts, match.sentence)) &&
      !(SHOWN.test(wordsOf(facts, match)) && facts.trial.results.some((r) => r.significant && !r.nonInferiority)) &&
      !(SHOWN.test(wordsOf(facts, match)) && isSourcedAgainst(facts, match.sentence)) &&
      (facts.promotion.kind !== "for-patients" || hasPhrase(THE_PRODUCT, facts, [match.sentence])) &&
      !/\b(?:most effective|powerful|potent)\b.{0,30}\bever\b/i.test(wordsOf(facts, match.sentence)),
    why: "ranks the medicine above others without a trial that compares them",
  },
  {
    list: UNIVERSAL,
    severity: "HIGH",
    open: (facts, match) =>
      isOnMedicine(facts, match.sentence) &&
      !OF_OTHER_THINGS.test(wordsOf(facts, match.sentence)) &&
      !/\?\W*$|\bguarantees? (?:the )?(?:funding|supply|delivery|stock|price)/i.test(wordsOf(facts, match.sentence)) &&
      !/\d\s?%|(?<!\d)\d+ (?:of|in|out of) (?:every )?\d/i.test(wordsOf(facts, match.sentence).replace(/\b100 ?%/, "")),
    why: "promises an effect in everybody or every time, which no trial result supports",
  },
  {
    list: TIMED,
    severity: "HIGH",
    open: (facts, match) => isUnsourced(facts, match),
    why: "gives a time to effect, or how long it lasts, with no source and no result in the piece that shows it",
  },
  {
    list: CHEAPEST,
    severity: "HIGH",
    open: (facts, match) =>
      !/£/.test(wordsOf(facts, match.sentence)) &&
      !cites(facts, match.sentence) &&
      !/\bshould be used\b/i.test(wordsOf(facts, match.sentence)) &&
      !pricesCompared(facts),
    why: "claims the lowest cost without the prices that would show it",
  },
  {
    list: POLLED,
    severity: "MEDIUM",
    open: (facts, match) =>
      (names(facts, match.sentence, "product") || OUR_MEDICINE.test(wordsOf(facts, match.sentence))) &&
      !cites(facts, match.sentence) &&
      !SOURCED.test(wordsOf(facts, match.sentence)),
    why: "gives the preference of a group with no source that a reader could find",
  },
];

const SPELL = /\b(?:minutes?|hours?|seconds?|days?|weekend|nights?)\b/i;
const DOSING =
  /\b(?:take|taken|tak(?:es|ing)|apply|use|dose|doses|tablets?|inject|maximum|repeat|should|must|may|can|if|after|before|until|wait|once|twice|peak|concentration|half-life|reported|seen|study|trial|median|mean)\b/i;

/** A promotional piece with sources for other claims, none for this one, and no result that speaks of the time. */
function isUnsourced(facts: Facts, { sentence }: Match): boolean {
  const words = wordsOf(facts, sentence);
  if (!facts.promotion.isPromotional || cites(facts, sentence) || DOSING.test(words) || !SPELL.test(words))
    return false;
  if (!facts.products.some((p) => p.role === "own") || !/\bReferences?\b|\bet al\b/.test(facts.view.text)) return false;
  const times = words.match(/\b\d+(?= ?(?:minutes?|hours?|seconds?|days?))/g) ?? [];
  return !facts.sentences.some(
    (s) =>
      s.index !== sentence.index &&
      s.zone !== "pi" &&
      times.some((t) => new RegExp(`\\b${t}\\b`).test(wordsOf(facts, s))),
  );
}

/** Prices of this medicine and of another stand in the copy. */
function pricesCompared(facts: Facts): boolean {
  const priced = ownSentences(facts).filter((s) => /£ ?\d|\dp\b/.test(wordsOf(facts, s)));
  return priced.length >= 2 && facts.products.some((p) => p.role === "competitor");
}

/** What Clause 6.1 already finds in the piece as sweeping, ranked or universal: one fault is named once. */
function foundElsewhere(facts: Facts): Span[] {
  return [allEmbracing, sweepingSuperiority, unsupportedSuperiority, costComparison]
    .filter((check) => check.applies(facts))
    .flatMap((check) => hitsOf(check, facts).flatMap((hit) => hit.at ?? []));
}

function find(facts: Facts) {
  const elsewhere = foundElsewhere(facts);
  const copy = ownSentences(facts).filter((s) => !elsewhere.some((at) => at.start < s.end && s.start < at.end));
  const hits = FAMILIES.flatMap(({ list, severity, open, why }) =>
    ownWords(list, facts, copy)
      .filter(
        (match) =>
          !hasPhrase(LICENSED_FACT, facts, [match.sentence]) &&
          !tellsOfBestValue(facts, match.sentence) &&
          !findPhrases(NOT_OWN, facts, [match.sentence]).some((o) => o.first < match.last && match.first < o.last) &&
          open(facts, match),
      )
      .map((match) => ({ match, sentence: match.sentence, severity, why })),
  );
  const cited = citesVolunteers(facts, copy).map((match) => ({
    match,
    sentence: match.sentence,
    severity: "HIGH" as const,
    why: "rests on work in volunteers or a laboratory, which cannot support a claim for patients",
  }));
  const all = [...hits, ...cited].sort((a, b) => a.match.start - b.match.start);
  return oncePerSentence(all).map(({ match, severity, why }) => ({
    ...sentenceHit(
      facts,
      match,
      `${quoted(wordsOf(facts, match))} ${why}. Every claim must be capable of substantiation (Clause 6.2).`,
    ),
    severity,
  }));
}

/** 6.2: claims must be capable of substantiation; sweeping superiority, universal effect, unpriced savings and polls are not. */
export const unsupportedClaim: Check = {
  id: "clause-06/unsupported-claim",
  requirement: "6.claim-substantiated",
  severity: "HIGH",
  duty: "must",
  themes: ["unsubstantiated-claim", "exaggerated-claim", "misleading-claim", "comparison"],
  applies: (facts) =>
    facts.products.length > 0 &&
    !["agreement", "research", "recruitment", "no-medicine", "product-document", "for-public"].includes(
      facts.promotion.kind,
    ),
  find,
  examples,
};
