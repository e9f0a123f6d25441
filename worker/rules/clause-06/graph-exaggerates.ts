import { wordsOf } from "#worker/text/words-of.ts";
import { quoted } from "../checks/hits.ts";
import { speaksOfMedicine } from "../checks/own-claims.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";

const GRAPH =
  /\b(?:graphs?|charts?|bars?|Figure|plot|curves?|axis|axes|diagram|[Ii]nfographic|pictogram|[Bb]ar|[Gg]raph|[Cc]hart)\b/;
const NUMBER = "(-?\\d{1,6}(?:\\.\\d{1,3})?)";
/** An axis with the ends of its scale. */
const AXIS = new RegExp(
  `(?:\\b(?:vertical |y[- ]?|left |value )?axis|\\b(?:vertical|value|left|left-hand|hand|y|bar|chart|graph|its|the|percentage|response) scale|(?:^|[.:;([] ?)scale)\\b(?:[^.;\\d]|\\.\\d){0,50}?${NUMBER} ?(?:%|per cent|mmHg|points?|mmol\\/l|mg|ml|litres)?(?: ?(?:to|-|,|up to|and(?: ends at)?) ?${NUMBER})?`,
  "gi",
);
const NOT_VALUE_AXIS = /\b(?:horizontal|x[- ]?axis|time|weeks?|months?|days?) ?(?:axis|scale)?\b/i;
const MARKED =
  /\b(?:axis |scale )?(?:break|gap|zig-?zag|interruption) (?:is |clearly |plainly )*(?:marked|shown|indicated|labelled)|\b(?:marked|shown|with a|clear|labelled) (?:axis )?break\b|\bbroken axis\b/i;
const UNMARKED =
  /\b(?:no|without(?: an?)?|unmarked|not?) (?:axis |scale )?(?:break|gap|interruption)s?\b|\bbreak (?:is )?not (?:shown|marked)/i;
const FAULTS =
  /\b(?:truncated|cropped|cut (?:off|short)|shortened|stretched|suppressed zero|(?:does|do) not (?:start|begin) (?:at|from) (?:zero|0)|not (?:drawn )?to scale|no (?:scale|axis|axes|units|axis labels?)|without (?:a scale|scale|axes|axis|units|labels)|(?:axis|axes|scale)(?: is| are)? (?:unlabelled|not labelled|not shown|hidden|omitted)|unlabelled (?:axis|axes|scale)|different scales|3-?D (?:bars?|columns?|chart))\b/i;
const TIMES: Record<string, number> = {
  twice: 2,
  double: 2,
  "two times": 2,
  "three times": 3,
  triple: 3,
  treble: 3,
  "four times": 4,
  "five times": 5,
  half: 2,
  "a third": 3,
  "ten times": 10,
};
const HEIGHT =
  /\b(twice|double|two times|three times|triple|treble|four times|five times|ten times|half|a third|\d{1,2} times) (?:as )?(?:the |of the )?(?:height|tall|high|size|length|area|long|large|big|taller|higher|larger)\b/i;

interface Fault {
  at: { start: number; end: number };
  issue: string;
}

/** The part of a description that speaks of the graph: one sentence of it, brackets and all. */
function parts(facts: Facts): Sentence[] {
  return facts.sentences.filter((s) => {
    if (s.zone === "pi" || s.zone === "references" || s.zone === "ae-statement" || s.zone === "footer") return false;
    const line = facts.lines[s.line];
    return (
      line !== undefined &&
      /\b(?:axis|axes|scale|bars?|graph|chart|plot|columns?|curves?|infographic|pictogram|icons?|figure|cropped|truncated)\b/i.test(
        wordsOf(facts, s),
      ) &&
      GRAPH.test(wordsOf(facts, line))
    );
  });
}

function axisFault(facts: Facts, s: Sentence): Fault | null {
  const words = wordsOf(facts, s);
  const line = facts.lines[s.line];
  if (line && MARKED.test(wordsOf(facts, line)) && !UNMARKED.test(wordsOf(facts, line))) return null;
  for (const m of words.matchAll(AXIS)) {
    const lead = words.slice(Math.max(0, m.index - 14), m.index + m[0].length);
    const [low, high] = [Number(m[1]), m[2] === undefined ? null : Number(m[2])];
    if (NOT_VALUE_AXIS.test(lead) || low <= 0 || (high !== null && high <= low)) continue;
    const starts = high !== null || /\b(?:start|begin|from)/i.test(m[0]);
    if (!starts) continue;
    const start = s.start + m.index;
    const gap = UNMARKED.exec(words.slice(m.index));
    const end = gap ? start + gap.index + gap[0].length : start + m[0].length;
    return {
      at: { start, end: Math.max(end, start + m[0].length) },
      issue: `The value axis starts at ${low} and not at zero, with no break marked, so that the difference looks larger than it is.`,
    };
  }
  return null;
}

function heightFault(facts: Facts, s: Sentence): Fault | null {
  const m = HEIGHT.exec(wordsOf(facts, s));
  const line = facts.lines[s.line];
  if (!m || !line) return null;
  const values = facts.figures.all
    .filter((f) => f.kind === "percent" && f.start >= line.start && f.end <= line.end)
    .map((f) => f.value);
  const shown = TIMES[(m[1] ?? "").toLowerCase()] ?? Number.parseInt(m[1] ?? "", 10);
  const pairs = values
    .slice(1)
    .map((v, i) => Math.max(v, values[i] ?? v) / Math.max(0.01, Math.min(v, values[i] ?? v)));
  if (pairs.length === 0 || pairs.some((ratio) => ratio > shown * 0.75 && ratio < shown * 1.35)) return null;
  return { at: { start: s.start, end: s.end }, issue: "The bars are drawn out of proportion to their values." };
}

function wordedFault(facts: Facts, s: Sentence): Fault | null {
  const m = FAULTS.exec(wordsOf(facts, s));
  if (!m || /\b(?:not|never|no longer|avoid)\s$/i.test(wordsOf(facts, s).slice(Math.max(0, m.index - 10), m.index)))
    return null;
  return { at: { start: s.start, end: s.end }, issue: `The graph is described as ${quoted(m[0])}.` };
}

function find(facts: Facts): Hit[] {
  return parts(facts).flatMap((s) => {
    const fault = axisFault(facts, s) ?? heightFault(facts, s) ?? wordedFault(facts, s);
    if (!fault) return [];
    return [
      {
        at: fault.at,
        issue: `${fault.issue} Graphs must give a clear, fair and balanced view of what they show.`,
        fix: {
          kind: "replace" as const,
          with: "Bars drawn in proportion to their values, with the full value axis.",
          note: "Redraw the graph; this wording describes the new one.",
        },
      },
    ];
  });
}

/** Clause 6.3: graphs show values as they are. */
export const graphExaggerates: Check = {
  id: "clause-06/graph-exaggerates",
  requirement: "6.graph-fair",
  severity: "MEDIUM",
  duty: "must",
  themes: ["statistics-and-graphs", "artwork-and-imagery"],
  applies: (facts) => speaksOfMedicine(facts) && parts(facts).length > 0,
  find,
  examples: {
    flagged: [
      {
        text: "Xelvora (mirtazepan)\n\n[Figure 1. Bar chart. [[Vertical axis runs from 84% to 88%, no break]] shown. Xelvora 87.1%. Omeprazole 85.4%.]",
        why: "an axis that does not start at zero",
      },
      { text: "Xelvora (mirtazepan)\n\n[Bar chart: response. The [[y axis starts at 60]].]", why: "starts at 60" },
      {
        text: "Xelvora (mirtazepan)\n\n[[Chart of pressure at 12 weeks, drawn with a truncated scale.]]",
        why: "truncated",
      },
    ],
    clean: [
      {
        text: "Xelvora (mirtazepan)\n\n[Bar chart: stroke, per cent a year. Vertical axis runs from 0 to 5 without a break. Xelvora 1.3, warfarin 1.6.]",
        why: "from zero",
      },
      {
        text: "Xelvora (mirtazepan)\n\n[Bar chart. Vertical axis from 40% to 60%; the axis break is marked.]",
        why: "a marked break",
      },
      {
        text: "Xelvora (mirtazepan)\n\n[Line graph. Horizontal axis from week 4 to week 24; vertical axis from 0 to 100%.]",
        why: "the time axis may start later",
      },
    ],
    inapplicable: [
      { text: "Xelvora (mirtazepan) tablets: response 61% v 37%.", why: "no graph" },
      { text: "[Bar chart: attendance, axis from 80% to 90%]", why: "no medicine" },
    ],
  },
};
