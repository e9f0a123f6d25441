import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import type { Clause } from "../types.ts";
import { disclosed } from "./disclosed.ts";
import { keptFromView } from "./kept-from-view.ts";
import { named } from "./named.ts";
import { told } from "./told.ts";

const DISCLOSURE_UK = phrases("disclosure uk");

/** Clause 28: Annual Disclosure of Transfers of Value to Professionals and Healthcare Organisations. */
export const clause28: Clause = {
  number: 28,
  engaged: (facts) => hasPhrase(DISCLOSURE_UK, facts) || facts.dealings.disclosurePage,
  checks: [disclosed, named, told, keptFromView],
  human: [],
};
