import { oncePer } from "#worker/lib/once-per.ts";
import { findPhrases } from "#worker/text/language/phrases.ts";
import { ofSentence, overlapping } from "#worker/text/spans.ts";
import { isDisowned } from "#worker/text/voice/own-words.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { hitOn, quoted } from "../checks/hits.ts";
import { isSlogan, nearby, notesOf, ownClaims, sentenceOf, speaksOfMedicine } from "../checks/own-claims.ts";
import type { Claim } from "../facts/claims.ts";
import type { Facts } from "../facts/index.ts";
import type { Reference } from "../facts/references.ts";
import { sharesTopic, topicsOf } from "../facts/topics.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import { examples } from "./laboratory-data.examples.ts";
import { DISCLAIMED, LABELLED, MECHANISM, PROMISE, TARGET, THEREFORE } from "./laboratory-data.words.ts";

/** A disclaimer corrects a claim only in the same sentence: one in a note contradicts it. */
function disclaimed(facts: Facts, sentence: Sentence, source: Sentence | null): boolean {
  const breath = source?.index === sentence.index ? nearby(facts, sentence.index, 0, 1) : [sentence];
  return breath.some((s) => !facts.trial.smallPrint[s.index] && DISCLAIMED.test(wordsOf(facts, s)));
}

function drawsConclusion(facts: Facts, sentence: Sentence): boolean {
  return findPhrases(THEREFORE, facts, [sentence]).some((m) => !isDisowned(m, facts));
}

function promises(facts: Facts, sentence: Sentence): boolean {
  return findPhrases(PROMISE, facts, [sentence]).some((m) => !isDisowned(m, facts));
}

/** Studies by which a licence may be had: that one product gives the levels of another is shown in volunteers, and is no promise. */
const OF_LICENCE = /\bbio-?equivalen\w+|\bmarketing authori[sz]ation application/i;

const MARKS = /[*†‡§]/;

/** Claims that carry the mark of a footnote on laboratory work. */
function markedTo(facts: Facts, laboratory: Set<number>): number[] {
  const marks = facts.sentences.flatMap((s) => {
    const mark = laboratory.has(s.index) ? /^\s*([*†‡§])/.exec(wordsOf(facts, s))?.[1] : undefined;
    return mark ? [mark] : [];
  });
  return facts.claims.all
    .filter((c) => !c.smallPrint && MARKS.test(wordsOf(facts, c)))
    .filter((c) => marks.some((mark) => wordsOf(facts, c).slice(1).includes(mark)))
    .map((c) => c.sentence);
}

/** Sentences of the copy that tell of work in a laboratory, in animals or in healthy volunteers. */
const laboratorySentences = oncePer((facts: Facts): Sentence[] => {
  const notes = notesOf(facts, "laboratory").map((note) => sentenceOf(facts, note.sentence));
  const seen = new Set(notes.filter((note) => !OF_LICENCE.test(wordsOf(facts, note))).map(({ index }) => index));
  for (const claim of facts.claims.all) {
    const entries = claim.references.flatMap((i) => facts.references.entries[i] ?? []);
    if (entries.length > 0 && entries.every((e) => e.laboratory)) seen.add(claim.sentence);
  }
  for (const marked of markedTo(facts, seen)) seen.add(marked);
  return facts.sentences.filter(
    (s) =>
      s.zone !== "references" &&
      s.zone !== "pi" &&
      (seen.has(s.index) || (MECHANISM.test(wordsOf(facts, s)) && drawsConclusion(facts, s))),
  );
});

/** Significant results in patients: none that a laboratory sentence gives. */
const clinicalResults = oncePer((facts: Facts) => {
  const laboratorial = new Set(laboratorySentences(facts).map((s) => s.index));
  return facts.trial.results.filter((r) => r.significant && !laboratorial.has(r.sentence));
});

/** What the copy says of the medicine right after laboratory work, with no figure or source of its own. */
function followsOn(facts: Facts, sentence: Sentence, source: Sentence): boolean {
  const figures = facts.figures.bySentence[sentence.index] ?? [];
  const cited = facts.citations.some((c) => c.start >= sentence.start && c.start <= sentence.end);
  return sentence.index > source.index && figures.length === 0 && !cited && !LABELLED.test(wordsOf(facts, sentence));
}

/** A promise in the laboratory sentence itself, or in the one that draws a conclusion from it or stands over it. */
function drawnFrom(facts: Facts, source: Sentence): Sentence[] {
  const own = promises(facts, source) && !facts.trial.smallPrint[source.index] ? [source] : [];
  const beside = nearby(facts, source.index, 2, 3).filter((s) => s.index !== source.index && s.zone !== "direction");
  const concludes = (s: Sentence) =>
    (s.index > source.index &&
      /^\W*(?:so|that|this|what (?:this|that|it)|think what|imagine|in the (?:surgery|clinic)|which|therefore|hence|in practice|for (?:your )?patients|the result|result|your patients|meaning|put simply|expect)\b/i.test(
        wordsOf(facts, s),
      )) ||
    (isSlogan(facts, s) && !/\b(?:laboratory|in[- ]vitro|volunteers)\b/i.test(wordsOf(facts, s)));
  const near = beside.filter(
    (s) => (concludes(s) || followsOn(facts, s, source)) && promises(facts, s) && !reportsPatients(facts, s),
  );
  return [...own, ...near, ...headlinesOn(facts, source)];
}

/** Headlines that promise something and stand by no result in patients. */
const promisingHeadlines = oncePer((facts: Facts) =>
  ownClaims(facts).filter((c) => {
    const s = sentenceOf(facts, c.sentence);
    const words = wordsOf(facts, s);
    const says = () => promises(facts, s) || (c.kinds.includes("efficacy") && !TARGET.test(words));
    return c.tone !== "reported" && !LABELLED.test(words) && isSlogan(facts, s) && says() && !reportsPatients(facts, s);
  }),
);

/** The claims that are marked with the sign of a note. */
function markedClaims(facts: Facts, mark: string): Claim[] {
  return ownClaims(facts).filter((c) => {
    const words = wordsOf(facts, sentenceOf(facts, c.sentence));
    return c.tone !== "reported" && words.includes(mark) && !LABELLED.test(words);
  });
}

/** A promotional claim anywhere in the copy on what the laboratory sentence speaks of, or marked to it, that no result in
 * patients bears out. */
function headlinesOn(facts: Facts, source: Sentence): Sentence[] {
  const topics = topicsOf(facts, source.first, source.last);
  const mark = /^\s*([*†‡§])/.exec(wordsOf(facts, source))?.[1];
  const marked = mark === undefined ? [] : markedClaims(facts, mark);
  const isMarked = new Set(marked);
  const linked = promisingHeadlines(facts).filter(
    (c) =>
      !isMarked.has(c) &&
      sharesTopic(topics, c.topics) &&
      !clinicalResults(facts).some((r) => sharesTopic(r.topics, c.topics)),
  );
  const claims = [
    ...marked.filter((c) => c.kinds.includes("efficacy") || c.kinds.includes("comparative")),
    ...linked,
  ].filter((c) => c.sentence !== source.index);
  claims.sort((a, b) => a.sentence - b.sentence);
  return claims.map((c) => sentenceOf(facts, c.sentence));
}

function reportsPatients(facts: Facts, sentence: Sentence): boolean {
  return nearby(facts, sentence.index, 0, 1).some((s) =>
    ofSentence(facts.figures.pairs, s.index).some((p) => p.kind === "percent"),
  );
}

/** A clinical claim whose only reference is laboratory work. */
function citesLaboratory(facts: Facts, claim: Claim): boolean {
  const entries = claim.references.flatMap((i) => facts.references.entries[i] ?? []);
  if (entries.length === 0 || !entries.every((e) => e.laboratory)) return false;
  const sentence = sentenceOf(facts, claim.sentence);
  return promises(facts, sentence) || (claim.kinds.includes("efficacy") && !TARGET.test(wordsOf(facts, sentence)));
}

/** Nothing but laboratory work stands behind the piece: no source but it and the SPC, and no result in patients. */
function restsOnLaboratoryAlone(facts: Facts): boolean {
  const sources = facts.references.entries.filter((e) => e.kind !== "spc" && e.kind !== "price-list");
  const measuredThere = new Set(
    facts.claims.statements
      .filter((c) => notesOf(facts, "laboratory").some((n) => n.sentence === c.sentence))
      .flatMap((c) => c.references),
  );
  const isCitedThere = (e: Reference) => measuredThere.has(facts.references.entries.indexOf(e));
  const laboratory =
    sources.length > 0 &&
    sources.every(
      (e) =>
        e.laboratory || isCitedThere(e) || facts.trial.notes.some((n) => n.kind === "laboratory" && overlapping(n, e)),
    );
  if (!laboratory) return false;
  const measured = facts.figures.pairs.some((p) => p.kind === "percent" && !facts.claims.safety.includes(p.sentence));
  return !measured && clinicalResults(facts).length === 0;
}

function headlines(facts: Facts): Claim[] {
  if (!restsOnLaboratoryAlone(facts)) return [];
  return ownClaims(facts).filter((c) => {
    const sentence = sentenceOf(facts, c.sentence);
    const works = c.kinds.includes("efficacy") || c.kinds.includes("comparative") || promises(facts, sentence);
    return (
      works &&
      !LABELLED.test(wordsOf(facts, sentence)) &&
      (promises(facts, sentence) || (isSlogan(facts, sentence) && !TARGET.test(wordsOf(facts, sentence))))
    );
  });
}

function find(facts: Facts): Hit[] {
  const drawn = laboratorySentences(facts).flatMap((source) => {
    const drawn = drawnFrom(facts, source).filter((sentence) => !disclaimed(facts, sentence, source));
    return drawn.map((sentence) => ({ sentence, by: wordsOf(facts, source) }));
  });
  const cited = [...ownClaims(facts).filter((claim) => citesLaboratory(facts, claim)), ...headlines(facts)]
    .filter((claim) => !disclaimed(facts, sentenceOf(facts, claim.sentence), null))
    .map((claim) => ({
      sentence: sentenceOf(facts, claim.sentence),
      by: facts.references.entries
        .filter((e, i) => claim.references.includes(i) || (claim.references.length === 0 && e.laboratory))
        .map((e) => e.text)
        .join("; "),
    }));
  const found = [...drawn, ...cited].filter(
    (h, i, all) => all.findIndex((o) => o.sentence.index === h.sentence.index) === i,
  );
  return found.map(({ sentence, by }) =>
    hitOn(
      facts,
      sentence,
      `${quoted(wordsOf(facts, sentence))} turns findings from the laboratory, from animals or from healthy volunteers (${quoted(by)}) into a benefit for patients. Such data must be labelled and must not be extrapolated unless their clinical relevance has been shown.`,
    ),
  );
}

/** Clause 6.1: laboratory, animal and healthy-volunteer data are no clinical promise. */
export const laboratoryData: Check = {
  id: "clause-06/laboratory-data",
  requirement: "6.in-vitro-animal",
  severity: "HIGH",
  duty: "must",
  themes: ["in-vitro-data", "misleading-claim"],
  applies: (facts) =>
    speaksOfMedicine(facts) &&
    (facts.sentences.some((s) => s.zone !== "pi" && MECHANISM.test(wordsOf(facts, s))) ||
      notesOf(facts, "laboratory").length > 0 ||
      facts.references.entries.some((e) => e.laboratory)),
  find,
  examples,
};
