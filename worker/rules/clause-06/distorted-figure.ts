import { oncePer } from "#worker/lib/once-per.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { hitOn, quoted } from "../checks/hits.ts";
import { isStatement } from "../checks/own-claims.ts";
import { NEVER_SAY, PUT_RIGHT } from "../concepts/candour.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check } from "../types.ts";

/** A part of a figure that carries its numbers. */
const FIGURE =
  /\b(?:ax[ie]s|scales?|bars?|graphs?|charts?|curves?|plots?|plotted|columns?|pie|(?:our|their|placebo|falling|flat) lines?)\b/i;
/** It begins or ends where its numbers do not. */
const CUT_SHORT =
  /\b(?:start|begin|run|stop|end)(?:s|ing|ning)? (?:at|from) (?!0(?![.\d])|zero|nought|baseline|week|day|month)[-–]?\d|\btruncated\b|\bcrop(?:s|ped|ping)? /i;
/** What a reader needs to read it is not there. */
const UNREADABLE =
  /\b(?:no|without|lacks?|lacking)\b[^.;,]{0,20}\b(?:units?|labels?|scale|numbers|names|values|zero|ax[ie]s)\b|\bnot labelled\b|\bunlabelled\b|\bunmarked\b|\bunscaled\b/i;
/** It is drawn so that one side looks larger than its numbers. */
const TILTED =
  /\bdifferent (?:axes|scales)\b|\b(?:squeeze|stretch|squash|steepen|flatten)(?:s|ed|es)? (?:the|our|their|each|one)\b|\b(?:draw|colour|make|set|paint)\b[^.;]{0,20}\bours?\b[^.;]{0,40}\b(?:theirs?|placebo|rival|comparator|competitor)\b/i;

const DISTORTED = [CUT_SHORT, UNREADABLE, TILTED];

const distortedIn = oncePer((facts: Facts): Sentence[] =>
  ownSentences(facts).filter((sentence) => {
    const words = wordsOf(facts, sentence);
    if (!FIGURE.test(words) || !DISTORTED.some((sign) => sign.test(words)) || !isStatement(facts, sentence))
      return false;
    return ![NEVER_SAY, PUT_RIGHT].some((idea) => idea.has(facts, sentence));
  }),
);

/** 6.3: a figure is drawn to scale and complete, whoever orders or describes it. */
export const distortedFigure: Check = {
  id: "clause-06/distorted-figure",
  requirement: "6.graph-fair",
  severity: "HIGH",
  duty: "must",
  needsConfirmation: true,
  themes: ["statistics-and-graphs", "misleading-claim"],
  applies: (facts: Facts) =>
    (facts.products.length > 0 || facts.submission.channel === "sales") && distortedIn(facts).length > 0,
  find: (facts) =>
    distortedIn(facts).map((sentence) =>
      hitOn(
        facts,
        sentence,
        `${quoted(wordsOf(facts, sentence))} describes a figure that is drawn to say more than its numbers, or leaves out what a reader needs to read it. Graphs and tables must give a clear, fair and balanced view (Clause 6.3).`,
      ),
    ),
  examples: {
    flagged: [
      {
        text: "Tavorel (tavorimib)\nBriefing for representatives\n[[Draw our line thick and red and the placebo line thin and grey.]]",
        why: "colours that favour",
      },
      {
        text: "Tavorel (tavorimib)\nBriefing for representatives\n[[Squeeze the chart sideways and crop the last three months off.]]",
        why: "an order to crop",
      },
      {
        text: "Tavorel (tavorimib)\n[[Chart: attacks before and after Tavorel, axis starting at 80.]]",
        why: "a truncated axis",
      },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nThe graph has an axis from 0 to 30%, with numbers at risk below it.",
        why: "a full axis",
      },
      {
        text: "Tavorel (tavorimib)\nBriefing\nUse bars of equal width and tone for both arms.",
        why: "an honest order",
      },
      {
        text: "Tavorel (tavorimib)\nChart: attacks a month, axis from zero, both arms on the same scale.",
        why: "fair",
      },
      {
        text: "Tavorel (tavorimib)\n[Bar chart, axis from 0 to 60%]\n[Photograph: a gardener of about 70 beside three pale pots]",
        why: "a full axis, and a picture with no numbers",
      },
      { text: "Tavorel (tavorimib)\nThe bar chart that began at 80 was rejected at review.", why: "put right" },
    ],
    inapplicable: [{ text: "Tavorel (tavorimib) for migraine in adults.", why: "no figure" }],
  },
};
