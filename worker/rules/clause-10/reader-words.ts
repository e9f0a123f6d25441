import type { ClauseWords } from "../types.ts";

/** What a reader is told of each check of Clause 10. */
export const words10: ClauseWords = {
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
    advice: "Sign a written agreement first; say that support rests on it once it is signed.",
  },
  pleasure: {
    headline: "Meeting offers leisure or lavish hospitality",
    asks: "educational content must be the reason to attend, and hospitality secondary to it (Clause 10.1)",
    action: "remove",
    advice: "Take out the entertainment; keep hospitality modest and secondary to the programme.",
  },
};
