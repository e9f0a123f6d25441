import type { BaseFacts, Product, Span } from "./types.ts";

export interface BlackTriangleFacts {
  /** What shows that the medicine is under additional monitoring. */
  due: { by: "context" | "prescribing-information" | "statement" | "symbol"; at: Span | null } | null;
  /** The user says that it is not under additional monitoring. */
  excluded: boolean;
  /** Triangles in the piece outside prescribing information. */
  symbols: Span[];
  /** One of them stands at the name of the medicine. */
  atName: boolean;
  /** The name on a page that is reached by itself and shows no triangle, though others do. */
  bareElsewhere: Span | null;
  /** The sentence on additional monitoring for patients, outside notes on the artwork. */
  statement: Span | null;
  /** Another mark in its place: a triangle the right way up, hollow or of another colour. */
  wrongMark: Span | null;
}

const MONITORED =
  /\badditional(?:ly)? monitor(?:ing|ed)\b|\bmonitored additionally\b|\bblack triangle (?:medicine|product|status|(?:is |was |has been )?(?:required|needed|owed|due|added|assigned|applies))\b|\bintensive(?:ly)? monitor(?:ed|ing)\b|▼ (?:medicine|product|status)/i;
const NOT_MONITORED =
  /\b(?:not|no longer|never|nor|none|neither|no)\b[^.:\n]{0,60}\b(?:additional(?:ly)? monitor(?:ing|ed)|black triangle)|\bblack triangle\b[^.\n]{0,30}\b(?:removed|not (?:needed|required)|no longer)/i;
const WRONG =
  /[▲△▽∇⧩🔻]|\b(?:grey|gray|white|blue|red|green|hollow|outlined?|coloured|upright) (?:inverted )?(?:black )?triangle\b/iu;
const SPELT = /\[?\b(?:inverted )?black triangle(?: symbol)?\]?/i;

const inside = (spans: Span[], at: number) => spans.some((s) => s.start <= at && at < s.end);

/** A part of the piece that readers reach without passing the rest of it. */
const OWN_PAGE =
  /\b(?:own (?:web ?)?(?:address|URL|link)\b|(?:opens?|opened|reached|reachable|found|read|shared|indexed|accessed|entered|linked)\b[^.\n]{0,80}\b(?:without|bypassing|not (?:through|via|by way of)|skipping)\b[^.\n]{0,30}\b(?:landing|home|front|cover|first|start|opening|parent) (?:page|screen)\b|(?:direct(?:ly)?|straight) from (?:a |the )?(?:search|Google|alerts?|e-?mail|social)\b)/i;

/** Where such a part begins that names the medicine and has no triangle of its own. */
function bareOwnPage(text: string, medicines: Product[], symbols: Span[], blocks: Span[]): Span | null {
  const own = OWN_PAGE.exec(text);
  if (!own) return null;
  const from = own.index;
  if (symbols.some((s) => s.start > from)) return null;
  const after = medicines.flatMap((m) => m.mentions).filter((m) => m.start > from && !inside(blocks, m.start));
  const withSubstance = after.find((m) => text[m.end] === " " && text[m.end + 1] === "(");
  return withSubstance ?? after.sort((a, b) => a.start - b.start)[0] ?? null;
}

function symbolsOf(facts: BaseFacts, blocks: Span[]): Span[] {
  const { text } = facts.view;
  const marks = [...text.matchAll(/▼|\[(?:inverted )?black triangle[^\]\n]{0,20}\]/gi)];
  return marks.map((m) => ({ start: m.index, end: m.index + m[0].length })).filter((s) => !inside(blocks, s.start));
}

/** A triangle within a bracketed substance or a mark of the name, after or before it. */
function isAtName(text: string, medicines: Product[], symbol: Span): boolean {
  return medicines.some((medicine) =>
    medicine.mentions.some((m) => {
      const after = symbol.start >= m.end ? text.slice(m.end, symbol.start) : null;
      const before = symbol.end <= m.start ? text.slice(symbol.end, m.start) : null;
      if (after !== null) return after.length < 90 && /^[\s®™*]*(?:\([^()\n]{0,70}\)?)?[\s®™]*$/.test(after);
      return before !== null && before.length < 4 && /^\s*$/.test(before);
    }),
  );
}

/** Whether a triangle marks another medicine: in a menu or a list of what else the company sells it tells nothing of this one. */
const isAnothers = (text: string, medicines: Product[], others: Product[], symbol: Span) =>
  !isAtName(text, medicines, symbol) &&
  others.some(({ mentions }) =>
    mentions.some(({ end }) => end <= symbol.start && text.slice(end, symbol.start).trim() === ""),
  );

/** The first mark of the piece that is not a black triangle and is not said to be none. */
function wrongMarkIn({ view, sentences }: BaseFacts): Span | undefined {
  if (!/[▲△▽∇⧩🔻]|triangle/iu.test(view.text)) return undefined;
  for (const s of sentences) {
    const match = WRONG.exec(view.text.slice(s.start, s.end));
    if (match && !/\bnot\b/i.test(view.text.slice(s.start, s.start + match.index)))
      return { start: s.start + match.index, end: s.start + match.index + match[0].length };
  }
  return undefined;
}

export function blackTriangleOf(facts: BaseFacts, blocks: Span[], medicines: Product[]): BlackTriangleFacts {
  const { text } = facts.view;
  const { context } = facts.submission;
  const others = facts.products.filter((product) => !medicines.includes(product));
  const symbols = symbolsOf(facts, blocks).filter((symbol) => !isAnothers(text, medicines, others, symbol));
  const sentences = facts.sentences.filter(
    (s) => MONITORED.test(text.slice(s.start, s.end)) && !NOT_MONITORED.test(text.slice(s.start, s.end)),
  );
  const inPi = sentences.find((s) => inside(blocks, s.start)) ?? null;
  const elsewhere = sentences.find((s) => !inside(blocks, s.start)) ?? null;
  const markInPi = blocks
    .map((b) => ({ start: b.start + text.slice(b.start, b.end).indexOf("▼"), end: 0 }))
    .find((s, i) => s.start >= (blocks[i]?.start ?? 0));
  const excluded = NOT_MONITORED.test(context);
  const wrong = wrongMarkIn(facts);
  const due = excluded
    ? null
    : MONITORED.test(context)
      ? { by: "context" as const, at: null }
      : inPi || markInPi
        ? {
            by: "prescribing-information" as const,
            at: inPi ?? (markInPi && { start: markInPi.start, end: markInPi.start + 1 }) ?? null,
          }
        : elsewhere
          ? { by: "statement" as const, at: { start: elsewhere.start, end: elsewhere.end } }
          : symbols[0]
            ? { by: "symbol" as const, at: symbols[0] }
            : null;
  return {
    due,
    excluded,
    symbols,
    atName: symbols.some((s) => isAtName(text, medicines, s)),
    bareElsewhere: bareOwnPage(text, medicines, symbols, blocks),
    statement: sentences.find((s) => !inside(blocks, s.start) && s.zone !== "direction") ?? null,
    wrongMark: wrong && (SPELT.test(text.slice(wrong.start, wrong.end)) || !inside(blocks, wrong.start)) ? wrong : null,
  };
}
