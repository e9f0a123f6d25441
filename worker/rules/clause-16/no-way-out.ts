import { written } from "../checks/written.ts";
import { HARD_EXIT, MESSAGE, WITH_LEAVE } from "../concepts/contacting.ts";

/** 16.4: whoever is on a list can leave it, simply and at once. */
export const noWayOut = written({
  id: "clause-16/no-way-out",
  requirement: "16.opt-out",
  severity: "MEDIUM",
  duty: "must",
  themes: ["promotional-email", "frequency-and-suitability"],
  needsConfirmation: true,
  when: { audience: ["hcp", "payers"] },
  meetings: [
    {
      ideas: [
        {
          all: [HARD_EXIT, MESSAGE],
          none: [WITH_LEAVE],
          why: "makes it hard, slow or costly to leave the list, or impossible",
        },
      ],
      unless: "a direction for the layout",
      unlessRefused: [HARD_EXIT],
      rule: "A request to be removed must be simple to make and promptly complied with (Clause 16.4).",
    },
  ],
  examples: {
    flagged: [
      {
        text: "[[To leave the mailing list, telephone the office in person and quote your account password.]]",
        channel: "email",
        why: "hard to leave",
      },
      { text: "[[Unsubscribe requests are handled once a quarter.]]", channel: "email", why: "slow" },
    ],
    clean: [
      { text: "Either side may leave on two months' notice; the clinic list is seen to its end.", why: "a contract" },
      { text: "No hard feelings: unsubscribe by this link.", channel: "email", why: "simple" },
      { text: "Unsubscribe with one click.", channel: "email", why: "simple" },
      { text: "To stop our e-mails reply STOP, free of charge.", channel: "email", why: "free" },
    ],
    inapplicable: [{ text: "Unsubscribe", audience: "patients", why: "not to professionals" }],
  },
});
