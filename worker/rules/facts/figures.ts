import { everyMatch } from "#worker/text/every-match.ts";
import { firstStarting } from "#worker/text/spans.ts";
import { type Figure, type FigureKind, READERS, roleOf } from "./figure-readers.ts";
import type { BaseFacts, Sentence, Span } from "./types.ts";

/** Two figures of one kind that a sentence sets against each other, own product or first named first. */
export interface ArmPair extends Span {
  kind: FigureKind;
  first: number;
  second: number;
  sentence: number;
}

export interface Figures {
  all: Figure[];
  /** The same by the index of their sentence; sentences without figures are left out. */
  bySentence: Record<number, Figure[]>;
  pairs: ArmPair[];
}

function figuresIn(text: string, sentence: Sentence): Figure[] {
  const words = text.slice(sentence.start, sentence.end);
  if (!/\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b|\bp\s?=/i.test(words)) return [];
  const found: Figure[] = [];
  const small = words.toLowerCase();
  // One mark a letter: a sentence may be nothing but figures.
  const taken = new Uint8Array(words.length);
  for (const { kind, pattern, needs, read } of READERS) {
    if (needs !== undefined && !small.includes(needs)) continue;
    for (const match of everyMatch(pattern, words)) {
      const start = sentence.start + match.index;
      const end = start + match[0].length;
      const [from, to] = [match.index, match.index + match[0].length];
      if (taken.subarray(from, to).includes(1)) continue;
      const before = words.slice(Math.max(0, match.index - 80), match.index);
      const figure = read(match, before);
      if (!figure) continue;
      const role =
        kind === "percent"
          ? { role: roleOf(before, words.slice(match.index + match[0].length, match.index + match[0].length + 60)) }
          : {};
      taken.fill(1, from, to);
      found.push({ kind, start, end, sentence: sentence.index, ...figure, ...role });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

const AGAINST =
  /\b(?:v|vs|versus|compared (?:with|to)|against|than|placebo|vehicle|sham|control|comparator|dummy|standard|usual|and|respectively)\b|\(|,/i;
const TWO_ARMS =
  /\b(?:v|vs|versus|compared (?:with|to)|against|than|placebo|vehicle|sham|control(?:s| group| arm)?|comparator|dummy|standard (?:care|treatment)|usual care|respectively|alone|untreated|either group)\b/i;
/** "1.3% with Apivanta, 1.6% with warfarin": each figure with its own arm. */
const ARM = "\\d%?[^.;\\d]{0,40}\\b(?:with|on|taking|using|given|receiving|for|had) \\p{L}";
const EACH_ITS_ARM = new RegExp(`${ARM}[^;]{0,90}${ARM}`, "iu");
const STRONG =
  /\b(?:v|vs|versus|compared (?:with|to)|against|than|placebo|vehicle|sham|control|and|with|on|taking|using)\b/i;
const PAIRED: FigureKind[] = ["percent", "rate", "count", "duration", "volume"];

/** Figures of one kind that follow each other in a sentence that names two arms. `hasRival` says that the sentence
 * names a competitor's medicine. */
function pairsIn(text: string, sentence: Sentence, figures: Figure[], hasRival: boolean): ArmPair[] {
  const words = text.slice(sentence.start, sentence.end);
  if (!hasRival && !TWO_ARMS.test(words) && !EACH_ITS_ARM.test(words)) return [];
  const pairs: ArmPair[] = [];
  for (const kind of PAIRED) {
    const same = figures.filter((f) => f.kind === kind && f.role !== "threshold");
    for (let i = 0; i + 1 < same.length; i++) {
      const [a, b] = [same[i], same[i + 1]];
      if (!a || !b) continue;
      const between = text.slice(a.end, b.start);
      if (between.length > 170 || !AGAINST.test(between)) continue;
      // "by 60% v 22% with placebo": the second is a change as well.
      if (a.role === "change" && b.role === "level" && between.length < 40 && STRONG.test(between)) b.role = "change";
      if ((a.role === "change") !== (b.role === "change")) continue;
      pairs.push({ kind, first: a.value, second: b.value, sentence: sentence.index, start: a.start, end: b.end });
      if (STRONG.test(between)) i++;
    }
  }
  return pairs;
}

/** Whether one of the spans, sorted by their start, lies in the sentence. */
function holdsOneOf(spans: Span[], { start, end }: Sentence): boolean {
  for (let i = firstStarting(spans, start); i < spans.length && (spans[i] as Span).start < end; i++)
    if ((spans[i] as Span).end <= end) return true;
  return false;
}

/** All figures of a piece and the pairs that compare two arms. */
export function figuresOf(base: BaseFacts): Figures {
  const { text } = base.view;
  const rivals = base.products.filter((p) => p.role === "competitor").flatMap((p) => p.mentions);
  rivals.sort((a, b) => a.start - b.start);
  const all: Figure[] = [];
  const pairs: ArmPair[] = [];
  const bySentence: Record<number, Figure[]> = {};
  for (const sentence of base.sentences) {
    const figures = figuresIn(text, sentence);
    if (figures.length === 0) continue;
    for (const figure of figures) all.push(figure);
    bySentence[sentence.index] = figures;
    if (figures.length < 2) continue;
    const hasRival = holdsOneOf(rivals, sentence);
    pairs.push(...pairsIn(text, sentence, figures, hasRival));
  }
  return { all, bySentence, pairs };
}
