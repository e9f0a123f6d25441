import type { Theme } from "#worker/rules/book/themes.ts";
import { clausesToday } from "./library.ts";
import type { Library } from "./prepared-library.ts";
import type { Query } from "./query.ts";
import { kindAlike, settingUnlike } from "./setting-told.ts";
import type { Scored } from "./similarity.ts";
import { THEME_WORDS, type ThemeWords } from "./theme-words.ts";
import { themesTold } from "./themes-told.ts";

const MOST_THEMES = 2;

export const joined = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;

/** A theme label in words. */
export const plainTheme = (theme: string) =>
  theme.replaceAll("-", " ").replace(/^discredit clause 2$/, "discredit to the industry (Clause 2)");

export const clausesInWords = (numbers: readonly string[]) =>
  `Clause${numbers.length > 1 ? "s" : ""} ${joined(numbers.slice(0, 3))}`;

/** Themes that case and material both state, the rarest first among those of what is found, and then among those of the subject. */
function sharedThemes(library: Library, query: Query, { entry }: Scored): ThemeWords[] {
  const found = (theme: Theme) => Number(query.said.quoted.has(theme));
  return themesTold(query, entry)
    .sort((a, b) => found(b) - found(a) || library.themeRarity(b) - library.themeRarity(a))
    .flatMap((theme) => THEME_WORDS[theme] ?? []);
}

/** What differs, in words. That a case ended in a breach is told only where nothing at all is found or looked at again. */
function differences(query: Query, { entry, prepared }: Scored): string[] {
  const isBreach = prepared.breach.size > 0 || (entry.breachClauses ?? []).length > 0;
  const isBlameless = query.found === "nothing" && query.secondLook.size === 0;
  return [
    ...settingUnlike(query, entry),
    ...(isBreach && isBlameless ? ["ended in a breach, where nothing is found here"] : []),
    ...(entry.codeYear < 2019 ? [`was ruled under the ${entry.codeYear} Code`] : []),
  ];
}

/** Of clauses of the piece, those that a list of a case holds by the verified map. */
function ruledOf(clauses: Iterable<string>, { entry }: Scored, numbers: readonly string[] | null): string[] {
  const ruled = clausesToday(entry, numbers ?? []).shown;
  return [...clauses].filter((clause) => ruled.includes(clause));
}

/** What is alike in what both were found at fault for: the clauses that matters of the piece are told under; of a case without a ruling
 * on one of them, those that they fall under as well. */
function mattersAlike({ raised, clauses }: Query, scored: Scored): string[] {
  const { breachClauses, noBreachClauses } = scored.entry;
  for (const [asked, told] of [
    [raised, "raised here"],
    [clauses.keys(), "under which what is found here falls as well"],
  ] as const) {
    const all = [...asked];
    const breach = ruledOf(all, scored, breachClauses);
    const cleared = ruledOf(all, scored, noBreachClauses);
    if (breach.length > 0) return [`ruled in breach of ${clausesInWords(breach)}, ${told}`];
    if (cleared.length > 0) return [`cleared under ${clausesInWords(cleared)}, ${told}`];
  }
  return [];
}

/** Whether each clause that a case was ruled on is known by its number of today; of another nothing can be said of what it shares. */
const isNumberedToday = ({ entry }: Scored): boolean =>
  [...(entry.breachClauses ?? []), ...(entry.noBreachClauses ?? [])].every(
    (number) => clausesToday(entry, [number]).shown.length > 0,
  );

function similarities(library: Library, query: Query, scored: Scored): string[] {
  const { entry } = scored;
  const telling = [...new Set(sharedThemes(library, query, scored).map(({ told }) => told))].slice(0, MOST_THEMES);
  const kind = kindAlike(query, entry);
  const about = telling.length > 0 ? [`also about ${joined(telling)}`] : [];
  const on = kind ? [`also on ${kind}`] : [];
  const ruled = mattersAlike(query, scored);
  if (telling.length + ruled.length > 0) return [...about, ...on, ...ruled];
  // Single words in both can mean two things ("post", "final"), so none is named.
  const apart = isNumberedToday(scored) ? ", with no ruling on a clause raised here" : "";
  return [...on, `alike in its words as a whole${apart}`];
}

/** One sentence on what a case and the material have in common, and one part on what differs: facts of both, and nothing else. */
export function whyOf(library: Library, query: Query, scored: Scored): string {
  const unlike = differences(query, scored);
  const alike = similarities(library, query, scored).join("; ");
  const text = unlike.length > 0 ? `${alike}; unlike this piece, it ${joined(unlike)}` : alike;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
