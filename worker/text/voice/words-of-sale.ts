/* Words that sell, and that a source, a leaflet or a briefing hardly ever says in its own voice: a text that says them is an
 * advertisement, whatever it is headed as. */

const SOLD =
  /(?<!\b(?:not|never|n't|to|who|people|from) )\b(?:buy|order) (?:\p{L}+ )?(?:now|online|today)\b|\boffer ends\b|\bfree delivery\b/iu;
const ASKED_FOR =
  /(?<!\b(?:if|when|before)\b[^.!?\n]{0,80})\b[Aa]sk (?:your|a) (?:doctor|GP|nurse|pharmacist|specialist) for (?:it|\p{Lu}\p{L}{3,})\b/u;
const OUTRIGHT =
  /\b(?:has|have|with) no side effects\b|\bguaranteed to\b|\bswitch all\b|\b(?:best|safest) (?:\p{L}+ )?(?:medicine|biologic|treatment|tablets?|drug|injection)\b|\breceive a free\b/iu;

/** Whether a text puts something on sale. Pure. */
export const isOnSale = (text: string): boolean => SOLD.test(text);

/** Whether readers are told to ask for a medicine as one that they do not have. Pure. */
export const isToBeAskedFor = (text: string): boolean => ASKED_FOR.test(text);

/** Whether a text sells outright: on sale, to be asked for, or praised without measure. Pure. */
export const sellsOutright = (text: string): boolean => isOnSale(text) || isToBeAskedFor(text) || OUTRIGHT.test(text);

/** Words with which a clinic or a shop offers what it sells to whoever reads them. */
const OFFERED =
  /\b(?:(?:start|begin|book) (?:your |a |an |my )?(?:free )?(?:online )?(?:consultation|appointment|assessment)|add to (?:basket|cart)|buy (?:now|online)|order (?:now|online|yours)|(?:from|only|just|now) £ ?\d|£ ?\d[\d.,]{0,7} ?(?:a|per|\/|each) ?(?:month|week|pen|pack|dose|area|session|treatment|course|tablet)\b)/i;

/** Whether a text offers what it tells of for sale, or takes bookings for it. Pure. */
export const offersToPublic = (text: string): boolean => OFFERED.test(text);
