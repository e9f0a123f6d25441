import type { Facts } from "../facts/index.ts";
import { withheld } from "./withheld.ts";

export const paysProfessionals = (facts: Facts) =>
  (facts.submission.audience === "hcp" || facts.submission.audience === "payers") &&
  !facts.dealings.disclosurePage &&
  (facts.dealings.sums.length > 0 || facts.dealings.grant || facts.dealings.engagement || withheld(facts).length > 0);
