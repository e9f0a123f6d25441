import type { Clause } from "../types.ts";
import { extraInformation } from "./extra-information.ts";
import { misused } from "./misused.ts";
import { placement } from "./placement.ts";
import { requiredItems } from "./required-items.ts";
import { size } from "./size.ts";

/** Clause 13: Abbreviated Advertisements. */
export const clause13: Clause = {
  number: 13,
  engaged: ({ promotion, obligatory }) => promotion.owesObligatoryItems && obligatory.abbreviated.claimed,
  checks: [placement, size, requiredItems, extraInformation, misused],
  human: [],
};
