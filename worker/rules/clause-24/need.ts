import { clip, hitsIn } from "../checks/hits.ts";
import { isEngagement } from "../dealings/papers.ts";
import type { Check } from "../types.ts";
import { idleRetainers, mostlyLectures, paidForNothing, signedBlind, wholeAgenda, withoutNeed } from "./words.ts";

/** Clause 24.2: a legitimate need, the right advisers, no more of them than needed, and work that is real. */
export const need: Check = {
  id: "clause-24/need",
  requirement: "24.right-number-and-need",
  severity: "HIGH",
  duty: "must",
  themes: ["contracted-services", "disguised-promotion"],
  applies: (facts) => isEngagement(facts) && (facts.event.isAdvisory || facts.dealings.engagement),
  find: (facts) => {
    const row = facts.event.isAdvisory ? mostlyLectures(facts) : null;
    const { discussion, education } = facts.event.minutes;
    const open = facts.event.isAdvisory ? [...withoutNeed(facts), ...signedBlind(facts)] : idleRetainers(facts);
    return [
      ...hitsIn(
        facts,
        open,
        (words) =>
          `“${clip(words)}”: advisers must be chosen for their expertise, and be no more than a documented need calls for.`,
        "Name the few advisers whose expertise the question needs.",
      ),
      ...hitsIn(
        facts,
        paidForNothing(facts),
        (words) =>
          `“${clip(words)}” pays for work that is not needed. Pay must be reasonable and reflect the service given.`,
        "Pay only for the work that is done.",
      ),
      ...(row
        ? [
            {
              at: { start: row.start, end: row.end },
              issue: `The programme gives ${discussion} minutes to advice and ${education} to presentations. An advisory board must spend most of its time on the advisers’ answers to stated questions.`,
              fix: {
                kind: "replace" as const,
                at: wholeAgenda(facts),
                with: "[Time] Discussion of [the questions put to the advisers] (all)",
                note: "Cut the presentations to what the questions need.",
              },
            },
          ]
        : []),
    ];
  },
  examples: {
    flagged: [
      {
        text: "You are invited to our advisory board on gout. Fee £200.\n[[Whichever nurse from your surgery is free can come.]]",
        channel: "email",
        why: "nobody is chosen",
      },
      {
        text: "You are invited to our advisory board on 3 June. The fee is £900. [[The objectives and the agenda will reach you once all advisers have signed.]]",
        channel: "email",
        why: "signed before the questions are known",
      },
      {
        text: "You are invited to our advisory board in Lisbon. Honorarium £900. [[We look forward to welcoming 48 haematologists from 17 countries.]]",
        channel: "email",
        why: "a crowd",
      },
      {
        text: "Advisory board on gout\n[[Seventy of you will spend an afternoon with us.]] Honorarium £450.",
        channel: "email",
        why: "a crowd",
      },
      {
        text: "Advisory board on gout\n[[First come, first served.]] Honorarium £300.",
        channel: "email",
        why: "no criteria",
      },
      {
        text: "Advisory board programme\n10.00 Zelvorin (zelvotriptan): the data\n11.00 Zelvorin in practice\n12.00 Case histories\n[[13.00 Feedback]]\n13.15 Close",
        channel: "email",
        why: "mostly lectures",
      },
      {
        text: "Speaker agreement\nThe slides are supplied ready for use. [[The fee of £900 includes four hours of preparation.]]",
        channel: "email",
        why: "preparation that is not needed",
      },
    ],
    clean: [
      {
        text: "Advisory board on wards: six advisers, chosen for their expertise, join us on 3 June for a fee of £300.\nAll nurses attend their departmental training days.",
        channel: "email",
        why: "staff are told to attend",
      },
      {
        text: "Advisory board on wound care: six advisers, chosen by our medical department. Any member of the team may send questions for it to the organiser.",
        channel: "email",
        why: "chosen advisers",
      },
      {
        text: "You are invited to be one of eight advisers on 3 June. The objectives, the four questions and the agenda are attached so that you can decide before you sign. Fee £600 under a written contract.",
        channel: "email",
        why: "told first",
      },
      {
        text: "You are one of six advisers, chosen by our medical department for your publications. Representatives played no part in choosing you. Written contract and questions attached.",
        channel: "email",
        why: "documented selection",
      },
      {
        text: "Advisory board programme\n10.00 Background\n10.20 Discussion of question 1\n11.30 Discussion of question 2\n13.00 Close",
        channel: "email",
        why: "mostly advice",
      },
    ],
    inapplicable: [{ text: "Invitation to a symposium for 200 delegates", why: "not an advisory board" }],
  },
};
