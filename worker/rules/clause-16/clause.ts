import { standsIn } from "#worker/text/may-match.ts";
import type { Facts } from "../facts/index.ts";
import type { Clause } from "../types.ts";
import { frequency } from "./frequency.ts";
import { noWayOut } from "./no-way-out.ts";
import { optOut } from "./opt-out.ts";
import { reprints } from "./reprints.ts";
import { slowRemoval } from "./slow-removal.ts";

const isOnline = ({ promotion, submission }: Facts) =>
  promotion.isPromotional && (submission.channel === "website" || submission.channel === "social");
const THIRD_PARTY =
  /\b(?:banner|paid search|search advertisement|sponsored (?:link|content|post)|partner (?:site|website)|third[- ]party (?:site|website)|e-?journal|publisher|placement)\b/i;

/** Clause 16: Material and Distribution. */
export const clause16: Clause = {
  number: 16,
  engaged: (facts) => isOnline(facts) || (facts.obligatory.consent.isMessage && facts.promotion.isPromotional),
  checks: [noWayOut, optOut, slowRemoval, reprints, frequency],
  human: [
    {
      requirement: "16.hcp-gate",
      engaged: isOnline,
      look: "Open the page as a member of the public would, by search and by link: promotion must be kept from the public by a clear audience label and a declaration, with a page for the public elsewhere.",
    },
    {
      requirement: "16.online-all-rules",
      engaged: (facts) => isOnline(facts) && standsIn(THIRD_PARTY, facts.view.text),
      look: "Check each placement on other sites by itself: every rule for promotion applies to banners, search results and partner pages.",
    },
  ],
};
