import { findPhrases, phrases } from "../pattern.ts";
import type { Figures } from "./figures.ts";
import type { References } from "./references.ts";
import { topicsOf } from "./topics.ts";
import type { BaseFacts, Line, Sentence, Span } from "./types.ts";

export type TrialNoteKind =
  | "primary-missed"
  | "primary-met"
  | "not-significant"
  | "non-inferiority"
  | "secondary"
  | "after-the-fact"
  | "interim"
  | "no-control"
  | "no-head-to-head"
  | "laboratory"
  | "relevance-unknown"
  | "model"
  | "assumption";

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
  topics: Set<string>;
}

export interface Trial {
  notes: TrialNote[];
  results: Result[];
  /** For each sentence, whether it stands in a footnote, a note, an appendix or the reference list. */
  smallPrint: boolean[];
}

const ENDPOINT = "endpoint|endpoints|outcome|objective|measure|analysis|target|goal|aim";
const WORDINGS: Record<TrialNoteKind, ReturnType<typeof phrases>> = {
  "primary-missed": phrases(
    `primary|main|coprimary|principal composite|efficacy? ${ENDPOINT} ..36 not|never ..1 met|meet|reached|reach|achieved|achieve|attained|attain|satisfied|shown|show`,
    `primary|main|coprimary|principal composite|efficacy? ${ENDPOINT} ..24 missed|failed|unmet`,
    `not|failed|fails|missed|without|never ..2 meet|met|meeting|reach|reached|achieve|achieved|achieving|hit|to? ..3 primary|main|coprimary composite|efficacy? ${ENDPOINT}`,
    `missed|misses|missing|failed|fails its|the|their ..2 primary|main|coprimary composite|efficacy? ${ENDPOINT}`,
    `primary|main|coprimary composite|efficacy? ${ENDPOINT} ..10 no|not ..2 significant|significantly|different|superior`,
    `no ..1 difference|effect|benefit ..6 primary|main ${ENDPOINT}`,
  ),
  "primary-met": phrases(
    `met|achieved|reached ..3 primary|coprimary ${ENDPOINT}`,
    `primary|coprimary ${ENDPOINT} ..3 met|achieved|reached`,
  ),
  "not-significant": phrases(
    "not ..2 significant|significantly",
    "no ..3 significant|significantly",
    "no statistical|statistically|real|measurable|detectable difference",
    "non significant|significantly",
    "nonsignificant",
    "not|never|failed|without ..3 reach|reached|reaching|attain|achieve|achieved ..2 significance",
    "did not differ",
    "ns",
    "n s",
    "superiority ..3 not|never",
    "not ..1 superior",
    "trend toward|towards|in|favouring",
    "numerical|numerically higher|lower|greater|better|fewer|more|difference|advantage|improvement",
  ),
  "non-inferiority": phrases("non inferiority|inferior", "noninferiority|noninferior", "not inferior"),
  secondary: phrases(`secondary|tertiary ..1 ${ENDPOINT}`, "a|other|also secondary"),
  "after-the-fact": phrases(
    "post hoc",
    "posthoc",
    "exploratory|unplanned|retrospective|unadjusted ..2 analysis|analyses|endpoint|outcome|subgroup|finding|findings|result|results",
    "subgroup|sub|subset|subpopulation",
    "not ..1 prespecified|predefined|planned",
    "defined|chosen|selected after the study|trial|data",
    "without ..2 adjustment|correction|control ..2 multiplicity|multiple",
  ),
  interim: phrases("interim|preliminary|early analysis|data|results|look|readout", "first cut"),
  "no-control": phrases(
    "no concurrent? control|comparator|comparison|placebo group|arm|groups",
    "single arm",
    "without ..2 control|comparator|placebo ..1 group|arm",
    "uncontrolled",
    "not placebo? controlled",
    "no controls|comparator|control",
    "before and after study",
    "open label extension|study|trial",
  ),
  "no-head-to-head": phrases(
    "no|not|without|never|none ..4 head to head",
    "not|never|no ..3 compared|comparative|comparison|comparisons directly|with|between|data|trial|trials|study|studies",
    "no trial|trials|study|studies|evidence|data ..3 compare|compares|comparing|compared",
    "has|have been compared|studied|tested ..2 placebo|vehicle only|alone",
    "only ..2 compared|studied|tested ..2 placebo|vehicle",
    "compared only ..2 placebo|vehicle",
    "placebo|vehicle controlled? only",
    "never|not ..2 compared ..3 with|against|to",
    "never|not ..2 tested|studied|trialled ..2 against",
    "cross|across trial|trials|study|studies comparison|comparisons",
    "indirect ..2 comparison|comparisons",
    "separate|different trials|studies",
    "network meta analysis",
    "unanchored|naive ..2 comparison",
  ),
  laboratory: phrases(
    "in vitro",
    "ex vivo",
    "cell line|lines|culture|cultures|model|models|based|assay|assays",
    "cultured|isolated ..2 cells|tissue|keratinocytes|fibroblasts|neurones|neurons|hepatocytes",
    "enzyme|receptor|binding|biochemical|bench|radioligand assay|assays|study|studies|test|tests",
    "laboratory|preclinical|pre|nonclinical clinical? test|tests|data|study|studies|finding|findings|model|models|work|experiment|experiments|result|results|research",
    "mouse|mice|murine|rat|rats|rabbit|rabbits|dogs|monkeys|porcine|primate|primates|zebrafish",
    "animal model|models|study|studies|data|work|experiment|experiments",
    "healthy adult|male|human? volunteer|volunteers|subject|subjects|adults",
    "test tube|tubes",
    "in the|a laboratory|lab|dish",
    "time kill",
  ),
  "relevance-unknown": phrases(
    "clinical|therapeutic|practical relevance|significance|importance|meaning|implication|implications|benefit|consequence ..8 not|unknown|unclear|uncertain|unproven|undetermined",
    "not|no|cannot|unknown|unclear ..8 clinical relevance|significance|benefit|effect|effects|efficacy|outcome|outcomes|importance|meaning|practice",
    "no ..2 relation|link|relationship|conclusion|inference|correlation ..14 patients|clinical|benefit|people|outcome|outcomes",
    "not ..4 extrapolate|extrapolated|predict|translate|imply|mean ..8 patients|clinical|people|practice|clinic|benefit|outcomes",
    "relevance ..6 patients|humans|people|practice|clinic ..4 not|unknown|unclear",
    "not ..3 established|shown|demonstrated|studied|known ..3 in|for patients|people|humans|practice",
  ),
  model: phrases(
    "model|models|modelled|modelling|modeled|modeling|simulation|simulated|spreadsheet|projection|projected|extrapolated|extrapolation|forecast",
    "budget|economic|cost impact|calculator|model|effectiveness|worksheet",
  ),
  assumption: phrases(
    "assume|assumes|assumed|assuming|assumption|assumptions",
    "based on|upon ..2 estimate|estimates|hypothetical|assumed",
    "hypothetical|notional ..2 cohort|population|patients|board",
  ),
};

const SMALL_PRINT =
  /^\s*(?:[*†‡§#]{1,3}\s?(?=[\p{L}\d])|\(?[a-d]\)\s|\[?(?:(?:technical|figure|study|table|foot|end|side|production|statistical|graph|methods?|data|pricing|price|cost)[ -]?notes?|notes?|small (?:print|type|text)|footnotes?|disclaimer|appendix|abbreviations|study design|methods?|(?:SMC|NICE|AWMSG)[ -]?(?:advice|guidance|TA|ID|No\.?)?[ -]?\d{2,5})\b\s?[:.)-]|(?:slide|page|screen|panel)\s+\d+\s*[-:.]?\s*(?:\(?(?:appendix|back-?up|notes?|small print)))/iu;

/** Sentences of lines that are set apart as notes; a note runs on to the next blank line. */
function smallPrintOf(text: string, lines: Line[], sentences: Sentence[]): boolean[] {
  const small = new Set<number>();
  let running = false;
  for (const line of lines) {
    const words = text.slice(line.start, line.end);
    if (line.opensGroup) running = false;
    if (SMALL_PRINT.test(words)) running = true;
    if (running || line.zone === "references") small.add(line.index);
  }
  const listed = /(?:^|[\s.])(?:References?|Sources?):? (?=\[?1[.)\]] )/;
  return sentences.map((s) => {
    if (small.has(s.line)) return true;
    const line = lines[s.line];
    const at = line ? listed.exec(text.slice(line.start, line.end))?.index : undefined;
    return at !== undefined && s.start >= (line?.start ?? 0) + at;
  });
}

/** A note that begins in the middle of a line: it runs to the line's end. */
const NOTE_WITHIN =
  /^(?:[*†‡§]\s?(?=\p{Lu})|(?:technical |figure |study |price |foot)?notes?:|small print:|footnotes?:)/iu;

function withNotesWithin(text: string, sentences: Sentence[], small: boolean[]): boolean[] {
  let running = -1;
  return sentences.map((s, i) => {
    if (s.line !== running) running = -1;
    const previous = sentences[i - 1];
    if (previous?.line === s.line && NOTE_WITHIN.test(text.slice(s.start, s.end))) running = s.line;
    return small[i] === true || running === s.line;
  });
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
      if (
        seen.has(m.sentence.index) ||
        (kind === "primary-missed" && OTHER_ENDPOINT.test(base.view.text.slice(m.start, m.end)))
      )
        return [];
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

const topicsBetween = (base: BaseFacts, sentence: Sentence, start: number, end: number) => {
  let first = sentence.first;
  while (first < sentence.last && (base.tokens[first]?.start ?? 0) < start) first++;
  let last = first;
  while (last < sentence.last && (base.tokens[last]?.start ?? 0) < end) last++;
  return topicsOf(base, first, last);
};

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
      topics: topicsBetween(base, sentence, start, figure.end),
    });
  }
  return results;
}

const PRIMARY = /\b(?:co-?)?primary (?:\w+ )?(?:endpoint|outcome|objective|measure|analysis)\b/i;

/** Whether a result is of the primary endpoint: by its own words, or by the short line over it. */
function isPrimary(base: BaseFacts, result: Result): boolean {
  const own = base.view.text.slice(result.start, result.end);
  if (PRIMARY.test(own)) return !/\bsecondary\b/i.test(own.slice(own.search(PRIMARY)));
  const before = base.sentences[result.sentence - 1];
  const words = before ? base.view.text.slice(before.start, before.end) : "";
  return (
    before !== undefined &&
    words.length < 120 &&
    PRIMARY.test(words) &&
    !/\b(?:secondary|met|achieved)\b/i.test(words) &&
    !/\d\.\d|p ?[<=]/.test(words)
  );
}

/** Everything that the piece itself tells of its trials, wherever it stands. */
export function trialOf(base: BaseFacts, figures: Figures, references: References): Trial {
  const marked = smallPrintOf(base.view.text, base.lines, base.sentences);
  const smallPrint = withNotesWithin(base.view.text, base.sentences, marked);
  for (const entry of references.entries) {
    const inside = base.sentences.filter((s) => s.start < entry.end && s.end > entry.start && s.zone !== "pi");
    for (const s of inside) smallPrint[s.index] = true;
  }
  const notes = notesOf(base, smallPrint);
  const results = measured(base, figures, smallPrint);
  const worded = notes.filter((n) => n.kind === "not-significant" && !results.some((r) => r.sentence === n.sentence));
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
  for (const result of results) {
    if (
      result.significant ||
      result.nonInferiority ||
      notes.some((n) => n.kind === "primary-missed" && n.sentence === result.sentence)
    )
      continue;
    if (isPrimary(base, result))
      notes.push({ ...result.by, kind: "primary-missed", sentence: result.sentence, smallPrint: result.smallPrint });
  }
  return { notes, results: results.sort((a, b) => a.start - b.start), smallPrint };
}
