import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { standsIn } from "#worker/text/may-match.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import type { Clause, ClauseWords } from "../types.ts";
import { companyRole } from "./company-role.ts";
import { exitNotice } from "./exit-notice.ts";
import { faultLeft } from "./fault-left.ts";
import { knownAndLeft } from "./known-and-left.ts";
import { leanedOn } from "./leaned-on.ts";
import { marketResearch } from "./market-research.ts";
import { offence, teaser } from "./offence.ts";
import { partHidden } from "./part-hidden.ts";
import { reviewerNotes } from "./reviewer-notes.ts";
import { roleConcealed } from "./role-concealed.ts";
import { roleUnclear } from "./role-unclear.ts";
import { seriousConsequence } from "./serious-consequence.ts";
import { seriousFailing } from "./serious-failing.ts";
import { taste } from "./taste.ts";
import { withdrawnInUse } from "./withdrawn-in-use.ts";

const MIXED_READERS =
  /\bfor (?=[^.\n]{0,80}\b(?:doctors?|nurses?|clinicians|health professionals)\b)(?=[^.\n]{0,80}\b(?:patients|public|carers|families)\b)[^.\n]{5,80}/i;
const CLINICIAN_SHOWN = /\[(?:image|picture|photo(?:graph)?)[^\]\n]{0,60}\b(?:doctor|consultant|professor|nurse|dr)\b/i;
const COSTLY = phrases(
  "pop up ..4 box|folder|book|mailer",
  "embossed|leather|velvet|gilded|hardback|luxury|wooden|metal ..4 box|folder|case|pack|cover|finish|book|edition|mailer",
  "gadget|gadgets|video brochure|light up|musical",
  "box ..6 containing|with ..4 gift|model|tablet",
);

/** What a reader is told of each check. */
const WORDS: ClauseWords = {
  "company-role": {
    headline: "Company's role is not stated",
    asks: "the company's name and exactly what it did must be clear at the outset (Clause 5.6)",
    action: "add",
    advice: "State at the start which company is involved and what it did.",
  },
  "role-concealed": {
    headline: "Declaration does not match the company's role",
    asks: "a declaration must be unambiguous and match what the company did (Clause 5.6)",
    action: "replace",
    advice: "Declare the company's full role, as it was, at the start.",
  },
  "part-hidden": {
    headline: "Company's involvement kept out of sight",
    asks: "what the company did must be stated plainly and from the start (Clause 5.6)",
    action: "ask",
    advice: "Say at the start who initiated, wrote and paid for the material.",
  },
  "market-research": {
    headline: "Market research without its sponsor declared",
    asks: "it must be clear that a pharmaceutical company commissioned the research (Clause 5.6)",
    action: "add",
    advice: "Say that a pharmaceutical company has commissioned the research.",
  },
  "serious-failing": {
    headline: "Serious failing of high standards",
    asks: "a breach that is planned, paid for, spread or concealed also fails to maintain high standards (Clause 5.1)",
    action: "ask",
    advice: "Refer this to the signatory and to compliance before any further work.",
  },
  "withdrawn-in-use": {
    headline: "Withdrawn material still in use",
    asks: "recalled material must be out of reach of everybody at once (Clause 5.1)",
    action: "ask",
    advice: "Take the withdrawn material out of use everywhere and record it.",
  },
  "known-and-left": {
    headline: "Known error left uncorrected",
    asks: "knowing of an error and doing nothing fails to maintain high standards (Clause 5.1)",
    action: "ask",
    advice: "Correct the item or take it out of use, and record both.",
  },
  "leaned-on": {
    headline: "Presses readers, or asks what they should not give",
    asks: "high standards must be maintained at all times (Clause 5.1)",
    action: "ask",
    advice: "Withdraw the pressure; make any request in neutral terms.",
  },
  "exit-notice": {
    headline: "Link leaves the company site without saying so",
    asks: "it must be clear to readers when they leave the company's site (Clause 5.8)",
    action: "add",
    advice: "Say beside the link that it leads to another organisation's site.",
  },
  offence: {
    headline: "Wording likely to cause offence",
    asks: "material must respect the special nature of medicines and its readers (Clause 5.3)",
    action: "remove",
    advice: "Take out the wording.",
  },
  teaser: {
    headline: "Teaser advertising",
    asks: "advertising that raises interest without giving information is not acceptable (Clause 5.3)",
    action: "remove",
    advice: "Take out the teaser, or give the information with it.",
  },
  taste: {
    headline: "Wording in poor taste",
    asks: "material must respect the special nature of medicines and its readers (Clause 5.3)",
    action: "ask",
    advice: "Judge whether readers would find this offensive, frightening or mocking.",
  },
  "reviewer-notes": {
    headline: "Text hidden from readers or meant for a checker",
    asks: "it had no effect on this assessment and must not be in the material (Clause 5.1)",
    action: "remove",
    advice: "Take out this text.",
  },
  "fault-left": {
    headline: "Known fault left, or due care not taken",
    asks: "high standards must be kept at all times (Clause 5.1)",
    action: "ask",
    advice: "Find out who knew what; put the fault right and record it.",
  },
  "role-unclear": {
    headline: "Company's role not clear at the outset",
    asks: "material that a company sponsors must show its true role at the outset (Clause 5.6)",
    action: "add",
    advice: "State at the outset what the company did: initiated, paid for or wrote the piece.",
  },
  "serious-consequence": {
    headline: "Serious fault: high standards not maintained",
    asks: "high standards must be kept at all times (Clause 5.1)",
    action: "ask",
    advice: "Put right the fault that this follows from.",
  },
};

/** Clause 5: High Standards and Suitability. */
export const clause05: Clause = {
  number: 5,
  engaged: (facts) => facts.promotion.isPromotional || facts.role.companyBehind,
  checks: [
    companyRole,
    roleConcealed,
    partHidden,
    marketResearch,
    seriousFailing,
    withdrawnInUse,
    knownAndLeft,
    leanedOn,
    exitNotice,
    offence,
    teaser,
    taste,
    reviewerNotes,
    faultLeft,
    roleUnclear,
    seriousConsequence,
  ],
  words: WORDS,
  human: [
    {
      requirement: "5.audience-fit",
      engaged: (facts) => standsIn(MIXED_READERS, facts.view.text),
      look: "The piece addresses professionals and the public at once: check that each reader needs it and that it is written for them.",
    },
    {
      requirement: "5.hcp-name-photo",
      engaged: (facts) =>
        standsIn(CLINICIAN_SHOWN, facts.view.text) ||
        facts.quotations.some(
          (q) =>
            q.attribution && /\b(?:Dr|Prof|Professor|Sister|consultant|nurse)\b/i.test(wordsOf(facts, q.attribution)),
        ),
      look: "A clinician is quoted or shown: check for written consent and that the use keeps to the conventions of the profession.",
    },
    {
      requirement: "5.format-cost",
      engaged: (facts) => hasPhrase(COSTLY, facts),
      look: "Check that the format, size and cost of the finished item are not extreme.",
    },
  ],
};
