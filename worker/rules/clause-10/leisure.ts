import type { Match } from "#worker/text/language/phrases.ts";
import { ownWords } from "#worker/text/voice/own-words.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { clip, hitsIn } from "../checks/hits.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";
import { LEISURE, offered, plansHospitality } from "./words.ts";

const ISSUE = (words: string) =>
  `“${clip(words)}” is entertainment. A company must not organise, offer or pay for leisure or sport at a meeting.`;
const NOTE = "Take the entertainment out of the programme.";

/** The name of a place, which says nothing of what is offered there: "Ashdown Golf and Country Hotel". */
const PLACE_NAME =
  /\b[A-Z][\w'’]*(?: (?:(?:and|&|of) )?[A-Z][\w'’]*){0,8} (?:Hotel|Club|Resort|Lodge|Inn|Hall|House|Drive|Road)\b/g;

const isInName = (facts: Facts, match: Match): boolean => {
  const { start } = match.sentence;
  return [...wordsOf(facts, match.sentence).matchAll(PLACE_NAME)].some(
    (name) => start + name.index <= match.start && match.end <= start + name.index + name[0].length,
  );
};

function find(facts: Facts): Hit[] {
  const open = offered(facts);
  const rows = facts.event.agenda.filter((row) => row.kind === "leisure" && open.some((s) => s.line === row.line));
  const taken = new Set(rows.map((row) => row.line));
  const inAgenda: Hit[] = rows.map((row) => {
    const at = { start: row.start, end: row.end };
    return { at, issue: ISSUE(wordsOf(facts, at)), fix: { kind: "delete", note: NOTE } };
  });
  const elsewhere = ownWords(
    LEISURE,
    facts,
    open.filter((s) => !taken.has(s.line)),
  ).filter((match) => !isInName(facts, match));
  return [...inAgenda, ...hitsIn(facts, elsewhere, ISSUE, NOTE)];
}

/** Clause 10.1: no entertainment at meetings. */
export const leisure: Check = {
  id: "clause-10/leisure",
  requirement: "10.no-guests-entertainment",
  severity: "HIGH",
  duty: "must",
  themes: ["meetings-and-hospitality"],
  applies: plansHospitality,
  find,
  examples: {
    flagged: [
      {
        text: "You are invited to our meeting on asthma.\n09.00 Talks\n13.00 Lunch\n[[14.00 Guided tour of the distillery]]\n17.00 Close",
        why: "a tour in the programme",
      },
      {
        text: "You are invited to our autumn symposium. [[The evening closes with a jazz trio and fireworks over the lake.]]",
        why: "a band and fireworks",
      },
      {
        text: "Register for the meeting. [[We have tickets to the match for the first twenty delegates.]]",
        why: "tickets to a match",
      },
    ],
    clean: [
      {
        text: "You are invited to a meeting. The planners proposed a whisky tasting and a ceilidh band; both were declined.",
        why: "turned down",
      },
      {
        text: "You are invited to a meeting at the Rowan Golf Hotel. The golf course and spa form no part of the day.",
        why: "facilities ruled out",
      },
      {
        text: "You are invited to our meeting on gout.\nBoard room, Ashdown Golf and Country Hotel, Hythe\n18.00 Talks",
        why: "the name of a venue",
      },
      { text: "You are invited to a meeting. No entertainment will be provided.", why: "denied" },
      { text: "You are invited to a symposium. 19.00 A tour of the new guideline", why: "a figure of speech" },
    ],
    inapplicable: [
      {
        text: "You are invited to our family fun day with live music.",
        audience: "patients",
        why: "not a meeting of professionals",
      },
    ],
  },
};
