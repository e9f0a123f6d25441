import { sellsToReaders } from "./words-of-sale.ts";

/* Words with which a text praises what it names and calls its readers to it, beyond the words of sale. Asked about sentence by sentence:
 * in a report, a guideline or a leaflet each has its place. */

/** Others are told that they should have it, as nobody is who was prescribed it. */
const TO_BE_HAD =
  /\b(?:should|must|ought to|can) (?:all |just |now )?(?:go (?:out )?and )?(?:(?:get|buy|order|demand|insist on|ask for) \p{Lu}\p{Ll}{3,}|(?:demand|insist on) it\b)|\bit is \p{Lu}\p{Ll}{3,} (?:that )?you want\b|\b(?:your|their) \p{L}{2,20} and (?:insist on|demand|ask for) \p{Lu}\p{Ll}{3,}/u;
/** Whether readers are told that they should have it. Pure. */
export const isToBeHad = (words: string): boolean => TO_BE_HAD.test(words);

/** A call to the reader, and who would sell. */
const CALLS = [
  /\b(?:lose|shed|drop|slim down|slim)\b[^.!?\n]{0,20}\b(?:weight|up to|\d|stone|with)\b|\blink in bio\b|\bd\.?m\.? (?:me|us)\b/i,
  /\b(?:we|our \p{L}+) (?:now |also )?(?:offer|stock|supply|prescribe|provide|sell)s?\b|\bour (?:pens?|jabs?|injections?)\b|\b(?:proud|pleased|delighted|excited) to (?:offer|introduce|announce)\b/iu,
  /\bavailable (?:now|here|today|from us|to order)\b|\b(?:is|are) here!|\bin stock\b|\bat last\b|\bnew:/iu,
  /\bask (?:us|at reception|your \p{L}+) for\b(?! (?:an? (?:letter|test|appointment|review|form|copy)|advice|help|more))|\b(?:tell|ask) (?:your|the) \p{L}+ (?:that )?you want\b|\bsay yes\b/iu,
  /\b(?:get|order|book|try) (?:it|yours|now|today|tonight|with|from us)\b|\bsign up (?:now|today|tonight)\b|\btake no for an answer\b|\b(?:come|go) and (?:get|buy)\b|\bswitch (?:now|today)\b/i,
  /\b(?:[Aa]nd|[Tt]o|[Gg]o|[Cc]ome) ask for (?:it\b|\p{Lu})|\b[Aa]sk for \p{L}+ by name\b|\b(?:[Ii]t|this) (?:has to|must) be \p{Lu}/u,
  /\bget (?:yourself|yourselves) (?:an?|some|down|on)\b|\b(?:come|go) home with\b|\bmissing out\b|\b(?:everybody|everyone) is talking about\b|\byou should be on\b/i,
  /\b(?:first|next) (?:dose|month|pen|pack|box|course) (?:is )?on us\b|\b(?:make the call|see your \p{L}+|call us|pick up yours?) today\b/iu,
  TO_BE_HAD,
  /\b(?:push|badger|pester|nag|hassle) (?:your|the|my) (?:GP|doctor|consultant|nurse|surgery)\b|\bsay the name\b|\bask (?:at|over) the counter\b/i,
  /\b(?:[Ii]t|[Tt]he (?:firm|company|makers?)) urge[sd]? (?:everyone|everybody|people|patients|readers)\b[^.!?\n]{0,40} to (?:ask|switch|demand|get)\b/,
  /\b(?:cried|cries|sang|sing|said|says?|shout(?:ed)?|call(?:ed)? out)\b[^.!?\n]{0,30}\b\p{Lu}\p{Ll}{3,}, please\b/u,
];
const PRAISES = [
  /\b(?:best|finest|purest|longest[- ]lasting|better|safest|safer|strongest|fastest|easiest|easier|easy|most (?:effective|powerful|advanced)|superior)\b/i,
  /\b(?:breakthrough|miracle|wonder|game[- ]chang\w+|life[- ]chang\w+|transform\w*|amazing|guarantee\w*|proven|love[sd]?)\b/i,
  /\b(?:convenient|gentle|painless|discreet|simple|modern|no side effects|completely safe|new hope|smooth|for good)\b/i,
  /\bchanged? (?:the |our |my |your )?(?:lives|life)\b|\bworks for (?:everyone|all)\b|\b(?:only|last) \p{L}+ you(?:'ll| will)?\b/iu,
  /\byears younger\b|\bnothing to fear\b|\bhelps? you (?:\p{L}+ )?(?:lose|feel|look|live|sleep)\b|\b(?:young|free|gone|like new|protected) ?[.!]|\b(?:nobody|no one) should\b/iu,
  /\b(?:leaves?|frees?|gives?) (?:\p{L}+ )?(?:\p{L}+|\d+) (?:out of|in) (?:\p{L}+|\d+) (?:people|patients|women|men)\b|\boff (?:its|their) perch\b/iu,
  /\b(?:recommend|suits?)\b[^.!?\n]{0,30}\b(?:everyone|everybody|anyone|all patients)\b/i,
];

/** Whether a sentence calls its readers to what it names. Pure. */
export const callsToIt = (words: string): boolean => CALLS.some((call) => call.test(words));

/** Whether a sentence praises what it names. Pure. */
export const praisesIt = (words: string): boolean => PRAISES.some((praise) => praise.test(words));

const WHO_SELLS =
  "(?:co-?)?founder|chief executive|CEO|boss|owner|manager|managing director|spokes\\w+|superintendent|pharmacist|makers?|company|firm|clinic|chain|store|shop";
const SPEAKS =
  "said|says?|saying|told|tells?|adds?|added|smiles?|smiled|laughs?|laughed|replies|replied|urges?|urged|promises?";
const SELLER_SPEAKS = new RegExp(
  `\\b(?:${WHO_SELLS})\\b[^.!?\\n"]{0,40}\\b(?:${SPEAKS})\\b|\\b(?:${SPEAKS})\\b[^.!?\\n"]{0,40}\\b(?:${WHO_SELLS})\\b`,
  "i",
);
/** Whether somebody who makes or sells what is spoken of is quoted with an offer of it, or with a call to it. What others say is
 * reported; this is an advertisement, whatever paper prints it. Pure. */
export const callsAsSeller = (words: string): boolean =>
  SELLER_SPEAKS.test(words) && (callsToIt(words) || sellsToReaders(words));

/** Somebody else’s story, told to sell: how much went, and that everybody should. */
const TESTIMONIAL = [
  /\b(?:lost|dropped|shed|took off) (?:\p{L}+ ){0,3}?(?:stones?|pounds?|kilos?|kg|lbs?|dress sizes?)\b/iu,
  /\b(?:everyone|everybody|every \p{L}+|we all)(?: (?:over|under|in|at|on|of|with) (?:the |an? |my )?\p{L}+)? (?:should|ought to|needs?)\b/iu,
  /\b(?:so|neither|nor) should (?:you|we all|everyone|everybody)\b|\bsays? yes to\b|\bis (?:just )?what (?:an?|every|your) \p{L}+ needs?\b/iu,
  /\bswears? by\b|\b(?:only|best) \p{L}+ that works\b|\binsist (?:up)?on it\b/iu,
  /\b(?:no (?:woman|man|one)|nobody) should (?:be|go) without\b/iu,
];

/** Whether a sentence tells somebody's story of what it names, for others to follow. */
export const testifiesTo = (words: string): boolean => TESTIMONIAL.some((story) => story.test(words));
