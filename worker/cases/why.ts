import type { Theme } from "#worker/rules/book/themes.ts";
import { clausesRuled, clausesToday, type LibraryCase } from "./library.ts";
import { NO_MATTER } from "./matter-shared.ts";
import type { Library } from "./prepared-library.ts";
import { type Query, THEME_SOURCES } from "./query.ts";
import { settingAlike, settingUnlike } from "./setting-told.ts";
import type { Scored } from "./similarity.ts";
import { terms } from "./terms.ts";
import { tellingWords } from "./word-index.ts";

const MOST_THEMES = 2;

export const joined = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;

/** A theme label in words. */
export const plainTheme = (theme: string) =>
  theme.replaceAll("-", " ").replace(/^discredit clause 2$/, "discredit to the industry (Clause 2)");

export const clausesInWords = (numbers: readonly string[]) =>
  `Clause${numbers.length > 1 ? "s" : ""} ${joined(numbers.slice(0, 3))}`;

/** Themes that case and material share, the rarest and most asked for first. */
function sharedThemes(library: Library, query: Query, { entry }: Scored): Theme[] {
  const asked = new Map<Theme, number>();
  for (const source of THEME_SOURCES)
    for (const [theme, weight] of query.themes[source]) asked.set(theme, Math.max(asked.get(theme) ?? 0, weight));
  const value = (theme: Theme) => (asked.get(theme) ?? 0) * library.themeRarity(theme);
  return entry.themes.filter((theme) => asked.has(theme)).sort((a, b) => value(b) - value(a));
}

const ENDED_IN_BREACH = {
  nothing: ["ended in a breach, where nothing is found here"],
  little: ["ended in a breach, where only lesser or doubted points are found here"],
  faults: [],
} as const;

/** What differs, in words. */
function differences({ setting, found }: Query, { entry, prepared }: Scored): string[] {
  const isBreach = prepared.breach.size > 0 || (entry.breachClauses ?? []).length > 0;
  return [
    ...settingUnlike(setting, entry),
    ...(isBreach ? ENDED_IN_BREACH[found] : []),
    ...(entry.codeYear < 2019 ? [`was ruled under the ${entry.codeYear} Code`] : []),
  ];
}

/** Of the clauses raised here, those that a list of a case holds by the verified map. */
function raisedAmong(query: Query, { entry }: Scored, numbers: readonly string[] | null): string[] {
  const ruled = clausesToday(entry, numbers ?? []).shown;
  return [...query.clauses.keys()].filter((clause) => ruled.includes(clause));
}

/** The first words of a case with these stems. */
function wordsOf({ matter, summary, issuePhrases }: LibraryCase, stems: readonly string[]): string[] {
  const words = [matter, summary, ...issuePhrases].join(" ").match(/\p{L}[\p{L}\d]+/gu) ?? [];
  return stems.flatMap((stem) => words.find((word) => terms(word)[0] === stem) ?? []);
}

/** Clauses that the classifier alone would look at again here, and that a case was ruled under by the verified map. */
function lookedAtAmong({ secondLook }: Query, { entry }: Scored): string[] {
  const ruled = new Set(clausesToday(entry, clausesRuled(entry)).shown.map((subclause) => subclause.split(".")[0]));
  return [...secondLook].map(String).filter((clause) => ruled.has(clause) && clause !== "2" && clause !== "5");
}

/** What is alike in what both are about. */
function mattersAlike(query: Query, scored: Scored): string[] {
  const breach = raisedAmong(query, scored, scored.entry.breachClauses);
  const cleared = raisedAmong(query, scored, scored.entry.noBreachClauses).filter((clause) => !breach.includes(clause));
  const looked = lookedAtAmong(query, scored);
  return [
    ...(breach.length > 0 ? [`ruled in breach of ${clausesInWords(breach)}, raised here`] : []),
    ...(cleared.length > 0 && breach.length === 0 ? [`cleared under ${clausesInWords(cleared)}, raised here`] : []),
    ...(breach.length + cleared.length === 0 && looked.length > 0
      ? [`ruled under ${clausesInWords(looked)}, worth a second look here`]
      : []),
  ];
}

function likenesses(library: Library, query: Query, scored: Scored): string[] {
  const { entry, doc } = scored;
  const themes = sharedThemes(library, query, scored);
  const telling = themes.filter((theme) => !NO_MATTER.has(theme)).slice(0, MOST_THEMES);
  const { kind, readers } = settingAlike(query.setting, entry);
  const about = telling.length > 0 ? [`also about ${joined(telling.map(plainTheme))}`] : [];
  const on = kind ? [`also on ${kind}`] : [];
  const ruled = mattersAlike(query, scored);
  if (telling.length + ruled.length > 0) return [...about, ...on, ...ruled];
  const words = wordsOf(entry, tellingWords(library.indexes.whole, query.words.copy, doc).slice(0, 2));
  const where = kind || !readers ? on : [`also for ${readers}`];
  return [...where, ...(words.length > 0 ? [`also speaks of ${joined(words.map((word) => `“${word}”`))}`] : [])];
}

/** One sentence on what a case and the material have in common, and one part on what differs: facts of both, and nothing else. */
export function whyOf(library: Library, query: Query, scored: Scored): string {
  const unlike = differences(query, scored);
  const alike = likenesses(library, query, scored).join("; ");
  const text = unlike.length > 0 ? `${alike}; unlike this piece, it ${joined(unlike)}` : alike;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
