import { findPhrases, phrases } from "#worker/text/language/phrases.ts";
import { standsIn } from "#worker/text/may-match.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { leavepiece } from "../checks/example-texts.ts";
import type { Check } from "../types.ts";

const REPRINT =
  /\b(?:reprints?|preprints?|offprints?|author(?:'s)? manuscript|(?:copy|copies) of the (?:paper|article|editorial|abstract))\b/i;
const NOT_REVIEWED = phrases(
  "not|never|without|yet|un ..3 peer|refereed|reviewed ..2 reviewed?",
  "preprint|preprints",
  "author|authors manuscript",
  "before|awaiting|pending ..3 peer review",
  "reprint|reprints|copy|copies ..6 editorial|letter|abstract|poster|thesis|supplement",
);

/** The title of a slide or a banner on it, which labels results and hands nobody a paper. */
const isSlide = (words: string) =>
  /^\W{0,3}(?:slide|screen|panel|figure|chart|banner|banner on|label|stamp|page|caption)\b/i.test(words) &&
  !/\b(?:offer\w*|hand\w*|give\w*|take|send|attach\w*|enclos\w*|download|cop(?:y|ies)|reprints?|leave)\b/i.test(words);

/** A slide or a reference says that its source is a preprint, as it should, and hands nobody the paper. */
const isLabel = (words: string) =>
  /^\W*preprint\b|\bet al\.?,? preprint\b/i.test(words) &&
  !/\b(?:offer\w*|hand\w*|give\w*|take|send|sent|attach\w*|enclos\w*|download|cop(?:y|ies)|reprints?|leave|ask|order|scan|free|here|available|request\w*|provid\w*|representatives?|obtain|get)\b/i.test(
    words,
  );

/** 16.5: a reprint is offered unasked only if it was peer reviewed. */
export const reprints: Check = {
  id: "clause-16/reprints",
  requirement: "16.reprint-accompanied",
  severity: "MEDIUM",
  duty: "must",
  themes: ["references-and-quotations", "frequency-and-suitability"],
  applies: ({ promotion, view }) =>
    (promotion.isPromotional || promotion.kind === "internal") && standsIn(REPRINT, view.text),
  find: (facts) =>
    findPhrases(
      NOT_REVIEWED,
      facts,
      facts.sentences.filter((s) => s.zone !== "references" && s.zone !== "pi"),
    )
      .filter(
        (m) =>
          REPRINT.test(wordsOf(facts, m.sentence)) &&
          !isLabel(wordsOf(facts, m.sentence)) &&
          !isSlide(wordsOf(facts, m.sentence)) &&
          !/\b(?:do not|must not|only|never) (?:\w+ ){0,3}(?:offer|send|hand|leave|give|use)\b/i.test(
            wordsOf(facts, m.sentence),
          ),
      )
      .map((m) => ({
        at: { start: m.sentence.start, end: m.sentence.end },
        issue:
          "A paper that has not been peer reviewed is offered unasked. Reprints must not be offered proactively unless they were peer reviewed, and prescribing information must go with them.",
        fix: { kind: "delete" as const },
      })),
  examples: {
    flagged: [
      {
        text: leavepiece({ claim: "[[Your representative has a preprint of the follow-up study for you.]]" }),
        why: "a preprint",
      },
      {
        text: leavepiece({ claim: "[[Preprint of the 6-year data: scan here for your copy.]]" }),
        why: "a preprint to take",
      },
      {
        text: leavepiece({ claim: "[[We enclose a reprint that has not been peer reviewed.]]" }),
        why: "plainly not reviewed",
      },
      {
        text: leavepiece({
          claim: "[[Ask for copies of the editorial: we have reprints of the editorial at the stand.]]",
        }),
        why: "an editorial",
      },
    ],
    clean: [
      {
        text: leavepiece({ claim: "SLIDE 6 - Preprint, not yet peer reviewed" }),
        why: "the label of a slide",
      },
      {
        text: leavepiece({ claim: "Preprint: 6-year data. Not peer reviewed; results may change." }),
        why: "a caution",
      },
      {
        text: leavepiece({ claim: "A reprint of the peer-reviewed paper comes with its prescribing information." }),
        why: "peer reviewed",
      },
      { text: leavepiece({ claim: "Do not offer reprints that have not been peer reviewed." }), why: "a ban" },
    ],
    inapplicable: [{ text: leavepiece(), why: "no reprint" }],
  },
};
