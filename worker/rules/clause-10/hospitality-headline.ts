import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { ownWords } from "#worker/text/voice/own-words.ts";
import { clip, hitsIn } from "../checks/hits.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import { MEAL } from "../vocabulary/hospitality.ts";
import { isMeeting, LEISURE, LUXURY, offered, RATED } from "./words.ts";

/** An appeal to pleasure, and a meal or a break as the thing one is invited to. */
const LURES = phrases(
  "treat yourself|yourselves|your",
  "spoil|reward yourself|yourselves",
  "weekend|evening|day|night|break|stay of|in ..3 indulgence|luxury|style|relaxation|comfort|fun|pleasure|glamour",
  "escape|unwind|retreat ..1 to|with|from|at|in",
  "come|join|stay|here ..2 for ..2 football|rugby|golf|cricket|tennis|match|game|races|opera|show|music|fun|food|party",
  `${MEAL}|cocktails|football|golf and ..2 data|science|learning|evidence|education`,
  "get away ..3 to|with|from|for",
  "unwind|getaway",
  `join|come|meet|enjoy ..2 us for|to|at ..3 ${MEAL}|cocktails|banquet|barbecue`,
  `${MEAL} ..1 at|on|aboard the|our ..4 castle|palace|manor|restaurant|savoy|ritz|stadium|terrace|tower|boat|hall|hotel|mansion|house|river`,
  `${MEAL} is on us|me`,
  "enjoy ..4 hospitality|dinner|weekend|meal|menu|stay|break",
  "unforgettable|memorable|magical|dream evening|weekend|night|stay|experience|setting",
);
/** The company as host: what it treats its guests to, wherever the piece says so. */
const TREATS = phrases(
  "treat|treating|treats ..2 you|delegates|everyone|guests ..6 night|nights|weekend|dinner|stay|meal|break|room|evening|day",
  `room|rooms|night|nights|${MEAL}|bar|weekend|stay|hotel|everything ..8 is|are|all|its ..2 on us|me|the|our`,
  "it is our treat|pleasure|shout",
  "our treat|shout|tab|compliments",
);
/** A place chosen for its charms. */
const CHARMS =
  "warm|sun|sunny|sunshine|weather|beach|beaches|sea|seaside|views|scenery|mountains|lake|food|wine|cuisine|beautiful|lovely|charming|romantic|gorgeous|glorious|delightful|vibrant|nightlife|shopping|favourite|loves|spring|mild|atmosphere";
const CHOSEN_FOR_CHARM = phrases(
  `chose|chosen|choose|choosing|picked|pick|selected|settled|decided|went ..5 because|for|as|since ..8 ${CHARMS}`,
  `why ..3 because|for|the ..4 ${CHARMS}`,
);
/** Reasons that may be given for a place. */
const REACHED = phrases("access|accessible|disabled|cheapest|cheaper|step free|hearing loop");
const MOTIVES = phrases("why attend|come|join", "highlights|highlight");
const DELIGHTS = [...LUXURY, ...LEISURE];

/** Where a piece says why to come: its subject, its headings, its opening lines. */
function headlines(facts: Facts): Sentence[] {
  const start = facts.event.agenda[0]?.start ?? Number.POSITIVE_INFINITY;
  const body = facts.lines
    .filter((line) => line.zone === "body")
    .slice(0, 2)
    .map((line) => line.index);
  return offered(facts).filter(
    (s) =>
      s.zone === "heading" ||
      /^(?:subject|re)\s*:/i.test(facts.view.text.slice(s.start, s.start + 12)) ||
      (body.includes(s.line) && s.start < start),
  );
}

function find(facts: Facts): Hit[] {
  const rows = new Set(facts.event.agenda.map((row) => row.line));
  const places = headlines(facts).filter((s) => !rows.has(s.line) && !hasPhrase(RATED, facts, [s]));
  const found = places.filter(
    (s) =>
      ownWords(LURES, facts, [s]).length > 0 ||
      (hasPhrase(MOTIVES, facts, [s]) && ownWords(DELIGHTS, facts, [s]).length > 0),
  );
  return hitsIn(
    facts,
    [
      ...found,
      ...ownWords(TREATS, facts, offered(facts)),
      ...ownWords(CHOSEN_FOR_CHARM, facts, offered(facts)).filter((m) => !hasPhrase(REACHED, facts, [m.sentence])),
    ],
    (words) =>
      `“${clip(words)}” makes hospitality the attraction. The educational programme must be what draws delegates, with food and lodging secondary to it.`,
    "Lead with the educational programme instead.",
  );
}

/** Clause 10.1: education, not hospitality, attracts people to a meeting. */
export const hospitalityHeadline: Check = {
  id: "clause-10/hospitality-headline",
  requirement: "10.educational-content",
  severity: "HIGH",
  duty: "must",
  themes: ["meetings-and-hospitality", "inducement-and-gifts"],
  applies: isMeeting,
  find,
  examples: {
    flagged: [
      {
        text: "[[Subject: Come for the rugby, stay for the renal update]]\nCalder Ltd invites you to its box at the stadium on 4 May. A short talk at half-time.",
        channel: "email",
        why: "a match as the lure",
      },
      {
        text: "[[Join us for dinner at the castle!]]\nYou are invited to an evening meeting on gout.",
        why: "the dinner is what one is invited to",
      },
      {
        text: "Subject: Places left at our spring meeting\n\n[[A weekend of luxury by the lake]]\n\nYou are invited to a meeting on migraine.",
        channel: "email",
        why: "luxury as the headline",
      },
      {
        text: "INVITATION\n\n[[Escape to the coast with Northgate Pharma]]\n\nRSVP for our respiratory meeting by 4 May.",
        why: "a getaway as the headline",
      },
    ],
    clean: [
      {
        text: "Invitation to an evening meeting\nGout and the kidney\n18.30 Registration and buffet\n19.00 Treating to target\n20.30 Close",
        why: "the programme leads",
      },
      {
        text: "You are invited to a webinar.\nThere is no dinner at the hotel and no overnight stay.",
        why: "hospitality ruled out",
      },
      {
        text: "Invitation to a meeting\nDinner with diabetes: counselling people about evening meals",
        why: "a topic about food",
      },
    ],
    inapplicable: [{ text: "Zelvorin is for adults with migraine.", why: "no meeting" }],
  },
};
