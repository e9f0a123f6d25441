import type { Clause, ClauseWords } from "../types.ts";
import { acknowledged } from "./acknowledged.ts";
import { independence } from "./independence.ts";
import { noProduct } from "./no-product.ts";
import { stringsOnSupport } from "./strings-attached.ts";
import { terms } from "./terms.ts";

/** What a reader is told of each check. */
const WORDS: ClauseWords = {
  "no-product": {
    headline: "Patient organisation asked to promote a medicine",
    asks: "no company may ask a patient organisation to promote a medicine (Clause 27.1)",
    action: "ask",
    advice: "Leave all mention of a medicine out of the arrangement.",
  },
  independence: {
    headline: "Compromises a patient organisation's independence",
    asks: "its content, opinions and policies must remain its own (Clause 27.1)",
    action: "ask",
    advice: "Agree in writing that the organisation decides its own content, and keep to it.",
  },
  acknowledged: {
    headline: "Support of a patient organisation hidden",
    asks: "support must always be clearly acknowledged (Clause 27.1)",
    action: "ask",
    advice: "State the support plainly.",
  },
  terms: {
    headline: "Support agreement missing or incomplete",
    asks: "each donation or sponsorship needs a written agreement with its terms (Clause 27.1)",
    action: "add",
    advice: "Add the missing terms, and have the agreement signed before any support is given.",
  },
  "strings-attached": {
    headline: "Patient organisation's independence at risk",
    asks: "the independence of patient organisations must be respected (Clause 27)",
    action: "ask",
    advice: "Have the agreement reviewed; leave what is said and done to the organisation.",
  },
};

/** Clause 27: Relationships with Patient Organisations. */
export const clause27: Clause = {
  number: 27,
  engaged: (facts) => facts.dealings.patientOrganisation && !facts.dealings.disclosurePage,
  checks: [noProduct, independence, acknowledged, terms, stringsOnSupport],
  words: WORDS,
  human: [],
};
