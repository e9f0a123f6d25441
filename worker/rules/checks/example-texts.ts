/* Invented texts from which the examples of several clauses are put together. */

export const PI =
  "Prescribing information: Zelvorin (tavorimib) 40 mg capsules. Please refer to the Summary of Product Characteristics (SPC) before prescribing. Presentation: Each capsule contains 40 mg tavorimib. Indication: Prevention of migraine in adults who have at least four migraine days a month. Dosage and method of use: One capsule once daily. Contraindications: Hypersensitivity; severe hepatic impairment. Warnings and precautions: Monitor blood pressure. Adverse reactions: Common: nausea, constipation; rare: angioedema; see the SPC for others. Legal category: POM. Cost (excluding VAT): 28 capsules £41.00. Marketing authorisation number: PLGB 70011/0003. Marketing authorisation holder: Northgate Pharma Ltd, 4 Mill Street, Derby DE1 2AB. PI-ZEL-0009, March 2025.";

export const STATEMENT =
  "Adverse events should be reported. Reporting forms and information can be found at https://yellowcard.mhra.gov.uk. Adverse events should also be reported to Northgate Pharma Ltd on 01632 960111.";

export const FOOTER = "Job code: ZEL-UK-0120    Date of preparation: April 2025";

export const CLAIM =
  "Zelvorin reduced mean monthly migraine days by 2.1 from a baseline of 8.3, compared with 0.8 from 8.2 with placebo (p<0.001; n=612).1";

export const HEADING = "Zelvorin (tavorimib) 40 mg capsules\nFor UK health professionals";

const REFERENCE = "Reference: 1. Alder P et al. Headache Trials 2023;4:11-20.";

/** A complete leavepiece; each part may be put otherwise. */
export function leavepiece(
  parts: { heading?: string; claim?: string; pi?: string; statement?: string; footer?: string } = {},
): string {
  const { heading = HEADING, claim = CLAIM, pi = PI, statement = STATEMENT, footer = FOOTER } = parts;
  return [heading, claim, REFERENCE, pi, statement, footer].filter((part) => part !== "").join("\n\n");
}

export const LINK = "Click here for Zelvorin prescribing information: https://zelvorin.northgate.example/pi";

/** A complete promotional e-mail. */
export function email(
  parts: {
    subject?: string;
    consent?: string;
    claim?: string;
    pi?: string;
    statement?: string;
    optOut?: string;
    footer?: string;
  } = {},
): string {
  const {
    subject = "Subject: [Promotional] Zelvorin (tavorimib) in the prevention of migraine",
    consent = "You agreed to receive promotional emails from Northgate Pharma Ltd. For UK health professionals.",
    claim = CLAIM,
    pi = LINK,
    statement = STATEMENT,
    optOut = "Unsubscribe: https://northgate.example/unsubscribe",
    footer = FOOTER,
  } = parts;
  return [
    `From: Northgate Pharma <news@northgate.example>\n${subject}`,
    consent,
    claim,
    pi,
    statement,
    REFERENCE,
    optOut,
    footer,
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** A briefing for representatives, for which Clause 12 is not due. */
export const BRIEFING =
  "INTERNAL BRIEFING - for use by representatives only\n\nZelvorin (tavorimib): use the certified leavepiece in each call.";

/** A booklet for patients, which has other rules. */
export const BOOKLET =
  "Starting Zelvorin (tavorimib)\nFor people who have been prescribed Zelvorin.\n\nTake one capsule each morning.";
