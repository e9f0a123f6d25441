import { everyMatch } from "../every-match.ts";
import { startsWithin } from "../spans.ts";
import type { Span } from "../types.ts";

/* Words with which a clinic, a shop or an advertisement puts a medicine on sale. A source, a leaflet or a briefing hardly ever says
 * them in its own voice. Parts of patterns, so that whoever asks can set them beside words of its own. */

/** It takes orders. */
export const TAKES_ORDERS =
  "\\b(?:(?:buy|order) (?:\\p{L}+ ){0,3}(?:now|online|today|tonight)|order yours|add to (?:basket|cart)|(?:select|choose) (?:the |a |your )?(?:product |pack )(?:variation|size|option)s?)\\b";

/** It takes bookings of what leads to a prescription. Appointments are booked with everybody. */
export const TAKES_BOOKINGS =
  "\\b(?:start|begin|book|free) (?:your |an? |my )?(?:free )?(?:\\d{1,2} minute )?(?:online )?(?:consultation|assessment)\\b";
const TAKES_APPOINTMENTS = "\\b(?:start|begin|book) (?:your |an? |my )?(?:free )?(?:online )?appointment\\b";

export const DELIVERS_FREE = "\\bfree delivery\\b";

/** A price that is asked, by the month, the pack or the treatment. What the list or the tariff says, the health service pays. */
const ASKS_A_PRICE =
  "\\b(?:from|only|just|now) £ ?\\d|(?<!\\b(?:list|tariff|acquisition) (?:price|cost)s?[^.£\\n]{0,20})£ ?\\d[\\d.,]{0,7} ?(?:an?|per|\\/|each) ?(?:month|week|pen|pack|dose|area|session|treatment|course|tablet)\\b";

/** An offer to whoever reads: a stock, a price, a code, a way to have it sent. Each alone proves nothing of whom it is for. */
const IN_STOCK =
  "\\b(?:now|available) at (?:\\p{Lu}[\\p{L}'’]{1,20} ){1,3}(?:Pharmacy|Chemists?|Clinic|Aesthetics)\\b|\\b(?:now |back )?in stock\\b|\\b(?:next day|fast|discreet|home) delivery\\b|\\bdelivered to your\\b|\\bget \\p{L}+ delivered\\b";
const PRICED =
  "\\bprices? (?:starts?|from|starting)\\b|£ ?\\d[\\d.,]{0,7} (?:with|[-–—])|£ ?\\d[\\d.,]{0,7} (?:at )?(?:\\p{Lu}[\\p{L}'’]{1,20} ){1,3}(?:Pharmacy|Chemists?|Clinic)\\b|\\bfor £ ?\\d|£ ?\\d[\\d.,]{0,7} for (?:an?|one|two|three|\\d) (?:area|pen|pack|strip|session|syringe)|\\bsave (?:£ ?)?\\d|\\bhalf[- ]price\\b|\\b\\d+% off\\b|\\b(?:my|use|with) code\\b";
/** A price set beside that of others, and what takes it down: a coupon by its letters. */
const CUT =
  "\\b\\d{1,2} ?(?:%|per ?cent) (?:below|under|cheaper|less than) (?:the |what )?(?:high street|rivals?|others?|usual|list|shops?|chemists?)\\b|\\b(?:coupon|voucher|code),? [A-Z]{2,10}\\d{1,3}\\b|\\b(?:half|a third|a quarter|\\d{1,2} ?(?:%|per ?cent)) (?:off|of (?:the )?price)\\b";
const BOOKED =
  "\\bbook (?:now|today|online|in|yours)\\b|\\bbook your (?:\\p{L}+ ){0,4}(?:consultation|treatment|appointment|jabs?|injections?)\\b|\\bdm (?:me |us )?(?:to|for)\\b|\\border (?:from (?:our|us)|your)\\b|\\bfree trial\\b";

const any = (...parts: string[]) => new RegExp(parts.join("|"), "iu");

/** A rule or a report: "patients should not buy it online", "people who order now". It matters where one place decides. */
const NOT_ITSELF = "(?<!\\b(?:not|never|n't|to|who|people|from) )";

const SOLD = any(`${NOT_ITSELF}${TAKES_ORDERS}`, "\\boffer ends\\b", DELIVERS_FREE);
const OFFERED = any(TAKES_ORDERS, TAKES_BOOKINGS, TAKES_APPOINTMENTS, ASKS_A_PRICE);
const SHOPPED = any(IN_STOCK, PRICED, CUT, BOOKED);
const ASKED_FOR =
  /(?<!\b(?:if|when|before)\b[^.!?\n]{0,80})\b[Aa]sk (?:your|a) (?:doctor|GP|nurse|pharmacist|specialist) for (?:it|\p{Lu}\p{L}{3,})\b/u;
/** Best by a measure of its own, as guidance and research use the word: of value, of evidence, for each patient. */
const BEST_BY_MEASURE = "(?!(?:value|current|possible|available (?:evidence|methods?|data|research))\\b)";
const NOT_BY_MEASURE = "\\b(?! (?:for (?:you|them)\\b|regimes?\\b|regimens?\\b|strateg|plans?\\b|evidence\\b))";
const OUTRIGHT = any(
  "\\b(?:has|have|with) no side effects\\b|\\bguaranteed to\\b|\\bswitch all\\b|\\breceive a free\\b",
  `\\b(?:best|safest) ${BEST_BY_MEASURE}(?:\\p{L}+ )?(?:medicine|biologic|treatment|tablets?|drug|injection)${NOT_BY_MEASURE}`,
);

/** Whether a text puts something on sale. Pure. */
export const isOnSale = (text: string): boolean => SOLD.test(text);

/** Whether a text offers what it tells of for sale, or takes bookings for it, as clinics and shops do. Pure. */
export const offersToPublic = (text: string): boolean => OFFERED.test(text);

/** Whether readers are told to ask for a medicine as one that they do not have. Pure. */
export const isToBeAskedFor = (text: string): boolean => ASKED_FOR.test(text);

/** Whether a text already known for an advertisement sells to its readers in any of these ways. Pure. */
export const sellsToReaders = (text: string): boolean =>
  offersToPublic(text) || isOnSale(text) || isToBeAskedFor(text) || SHOPPED.test(text);

/** Whether a text sells outright: on sale, to be asked for, or praised without measure. Pure. */
export const sellsOutright = (text: string): boolean => isOnSale(text) || isToBeAskedFor(text) || OUTRIGHT.test(text);

/** The different ways in which an advertisement sells. A report of the trade has one or two of them near a name. */
const WAYS = [
  any(TAKES_ORDERS, "\\b(?:buy|shop) (?:from )?(?:us|our)\\b"),
  any(TAKES_BOOKINGS, TAKES_APPOINTMENTS, BOOKED, "\\bbook with us\\b|\\bto book\\b"),
  any(ASKS_A_PRICE, PRICED, "\\b(?:treatments?|costs?) (?:start|starting|begin)s? (?:at|from) £"),
  any("\\boffer ends\\b", "\\blimited[- ]time\\b", DELIVERS_FREE, IN_STOCK),
  any(
    "\\bour (?:patients|customers|clinic|clients|nurse|prescribers?|doctors?|pharmacists?|pharmacy|website|practitioners?)\\b",
    "\\b(?:from|with) us\\b",
  ),
].map((way) => new RegExp(way, "giu"));
/** As many of them as this near one name are an advertisement, whatever stands around it. */
const FEWEST_WAYS = 3;
/** How far from a name they are looked for, in characters. */
const NEAR_NAME = 1200;

/** Tells of places of a text whether the words around them sell in so many ways that they are an advertisement. Pure; what it takes
 * grows with the text, however many places are asked about. */
export function sellsNear(text: string): (at: number) => boolean {
  const ways = WAYS.map((way) =>
    everyMatch(way, text).map(({ 0: words, index }) => ({ start: index, end: index + words.length })),
  );
  if (ways.filter((places) => places.length > 0).length < FEWEST_WAYS) return () => false;
  const isNear = (places: Span[], at: number) => startsWithin(places, { start: at - NEAR_NAME, end: at + NEAR_NAME });
  return (at) => ways.filter((places) => isNear(places, at)).length >= FEWEST_WAYS;
}

/** The different ways in which praise goes beyond all measure or prescribing is asked for outright. */
const PRAISES = [
  /\b(?:no|without) side[- ]effects\b|\b(?:completely|totally|entirely|100%) safe\b|\bsafe (?:in|for) (?:all|every)/iu,
  any(
    `\\b(?:safest|most effective|best|strongest) ${BEST_BY_MEASURE}(?:\\p{L}+ )?(?:choice|treatment|medicine|drug|option|available|ever)${NOT_BY_MEASURE}`,
  ),
  /\b[Ss]witch (?:all |every )?(?:of )?(?:your )?patients?\b|\b[Pp]rescribe \p{Lu}\p{L}+\b(?= (?:today|now|first)|[.!])|\b[Ss]tart (?:it |them )?(?:today|now)[.!]/u,
  /\bcures? [^.\n]{3,60}\b\d{2,3} ?%|\bworks (?:for|in) (?:everyone|every patient|all patients)\b/iu,
  /\bcure[sd] (?:all|every)\b|\bno (?:adverse|unwanted) (?:events?|effects?|reactions?) (?:whatever|whatsoever|at all)\b/iu,
  /\b(?:[Oo]ffer|[Gg]ive) \p{Lu}\p{Ll}{3,} to (?:every|all)\b|\b\p{Lu}\p{Ll}{3,} should be (?:prescribed|given|offered) to (?:every|all) (?:patients?|adults?|women|men)\b/u,
  /\b(?:receives?|gets?|earns?) an? (?:£ ?\d[\d,]* )?(?:gift|voucher|reward|bonus)/iu,
];
/** As many as this in a text that calls itself something else are an advertisement. */
const FEWEST_PRAISES = 3;

/** Whether words praise beyond all measure, or ask for prescribing outright. Pure. */
export const praises = (words: string): boolean => PRAISES.some((praise) => praise.test(words));

/** Whether a text praises in so many ways, in its own voice, that it is an advertisement. Pure. */
export const praisesOutright = (text: string): boolean =>
  PRAISES.filter((praise) => praise.test(text)).length >= FEWEST_PRAISES;

/** What others asked the teller, or a professional asked: it tells what happened and sends no reader anywhere. */
const OTHERS_ASKED =
  /\b(?:patients?|people|parents|families|callers?|visitors?|colleagues|readers|GPs|doctors|nurses)\b(?: \w+)? ask(?:ed|s|ing)? (?:us|me)\b/i;
const PROFESSIONAL_ASKED =
  /\b(?:the|a|our|one|another) (?:\w+ )?(?:nurse|doctor|consultant|pharmacist|GP|surgeon|midwife|reporter|host) (?:then |also |had )?asked\b/i;
const SENDS_READER =
  /\b(?:ask|tell|see|talk to|speak to) your\b|\byou (?:can|could|should|may|too)\b|\bso (?:ask|can you)\b/i;

/** Whether a sentence tells that others asked and asks nobody to. */
export const tellsOfAsking = (words: string): boolean =>
  (OTHERS_ASKED.test(words) || PROFESSIONAL_ASKED.test(words)) && !SENDS_READER.test(words);
