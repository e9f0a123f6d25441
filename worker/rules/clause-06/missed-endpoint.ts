import type { Claim } from "../facts/claims.ts";
import type { Facts } from "../facts/index.ts";
import { sharesTopic, topicsOf } from "../facts/topics.ts";
import type { TrialNote } from "../facts/trial.ts";
import { quoted } from "../hits.ts";
import { findPhrases, phrases } from "../pattern.ts";
import { isDisowned, wordsOf } from "../stance.ts";
import type { Check, Hit } from "../types.ts";
import { examples } from "./missed-endpoint.examples.ts";
import { hitOn, nearby, notesOf, ownClaims, sentenceOf, speaksOfMedicine } from "./reading.ts";

const SUCCESS = phrases(
  "success|successful|successfully|triumph|victory|win|positive|landmark|breakthrough|milestone|compelling|convincing|impressive|outstanding|excellent|remarkable|transformative|pivotal ..4 study|trial|result|results|data|outcome|readout|for|evidence",
  "study|trial|results|data|it ..4 success|successful|triumph|positive|win|landmark|delivered|delivers|triumphs|convincing|compelling|impressive",
  "clear|resounding|great|major|real success|win|result|victory",
  "met|hit|achieved ..3 goal|goals|objective|objectives|expectations|endpoints",
  "proven|proves|proved|confirms|confirmed|demonstrates|demonstrated",
  "delivers|delivered|succeeds|succeeded|wins|works|worked",
);
const LABELLED =
  /\b(?:post[- ]?hoc|exploratory|secondary|subgroup|sub-group|unplanned|hypothesis|not (?:pre-?)?specified|not met|missed|did not meet|failed to meet|interim|not significant)\b/i;

const labelledNear = (facts: Facts, index: number) =>
  nearby(facts, index, 1, 2).some((s) => !facts.trial.smallPrint[s.index] && LABELLED.test(wordsOf(facts, s)));

function celebrates(facts: Facts, claim: Claim): boolean {
  return findPhrases(SUCCESS, facts, [sentenceOf(facts, claim.sentence)]).some((m) => !isDisowned(m, facts, 4));
}

/** A success, or a result of another endpoint, told with no word of the primary endpoint that was missed. */
function againstMissed(facts: Facts, missed: TrialNote): Hit[] {
  const seen = ownClaims(facts).filter((c) => c.sentence !== missed.sentence && !labelledNear(facts, c.sentence));
  const told = nearby(facts, missed.sentence, 0, 0).length > 0 && !missed.smallPrint;
  return seen
    .filter((c) =>
      celebrates(facts, c)
        ? !told || c.sentence < missed.sentence - 2 || c.sentence > missed.sentence
        : !told && benefit(facts, c),
    )
    .map((c) => {
      const sentence = sentenceOf(facts, c.sentence);
      return hitOn(
        facts,
        sentence,
        `${quoted(wordsOf(facts, sentence))} presents the study as a success, but its primary endpoint was not met, which only ${quoted(wordsOf(facts, missed))} tells. The result of the primary endpoint must be given first, in the same view.`,
      );
    });
}

function benefit(facts: Facts, claim: Claim): boolean {
  if (!claim.kinds.includes("efficacy") || !claim.kinds.includes("statistic")) return false;
  return facts.figures.all.some(
    (f) => f.sentence === claim.sentence && (f.kind === "percent" || f.kind === "ratio" || f.kind === "points"),
  );
}

/** A headline whose result is called post hoc, exploratory or of a subgroup only in a note. */
function fromNote(facts: Facts, note: TrialNote): Hit[] {
  const source = sentenceOf(facts, note.sentence);
  const topics = topicsOf(facts, source.first, source.last);
  return ownClaims(facts)
    .filter((c) => c.tone === "promotional" && c.kinds.includes("efficacy") && c.sentence !== note.sentence)
    .filter((c) => sharesTopic(topics, c.topics) && !labelledNear(facts, c.sentence))
    .map((c) => {
      const sentence = sentenceOf(facts, c.sentence);
      return hitOn(
        facts,
        sentence,
        `${quoted(wordsOf(facts, sentence))} does not say what only a note says: that the result is ${quoted(wordsOf(facts, note))}. Such a result must be labelled where it is claimed and must not carry a headline.`,
      );
    });
}

function find(facts: Facts): Hit[] {
  const hits = [
    ...notesOf(facts, "primary-missed").flatMap((note) => againstMissed(facts, note)),
    ...notesOf(facts, "after-the-fact")
      .filter((note) => note.smallPrint)
      .flatMap((note) => fromNote(facts, note)),
  ];
  return hits.filter((hit, i) => hits.findIndex((h) => h.at?.start === hit.at?.start) === i);
}

/** Clause 6.1: a missed primary endpoint and the kind of an analysis are told where the result is claimed. */
export const missedEndpoint: Check = {
  id: "clause-06/missed-endpoint",
  requirement: "6.statistics",
  severity: "HIGH",
  duty: "must",
  themes: ["misleading-claim", "statistics-and-graphs"],
  applies: (facts) => speaksOfMedicine(facts) && notesOf(facts, "primary-missed", "after-the-fact").length > 0,
  find,
  examples,
};
