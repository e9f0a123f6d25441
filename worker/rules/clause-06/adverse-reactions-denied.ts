import type { Facts } from "../facts/index.ts";
import { quoted, sentenceHit } from "../hits.ts";
import { findPhrases, type Match, phrases } from "../pattern.ts";
import { copySentences, isDisowned, oncePerSentence, wordsOf } from "../stance.ts";
import type { Check, Hit } from "../types.ts";
import { examples } from "./adverse-reactions-denied.examples.ts";

const HARM =
  "effects|reactions|events|toxicity|toxicities|addiction|dependence|dependency|withdrawal|tolerance|worries|worry|concerns|fears|fear|baggage|burden|nasties|toll|downside|downsides|drawbacks|harm|danger|dangers|hangover|trouble|penalty|complications|upsets|issues";

/** Freedom from adverse reactions, toxicity, addiction or dependence. */
const FREE = phrases(
  "no|zero|nil|without|free|never|nobody|few|hardly|barely|scarcely|virtually|practically|minimal|negligible ..3 side|adverse|unwanted|undesirable|systemic|harmful|lasting effects|reactions|events",
  "no|zero|without ..2 safety concerns|concern|issues|worries|problems|signals",
  "perfectly|completely|exceptionally|extremely|superbly|outstandingly|beautifully|universally ..1 tolerated",
  "tolerate|tolerated ..2 perfectly|completely|beautifully|superbly|without",
  "nothing ..5 hurt|harm|upset",
  "side effect sparing",
  "no|zero|without|free ..2 toxicity|toxicities|addiction|dependence|dependency|withdrawal",
  `without|minus|free|none|no ..2 the|any|of|from|all|for|about ..3 ${HARM}`,
  `all the ..3 none|without ..4 ${HARM}|problems|risk|risks|side`,
  "none of the ..4 problems|risk|risks|effects|side|worries|drawbacks|concerns|disadvantages|issues",
  "no worries|worry|downside|downsides|drawbacks|fear|fears|harm|danger|hangover|catch ..1 about|at|for|with|whatsoever|when",
  "nothing|little|no|not|never|less ..2 to|need|reason|cause ..1 fear|worry|worrying|concerned|anxious",
  "side|adverse|unwanted effects|reactions ..8 not|no|none|nothing|never|hardly|barely any|worth|worry|speak|mention",
  "forget|forgetting|goodbye|farewell|end|ends|eliminates|eliminate|banish|banishes|removes|abolishes|avoids|avoid ..5 side|adverse|unwanted effects|reactions",
  "worry|trouble|risk|problem|care|side|effect|toxicity|addiction|fear free",
  "worries|worry|troubles|problems free",
  "no|without|zero ..1 downside|downsides|drawback|drawbacks|catch|hangover|compromise|trade|penalty",
  "side|adverse|safety|tolerability|tolerated|risk|risks ..5 comparable|similar|same|identical|equal|equivalent|like|as ..5 placebo|sugar|water|dummy|nothing|sweet",
  "clean bill of health",
  "peace of mind",
  "side|adverse|reactions|risk|worry|worries|effects ..4 thing of the past",
  "never|not ..2 have|need ..1 to ..2 think|worry|fret ..2 about",
  "cannot|will|can|does|would|never not? ..1 harm|hurt|damage|upset|strain|irritate ..3 liver|kidney|kidneys|heart|stomach|gut|skin|eye|eyes|lungs|bones|brain|patients|baby|bladder",
  "kind|gentle|friendly|soft ..1 to|on|with ..2 liver|kidney|kidneys|heart|stomach|gut|skin|eye|eyes|lungs|bones|brain|body|system|bladder",
  "liver|kidney|heart|stomach|gut|skin|eye|renal|cardiac friendly",
  "placebo like ..2 tolerability|safety|side|adverse|profile|effects",
  "non|not|never|nor ..2 addictive|toxic|habit|sedating",
  "cannot|can not|never ..2 become|get|be addicted|dependent|hooked",
  "totally|completely|entirely|utterly|perfectly harmless|benign|non|clean",
  "is|are harmless|benign",
  "too|as|so gentle|mild ..2 to cause|notice|matter",
  "clean|cleaner|cleanest|spotless|unblemished|blemish ..2 side|adverse|safety|tolerability|profile|record",
  "worried|concerned|anxious|afraid|nervous ..6 do not|never be|worry",
);
/** Making little of reactions that there are. */
const PLAYED_DOWN = phrases(
  "only|just|merely|nothing|never more|than|a|an|the ..3 mild|minor|trivial|trifling|slight|passing|fleeting ..3 reactions|effects|side|events|nuisance|inconvenience|tingle|discomfort",
  "nothing|not|little ..2 lose|write|get|bother sleep|home|worked|about",
  "side|adverse effects|reactions ..2 so|too ..1 small|few|mild|rare|minor|slight",
  "nothing ..1 serious|severe|dangerous|significant|alarming",
  "side|adverse effects|reactions ..3 trivial|negligible|trifling|minimal|insignificant|unimportant|nothing|harmless",
  "do|need|should|please not ..2 mention|dwell|volunteer|raise|discuss|highlight|bring|bother|talk ..6 side|adverse|bleeding|bleeds|risk|risks|reactions|warnings",
  "leave|leaving|gloss|play|played|playing|brush|skip ..2 out|over|down|past|aside ..5 side|adverse|dry|reactions|risk|risks|warnings|effects|effect",
);
/** A result that a trial reports, a rate that is compared, or an instruction to a patient, is no such claim. */
const FACTUAL =
  /\b(?:were|was|been|being|had)\b[^.]{0,40}\b(?:reported|observed|seen|recorded|noted|found|identified)\b|\bno (?:new |unexpected |significant |clear |overall )*(?:difference|increase|change|signal|relation|evidence)|\bdid not differ\b|\bif you\b|\b(?:stop|stopped|discontinu\w+|withdr\w+|needing|because of|due to|owing to|regardless of|irrespective|whether or not|with or without|report|reporting|talk|tell|speak|ask)\b[^.]{0,40}\b(?:side|adverse|effects?|reactions?)\b/i;
const PATIENTS =
  /\b(?:people|patients|those|adults|women|men|anyone|everybody|everyone)\b[^.]{0,30}\b(?:gets?|with|have|has|had|without|who)\b[^.]{0,20}\b(?:no|without|any|them|none)\b/i;

/** Words for reactions that the prescribing information lists, long enough to be told apart. */
function listedReactions(facts: Facts): string[] {
  const words =
    `${facts.licence.terms?.reactions ?? ""} ${facts.licence.terms?.cautions ?? ""}`
      .toLowerCase()
      .match(/\p{L}{5,}/gu) ?? [];
  const stems = [...new Set(words)]
    .filter((word) => !GENERAL.test(word))
    .map((word) => (word.length > 6 ? `${word.slice(0, -2)}*` : word));
  return [
    ...stems,
    ...SAME_REACTION.filter(([listed]) => listed.test(words.join(" "))).flatMap(([, others]) => others.split("|")),
  ];
}

/** The same reaction in everyday words. */
const SAME_REACTION: [RegExp, string][] = [
  [/somnolen|drows|sedat/, "sleepy|sleepiness|drowsy|drowsiness|sedation|sedating|groggy|grogginess"],
  [/nausea|vomit/, "sickness|queasy|queasiness|nausea|vomiting"],
  [/dizz|vertigo/, "dizzy|dizziness|giddy|giddiness"],
  [/weight/, "weight"],
  [/haemorrh|bleed/, "bleeding|bleeds|bruising"],
  [/constip/, "constipation|constipated"],
  [/hypoglyc/, "hypos|hypoglycaemia"],
  [/insomn/, "insomnia|sleeplessness"],
  [/sexual|libido/, "libido|impotence"],
  [/depend|withdrawal|misuse/, "dependence|dependency|addiction|withdrawal"],
  [/alopec|hair/, "alopecia"],
];

const GENERAL =
  /^(?:adverse|reactions?|effects?|undesirable|unwanted|common|uncommon|very|known|frequency|others?|warnings?|precautions?|caution|severe|serious|monitor\w*|check|before|after|during|treatment|patients?|report\w*|raised|lower|increased?|decreased?|renal|hepatic|function|impairment|history|blood|infections?|possible|dose|first|starting|should|other|medicines?|avoid|special|tests?|include|about|their|which|where|there|those|these|every|early|use|used|risk|pain|other|treated|exposure|under|syndrome|disorders?|disease|application|injection|site|tell|advise|ability|drive|driving|pregnan\w*|women|weeks?|months?|children|adults|elderly)$/;

const NOT_A_DENIAL =
  /\b(?:not|never|must not|do not|avoid)\b[^.]{0,30}\bin\b|\bwith or without\b|\bhistory of\b|\b(?:if|when|once|until|unless|whether)\b|\b(?:patients?|people|those|adults|women|men|who|anyone)\b[^.]{0,20}\b(?:with|without|no|have|has|had)\b|\b(?:do not|never) (?:stop|start|take|use|drive|give|prescribe|inject|exceed|share)\b|\bknown\b|\bevidence\b/i;

/** "No drowsiness": a reaction of the prescribing information said not to occur. */
function deniedReactions(facts: Facts): Match[] {
  const listed = listedReactions(facts);
  if (listed.length === 0) return [];
  const list = phrases(
    `no|without|zero|never|free|minus|nor|goodbye ..3 ${listed.join("|")}`,
    `does|will|would|can|could not ..3 ${listed.join("|")}`,
    `cannot|never ..3 ${listed.join("|")}`,
    `does|do|will|would|need|never|cannot|should not? ..2 cause|make|makes|give|bring|lead|produce|trigger|leave|leaves|see|get|have|feel|notice|suffer|meet ..4 ${listed.join("|")}`,
    `${listed.join("|")} ..3 nothing|trivial|negligible|trifling|myth|exaggerated|overstated|forgotten`,
    `${listed.join("|")} free`,
  );
  const denied = findPhrases(list, facts, copySentences(facts)).filter(
    ({ sentence }) => !NOT_A_DENIAL.test(wordsOf(facts, sentence)),
  );
  const hushed = findPhrases(
    phrases(
      `do|need|should|please not|never ..2 mention|dwell|volunteer|raise|discuss|highlight|bring ..4 ${listed.join("|")}`,
    ),
    facts,
    copySentences(facts),
  );
  return [...denied, ...hushed];
}

const ASKED = phrases(
  "side|adverse|unwanted effects|reactions|events",
  "worried|concerned|anxious|afraid|nervous|wary|scared|hesitant ..3 about|of|by",
  "safety|tolerability|worries|fears|concerns|risks|downsides|drawbacks|addiction|dependence|toxicity|catch",
);
const DISMISSED = phrases(
  "no|none|never|nothing|zero|nil|forget|relax|nope|consider|sorted|covered|solved|guaranteed",
  "do not ..1 be|worry",
  "there|they ..2 are|is not|no|none|nothing",
  "not ..1 with|any|at|here|a|on|really|worth",
);

/** "Side effects? There aren't any." Question and answer together make the claim. */
function dismissedQuestions(facts: Facts): Hit[] {
  const hits: Hit[] = [];
  for (const question of copySentences(facts)) {
    const answer = facts.sentences[question.index + 1];
    if (
      !answer ||
      answer.line !== question.line ||
      !/\?["')]*$/.test(wordsOf(facts, question)) ||
      question.last - question.first > 12
    )
      continue;
    if (findPhrases(ASKED, facts, [question]).length === 0) continue;
    const dismissed = findPhrases(DISMISSED, facts, [answer]).find((m) => m.first - answer.first < 3);
    if (!dismissed || answer.last - answer.first > 14 || isFactual(dismissed, facts)) continue;
    const at = { start: question.start, end: answer.end };
    hits.push({
      at,
      issue: `${quoted(wordsOf(facts, at))} dismisses adverse reactions that the medicine is known to have. What is said about them must reflect the evidence (Clause 6.4).`,
      fix: { kind: "delete" },
    });
  }
  return hits;
}

function isFactual(match: Match, facts: Facts): boolean {
  const words = wordsOf(facts, match.sentence);
  return FACTUAL.test(words) || PATIENTS.test(words) || /\d\s?%|\d+ (?:of|in) \d+|\bp ?[=<>]/.test(words);
}

function find(facts: Facts) {
  const copy = copySentences(facts).filter((s) => s.zone !== "direction" || /"/.test(wordsOf(facts, s)));
  const denied = [...findPhrases(FREE, facts, copy), ...deniedReactions(facts)]
    .filter((match) => !isFactual(match, facts) && !isOwnNegation(match, facts))
    .map((match) => ({
      match,
      sentence: match.sentence,
      issue: `${quoted(wordsOf(facts, match))} claims freedom from adverse reactions or toxicity, which the evidence and the Summary of Product Characteristics do not bear out. Such a claim must not be made (Clause 6.4).`,
    }));
  const down = findPhrases(PLAYED_DOWN, facts, copy)
    .filter(
      (match) =>
        !isFactual(match, facts) &&
        (/^(?:do|need|should|please|leave|gloss|play|brush|skip)/i.test(wordsOf(facts, match)) ||
          !isDisowned(match, facts)),
    )
    .map((match) => ({
      match,
      sentence: match.sentence,
      issue: `${quoted(wordsOf(facts, match))} makes little of adverse reactions. What is said about them must reflect the evidence (Clause 6.4).`,
    }));
  const answered = dismissedQuestions(facts);
  const single = oncePerSentence([...denied, ...down].sort((a, b) => a.match.start - b.match.start)).map(
    ({ match, issue }) => sentenceHit(facts, match, issue),
  );
  return [
    ...answered,
    ...single.filter(
      (hit) => !answered.some((a) => a.at && hit.at && a.at.start <= hit.at.start && hit.at.end <= a.at.end),
    ),
  ];
}

/** "Do not tell patients that it has no side effects": the denial itself is denied. */
function isOwnNegation(match: Match, facts: Facts): boolean {
  const words = wordsOf(facts, match.sentence).slice(0, match.start - match.sentence.start);
  return (
    /\b(?:no medicine|not|never|cannot|avoid|nor|do not say|without saying)\b[^.;:?!]{0,60}$/i.test(words) ||
    isDisowned(match, facts, 0)
  );
}

/** 6.4: no claim of freedom from adverse reactions, toxicity, addiction or dependence; reactions are not played down. */
export const adverseReactionsDenied: Check = {
  id: "clause-06/adverse-reactions-denied",
  requirement: "6.ae-not-downplayed",
  severity: "HIGH",
  duty: "must",
  themes: ["safety-claim", "adverse-events-omitted", "misleading-claim", "patient-safety"],
  applies: (facts) => facts.products.length > 0 || facts.licence.unlicensed.length > 0,
  find,
  examples,
};
