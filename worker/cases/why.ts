import type { Theme } from "#worker/rules/book/themes.ts";
import { isSameKind } from "./features.ts";
import { clausesToday } from "./library.ts";
import type { Library } from "./prepared-library.ts";
import { type Query, THEME_SOURCES } from "./query.ts";
import type { Scored } from "./similarity.ts";
import { tellingWords } from "./word-index.ts";

const MATERIALS: Record<string, string> = {
  website: "a website",
  "journal-advert": "a journal advertisement",
  leaflet: "a leaflet",
  "social-post": "a social media post",
  meeting: "a meeting",
  "press-release": "a press release",
  letter: "a letter",
  email: "an email",
  presentation: "a presentation",
  "internal-briefing": "an internal briefing",
  video: "a video",
  "sales-aid": "a sales aid",
  "exhibition-stand": "an exhibition stand",
  "patient-booklet": "a booklet for patients",
  disclosure: "a disclosure",
  "item-or-gift": "an item or gift",
  app: "an app",
  podcast: "a podcast",
};

const READERS: Record<string, string> = {
  hcp: "health professionals",
  patients: "patients or the public",
  payers: "payers",
  media: "the media",
  investors: "investors",
  internal: "the company's own staff",
};

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

/** What of the setting differs, in words. */
function differences({ setting, isClean }: Query, { entry, prepared }: Scored): string[] {
  const { materialType, audience } = entry;
  const kind = MATERIALS[materialType];
  const readers = READERS[audience];
  const isBreach = prepared.breach.size > 0 || (entry.breachClauses ?? []).length > 0;
  return [
    ...(kind && !isSameKind(setting.materialType, entry) ? [`concerned ${kind}`] : []),
    ...(readers && audience !== setting.audience ? [`was for ${readers}`] : []),
    ...(isClean && isBreach ? ["ended in a breach, where nothing is found here"] : []),
    ...(entry.codeYear < 2019 ? [`was ruled under the ${entry.codeYear} Code`] : []),
  ];
}

/** Of the clauses raised here, those that a list of a case holds by the verified map. */
function raisedAmong(query: Query, { entry }: Scored, numbers: readonly string[] | null): string[] {
  const ruled = clausesToday(entry, numbers ?? []).shown;
  return [...query.clauses.keys()].filter((clause) => ruled.includes(clause));
}

function likenesses(library: Library, query: Query, scored: Scored): string[] {
  const { entry, doc } = scored;
  const breach = raisedAmong(query, scored, entry.breachClauses);
  const cleared = raisedAmong(query, scored, entry.noBreachClauses).filter((clause) => !breach.includes(clause));
  const themes = sharedThemes(library, query, scored).slice(0, MOST_THEMES);
  const kind = isSameKind(query.setting.materialType, entry) ? MATERIALS[entry.materialType] : undefined;
  const readers = entry.audience === query.setting.audience ? READERS[entry.audience] : undefined;
  const parts = [
    ...(themes.length > 0 ? [`also about ${joined(themes.map(plainTheme))}`] : []),
    ...(kind ? [`also on ${kind}`] : []),
    ...(breach.length > 0 ? [`ruled in breach of ${clausesInWords(breach)}, raised here`] : []),
    ...(cleared.length > 0 && breach.length === 0 ? [`cleared under ${clausesInWords(cleared)}, raised here`] : []),
  ];
  if (parts.length > 0) return parts;
  const words = tellingWords(library.indexes.whole, query.words.copy, doc).slice(0, 2);
  return [
    ...(readers ? [`also for ${readers}`] : []),
    ...(words.length > 0 ? [`in words that begin as here with ${joined(words.map((word) => `“${word}”`))}`] : []),
  ];
}

/** One sentence on what a case and the material have in common, and one part on what differs: facts of both, and nothing else. */
export function whyOf(library: Library, query: Query, scored: Scored): string {
  const unlike = differences(query, scored);
  const alike = likenesses(library, query, scored).join("; ");
  const text = unlike.length > 0 ? `${alike}; unlike this piece, it ${joined(unlike)}` : alike;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
