import { findPhrases } from "#worker/text/language/phrases.ts";
import { firstStarting } from "#worker/text/spans.ts";
import { isNegated } from "#worker/text/voice/negation.ts";
import {
  ARMS,
  type ClaimKind,
  CONNECTOR,
  INDICATION,
  KINDS,
  NO_COMPARATOR,
  POINTER,
  REPORTED,
  tellsOfHarm,
} from "./claim-wordings.ts";
import type { FigureKind } from "./figure-readers.ts";
import type { Figures } from "./figures.ts";
import type { References } from "./references.ts";
import { topicsOf } from "./topics.ts";
import type { Trial } from "./trial.ts";
import type { BaseFacts, Sentence, Span } from "./types.ts";

/** A sentence, heading or bullet of the copy that says something for (or of) a medicine. */
export interface Claim extends Span {
  sentence: number;
  zone: "heading" | "body";
  kinds: ClaimKind[];
  /** `reported` gives a trial's result with its figures and says so; `promotional` is all other copy. */
  tone: "promotional" | "reported";
  /** Against what, where the sentence itself says so. */
  comparators: Span[];
  /** Against what, in the sentences just before and after (of the same group, or under the heading). */
  nearbyComparators: Span[];
  /** Numbers cited in the sentence, and the entries of the list that they lead to (indices into `references.entries`). */
  citations: number[];
  references: number[];
  /** Whether the piece's own medicine is named in it. */
  namesOwn: boolean;
  smallPrint: boolean;
  topics: string[];
}

export interface Claims {
  all: Claim[];
  /** All headings and sentences of the copy but questions and pointers, those of no kind of claim included. */
  statements: Claim[];
  /** Sentences outside prescribing information and references that tell of harm or of how to avoid it. */
  safety: number[];
}

const NO_ARM = new Set(["no", "without", "not"]);

/** Where a sentence says against what its comparison is made. */
function comparatorsIn(base: BaseFacts, sentence: Sentence): Span[] {
  const spans: Span[] = [];
  for (let at = sentence.first; at < sentence.last; at++) {
    const token = base.tokens[at];
    if (!token) continue;
    const isArm = ARMS.has(token.norm) && !NO_ARM.has(base.tokens[at - 1]?.norm ?? "");
    if (isArm || base.tokenRoles[at] === "competitor") spans.push({ start: token.start, end: token.end });
  }
  for (const m of findPhrases(CONNECTOR, base, [sentence])) {
    const next = base.tokens[m.last]?.norm ?? "";
    const word = base.tokens[m.first]?.norm;
    if (m.last >= sentence.last && word === "than") continue;
    if ((word === "than" || word === "over" || word === "against") && NO_COMPARATOR.test(next)) continue;
    if (!isNegated(m, base)) spans.push({ start: m.start, end: m.end });
  }
  return spans;
}

const COUNTED: ReadonlySet<FigureKind> = new Set(["percent", "points", "rate", "p", "ratio", "interval", "count"]);

/** The kinds of claim that each sentence makes, by its index; nothing for one that makes none. */
function kindsIn(base: BaseFacts, figures: Figures): (ClaimKind[] | undefined)[] {
  const kinds: (ClaimKind[] | undefined)[] = base.sentences.map(() => undefined);
  const add = (sentence: number, kind: ClaimKind) => {
    const before = kinds[sentence];
    if (!before) kinds[sentence] = [kind];
    else if (before.at(-1) !== kind) before.push(kind);
  };
  for (const kind of Object.keys(KINDS) as (keyof typeof KINDS)[])
    for (const match of findPhrases(KINDS[kind], base))
      if (kind === "cost" || !isNegated(match, base)) add(match.sentence.index, kind);
  for (const { kind, sentence } of figures.all) if (COUNTED.has(kind)) add(sentence, "statistic");
  return kinds;
}

/** Sentences near enough to say what a sentence is compared with: its group, and the three after a heading. */
function neighbours(base: BaseFacts, sentence: Sentence): Sentence[] {
  const reach = sentence.zone === "heading" ? 4 : 2;
  return base.sentences
    .slice(Math.max(0, sentence.index - 1), sentence.index + reach)
    .filter(
      (s) =>
        s.index !== sentence.index &&
        s.zone !== "pi" &&
        s.zone !== "references" &&
        s.zone !== "footer" &&
        s.zone !== "ae-statement",
    );
}

/** The claims of a piece and its safety information. */
export function claimsOf(base: BaseFacts, figures: Figures, references: References, trial: Trial): Claims {
  const { text } = base.view;
  const statements: Claim[] = [];
  const safety: number[] = [];
  const allKinds = kindsIn(base, figures);
  const entriesOf = Map.groupBy(references.entries.keys(), (i) => references.entries[i]?.number ?? null);
  const known: (Span[] | undefined)[] = base.sentences.map(() => undefined);
  const comparatorsOf = (sentence: Sentence): Span[] => {
    const spans = known[sentence.index] ?? comparatorsIn(base, sentence);
    known[sentence.index] = spans;
    return spans;
  };
  for (const sentence of base.sentences) {
    if (sentence.zone !== "heading" && sentence.zone !== "body") continue;
    const words = text.slice(sentence.start, sentence.end);
    const harm = tellsOfHarm(words);
    if (harm) safety.push(sentence.index);
    const kinds = (allKinds[sentence.index] ?? []).filter(
      (kind) => kind !== "efficacy" || !(harm || INDICATION.test(words)),
    );
    if (/\?["')]*$/.test(words) || POINTER.test(words)) continue;
    const citations = base.citations
      .slice(firstStarting(base.citations, sentence.start), firstStarting(base.citations, sentence.end + 1))
      .flatMap((c) => c.numbers);
    const around = neighbours(base, sentence).filter((s) =>
      (figures.bySentence[s.index] ?? []).some((f) => f.kind !== "dose" && f.kind !== "duration"),
    );
    statements.push({
      start: sentence.start,
      end: sentence.end,
      sentence: sentence.index,
      zone: sentence.zone,
      kinds,
      tone: kinds.includes("statistic") && REPORTED.test(words) ? "reported" : "promotional",
      comparators: comparatorsOf(sentence),
      nearbyComparators: around.flatMap(comparatorsOf),
      citations,
      references:
        citations.length === 0
          ? []
          : [...new Set(citations)].flatMap((number) => entriesOf.get(number) ?? []).sort((a, b) => a - b),
      namesOwn: hasRole(base, sentence),
      smallPrint: trial.smallPrint[sentence.index] ?? false,
      topics: topicsOf(base, sentence.first, sentence.last),
    });
  }
  return { all: statements.filter((claim) => claim.kinds.length > 0), statements, safety };
}

function hasRole(base: BaseFacts, sentence: Sentence): boolean {
  for (let at = sentence.first; at < sentence.last; at++) if (base.tokenRoles[at] === "product") return true;
  return false;
}
