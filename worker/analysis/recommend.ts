import { isNoteOnly, withoutOverlaps } from "#schema/edits.ts";
import type { ClauseResult, Finding, Fix, Recommendations } from "#schema/result.ts";
import { byGravity, list } from "./wording.ts";

const MOST_ADVICE = 8;
/** A list of more edits than that is no longer worked through item by item. */
const MOST_EDITS = 200;
const clip = (words: string, most = 160) =>
  words.length > most ? `${words.slice(0, most - 3).trim()}…` : words.trim();
/** Of words that a note is about no more is told than tells them apart. */
const WORDS_OF_NOTE = 80;
/** A note names no more places than that. */
const MOST_PLACES = 20;

/** What the edits of a finding need to be told. */
export type Mended = Pick<Finding, "id" | "check" | "severity" | "subclause" | "quote" | "start" | "page" | "fix">;

/** An edit in words that a writer can act on. */
function told({ kind, before, after }: Fix, { fix: { note }, subclause, page }: Mended): string {
  const where = `Clause ${subclause}${page === null ? "" : `, page ${page}`}`;
  const aside = note ? ` (${note})` : "";
  if (kind === "insert") return `${where}: ${after === "" ? note : `insert “${clip(after.trim())}”${aside}`}`;
  if (kind === "delete") return `${where}: delete “${clip(before)}”${aside}`;
  return `${where}: replace “${clip(before)}” with “${clip(after)}”${aside}`;
}

/** The edits that do what all findings ask for, each with the gravest finding that it mends; no note on words that an edit
 * takes out. */
function leastEdits(findings: Mended[]): [edit: Fix, finding: Mended][] {
  const sorted = [...findings].sort(byGravity);
  const edits = withoutOverlaps(sorted.filter(({ fix }) => !isNoteOnly(fix)).map(({ fix }) => fix));
  const isGone = ({ start }: Fix) => edits.some((edit) => edit.start < start && start <= edit.end);
  const notes = sorted.flatMap((finding): [Fix, Mended][] =>
    isNoteOnly(finding.fix) && !(finding.quote !== null && isGone(finding.fix)) ? [[finding.fix, finding]] : [],
  );
  const mended = edits.flatMap((edit): [Fix, Mended][] => {
    const finding = sorted.find(
      ({ fix }) =>
        !isNoteOnly(fix) &&
        (edit.kind === "insert"
          ? fix.start === edit.start && fix.after === edit.after
          : edit.start < fix.end && fix.start < edit.end),
    );
    return finding ? [[edit, finding]] : [];
  });
  return [...mended, ...notes].sort(([, a], [, b]) => byGravity(a, b));
}

/** The sentence of a quotation that its note is about: the one that ends where the note stands. */
function wordsOfNote({ quote, start, fix }: Mended): string {
  const words = quote ?? "";
  const before = fix.start - (start ?? fix.start);
  const upTo = before > 0 && before <= words.length ? words.slice(0, before) : words;
  return clip(upTo.split(/(?<=[.!?]["”’]?)\s+/).at(-1) ?? words, WORDS_OF_NOTE);
}

/** A note that several places of a sub-clause share, once, with the words that it is about. */
function noted(findings: Mended[]): string {
  const [first] = findings as [Mended, ...Mended[]];
  const places = findings.map((finding) => {
    const words = `“${wordsOfNote(finding)}”`;
    return finding.page === null ? words : `${words} (page ${finding.page})`;
  });
  const told = [...new Set(places)];
  const more = told.length > MOST_PLACES ? `; and ${told.length - MOST_PLACES} more` : "";
  return `Clause ${first.subclause}: ${first.fix.note?.replace(/\.$/, "")}: ${told.slice(0, MOST_PLACES).join("; ")}${more}`;
}

/** Edits in words, in their order. */
function allTold(edits: [Fix, Mended][]): string[] {
  const isNote = ([edit, { quote }]: [Fix, Mended]) => isNoteOnly(edit) && quote !== null;
  const groups = Map.groupBy(edits, (pair) =>
    isNote(pair) ? `${pair[1].subclause}\n${pair[1].fix.note}` : told(...pair),
  );
  return [...groups].map(([words, same]) =>
    same[0] && isNote(same[0]) ? noted(same.map(([, finding]) => finding)) : words,
  );
}

function listed(edits: [Fix, Mended][]): string[] {
  const items = allTold(edits);
  const more = items.length - MOST_EDITS;
  return more > 0
    ? [...items.slice(0, MOST_EDITS), `${more} more edits, which the material needs in the same way`]
    : items;
}

function legalReason(findings: Finding[]): string | undefined {
  const high = [...new Set(findings.filter((f) => f.severity === "HIGH").map((f) => `Clause ${f.subclause}`))];
  if (high.length === 0) return undefined;
  return `Findings of high severity under ${list(high.slice(0, 6))} should be seen by a signatory and by legal before any further work.`;
}

/** The Minimum Edit Set (`highPriority`: what must change), good practice, and whether legal review is needed. `hidden`
 * are further places of findings, which need the same edit and are not shown themselves. */
export function recommend(findings: Finding[], hidden: Mended[], clauses: ClauseResult[]): Recommendations {
  const edits = leastEdits([...findings, ...hidden]);
  const reason = legalReason(findings);
  const human = clauses.flatMap((c) => (c.humanCheck ? [`Clause ${c.id}: ${c.humanCheck}`] : []));
  return {
    highPriority: listed(edits.filter(([, { severity }]) => severity !== "LOW")),
    bestPractices: [...listed(edits.filter(([, { severity }]) => severity === "LOW")), ...human.slice(0, MOST_ADVICE)],
    legalReview: reason !== undefined,
    ...(reason ? { legalReviewReason: reason } : {}),
  };
}
