import { findPhrases } from "#worker/text/language/phrases.ts";
import { startsWithin } from "#worker/text/spans.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { isReported } from "#worker/text/voice/reported.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { cut, pointAt, quoted } from "../checks/hits.ts";
import { isFinding, saidOfMedicine } from "../checks/of-the-medicine.ts";
import { isStatement, names, speaksOfMedicine } from "../checks/own-claims.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import { examples } from "./false-comfort.examples.ts";
import { answered, isPlain, plainComfort } from "./false-comfort.plain.ts";
import { type Comfort, comfortsIn, lifted } from "./false-comfort.stances.ts";
import { DEGREES, HEDGES } from "./false-comfort.words.ts";

/* A line comforts where it permits what is risky, denies a harm, waives what guards against it or lets go of a limit. The area of risk
 * (concepts/risk-areas.ts), the stance to it (false-comfort.stances.ts, false-comfort.plain.ts) and what the piece itself warns of are asked
 * one by one, so that no wording has to be foreseen. */

const SECTIONS = ["contraindications", "cautions", "dosage", "reactions"] as const;
/** What prescribing information says to ease the mind, or only points to. */
const EASES =
  /\b(?:no (?:dose|dosage|clinically|special)|not (?:required|necessary|needed)|may be (?:used|given)|see (?:the )?Sm?PC)\b/i;

/** What prescribing information says of a medicine that is not stopped at will. */
const NOT_STOPPED = /\b(?:withdraw|abrupt|gradual|taper|dependen|rebound|discontinuation)/i;

/** Where the piece's own prescribing information warns of the area; of a limit that is let go, where it sets one. */
function warning(facts: Facts, { area, stance, lifts }: Comfort): string | undefined {
  const { terms } = facts.licence;
  if (terms?.source !== "pi") return undefined;
  const parts = SECTIONS.flatMap((name) => terms[name].split(/[.;\n]/));
  if (area) return parts.find((part) => area.listed.test(part) && !EASES.test(part));
  if (stance) return undefined;
  return lifts === "limit" ? terms.dosage.split("\n")[0] : parts.find((part) => NOT_STOPPED.test(part));
}

const isCited = (facts: Facts, { start, end }: Sentence): boolean =>
  startsWithin(facts.citations, { start, end: end + 2 });

const RULE = "What is said of risks must be balanced and capable of substantiation (Clauses 6.1, 6.2 and 6.4).";

/** What a source may bear out is none where one is cited, unless the piece itself warns of it. */
function hitOf(facts: Facts, comfort: Comfort): Hit[] {
  const { area, stance, match, sentence } = comfort;
  const against = warning(facts, comfort);
  if (!against && stance && !stance.isReckless && isCited(facts, sentence)) return [];
  const at = match.start < sentence.start ? match : pointAt(facts, sentence, match);
  const does = stance?.does ?? "lets go of a limit that treatment has";
  const why = against
    ? `, and its own prescribing information warns of ${area?.name} (${quoted(against)})`
    : `${area ? ` (${area.name})` : ""}, with no reference and no limit`;
  return [
    {
      at: { start: at.start, end: at.end },
      issue: `${quoted(wordsOf(facts, at))} ${does}${why}. ${RULE}`,
      fix: cut(facts, sentence),
      severity: against && (!isPlain(comfort) || names(facts, sentence, "product")) ? "HIGH" : "MEDIUM",
    },
  ];
}

/** What the copy says besides, without naming another medicine. */
const unnamed = (facts: Facts): Sentence[] =>
  ownSentences(facts).filter(
    (s) =>
      s.zone !== "direction" &&
      isStatement(facts, s) &&
      !facts.products.some(({ role, mentions }) => role !== "own" && startsWithin(mentions, s)),
  );

/** What may be said of the medicine, with what of it is for certain: in a promotional piece or beside other medicines only what names it or
 * goes on with it. */
function spoken(facts: Facts): { all: Sentence[]; ofMedicine: ReadonlySet<Sentence> } {
  const { medicines, isPromotional } = facts.promotion;
  const named = saidOfMedicine(facts);
  const others = medicines.length > 1 ? [] : unnamed(facts);
  const all = [...new Set([...named, ...others])].sort((a, b) => a.start - b.start);
  return { all, ofMedicine: new Set(isPromotional || facts.products.length > 1 ? named : all) };
}

/** Of all comforts of a sentence the one that the piece's own prescribing information gainsays, else the first. */
function comfortOf(facts: Facts, sentence: Sentence): Comfort | undefined {
  const all = [answered(facts, sentence), ...comfortsIn(facts, sentence), lifted(facts, sentence)].filter(
    (one) => one !== undefined,
  );
  return all.find((one) => warning(facts, one) !== undefined) ?? all[0] ?? plainComfort(facts, sentence);
}

/** A comparison says what the denial is measured by. */
const COMPARED = /\b(?:compared|versus|vs|than|placebo|relative to|with or without)\b/i;

/** Nothing is avoided where there is no reason to. */
const NO_REASON_TO_AVOID = /\bno (?:reason|need|cause|call) to (?:avoid|exclude|withhold)\b/i;

/** Whether words take a comfort back or give it its measure. */
function isHedged(facts: Facts, sentence: Sentence, comfort: Comfort): boolean {
  if (findPhrases(HEDGES, facts, [sentence]).length > 0 && !NO_REASON_TO_AVOID.test(wordsOf(facts, sentence)))
    return true;
  if (findPhrases(DEGREES, facts, [sentence]).length === 0) return false;
  return COMPARED.test(wordsOf(facts, sentence)) || warning(facts, comfort) === undefined;
}

function find(facts: Facts): Hit[] {
  const { all, ofMedicine } = spoken(facts);
  return all.flatMap((sentence) => {
    const comfort = comfortOf(facts, sentence);
    if (!comfort || isFinding(facts, sentence) || isReported(comfort.match, facts)) return [];
    // What does not name the medicine may be of anything, save where the piece's own warnings say the contrary.
    const isUnsure = !ofMedicine.has(sentence) || comfort.stance?.isRelative;
    if (isUnsure && warning(facts, comfort) === undefined) return [];
    return isHedged(facts, sentence, comfort) ? [] : hitOf(facts, comfort);
  });
}

/** What a paper of fixed headings says of risks is the licence itself, wherever it comes from. */
const OF_LICENCE = new Set<string>(["smpc", "leaflet", "label", "assessment-report"]);

/** 6.4, 6.1 and 6.2: no line comforts about a known area of risk without evidence, or against the piece's own warnings. */
export const falseComfort: Check = {
  id: "clause-06/false-comfort",
  requirement: "6.ae-not-downplayed",
  severity: "HIGH",
  duty: "must",
  themes: ["safety-claim", "misleading-claim", "patient-safety"],
  applies: (facts) => speaksOfMedicine(facts) && !facts.document.outside && !OF_LICENCE.has(facts.document.kind),
  find,
  examples,
};
