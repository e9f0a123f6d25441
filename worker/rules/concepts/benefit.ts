import { NEGATION } from "#worker/text/voice/negation.ts";
import { GUIDELINE } from "../vocabulary/evidence.ts";
import { ADVERSE, EFFECT } from "../vocabulary/harms.ts";
import { PATIENT } from "../vocabulary/patients.ts";
import { concept } from "./concept.ts";

const GOOD =
  "clears|clear|cleared|stops|stopped|ends|ended|halves|halved|lowers|lowered|cuts|keeps|kept|protects|protecting|protect|relieves|relieved|sorts|sorted|cures|cured|heals|healed|soothes|calms|calmed|beats|beat|doubles|doubled|prevents|prevented|changed|changes|transforms|transformed|saved|saves|saving|restores|restored|lifts|lifted|rescues|rescued|banishes|shrinks|shrank|melts|reverses|reversed|slows|eases|eased|tames|fixes|fixed|loves|wins|outperforms|delivers|works|worked|acts|helps|helped|reduces|reduced|improves|improved|controls|controlled|strengthens|boosts|boosted|gets|got|gave|gives|lets|let|trusts|trust|praised|favoured";

/** What a medicine is said to do, or what a life is said to be with it: any verb or picture of good effect. */
export const GOOD_EFFECT = concept(
  GOOD,
  "benefit|benefits|effective|efficacy|success|relief|strongest|stronger|gentle|gentler|better|best|easier|faster|safest|superior|preferred|favourite|powerful|proven|life|reliable|rapid|quick|instant",
  "confidence|energy|drive|freedom|smile|hope|joy|sparkle|comfort|chapter|future|wellbeing|vitality",
  "back on|to|in|at|again",
  "pick|lift|play|run|walk|dance|sleep|sleeping|swim|climb|work ..6 again|through|grandson|granddaughter|grandchildren|children|kids",
  "out of hospital|bed|pain|wheelchair",
  "worries|worry|misery|agony|pain|nightmare|suffering ..3 over|gone|ended|behind|away",
  `for|in most ${PATIENT}|of`,
  "@number in|out of @number|ten",
  "within|in ..2 minutes|minute|days|weeks|hours|fortnight|week|month|seconds",
  "lose|lost|losing ..2 weight|stone|pounds|inches",
  "like|as ..2 new|baby|themselves|myself|yourself|teenager|dream",
  "feel|feels|feeling|felt|look|looks ..2 thirty|young|younger|great|good|new|normal|amazing|fantastic|better|themselves|myself",
  "can|could now|finally|again|at",
  "say|says|said|see|seen what ..4 did|does|do",
  "tell|tells ..3 yes|benefits",
);

/** One person's good fortune with it. */
export const OWN_STORY = concept(
  "i|my|me|we|our",
  "how|why ..6 ended|changed|saved|got|gave|stopped|cured|beat",
  "story|diary|testimonial|unboxing|review|reveals|revealed|confesses|tells|told|swears|credits|thanks",
  "@number from ..3 says|said",
);

/** The doubts, limits and duties that fair information gives. */
export const FAIR_TALK = concept(
  `${ADVERSE} ${EFFECT}`,
  "some|other|many|several|different|kinds|types|range|various ..2 treatments|medicines|options|people|tablets|choices|inhalers|ways|kinds|types",
  "may|might|can|does|do|did|cannot|not ..3 not|suit|suitable|help|work|everyone|all|cure|restore",
  "whether|depends|depend|decides|decide|appropriate|risks|drawbacks|unlicensed|not licensed",
  `placebo|participants|volunteers|randomised|trial|study|researchers|endpoint|${GUIDELINE}|leaflet`,
  "have|been|were|are|if|already ..2 prescribed|taking|take",
  "any|if any|none",
  "before|stop|stopping|worried|concerned|unsure|report",
  "health ministers|nhs ..3 vaccination|vaccinations|poster|screening",
  `${NEGATION}`,
);
