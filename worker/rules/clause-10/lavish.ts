import { findPhrases, hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { ownWords } from "#worker/text/voice/own-words.ts";
import { clip, hitsIn } from "../checks/hits.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";
import { MEAL } from "../vocabulary/hospitality.ts";
import { PAYMENT } from "../vocabulary/payments.ts";
import { LUXURY, offered, plansHospitality, RATED } from "./words.ts";

const HEADS = phrases("head|person|delegate|guest|cover|attendee|diner|place");
const MEALS = phrases(`${MEAL}|menu|dining|restaurant|hospitality|catering|wines|food|banquet|reception|subsistence`);
/** More than people would pay for a working meal themselves, beyond doubt. */
const DEAR_MEAL_POUNDS = 75;

/** Sums a head for food that no one would call modest. */
function dearMeals(facts: Facts): Hit[] {
  return offered(facts).flatMap((s) => {
    if (!hasPhrase(MEALS, facts, [s])) return [];
    const sum = facts.dealings.sums.find(
      (m) => m.token >= s.first && m.token < s.last && m.value > DEAR_MEAL_POUNDS && m.value < 2000,
    );
    if (!sum) return [];
    const perHead = findPhrases(HEADS, facts, [s]).some((m) => Math.abs(m.first - sum.token) <= 6);
    if (!perHead) return [];
    return hitsIn(
      facts,
      [s],
      `£${sum.value} a head is more than the modest, secondary hospitality that is allowed.`,
      "Choose a modest meal.",
    );
  });
}

const TOTAL_GUESTS = /\b(\d{1,3}) (?:guests|delegates|attendees|covers|people|doctors|diners|invitees|places)\b/i;

/** A bill that comes to more than that for each of those who are to come. */
function dearBills(facts: Facts): Hit[] {
  const guests = Number(TOTAL_GUESTS.exec(facts.view.text)?.[1] ?? 0);
  if (guests < 2) return [];
  return offered(facts).flatMap((s) => {
    if (!hasPhrase(FED, facts, [s]) || hasPhrase(OTHER_COSTS, facts, [s])) return [];
    const sum = facts.dealings.sums.find((m) => m.token >= s.first && m.token < s.last && m.value > 300);
    const each = sum ? Math.round(sum.value / guests) : 0;
    if (each <= DEAR_MEAL_POUNDS || each > 1000) return [];
    return hitsIn(
      facts,
      [s],
      `£${sum?.value} for ${guests} is about £${each} a head, more than the modest, secondary hospitality that is allowed.`,
      "Choose a modest meal.",
    );
  });
}
const FED = phrases(`${MEAL}|menu|dining|restaurant|catering|wines|food|banquet|subsistence`);
const OTHER_COSTS = phrases(
  `room|rooms|hire|equipment|projector|travel|flights|rail|accommodation|hotel|speaker|${PAYMENT}|stand|registration|total|grant|donation|sponsorship`,
);

function find(facts: Facts): Hit[] {
  const luxury = ownWords(
    LUXURY,
    facts,
    offered(facts).filter((s) => !hasPhrase(RATED, facts, [s])),
  );
  return [
    ...hitsIn(
      facts,
      luxury,
      (words) =>
        `“${clip(words)}” is lavish. Venues, meals, travel and rooms must be modest and no more than recipients would normally pay for themselves.`,
      "Describe a modest venue, meal or journey, and book no other.",
    ),
    ...dearMeals(facts),
    ...dearBills(facts),
  ];
}

/** Clause 10.1: an appropriate venue, and subsistence that is modest and secondary. */
export const lavish: Check = {
  id: "clause-10/lavish",
  requirement: "10.subsistence-modest",
  severity: "HIGH",
  duty: "must",
  themes: ["meetings-and-hospitality"],
  applies: plansHospitality,
  find,
  examples: {
    flagged: [
      {
        text: "Meeting plan for approval\n[[Venue: private dining room at The Walnut, 12 guests.]]\n[[Food and drinks: £1,140.]]\nOne speaker, 30 minutes.",
        channel: "sales",
        why: "a bill of £95 a head",
      },
      {
        text: "You are invited to our meeting on psoriasis. [[Deluxe hotel, champagne reception.]]",
        why: "a deluxe hotel",
      },
      { text: "Register for the symposium. [[We fly you business class to Nice.]]", why: "business class" },
      {
        text: "You are invited to an evening meeting. [[Dinner with paired wines will be served at £76 a head.]]",
        why: "a meal at £76 a head",
      },
    ],
    clean: [
      {
        text: "Meeting plan for approval\nVenue: seminar room at the hospital, 20 guests.\nSandwiches and drinks: £310.\nTwo speakers, two hours.",
        channel: "sales",
        why: "a modest bill",
      },
      {
        text: "You are invited to a meeting. A finger buffet at about £18 for each delegate will be provided.",
        why: "a modest buffet",
      },
      {
        text: "You are invited to a meeting at the science centre, a 5-star rated visitor attraction.",
        why: "stars of an attraction",
      },
      {
        text: "You are invited to a meeting. The pool and spa of the hotel are not included in the booking.",
        why: "facilities ruled out",
      },
    ],
    inapplicable: [{ text: "Zelvorin: five-star service to patients.", why: "no meeting" }],
  },
};
