import { findPhrases, hasPhrase, type Match, phrases } from "#worker/text/language/phrases.ts";
import { isNegated, NEGATION } from "#worker/text/voice/negation.ts";
import { isOfSupply } from "#worker/text/voice/plain-lines.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import { CARE_PLACE } from "../vocabulary/care-places.ts";
import { PATIENT } from "../vocabulary/patients.ts";

/* What raises hope of a treatment, and what only sounds like it. */

/** Praise that promises more than any medicine can keep. */
const HOPE = phrases(
  "we promise|guarantee you|that|your",
  "so|and will you|yours",
  "be|become ..1 memory|history",
  "a|one prescription|tablet|jab|pill|drop away",
  "not|never|no|longer a|only|just ..1 dream|sentence",
  "life|death sentence",
  "you deserve better|more|it|this",
  "cure|answer|end|remission|freedom ..2 in|within sight|reach|grasp",
  "hope at last",
  "wonder|miracle|dream drug|jab|pill|tablet|treatment|cure|injection|medicine",
  "no child|one|patient|family|parent|woman|man need|needs|should|has|must ..2 die|suffer|miss|fear",
  "not miss another|a day|moment|game|party",
  "loved ones ..1 back",
  "sees|walks|hears|talks|see|hear|talk|walk|dances again",
  "prove|proves|proven|show that you|your",
  "like|as themselves|yourself|myself|herself|himself again",
  "thousands|hundreds|millions ..2 follow|benefit|saved|cured|freed",
  "game|lights over for",
  "saved|saves|saving my|his|her|their|countless|a|the ..1 life|lives|stomach|marriage|career|sight",
  "no more fear|afraid|suffering",
  "miracle*|magic|magical|godsend|lifesaver",
  "breakthrough|breakthroughs",
  "game chang*",
  "life changing",
  "revolution|revolutionary|revolutionise|revolutionises|revolutionised|revolutionize",
  "amazing|amazingly|astonishing|astonishingly|incredible|incredibly|extraordinary|spectacular|sensational|stunning|phenomenal|unbelievable|astounding",
  "transform|transforms|transformed|transforming",
  "new|fresh lease|dawn|era|chapter ..2 life|hope|for|in",
  "new|real|fresh|great hope for|to|at",
  "holy grail",
  "answer|answers to ..3 prayers|dreams|prayer",
  "most exciting|significant|remarkable advance|breakthrough|medicine|treatment|development",
  "most important advance|breakthrough",
  "say|wave|kiss|wish ..3 goodbye|farewell|bye",
  "goodbye to|forever",
  "as strong|young|fit|healthy|supple|smooth|steady ..2 as ..6 at|when|before|new|ever|teenager|twenty|thirty|forty",
  "as good|clear as ..1 new|ever",
  "your ..4 will return|clear|disappear|vanish|heal|stop|go",
  "you|they will ..2 feel|walk|run|sleep|breathe|dance|enjoy|forget|smile|thank",
  "stop|without worrying|fearing|planning|hiding|counting|dreading|wondering",
  "future|freedom|confidence|independence|childhood|career|marriage|family back",
  `the day|moment|news ..5 ${PATIENT}|families|parents ..4 never|thought|dreamed|hoped|waiting|waited|prayed`,
  "get|getting|gets ..1 on with ..3 life|living|lives",
  "no longer|more ..3 rule|rules|run|runs|control|controls|define|defines|hold|holds ..3 life|you|them|me|day|back",
  "goodbye|farewell",
  "nobody|noone|everyone|everybody ..1 on|taking|using|who ..1 it|this|them|@product|takes|uses|tries|tried",
  "no one ..1 on|taking|using|who ..1 it|this|them|@product|takes|uses",
  "spring|sparkle|zest|joy|colour|bounce|fun ..1 back",
  "sleep|sleeping|sleeps|slept|works|worked|feel|feels|felt|feeling ..1 like|as ..1 log|baby|charm|dream|treat|million|new",
  "cross|crossed|tick|strike ..4 off ..1 list|your|for|the",
  "scrubbed|washed|wiped|flushed|blasted|swept ..1 clean|clear|away",
  "one ..1 less|fewer thing|worry|worries ..1 to|about",
  "biggest|greatest|best|finest ..6 since|ever|decades|generation|decade|lifetime",
  "get|got|find|found|win|won ..1 their|your|my|her|his cool|sparkle|confidence|smile|mojo|groove|energy|summers|nights|sleep|evenings|life ..1 back",
  "an end to",
  "way|road|path|journey back ..1 to",
  "like|as ..2 a baby|babies|teenager|twenty|child",
  "put|puts|leave|leaves|left ..5 behind you|them|me|us|for",
  "end|ends|ended|ending ..3 misery|agony|nightmare|heartbreak|suffering|torment|hell|despair",
  "no|never reason|need|have ..2 suffer|suffering|put",
  "no longer|more ..3 suffer|suffering|misery",
  "life|lives back|again|to live",
  "distant memory",
  "never|not ..1 look back",
  "never ..1 worry|suffer|struggle|miss|hide|dread ..4 again|more",
  "as if|though ..4 gone|disappeared|vanished|cured|never",
  "forget ..3 about|that|you|your|the ..5 ever|had|disease|condition|pain|symptoms|illness|it|arthritis|asthma|migraine|eczema|psoriasis|diabetes",
  "life|living without|free of|from",
  "free from|of ..3 forever|good|life|again",
  "no more attacks|attack|flares|flare|pain|flushes|migraines|migraine|seizures|itching|itch|symptoms|wheezing|worry|worries|sleepless|embarrassment|hiding|misery|sneezing|suffering|accidents|leaks",
  "guarantee|guarantees|guaranteed",
  "sure|certain|bound|going|promise|promises to work|help|clear|feel|stop|cure",
  "cure|cures|cured|cured of",
  "back to ..1 yourself|self|best",
  "life|lives|everything ..2 back to normal",
  "once and for all",
  "for good",
  "you|yourself|normal|whole|young|human again",
  "years|decades younger",
  "dance|dancing|run|running|walk|walking|play|playing|smile|smiling|live|living|sleep|sleeping ..1 again|through",
  "threw|thrown|throw|throwing|ditched|binned away? ..3 sleeves|inhaler|stick|sticks|creams|glasses|wheelchair|crutches|pads",
  "at long? last ..4 relief|answer|hope|freedom|treatment|medicine|something|say|sleep|free|end|solution",
  "finally ..4 relief|answer|hope|freedom|treatment|medicine|something|say|sleep|free|end|solution",
  "perfect|flawless skin|sleep|control|health|life|body",
  "dream|dreamt|dreamed of|about|come true",
  "dramatic|dramatically|remarkable|remarkably|staggering|unprecedented results|result|relief|improvement|improved|effect|effects|difference|recovery|change|fall|drop",
  "future|world|life|tomorrow without|free|brighter",
  "every|whole aspect|part of ..2 life",
  "lets|let you ..6 again|everything",
  "gave|gives|give|giving|got me|you|them|people|patients|him|her|us|my|your|their ..4 back",
);
/** Words that look like hope and are not: symptoms, plans, people, or a hope withheld. */
const NO_HOPE = phrases(
  "breakthrough pain|bleeding|seizures|seizure|infection|infections|symptoms|symptom|cancer|idea|ideas|dose|doses|attacks|headache|vasomotor|designation|therapy",
  "wonder|wondering|wondered whether|if|why|how|what",
  "make|be|making sure|certain",
  "exercise|activity|activities|food|foods|meal|meals|hobby|hobbies|sport ..20 enjoy",
  "forget|forgot|forgotten|forgets ..2 to take|use|inject|apply|have|your|a|it ..8",
  "if|when|before|whether ..3 going to",
  "for good reason|reasons|measure|control|health|care|practice|management|quality|sleep|hygiene|nutrition|results",
  "goodbye|farewell ..3 to? ..3 colleague|colleagues|chairman|chair|director|sir|dame|mr|mrs|ms|dr|staff|team|members|retires",
  "doctor|doctors|nurse|team|gp|pharmacist|clinic|consultant|dentist|appointment|midwife|surgeon|optician|treatment|details|data|letter|report|samples|answers ..2 will",
  "will ..2 feel ..1 a|an|some|sleepy|tired|dizzy|unwell|sick|cold|hot|pressure|sore|drowsy|faint|pain|stinging|nothing",
  `return to the|your ..1 ${CARE_PLACE}|doctor|nurse`,
  "cannot|not|no|neither|nor|never|nothing|unlikely ..8 cure|cured|cures|promise|guarantee|miracle|magic|wonder|quick|transform",
  "cure|cure for ..3 not|found|research|rate|rates",
  "no more than|often",
  "cure research|charity|trust|foundation",
  "new era|chapter|dawn ..3 our|company|career|group|business|site",
  "transform* ..3 our|business|company|plan|programme|organisation|group|service|services|pathway|culture",
  "life expectancy",
  "life|living without|free from|of treatment",
  "extraordinary general",
  "what ..2 breakthrough|cure|remission|hope",
  "beware|scam|scams|adverts|myth|myths|claims ..6 miracle|cure|cures|magic|guarantee*",
);

/** The piece itself takes the promise back. */
const WITHHELD = phrases(`${NEGATION} ..2 promise|guarantee|expect|mean|say|claim|cure|cures`);
/** The piece quotes the praise in order to disown it. */
const DISOWNED = phrases(
  "not ..2 recognise|accept|agree|support|share|endorse|use|come|describe",
  "described|reported|called|billed|hailed ..2 as ..6 wrong|incorrect|misleading|exaggerated",
  "reports|headlines|claims|stories ..8 wrong|incorrect|misleading|exaggerated|untrue|false",
);

/** What the next sentence says of praise that the piece only reports. */
const TAKEN_BACK =
  /^\W*[^.\n]{0,40}\b(?:withdraws?|withdrew|withdrawn|retracts?|retracted|regrets?|apologises?|(?:do|does|did|could|should|would) not (?:bear|support|have said|have used|stand by|use|show)|(?:is|was|were) (?:wrong|mistaken|misleading|not (?:so|true|supported|borne out)|premature|untrue))\b/i;

/** Whether the sentence that follows withdraws or corrects what this one reports. */
export function isTakenBack(facts: Facts, sentence: Sentence): boolean {
  const next = facts.sentences[sentence.index + 1];
  return next?.line === sentence.line && TAKEN_BACK.test(wordsOf(facts, next));
}

/** Own words of the piece: neither negated nor one of the look-alikes. */
export function hopesIn(facts: Facts, sentences: Sentence[]): Match[] {
  return findPhrases(HOPE, facts, sentences).filter((match) => {
    if (isNegated(match, facts) && !/^(?:no|never|not|nothing)/.test(match.phrase.source)) return false;
    const within = facts.tokens.slice(match.first + 1, match.last).some((t) => t.norm === "not");
    if ((within && !match.phrase.source.includes("not")) || hasPhrase(DISOWNED, facts, [match.sentence])) return false;
    if (isTakenBack(facts, match.sentence) || isOfSupply(wordsOf(facts, match.sentence))) return false;
    if (findPhrases(WITHHELD, facts, [match.sentence]).some((m) => m.first < match.first)) return false;
    return !findPhrases(NO_HOPE, facts, [match.sentence]).some((m) => m.first < match.last && match.first < m.last);
  });
}
