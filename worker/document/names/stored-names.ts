import stored from "#worker/knowledge/names.json" with { type: "json" };
import { type NameTable, tableOf } from "./name-table.ts";

/* The names of worker/knowledge/names.json. One entry a line, fields parted by bars:
 * - inns: name | flags
 * - brands: name | numbers of its INNs in base 36, parted by points | flags
 * - companies: spellings without their legal form, a question mark before those that are also words
 * - bodies: kind | name | other spellings
 * Flags: P prescription only, as a source gives it; p derived and never to be told; o sold without prescription;
 * ? also a word or a house of many products; s perhaps a supplement or device; x not seen in the UK. */

export interface KnownMedicine {
  name: string;
  isBrand: boolean;
  inn: string | null;
  /** As a source gives it. */
  legal: "POM" | "P" | null;
  /** To be treated as one that needs a prescription: known or derived. */
  isPrescription: boolean;
  /** Counts only beside a dose, a form, a sign or its non-proprietary name. */
  isWordlike: boolean;
  isPerhaps: boolean;
}

export interface KnownCompany {
  name: string;
  isWordlike: boolean;
}

export interface KnownBody {
  kind: string;
  name: string;
}

const rows = (lines: string) => lines.split("\n").map((line) => line.split("|"));

interface Tables {
  medicines: NameTable<KnownMedicine>;
  companies: NameTable<KnownCompany & { spelling: string }>;
  bodies: NameTable<KnownBody & { spelling: string }>;
}

/** The brands, of which none may be a supplement whose substance is in no other brand but those on prescription. */
function withoutDoubt(brands: readonly KnownMedicine[]): KnownMedicine[] {
  const known = Map.groupBy(
    brands.filter(({ isPerhaps }) => !isPerhaps),
    ({ inn }) => inn,
  );
  const isPrescribed = (inn: string | null) =>
    inn !== null && (known.get(inn)?.every(({ isPrescription }) => isPrescription) ?? false);
  return brands.map((one) =>
    one.isPerhaps && isPrescribed(one.inn) ? { ...one, isPerhaps: false, isPrescription: true } : one,
  );
}

function read(): Tables {
  const inns = rows(stored.inns).map(([name = "", flags = ""]) => ({ name, flags }));
  const innsOf = (numbers: string) =>
    numbers === "" ? [] : numbers.split(".").flatMap((number) => inns[Number.parseInt(number, 36)] ?? []);
  const brands = rows(stored.brands).map(([name = "", numbers = "", flags = ""]): KnownMedicine => {
    const active = innsOf(numbers);
    return {
      name,
      isBrand: true,
      inn: active.map((inn) => inn.name).join("/") || null,
      legal: flags.includes("P") ? "POM" : flags.includes("o") ? "P" : null,
      isPrescription: /p/i.test(flags) && !flags.includes("o"),
      isWordlike: flags.includes("?"),
      isPerhaps: flags.includes("s"),
    };
  });
  const generics = inns.map(
    ({ name, flags }): KnownMedicine => ({
      name,
      isBrand: false,
      inn: name,
      legal: flags.includes("P") ? "POM" : null,
      isPrescription: /p/i.test(flags) && !flags.includes("o"),
      isWordlike: flags.includes("?"),
      isPerhaps: false,
    }),
  );
  const companies = rows(stored.companies).flatMap((names) => {
    const [name = ""] = names.map((one) => one.replace("?", ""));
    return names.map((one) => ({ name, spelling: one.replace("?", ""), isWordlike: one.startsWith("?") }));
  });
  const bodies = rows(stored.bodies).flatMap(([kind = "", ...names]) =>
    names.map((spelling) => ({ kind, name: names[0] ?? spelling, spelling })),
  );
  return {
    medicines: tableOf([...withoutDoubt(brands), ...generics], ({ name }) => [name]),
    companies: tableOf(companies, ({ spelling }) => [spelling]),
    bodies: tableOf(bodies, ({ spelling }) => [spelling]),
  };
}

let tables: Tables | undefined;

/** The tables, made when they are first asked for. */
export function storedNames(): Tables {
  tables ??= read();
  return tables;
}
