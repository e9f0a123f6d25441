import { findPhrases, hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { standsIn } from "#worker/text/may-match.ts";
import { ofLine } from "#worker/text/spans.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { withBefore } from "#worker/text/words-of.ts";
import { clip, hitsIn } from "../checks/hits.ts";
import { forwardsAdverseEvents } from "../facts/briefing.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import { ADVERSE, EFFECT } from "../vocabulary/harms.ts";

const EVENTS = phrases(
  `${ADVERSE} ..1 ${EFFECT}`,
  "safety report|reports|information|issue",
  "harm|harms|upset ..3 patient|patients",
  "reaction|reactions|bleed|bleeds|rash|rashes",
  "patient|patients ..6 unwell|reacted|worse|collapsed|hospital",
);
const DELAYS = phrases(
  "wait|hold|save|keep|collect|batch|store|gather|park ..10 until|till|end|monthly|next|quarter|later",
  "all together",
  "in one|a batch|go|lot|bundle",
  "at ..4 meeting|review|conference|catch",
  "in|into|on|for|with ..2 monthly|weekly|quarterly|cycle|next|usual|notebook|diary|end|spreadsheet|expenses ..2 report|summary|list|meeting|review|form|return|call|sheet",
  "list|note|tally|record ..3 in ..2 notebook|diary|phone|car|pocket|file",
  "jot|scribble|note ..3 down|list",
  "go|run|talk ..2 over|through ..4 lot|them|list|when|at",
  "end of ..2 month|quarter|week|cycle|year",
  "next week|month|quarter|cycle|time",
  "monthly|weekly|quarterly|fortnightly",
  "can|may wait",
  "no hurry|rush",
  "when|once you|we|i ..4 meet|time|back|quarter",
  "only ..6 serious|severe|unexpected|fatal|new|hospital",
  "no|not need|needed|necessary|bother|have ..4 report|pass|forward|log|tell|send|reporting",
  "not|never|avoid ..3 report|pass|forward|log|record|encourage|prompt ..6 adverse|side|reaction|reactions|it|them|these|minor|mild|known|expected",
  "unless ..6 asks|asked|insists|serious|severe",
  "talk|persuade|discourage|dissuade ..8 reporting|report|out",
);
const PROMPT = phrases(
  "right|proper|correct|own ..1 heading|headings|category|code",
  "not|never|without wait|waiting|hold|delay",
  "even|including ..6 not serious|mild|minor|known",
  "whether or not",
  "same day|hour",
  "counted",
  "within|immediately|at once|24|one",
  "counted|logged separately",
  "on the day",
);
const PRODUCT_WORK = phrases(
  "call|calls|calling|visit|visits|detail|detailing|customer|customers|doctors|prescribers|messages|message|objection|objections|samples|sample",
);

/** Whether the short line above, a heading, names adverse events. */
function underHeading(facts: Facts, sentence: Sentence): boolean {
  const line = facts.lines[sentence.line - 1];
  if (!line || line.end - line.start > 60) return false;
  return hasPhrase(EVENTS, facts, [...ofLine(facts.sentences, line.index)]);
}

/** Lists, certificates and letters between offices instruct nobody who calls on customers. */
const INSTRUCTS_NOBODY =
  /^[^\p{L}\n]{0,8}certificat(?:e|ion)\b(?! ?(?:number|no\b|ref|:|\p{Lu}{2,}[-/]))|^[^\n]{0,80}\b(?:item|asset|material|job|stock) (?:tracker|register|inventory|log)\b(?!:? [A-Z]{2,}[-/])|^\W{0,8}(?:internal )?(?:certification|approval) (?:record|sheet|log)\b/iu;
const TO_AN_OFFICE =
  /^[^\w\n]{0,8}to:[^\n]{0,40}\b(?:brand|marketing|medical|digital|regulatory|compliance|events) (?:team|department|group)\b/im;
const FIELD =
  /\b(?:representatives?|reps?|field (?:force|team)|sales (?:force|team)|territory|your (?:next )?(?:calls?|visits?)|account managers?|MSLs?|hospital specialists?|(?:each|every) (?:call|visit|meeting))\b/i;

function instructsNobody({ view, submission }: Facts): boolean {
  return (
    standsIn(INSTRUCTS_NOBODY, view.text) ||
    INSTRUCTS_NOBODY.test(submission.context) ||
    (TO_AN_OFFICE.test(view.text.slice(0, 400)) && !FIELD.test(`${submission.context}\n${view.text}`))
  );
}

const HANDLED = phrases(
  "report*|pass|forward|tell|send|log|safety|collect|batch|save|wait|hold|keep|record|note|do|go|goes|list|hand|can|mention|include|add|put",
);

function find(facts: Facts): Hit[] {
  const about = ownSentences(facts).filter(
    (s) =>
      (hasPhrase(EVENTS, facts, withBefore(facts, s, 2)) || underHeading(facts, s)) && !hasPhrase(PROMPT, facts, [s]),
  );
  const late = findPhrases(DELAYS, facts, about).filter((m) => hasPhrase(HANDLED, facts, [m.sentence]));
  const delayed = hitsIn(
    facts,
    late,
    (words) =>
      `“${clip(words)}” keeps back safety information. Representatives must pass on every report of an adverse event without delay.`,
    "Forward every adverse event at once.",
  ).map(
    (hit): Hit => ({
      ...hit,
      severity: "HIGH",
      fix: { kind: "replace", with: "Forward every adverse event to Drug Safety within one working day." },
    }),
  );
  if (
    delayed.length > 0 ||
    forwardsAdverseEvents(facts) ||
    !hasPhrase(PRODUCT_WORK, facts) ||
    facts.products.length === 0 ||
    instructsNobody(facts)
  )
    return delayed;
  return [
    {
      at: null,
      issue:
        "The briefing does not tell representatives to forward adverse events. They must pass on such information to the company without delay.",
      fix: { kind: "insert", at: "end", text: "\nForward every adverse event to Drug Safety within one working day." },
    },
  ];
}

/** Clause 17.5: representatives pass on what they hear about adverse reactions without delay. */
export const adverseEvents: Check = {
  id: "clause-17/adverse-events",
  requirement: "17.ae-forward",
  severity: "MEDIUM",
  duty: "must",
  themes: ["representatives", "briefing-material", "adverse-event-reporting"],
  applies: (facts) => facts.briefing.isBriefing,
  find,
  examples: {
    flagged: [
      {
        text: "Sales bulletin: Zelvorin (zelvotriptan)\nUse the detail aid in every call and follow the call plan.",
        channel: "sales",
        why: "nothing on adverse events",
      },
      {
        text: "Field force note: Zelvorin (zelvotriptan) calls\n[[Save up side effect reports and send them at the end of the quarter.]]",
        channel: "sales",
        why: "reports held back",
      },
      {
        text: "For representatives only: Zelvorin (zelvotriptan)\n[[Report only serious adverse reactions.]]",
        channel: "sales",
        why: "mild reactions left out",
      },
      {
        text: "Field force note: Zelvorin (zelvotriptan) calls\nUse the detail aid in each visit. The safety desk has moved to the second floor.",
        channel: "sales",
        why: "a desk is named and nothing is sent there",
      },
      {
        text: "To: brand team and representatives\nInternal\n\nZelvorin (zelvotriptan): use the detail aid in every call.",
        channel: "sales",
        why: "goes to an office and to the field",
      },
    ],
    clean: [
      {
        text: "Sales bulletin: Zelvorin (zelvotriptan)\nUse the detail aid in every call. Report any adverse event to Drug Safety within one working day.",
        channel: "sales",
        why: "forwarding stated",
      },
      {
        text: "Field force note: Zelvorin (zelvotriptan) calls\nPass any side effect to Drug Safety the same day. Do not wait for a full story.",
        channel: "sales",
        why: "told not to wait",
      },
      {
        text: "Field notice 4: Zelvorin (zelvotriptan) at the congress\nUse panel 3 in every visit.\nHeard of a side effect? Fill in the form and hand it to Jo the same day.",
        channel: "sales",
        why: "forwarding stated as a rule for the stand",
      },
      {
        text: "Field notice 5: Zelvorin (zelvotriptan) calls\nUse panel 3 in every visit.\nSafety desk: 01632 960112, the same day.",
        channel: "sales",
        why: "where and when, in a line of few words",
      },
      {
        text: "Field notice 6: Zelvorin (zelvotriptan) calls\nUse panel 3 in every visit.\nIf you learn of a case, however mild, phone 01632 960112 at once.",
        channel: "sales",
        why: "cases are to be phoned in",
      },
      {
        text: "NORTHGATE PHARMA – ITEM TRACKER\nZelvorin (zelvotriptan): sample card, call plan, message 3",
        channel: "sales",
        context: "Internal tracker of items.",
        why: "a list of items instructs nobody",
      },
      {
        text: "From: Print desk, Headache Today\nTo: Brand Team\n\nThe page for Zelvorin (zelvotriptan) ran with last month's message. It went to 900 doctors.",
        channel: "email",
        why: "a letter between offices",
      },
    ],
    inapplicable: [{ text: "Zelvorin (zelvotriptan) for migraine.", why: "not a briefing" }],
  },
};
