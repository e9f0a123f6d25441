import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "INTERNAL: hand-over notes, brand team\n[[Page 4 of the Coprivex leavepiece still gives the old dose.]] [[It is too expensive to reprint, so we use up the boxes.]]",
      audience: "hcp",
      channel: "sales",
      context: "Internal note.",
      why: "a wrong dose, kept for the cost",
    },
    {
      text: "Change log of the site\n[[The link opens the superseded leaflet.]] [[Nobody will notice before the rebuild.]]",
      audience: "hcp",
      channel: "website",
      context: "Internal log of the web team.",
      why: "a dead leaflet, left",
    },
    {
      text: "To: all sales colleagues\nHere is the new text for the Zelvorin card.\n[[Nobody has checked the contraindications against the SPC yet.]]",
      audience: "hcp",
      channel: "email",
      context: "Internal e-mail.",
      why: "safety text that nobody compared",
    },
  ],
  clean: [
    {
      text: "Withdrawal record\nThe card gave the wrong dose. All copies were destroyed by 4 May and the page was removed the same day.",
      audience: "hcp",
      channel: "print",
      context: "Internal form.",
      why: "put right",
    },
    {
      text: "INTERNAL BRIEFING for representatives\nIf you find an error in a piece, do not leave it for the next print: tell the signatory at once and stop using it.",
      audience: "hcp",
      channel: "sales",
      context: "Internal briefing for representatives.",
      why: "a rule",
    },
    {
      text: "Minutes of the team\nThe room was booked under the wrong name. It can wait until next week. The coffee was cold again, too.",
      audience: "hcp",
      channel: "print",
      context: "Internal minutes.",
      why: "nothing that readers see",
    },
  ],
  inapplicable: [
    {
      text: "Zelvorin (tavorimib) for adults with migraine. Prescribing information overleaf.",
      audience: "hcp",
      channel: "print",
      why: "tells of no error",
    },
  ],
};
