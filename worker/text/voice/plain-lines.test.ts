import { describe, expect, test } from "vitest";
import {
  isCareAdvice,
  isDosingLine,
  isImprint,
  isOfTheIll,
  isReactionList,
  opensWithIllness,
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
