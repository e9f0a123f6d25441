import { expect, test } from "vitest";
import type { SubmissionFields } from "#schema/submission.ts";
import { materialFromText } from "#worker/test/material.ts";
import { byRules } from "#worker/test/reviewed.ts";
import { checkClauses } from "./engine/engine.ts";
import { gatherFacts } from "./facts/index.ts";

/* All facts and all checks together, over texts that make careless code go over the same words again and again: eight times
 * the text may cost eight times as much, with room for what the machine does beside it, and not its square. What single
 * patterns cost is tried in hostile-patterns.long.test.ts. */

/** Three letters that differ from number to number, so that names do. */
const letters = (i: number) => String.fromCharCode(...[i, i / 26, i / 676].map((n) => 97 + (Math.floor(n) % 26)));

function numbered(unit: (i: number) => string): (size: number) => string {
  return (size) => {
    let text = "";
    for (let i = 0; text.length < size; i++) text += unit(i);
    return text;
  };
}
const repeated = (unit: string) => (size: number) => unit.repeat(Math.ceil(size / unit.length));

const HOSTILE: [string, (size: number) => string][] = [
  ["one claim without a stop", repeated("Exampla reduces risk ")],
  ["one sentence", repeated("Exampla reduces the risk of gout in adults. ")],
  ["one line", repeated("Exampla is a medicine for adults with gout and it works well\n")],
  ["one exclamation", repeated("Wow! ")],
  ["dots of omission", repeated("…")],
  ["stops", repeated(".")],
  ["one letter", repeated("a")],
  ["dotted capitals before an address", (size) => `${"İ".repeat(size)} SW1A 1AA e.g. :`],
  ["brackets that stay open", repeated("(word ")],
  ["quotation marks that stay open", repeated("“word ")],
  ["many products", numbered((i) => `Zel${letters(i)}vorin (tavo${letters(i)}imib) 40 mg tablets for gout. `)],
  ["many brands", numbered((i) => `Zel${letters(i)}vorin® tablets are better than Rup${letters(i)}ix®.\n`)],
  [
    "many codes",
    numbered((i) => `ABX-${100 + (i % 900)} works in gout, as ${"ABCDEFGHIJ"[i % 10]}BX${100 + (i % 900)} does. `),
  ],
  ["many companies", numbered((i) => `Nor${letters(i)}gate Pharma Ltd paid Dr Smith £${i}.\n`)],
  ["many figures", repeated("12% v 34% (n=120; p<0.05) reduced by 4.5 (95% CI 1.2 to 3.4). ")],
  ["list items", repeated("- item one\n")],
  ["references in one line", repeated("Exampla works[1]. ")],
  ["references that run on", repeated("Exampla works.1 ")],
  ["entries of sources", numbered((i) => `${(i % 99) + 1}. Smith A, et al. Lancet 2020;1:${i}.\n`)],
  ["claims with sources", numbered((i) => `Exampla reduces gout by ${i % 99}% v ${(i * 7) % 99}% with placebo.1,2 `)],
  ["sources under stars", repeated("Exampla works*. *Data on file. ")],
  ["quotations", repeated('"Exampla is safe." It is the best. ')],
  ["negations", repeated("no not without never ")],
  ["triangles", repeated("▼ ")],
  ["short lines", repeated("a\n")],
  ["groups of a letter", repeated("a\n\n")],
  ["prescribing information", repeated("Prescribing information: Zelvorin. Indication: gout. Dosage: 40 mg.\n")],
  ["advice to patients", repeated("If you have been prescribed Zelvorin ask your doctor. Report side effects. ")],
  [
    "instructions to representatives",
    repeated("INTERNAL BRIEFING for representatives. Call on every GP twice a week. "),
  ],
];

const SHORT = 4_000;
const TIMES = 8;
/** Less says nothing. */
const FLOOR_MS = 300;
const FIELDS: SubmissionFields = { audience: "hcp", channel: "print", context: undefined, materialType: undefined };

/** Processor time of this thread alone, in milliseconds. */
function cost(text: string): number {
  const material = materialFromText(text);
  const start = process.threadCpuUsage();
  checkClauses(gatherFacts(material, FIELDS));
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

/** Whether the cost grows much faster than the text; a square would make it 64 times. */
function outgrows(make: (size: number) => string): boolean {
  cost(make(SHORT));
  const long = cost(make(SHORT * TIMES));
  return long > FLOOR_MS && long > 5 * TIMES * Math.min(cost(make(SHORT)), cost(make(SHORT)));
}

test.each(HOSTILE)("%s: eight times the text costs no more than its share", (_, make) => {
  expect(outgrows(make)).toBe(false);
});

/* Texts as long as may be, in which everything that is looked for stands thousands of times: what grows with the square of few words
 * shows only there. The whole analysis is measured, the write-up as well. */

const DENSE: [string, (size: number) => string][] = [
  ["claims with figures and sources", repeated("Wegovy is better than Ozempic by 15% (p<0.001)1,2. ")],
  ["the same, a line each", repeated("Wegovy is better than Ozempic by 15% (p<0.001)1,2.\n")],
  ["numbers", numbered((i) => `${(i * 7919) % 1000} `)],
  ["a table", numbered((i) => `Wegovy\t${i % 99}%\t${(i * 7) % 99}\tmg\tp<0.05\n`)],
  ["dots", repeated(". ")],
  [
    "brands and substances",
    numbered((i) => `Zel${letters(i)}vorin® (tavo${letters(i)}imib) 40 mg tablets beat Rup${letters(i)}ix®. `),
  ],
  ["brands, a line each", numbered((i) => `Zel${letters(i)}vorin® tablets are better than Rup${letters(i)}ix®.\n`)],
  ["references", numbered((i) => `${(i % 99) + 1}. Smith A, et al. Lancet 2020;1:${i}.\n`)],
  [
    "sources beside what they bear out",
    numbered((i) => `Zelvorin works [${i % 200}]. ${i % 200}. Smith A, Jones B. N Engl J Med 2020;38:12.\n`),
  ],
  ["one line without a stop", numbered((i) => `Wegovy reduces weight by ${i % 99}% `)],
  ["headings", numbered((i) => `\nEFFICACY OF WEGOVY ${i}\n`)],
  [
    "payments",
    numbered(
      (i) => `Dr Smith of Norgate Pharma Ltd was paid £${i} for travel to the Hilton Hotel congress in Paris.\n`,
    ),
  ],
  [
    "prescribing information",
    repeated("Prescribing information: Zelvorin. Indication: gout. Dosage: 40 mg. Report adverse events.\n"),
  ],
  ["advice in one line", repeated("If you have been prescribed Wegovy ask your doctor. Get Wegovy today, only £99! ")],
  ["quotations", repeated('"Wegovy is safe." It is the best. ')],
  [
    "dates",
    numbered(
      (i) =>
        `In ${1900 + (i % 130)} on 12 May 20${i % 99} Wegovy was approved; launch expected in Q${(i % 4) + 1} 2026.\n`,
    ),
  ],
  ["a list", repeated("• Wegovy is safe\n")],
  ["initials", repeated("GSK and MSD fund the RCP. ")],
];

const MOST_CHARACTERS = 400_000;
const TIMES_AS_LONG = 8;

function wholeCost(text: string): number {
  const material = materialFromText(text);
  const start = process.threadCpuUsage();
  byRules(material, FIELDS);
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

test.each(DENSE)(
  "%s: a whole analysis of the longest text costs no more than its share",
  (_, make) => {
    const short = make(MOST_CHARACTERS / TIMES_AS_LONG);
    wholeCost(short);
    const long = wholeCost(make(MOST_CHARACTERS));
    const outgrown = long > 1_000 && long > 2.5 * TIMES_AS_LONG * Math.min(wholeCost(short), wholeCost(short));
    expect(outgrown).toBe(false);
  },
  300_000,
);
