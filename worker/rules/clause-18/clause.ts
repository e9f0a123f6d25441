import { standsIn } from "#worker/text/may-match.ts";
import type { Clause, ClauseWords } from "../types.ts";
import { evidenceWithheld } from "./evidence-withheld.ts";
import { reply } from "./reply.ts";
import { substantiation } from "./substantiation.ts";

const CONTACT = /\bmedical information\b|\bmed-?info\b|(?:\(?\+?\d[\d ()-]{8,20}\d)/i;
/** Costly to look for at every word, and only looked for in a text that has the sign. */
const ADDRESS = /(?<![\w.-])[\w.-]{1,64}@[\w.-]{1,64}/;
const tellsContact = (text: string) => standsIn(CONTACT, text) || (text.includes("@") && standsIn(ADDRESS, text));

/** What a reader is told of each check. */
const WORDS: ClauseWords = {
  reply: {
    headline: "Reply goes beyond the question",
    asks: "a reply must relate to the enquiry alone and not promote (Clause 18.1)",
    action: "remove",
    advice: "Take out what the question did not ask for; keep all safety information.",
  },
  substantiation: {
    headline: "Evidence withheld or offered late",
    asks: "substantiation must be provided within ten working days (Clause 18.2)",
    action: "ask",
    advice: "Offer the evidence on request; withdraw the claim if its source cannot be supplied.",
  },
  "evidence-withheld": {
    headline: "Evidence behind a claim withheld",
    asks: "substantiation must be provided on request without delay (Clause 18.2)",
    action: "reword",
    advice: "Make the evidence available on request, or withdraw the claim.",
  },
};

/** Clause 18: Information, Claims and Comparisons. */
export const clause18: Clause = {
  number: 18,
  engaged: ({ promotion }) => promotion.isPromotional || promotion.kind === "reply",
  checks: [reply, substantiation, evidenceWithheld],
  words: WORDS,
  human: [
    {
      requirement: "18.medical-information-route",
      engaged: ({ promotion, view }) => promotion.isPromotional && !tellsContact(view.text),
      look: "No way to reach medical information was found; check that a reader can put a question to the company.",
    },
  ],
};
