import { oncePer } from "#worker/lib/once-per.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { quoted } from "../checks/hits.ts";
import { speaksOfMedicine } from "../checks/own-claims.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";

/** A part of a page that is shut until the reader does something. */
const SHUT =
  /\b(?:opens?|appears?|shown|visible|expands?|unfolds?|displayed|seen)\b[^.\]]{0,30}\b(?:when|if|only|once|after|on)\b[^.\]]{0,40}\b(?:clicks?|clicked|taps?|tapped|hovers?|scrolls?|scrolled|press(?:es|ed)?|opened|expand(?:s|ed)?|touch(?:es|ed)?)\b|\bcollapsed\b|\bclosed by default\b|\bhidden (?:by default|until|behind)\b|\bbehind (?:a|the) (?:tab|button|link|"?show more)\b|\bshow more\b/i;
/** What must be known before the first dose. */
const ESSENTIAL =
  /\b(?:must not (?:be )?(?:used|given|taken|started)?|contra-?indicat\w*|do not (?:use|start|give)|should not be (?:used|started|given)|(?:measure|check|test|exclude|assess|screen)\b[^.;]{0,60}\b(?:before|every patient|each patient|all patients|prior to))\b/i;
/** Advice by which a dose or a patient is chosen. */
const GUIDES =
  /\b(?:which|what|choose|find|pick|select) (?:\w+ ){0,2}dose\b|\bdose (?:for|finder|selector|calculator|chart|guide|picker|tool)\b|\b(?:questions?|steps?|clicks?) and (?:you are there|that's it|done)\b|\bevery patient has a dose\b|\b(?:yes|no) ?(?:→|->|=>|:) ?(?:give |consider |start )?\d+ ?(?:mg|micrograms?|units?)\b/i;
const SUBJECT =
  /\b(renal|kidney|creatinine|hepatic|liver|pregnan\w+|cardiac|heart|potassium|QT|tuberculosis|hepatitis|glucose|neutrophil\w*|eGFR|bleeding|infection)\b/gi;

const hiddenLines = oncePer((facts: Facts): Sentence[] => {
  const shut = new Set(facts.sentences.filter((s) => SHUT.test(wordsOf(facts, s))).map((s) => s.line));
  if (shut.size === 0) return [];
  return facts.sentences.filter(
    (s) => (shut.has(s.line) || shut.has(s.line - 1) || shut.has(s.line + 1)) && ESSENTIAL.test(wordsOf(facts, s)),
  );
});

function find(facts: Facts): Hit[] {
  const hidden = hiddenLines(facts);
  const [first] = hidden;
  if (!first) return [];
  const open = ownSentences(facts).filter((s) => s.line < first.line - 1);
  const subjects = [
    ...hidden
      .map((s) => wordsOf(facts, s))
      .join(" ")
      .matchAll(SUBJECT),
  ].map((m) => m[1]?.toLowerCase());
  const told = open.some((s) => subjects.some((word) => word && wordsOf(facts, s).toLowerCase().includes(word)));
  if (told) return [];
  return open
    .filter((s) => GUIDES.test(wordsOf(facts, s)))
    .slice(0, 4)
    .map((s) => ({
      at: { start: s.start, end: s.end },
      issue: `${quoted(wordsOf(facts, s))} leads to a dose without what has to be known first, which stands in a part of the page that is shut until the reader opens it: ${quoted(wordsOf(facts, first))}`,
      fix: { kind: "delete" as const, at: { start: s.start, end: s.end } },
    }));
}

const EXAMPLE_SHUT =
  "\nTake the tablets with food.\nStore below 25 degrees.\nLiver function: do not use in severe hepatic impairment; test every patient before treatment. [This part opens only when the reader taps it]";

/** Clause 6.1: a guide to the dose does not leave an essential check in a part of the page that is shut. */
export const hiddenEssentials: Check = {
  id: "clause-06/hidden-essentials",
  requirement: "6.partial-safety",
  severity: "HIGH",
  duty: "must",
  themes: ["dosing-information", "patient-safety", "misleading-claim"],
  applies: (facts) => speaksOfMedicine(facts) && hiddenLines(facts).length > 0,
  find,
  examples: {
    flagged: [
      {
        text: `Tavorel (tavorimib) tablets. Promotional website for prescribers.\n[[Dose finder: tell us the age and read off the dose.]]\nUnder 65: 40 mg.${EXAMPLE_SHUT}`,
        why: "the liver test is out of sight",
      },
      {
        text: `Tavorel (tavorimib) tablets. Promotional website for prescribers.\n[[Two questions and you are there.]]\nOver 75: 20 mg. All others: 40 mg.${EXAMPLE_SHUT}`,
        why: "a contraindication is out of sight",
      },
    ],
    clean: [
      {
        text: `Tavorel (tavorimib) tablets. Promotional website for prescribers.\nDose finder: first check liver function.\nUnder 65: 40 mg.${EXAMPLE_SHUT}`,
        why: "the check comes first",
      },
      {
        text: `Tavorel (tavorimib) tablets. Promotional website for prescribers.\nFor gout in adults.${EXAMPLE_SHUT}`,
        why: "no guide to a dose",
      },
    ],
    inapplicable: [
      {
        text: "Tavorel (tavorimib) tablets. Promotional website.\nWhich dose? 40 mg once a day.",
        why: "nothing is shut",
      },
    ],
  },
};
