import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/* Makes worker/knowledge/names.json, the names that a document is read with, from the three collections of facts that it is
 * given (medicines.json, companies.json, bodies.json): `node worker/lab/knowledge/build-names.ts <folder>`. One entry a line,
 * its fields parted by bars; what they mean stands in worker/document/names/stored-names.ts. */

interface Brand {
  brand: string;
  inn: string[];
  legal: string | null;
  hint?: string;
  otc?: boolean;
  kind: string | null;
  ambiguous?: boolean;
  house?: boolean;
  generic?: boolean;
  region?: string;
}

interface Inn {
  inn: string;
  legal: string | null;
  hint?: string;
  ambiguous?: boolean;
}

interface Company {
  name: string;
  variants: string[];
  from: string;
  wordlike?: boolean;
  wordlikeVariants?: string[];
}

interface Body {
  name: string;
  kind: string;
  variants: string[];
}

/** What a company's name may end with; matched apart, so that names are kept once. */
const LEGAL_TAIL =
  /,? (?:\(?UK\)? )?(?:Ltd|Limited|plc|PLC|LLP|Inc|Corp|GmbH|AG|S\.A\.|SA|SAS|S\.p\.A\.|B\.V\.|BV|N\.V\.|A\/S|AB|DAC|UC|EEIG)\.?$/;
/** A supplier known from an NHS list alone may sell beds or soup; these words say what it makes. */
const PHARMACEUTICAL = /\bpharma|therapeutics|laborator|bioscience|biotech|biopharm|vaccines|medicines\b/i;
/** Shorter names are words or initials. */
const FEWEST_LETTERS = 3;

/** Names of other countries under which medicines on prescription are sold to the public here, by their substances: no British source has them. */
const SOLD_FROM_ABROAD: [name: string, inn: string][] = [
  ["Accutane", "isotretinoin"],
  ["Ambien", "zolpidem"],
  ["Chantix", "varenicline"],
  ["Kamagra", "sildenafil"],
  ["Lexapro", "escitalopram"],
  ["Nurtec", "rimegepant"],
  ["Qulipta", "atogepant"],
  ["Zepbound", "tirzepatide"],
  ["Zoloft", "sertraline"],
];

/** Marked as words by the source, and written so by nobody who means anything else. */
const NEVER_WORDS = new Set(["GSK", "J&J"]);

/** Substances of the body and words for whole classes, which texts name without meaning a medicine. */
const RARELY_MEANT = new Set([
  "angiotensin ii",
  "dopamine",
  "corticosteroids",
  "loop diuretics",
  "histamine",
  "serotonin",
  "insulin",
  "testosterone",
  "cortisol",
  "thrombin",
  "fibrinogen",
]);

const lineOf = (...fields: string[]) => fields.map((field) => field.replaceAll("|", " ")).join("|");

function medicineLines(brands: Brand[], families: { family: string; of: string[] }[], numberOf: Map<string, number>) {
  const flagsOf = (b: Brand) =>
    [
      b.legal === "POM" ? "P" : b.hint === "POM" && !b.legal ? "p" : "",
      b.otc || b.legal === "P" || b.legal === "GSL" ? "o" : "",
      b.ambiguous || b.house ? "?" : "",
      b.kind === null ? "s" : "",
      b.region ? "x" : "",
    ].join("");
  const innsOf = (b: Brand) => b.inn.flatMap((inn) => numberOf.get(inn)?.toString(36) ?? []).join(".");
  const kept = brands.filter((b) => !b.generic && !(b.kind === null && b.inn.length === 0));
  const byName = new Map(kept.map((b) => [b.brand, b]));
  const lines = new Map(kept.map((b) => [b.brand, lineOf(b.brand, innsOf(b), flagsOf(b))]));
  for (const { family, of } of families) {
    const members = of.flatMap((name) => byName.get(name) ?? []);
    const [first] = members;
    if (first && !lines.has(family)) lines.set(family, lineOf(family, innsOf(first), flagsOf(first)));
  }
  const abroad = SOLD_FROM_ABROAD.map(([name, inn]) => lineOf(name, numberOf.get(inn)?.toString(36) ?? "", "px"));
  return [...lines.values(), ...abroad].sort();
}

function companyLines(companies: Company[]): string[] {
  const kept = companies.filter(
    ({ from, name, variants }) =>
      /register|ema/.test(from) || [name, ...variants].some((one) => PHARMACEUTICAL.test(one) && !/&$/.test(one)),
  );
  return kept
    .map(({ name, variants, wordlike, wordlikeVariants = [] }) => {
      const short = (one: string) => one.replace(LEGAL_TAIL, "").trim();
      const names = [...new Set([name, ...variants].map(short))].filter((one) => one.length >= FEWEST_LETTERS);
      const weak = new Set(wordlike ? [short(name), ...wordlikeVariants.map(short)] : wordlikeVariants.map(short));
      return names.map((one) => (weak.has(one) && !NEVER_WORDS.has(one) ? `?${one}` : one)).join("|");
    })
    .filter((line) => line !== "")
    .sort();
}

const bodyLines = (bodies: Body[]) => bodies.map(({ name, kind, variants }) => lineOf(kind, name, ...variants)).sort();

function build(folder: string): void {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), "utf8"));
  const { brands, inns, families } = read("medicines.json");
  const sortedInns: Inn[] = inns.toSorted((a: Inn, b: Inn) => (a.inn < b.inn ? -1 : 1));
  const numberOf = new Map(sortedInns.map(({ inn }, i) => [inn, i]));
  const innLines = sortedInns.map(({ inn, legal, hint, ambiguous }) =>
    lineOf(
      inn,
      `${legal === "POM" ? "P" : hint === "POM" && !legal ? "p" : ""}${legal === "P" || legal === "GSL" ? "o" : ""}${ambiguous || RARELY_MEANT.has(inn) ? "?" : ""}`,
    ),
  );
  const names = {
    inns: innLines.join("\n"),
    brands: medicineLines(brands, families, numberOf).join("\n"),
    companies: companyLines(read("companies.json").companies).join("\n"),
    bodies: bodyLines(read("bodies.json").bodies).join("\n"),
  };
  const target = resolve(import.meta.dirname, "../../knowledge/names.json");
  writeFileSync(target, `${JSON.stringify(names, null, 1)}\n`);
}

const folder = process.argv[2];
if (!folder) throw new Error("Give the folder of medicines.json, companies.json and bodies.json");
build(folder);
