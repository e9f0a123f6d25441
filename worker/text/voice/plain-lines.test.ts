import { describe, expect, test } from "vitest";
import {
  isCareAdvice,
  isDosingLine,
  isHours,
  isImprint,
  isIndicationLine,
  isOfSupply,
  isOfTheIll,
  isReactionList,
  isThanks,
  opensWithIllness,
  passesCautionOn,
  pointsToPapers,
  tellsOfBlood,
} from "./plain-lines.ts";

type Case = [kind: string, is: (words: string) => boolean, plain: string[], claims: string[]];

const CASES: Case[] = [
  [
    "how much is taken, and how often",
    isDosingLine,
    ["One tablet every 12 hours", "Take two puffs twice a day", "80 units/kg every other day, by slow injection"],
    ["One dose for every patient", "Just one tablet a day", "Start today, titrate never", "One tablet, no titration"],
  ],
  [
    "adverse reactions with their rates",
    isReactionList,
    ["Rash (7% v 3%) and cough (5% v 2%) were the most frequent reactions."],
    [
      "Only mild rash (7%) and cough (5%) were among the most common reactions.",
      "Rash was the most frequent reaction.",
      "Relief in 70% and rest in 50%.",
    ],
  ],
  [
    "how things stand with those who have an illness",
    isOfTheIll,
    [
      "Up to three in ten people with psoriasis have painful joints as well.",
      "Most adults with gout wait two years for help.",
    ],
    [
      "Most adults with gout are in remission on Tavorel.",
      "People with gout have fewer attacks when treated.",
      "Nine in ten people with gout choose Tavorel.",
    ],
  ],
  [
    "an illness",
    opensWithIllness,
    ["Untreated attacks last longer.", "Gout hurts most when urate stays high."],
    ["Attacks last less time with Tavorel.", "Tavorel lasts longer.", "Pain is better treated early."],
  ],
  [
    "where papers are",
    pointsToPapers,
    ["Prescribing information is on the other side of this sheet."],
    ["Prescribing information is on page 4, but all you need is one dose for everyone.", "We print it in pale grey."],
  ],
  [
    "a code with dates",
    isImprint,
    ["TAV-UK-0044   Prepared: May 2025", "TAV-UK-0044 | Certified May 2025 | Prepared April 2025"],
    ["TAV-UK-0044 not yet seen by anybody", "Certified: September 2021"],
  ],
  [
    "what to do if something happens",
    isCareAdvice,
    ["If you forget one, leave it out and take the next.", "Keep your blood test book safe and bring it with you."],
    ["If you want it, ask for the best.", "If you suffer, never stop asking your doctor for Tavorel."],
  ],
  [
    "that side effects are to be reported",
    isCareAdvice,
    ["Any side effects that you hear about should go to safety@tavorel.example."],
    ["Any doctor should go to the stand, where side effects never are the talk."],
  ],
  [
    "who is thanked",
    isThanks,
    ["We would like to thank Dr Maya Ofori and Sister Jean Platt, who read the booklet."],
    ["We thank Northgate Pharma Ltd for the grant.", "Thank you to all who asked for Tavorel."],
  ],
  [
    "when somebody can be reached",
    isHours,
    ["Our patient line is open Monday to Friday, 9 am to 5 pm."],
    ["The best line of all is open Monday to Friday.", "Open your day with Tavorel."],
  ],
  [
    "how a medicine is packed, supplied and sold",
    isOfSupply,
    [
      "Stocks of Tavorel (tavorimib) 40 mg tablets are normal again after the delay in April.",
      "Tavorel is available in packs of six tablets.",
      "Sales of Tavorel rose by 4% to £41.2 million.",
    ],
    ["The best supply of Tavorel is expected.", "Tavorel is available in every dream.", "Ask for the new pack."],
  ],
  [
    "what a medicine is for",
    isIndicationLine,
    ["Tavorel (tavorimib) 40 mg tablets for the acute treatment of migraine in adults."],
    ["Tavorel (tavorimib) for the treatment of every headache.", "Tavorel is for you."],
  ],
  [
    "a caution as it is",
    passesCautionOn,
    [
      "Tell every prescriber that it is contraindicated in heart disease and that blood pressure must be checked.",
      "Remind doctors that patients should not drive until they know how they react.",
    ],
    ["Say that monitoring is never needed.", "If asked, mention the caution quickly.", "Say that it works in a day."],
  ],
  [
    "what it did to the blood",
    tellsOfBlood,
    ["Platelets fell in some trial patients, so a blood count every two weeks is part of the pathway."],
    ["Platelets fell in nobody.", "Haemoglobin rose faster than with anything else."],
  ],
];

describe.each(CASES)("a line that tells %s", (_, is, plain, claims) => {
  test.each(plain)("claims nothing: %s", (words) => expect(is(words)).toBe(true));
  test.each(claims)("may claim: %s", (words) => expect(is(words)).toBe(false));
});
