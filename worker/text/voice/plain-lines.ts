/* Sentences that claim nothing: what the Code requires, or what holds whatever the medicine does. A check that looks for the words at fault
 * passes them over, so that what corrects a fault is not quoted as the fault. Each is known by its own words alone. */

/** What would make a claim of any of them. */
const CLAIMS =
  /\b(?:all|any|anyone|everyone|everybody|whatever|whichever|never|nothing|nobody|easy|easier|simpl\w+|just|only|best|better|fast\w*|safe\w*|mild\w*|free|no (?:need|titration|monitoring|worr\w+|fuss)|without|instead|switch\w*|titrate never|as long as|for life|benefits?|every (?:patient|person|one|step|time|child|adult|woman|man|age))\b/i;

const OFTEN =
  /\b(?:once|twice|(?:three|four) times)(?:,? (?:a|each|every|per))? ?(?:day|daily|week|weekly|month|monthly|nightly)\b|\bevery (?:other )?(?:\w+ )?(?:days?|weeks?|months?|hours?|morning|evening|night)\b|\bin (?:any )?24 hours\b|\bwithin \w+ minutes (?:after|before|of)\b|\ba (?:day|week)\b|\bwhen needed\b|\bfor \d+ (?:days|weeks) after\b/i;
const AMOUNT =
  /^[^\p{L}\n]{0,8}(?:(?:take|use|apply|inject|swallow|inhale|spray|place)\b|(?:one|two|three|four|half an?|\d[\d.,]*)[ -](?:mg|micrograms?|mcg|g|ml|units?|IU|tablets?|capsules?|sprays?|puffs?|drops?|injections?|patch(?:es)?|suppositor\w+|sachets?|plasters?)\b|(?:the )?(?:usual|recommended|licensed|starting|maintenance) dose\b)/iu;

/** How much is taken and how often, and no more. */
export const isDosingLine = (words: string): boolean => AMOUNT.test(words) && OFTEN.test(words) && !CLAIMS.test(words);

const GIVEN_WITH =
  /\b(?:should|must|may|can|is to|are to) (?:\w+ )?be (?:used|given|administered|taken|prescribed|started|initiated|applied)\b[^.;\n]{0,40}\b(?:in (?:combination|conjunction|addition|association)|together|concomitantly|alongside|in place of|instead of|with other|in those already)\b/i;
const WASHED_OUT =
  /\b(?:last dose|wash-?out|(?:following|after|on|since) (?:the )?(?:discontinuation|discontinuing|stopping)|hours have (?:elapsed|passed))\b/i;

/** With what or in place of what a medicine is given, and what has to pass between the two: the directions of the licence. */
export const tellsWhatItGoesWith = (words: string): boolean => GIVEN_WITH.test(words) || WASHED_OUT.test(words);

const SHORT_FORM = /^\W*\p{L}[\p{L}\d.-]{0,9} ?[=:] ?\p{L}[^.;\n]{2,60}(?:[.;]|$)/u;
const CAPITALS = /^\W*(?:\p{Lu}[\p{L}\d-]*\p{Lu}|[bqt]\.?[id]\.?d)/u;

/** What an abbreviation stands for. */
export const explainsShortForm = (words: string): boolean => SHORT_FORM.test(words) && CAPITALS.test(words);

const RATE = /\d ?%/g;
const REACTIONS =
  /\b(?:most|more|very) (?:frequent|common)(?:ly reported)? (?:adverse |unwanted |side )?(?:reactions?|events?|effects?)\b|\b(?:adverse|side|unwanted) (?:reactions?|events?|effects?) (?:were|are|include|included)\b/i;
const FEWEST_RATES = 2;

/** How often adverse reactions came, each with its rate: the account that the Code requires. */
export const isReactionList = (words: string): boolean =>
  REACTIONS.test(words) && (words.match(RATE) ?? []).length >= FEWEST_RATES && !CLAIMS.test(words);

const THOSE_WITH_IT =
  /^\W*(?:in (?:a|one) [^.,;\n]{2,40}, )?(?:(?:up to|about|around|nearly|almost|some|more than|over|an estimated)\s)?(?:\d[\d,.]* ?%?|one|two|three|four|half|most|many|\w+ in (?:every )?\w+|a (?:third|quarter|fifth))?(?: of)?(?: the)? ?(?:people|patients|adults|children|women|men|those)(?: in [^.,;\n]{2,30})? (?:with|who (?:have|live with)) [^.,;\n%]{3,60}?\b(?:have|had|also have|are|were|go|went|live|die|died|wait|report|feel|say|will develop|develop)\b/i;
const TREATED =
  /\b(?:taking|took|on|given|gave|treat\w*|receiv\w+|switch\w*|prescrib\w+|start\w*|use|using|used|respon\w+|remission|cleared?|relief|reliev\w+|improv\w+|better|best|fewer|less|than with|compared|versus|v|vs|dose|tablet|injection|can now|from today|choose|choice|option)\b/i;

/** How things stand with those who have an illness, whatever is done for them; no treatment is spoken of. */
export const isOfTheIll = (words: string): boolean => THOSE_WITH_IT.test(words) && !TREATED.test(words);

const ILLNESS_FIRST =
  /^\W*(?:(?:the|an?|untreated|severe|chronic|acute|moderate|poorly controlled|long-standing|many|most|these)\s){0,3}(?:\p{Ll}+ )?(?:pains?|itch(?:ing)?|rash(?:es)?|cough|disease|illness|infections?|symptoms?|scars?|damage|tumours?|cancers?|flares?|attacks?|disability|inflammation|complications?|relapses?|seizures?|fractures?|strokes?|asthma|gout|psoriasis|eczema|migraines?|diabetes|COPD|arthritis|anaemia|osteoporosis|depression|epilepsy) (?:that |which )?(?:is|are|was|were|has|have|lasts?|gets?|hurts?|comes?|costs?|leads?|causes?|affects?|becomes?|grows?|can|may|often|rises?|tends?)\b/iu;

/** Whether a sentence is about an illness from its first words on and speaks of no treatment. */
export const opensWithIllness = (words: string): boolean => ILLNESS_FIRST.test(words) && !TREATED.test(words);

const PAPERS =
  /\b(?:prescribing information|summary of product characteristics|SPC|package leaflet)\b[^.\n]{0,80}\b(?:is|are|can be found|appears?|available|overleaf|on (?:the )?(?:reverse|back|other side|next page|page)|at the end|below|see)\b|\b(?:see|for) (?:full )?prescribing information\b/i;

/** Where the papers of a medicine are. */
export const pointsToPapers = (words: string): boolean => PAPERS.test(words) && !CLAIMS.test(words);

const CODE = /\b[A-Z]{2}[A-Z0-9]*(?:[-/][A-Z0-9]+){1,4}\b/g;
const DATED =
  /\b(?:(?:date of )?(?:preparation|revision|issue)|(?:last )?(?:prepared|revised|reviewed|certified|updated)|valid until|expiry)(?: (?:on|in|and|date))?\s?:?\s?(?:\d{1,2}(?:st|nd|rd|th)? )?(?:january|february|march|april|may|june|july|august|september|october|november|december)?\s?(?:20\d\d)?/gi;
const SHORTEST_WORD = 4;

/** Whether nothing stands in a line but a code and the dates on which the piece was drawn up, revised or certified. */
export function isImprint(words: string): boolean {
  if (words.match(CODE) === null) return false;
  const rest = words.replace(CODE, " ").replace(DATED, " ");
  return (rest.match(/\p{L}+/gu) ?? []).every((word) => word.length < SHORTEST_WORD);
}

/** What a reader who takes a medicine has to do if something happens. */
const CARE =
  /^\W*(?:if|when|before|should) (?:you|it|they|your|any|the)\b[^.!?\n]{3,120}\b(?:leave (?:it|that) out|skip|carry on|get help|call|ring|tell|contact|see|speak|talk|ask|go to|stop|do not|don't|seek|take the next)\b|\bkeep your [^.\n]{2,40}\b(?:book|card|record|diary)\b|\b(?:side effects?|unwanted effects?|adverse (?:events?|reactions?))\b[^.\n]{0,60}\b(?:should|must|go to|report\w*|tell|to)\b/i;

const HARM_SEEN =
  /\b(?:platelets?|neutrophils?|white (?:blood )?cells?|blood counts?|haemoglobin|potassium|sodium|calcium|liver enzymes|creatinine)\b[^.!?\n]{0,20}\b(?:fell|falls?|rose|rises?|dropped|drops?|(?:was|were) (?:low|high|raised))\b/i;

/** What treatment did to a patient's blood: a harm that is told, whatever follows from it. */
export const tellsOfBlood = (words: string): boolean => HARM_SEEN.test(words) && !CLAIMS.test(words);

const THANKS =
  /^\W*(?:(?:[Ww]e|[Tt]he (?:authors?|charity|society|trustees|team)|[Oo]ur) (?:would like to |wish to )?(?:thanks?|are grateful to|gratefully acknowledges?|acknowledges?|are indebted to)|(?:[Ww]ith (?:many |grateful )?)?[Tt]hanks to|[Tt]hank you to)\b[^.\n]{0,80}(?:\b(?:Dr|Prof(?:essor)?|Sister|Nurse|Mr|Mrs|Ms)\b\.? \p{Lu}|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)/u;
const OF_A_COMPANY = /\b(?:Ltd|Limited|plc|Inc|GmbH|AG|SA|Pharma\w*)\b|£/;

/** People are thanked for their part, and no company is. */
export const isThanks = (words: string): boolean => THANKS.test(words) && !OF_A_COMPANY.test(words);

const HOURS =
  /\b(?:open|staffed|available|answered)\b[^.\n]{0,20}\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|\d{1,2}(?:[.:]\d{2})? ?[ap]m|\d{1,2}[.:]\d{2} to)\b/i;

/** When a line, an office or a stand can be reached, and no more. */
export const isHours = (words: string): boolean => HOURS.test(words) && !CLAIMS.test(words);

const SUPPLY =
  /\b(?:stocks?|suppl(?:y|ies)|deliver(?:y|ies)|availability) of\b[^.\n]{0,60}\b(?:normal|restored|resumed|limited|delayed|interrupted|short|expected)\b|\b(?:sales|revenues?|turnover)\b[^.\n]{0,60}[£$€] ?\d|\b(?:is|are) (?:available|supplied|packed|sold) in (?:packs|bottles|cartons|boxes|blisters) of \w+|\b(?:is|are) (?:made|manufactured|packed) (?:in|by) \p{Lu}/iu;

/** How a medicine is packed, supplied or sold, and no more. */
export const isOfSupply = (words: string): boolean => SUPPLY.test(words) && !CLAIMS.test(words);

const INDICATION =
  /^\W*\p{Lu}[\p{L}®▼-]+ \([^)]+\)[^.;:!?]{0,60} for (?:the )?(?:[\p{L}-]+ ){0,2}(?:treatment|prevention|relief|management|prophylaxis) of ([^.;:!?]{3,120})\W*$/u;
const WIDER =
  /\b(?:all|any|every|even|also|too|child\w*|pregnan\w+|first[- ]line|whatever|more than|beyond|early|earlier|mild)\b/i;

/** "Tavorel (tavorimib) 40 mg tablets for the acute treatment of migraine in adults": what it is for, and nothing else. */
export const isIndicationLine = (words: string): boolean => INDICATION.test(words) && !WIDER.test(words);

const SAFETY_POINT =
  /\b(?:contra-?indicat\w+|cautions?|precautions?|warnings?|(?:must|should|has to|have to|needs? to) be (?:checked|measured|monitored|watched|tested)|monitor(?:ed|ing)?|not drive|stop treatment)\b/i;
const KEPT_BACK =
  /\b(?:no|not|never|rarely|seldom|hardly|without|skip|leave|play(?:ing)? down|small print|quick(?:ly)?|only|just|if asked|unless|less|overdone|over-?cautious)\b/i;

/** A caution that is passed on as it is. A limit on driving is one, though it says "not". */
export const passesCautionOn = (words: string): boolean =>
  SAFETY_POINT.test(words) &&
  !KEPT_BACK.test(words.replace(/\b(?:should|must) not\b/gi, " ").replace(/\bnot drive\b/i, " "));

const ANY_HARM =
  /[\w.+-]{1,64}@[\w.-]{1,80}|\b(?:any|all)(?= (?:\w+ )?(?:side effects?|unwanted effects?|adverse (?:events?|reactions?))\b)/gi;
const KEPT_SAFE = /\bkeep (?:your|it|them|the)\b[^.\n]{0,40}\bsafe\b/i;

/** Advice on missed doses, help, records or reporting. */
export const isCareAdvice = (words: string): boolean =>
  CARE.test(words) && !CLAIMS.test(words.replace(KEPT_SAFE, " ").replace(ANY_HARM, " "));
