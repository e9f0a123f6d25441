import { licensedNames, type UnlicensedStatement, unlicensedOf } from "./licence-status.ts";
import { type LicenceTerms, licenceTermsOf } from "./licence-terms.ts";
import type { BaseFacts } from "./types.ts";

export interface LicenceFacts {
  /** What the licence of the medicine allows, as far as the piece or its context tells it. */
  terms: LicenceTerms | null;
  /** Medicines without a UK marketing authorisation, and how we know. */
  unlicensed: UnlicensedStatement[];
  /** Names of medicines that the piece shows to be licensed: with prescribing information, or said to be so. */
  licensed: string[];
}

/** The licence of the medicines in a piece. Pure. */
export function licenceOf(facts: BaseFacts): LicenceFacts {
  return { terms: licenceTermsOf(facts), unlicensed: unlicensedOf(facts), licensed: [...licensedNames(facts)] };
}
