import type { Clause, ClauseWords } from "../types.ts";
import { educationShare } from "./education-share.ts";
import { guests } from "./guests.ts";
import { hospitalityHeadline } from "./hospitality-headline.ts";
import { items } from "./items.ts";
import { lavish } from "./lavish.ts";
import { leisure } from "./leisure.ts";
import { pleasure } from "./pleasure.ts";
import { role } from "./role.ts";
import { supportAgreement } from "./support-agreement.ts";
import { treatedAway } from "./treated-away.ts";
import { isMeeting } from "./words.ts";

/** What a reader is told of each check. */
const WORDS: ClauseWords = {
  "hospitality-headline": {
    headline: "Hospitality presented as the attraction",
    asks: "the educational programme must be the attraction (Clause 10.1)",
    action: "remove",
    advice: "Take out the emphasis on hospitality and lead with the programme.",
  },
  "education-share": {
    headline: "Hospitality outweighs education",
    asks: "hospitality must be secondary to education and proportionate (Clause 10.1)",
    action: "ask",
    advice: "Redesign the programme so that education takes most of the time.",
  },
  leisure: {
    headline: "Entertainment at a company meeting",
    asks: "a company must not organise, offer or pay for leisure or sport (Clause 10.1)",
    action: "remove",
    advice: "Take the entertainment out of the programme and its description.",
  },
  guests: {
    headline: "Hospitality offered to guests",
    asks: "hospitality must not extend to accompanying persons (Clause 10.1)",
    action: "remove",
    advice: "Take out the offer; hospitality is for registered delegates only.",
  },
  lavish: {
    headline: "Lavish hospitality",
    asks: "venues, meals and travel must be modest (Clause 10.1)",
    action: "ask",
    advice: "Change the venue, meal or travel to one that is modest, and describe it so.",
  },
  role: {
    headline: "Company's part in the meeting not declared",
    asks: "the declaration must show the nature of the involvement from the outset (Clause 10.10)",
    action: "add",
    advice: "State at the head of the invitation what the company did and paid for.",
  },
  "treated-away": {
    headline: "Offers prescribers or their families a treat",
    asks: "hospitality must be modest and never for others; nothing may be given for prescribing (Clauses 10.1 and 19.1)",
    action: "remove",
    advice: "Take the offer out.",
  },
  items: {
    headline: "Promotional give-away at a meeting",
    asks: "only a pen or pencil and a notepad without a medicine's name may be given (Clause 10.5)",
    action: "remove",
    advice: "Take out the give-away.",
  },
  "support-agreement": {
    headline: "Support to attend without a written agreement",
    asks: "support must rest on a written agreement that names the costs (Clause 10)",
    action: "add",
    advice: "Add that support rests on a written agreement, once that agreement is signed.",
  },
  pleasure: {
    headline: "Meeting offers leisure or lavish hospitality",
    asks: "educational content must be the reason to attend, and hospitality secondary to it (Clause 10.1)",
    action: "remove",
    advice: "Take out the entertainment; keep hospitality modest and secondary to the programme.",
  },
};

/** Clause 10: Events/Meetings and Hospitality. */
export const clause10: Clause = {
  number: 10,
  engaged: isMeeting,
  checks: [
    hospitalityHeadline,
    educationShare,
    leisure,
    pleasure,
    guests,
    lavish,
    role,
    items,
    supportAgreement,
    treatedAway,
  ],
  words: WORDS,
  human: [
    {
      requirement: "10.pi-at-promotional-meeting",
      engaged: (facts) => isMeeting(facts) && facts.products.some((p) => p.role === "own"),
      look: "A medicine is named: check that every other paper of the meeting (slides, panels, programme) carries prescribing information or its permitted alternative, as Clause 12 asks of this one.",
    },
  ],
};
