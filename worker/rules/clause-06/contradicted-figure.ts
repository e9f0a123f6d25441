import { ofSentence } from "#worker/text/spans.ts";
import { isOfTheIll } from "#worker/text/voice/plain-lines.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { hitOn, quoted } from "../checks/hits.ts";
import { ownClaims, sentenceOf, speaksOfMedicine } from "../checks/own-claims.ts";
import type { Claim } from "../facts/claims.ts";
import type { Figure } from "../facts/figure-readers.ts";
import type { Facts } from "../facts/index.ts";
import { sharesTopic } from "../facts/topics.ts";
import type { Check, Hit } from "../types.ts";

/** Shares told in words, and the least that each can mean. */
const SHARES: [RegExp, number][] = [
  [/\b(?:nearly|almost|virtually|practically) (?:all|every|everyone|everybody)\b/i, 88],
  [/\b(?:the )?(?:vast|overwhelming|great) majority\b/i, 70],
  [/\bmost (?:patients|people|adults|women|men|children|users|reach|of them)\b|\b(?:the|a) majority\b/i, 50],
  [/\bthree[- ]quarters of (?:all |your |the )?(?:patients|people|adults|women|men)\b/i, 72],
  [/\btwo[- ]thirds of (?:all |your |the )?(?:patients|people|adults|women|men)\b/i, 63],
  [/\b(?:half|one in two) (?:of )?(?:all |your |the )?(?:patients|people|adults|women|men)\b/i, 45],
];
/** How an illness is caused, treated or seen, whatever the medicine does, and what was measured of the blood. */
const OF_THE_DISEASE =
  /\bresponsible for\b|\bdo not need\b|\bare controlled with\b|\bwho (?:reach|come to|attend)\b|\balready take\b|\bantibody responses?\b|\bnon-?inferior/i;
const TOLERANCE = 6;

/** What a share can be of, or measure: shares of two kinds say nothing of each other. */
const MEASURES: readonly RegExp[] = [
  /\b(?:prefer\w*|satisf\w+|would (?:choose|recommend)|liked|happy with|found it (?:easy|simple))\b/i,
  /\b(?:adheren\w+|persisten\w+|took (?:all|every)|stay(?:ed)? on|still (?:taking|on)|complet\w+)\b/i,
  /\b(?:isolates?|strains?|cells?|receptors?|absor\w+|bioavailab\w+|plasma|occupancy|bound)\b/i,
  /\b(?:surviv\w+|alive|deaths?|died|mortality)\b/i,
  /\b(?:remission|clear(?:ed|ance)?|pain[- ]?free|seizure[- ]?free|attack[- ]?free|cured?)\b/i,
  /\bof (?:their |the |all )?(?:days?|nights?|hours?|doses?|visits?|samples?|attacks?|joints?|eyes?|nails?)\b/i,
  /\b(?:prescri\w+|admissions?|admitted|referr\w+|clinics?|wards?|sensitivity|specificity|cost\w*)\b/i,
];
const measuresIn = (words: string) => MEASURES.filter((measure) => measure.test(words));

/** Whether two sentences may give the same kind of share: none names a kind that the other does not. */
function areOfOneKind(one: string, other: string): boolean {
  const [a, b] = [measuresIn(one), measuresIn(other)];
  return a.length === 0 || b.length === 0 || a.some((measure) => b.includes(measure));
}
/** How many were studied, and an analysis that goes by another definition or population. */
const STUDIED =
  /\b(?:study|survey|trial|poll)\b[^.;]{0,30}\b(?:of|in|with) (\d[\d,]*) (?:\p{L}+ )?(?:patients|people|adults|women)\b/iu;
const OTHER_ANALYSIS =
  /\b(?:sensitivity|subgroup|post[- ]hoc|exploratory|per[- ]protocol) analys[ei]s\b|\balternative definition\b/i;

/** Whether a claim says that it comes from a study or an analysis which is not the one of the other sentence. */
function isOfAnotherStudy(claim: string, other: string): boolean {
  const [its, others] = [STUDIED.exec(claim)?.[1], STUDIED.exec(other)?.[1]];
  if (its && others && its !== others) return true;
  return OTHER_ANALYSIS.test(claim) && !OTHER_ANALYSIS.test(other);
}
const isOfIllness = (words: string): boolean => OF_THE_DISEASE.test(words) || isOfTheIll(words);

interface Share {
  least: number;
  words: string;
}

/** The share of patients that a claim gives: a percentage that is a level, or a word for one. */
function shareOf(facts: Facts, claim: Claim): Share | null {
  const words = wordsOf(facts, sentenceOf(facts, claim.sentence));
  const levels = (facts.figures.bySentence[claim.sentence] ?? []).filter(
    (f) => f.kind === "percent" && f.role === "level",
  );
  const [only] = levels;
  if (only && levels.length === 1) return { least: only.value, words: wordsOf(facts, only) };
  if (levels.length > 0) return null;
  const share = SHARES.find(([pattern]) => pattern.test(words));
  return share ? { least: share[1], words: share[0].exec(words)?.[0] ?? "" } : null;
}

/** What a trial reported for the medicine's own arm, with its topics. */
interface Arm {
  value: number;
  figure: Figure;
  claim: Claim;
}

function ownArms(facts: Facts): Arm[] {
  return facts.claims.all.flatMap((claim) => {
    if (facts.claims.safety.includes(claim.sentence)) return [];
    const levels = (facts.figures.bySentence[claim.sentence] ?? []).filter(
      (f) => f.kind === "percent" && f.role === "level",
    );
    const pair = ofSentence(facts.figures.pairs, claim.sentence).find((p) => p.kind === "percent");
    const figure = pair
      ? levels.find((f) => f.start === pair.start)
      : claim.tone === "reported"
        ? levels[0]
        : undefined;
    return figure ? [{ value: figure.value, figure, claim }] : [];
  });
}

/** "Up to 85%" over a result that is lower. */
const UP_TO = /\bup to (?:an? )?(\d{1,3}(?:\.\d)?) ?%/i;

function upTo(facts: Facts, arms: Arm[]): Hit[] {
  return ownClaims(facts).flatMap((claim) => {
    const sentence = sentenceOf(facts, claim.sentence);
    const m = UP_TO.exec(wordsOf(facts, sentence));
    if (!m || !claim.kinds.includes("efficacy")) return [];
    const most = Number(m[1]);
    const arm = arms.find(
      (a) =>
        a.claim.sentence !== claim.sentence && sharesTopic(a.claim.topics, claim.topics) && a.value < most - TOLERANCE,
    );
    if (!arm) return [];
    return [
      hitOn(
        facts,
        sentence,
        `${quoted(m[0])} gives the best result as if it were the usual one; the piece reports ${quoted(wordsOf(facts, sentenceOf(facts, arm.claim.sentence)))}`,
      ),
    ];
  });
}

/** The claim and the reported result speak of one thing, and the claim is plainly the larger. */
function contradicts(share: Share, claim: Claim, arm: Arm): boolean {
  return (
    arm.claim.sentence !== claim.sentence &&
    share.least - arm.value > TOLERANCE &&
    sharesTopic(arm.claim.topics, claim.topics)
  );
}

function find(facts: Facts): Hit[] {
  const arms = ownArms(facts);
  const shares = ownClaims(facts).flatMap((claim) => {
    if (claim.tone === "reported" || !claim.kinds.includes("efficacy")) return [];
    const share = shareOf(facts, claim);
    if (!share || isOfIllness(wordsOf(facts, sentenceOf(facts, claim.sentence)))) return [];
    const words = wordsOf(facts, sentenceOf(facts, claim.sentence));
    const matching = arms.filter(
      (arm) =>
        sharesTopic(arm.claim.topics, claim.topics) &&
        areOfOneKind(words, wordsOf(facts, sentenceOf(facts, arm.claim.sentence))) &&
        !isOfAnotherStudy(words, wordsOf(facts, sentenceOf(facts, arm.claim.sentence))),
    );
    if (matching.some((arm) => Math.abs(arm.value - share.least) <= TOLERANCE || arm.value >= share.least)) return [];
    const arm = matching.find((a) => contradicts(share, claim, a));
    if (!arm) return [];
    const sentence = sentenceOf(facts, claim.sentence);
    return [
      hitOn(
        facts,
        sentence,
        `${quoted(share.words)} is not what the piece reports elsewhere: ${quoted(wordsOf(facts, sentenceOf(facts, arm.claim.sentence)))} The headline and the data must agree.`,
      ),
    ];
  });
  return [...shares, ...upTo(facts, arms)];
}

/** Clause 6.1: figures for one result agree wherever they stand. */
export const contradictedFigure: Check = {
  id: "clause-06/contradicted-figure",
  requirement: "6.not-misleading-overall",
  severity: "HIGH",
  duty: "must",
  themes: ["misleading-claim", "statistics-and-graphs"],
  applies: (facts) => speaksOfMedicine(facts) && ownArms(facts).length > 0,
  find,
  examples: {
    flagged: [
      {
        text: "Xelvora (mirtazepan) for arthritis\n\n[[Nine out of ten patients respond to Xelvora]]\n\nIn the study, ACR20 response was seen in 61% on Xelvora and 37% on placebo (p<0.001).",
        why: "nine in ten against 61%",
      },
      {
        text: "Xelvora (mirtazepan) lacquer\n\n[[Most patients reach complete cure.]]\n\nComplete cure at week 52 was seen in 18% with Xelvora and 6% with vehicle (p=0.01).",
        why: "most against 18%",
      },
      {
        text: "Xelvora (mirtazepan)\n\n[[Remission in 80%]]\n\nRemission at week 8 was seen in 39% of those on Xelvora and 21% on placebo (p<0.001).",
        why: "a headline figure that the data do not hold",
      },
    ],
    clean: [
      {
        text: "Xelvora (mirtazepan) for arthritis\n\nIn a survey of 480 patients, 72% had less pain with Xelvora.\n\nIn a study of 215 patients, less pain was reported by 41% on Xelvora and 20% on placebo (p=0.01).",
        why: "two studies",
      },
      {
        text: "Xelvora (mirtazepan) for arthritis\n\nA sensitivity analysis with an alternative definition of response gave a response rate of 72% with Xelvora.\n\nResponse was seen in 41% on Xelvora and 20% on placebo (p=0.01).",
        why: "an analysis by another definition, named as such",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nTavorel helped: 85% of patients preferred the Tavorel pen for pain relief.\nIn CLEAR (n=412) 42% on Tavorel and 20% on placebo were free of pain at two hours, a pain-free response (p<0.001).",
        why: "a preference and a response",
      },
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nTypes 16 and 18 are responsible for about 70% of cases. Response: 31% with Tavorel and 22% with placebo.",
        why: "how the illness is caused",
      },
      {
        text: "Xelvora (mirtazepan)\n\nSix in ten patients responded to Xelvora\n\nACR20 response was seen in 61% on Xelvora and 37% on placebo (p<0.001).",
        why: "the figures agree",
      },
      {
        text: "Xelvora (mirtazepan)\n\nMost patients stayed on treatment.\n\nRemission was seen in 39% on Xelvora and 21% on placebo.",
        why: "another result",
      },
    ],
    inapplicable: [
      { text: "Xelvora (mirtazepan) 50 mg tablets for adults with arthritis.", why: "no result" },
      { text: "Nine out of ten patients were seen within a week; 61% v 37% last year.", why: "no medicine" },
    ],
  },
};
