import { expect, test } from "vitest";
import { RISK_ORDER } from "#schema/result.ts";
import type { Audience, Channel } from "#schema/submission.ts";
import { HOUSEHOLD, materialFromText } from "#worker/test/material.ts";
import { byRules } from "#worker/test/reviewed.ts";
import { checkClauses } from "./engine/engine.ts";
import { gatherFacts } from "./facts/index.ts";

/* A sentence or two in praise of a medicine that nothing else in the text tells of: no substance, no prescribing
 * information, often no name. */

const PRAISED: [Audience, Channel, string][] = [
  ["hcp", "print", "Relvantis is the safest and best drug for asthma, with no side effects."],
  ["hcp", "print", "The new asthma inhaler from Bexley is safe for everybody."],
  ["hcp", "email", "Brixolan clears psoriasis in every patient. It is completely safe and never causes side effects."],
  [
    "hcp",
    "print",
    "Our new migraine tablet works better than any other treatment and has no adverse reactions at all.",
  ],
  [
    "hcp",
    "sales",
    "Tell every doctor that Quivastra is the strongest painkiller on the market. It cannot cause addiction.",
  ],
  ["hcp", "social", "Meet Ovandril, the most effective treatment for gout ever made. Zero side effects, guaranteed."],
  [
    "payers",
    "print",
    "Dorvexa is the cheapest and most effective statin available. Every patient benefits and no monitoring is needed.",
  ],
  ["payers", "email", "Our once-weekly insulin is superior to all other insulins and is free of side effects."],
  ["payers", "print", "The new heart failure tablet from Marlow Pharma always works, so admissions will stop."],
  ["patients", "website", "Zentoril cures eczema for good. It has no side effects, so ask your doctor for it today."],
  ["patients", "social", "This weight-loss injection is perfectly safe and works for everyone."],
  ["patients", "print", "The best vaccine against shingles is here. It is 100% effective and completely safe."],
  ["patients", "website", "Our hay fever spray is a miracle: no drowsiness, no risks, guaranteed relief."],
  [
    "media",
    "website",
    "Kelvanta is a wonder drug for arthritis, the company said today. It is safe for all and has no side effects.",
  ],
  [
    "media",
    "print",
    "The new diabetes injection from Northmoor is the most powerful treatment ever made and cures the disease.",
  ],
  [
    "investors",
    "website",
    "Pravodex is the best treatment for asthma in the world and has no side effects. Sales will double.",
  ],
  ["investors", "print", "Our new antidepressant is completely safe and better than every rival."],
  ["hcp", "website", "Amborex is safe."],
  ["hcp", "print", "Taravel works in all patients with epilepsy. No blood tests, no side effects, no worries."],
  [
    "hcp",
    "email",
    "Dear Doctor, switch all your patients to Lumivane: it is safer than any other anticoagulant and never causes bleeding.",
  ],
  ["hcp", "print", "Nothing treats COPD better than our inhaler. It suits every patient and is totally safe."],
  ["patients", "print", "A breakthrough tablet for dementia that stops memory loss in everyone who takes it."],
  ["hcp", "print", "The safest cream for psoriasis on the market."],
  ["hcp", "print", "A cure for migraine at last: Sumolor frees every patient from pain."],
];

const factsOf = ([audience, channel, text]: [Audience, Channel, string]) =>
  gatherFacts(materialFromText(text), { audience, channel, context: undefined, materialType: undefined });

test.each(PRAISED)("praise to %s in %s is found: %s", (...piece) => {
  const facts = factsOf(piece);
  const serious = checkClauses(facts).flatMap(({ clause, findings }) =>
    findings.filter(({ severity }) => severity === "HIGH").map(() => clause),
  );
  expect(serious).toContain(6);
  const toProfessionals = piece[0] === "hcp" || piece[0] === "payers";
  expect(serious.includes(12)).toBe(toProfessionals);
});

/** Papers and pages that speak of medicines in general, or praise other things. */
const QUIET: [Audience, Channel, string][] = [
  [
    "hcp",
    "print",
    "We are looking for a brand manager who will bring the best treatment to patients with asthma. Salary £52,000. Apply by 4 June.",
  ],
  [
    "hcp",
    "print",
    "Policy: no medicine is completely safe, and no employee may say that a medicine has no side effects.",
  ],
  [
    "hcp",
    "print",
    "This agreement is between Bexley Pharma Ltd and the Trust. The Trust will store the medicine in a safe place and keep the best records it can.",
  ],
  [
    "patients",
    "print",
    "Living with asthma: all medicines can have side effects. Talk to your nurse about the inhaler that is best for you.",
  ],
  [
    "patients",
    "website",
    "Vaccines are tested carefully before they are licensed. Side effects are usually mild. Ask your pharmacist if you have questions.",
  ],
  [
    "hcp",
    "print",
    "Agenda. 10:00 Safe use of medicines in care homes. 11:00 Choosing the best inhaler technique for each patient. 12:00 Lunch.",
  ],
  [
    "media",
    "website",
    'Northgate Pharma has appointed Helena Marsh as medical director. She said: "I want patients to get the best and safest care."',
  ],
  [
    "investors",
    "website",
    "Our new factory is the safest in the group. Revenue rose 4% to £31m as sales of inhalers grew.",
  ],
  [
    "hcp",
    "email",
    "Thank you for your booking. The workshop on inhalers is free and open to everyone. Please bring your best questions.",
  ],
  [
    "hcp",
    "print",
    "Safeguarding policy. All staff must keep medicines in a locked cupboard so that children are safe.",
  ],
  ["payers", "print", "The tablets were delivered late. We have no better date than 3 June and will write again."],
  ["patients", "website", "Is the vaccine safe for everybody? No. Your nurse will ask about allergies first."],
  ["hcp", "sales", "Never say that our inhaler is the best, that it is safe or that it has no side effects."],
  ["hcp", "print", "Dispose of the pen safely. The sharps bin is the safest container for used needles."],
  ["hcp", "print", "Relvantis Ltd is the best place to work in the north. Apply now."],
  [
    "hcp",
    "print",
    "Clinical supervisor: you will make sure that every injection is given safely and that the vaccine fridge works every day.",
  ],
  [
    "patients",
    "print",
    "The tablet organiser is easy to use. It is safe in the dishwasher and works for everyone with stiff hands.",
  ],
  [
    "media",
    "website",
    "Doctors said that the new inhaler is not safe for everybody, and the company has withdrawn its claim.",
  ],
  [
    "hcp",
    "print",
    "Data protection: the information that you give us in this survey is completely safe and is never shared.",
  ],
  ["hcp", "website", "Martin is the best speaker that we have ever had, and his talk on statins was excellent."],
  [
    "payers",
    "print",
    "Framework agreement for vaccines. The supplier guarantees delivery within three days and offers the best price to all trusts.",
  ],
];

test.each(QUIET)("no medicine is seen and no claim found in a text to %s in %s: %s", (...piece) => {
  const facts = factsOf(piece);
  expect(facts.products).toEqual([]);
  expect(checkClauses(facts).flatMap(({ clause, findings }) => ([6, 12, 14].includes(clause) ? findings : []))).toEqual(
    [],
  );
});

/* Words that have nothing to do with a medicine, beside praise of one or in between, take nothing from it. */

const PADDING: [string, readonly string[]][] = [
  ["household hints", HOUSEHOLD],
  [
    "minutes",
    [
      "The room was booked for Thursday afternoon.",
      "Tea and biscuits were on the side table.",
      "Parking is behind the building.",
      "A new carpet has been laid in the corridor.",
      "The minutes of the last meeting were read.",
      "The printer on the second floor needs toner.",
      "Chairs were moved to the hall.",
      "The window was left open overnight.",
    ],
  ],
  [
    "the weather",
    [
      "It rained in the north and stayed dry in the south.",
      "A light breeze came from the west.",
      "Clouds gathered over the hills towards evening.",
      "Temperatures reached nineteen degrees by the coast.",
      "Fog is expected in the valleys at dawn.",
      "The river was calm after the storm.",
    ],
  ],
  [
    "words that mean nothing",
    [
      "Lorem ipsum dolor sit amet, consectetur adipiscing elit.",
      "Sed do eiusmod tempor incididunt ut labore et dolore magna aliqua.",
      "Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris.",
      "Excepteur sint occaecat cupidatat non proident, sunt in culpa.",
    ],
  ],
];

const PLACED: [string, (text: string, padding: readonly string[]) => string][] = [
  ["before", (text, padding) => `${padding.join(" ")}\n\n${text}`],
  ["after", (text, padding) => `${text}\n\n${padding.join(" ")}`],
  ["a line each", (text, padding) => `${text}\n${padding.join("\n")}`],
  ["between", (text, padding) => text.replace(/(?<=[.!?]) /g, ` ${padding.slice(0, 6).join(" ")} `)],
];

test.each(PADDING)(
  "praise is judged no milder among %s",
  (_, lines) => {
    const padding = [...lines, ...lines, ...lines];
    const judged = (text: string, audience: Audience, channel: Channel) =>
      RISK_ORDER.indexOf(byRules(materialFromText(text), { audience, channel }).result.riskLevel);
    const lowered = PRAISED.flatMap(([audience, channel, text]) => {
      const alone = judged(text, audience, channel);
      return PLACED.flatMap(([where, put]) =>
        judged(put(text, padding), audience, channel) < alone ? [`${where}: ${text}`] : [],
      );
    });
    expect(lowered).toEqual([]);
  },
  120_000,
);
