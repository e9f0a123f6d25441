import { everyMatch } from "#worker/text/every-match.ts";
import { monthYearsIn } from "#worker/text/month-years.ts";
import type { Check } from "../types.ts";

const LIMIT_MONTHS = 24;

/** "Recertified unchanged: January 2025"; a date by which it is due is none. */
const AGAIN =
  /\b(?:re-?certified|certified (?:again|anew|afresh))\b(?! (?:by|due|before|version|expected|copy))[^.\n]{0,40}/gi;

/** The month of the last new certificate that the piece tells of. */
function certifiedAgain(text: string): number {
  const told = everyMatch(AGAIN, text).filter(
    ({ index }) =>
      !/\b(?:(?:be|until|to)\s+|(?:not|never)\b[^.\n]{0,12})$/i.test(text.slice(Math.max(0, index - 20), index)),
  );
  return Math.max(
    0,
    ...told.flatMap(([words]) => monthYearsIn(words.replace(/\buntil\b.*/is, "")).map(({ month }) => month)),
  );
}

/** 8.5: material in use is certified again at intervals of no more than two years. */
export const twoYears: Check = {
  id: "clause-08/two-years",
  requirement: "8.two-years",
  severity: "MEDIUM",
  duty: "must",
  themes: ["certification", "out-of-date-information"],
  // A news release is a record of its day, and stands in an archive without being used anew.
  applies: ({ obligatory: { identity }, promotion }) =>
    (promotion.kind !== "press" || identity.certified !== null) &&
    (identity.certified !== null || identity.drawnUp?.month != null) &&
    (identity.usedIn !== null || identity.reviewBy !== null),
  find({ obligatory: { identity }, view }) {
    if (/\bcertified:? \[/i.test(view.text)) return [];
    const { certified, drawnUp, usedIn, reviewBy } = identity;
    const first = certified?.month ?? drawnUp?.month ?? null;
    const at = certified ?? drawnUp;
    if (first === null || !at) return [];
    const from = Math.max(first, certifiedAgain(view.text));
    const until = Math.max(usedIn ?? 0, reviewBy ?? 0);
    const isPastReview = usedIn !== null && reviewBy !== null && usedIn > reviewBy;
    if (until - from <= LIMIT_MONTHS && !isPastReview) return [];
    return [
      {
        at: { start: at.start, end: at.end },
        issue: certified
          ? "The piece is in use more than two years after it was certified. Material still in use must be certified again at intervals of no more than two years."
          : "The piece is in use more than two years after it was drawn up, and shows no later certification. Material still in use must be certified again at intervals of no more than two years.",
        fix: {
          kind: "insert",
          at: at.end,
          text: "   Certified: [month and year of the new certificate]",
          note: "Certify it again, or withdraw it.",
        },
      },
    ];
  },
  examples: {
    flagged: [
      {
        text: "Zelvorin (tavorimib) for adults with migraine\n\nZEL-UK-0096   [[Certified: June 2022]]. To be recertified: May 2026\n\nSite report, 2 February 2025: 118 visits",
        channel: "website",
        why: "the new certificate is still to come",
      },
      {
        text: "Zelvorin (tavorimib) for adults with migraine\n\nZEL-UK-0096   [[Certified: June 2022]]. Recertified version expected May 2025.\n\nSite report, 2 April 2025: 118 visits",
        channel: "website",
        why: "a new version that is only expected",
      },
      {
        text: "Zelvorin (tavorimib) for adults with migraine\n\nZEL-UK-0096   [[Certified: June 2022]]. Not yet recertified (last checked February 2025)\n\nSite report, 2 April 2025: 118 visits",
        channel: "website",
        why: "checked, not certified",
      },
      {
        text: "Living with Zelvorin\nFor people who have been prescribed Zelvorin (tavorimib).\n\nZEL-UK-0095   Date of preparation: February 2022   [[Certified: March 2022]]",
        audience: "patients",
        channel: "website",
        context: "Found live on the site in May 2025.",
        why: "still live after three years",
      },
      {
        text: "Sent: 4 June 2025\nSubject: Zelvorin (tavorimib)\n\nFor adults with migraine.\n\nZEL-UK-0096 Date of preparation: [[January 2023]]",
        channel: "email",
        why: "sent two and a half years after it was drawn up",
      },
      {
        text: "Zelvorin (tavorimib) guide\n\nZEL-UK-0097. [[Certified: May 2023]]. Review by June 2025.",
        why: "a review date a month beyond two years",
      },
      {
        text: "Living with Zelvorin\nFor people who have been prescribed Zelvorin (tavorimib).\n\nZEL-UK-0095   [[Certified: March 2022]]\nStore: print run of May 2025, 3,000 copies",
        audience: "patients",
        why: "printed again after three years",
      },
      {
        text: "Zelvorin (tavorimib) for adults with migraine\n\nZEL-UK-0096   [[Certified: June 2022]]\n\nSite report, 2 February 2025: 118 visits",
        channel: "website",
        why: "visited after its certificate had run out",
      },
    ],
    clean: [
      {
        text: "Site report, 2 February 2025: 118 visits\nZelvorin (tavorimib) for adults with migraine\n\nZEL-UK-0096   First certified: June 2022. Recertified unchanged: May 2024",
        channel: "website",
        why: "certified again in between",
      },
      {
        text: "Zelvorin (tavorimib) for adults with migraine\n\nZEL-UK-0096   Certified: June 2024\n\nSite report, 2 February 2025: 118 visits",
        channel: "website",
        why: "visited within two years",
      },
      {
        text: "NEWS RELEASE, for UK medical journalists\n\nNorthgate presents results of Zelvorin (tavorimib)\n\nZEL-PR-0044   March 2022   Examined",
        audience: "media",
        channel: "website",
        context: "Found live in October 2025.",
        why: "an archived release",
      },
      {
        text: "Zelvorin (tavorimib) guide\n\nZEL-UK-0097. Date of preparation: January 2022. Re-certified January 2024.",
        context: "Live on the site in May 2025.",
        why: "certified again",
      },
      {
        text: "Zelvorin (tavorimib) guide\n\nCertified: ZEL-UK-0098 Date of preparation: December 2024 Review by December 2026",
        why: "reviewed within two years",
      },
      {
        text: "Sent: 4 June 2025\nSubject: Zelvorin (tavorimib)\n\nZEL-UK-0096 Date of preparation: January 2025",
        channel: "email",
        why: "five months old",
      },
    ],
    inapplicable: [
      {
        text: "Zelvorin (tavorimib) guide\n\nZEL-UK-0097. Date of preparation: January 2022.",
        why: "nothing shows when it is used",
      },
    ],
  },
};
