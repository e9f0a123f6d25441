import type { Clause } from "../types.ts";
import { educationShare } from "./education-share.ts";
import { guests } from "./guests.ts";
import { hospitalityHeadline } from "./hospitality-headline.ts";
import { items } from "./items.ts";
import { lavish } from "./lavish.ts";
import { leisure } from "./leisure.ts";
import { pleasure } from "./pleasure.ts";
import { role } from "./role.ts";
import { supportAgreement } from "./support-agreement.ts";
import { isMeeting } from "./words.ts";

/** Clause 10: Events/Meetings and Hospitality. */
export const clause10: Clause = {
  number: 10,
  engaged: isMeeting,
  checks: [hospitalityHeadline, educationShare, leisure, pleasure, guests, lavish, role, items, supportAgreement],
  human: [
    {
      requirement: "10.pi-at-promotional-meeting",
      engaged: (facts) => isMeeting(facts) && facts.products.some((p) => p.role === "own"),
      look: "A medicine is named: check that every other paper of the meeting (slides, panels, programme) carries prescribing information or its permitted alternative, as Clause 12 asks of this one.",
    },
  ],
};
