/** How each particular of prescribing information announces itself (Clause 12.2). */
export const PARTICULAR_LABELS = {
  presentation:
    /\b(?:presentation|composition|active ingredients?|each (?:[\w-]+ ){0,3}?(?:contains?|holds?|delivers?)|qualitative)\b/i,
  indication: /\b(?:(?:therapeutic )?indications?|indicated (?:for|in)|licensed (?:for|use)|uses?(?=:))\b/i,
  dosage:
    /\b(?:dos(?:age|es?|ing)(?: and (?:method of (?:use|administration)|administration|use))?|posology|method of (?:use|administration)|administration)\b/i,
  contraindications:
    /\b(?:contra-?indications?|contra-?indicated|do not use(?: (?:in|if))?|not (?:for|if)(?=:)|must not be (?:used|given)|CIs?(?=:)|C\/I)\b/i,
  precautions: /\b(?:(?:special )?warnings?|precautions?|cautions?|SWP|W&P)\b/i,
  adverseReactions:
    /\b(?:(?:adverse (?:drug )?(?:reactions?|effects?|events?))|side[- ]effects?|undesirable effects?|unwanted effects?|AEs?(?=:)|ADRs?|reactions(?=:))\b/i,
  legalCategory: /\b(?:legal (?:category|classification|status)|POM|prescription[- ]only medicine)\b/i,
  cost: /\b(?:(?:basic |NHS |list ){0,4}(?:cost|price)s?)\b|£\s?\d/i,
  maNumber:
    /\b(?:marketing authori[sz]ation (?:number|no)|MA (?:number|no)|product licence|licence (?:number|no)|PL(?:GB|NI)?\s?\d{3,6}\s?\/\s?\d{3,5}|EU\/1\/\d{2}\/\d{2,4})/i,
  holder: /\b(?:(?:marketing authori[sz]ation|MA|licen[cs]e|authori[sz]ation) holders?|MAH|holder)\b/i,
} as const;

const LABELS = Object.values(PARTICULAR_LABELS);

/** How many different particulars a line announces. */
export function countParticulars(line: string): number {
  let count = 0;
  for (const label of LABELS) if (label.test(line)) count++;
  return count;
}

/** Whether a line announces so many different particulars; most lines are known not to after a few. */
export function announcesAtLeast(fewest: number, line: string): boolean {
  let missing = fewest;
  for (let i = 0; i < LABELS.length && missing > 0; i++) {
    if (LABELS.length - i < missing) return false;
    if (LABELS[i]?.test(line)) missing--;
  }
  return missing <= 0;
}
