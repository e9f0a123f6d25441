import { oncePer } from "#worker/lib/once-per.ts";
import { NEGATORS } from "#worker/text/voice/negation.ts";

import type { BaseFacts, Sentence } from "../facts/types.ts";
import { type Concept, concept } from "./concept.ts";

/* Whether a sentence does what it speaks of, or keeps from it: denies it, forbids it, turns it down, reports that it was
 * put an end to. Sly ways of saying no ("no strings", "nobody counts") deny nothing. */

/** Words with "no" in them that lure, hush or hurry, whatever the matter. */
const SLY_NO = concept(
  "no strings|catch|obligation|questions|fuss|agenda|hassle|limit|limits|doubt|matter|wonder|problem|worries|charge|cost|fee|expense|extra|rush|ceiling|maximum|cap|bother|trouble|risk|downside",
  "no need ..2 to ..2 ask|pay|sign|book|tell|mention|declare|wait|explain|say",
  "no one|body ..2 will|is|has|ever ..2 check|checks|checking|know|knows|knowing|count|counts|counting|notice|notices|mind|minds|ask|asks|asking|read|reads|look|looks|see|sees|care|cares",
  "nobody ..2 check|checks|checking|know|knows|knowing|count|counts|counting|notice|notices|mind|minds|ask|asks|asking|read|reads|look|looks|see|sees|care|cares|consented|agreed|asked",
  "not only|just|forget|miss|least|merely",
  "do|please not|never worry|tell|mention|ask|forget|miss|hesitate|say|let|bother|fret|leave ..4",
  "not to be missed",
  "will|would not|never ..1 mind|hurt|notice|cost|regret|know|object|say|break",
  "why not",
  "nothing ..2 to ..2 pay|lose|do|sign|prepare",
  "never mind",
  "can not|never resist|wait|lose|beat|miss|refuse",
  "cannot resist|wait|lose|beat|miss|refuse",
  "not one but",
  "rather good|special|nice|more|fun|lovely",
  "have|has not ..2 already|yet",
  "at least",
  "least|less than",
);

/** Words of a refusal, a ban, an end, a reproof, or of care taken. */
const REFUSES = concept(
  "declined|decline|declines|refused|refuse|refuses|refusing|refusal|rejected|reject|rejects|banned|ban|bans|forbidden|forbids|forbid|prohibited|prohibits|disallowed|barred|vetoed|scrapped|pulped|binned|withdrawn|withdrew|abandoned|cancelled|disciplined|retrained|reprimanded|sacked|misconduct|breach|breaches|breached|unacceptable|inappropriate|improper|unethical|quarantined|recalled|regret|apologise|apologised|destroyed|unfulfilled|falsifying|unpaid|uncashed|compliance|auditors|pestering|prevent|prevents|avoid|unless",
  "turned|turn|turns|knocked|voted ..1 down|away",
  "struck|crossed|taken|cut ..2 out|off|from the",
  "put ..3 a? stop|end to",
  "was|were|been|is|are ..1 dropped|stopped|closed|discontinued|removed|deleted|replaced|returned|audited|capped|investigated|excluded|ended|corrected|raised|reported|locked|blocked|held",
  "is|are|was an? ..1 inducement|breach|offence|bribe",
  "closed in @number",
  "is|are|be ..2 closed to",
  "may|can|must|should|will only ..1",
  "is|are|be ..1 limited|restricted|confined to",
  "out of bounds|order|the question",
  "off limits",
  "is a no",
  "too lavish|generous|expensive|dear",
  "for being ..1 lavish|improper|unfair",
  "stop|stops|stopped ..1 doing|offering|giving|sending|inviting",
  "against|outside|contrary|breaks ..1 our|the|to ..1 policy|rules|code|our",
  "said|told|say|tell ..2 no",
  "yes no",
  "own expense|cost|pocket|pockets|costs|booking",
  "pay|paid|payable|met|settled|bought|buy|funded ..2 by ..1 delegates|themselves|yourself|yourselves|the delegate|guests|individuals|employer",
  "delegates|guests|attendees|surgeries|visitors pay|buy",
);

/** What the next sentence says of the one before, to condemn it. */
const THEN_CONDEMNED =
  /^\W*(?:a\. )?(?:no\b(?! (?:one|need|strings|catch|fuss|paperwork|problem|questions))|decline\b|(?:that|this|it|which|both|all \w+|they)(?:'s|'re| is| are| was| were| would be| has| have)? (?:a breach|an inducement|not\b|never\b|wrong|unacceptable|stopped|refused|reported|turned down|forbidden|banned|prohibited|falsif|been (?:stopped|withdrawn|reported)|a no\b)|(?:so|nor) is\b|(?:not|never) (?:allowed|acceptable|permitted)|breach\b|(?:the|our) (?:code|rules?|policy) (?:does not|doesn't|do not|don't|forbids?|bans?|prohibits?)\b)/i;

/** Sentences with a "no" that is meant, by index: the number of negators that no sly wording covers. */
const negatorsOf = oncePer((facts: BaseFacts) => {
  const found = new Map<number, number[]>();
  facts.tokens.forEach((token, at) => {
    if (!NEGATORS.has(token.norm)) return;
    const sentence = sentenceOf(facts, at);
    const before = sentence && found.get(sentence.index);
    if (before) before.push(at);
    else if (sentence) found.set(sentence.index, [at]);
  });
  return found;
});

function sentenceOf(facts: BaseFacts, token: number): Sentence | undefined {
  let low = 0;
  let high = facts.sentences.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((facts.sentences[middle]?.last ?? 0) <= token) low = middle + 1;
    else high = middle;
  }
  const sentence = facts.sentences[low];
  return sentence && sentence.first <= token ? sentence : undefined;
}

/** Whether the sentence keeps from what it names. `sly` are further wordings with a "no" that belongs to the fault. */
export function holdsBack(facts: BaseFacts, sentence: Sentence, ...sly: Concept[]): boolean {
  if (REFUSES.has(facts, sentence)) return true;
  const next = facts.sentences[sentence.index + 1];
  if (next && next.line === sentence.line && THEN_CONDEMNED.test(facts.view.text.slice(next.start, next.start + 60)))
    return true;
  const negators = negatorsOf(facts).get(sentence.index) ?? [];
  if (negators.length === 0) return false;
  const covered = new Set<number>();
  for (const idea of [SLY_NO, ...sly])
    for (const match of idea.matches(facts))
      if (match.sentence.index === sentence.index) for (let at = match.first; at < match.last; at++) covered.add(at);
  return negators.some((at) => !covered.has(at));
}
