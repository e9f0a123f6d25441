import type { CaseAnswer } from "#schema/precedent.ts";
import { cosines, heldIn } from "#worker/cases/cosines.ts";
import { wholeSimilarity } from "#worker/cases/features.ts";
import { asLibraryCase, clausesToday, type LibraryCase } from "#worker/cases/library.ts";
import type { Library } from "#worker/cases/prepared-library.ts";
import { terms } from "#worker/cases/terms.ts";
import { clausesInWords, joined, plainTheme } from "#worker/cases/why.ts";
import { countWords } from "#worker/cases/word-index.ts";
import type { Entry } from "./entries.ts";
import type { Register } from "./register.ts";

const MOST = 5;
/** What words, themes and clauses in common count for, and below what together they are no similarity. */
const SHARE = { words: 0.5, themes: 0.3, clauses: 0.2 };
const FLOOR = 0.35;

type Alike = CaseAnswer["alike"][number];

/** The clauses of 2024 that a case was ruled under, either way. */
const ruledIn = (entry: LibraryCase) =>
  clausesToday(entry, [...(entry.breachClauses ?? []), ...(entry.noBreachClauses ?? [])]).searched;

function whyOf(entry: LibraryCase, other: LibraryCase): string {
  const themes = entry.themes.filter((theme) => other.themes.includes(theme)).slice(0, 2);
  const clauses = ruledIn(other).filter((clause) => ruledIn(entry).includes(clause));
  const parts = [
    ...(themes.length > 0 ? [`about ${joined(themes.map(plainTheme))}`] : []),
    ...(clauses.length > 0 ? [`ruled under ${clausesInWords(clauses)} of today`] : []),
  ];
  return parts.length > 0 ? `Both were ${joined(parts)}.` : "Both say much the same of what was done.";
}

/** The cases of the library that are like this one, at most five and none that is hardly like it. */
export function casesLike({ entry }: Entry, library: Library, { entries, byKey }: Register): Alike[] {
  const own = asLibraryCase(entry);
  if (!own) return [];
  const words = countWords(terms([own.matter, own.matter, ...own.issuePhrases, own.summary].join(" ")));
  const weights = new Map([...words].map(([term, count]): [string, number] => [term, 1 + Math.log(count)]));
  const { ownShare } = wholeSimilarity(library, "own", weights, own.caseNumber);
  const themes = cosines(library.held.themes, new Map(own.themes.map((theme) => [theme, 1])), library.themeRarity);
  const ruled = heldIn(
    library.cases.map(({ breach, noBreach }) => [...breach, ...noBreach]),
    library.cases.map(({ lengths }) => Math.hypot(lengths.breach, lengths.noBreach)),
  );
  const clauses = cosines(ruled, new Map(ruledIn(own).map((clause) => [clause, 1])), library.clauseRarity);
  const scored = library.cases.map(({ entry: other }, i) => ({
    other,
    score: SHARE.words * (ownShare?.[i] ?? 0) + SHARE.themes * (themes[i] ?? 0) + SHARE.clauses * (clauses[i] ?? 0),
  }));
  const isOwn = ({ caseNumber }: LibraryCase) =>
    caseNumber === entry.caseNumber || entry.alsoCaseNumbers.includes(caseNumber);
  return scored
    .filter(({ other, score }) => score >= FLOOR && !isOwn(other))
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .flatMap(({ other }) => {
      const place = byKey.get(other.caseNumber.toLowerCase().replaceAll("/", ""))?.[0];
      const preview = place === undefined ? undefined : entries[place]?.preview;
      return preview ? [{ ...preview, why: whyOf(own, other) }] : [];
    });
}
