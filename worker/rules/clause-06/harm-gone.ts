import { oncePer } from "#worker/lib/once-per.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { hitOn, quoted } from "../checks/hits.ts";
import { isSlogan, isStatement, prescribingText, speaksOfMedicine } from "../checks/own-claims.ts";
import { concept } from "../concepts/concept.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import { everydayReaction } from "./reaction-names.ts";

/** A complaint is told to be over. */
const GONE = concept(
  "history|gone|over|goodbye|farewell|adieu|bye|without|minus|yesterday|vanished|vanishes|disappeared|disappears|banished|extinct|retired|finished|solved|sorted|done|ended|ends|out",
  "stops|stop|ends|end here|now|there",
  "was|were ..1 last|then|before|yesterday|once",
  "no more|longer",
  "the end of|for",
  "behind you|them|us",
  "left|leave|leaves|leaving|put|puts ..4 behind",
  "thing of the past",
  "say|wave|kiss|bid ..2 goodbye|farewell|bye",
  "remember ..2 when",
  "rest|rests in peace",
  "forget|lose|loses|ditch|drop|drops|sheds|shed ..1 the",
  "taken|takes|take ..4 out|away",
);
const MAX_TOKENS = 12;

/** All that the piece says the medicine does: listed reactions, and reactions with a rate above nought. */
const harms = oncePer((facts: Facts): string => {
  const reactions = facts.licence.terms?.reactions ?? "";
  const rated = facts.sentences
    .filter((s) => s.zone !== "pi" && s.zone !== "ae-statement")
    .map((s) => wordsOf(facts, s))
    .filter(
      (words) =>
        /\b(?:reactions?|pain|nausea|adverse|side[- ]effects?)\b/i.test(words) && /[1-9]\d?(?:\.\d)?\s?%/.test(words),
    );
  const listed = reactions || /\b(?:adverse|undesirable|side)\b.*$/i.exec(prescribingText(facts))?.[0] || "";
  return [listed, ...rated].join(" ").toLowerCase();
});

/** What the medicine is for: to be rid of that is its purpose. */
const treated = oncePer((facts: Facts): string =>
  [
    facts.licence.terms?.indication ?? "",
    facts.submission.context,
    ...ownSentences(facts)
      .map((s) => wordsOf(facts, s))
      .filter((words) =>
        /^\W*(?:for|in|treatment|relief|prevention|indicated|licensed)\b|\bfor (?:the )?(?:\w+ ){0,4}(?:in|adults|people|patients)\b/i.test(
          words,
        ),
      ),
  ]
    .join(" ")
    .toLowerCase(),
);

/** The complaint that a sentence names, where the piece itself shows that it still comes. */
function complaintIn(facts: Facts, sentence: Sentence): string | undefined {
  return everydayReaction(wordsOf(facts, sentence).toLowerCase(), harms(facts), treated(facts));
}

function find(facts: Facts): Hit[] {
  return ownSentences(facts).flatMap((s) => {
    const before = facts.sentences[s.index - 1];
    const asked =
      before?.line === s.line && /\?["')]*$/.test(wordsOf(facts, before)) && before.last - before.first <= 4;
    const short = s.last - s.first <= MAX_TOKENS && s.zone !== "direction" && !facts.trial.smallPrint[s.index];
    if (!short || !GONE.has(facts, s) || !isStatement(facts, s) || !isSlogan(facts, s)) return [];
    if (
      /\d\s?%|\b(?:if|when|until|patients? (?:with|without)|should|must|stop treatment|history of|(?:people|those|adults) (?:with|without))\b/i.test(
        wordsOf(facts, s),
      )
    )
      return [];
    const named = complaintIn(facts, s) ?? (asked && before ? complaintIn(facts, before) : undefined);
    if (!named) return [];
    return [
      hitOn(
        facts,
        asked && before ? { ...s, start: before.start, first: before.first } : s,
        `${quoted(wordsOf(facts, s))} says that ${named} is over, while the piece itself lists it among the reactions or gives its rate. A reaction must not be said to be gone.`,
      ),
    ];
  });
}

const EXAMPLE_PI =
  "Prescribing information: Xelvora (mirtazepan) tablets. Please refer to the SPC before prescribing. Presentation: Each tablet contains 10 mg mirtazepan. Indication: gout in adults. Dosage: 10 mg once daily. Contraindications: ketoacidosis. Adverse reactions: common: weight increased, cough, flushing; uncommon: rash. Legal category: POM. Cost: 28 tablets £10.64. PLGB 12345/0001. Marketing authorisation holder: Bransby Pharma Ltd.";

/** 6.4 and 6.1: a reaction that the piece itself reports is not told to be gone, be it by a play on words. */
export const harmGone: Check = {
  id: "clause-06/harm-gone",
  requirement: "6.ae-not-downplayed",
  severity: "HIGH",
  duty: "must",
  themes: ["safety-claim", "misleading-claim", "exaggerated-claim"],
  applies: (facts) => speaksOfMedicine(facts) && harms(facts).length > 0,
  find,
  examples: {
    flagged: [
      {
        text: `Xelvora (mirtazepan) tablets\n\n[[Calm joints, minus the kilos]]\n\n${EXAMPLE_PI}`,
        why: "weight gain is listed",
      },
      { text: `Xelvora (mirtazepan) tablets\n\n[[THE TICKLE STOPS HERE]]\n\n${EXAMPLE_PI}`, why: "cough is listed" },
      {
        text: "Xelvora (mirtazepan) pen\n\n[[Ouch is history.]]\n\nInjection-site pain: 14% with the new pen and 15% with the old.\n\nNausea is common.",
        why: "the rate is the same",
      },
    ],
    clean: [
      {
        text: `Xelvora (mirtazepan) tablets\n\nThe cough has gone in most people once treatment stops: tell them if 3% worries them.\n\n${EXAMPLE_PI}`,
        why: "an account of the reaction",
      },
      {
        text: `Xelvora (mirtazepan) tablets\n\nStop here if there is a history of cough with this class.\n\n${EXAMPLE_PI}`,
        why: "a precaution",
      },
      {
        text: "Xelvora (mirtazepan) linctus for dry cough in adults\n\nThe cough stops here.\n\nAdverse reactions: nausea.",
        why: "what it is for",
      },
    ],
    inapplicable: [{ text: "The burn of the old boiler is history.", why: "no medicine" }],
  },
};
