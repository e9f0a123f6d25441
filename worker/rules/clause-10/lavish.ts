import { clip, hitsIn, meant } from "../conduct.ts";
import type { Facts } from "../facts/index.ts";
import { findPhrases, hasPhrase, phrases } from "../pattern.ts";
import type { Check, Hit } from "../types.ts";
import { LUXURY, offered, plansHospitality, RATED } from "./words.ts";

const HEADS = phrases("head|person|delegate|guest|cover|attendee|diner|place");
const MEALS = phrases(
  "dinner|meal|meals|lunch|supper|menu|dining|restaurant|hospitality|catering|wine|wines|food|drinks|banquet|reception|subsistence",
);
/** More than people would pay for a working meal themselves, beyond doubt. */
const DEAR_MEAL_POUNDS = 75;

/** Sums a head for food that no one would call modest. */
function dearMeals(facts: Facts): Hit[] {
  return offered(facts).flatMap((s) => {
    const sum = facts.dealings.sums.find(
      (m) => m.token >= s.first && m.token < s.last && m.value > DEAR_MEAL_POUNDS && m.value < 2000,
    );
    if (!sum || !hasPhrase(MEALS, facts, [s])) return [];
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

function find(facts: Facts): Hit[] {
  const luxury = meant(
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
        text: "You are invited to our meeting on psoriasis. [[Deluxe hotel, champagne reception.]]",
        why: "a deluxe hotel",
      },
      { text: "Register for the symposium. [[We fly you business class to Nice.]]", why: "business class" },
      {
        text: "You are invited to an evening meeting. [[Dinner with paired wines will be served at £120 a head.]]",
        why: "a meal at £120 a head",
      },
    ],
    clean: [
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
