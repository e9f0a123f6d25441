/* What an explanation of the model is built from: closed lists, of which it names an entry and whose words are ours. */

/** What may be wrong with words or a picture. */
export const REASONS = {
  overstates: "More is claimed here than the material supports.",
  "leaves-out": "Something is left out here that the reader needs to judge what is said.",
  "one-sided": "Benefit is told here without the harm or the limits that belong beside it.",
  unsupported: "A claim is made here without evidence that a reader could find.",
  "unlike-compared": "Things that are not alike are compared here, or a comparison does not say with what.",
  "turns-round": "What the evidence says is turned round here.",
  implies: "Something is suggested here that is not said, and not supported.",
  contradicts: "This does not agree with what other words of the material say.",
  "beyond-licence": "This goes beyond what the medicine is licensed for, or before its licence.",
  "wrong-readers": "This speaks to readers whom it should not reach.",
  disguised: "Promotion is not plainly shown here as what it is.",
  inducement: "Something of value is offered here that could induce use.",
  undisclosed: "The company's part, or a payment, is not plainly told here.",
  disparages: "Others, or their products, are run down here.",
  "harms-patients": "Following this could harm a patient.",
  "tells-to-breach": "This tells its reader to do what the Code does not allow.",
  "hard-to-read": "This is not clear, or not legible enough, to be understood by its reader.",
  "bad-taste": "This is in poor taste, or could offend.",
} as const;

/** Why a finding of the rules may be mistaken. */
export const OBJECTIONS = {
  "said-elsewhere": "What the finding asks for stands at these words.",
  "other-meaning": "These words do not mean what the finding takes them to mean.",
  "not-the-product": "These words are not about the company's own medicine.",
  "other-readers": "The rule is for other readers than those of this material.",
  "quoted-or-denied": "These words quote, ask or deny what the finding takes them to claim.",
} as const;

/** What impression a piece as a whole may leave. */
export const IMPRESSIONS = {
  "benefit-first": "the benefit stands out and its limits do not",
  fear: "it works on the reader's fear",
  hope: "it works on the reader's hope",
  "too-sure": "it sounds surer than what it rests on",
  "hidden-purpose": "its purpose is not plain to its reader",
  "mixed-readers": "it is not plain for whom it is meant",
  crowded: "what the reader must know is hard to find in it",
} as const;

/** What is said of something missing. */
export const MISSING = "Nothing that was read does this.";

/** The lines of a closed list as a question shows them. */
export const listed = (entries: Record<string, string>): string =>
  Object.entries(entries)
    .map(([id, words]) => `${id}: ${words}`)
    .join("\n");

/** The keys of a closed list. */
export const keysOf = <K extends string>(entries: Record<K, string>) => Object.keys(entries) as [K, ...K[]];
