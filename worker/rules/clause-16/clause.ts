import { standsIn } from "#worker/text/may-match.ts";
import type { Facts } from "../facts/index.ts";
import type { Clause, ClauseWords } from "../types.ts";
import { frequency } from "./frequency.ts";
import { noWayOut } from "./no-way-out.ts";
import { optOut } from "./opt-out.ts";
import { reprints } from "./reprints.ts";
import { slowRemoval } from "./slow-removal.ts";

const isOnline = ({ promotion, submission }: Facts) =>
  promotion.isPromotional && (submission.channel === "website" || submission.channel === "social");
const THIRD_PARTY =
  /\b(?:banner|paid search|search advertisement|sponsored (?:link|content|post)|partner (?:site|website)|third[- ]party (?:site|website)|e-?journal|publisher|placement)\b/i;

/** What a reader is told of each check. */
const WORDS: ClauseWords = {
  "opt-out": {
    headline: "No way to leave the mailing list",
    asks: "every promotional e-mail must let readers unsubscribe, and requests must be met (Clause 16.4)",
    action: "add",
    advice: "Add how to unsubscribe.",
  },
  "slow-removal": {
    headline: "Unsubscribing made slow or hard",
    asks: "requests to be removed must be simple and met promptly (Clause 16.4)",
    action: "replace",
    advice: "Make leaving the list simple and prompt.",
  },
  reprints: {
    headline: "Reprint offered that was not peer reviewed",
    asks: "reprints offered unasked must be peer reviewed and carry prescribing information (Clause 16.5)",
    action: "ask",
    advice: "Offer it only in reply to a request.",
  },
  frequency: {
    headline: "Promotional mailings too frequent",
    asks: "restraint must be shown in their frequency and volume (Clause 16.3)",
    action: "ask",
    advice: "Plan fewer mailings.",
  },
  "no-way-out": {
    headline: "Readers cannot opt out",
    asks: "each promotional e-mail must say how to unsubscribe (Clause 16.4)",
    action: "ask",
    advice: "Give each reader a way to unsubscribe, and act on it promptly.",
  },
};

/** Clause 16: Material and Distribution. */
export const clause16: Clause = {
  number: 16,
  engaged: (facts) => isOnline(facts) || (facts.obligatory.consent.isMessage && facts.promotion.isPromotional),
  checks: [noWayOut, optOut, slowRemoval, reprints, frequency],
  words: WORDS,
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
