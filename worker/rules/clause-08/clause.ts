import { standsIn } from "#worker/text/may-match.ts";
import type { Facts } from "../facts/index.ts";
import type { Clause, ClauseWords } from "../types.ts";
import { certificateWanting } from "./certificate-wanting.ts";
import { gaps } from "./gaps.ts";
import { identifier } from "./identifier.ts";
import { twoYears } from "./two-years.ts";
import { uncertified } from "./uncertified.ts";
import { wayRound } from "./way-round.ts";

const NON_PROMOTIONAL = ["for-patients", "agreement", "research"];
const SURFACES =
  /\b(?:share (?:button|card|text|image)|preview|thumbnail|alt text|transcript|caption|og:|meta(?:data| description)|first comment)\b/i;

/** Material that 8.3 adds to promotion: education for patients and the public, agreements, study papers. */
function isListed({ promotion, submission }: Facts): boolean {
  return (
    NON_PROMOTIONAL.includes(promotion.kind) || (promotion.kind === "for-public" && submission.channel !== "social")
  );
}

/** What a reader is told of each check. */
const WORDS: ClauseWords = {
  uncertified: {
    headline: "Used or to be used without certification",
    asks: "material must be certified in its final form before any use (Clause 8.1)",
    action: "ask",
    advice: "Withhold the material until a signatory has certified its final form.",
  },
  "way-round": {
    headline: "Works around certification",
    asks: "material must be certified in its final form before use (Clause 8)",
    action: "ask",
    advice: "Send the final form to a signatory before any use.",
  },
  "two-years": {
    headline: "Certificate more than two years old",
    asks: "material in use must be recertified at least every two years (Clause 8.5)",
    action: "ask",
    advice: "Withdraw the material until it has been recertified.",
  },
  identifier: {
    headline: "No reference code",
    asks: "a unique code lets the certificate be found (Clause 8.1)",
    action: "add",
    advice: "Add the job code.",
  },
  gaps: {
    headline: "Placeholder still to be filled in",
    asks: "material must be certified in its final form (Clause 8.1)",
    action: "ask",
    advice: "Fill in the placeholder before certification; do not simply delete it.",
  },
  "certificate-wanting": {
    headline: "Not certified as the Code requires",
    asks: "material must be certified in its final form before use (Clause 8.1)",
    action: "ask",
    advice: "Withhold the piece until a signatory has certified this version; check the date and who signed.",
  },
};

/** Clause 8: Certification and Examination. */
export const clause08: Clause = {
  number: 8,
  engaged: ({ promotion, obligatory }) =>
    promotion.isPromotional || promotion.kind === "internal" || obligatory.certification.stated !== null,
  checks: [uncertified, wayRound, twoYears, identifier, gaps, certificateWanting],
  words: WORDS,
  human: [
    {
      requirement: "8.right-list",
      engaged: (facts) => isListed(facts) && facts.obligatory.certification.stated === null,
      look: "Check that this piece is certified in advance under Clause 8.3: education for patients or the public, patient organisations, donations and studies are on its list although they do not promote.",
    },
    {
      requirement: "8.all-surfaces",
      engaged: ({ view, submission }) =>
        (submission.channel === "social" || submission.channel === "website") && standsIn(SURFACES, view.text),
      look: "Check that previews, share texts, thumbnails, captions and transcripts were certified together with the piece.",
    },
  ],
};
