/** One scale of severity, that of the labelled sets. */
export const SEVERITY_SCALE = `HIGH: promotion to the public, before or outside the licence, or in disguise; a misleading claim of efficacy, safety or cost;
an inducement or an improper payment; no prescribing information; uncertified promotion; instructions to breach the Code.
MEDIUM: one obligatory item missing, exaggeration, consent, the company's role not told.
LOW: points of drafting.`;
