import type { Claim } from "../facts/claims.ts";
import type { Facts } from "../facts/index.ts";
import { quoted } from "../hits.ts";
import { findPhrases, type Match, phrases } from "../pattern.ts";
import { isDisowned, wordsOf } from "../stance.ts";
import type { Check, Hit } from "../types.ts";
import { examples } from "./hanging-comparison.examples.ts";
import { hitOn, isSlogan, ownClaims, sentenceOf, speaksOfMedicine } from "./reading.ts";

const GAIN =
  "effective|effectively|efficacious|powerful|potent|convenient|convenience|tolerable|tolerability|reliable|reliably|rapid|rapidly|consistent|consistently|selective|complete|completely|comfortable|comfort|control|protection|relief|power|efficacy|benefit|benefits|freedom|confidence|durable|sustained|predictable|predictably|palatable|affordable|successful|responders|responses|precise|targeted|practical|flexible|flexibility|economical|acceptable";
/** Comparatives of quality: they say nothing until it is said against what. */
const QUALITY = phrases(
  "better|stronger|kinder|gentler|faster|quicker|simpler|easier|smarter|cleaner|safer|smoother|superior|sooner|milder|tougher|brighter|finer|neater|handier|mightier|purer",
  "longer lasting|acting|relief|control|protection|remission|survival|duration|response|benefit",
  `more|less|greater|higher|enhanced|added|extra|increased|deeper|fuller|wider|broader ..3 ${GAIN}`,
  "less|fewer|lower|reduced ..1 side|adverse|irritation|irritating|sedating|sedation|stinging|burning|hassle|trouble|worry|fuss|bother|discomfort|dropouts|discontinuations",
  "lower|longer|stronger|deeper for longer|stronger|faster|deeper",
  "for longer",
  "last|lasts|lasting|stay|stays|work|works|working|protect|protects|control|controls ..2 longer|harder|faster|better|deeper|stronger",
  "go|goes|going further|beyond|deeper",
  "outperform*|outlast*|outshine*|outclass*|surpass*|outdo*|outpace*|outsmart*",
  "raises|raising|raise|sets|set a|the ..1 bar|standard",
  "step|cut|league|class|leap|mile|streets ahead|above|apart",
  "a|the|real|big|clear|true step up",
  "next level|generation|step in|up",
  "new|higher|different level|levels|standard|standards|dimension of",
  "improved|enhanced|upgraded|unlike formula|formulation|version|delivery|efficacy|tolerability|profile|device",
  "more|better for less",
  `twice|double|treble|triple|half|twofold|threefold|fold the|as ..2 ${GAIN}|strength|speed|response|effect|results|trouble|irritation`,
  "@number times the|as|more|better|stronger|faster",
  "goes|go|going the extra|distance mile?",
  "extra|longer mile",
  `new|fresh|higher|different benchmark|yardstick|chapter|era|height|heights|dawn|age|gear|league`,
  "redefin*|reimagin*|reinvent*|rewrit*|revolutionis*|supercharg* ..6 relief|control|care|treatment|what|how|the|expectations|rules|standards",
  "changes|change|changing|rewrites the game|rules",
  "takes|take|taking|lifts|lift ..4 to|up|into ..2 new|next|another|higher level|heights|gear|dimension|notch",
  "upgrade|upgrades|upgrading|level|levels|leveling|stepping up? your|their|his|her|to|the|control|relief",
  "go|goes one|a better|step|beyond",
  "ahead of the|its curve|game|field|time|pack",
  "more than you|they expect|expected|hoped|thought|just|simply|ever",
  "demand|expect|ask ..1 more",
);
/** The same words about other things: how people feel, services, doses and times, what a person should do. */
const OTHER_SENSE = phrases(
  "feel|feels|feeling|felt|get|gets|getting|got|become|becomes|sleep|slept|sleeping|eat ..1 better|stronger|easier",
  "a|to|the stronger|higher|longer|faster|quicker|simpler tablet|tablets|dose|doses|strength|medicine|medicines|course|walk|time|release|rate|infusion",
  "step|steps up to|if|when|treatment|therapy|the",
  "tick|circle|record|rate|answer|mark|box|boxes|asked|said|reported ..6 better|stronger|easier|faster",
  "better understand|understanding|known|informed|prepared|placed|together|health|conversations|conversation|care|outcomes|sleep",
  "make|makes|making it|this|things|life|your ..1 easier|simpler",
  "easier|simpler|faster|quicker|better to|for ..1 read|find|order|use|access|book|navigate|register|compare|talk|you",
  "it is better to",
  "worse|better with|after|in|on rest|movement|exercise|warm|cold",
  "better ..4 worse",
  "the sooner|better|earlier|longer the",
  "sooner or later|if|rather",
  "no|not|never|nor|neither|any better|faster|stronger|safer|sooner|superior|easier|longer",
  "is|are|works|would best|better off",
  "longer ..2 studies|trials|study|trial|term|follow|data|acting",
  "for longer than|if|without",
  "larger|longer and longer|larger",
  "much|little better no",
  "go further into",
  "get|gets|getting better",
);
const DATA_NOUN = phrases("fewer|less|lower|more|higher|greater|longer|larger");

/** Slogans of these pieces speak of the medicine that the piece is about. */
const PRODUCT_COPY = new Set(["promotion", "press", "investor", "internal", "for-public", "reply"]);
const NOT_THE_MEDICINE =
  /\b(?:care|conversations?|services?|reviews?|pathways?|diagnos\w+|adherence|together|access|records?|training|practice|teams?|outcomes|referrals?|planning|communication|decisions?|learning|meeting|webinar|workshop|session|register|registration|website|page|app|lives|living|future|world|understanding|support|data|evidence)\b/i;

/** Whether the comparative stands for the medicine: it is named, or the line is a slogan, or follows its name. */
function isForMedicine(facts: Facts, claim: Claim): boolean {
  const sentence = sentenceOf(facts, claim.sentence);
  if (/^\W*(?:tick|circle|mark|rate|record|score)\b/i.test(wordsOf(facts, sentence))) return false;
  if (claim.namesOwn) return true;
  if (NOT_THE_MEDICINE.test(wordsOf(facts, sentence)) || !PRODUCT_COPY.has(facts.promotion.kind)) return false;
  if (isSlogan(facts, sentence)) return facts.promotion.kind !== "for-public" || facts.promotion.medicines.length > 0;
  return /^(?:\W*)(?:it|this|these|they|our|the (?:new )?(?:tablet|capsule|cream|inhaler|spray|injection|pen|patch|gel|drops?|device|formulation|treatment|medicine))\b/i.test(
    wordsOf(facts, sentence),
  );
}

/** The first comparative of quality in the claim that says nothing of its rival. */
function comparative(facts: Facts, claim: Claim): Match | null {
  const sentence = sentenceOf(facts, claim.sentence);
  const others = findPhrases(OTHER_SENSE, facts, [sentence]);
  const clear = (m: Match) => !others.some((o) => o.first < m.last && m.first < o.last) && !isDisowned(m, facts, 7);
  return findPhrases(QUALITY, facts, [sentence]).find(clear) ?? null;
}

/** "It is simpler to take" behind a sentence of the same line that names the other medicine. */
function refersBack(facts: Facts, claim: Claim): boolean {
  const sentence = sentenceOf(facts, claim.sentence);
  if (!/^\W*(?:it|this|that|both|with it|there)\b/i.test(wordsOf(facts, sentence))) return false;
  return facts.claims.statements.some(
    (other) =>
      other.comparators.length > 0 &&
      claim.sentence - other.sentence > 0 &&
      claim.sentence - other.sentence <= 2 &&
      sentenceOf(facts, other.sentence).line === sentence.line,
  );
}

/** A measured difference ("fewer fractures") answers for itself when the two arms are given anywhere in the copy. */
function isAnswered(facts: Facts, claim: Claim): boolean {
  if (claim.comparators.length > 0 || refersBack(facts, claim)) return true;
  if (claim.nearbyComparators.length === 0) return false;
  const sentence = sentenceOf(facts, claim.sentence);
  const isMeasure =
    findPhrases(DATA_NOUN, facts, [sentence]).length > 0 ||
    /\b(?:faster|quicker|sooner|better|superior)\b/i.test(wordsOf(facts, sentence));
  if (!isMeasure) return false;
  return (
    facts.figures.pairs.some(
      (p) =>
        p.sentence > claim.sentence - 3 &&
        p.sentence <= claim.sentence + 4 &&
        !facts.claims.safety.includes(p.sentence),
    ) || facts.trial.results.some((r) => Math.abs(r.sentence - claim.sentence) <= 3)
  );
}

function find(facts: Facts): Hit[] {
  return ownClaims(facts).flatMap((claim) => {
    const match = isForMedicine(facts, claim) && !isAnswered(facts, claim) ? comparative(facts, claim) : null;
    if (!match) return [];
    const sentence = sentenceOf(facts, claim.sentence);
    return [
      hitOn(
        facts,
        sentence,
        `${quoted(wordsOf(facts, match))} is a hanging comparison: the piece does not say what the medicine is compared with, or in what. A comparative must name its comparator and rest on data.`,
      ),
    ];
  });
}

/** Clause 6.1: a comparative says against what. */
export const hangingComparison: Check = {
  id: "clause-06/hanging-comparison",
  requirement: "6.hanging-comparison",
  severity: "HIGH",
  duty: "must",
  themes: ["comparison", "misleading-claim"],
  applies: (facts) =>
    speaksOfMedicine(facts) && facts.claims.statements.some((claim) => comparative(facts, claim) !== null),
  find,
  examples,
};
