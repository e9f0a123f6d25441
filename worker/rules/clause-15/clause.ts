import { standsIn } from "#worker/text/may-match.ts";
import type { Clause, ClauseWords } from "../types.ts";
import { borrowedAuthority } from "./borrowed-authority.ts";
import { disguise } from "./disguise.ts";
import { dressedUp } from "./dressed-up.ts";
import { exposedMailing } from "./exposed-mailing.ts";
import { notWhatItSeems } from "./not-what-it-seems.ts";
import { openMailing } from "./open-mailing.ts";
import { permission } from "./permission.ts";
import { presumedConsent } from "./presumed-consent.ts";
import { regulator } from "./regulator.ts";
import { strainedConsent } from "./strained-consent.ts";

const OFFICIAL =
  /\b(?:(?:NICE|NHS|SPC|S(?:m)?PC|SIGN|SMC|MHRA|BNF) (?:page|logo|screenshot|extract|document|facsimile)|(?:screenshot|copy|facsimile|photograph|image|extract|reproduction|page) (?:of|from) (?:the |a |an )?(?:NICE|NHS|SPC|SmPC|SIGN|SMC|BNF|guideline|formulary|technology appraisal))\b/i;
const LIKENESS =
  /\b(?:look[- ]?alike|same (?:slogan|colours?|palette|layout|device|strapline)|in the style of|inspired by|echoes|borrowed from|like the (?:brand leader|leading brand)'s)\b/i;

/** What a reader is told of each check. */
const WORDS: ClauseWords = {
  permission: {
    headline: "Promotion sent without permission",
    asks: "electronic promotion needs prior permission (Clause 15.5)",
    action: "ask",
    advice: "Send only to people who have given permission; never state a permission that was not given.",
  },
  "strained-consent": {
    headline: "Permission inferred from something else",
    asks: "permission must be given knowingly, for this purpose (Clause 15.5)",
    action: "ask",
    advice: "Obtain permission for promotional messages first.",
  },
  regulator: {
    headline: "Regulator named in promotion",
    asks: "regulators must not be mentioned unless they require it (Clause 15.2)",
    action: "reword",
    advice: "Say what the medicine is licensed for without naming the regulator; keep safety advice that it issued.",
  },
  "exposed-mailing": {
    headline: "Promotion visible on the outside of a mailing",
    asks: "the outside must carry nothing that advertises to the public (Clause 15.4)",
    action: "ask",
    advice: "Send it in a plain, sealed envelope.",
  },
  "open-mailing": {
    headline: "Promotional mailing sent open",
    asks: "exposed mailings must carry nothing that advertises to the public (Clause 15.4)",
    action: "ask",
    advice: "Send it in a plain, sealed envelope.",
  },
  disguise: {
    headline: "Disguised promotion",
    asks: "readers must know from the start that they are being promoted to, and by whom (Clause 15.6)",
    action: "do-not-use",
    advice: "Do not use this material; declare the company and the purpose from the start in a new one.",
  },
  "dressed-up": {
    headline: "Promotion presented as something else",
    asks: "promotion must not be disguised (Clause 15.6)",
    action: "ask",
    advice: "Have the activity reviewed; say at the head what it is and who is behind it, or do not go ahead.",
  },
  "borrowed-authority": {
    headline: "Uses the regulator's name in promotion",
    asks: "material must not refer to the MHRA or the licensing authority unless the law requires it (Clause 15.2)",
    action: "remove",
    advice: "Take out the reference to the regulator; keep safety advice that it issued.",
  },
  "presumed-consent": {
    headline: "Contacts people without their consent",
    asks: "promotional e-mail needs the recipient's prior permission (Clause 15.5)",
    action: "ask",
    advice: "Send only to people who have agreed to promotional e-mail from the company.",
  },
  "not-what-it-seems": {
    headline: "Not clearly identified as promotion",
    asks: "promotion must not be disguised or sent without permission (Clause 15)",
    action: "add",
    advice:
      "State at the head that it is promotional and which company it is from; check that its readers agreed to receive it.",
  },
};

/** Clause 15: High Standards, Format and Suitability. */
export const clause15: Clause = {
  number: 15,
  engaged: ({ promotion }) => promotion.isPromotional,
  checks: [
    permission,
    strainedConsent,
    presumedConsent,
    regulator,
    exposedMailing,
    openMailing,
    disguise,
    dressedUp,
    borrowedAuthority,
    notWhatItSeems,
  ],
  words: WORDS,
  human: [
    {
      requirement: "15.official-documents",
      engaged: ({ promotion, view }) => promotion.isPromotional && standsIn(OFFICIAL, view.text),
      look: "Check that there is written permission for each official document or logo that is reproduced, and that it is shown unaltered.",
    },
    {
      requirement: "15.imitation",
      engaged: ({ promotion, view }) => promotion.isPromotional && standsIn(LIKENESS, view.text),
      look: "Compare colours, layout, device and slogan with those of other companies: they must not be copied in a way that misleads.",
    },
  ],
};
