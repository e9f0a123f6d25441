import type { Claim } from "../facts/claims.ts";
import type { Figure } from "../facts/figures.ts";
import type { Facts } from "../facts/index.ts";
import { sharesTopic } from "../facts/topics.ts";
import { quoted } from "../hits.ts";
import { wordsOf } from "../stance.ts";
import type { Check, Hit } from "../types.ts";
import { examples } from "./contradicted-figure.examples.ts";
import { hitOn, ownClaims, sentenceOf, speaksOfMedicine } from "./reading.ts";

/** Shares told in words, and the least that each can mean. */
const SHARES: [RegExp, number][] = [
  [/\b(?:nearly|almost|virtually|practically) (?:all|every|everyone|everybody)\b/i, 88],
  [/\b(?:the )?(?:vast|overwhelming|great) majority\b/i, 70],
  [/\bmost (?:patients|people|adults|women|men|children|users|reach|of them)\b|\b(?:the|a) majority\b/i, 50],
  [/\b(?:half|one in two) (?:of )?(?:all |your |the )?(?:patients|people|adults|women|men)\b/i, 45],
];
const TOLERANCE = 6;

interface Share {
  least: number;
  words: string;
}

/** The share of patients that a claim gives: a percentage that is a level, or a word for one. */
function shareOf(facts: Facts, claim: Claim): Share | null {
  const words = wordsOf(facts, sentenceOf(facts, claim.sentence));
  const levels = facts.figures.all.filter(
    (f) => f.sentence === claim.sentence && f.kind === "percent" && f.role === "level",
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
  return facts.figures.pairs.flatMap((pair) => {
    const claim = facts.claims.all.find((c) => c.sentence === pair.sentence);
    const figure = facts.figures.all.find((f) => f.start === pair.start);
    if (!claim || !figure || pair.kind !== "percent" || facts.claims.safety.includes(pair.sentence)) return [];
    return figure.role === "level" ? [{ value: pair.first, figure, claim }] : [];
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
  return ownClaims(facts).flatMap((claim) => {
    if (claim.tone === "reported" || !claim.kinds.includes("efficacy")) return [];
    const share = shareOf(facts, claim);
    if (!share) return [];
    const matching = arms.filter((arm) => sharesTopic(arm.claim.topics, claim.topics));
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
  examples,
};
