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
