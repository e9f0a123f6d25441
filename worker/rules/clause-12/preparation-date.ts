import { BOOKLET, email, LINK, leavepiece, PI, STATEMENT } from "../checks/example-texts.ts";
import { written } from "../checks/written.ts";

/** 12.5: the piece shows when it was drawn up or last revised; the day of sending is not that date. */
export const preparationDate = written({
  id: "clause-12/preparation-date",
  requirement: "12.date-of-preparation",
  severity: "MEDIUM",
  duty: "must",
  themes: ["date-of-preparation"],
  when: { is: ["a piece that owes every item"] },
  faults: [
    {
      when: { is: ["a date of sending alone"], isNot: ["a date of preparation"] },
      issue:
        "Only a date of sending or issue is shown. The piece must show the month and year in which it was drawn up or last revised.",
      add: "\n\nDate of preparation: [month and year]",
    },
    {
      when: { isNot: ["a date of preparation", "a date of sending alone"] },
      issue: "The piece does not show when it was drawn up or last revised. It must show the month and year.",
      add: "\n\nDate of preparation: [month and year]",
    },
  ],
  examples: {
    flagged: [
      {
        text: leavepiece({ footer: "Job code: ZEL-UK-0120" }),
        why: "a code and no date; the date of the prescribing information is not that of the piece",
      },
      {
        text: `Sent: Tuesday 14 January 2025\n${email({ footer: "Ref: ZEL-EM-0071" })}`,
        channel: "email",
        why: "only the day of sending",
      },
      { text: leavepiece({ footer: "NGP/ZEL/LEAF draft 2" }), why: "a numbered version without a date" },
      {
        text: leavepiece({ footer: "ZEL-UK-0120 | Headache Today, issue 14, June 2025" }),
        why: "the issue of a periodical",
      },
      { text: leavepiece({ footer: "Date of preparation: to be confirmed" }), why: "a label without a date" },
      { text: leavepiece({ footer: "ZEL-UK-0120. Stand open until 4 p.m. on April 25" }), why: "a day is no year" },
      {
        text: leavepiece({ footer: "ZEL-UK-0120\n2. Data on file. ZEL-MED-0044, April 2025." }),
        why: "the code and date of a document that is kept on file",
      },
      {
        text: leavepiece({ footer: "Dr Alder's talk, recorded April 2025" }),
        why: "a recording without the item code",
      },
      { text: leavepiece({ footer: "Headache Today, third issue\nApril 2025" }), why: "a periodical's number" },
      {
        text: email({ pi: `${LINK} (last revised April 2025)`, footer: "Ref: ZEL-EM-0071" }),
        channel: "email",
        why: "in brackets the revision of what they stand behind",
      },
      {
        text: `hcp.northgate.example/zelvorin\n${leavepiece({ footer: "ZEL-UK-0120" })}`,
        channel: "website",
        why: "a page that prints prescribing information among other things has a date of its own",
      },
    ],
    clean: [
      { text: leavepiece({ footer: "ZEL_2022_0016_UK | February 2022" }), why: "a code whose parts underscores join" },
      { text: leavepiece({ footer: "UKZEL02417 April 2025" }), why: "a code of letters and figures before its month" },
      { text: leavepiece(), why: "date of preparation" },
      { text: leavepiece({ footer: "NGP/ZEL/24/061   Prepared October 2024" }), why: "prepared in" },
      { text: leavepiece({ footer: "ZEL-UK-0120 | 04/2025" }), why: "month and year in figures beside the code" },
      { text: leavepiece({ footer: "ZEL-UK-0120, April 2025" }), why: "month and year beside the code" },
      {
        text: leavepiece({ footer: "NGP/ZEL/LEAF Rev 3 (April 2025)" }),
        why: "a numbered version of a code of letters",
      },
      { text: leavepiece({ footer: "ZEL-UK-0120 | edition 2 | April 2025" }), why: "a numbered edition of the item" },
      { text: leavepiece({ footer: "April 2025 (date of preparation)" }), why: "the words after the date" },
      { text: leavepiece({ footer: "Last revised: April 2025" }), why: "date of revision" },
      { text: leavepiece({ footer: "ZEL-UK-0120 | drawn up 4.4.25" }), why: "a day in figures with dots" },
      { text: leavepiece({ footer: "Prep. 04-04-25   ZEL-UK-0120" }), why: "a day in figures with hyphens" },
      { text: leavepiece({ footer: "ZEL-UK-0120 DOP: Apr 25" }), why: "a short year after words of drawing up" },
      { text: leavepiece({ footer: "ZEL-UK-0120 APPROVED 04APR2025" }), why: "as a stamp" },
      {
        text: leavepiece({ footer: "2. Zelvorin SPC. ZEL-UK-0120, April 2025. Northgate Pharma Ltd, Derby DE1 2AB." }),
        why: "behind the last reference, in the same line",
      },
      {
        text: leavepiece({ footer: "2. Birch T. Pain Lett 2021;3:4–9.     ZEL-UK-0120 / April 2025" }),
        why: "after a gap behind the last reference",
      },
      {
        text: leavepiece({
          heading: "Zelvorin (tavorimib) in practice\nApril 2025, third version",
          footer: "ZEL-UK-0120",
        }),
        why: "date and version under the title",
      },
      {
        text: leavepiece({ footer: "Derby DE1 2AB    ZEL-UK-iLP-0120    April 2025" }),
        why: "a small letter in the code",
      },
      {
        text: leavepiece({ footer: "ZEL-UK-0120 (text as certified, price new)   April 2025" }),
        why: "a note between code and date",
      },
      { text: leavepiece({ footer: "Certified version: ZEL-UK-0120, 4 April 2025" }), why: "the date of the version" },
      {
        text: leavepiece({ footer: "ZEL-POD-0120, recorded and certified April 2025" }),
        why: "a talk is drawn up when it is recorded",
      },
      { text: leavepiece({ footer: "Put together April 2025" }), why: "drawn up in other words" },
      { text: leavepiece({ footer: "Compiled April 2025 | ZEL-UK" }), why: "the word opens its part of the line" },
      {
        text: `zelvorin-hcp.example/prescribing-information\nZelvorin (tavorimib), Northgate Pharma Ltd, for UK health professionals\n\n${PI}\n\n${STATEMENT}`,
        channel: "website",
        why: "a page that is the prescribing information has its date",
      },
    ],
    inapplicable: [{ text: BOOKLET, audience: "patients", why: "a booklet for patients" }],
  },
});
