import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";
import { isMeeting } from "./words.ts";

/** Fewest minutes of programme that can justify a night away. */
const MINUTES_FOR_A_NIGHT = 150;

function find(facts: Facts): Hit[] {
  const { agenda, minutes, nights, isAdvisory } = facts.event;
  const taught = minutes.education + minutes.discussion;
  const social = minutes.meal + minutes.leisure;
  const row =
    agenda.find((r) => r.kind === "education" || r.kind === "discussion") ??
    agenda.find((r) => r.kind === "meal" || r.kind === "leisure");
  if (!row || agenda.length < 3 || isAdvisory) return [];
  const short =
    nights > 0 &&
    taught < MINUTES_FOR_A_NIGHT * nights &&
    agenda.some((r) => r.kind === "meal" || r.kind === "leisure");
  const outweighed = social >= 90 && social > taught && minutes.leisure + minutes.meal > 0;
  if (!short && !outweighed) return [];
  const away = nights > 0 ? ` and ${nights === 1 ? "a night" : `${nights} nights`} away` : "";
  const pleasure = outweighed
    ? `against ${social} minutes of meals and leisure${away}`
    : `for ${nights === 1 ? "a night" : `${nights} nights`} away`;
  return [
    {
      at: { start: row.start, end: row.end },
      issue: `The programme holds ${taught} minutes of education ${pleasure}. Hospitality must be secondary to education and in proportion to it.`,
      fix: {
        kind: "replace",
        at: { start: agenda[0]?.start ?? row.start, end: agenda.at(-1)?.end ?? row.end },
        with: "[Educational programme with session titles, speakers and times]",
        note: "Rebuild the programme around education, cut the meals and leisure to what it needs, and drop the overnight stay if it no longer fits.",
      },
    },
  ];
}

/** Clause 10.1: hospitality is secondary to the educational purpose and in proportion to it, reckoned from the agenda. */
export const educationShare: Check = {
  id: "clause-10/education-share",
  requirement: "10.educational-content",
  severity: "HIGH",
  duty: "must",
  themes: ["meetings-and-hospitality"],
  applies: (facts) => isMeeting(facts) && facts.event.agenda.length > 0,
  find,
  examples: {
    flagged: [
      {
        text: "Invitation to a meeting\n18.00 Drinks and canapés\n[[19.30 Update on asthma (30 minutes)]]\n20.00 Dinner\n22.30 Close",
        why: "half an hour of talk, four hours of food",
      },
      {
        text: "Meeting invitation\nFriday\n7 pm Dinner\nSaturday\n[[10 am Heart failure today (60 minutes)]]\n11 am Free time: golf\n6 pm Banquet\nSunday\n10 am Departures",
        why: "one hour in two nights",
      },
    ],
    clean: [
      {
        text: "Invitation to a meeting\n6.30 Registration and buffet\n7.00 Spirometry\n7.40 Inhaler technique\n8.20 Questions\n8.45 Close",
        why: "half an hour of food, nearly two hours of talks",
      },
      {
        text: "Study day\n09.15 Registration and coffee\n09.40 Gout in kidney disease\n11.15 Coffee\n11.45 Early arthritis\n12.30 Lunch\n13.30 Workshop\n15.30 Tea\n15.50 Difficult cases\n17.00 Close",
        why: "a working day",
      },
      {
        text: "Meeting\nThursday\n19.00 Supper\nFriday\n09.00 Lecture on stroke\n10.30 Coffee\n11.00 Case studies\n12.30 Lunch\n13.30 Workshops\n16.00 Close",
        why: "one night before a full day",
      },
    ],
    inapplicable: [{ text: "You are invited to a meeting on 4 May.", why: "no agenda to reckon" }],
  },
};
