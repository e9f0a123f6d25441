import type { CaseAnswer } from "#schema/precedent.ts";
import { type ImportedCases, wholeLibrary } from "#worker/cases/whole-library.ts";
import { casesLike } from "./alike.ts";
import { keyAsked } from "./case-keys.ts";
import { detailOf } from "./entries.ts";
import { askRegister, type RegisterSource } from "./register.ts";

/** The case of a number in any spelling, with those like it; null where the register has none, or more than one. */
export async function readCase(
  source: RegisterSource,
  imported: ImportedCases,
  number: string,
): Promise<CaseAnswer | null> {
  const key = keyAsked(number);
  if (key === null) return null;
  const { register } = await askRegister(source, []);
  const [place, another] = register.byKey.get(key) ?? [];
  const found = place === undefined || another !== undefined ? undefined : register.entries[place];
  if (!found) return null;
  const library = found.entry.matter === null ? null : await wholeLibrary(imported);
  return { case: detailOf(found), alike: library ? casesLike(found, library, register) : [] };
}
