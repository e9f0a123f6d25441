import type { Clause } from "../types.ts";
import { adverseReactionsDenied } from "./adverse-reactions-denied.ts";
import { bareAdvantage } from "./bare-advantage.ts";
import { boldClaim } from "./bold-claim.ts";
import { disparagement } from "./disparagement.ts";
import { emptySource } from "./empty-source.ts";
import { MISLEADING } from "./misleading.ts";
import { mockery } from "./mockery.ts";
import { newAfterTwelveMonths } from "./new-after-twelve-months.ts";
import { othersRunDown } from "./others-run-down.ts";
import { priceUntold } from "./price-untold.ts";
import { professionsBelittled } from "./professions-belittled.ts";
import { riskWavedAway } from "./risk-waved-away.ts";
import { safetySmoothed } from "./safety-smoothed.ts";
import { unqualifiedSafe } from "./unqualified-safe.ts";
import { unsupportedClaim } from "./unsupported-claim.ts";

/** Clause 6: Information, Claims, Comparisons and Disparagement. */
export const clause06: Clause = {
  number: 6,
  engaged: (facts) => facts.claims.all.length > 0,
  checks: [
    ...MISLEADING,
    unsupportedClaim,
    emptySource,
    unqualifiedSafe,
    adverseReactionsDenied,
    newAfterTwelveMonths,
    disparagement,
    professionsBelittled,
    mockery,
    bareAdvantage,
    riskWavedAway,
    priceUntold,
    safetySmoothed,
    othersRunDown,
    boldClaim,
  ],
  human: [
    {
      requirement: "6.trial-registered",
      engaged: (facts) =>
        facts.claims.all.some((c) => c.kinds.includes("statistic")) &&
        facts.references.entries.some((r) => r.kind === "data-on-file" || r.kind === "poster"),
      look: "Check that the trial behind the unpublished figures is registered and that its results are disclosed.",
    },
  ],
};
