/** Whether a sentence says that something is not to be done or is not so. */
const AGAINST =
  /\b(?:not|never|no|cannot|can't|don't|without|avoid(?:ed)?|contra-?indicated|nor|none|un(?:suitable|necessary|safe))\b/gi;

/** How often a sentence turns what it says round. */
export const negationsIn = (text: string): number => text.match(AGAINST)?.length ?? 0;
