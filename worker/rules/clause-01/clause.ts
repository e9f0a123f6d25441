import { standsIn } from "#worker/text/may-match.ts";
import type { Clause, ClauseWords } from "../types.ts";
import { audienceDeclared } from "./audience-declared.ts";

const OTHER_NAME = /\b(?:independent(?:ly)?|education(?:al)?|non-promotional|not promotional|news|service|learning)\b/i;
const ABROAD =
  /\b(?:global|worldwide|international|US|USA|EMEA|European?) (?:page|account|site|website|audience|company|headquarters|team|release|newsroom)\b/i;
const NOT_A_POM =
  /\b(?:without (?:a )?prescription|over[- ]the[- ]counter|OTC|pharmacy medicine|GSL|general sale|medical device|food supplement|diagnostic test)\b/i;

/** What a reader is told of each check. */
const WORDS: ClauseWords = {
  "audience-declared": {
    headline: "Page does not say who it is for",
    asks: "online promotion should be headed with its audience and country",
    action: "add",
    advice: "State at the head of the page who it is for and in which country.",
  },
};

/** Clause 1: Scope of the Code and Definition of Certain Terms. */
export const clause01: Clause = {
  number: 1,
  engaged: () => true,
  checks: [audienceDeclared],
  words: WORDS,
  human: [
    {
      requirement: "1.promotion-or-not",
      engaged: ({ promotion, view }) =>
        promotion.isPromotional && !promotion.declared && OTHER_NAME.test(view.text.slice(0, 600)),
      look: "The piece presents itself as something other than promotion and names a medicine with its use or a claim; check that it is labelled, certified and completed as promotion.",
    },
    {
      requirement: "1.uk-nexus",
      engaged: ({ submission, view }) =>
        (submission.channel === "website" || submission.channel === "social") &&
        ABROAD.test(`${view.text}\n${submission.context}`),
      look: "Check who placed this online and whether it speaks of availability or use in the UK: the Code reaches such material.",
    },
    {
      requirement: "1.otc-or-device-out-of-scope",
      engaged: ({ promotion, view }) =>
        promotion.medicines.length > 0 &&
        standsIn(NOT_A_POM, view.text) &&
        !/\bprescription[- ]only\b|\bPOM\b/i.test(view.text),
      look: "Check the legal class of the product: devices and medicines advertised to the public for sale without prescription fall under other codes.",
    },
  ],
};
