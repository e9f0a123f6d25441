import { standsIn } from "#worker/text/may-match.ts";
import type { Clause } from "../types.ts";
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
