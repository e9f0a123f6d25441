import type { Tell } from "../tell.ts";

/** What calls to meetings and training. */
export const MEETINGS: Tell[] = [
  {
    kind: "meeting-paper",
    weight: 2,
    where: "any",
    acts: true,
    alsoOf: ["ruling", "job-advertisement"],
    pattern:
      /\b(?:you are (?:cordially )?invited(?! (?:to|for) (?:an )?interview)|invites you|join us|register (?:now|here|for)|rsvp|launch meetings?|sponsored symposium|satellite symposium|advisory board|meeting agenda|webinar|annual congress|\bcongress 20\d\d|interactive hub|study day|refreshments|lunch (?:is|will be) provided)\b/g,
    means: "It calls to a meeting",
    most: 2,
  },
  {
    kind: "meeting-paper",
    weight: 1.5,
    where: "any",
    acts: true,
    alsoOf: ["not-medicines"],
    pattern:
      /^ ?(?:(?:[01]?\d|2[0-3]):[0-5][05]|(?:1\d|2[0-3]|0?[7-9])\.[0-5][05]|[1-6]\.(?:00|15|30|45)) ?(?:am|pm|[-–] ?\d{1,2}[.:]\d{2})?[ \t]{1,60}(?![^\n]*\.{4})(?!(?:units?|mg|ml|mcg|micrograms?|kg|litres?|hours?|per|to|and)\b)\p{L}{3}[^\n]{5,}/gmu,
    means: "Rows of a programme",
    most: 3,
  },
  {
    kind: "meeting-paper",
    weight: 1.5,
    where: "any",
    acts: true,
    alsoOf: ["ruling", "journal-article"],
    pattern:
      /\b(?:organi[sz]ed and (?:paid for|funded)|funded and organi[sz]ed|sponsored and funded|meeting (?:is )?(?:organised|funded|sponsored)|speakers? (?:are|is) paid|honorari(?:um|a))\b/g,
    means: "A company’s part in a meeting",
  },
  {
    kind: "meeting-paper",
    weight: 1.5,
    where: "any",
    acts: true,
    alsoOf: ["job-advertisement"],
    pattern:
      /\b(?:training (?:simulation|session|event)|simulation training|learning objectives?|cpd (?:points|credits|accredited)|(?:at|visit) (?:the |our )?(?:booth|stand)\b|welcome to the)\b/g,
    means: "Training or a stand",
    most: 2,
  },
];
