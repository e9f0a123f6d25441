import { email, LINK, STATEMENT } from "../checks/example-texts.ts";
import { written } from "../checks/written.ts";

/** 16.4: a wish to leave a mailing list is honoured, no name is put back without permission, and each mailing says how
 * to leave. */
export const optOut = written({
  id: "clause-16/opt-out",
  requirement: "16.opt-out",
  severity: "MEDIUM",
  duty: "must",
  themes: ["promotional-email", "frequency-and-suitability"],
  when: [
    { is: ["a message", "promotion"] },
    { is: ["a message"], kinds: ["reply", "advisory-board"] },
    { is: ["a message", "a refusal to let somebody leave the list"] },
  ],
  faults: [
    {
      spans: ({ obligatory }) => obligatory.consent.refused,
      issue:
        "A wish to be taken off the mailing list is refused or overruled. Such requests must be complied with, and a name may be put back only with its owner's permission.",
      instead: "To stop receiving these e-mails, unsubscribe here: [link].",
    },
    {
      alone: true,
      when: { is: ["a mailing", "promotion"], isNot: ["a way to leave the list", "an answer beyond its question"] },
      issue:
        "The promotional e-mail gives its reader no way to leave the mailing list. Each mailing must say how to stop receiving them.",
      add: "\n\nTo stop receiving promotional e-mails, unsubscribe here: [link]",
    },
  ],
  examples: {
    flagged: [
      {
        text: email({ optOut: "[[It is not possible to be removed from this list.]]" }),
        channel: "email",
        why: "removal refused",
      },
      {
        text: email({ optOut: "[[You unsubscribed last year, but we have put your name back on the list.]]" }),
        channel: "email",
        why: "a name put back",
      },
      {
        text: email({ optOut: "[[Unsubscribe requests cannot be processed.]]" }),
        channel: "email",
        why: "requests not processed",
      },
      { text: email({ optOut: "" }), channel: "email", why: "no way out" },
      {
        text: "From: Northgate Pharma Ltd\nTo: Members of the Midland headache network\nSubject: Paper 4 of our series\n\nZelvorin (tavorimib) 40 mg prevents migraine in adults.",
        audience: "payers",
        channel: "email",
        why: "a mailing to the members of a body, whatever it calls itself",
      },
      {
        text: email({ optOut: "Some patients would rather not take tablets. Tell me if yours would rather not." }),
        channel: "email",
        why: "patients who would rather not, and no mailing that could be left",
      },
      {
        text: email({ optOut: "If you would rather not receive emails, tell our colleague when she next visits." }),
        channel: "email",
        why: "a way out that has to wait for a visit",
      },
      {
        text: email({ optOut: "[[You asked to come off the list, so I am writing here instead.]]" }),
        channel: "email",
        why: "the list that was left is gone round",
      },
    ],
    clean: [
      {
        text: "To: Members of the Midland formulary group\nSubject: Our paper for your meeting\n\nThank you for the invitation to send a paper.\n\nZelvorin (tavorimib) 40 mg prevents migraine in adults.",
        audience: "payers",
        channel: "email",
        why: "a paper that its readers asked for goes to no list",
      },
      {
        text: "TO: Midland Headache Commissioning Board\nFROM: Northgate Pharma Ltd\nAGENDA ITEM 7: Zelvorin, for approval at the May meeting\n\nZelvorin (tavorimib) 40 mg prevents migraine in adults.",
        audience: "payers",
        channel: "email",
        why: "a paper on the agenda of a body goes to no list",
      },
      { text: email(), channel: "email", why: "an unsubscribe link" },
      {
        text: email({
          optOut: "You ticked “new medicines” when you joined; alter this at https://northgate.example/me",
        }),
        channel: "email",
        why: "a choice that can be altered",
      },
      {
        text: email({ optOut: "If you no longer wish to hear from us, reply with STOP." }),
        channel: "email",
        why: "reply with STOP",
      },
      {
        text: email({ optOut: "Leave the list: https://northgate.example/leave" }),
        channel: "email",
        why: "leave the list",
      },
      {
        text: email({ optOut: "Not for you? https://northgate.example/stop" }),
        channel: "email",
        why: "an address that says what it does",
      },
      { text: email({ optOut: "No further e-mails: write to us." }), channel: "email", why: "no further e-mails" },
      {
        text: email({ optOut: "These emails stop at any time by replying to them." }),
        channel: "email",
        why: "stop by replying",
      },
      {
        text: email({ optOut: "Had your fill of these? Just answer “no thanks” and I shall take you off." }),
        channel: "email",
        why: "an answer takes the reader off",
      },
      {
        text: email({
          optOut: "This message came because you like our mailings. Let me know if you would rather not.",
        }),
        channel: "email",
        why: "said of the mailing named before it",
      },
      {
        text: email({
          optOut: "If you would sooner not hear from me, say so and I shall stop. You asked me this, so here it is.",
        }),
        channel: "email",
        why: "a question that was asked is no wish to leave",
      },
      {
        text: "Hi Petra, it is Lewis from Northgate Pharma. Zelvorin (tavorimib) 40 mg prevents migraine in adults. May I ring you on Friday?",
        channel: "email",
        context: "Text message sent by a representative to a headache nurse.",
        why: "a message to one person goes to no list",
      },
      {
        text: email({ optOut: "End these alerts: reply with END." }),
        channel: "email",
        why: "end these alerts",
      },
      {
        text: `From: Studio\nTo: Brand team\nSubject: Zelvorin (tavorimib) card\n\nI have left the table out again, so that the text fits on the back.`,
        channel: "email",
        why: "a text that was cut has nothing to do with a list",
      },
      {
        text: email({ optOut: "Manage your preferences: https://northgate.example/preferences" }),
        channel: "email",
        why: "preferences",
      },
    ],
    inapplicable: [{ text: `Zelvorin (tavorimib) for adults with migraine.\n${LINK}\n${STATEMENT}`, why: "print" }],
  },
});
