import { findPhrases, type Match, phrases } from "#worker/text/language/phrases.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { isDisowned } from "#worker/text/voice/own-words.ts";
import { oncePerSentence, wordsOf } from "#worker/text/words-of.ts";
import { hitOn, quoted } from "../checks/hits.ts";
import { names, speaksOfMedicine } from "../checks/own-claims.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import { PATIENT } from "../vocabulary/patients.ts";

const WHO =
  "patient|patients|person|people|man|woman|women|men|child|children|sufferer|sufferers|case|cases|one|body|user|users|time|nail|joint|attack|seizure|symptom|symptoms|type|types|skin";
const DOES =
  "work*|clear|clears|cleared|clearing|heal|heals|healed|healing|respon*|benefit*|relieve|relieves|relieved|relieving|relief|cure|cures|cured|improve|improves|improved|improvement|control|controls|controlled|protect*|succeed*|success|remission|recover*|happy|satisfied|suit|suits|tolerate*|tolerated|win|wins|effective|stops|calms|treats|delight*|loves|goal|goals|target|targets|delivers|feels|results";
const FITS = "suits|suit|suited|suitable|right|ideal|perfect|made|designed|answer|choice|solution";
const ALL = phrases(
  `${DOES} ..5 every|each|all|any ..3 ${WHO}`,
  `${FITS} ..3 every|each|all|any ..4 ${WHO}`,
  `${DOES} ..4 everyone|everybody|anyone|everytime`,
  `${FITS} ..2 everyone|everybody|anyone`,
  `${DOES} every|each time`,
  `every|all ..2 ${WHO} ..4 ${DOES}|better`,
  `everyone|everybody|anyone ..3 ${DOES}|better`,
  "no|not patient|patients|one ..3 left|fails|failed|relapsed|miss|misses",
  `always|invariably|unfailingly|reliably|guaranteed|certain|sure|bound ..2 ${DOES}`,
  `always ..2 get|gets|bring|brings|take|takes ..3 patient|patients`,
  "never|cannot|not fail|fails|failed|disappoint|disappoints",
  "never|cannot|not let|lets ..3 down",
  "100 % effective|efficacy|success|successful|relief|response|cure|protection|control|clearance",
  "guarantee|guarantees|guaranteed|guaranteeing|foolproof|infallible|failsafe",
  "trouble|hassle|problem|worry|fuss|effort|drama free",
  "fits|suits|covers|whatever every|all|any ..2 type|types|stage|stages|age|ages|skin",
  "whatever|whoever|however ..3 patient|patients|severity|age|type|stage|symptoms",
  "all|every ..3 your ..3 patients",
  "one size fits",
  "the answer|solution to|for ..3 every|all|any",
  "whatever|anything|everything else|other ..2 take|takes|taking|have|prescribed|medicines|on",
  "perfect control|relief|results|choice|answer|skin|fit",
);
const THING =
  /\b(?:tablets?|capsules?|cream|drops?|spray|inhaler|injections?|pen|patch|gel|treatment|medicine|therapy|dose|relief|result|results|it|this|our|solution|choice|option|answer|control|protection|cure)\b/i;
/** Duties, differences and rules for all patients are no claims. */
const DUTY = phrases(
  "should|must|need|needs|required|ask|tell|check|test|monitor|review|assess|counsel|warn|inform|offer|advise|give|read|report|consider|discuss|record|train|invite|remind ..8 every|all|each|any|always|everyone|anyone",
  "every|all|each|any|everyone|always ..8 should|must|need|needs|required|different|unique|differently|may|might|monitored|tested|reviewed|assessed|excluded|included|received|randomised|randomized|assigned",
  `every|all|each|any ${PATIENT}|participants|groups|arms were|had|took|given|received`,
  "not everyone|everybody|all|every|always|suitable|right",
  "suitable|right|suits for? some|certain|those|you",
  "if|whether|ask|unless ..6 suitable|right|works|benefit",
  "clear|right|free to|of|from|all|for every",
  "like all",
  "delivery|refund ..2 guarantee|guaranteed",
  "anyone|everyone|everybody|anybody|those|any|all|every ..2 who|whose ..2 prefer|prefers|want|wants|wish|wishes|cannot|needs|need|ask|asks|dose|would",
  "choice|decision|decisions|dose|question of|about|on ..3 for|in ..1 each|every|all",
  "side|adverse|other effects|reactions",
  "all|any|every treatments|treatment|medicines|medicine ..4 risks",
  "all|every|any ..3 cost|costs|price|times",
);

/** All-embracing words about what the medicine does. */
function find(facts: Facts): Hit[] {
  const matches = [...findPhrases(ALL, facts, ownSentences(facts)).filter((m) => !isQuiet(facts, m)), ...alone(facts)];
  return oncePerSentence(matches).map((m) =>
    hitOn(
      facts,
      m.sentence,
      `${quoted(wordsOf(facts, m))} promises the same result to every patient. No medicine works in, suits or spares all who take it: an all-embracing claim is misleading${against(facts)}.`,
    ),
  );
}

const EVERYBODY = phrases("every|any|all patient|patients|person|time|case|cases|type|body|one");

const EVERYBODY_EVER = phrases(
  `every|any|all|each patient|patients|person|child|adult|man|woman|one|body every|any|all|each time|day|days|night|nights|morning|hour|dose|visit|flare|attack|season|step|stage`,
  "every time every patient|one|body",
);
const FOR_ALL = phrases(
  "control|relief|protection|cover|coverage|remission|freedom|sleep|confidence|comfort|calm|clear|clarity|success for all|everyone|everybody|anyone",
);

/** "Every patient. Report every reaction.": what follows is asked of the reader. */
function isDuty(facts: Facts, { index, line }: Sentence): boolean {
  return facts.sentences
    .slice(index + 1, index + 3)
    .some(
      (next) =>
        next.line === line &&
        /\b(?:report|check|test|ask|tell|please|reactions?|review|screen|record)\b/i.test(wordsOf(facts, next)),
    );
}

/** "Every patient." standing alone, with or without "every time" after it; "round-the-clock control for all". */
function alone(facts: Facts): Match[] {
  const copy = ownSentences(facts);
  const whole = [...findPhrases(EVERYBODY, facts, copy), ...findPhrases(EVERYBODY_EVER, facts, copy)].filter(
    ({ sentence, first, last }) => first === sentence.first && last === sentence.last && !isDuty(facts, sentence),
  );
  const ending = findPhrases(FOR_ALL, facts, copy).filter(
    (m) => m.last === m.sentence.last && m.last - m.sentence.first <= 9 && !isDisowned(m, facts),
  );
  return [...whole, ...ending];
}

/** Where the piece itself gives a response rate, the words that show the claim to be untrue. */
function against(facts: Facts): string {
  const pair = facts.figures.pairs.find(
    (p) => p.kind === "percent" && p.first < 95 && !facts.claims.safety.includes(p.sentence),
  );
  return pair ? `, and the piece's own result is ${Math.round(pair.first * 10) / 10}%` : "";
}

/** A rate, a choice that can be changed, the frames of a film, and what to answer. */
const NOT_OF_ALL =
  /\b\d+ (?:of|in|out of) every \d|\b(?:change|withdraw|leave|unsubscribe|opt out)\b[^.;]{0,30}\bat any time\b|\bon every (?:frame|page|screen|slide)\b|\b(?:answer|reply)\b[^.;]{0,12}\beach time\b|\bfor anyone who (?:stops|comes|asks)\b|\bin control\b[^.;]{0,40}\b(?:you|patients?) (?:choose|decide|can (?:choose|decide))\b/i;

/** A sentence that says no care is needed warns of nothing. */
const CARE_DENIED = /\bno (?:monitoring|blood tests?|checks?|tests?) (?:is|are) (?:needed|required|necessary)\b/i;

function isQuiet(facts: Facts, match: Match): boolean {
  const { sentence } = match;
  const words = wordsOf(facts, sentence);
  if (
    words.endsWith("?") ||
    (facts.claims.safety.includes(sentence.index) &&
      !/free|trouble/i.test(wordsOf(facts, match)) &&
      !CARE_DENIED.test(words))
  )
    return true;
  if (isDisowned(match, facts) || NOT_OF_ALL.test(words)) return true;
  if (findPhrases(DUTY, facts, [sentence]).some((d) => d.first < match.last && match.first < d.last)) return true;
  const line = facts.lines[sentence.line];
  const short = line !== undefined && line.end - line.start < 120;
  const spoken = facts.quotations.some((q) => q.start <= match.start && match.end <= q.end);
  const leads = short && match.first - sentence.first <= 2 && !/^\W*an? /i.test(words);
  return !(names(facts, sentence, "product") || leads || spoken || THING.test(words));
}

/** Clause 6.1: no all-embracing claims. */
export const allEmbracing: Check = {
  id: "clause-06/all-embracing",
  requirement: "6.not-misleading-overall",
  severity: "HIGH",
  duty: "must",
  themes: ["exaggerated-claim", "misleading-claim"],
  applies: (facts) =>
    speaksOfMedicine(facts) && (findPhrases(ALL, facts, ownSentences(facts)).length > 0 || alone(facts).length > 0),
  find,
  examples: {
    flagged: [
      { text: "Tavorel (tavorimib) tablets. Promotional.\n[[Steady control for everyone]]", why: "for everyone" },
      {
        text: "Tavorel (tavorimib) tablets. Promotional.\n[[Every patient, every morning.]]",
        why: "everybody, every time",
      },
      { text: "Xelvora (mirtazepan) cream\n\n[[✔ Clears every patch, in every patient]]", why: "every patient" },
      { text: "Xelvora (mirtazepan)\n\n[[Xelvora works for everyone.]]", why: "everyone" },
      {
        text: 'Xelvora (mirtazepan)\n\n[["It has worked in every patient I have given it to."]] Consultant, Leeds',
        why: "in a quotation that the piece uses",
      },
      { text: "Xelvora (mirtazepan)\n\n[[Xelvora never fails.]]", why: "never fails" },
      { text: "Xelvora (mirtazepan)\n\n[[Guaranteed relief with Xelvora]]", why: "a guarantee" },
      { text: "Xelvora (mirtazepan)\n\n[[All patients respond to Xelvora.]]", why: "all respond" },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib) tablets. Promotional.\nYour patient is always in control: patients choose their treatment with you.",
        why: "who chooses",
      },
      {
        text: "Zelvorin (tavorimib) for UK health professionals\nOrders come with a delivery guarantee.",
        why: "a guarantee of trade",
      },
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nOf those treated, 32 of every 100 people responded. You may change your choice at any time. [Prescribing information on every frame]",
        why: "a rate, a choice, and a frame",
      },
      { text: "Tavorel (tavorimib) tablets. Promotional.\nEvery patient. Please report all reactions.", why: "a duty" },
      {
        text: "Ferrimax (iron dextrin)\n\nThe choice of iron for each patient is a matter for the clinical team.",
        why: "leaves the choice to others",
      },
      { text: "Xelvora (mirtazepan)\n\nEvery patient should be monitored for low blood pressure.", why: "a duty" },
      { text: "Xelvora (mirtazepan) is not suitable for everyone.", why: "negated" },
      {
        text: "Xelvora (mirtazepan)\n\nThe liquid remains the right choice for anyone who prefers it.",
        why: "a choice that is left open",
      },
      {
        text: "Xelvora (mirtazepan) can cause side effects, although not everybody gets them.",
        why: "about side effects",
      },
      {
        text: "Xelvora (mirtazepan)\n\nAll patients received standard care; 61% v 37% responded.",
        why: "a trial's method",
      },
      {
        text: "Briefing. Xelvora (mirtazepan). Do not say that Xelvora works in every patient.",
        why: "an instruction not to say it",
      },
    ],
    inapplicable: [
      { text: "Xelvora (mirtazepan) 50 mg tablets: 61% v 37% responded.", why: "no such words" },
      { text: "Our helpline works for everyone who calls.", why: "no medicine" },
    ],
  },
};
