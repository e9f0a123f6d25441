import { clip, hitsIn } from "../conduct.ts";
import type { Facts } from "../facts/index.ts";
import { withoutAgreement } from "../paperwork.ts";
import type { Check } from "../types.ts";
import { chosenForSales, mostlyLectures, paidForNothing, withoutNeed } from "./words.ts";

/** Services of advisers, speakers, creators, journalists; patient organisations and studies have clauses of their own. */
export function isEngagement(facts: Facts): boolean {
  const { engagement, paidPublic, disclosurePage, patientOrganisation, study } = facts.dealings;
  return (
    (engagement || paidPublic || facts.event.isAdvisory) &&
    !disclosurePage &&
    !study &&
    !(patientOrganisation && !facts.event.isAdvisory) &&
    !facts.briefing.isBriefing
  );
}

/** Clause 24.2: a written contract before the service begins. */
export const contract: Check = {
  id: "clause-24/contract",
  requirement: "24.right-number-and-need",
  severity: "HIGH",
  duty: "must",
  themes: ["contracted-services"],
  applies: isEngagement,
  find: (facts) =>
    hitsIn(
      facts,
      withoutAgreement(facts),
      (words) =>
        `“${clip(words)}”: a written contract, saying what is to be done and how it is paid, must be agreed before any service begins.`,
      "Agree a written contract before anything starts, and say so.",
    ),
  examples: {
    flagged: [
      {
        text: "You are invited to our advisory board. Your honorarium is £400. [[There is nothing to sign.]]",
        channel: "email",
        why: "no contract",
      },
      {
        text: "Speaker fee: £500. [[The paperwork will follow after the meeting.]]",
        channel: "email",
        why: "a contract afterwards",
      },
      {
        text: "Creator agreement: your fee is £200. [[We settled the deal on the telephone.]]",
        audience: "patients",
        why: "by word of mouth",
      },
    ],
    clean: [
      {
        text: "You are one of six advisers. No work may begin until the written contract has been signed. Your honorarium is £400.",
        channel: "email",
        why: "contract first",
      },
      {
        text: "Advisory board: you are under no obligation to prescribe any medicine. A signed contract is needed before the meeting.",
        channel: "email",
        why: "another kind of no",
      },
    ],
    inapplicable: [{ text: "Zelvorin (zelvotriptan) for migraine", why: "no service" }],
  },
};

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
    const open = facts.event.isAdvisory ? withoutNeed(facts) : [];
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
        chosenForSales(facts),
        (words) =>
          `“${clip(words)}”: advisers must be chosen by competent people for expertise that fits a documented need, not by the sales side or for what they prescribe or decide.`,
        "Choose advisers by documented criteria.",
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
                with: "[Discussion of the questions put to the advisers, for most of the meeting]",
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
        text: "Advisory board on gout\n[[First come, first served.]] Honorarium £300.",
        channel: "email",
        why: "no criteria",
      },
      {
        text: "We invite you to our advisory board. [[You were nominated by our sales team.]]",
        channel: "email",
        why: "chosen by sales",
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
