import type { Clause } from "../types.ts";
import { acknowledged } from "./acknowledged.ts";
import { independence } from "./independence.ts";
import { noProduct } from "./no-product.ts";
import { stringsOnSupport } from "./strings-attached.ts";
import { terms } from "./terms.ts";

/** Clause 27: Relationships with Patient Organisations. */
export const clause27: Clause = {
  number: 27,
  engaged: (facts) => facts.dealings.patientOrganisation && !facts.dealings.disclosurePage,
  checks: [noProduct, independence, acknowledged, terms, stringsOnSupport],
  human: [],
};
