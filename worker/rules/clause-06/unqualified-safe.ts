import { findPhrases, type Match, phrases } from "#worker/text/language/phrases.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { isDisowned } from "#worker/text/voice/own-words.ts";
import { passesCautionOn } from "#worker/text/voice/plain-lines.ts";
import { oncePerSentence, wordsOf } from "#worker/text/words-of.ts";
import { quoted, sentenceHit } from "../checks/hits.ts";
import type { Facts } from "../facts/index.ts";
import type { Check } from "../types.ts";
import { examples } from "./unqualified-safe.examples.ts";

const VERY =
  "completely|perfectly|totally|entirely|absolutely|extremely|exceptionally|wonderfully|remarkably|truly|genuinely|proven|demonstrably|inherently|naturally|utterly|fully|very|so|really|also|both|as|just|quite";
const MEDICINE =
  "treatment|medicine|therapy|option|choice|alternative|solution|solutions|relief|drug|tablet|tablets|capsule|inhaler|spray|injection|cream|patch|vaccine|antibiotic|statin|steroid|painkiller|product|approach|way|answer|combination|drops|gel|pen|inhaled|oral|antidepressant|anticoagulant";
const WHO =
  "patients|patient|everyone|everybody|anyone|all|any|children|adults|people|women|men|use|your|their|elderly|older|pregnancy|long|daily|pregnant|them|you|mothers|babies|infants|him|her";

/** "Safe" said of a medicine. */
const SAFE = phrases(
  `is|are|was|be|been|being|remains|proved|proven|proves|so|it|that|they|as|shown|found|considered|regarded ${VERY}? safe`,
  `${VERY} safe`,
  `safe|safer|safest ${VERY}? and|,|but|yet ..2 effective|efficacious|simple|easy|gentle|convenient|reliable|tolerated|affordable|strong|stronger|fast|faster|natural|kind|proven|quick|powerful`,
  `effective|efficacious|simple|easy|gentle|reliable|convenient|stronger|faster|strong|fast|quick|powerful|affordable|proven ..1 and safe`,
  `safe simple|effective|easy|gentle|reliable|strong|fast|proven`,
  `safe|safest|safer ${MEDICINE}`,
  `safe|safest|safer ..2 ${MEDICINE} for|with|that|you|in|to`,
  `safe for|in|with|to|even ..2 ${WHO}`,
  `safe to use|take|give|prescribe|offer|start|combine|recommend`,
  `safe even|enough|at|long|throughout|from`,
  `prescribe|prescribed|use|used|given|give|take|taken|start|started|switch|treat|treats|works|administered|combined ..4 safely`,
  `safely ..3 prescribe|prescribed|use|used|given|give|take|taken|start|started|switch|treat|treats|lowers|reduces|controls|relieves|combined`,
  `safety proven|guaranteed|assured|established|confirmed|beyond|first`,
  `safety is|has|was ..2 proven|guaranteed|assured|confirmed|unquestioned|unsurpassed|certain|beyond`,
  `proven|guaranteed|total|complete|absolute|unrivalled|unsurpassed|unmatched|impeccable|flawless|perfect|exceptional|outstanding|excellent|superb|unbeatable|reassuring ..1 safety`,
  `safety ..1 you|they|patients can|may trust|rely|depend|count`,
  `trust|confident|confidence|rely ..3 its|the safety`,
);
/** Other things that are safe, or that somebody wonders about. */
const OTHER = phrases(
  "safe|safely storage|disposal|stored|store|dispose|handling|handled|place|places|sex|driving|drive|limit|limits|level|distance|environment|hands|custody|delivery|discharge|prescribing|working|supply|supplied|keeping|staffing|side|space|transfer|data",
  "safe and well at|home|in|with|again|enough|check|from",
  "safe to ..1 buy|order|obtain|purchase|get|travel|fly|drink|eat|store|swim|exercise|carry|keep|throw|leave|go|drive|walk|open",
  "safe ..4 care|service|services|working|practice|workplace|environment|staffing|maternity",
  "information|about|regarding|guidance|advice|ensure|ensures|informed ..5 safe and effective|appropriate|proper|correct use",
  "care|service|services|staffing|consultations|online ..5 safe",
  "safe pregnancy|delivery|birth|passage|return|journey|removal|administration|management|start|initiation|conversion|withdrawal",
  "to safely",
  "decides|decide|ensure|ensures|ensuring|decided ..10 safe|safely",
  "stop|stopping|starting ..2 safely",
  "safely|safe ..8 according to",
  "safely away|stored|disposed|discarded|out|put|locked",
  "stored|kept|disposed|discarded|store|dispose|discard|away|locked ..4 safely",
  "keep|keeps|keeping|stay|staying|feel|feeling|play|made|make|store|stored|dispose|disposed ..4 safe|safely",
  "whether|if|until|unless|when|before|how|assess|check|ask|confirm|judge|decide|considered ..6 safe|safely|safety",
  "safe contraception|water|needle|sharps|injection|injecting|medicines|lifting|haven|harbour",
  "patient|patients|drug|public|our|food|data safety",
  "safety first team|alert|message|messages|checklist|warnings",
);
const PROFILE = phrases(
  "safety profile|data|information|results|and|in|of|population|analysis|endpoint|update|monitoring|section|review|concerns|signals|warning|warnings|team|department",
);
/** Figures of adverse reactions in the same sentence qualify the word. */
const QUALIFIED =
  /\d\s?%[^.]{0,80}\b(?:adverse|reactions?|events?|discontinu|stopped|bleed)|\b(?:adverse|reactions?|events?|discontinu\w+|stopped|bleeds?)\b[^.]{0,80}\d\s?%/i;

function isOtherSense(match: Match, facts: Facts): boolean {
  const others = findPhrases(OTHER, facts, [match.sentence]);
  if (
    others.some((other) => !/[:"]/.test(wordsOf(facts, other)) && other.first < match.last && match.first < other.last)
  )
    return true;
  const words = wordsOf(facts, match);
  if (/\bsafety first\b/i.test(words) && passesCautionOn(wordsOf(facts, match.sentence))) return true;
  return (
    /safety/i.test(words) &&
    findPhrases(PROFILE, facts, [match.sentence]).some((p) => p.first < match.last && match.first <= p.first) &&
    !/proven|guaranteed|total|complete|absolute|impeccable|flawless|perfect|unrivalled|unsurpassed/i.test(words)
  );
}

/** Promotion must not use the word at all without saying for what; the senses above are the exceptions. */
const BARE = phrases("safe|safest|safely");

const SAFE_ALONE = phrases("safe");

/** "Safe." standing alone, as a line or a sentence. */
function alone(facts: Facts): Match[] {
  return findPhrases(SAFE_ALONE, facts, ownSentences(facts)).filter(
    ({ sentence }) => sentence.last - sentence.first <= 2 && !/\?/.test(wordsOf(facts, sentence)),
  );
}

/** "A doctor told us that somebody had called it 'perfectly safe'": an occasion, told to staff. */
const SAID_BY_OTHERS =
  /\b(?:somebody|someone|a (?:doctor|gp|nurse|pharmacist|colleague|complainant|customer|competitor)|the complain\w+|complained|alleged(?:ly)?)\b[^"]{0,90}\b(?:called|described|said|claimed|told|written|put)\b[^"]{0,60}"[^"]{0,40}$/i;
const isSaidByOthers = (match: Match, facts: Facts) =>
  (facts.briefing.isBriefing || facts.promotion.kind === "internal") &&
  SAID_BY_OTHERS.test(facts.view.text.slice(match.sentence.start, match.start));

function find(facts: Facts) {
  const bare = facts.promotion.isPromotional ? findPhrases(BARE, facts, ownSentences(facts)) : [];
  const matches = [...findPhrases(SAFE, facts, ownSentences(facts)), ...alone(facts), ...bare].filter((match) => {
    const words = wordsOf(facts, match.sentence);
    if (/\?\s*["')]*$/.test(words.trim()) && !/\?.*\bsafe/i.test(words)) return false;
    return (
      !isDisowned(match, facts) &&
      !isSaidByOthers(match, facts) &&
      !isOtherSense(match, facts) &&
      !QUALIFIED.test(words)
    );
  });
  return oncePerSentence(matches.sort((a, b) => a.start - b.start)).map((match) =>
    sentenceHit(
      facts,
      match,
      `${quoted(wordsOf(facts, match))} calls the medicine safe without saying for what, in whom and on what evidence. “Safe” must not be used without qualification (Clause 6.4).`,
      "Delete the sentence, or give the rates of adverse reactions with their reference instead of the word.",
    ),
  );
}

/** 6.4: "safe" must not be used without qualification. */
export const unqualifiedSafe: Check = {
  id: "clause-06/unqualified-safe",
  requirement: "6.safe-word",
  severity: "HIGH",
  duty: "must",
  themes: ["safety-claim", "misleading-claim", "patient-safety"],
  applies: (facts) => facts.products.length > 0 || facts.licence.unlicensed.length > 0,
  find,
  examples,
};
