import type { ClauseWords } from "../types.ts";

/** What a reader is told of each check of Clause 12. */
export const words12: ClauseWords = {
  "pi-present": {
    headline: "Prescribing information missing",
    asks: "promotion must carry prescribing information (Clause 12.1)",
    action: "add",
    advice: "Add the current prescribing information in the form allowed for this medium.",
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
    action: "replace",
    advice: "Give a direct link beside the code.",
  },
  "pi-qr-instruction": {
    headline: "QR code without an instruction",
    asks: "it must be prominent, with words telling readers to scan it (Clause 12.1)",
    action: "replace",
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
    advice: "Replace it with the current text, checked in full against the SPC.",
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
