import { standsIn } from "#worker/text/may-match.ts";
import type { Clause } from "../types.ts";
import { evidenceWithheld } from "./evidence-withheld.ts";
import { reply } from "./reply.ts";
import { substantiation } from "./substantiation.ts";

const CONTACT = /\bmedical information\b|\bmed-?info\b|(?:\(?\+?\d[\d ()-]{8,20}\d)/i;
/** Costly to look for at every word, and only looked for in a text that has the sign. */
const ADDRESS = /(?<![\w.-])[\w.-]{1,64}@[\w.-]{1,64}/;
const tellsContact = (text: string) => standsIn(CONTACT, text) || (text.includes("@") && standsIn(ADDRESS, text));

/** Clause 18: Information, Claims and Comparisons. */
export const clause18: Clause = {
  number: 18,
  engaged: ({ promotion }) => promotion.isPromotional || promotion.kind === "reply",
  checks: [reply, substantiation, evidenceWithheld],
  human: [
    {
      requirement: "18.medical-information-route",
      engaged: ({ promotion, view }) => promotion.isPromotional && !tellsContact(view.text),
      look: "No way to reach medical information was found; check that a reader can put a question to the company.",
    },
  ],
};
