import { type UnlicensedStatement, unlicensedOf } from "./licence-status.ts";
import { type LicenceTerms, licenceTermsOf } from "./licence-terms.ts";
import type { BaseFacts } from "./types.ts";

export interface LicenceFacts {
  /** What the licence of the medicine allows, as far as the piece or its context tells it. */
  terms: LicenceTerms | null;
  /** Medicines without a UK marketing authorisation, and how we know. */
  unlicensed: UnlicensedStatement[];
}

/** The licence of the medicines in a piece. Pure. */
export function licenceOf(facts: BaseFacts): LicenceFacts {
  return { terms: licenceTermsOf(facts), unlicensed: unlicensedOf(facts) };
}
