import { standsIn } from "#worker/text/may-match.ts";
import type { Clause, ClauseWords } from "../types.ts";
import { aeStatement } from "./ae-statement.ts";
import { blackTriangle } from "./black-triangle.ts";
import { genericName } from "./generic-name.ts";
import { leftOff } from "./left-off.ts";
import { legibility } from "./legibility.ts";
import { piDate } from "./pi-date.ts";
import { piDirectLink } from "./pi-direct-link.ts";
import { piEachMedicine } from "./pi-each-medicine.ts";
import { piLinkWorks } from "./pi-link-works.ts";
import { piOtherPresentation } from "./pi-other-presentation.ts";
import { piParticulars } from "./pi-particulars.ts";
import { piPresent } from "./pi-present.ts";
import { piQrInstruction } from "./pi-qr-instruction.ts";
import { piQrOnScreen } from "./pi-qr-on-screen.ts";
import { piSuperseded } from "./pi-superseded.ts";
import { preparationDate } from "./preparation-date.ts";

const TWO_NATIONS = /\b(?:UKMA|PLNI|Northern Ireland|Great Britain only|GB and NI|NI licen[cs]e)\b/;

/** What a reader is told of each check. */
const WORDS: ClauseWords = {
  "pi-present": {
    headline: "Prescribing information missing",
    asks: "promotion must carry prescribing information (Clause 12.1)",
    action: "add",
    advice:
      "Add the current prescribing information: in print within the piece or by QR code, on screen in full or by a direct single-click link.",
  },
  "pi-each-medicine": {
    headline: "No prescribing information for a second medicine",
    asks: "each medicine promoted must have its own (Clause 12.1)",
    action: "add",
    advice: "Add prescribing information for the other medicine.",
  },
  "pi-other-presentation": {
    headline: "Prescribing information is for another presentation",
    asks: "the presentation promoted must have its own (Clause 12.1)",
    action: "add",
    advice: "Add prescribing information for the presentation promoted.",
  },
  "pi-direct-link": {
    headline: "Prescribing information not in one click",
    asks: "the link must be prominent and open it directly (Clause 12.1)",
    action: "replace",
    advice: "Link directly to the prescribing information.",
  },
  "pi-link-works": {
    headline: "Prescribing information link does not work",
    asks: "the link must open the current text for as long as the material is in use (Clause 12.1)",
    action: "ask",
    advice: "Correct the link and test it, or withdraw the material until it works.",
  },
  "pi-qr-on-screen": {
    headline: "QR code is the only route on screen",
    asks: "on screen it must be text or a direct single-click link (Clause 12.1)",
    action: "add",
    advice: "Add a direct link beside the code.",
  },
  "pi-qr-instruction": {
    headline: "QR code without an instruction",
    asks: "it must be prominent, with words telling readers to scan it (Clause 12.1)",
    action: "add",
    advice: "Add the instruction to scan the code.",
  },
  "pi-particulars": {
    headline: "Prescribing information incomplete",
    asks: "every particular that Clause 12.2 lists must be given (Clause 12.2)",
    action: "add",
    advice: "Add the missing particulars from the current SPC.",
  },
  "pi-date": {
    headline: "Prescribing information undated",
    asks: "it must show when it was drawn up or last revised (Clause 12.1)",
    action: "add",
    advice: "Add the date of the prescribing information.",
  },
  "pi-superseded": {
    headline: "Prescribing information out of date",
    asks: "it must be consistent with the current SPC (Clause 12.1)",
    action: "add",
    advice: "Add the current text in place of this one, checked in full against the SPC.",
  },
  legibility: {
    headline: "Obligatory information not legible",
    asks: "obligatory information must be clear and legible (Clause 12.1)",
    action: "ask",
    advice: "Check size, contrast and duration on the final artwork.",
  },
  "generic-name": {
    headline: "Non-proprietary name missing beside the brand",
    asks: "it must stand immediately beside the most prominent brand name (Clause 12.4)",
    action: "add",
    advice: "Add the non-proprietary name beside the brand name.",
  },
  "preparation-date": {
    headline: "Date of preparation missing",
    asks: "material must show the month and year it was drawn up or last revised (Clause 12)",
    action: "add",
    advice: "Add the month and year of preparation.",
  },
  "ae-statement": {
    headline: "Adverse event reporting statement missing or incomplete",
    asks: "it must say prominently how to report, with the Yellow Card address and the company's (Clause 12.6)",
    action: "add",
    advice: "Add the adverse event reporting statement.",
  },
  "black-triangle": {
    headline: "Black triangle missing",
    asks: "the inverted black triangle must stand next to the medicine's name (Clause 12.7)",
    action: "add",
    advice: "Add the black triangle beside the name.",
  },
  "left-off": {
    headline: "Obligatory information left off or hard to read",
    asks: "prescribing information must form part of the material and be legible (Clause 12.1)",
    action: "ask",
    advice: "Put the obligatory information where the reader sees it, in legible type.",
  },
};

/** Clause 12: Prescribing Information and Other Obligatory Information. */
export const clause12: Clause = {
  number: 12,
  engaged: (facts) => facts.promotion.isPromotional,
  checks: [
    piPresent,
    piEachMedicine,
    piOtherPresentation,
    piDirectLink,
    piLinkWorks,
    piQrOnScreen,
    piQrInstruction,
    piParticulars,
    piDate,
    piSuperseded,
    legibility,
    leftOff,
    genericName,
    preparationDate,
    aeStatement,
    blackTriangle,
  ],
  words: WORDS,
  human: [
    {
      requirement: "12.gb-ni-both",
      engaged: (facts) => facts.promotion.owesObligatoryItems && standsIn(TWO_NATIONS, facts.view.text),
      look: "Check whether the terms of the licence differ between Great Britain and Northern Ireland and whether both are covered.",
    },
  ],
};
