import type { ClauseWords } from "../types.ts";

/** What a reader is told of each check of Clause 8. */
export const words08: ClauseWords = {
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
    advice: "Fill in the placeholder before certification; leave nothing out that is owed there.",
  },
  "certificate-wanting": {
    headline: "Certification missing, late or by others",
    asks: "material must be certified in its final form before use (Clause 8.1)",
    action: "ask",
    advice: "Withhold the piece until a signatory has certified this form of it; check the date and who signed.",
  },
};
