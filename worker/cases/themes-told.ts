import type { Theme } from "#worker/rules/book/themes.ts";
import type { LibraryCase } from "./library.ts";
import type { Query } from "./query.ts";
import { THEME_WORDS } from "./theme-words.ts";

/** A piece says what it is about in its first lines, or more than once. */
const OPENING = 300;
const MENTIONS = { piece: 3, case: 2 };

function mentions(text: string, words: RegExp): number {
  return text.match(new RegExp(words.source, `${words.flags}g`))?.length ?? 0;
}

/** What a case says that it was about. */
export const caseText = ({ matter, summary }: Pick<LibraryCase, "matter" | "summary">) => `${matter}. ${summary}`;

/** Whether a case is about a theme by its own words; for a subject in its matter, or more than once. */
function isOfCase(entry: LibraryCase, words: RegExp, isSubjectOnly: boolean): boolean {
  if (!isSubjectOnly) return words.test(caseText(entry));
  return words.test(entry.matter) || mentions(caseText(entry), words) >= MENTIONS.case;
}

/** Themes that a piece and a case state in their own words, those of what is found before those of the subject. A theme of a finding
 * has its words in what the finding quotes (or, of something missing, in what it says), a subject in the opening of the piece or
 * several times in it: a word in passing, or a clause, makes no theme. */
export function themesTold({ said, setting, themes }: Query, entry: LibraryCase): Theme[] {
  const isFound = (theme: Theme) => {
    const { words, inPiece = words } = THEME_WORDS[theme] ?? {};
    const quoted = said.quoted.get(theme);
    if (!inPiece || !words || quoted === undefined || !isOfCase(entry, words, false)) return false;
    const byReaders = theme === "promotion-to-public" && setting.audience === "patients";
    return byReaders || inPiece.test(quoted);
  };
  const isSubject = (theme: Theme) => {
    const { words, inPiece = words, isSubject: canBe } = THEME_WORDS[theme] ?? {};
    if (!canBe || !inPiece || !words || !themes.subject.has(theme) || !isOfCase(entry, words, true)) return false;
    return inPiece.test(said.copy.slice(0, OPENING)) || mentions(said.copy, inPiece) >= MENTIONS.piece;
  };
  const found = entry.themes.filter(isFound);
  return [...found, ...entry.themes.filter((theme) => !found.includes(theme) && isSubject(theme))];
}
