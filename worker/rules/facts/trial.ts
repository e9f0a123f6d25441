import { findPhrases } from "#worker/text/language/phrases.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import type { Figures } from "./figures.ts";
import type { References } from "./references.ts";
import { smallPrintOf } from "./small-print.ts";
import { topicsOf } from "./topics.ts";
import { type TrialNoteKind, WORDINGS } from "./trial-wordings.ts";
import type { BaseFacts, Sentence, Span } from "./types.ts";

/** Something that the piece itself tells of its evidence. */
export interface TrialNote extends Span {
  kind: TrialNoteKind;
  sentence: number;
  /** In a footnote, a note, an appendix or the reference list. */
  smallPrint: boolean;
}

/** A difference with its p value or confidence interval, or with words that say whether it was significant. */
export interface Result extends Span {
  significant: boolean;
  /** The figures or words that say so. */
  by: Span;
  sentence: number;
  smallPrint: boolean;
  /** A p value or margin for non-inferiority says nothing of superiority. */
  nonInferiority: boolean;
  topics: string[];
}

export interface Trial {
  notes: TrialNote[];
  results: Result[];
  /** For each sentence, whether it stands in a footnote, a note, an appendix or the reference list. */
  smallPrint: boolean[];
}

/** A sentence joined with the next one of its line, where "Result: … not met." follows "Primary endpoint: …". */
function joined(sentence: Sentence, next: Sentence | undefined, text: string): Sentence[] {
  if (!next || next.line !== sentence.line) return [];
  return /^(?:results?|outcome|this|it|the (?:difference|result|endpoint|outcome|trial|study)|not)\b/i.test(
    text.slice(next.start, next.end),
  )
    ? [{ ...sentence, end: next.end, last: next.last }]
    : [];
}

/** "The primary endpoint was met; the secondary was not met" tells of another endpoint's failure. */
const OTHER_ENDPOINT = /\b(?:secondary|tertiary|exploratory)\b|\b(?:was|were) (?:met|reached|achieved)\b/i;

function notesOf(base: BaseFacts, smallPrint: boolean[]): TrialNote[] {
  const copy = base.sentences.filter((s) => s.zone !== "pi" && s.zone !== "ae-statement" && s.zone !== "footer");
  const pairs = copy.flatMap((s, i) => joined(s, copy[i + 1], base.view.text));
  return (Object.keys(WORDINGS) as TrialNoteKind[]).flatMap((kind) => {
    const where = kind === "primary-missed" ? [...copy, ...pairs] : copy;
    const seen = new Set<number>();
    return findPhrases(WORDINGS[kind], base, where).flatMap((m): TrialNote[] => {
      if (INITIALS.test(base.view.text.slice(m.sentence.start, m.end))) return [];
      if (seen.has(m.sentence.index) || (kind === "primary-missed" && OTHER_ENDPOINT.test(wordsOf(base, m)))) return [];
      seen.add(m.sentence.index);
      return [
        {
          kind,
          start: m.start,
          end: m.end,
          sentence: m.sentence.index,
          smallPrint: smallPrint[m.sentence.index] ?? false,
        },
      ];
    });
  });
}

/** "Sanghani NS" in a reference is a person. */
const INITIALS = /\p{Lu}\p{Ll}+ N ?S$/u;

const topicsBetween = (base: BaseFacts, sentence: Sentence, start: number, end: number) => {
  let first = sentence.first;
  while (first < sentence.last && (base.tokens[first]?.start ?? 0) < start) first++;
  let last = first;
  while (last < sentence.last && (base.tokens[last]?.start ?? 0) < end) last++;
  return topicsOf(base, first, last);
};

/** What a result is of; a bare "HR 0.94 (95% CI …)" is of what the line before it names. */
function topicsOfResult(base: BaseFacts, sentence: Sentence, start: number, end: number): string[] {
  const own = topicsBetween(base, sentence, start, end);
  const before = base.sentences[sentence.index - 1];
  if (own.length > 0 || !before || before.zone === "pi") return own;
  return topicsOf(base, before.first, before.last);
}

/** Results by p value or interval: each takes the words from the result before it to its own figures. */
function measured(base: BaseFacts, figures: Figures, smallPrint: boolean[]): Result[] {
  const results: Result[] = [];
  for (const figure of figures.all) {
    const sentence = base.sentences[figure.sentence];
    if ((figure.kind !== "p" && figure.kind !== "interval") || !sentence || sentence.zone === "pi") continue;
    const before = results.at(-1);
    const significant = figure.kind === "p" ? figure.value <= 0.05 && !figure.unit.startsWith(">") : !figure.crosses;
    const between =
      before && before.sentence === figure.sentence ? base.view.text.slice(before.by.end, figure.start) : null;
    if (before && between !== null && between.length < 14 && !/\p{L}{4}/u.test(between)) {
      before.by = { start: before.by.start, end: figure.end };
      before.end = figure.end;
      before.significant = figure.kind === "p" ? significant : before.significant;
      continue;
    }
    const start = between === null ? sentence.start : (before?.end ?? sentence.start);
    const words = base.view.text.slice(start, figure.end);
    results.push({
      start,
      end: figure.end,
      by: { start: figure.start, end: figure.end },
      significant,
      sentence: figure.sentence,
      smallPrint: smallPrint[figure.sentence] ?? false,
      nonInferiority: /non-?\s?inferior/i.test(words) && !/superiority/i.test(words),
      topics: topicsOfResult(base, sentence, start, figure.end),
    });
  }
  return results;
}

const PRIMARY =
  /\b(?:(?:co-?)?primary|main|principal|chief|key) (?:\w+ )?(?:endpoint|outcome|objective|measure|analysis|question|aim|comparison|hypothesis)\b|\b(?:was|were|had been) (?:designed|powered|set up) to (?:show|test|detect|answer|find)\b/i;

/** Whether a result is of the primary endpoint: by its own words, or by the short line over it. */
function isPrimary(base: BaseFacts, result: Result): boolean {
  const own = wordsOf(base, result);
  if (PRIMARY.test(own)) return !/\bsecondary\b/i.test(own.slice(own.search(PRIMARY)));
  const before = base.sentences[result.sentence - 1];
  const words = before ? wordsOf(base, before) : "";
  return (
    words.length < 120 &&
    PRIMARY.test(words) &&
    !/\b(?:secondary|met|achieved)\b/i.test(words) &&
    !/\d\.\d|p ?[<=]/.test(words)
  );
}

/** Everything that the piece itself tells of its trials, wherever it stands. */
export function trialOf(base: BaseFacts, figures: Figures, references: References): Trial {
  const smallPrint = smallPrintOf(base, references.entries);
  const notes = notesOf(base, smallPrint);
  const results = measured(base, figures, smallPrint);
  const measuredIn = new Set(results.map(({ sentence }) => sentence));
  const worded = notes.filter((n) => n.kind === "not-significant" && !measuredIn.has(n.sentence));
  for (const note of worded) {
    const sentence = base.sentences[note.sentence];
    if (!sentence) continue;
    const { start, end } = sentence;
    results.push({
      start,
      end,
      by: note,
      significant: false,
      sentence: note.sentence,
      smallPrint: note.smallPrint,
      nonInferiority: false,
      topics: topicsOf(base, sentence.first, sentence.last),
    });
  }
  const missed = new Set(notes.filter(({ kind }) => kind === "primary-missed").map(({ sentence }) => sentence));
  for (const result of results) {
    if (result.significant || result.nonInferiority || missed.has(result.sentence)) continue;
    if (!isPrimary(base, result)) continue;
    missed.add(result.sentence);
    notes.push({ ...result.by, kind: "primary-missed", sentence: result.sentence, smallPrint: result.smallPrint });
  }
  return { notes, results: results.sort((a, b) => a.start - b.start), smallPrint };
}
