import { oncePer } from "#worker/lib/once-per.ts";
import { findPhrases, phrases } from "#worker/text/language/phrases.ts";
import { standsIn } from "#worker/text/may-match.ts";
import { ofSentence } from "#worker/text/spans.ts";
import { isDisowned } from "#worker/text/voice/own-words.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { hitOn, quoted } from "../checks/hits.ts";
import { isSlogan, notesOf, ownClaims, sentenceOf, speaksOfMedicine } from "../checks/own-claims.ts";
import type { Claim } from "../facts/claims.ts";
import type { Facts } from "../facts/index.ts";
import { sharesTopic } from "../facts/topics.ts";
import type { Result } from "../facts/trial.ts";
import type { Check, Hit } from "../types.ts";
import { PATIENT } from "../vocabulary/patients.ts";
import { examples } from "./unsupported-superiority.examples.ts";

const SUPERIOR = phrases(
  "better|superior|superiority|outperform*|beats|beat|surpass*|wins|winner|ahead|stronger|faster|greater|advantage|edge|triumphs|outdoes",
  "more|fewer|less|lower|higher|longer|improved|extra|added",
  "improves|improve|improved|reduces|reduced|prevents|cuts|lowers|extends|prolongs|heals|protects",
);
const BEST = phrases(
  "beats|beat|outperforms|outdoes|outclasses|tops|defeats|surpasses",
  "safest|strongest|fastest|highest",
  "higher|greater|lower|longer|faster ..2 rate|rates|response|responses|remission|efficacy|survival|relapse|clearance|cure",
  "most ..2 effective|potent|powerful|reliable",
  "best|leading|ultimate ..3 treatment|medicine|therapy|choice|option|tablet|capsule|inhaler|spray|cream|drop|drops|pen|injection|antidepressant|statin|anticoagulant|antibiotic|for|in|class",
  "unrivalled|unbeatable|unmatched|unsurpassed|superior|superiority",
  "better|stronger|faster|safer|kinder|more ..2 than",
  "nothing|none ..3 better|matches|beats|compares|close",
  "do|fare|feel better ..2 when|if|once|after ..2 change|changed|changing|switch|switched|switching",
);
/** "Half the decline", "twice the relief": a size that only a comparison can give. */
const MULTIPLE = phrases(
  `half|twice|double|treble|triple|third|quarter|fraction the|as|of ..2 ${PATIENT}|relief|response|responses|remission|control|decline|loss|lost|function|attacks|events|time|effect|survival|risk|rate|admissions|relapses|flares|bleeding|pain|weight`,
  "half|twice|double|treble|triple|times ..1 as ..1 often|likely|many|much|fast|quickly|long|well|effective ..3 as",
  "more|fewer|less|longer|lower|higher|greater ..4 with @product",
  "@product ..6 more|fewer|less|longer|lower|higher|greater|ahead|best|leads|wins",
);
/** Other things that are called best. */
const OTHER_BEST =
  /\bbest (?:supportive|available|corrected|wishes|regards|practice|taken|stored|before|time|way|place)\b|\bleading (?:cause|to)\b/i;
/** Differences in other things than what the medicine does, and differences to its disadvantage. */
const NO_EFFECT =
  /\b(?:carbon|footprint|packaging|recycl\w+|larger tablets?|higher rate of (?:adverse|side)|more (?:adverse|side|nausea|dizziness|bleeding)|inflammation|infections?|raised|toxicity|(?:higher|more (?:often|common|frequent)) (?:with|on) (?:the )?\p{Lu}\p{L}+$)\b/iu;
/** Equality with a rival that no trial has tested. */
const EQUAL = phrases(
  "as effective|good|strong|potent|powerful|fast|safe as",
  "equivalent|equal|identical|interchangeable|comparable|same ..3 to|with|as|efficacy|effect|results",
  "matches|equals|rivals ..3 efficacy|results|for|in|on",
);
/** The difference is called small or unproven where it is claimed. */
const OWNED_UP =
  /\bnot (?:statistically )?significant|\bno (?:statistically )?significant|\bdid not differ|\bnumerically\b|\btrend\b|\bnot shown\b|\bns\b|\bnon-?inferior|\bsimilar\b|\bcomparable\b/i;

/** "Down by a third", "half as many": a fall told in few words. */
const FELL =
  /\b(?:down by|cut by|half as many|halved|(?:half|third|thirds|quarter|quarters) (?:fewer|less|lower)|fewer)\b/i;

/** A difference to the disadvantage of the medicine, a threshold, a superiority that is denied, what was planned, and what
 * the reader is to do. */
const NOT_CLAIMED_MORE =
  /\b(?:may|might|can|could) (?:be|work) (?:less|lower)\b|\bless (?:well|effective)\b|\b(?:risk|rate) is higher\b|\b(?:more|fewer|less|greater|higher) than (?:\d|one|two|three|once|twice)|\bsuperior(?:ity)?\b[^.;]{0,20}\b(?:not|neither|never)\b|\b(?:not|neither|none|nothing|no)\b[^.;]{0,60}\bsuperior(?:ity)?\b|\bno worse\b|\bfewer events than planned\b|\bplanned to rule out\b|\bgain of \d+ ?%|\((?:more|fewer|higher|lower) with\b|^\W*(?:give|take|drink|check|monitor|measure|reduce|stop|avoid|use)\b(?![^.;]{0,40}\b(?:better|best|superior|stronger)\b)/i;

/** A promotional claim that its medicine does more. */
function claimsMore(facts: Facts, claim: Claim): boolean {
  const sentence = sentenceOf(facts, claim.sentence);
  const words = wordsOf(facts, sentence);
  if (claim.tone === "reported") return false;
  const more =
    (FELL.test(words) && isSlogan(facts, sentence)) ||
    (claim.kinds.some((k) => k === "efficacy" || k === "comparative" || k === "superlative") &&
      findPhrases(SUPERIOR, facts, [sentence]).some((m) => !isDisowned(m, facts)));
  return more && !NOT_CLAIMED_MORE.test(words) && !NO_EFFECT.test(words) && !OWNED_UP.test(words);
}

/** Results that show a difference, and those that show none. */
const resultsOf = oncePer((facts: Facts) => {
  const tested = facts.trial.results.filter((r) => !r.nonInferiority);
  return { proven: tested.filter((r) => r.significant), unproven: tested.filter((r) => !r.significant) };
});

/** A rate with an interval that holds one ("Pearl Index 0.9 (0.4 to 1.3)") is no difference. */
const RATE_ALONE = /\bPearl (?:index|rate)\b|\bper 100 woman[- ]years\b/i;

/** Whether the result that was not significant is the one that the claim speaks of. */
function undercuts(facts: Facts, result: Result, claim: Claim): boolean {
  if (result.sentence === claim.sentence) return false;
  if (RATE_ALONE.test(wordsOf(facts, sentenceOf(facts, result.sentence)))) return false;
  if (sharesTopic(result.topics, claim.topics)) return true;
  const { proven } = resultsOf(facts);
  const sentence = sentenceOf(facts, claim.sentence);
  const rateless = facts.trial.results.every((r) => !r.significant && !r.nonInferiority);
  const boasts = claim.kinds.includes("efficacy") || FELL.test(wordsOf(facts, sentence));
  if (rateless && boasts && isSlogan(facts, sentence) && !facts.claims.safety.includes(result.sentence)) return true;
  const general = claim.comparators.length > 0 || findPhrases(BEST, facts, [sentence]).length > 0;
  return proven.length === 0 && general && claim.kinds.includes("comparative");
}

function notSignificant(facts: Facts): Hit[] {
  const { proven, unproven } = resultsOf(facts);
  if (unproven.length === 0) return [];
  return ownClaims(facts).flatMap((claim) => {
    if (!claimsMore(facts, claim) || proven.some((r) => sharesTopic(r.topics, claim.topics))) return [];
    const result = unproven.find((r) => undercuts(facts, r, claim));
    if (!result) return [];
    const sentence = sentenceOf(facts, claim.sentence);
    return [
      hitOn(
        facts,
        sentence,
        `${quoted(wordsOf(facts, sentence))} claims a difference that the piece's own figures do not show: ${quoted(wordsOf(facts, result.by))} means that it was not statistically significant.`,
      ),
    ];
  });
}

const TREND = phrases(
  "trend|trends toward|towards",
  "trend|trends in favour|favor",
  "numerical|numerically ..2 better|higher|lower|greater|fewer|superior|advantage|improvement|longer",
  "approach*|borderline|nearly|narrowly|almost|just ..3 significance|significant",
);
const IS_SIGNIFICANT = phrases("significant|significantly");
const HONEST =
  /\bnot (?:statistically )?significant|\bno (?:statistically )?significant|\bnot (?:reach|shown|proven)|\bdid not\b|\bfailed\b|\bp ?[=>] ?0?\.\d|\bns\b|\bcannot\b/i;

/** "Zelvorin improved memory (trend)." */
const IN_BRACKETS = /\((?:a )?(?:positive |favourable )?trends?\)/i;

/** A trend told as a result, or a result called significant against its own p value. */
function misnamed(facts: Facts): Hit[] {
  return ownClaims(facts).flatMap((claim) => {
    const sentence = sentenceOf(facts, claim.sentence);
    const words = wordsOf(facts, sentence);
    const own = ofSentence(facts.trial.results, claim.sentence);
    const called = findPhrases(IS_SIGNIFICANT, facts, [sentence]).some((m) => !isDisowned(m, facts));
    const issue =
      own.length > 0 && called && own.every((r) => !r.significant)
        ? `${quoted(words)} calls a difference significant that by its own figures (${quoted(wordsOf(facts, own[0]?.by ?? sentence))}) was not.`
        : own.length === 0 &&
            !HONEST.test(words) &&
            (IN_BRACKETS.test(words) || findPhrases(TREND, facts, [sentence]).some((m) => !isDisowned(m, facts)))
          ? `${quoted(words)} presents a trend as a result. A difference that was not statistically significant must be called so.`
          : null;
    return issue ? [hitOn(facts, sentence, issue)] : [];
  });
}

/** An outline of work together that also sets the medicine against another makes a claim, whatever it calls itself. */
const praisesInAgreement = (facts: Facts) =>
  facts.promotion.kind === "agreement" &&
  facts.products.some((p) => p.role === "own") &&
  notesOf(facts, "no-head-to-head").length > 0;

const CLAIMED_SUPERIOR = [...BEST, ...EQUAL, ...MULTIPLE];

/** Superiority over a rival, while the piece says that there is no trial against it. */
function neverCompared(facts: Facts): Hit[] {
  const [note] = notesOf(facts, "no-head-to-head");
  if (!note) return [];
  return ownClaims(facts).flatMap((claim) => {
    const sentence = sentenceOf(facts, claim.sentence);
    if (note.sentence === claim.sentence || claim.tone === "reported") return [];
    if (!claim.namesOwn && !isSlogan(facts, sentence)) return [];
    const superior = findPhrases(CLAIMED_SUPERIOR, facts, [sentence]).some((m) => !isDisowned(m, facts));
    if (
      !superior ||
      OTHER_BEST.test(wordsOf(facts, sentence)) ||
      NO_EFFECT.test(wordsOf(facts, sentence)) ||
      /\b(?:price|costs?)\b/i.test(wordsOf(facts, sentence)) ||
      /\bplacebo|vehicle\b/i.test(wordsOf(facts, sentence))
    )
      return [];
    return [
      hitOn(
        facts,
        sentence,
        `${quoted(wordsOf(facts, sentence))} claims superiority, but the piece itself says ${quoted(wordsOf(facts, sentenceOf(facts, note.sentence)))} A comparison that no trial supports is misleading.`,
      ),
    ];
  });
}

const SAME_EFFECT = phrases(
  "identical|indistinguishable|equal|equivalent ..2 efficacy|effect|effects|results|effectiveness|cure|cures|response|responses|outcomes|outcome|potency|protection|control|survival|relief",
  "efficacy|effect|effects|results|effectiveness|cure|response|responses|outcomes|potency|protection|control|survival|relief ..2 is|are|were|was ..1 identical|indistinguishable|equal|interchangeable",
  "the same efficacy|effectiveness|potency|cure|protection|control",
  "efficacy|effectiveness|results|outcomes is|are ..1 the same",
  "no difference|gap|daylight ..2 in|of|between ..4 efficacy|effectiveness|results|outcomes|them|two",
  "tell|telling them|two|these apart",
);
/** What does show two medicines to be the same, or owns that it was not shown. */
const SHOWN_EQUAL =
  /\bequivalence (?:margin|trial|study|limits?|range|was (?:shown|met|demonstrated))\b|\bbio-?equivalen|\bbiosimilar|\bsame active\b|\bnot? (?:statistically )?significant|\bnot (?:shown|known|imply|mean)|\bcannot\b/i;

/** "Identical efficacy", where the trial only showed that one is not much worse than the other. */
function calledEqual(facts: Facts): Hit[] {
  const [note] = notesOf(facts, "non-inferiority");
  if (!note || standsIn(SHOWN_EQUAL, facts.view.text)) return [];
  const sentences = ownClaims(facts).map((claim) => sentenceOf(facts, claim.sentence));
  return findPhrases(SAME_EFFECT, facts, sentences)
    .filter((m) => !isDisowned(m, facts))
    .map((m) =>
      hitOn(
        facts,
        m.sentence,
        `${quoted(wordsOf(facts, m.sentence))} says that the two are the same. A non-inferiority trial (${quoted(wordsOf(facts, sentenceOf(facts, note.sentence)))}) shows only that one is not worse by more than its margin.`,
      ),
    );
}

function find(facts: Facts): Hit[] {
  const hits = [...notSignificant(facts), ...neverCompared(facts), ...misnamed(facts), ...calledEqual(facts)];
  return hits.filter((hit, i) => hits.findIndex((h) => h.at?.start === hit.at?.start) === i);
}

/** Clause 6.1: no significance is implied where there is none, and no superiority that was not tested. */
export const unsupportedSuperiority: Check = {
  id: "clause-06/unsupported-superiority",
  requirement: "6.statistics",
  severity: "HIGH",
  duty: "must",
  themes: ["comparison", "statistics-and-graphs", "misleading-claim"],
  applies: (facts) =>
    (speaksOfMedicine(facts) || praisesInAgreement(facts)) &&
    (facts.trial.results.some((r) => !r.significant) ||
      notesOf(facts, "no-head-to-head").length > 0 ||
      notesOf(facts, "non-inferiority").length > 0 ||
      findPhrases(TREND, facts).length > 0 ||
      standsIn(IN_BRACKETS, facts.view.text)),
  find,
  examples,
};
