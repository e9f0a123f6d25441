import { learntNames } from "#worker/classifier/names/learnt-names.ts";
import { isNearMedicine } from "#worker/document/health-words.ts";
import { isKnownMedicine, isPerson } from "#worker/document/names/known-names.ts";
import { everyMatch } from "#worker/text/every-match.ts";
import { firstStarting } from "#worker/text/spans.ts";
import { capitalsIn } from "./capitals.ts";
import { claimedMedicine } from "./claimed-medicine.ts";
import { deviceNames, programmeNames } from "./devices.ts";
import { loneBrand } from "./lone-brand.ts";
import { mentionsIn } from "./mentions.ts";
import { contextNames } from "./names-pattern.ts";
import { byContext, merge, smallWords } from "./product-names.ts";
import { endsAsSubstance, type Found, pairs, STEM } from "./product-pairs.ts";
import { partsOf, withOwnForms } from "./product-parts.ts";
import type { Company, Line, Product, Span } from "./types.ts";
import { unpairedBrands } from "./unpaired-brand.ts";

/** A date right after a code makes it the code of the piece. */
const DATED = /^ {1,6}\(?(?:\d\d?\/\d\d(?:\d\d)?\b|\p{Lu}\p{Ll}{2,8} 20\d\d\b)(?! ?m[gl]\b)/u;
/** The numbers of NICE's guidance, where a piece speaks of it. */
const OF_NICE = /^(?:CG|NG|TA|QS|PH|IPG|MTG|DG|HST|SC|ES)-?\d{1,4}$/;
const SPEAKS_OF_NICE = /\bNICE\b|\bguid(?:ance|elines?)\b|\bappraisal\b/i;
const CODE = /(?<![\w-])\p{Lu}{2,5}-?\d{3,5}(?![\w/-])|(?<![\w-])\p{Lu}{2,4}-\d{1,2}(?![\w/-])/gu;
/** A code that is a gene's, a receptor's or a tumour's. */
const MARKER =
  /(?<![\w-])(\p{Lu}{2,5}-?\d{1,5})[ -](?:positive|negative|mutation|mutant|receptor|expression|status|gene)/gu;
/** A postcode with the letters of its country, and its town: "DK-2300 København", "NL-1101 BA Amsterdam". */
const POSTCODE_ABROAD =
  /^(?:AT|BE|BG|CH|CY|CZ|DE|DK|EE|EL|ES|FI|FIN|FR|GR|HR|HU|IS|IT|LI|LT|LU|LV|MT|NL|NO|PL|PT|RO|SE|SI|SK)-\d/;
const TOWN_AFTER = /^(?:\d{0,2})?(?: ?\d{2})?,?(?: \p{Lu}{2})? {1,3}\p{Lu}\p{L}{2}/u;
/** More characters than a label before a code can have. */
const LABEL_CHARS = 60;
/** A code at the foot of a page that says when it was changed or whose it is. */
const FOOT_OF_PAGE = /©|\b(?:changed|updated|reviewed|published|prepared|certified|version)\b[^\n]{0,40}\b20\d\d\b/i;

const COMPARED =
  /\b(?:than|versus|vs?\.?|compared (?:with|to)|against|over|(?:away|moved?|moving|chang(?:e|ed|ing)|transfer(?:red|ring)?|convert(?:ed|ing)?) from|instead of|rather than|alternative to|replac(?:e|ing)|unlike|switch(?:ed|ing)? from|twice as|stable on|either)\s+(?:the |taking |using |daily |oral |generic )?$/i;

/** A product is a competitor when it has no prescribing information here, is not the one most spoken of, and stands
 * where a comparator stands. */
function roleOf(mentions: Span[], text: string, lines: Line[], most: number, hasPi: boolean): Product["role"] {
  const inPi = mentions.some((m) => {
    const line = lines[firstStarting(lines, m.start + 1) - 1];
    return line?.zone === "pi" && m.start < line.end;
  });
  if (inPi && mentions.length >= most / 3) return "own";
  const compared = mentions.filter((m) => COMPARED.test(text.slice(Math.max(0, m.start - 30), m.start))).length;
  if (compared > 0 && (compared * 3 >= mentions.length || hasPi)) return "competitor";
  return mentions.length * 3 >= most ? "own" : "competitor";
}

/** Three capitals or figures with room between them, wherever they stand. */
const ROOMY = /(?=([^\p{Ll}\s] [^\p{Ll}\s] [^\p{Ll}\s]))/gu;

/** Prescribing information names what a medicine is not to be taken with. */
const INTERACTS =
  /\b(?:interact\p{L}*|concomitant\p{L}*|inhibitors?|inducers?|avoid|combin\p{L}+ with)\b[^.]{0,200}$/iu;
const INTERACTS_REACH = 240;

/** Whether a medicine is named only among those that another one interacts with. */
function isOnlyInteracting({ mentions }: Pick<Product, "mentions">, text: string, lines: readonly Line[]): boolean {
  return mentions.every(({ start }) => {
    const line = lines[firstStarting(lines, start + 1) - 1];
    return line?.zone === "pi" && INTERACTS.test(text.slice(Math.max(line.start, start - INTERACTS_REACH), start));
  });
}

/** Whether what was taken for a medicine is one: no person's name, and in a text about other things, where a trade mark or a mountain
 * stands as a medicine does, one that is known, beside a substance or among words of treatment. */
function isMedicinesName(
  { name, generic, mentions }: Pick<Product, "name" | "generic" | "mentions">,
  text: string,
  isFar: boolean,
) {
  if (generic === null && isPerson(text, mentions) && !isSubstanceOrKnown(name)) return false;
  const isOneWord = generic !== null && !generic.includes(" ");
  if (!isFar || isOneWord || /\d/.test(name)) return true;
  if ([name, ...(generic?.split(/[ /+-]+/) ?? [])].some(isSubstanceOrKnown)) return true;
  return mentions.some(({ start, end }) => text[end] === "▼" || isNearMedicine(text, start));
}
const isSubstanceOrKnown = (word: string) => endsAsSubstance(word) || isKnownMedicine(word);

/** Where a brand is set in capitals with room between them. */
function spacedOutIn(text: string): (brand: string) => Span[] {
  const rows = new Map<string, number[]>();
  for (const { 1: opening = "", index } of text.matchAll(ROOMY)) {
    const places = rows.get(opening);
    if (places) places.push(index);
    else rows.set(opening, [index]);
  }
  return (brand) => {
    const letters = [...brand.toUpperCase()].join(" ");
    const start = rows.get(letters.slice(0, 5))?.find((at) => text.startsWith(letters, at));
    return start === undefined ? [] : [{ start, end: start + letters.length }];
  };
}

/** Behind a firm's name it is a medicine's as well. */
const AS_A_MEDICINE =
  "[®™▼]?,? (?:\\d[\\d.,/]{0,8} ?(?:mg|micrograms?|mcg|ml|g|IU|units?|%)|tablets?|capsules?|injections?|inhalers?|cream|gel|patch|spray|vaccine|pens?|syringes?|drops|infusion|oral)";
/** In full it can be no page or account that is named after a medicine. */
const IS_FIRM =
  /\b(?:Pharma\p{L}*|Therapeutics|Laboratories|Biotech|Biosciences?|Health(?:care)?|Life Sciences|Oncology|Respiratory|Dermatology|Neurology|Ophthalmics|Eyecare|Haematology|Haemostasis|Vaccines)\b.{0,20}\b(?:Ltd|Limited|plc)$/u;

/** Letters before figures that stand for a register, a gene, a score, a place or a count. */
const NO_CODE =
  /^(?:NCT|ISRCTN|COVID|IGF|EASI|PO|ISO|PL|GB|UK|PASI|ACR|EQ|EU|ICD|WHO|ID|REF|MHRA|PIN|CT|IL|GLP|HER|COX|PD|SGLT|DPP|CTLA|CD|PDE|JAK|TYK|PHQ|GAD|HPV|HSV|SF|SARS|TNF|ADAM|FGF|VEGF|PCSK|FEV|HDL|LDL|AMD|AT|BCL|BTK|CYP|EGFR|KIT|MEK|PARP|TRK|MS|HIV|CDK|ET|FAB|GRADE|NRS|VAS|DAS|BMI|BIS|RS|QLQ|MCP|TH|FACT|COPD|OD|STEP|CAT|MRC|GOLD|DSM|HBA|PSA|CA|OP|OK|AZ)-?\d/;
/** What a number follows that is a paper's, a grant's or a form's. */
const LABEL_OF_CODE =
  /(?:code|number|licen[cs]e|ref\w*|no\.?|policy|procedure|document|SOP|form|template|version|annex|awards?|grants?|contract|module|room|flight)(?: is)?[:\s]*$/i;
/** So many codes of the same letters are a numbering. */
const MOST_OF_A_NUMBERING = 6;

/** The development codes in lines of copy: letters and figures that are no other number. */
function codesIn(text: string, copy: readonly Line[]): string[] {
  const markers = new Set(Array.from(text.matchAll(MARKER), ([, marker = ""]) => marker));
  const isNice = SPEAKS_OF_NICE.test(text);
  const codes = copy.flatMap((line) =>
    everyMatch(CODE, text.slice(line.start, line.end)).flatMap(({ 0: code, index }) => {
      const at = line.start + index;
      const after = text.slice(at + code.length, line.end);
      const isOther =
        NO_CODE.test(code) ||
        /-0\d{3}$/.test(code) ||
        (isNice && OF_NICE.test(code)) ||
        DATED.test(after) ||
        markers.has(code) ||
        (POSTCODE_ABROAD.test(code) && TOWN_AFTER.test(after)) ||
        LABEL_OF_CODE.test(text.slice(Math.max(line.start, at - LABEL_CHARS), at));
      return isOther ? [] : [code];
    }),
  );
  const lettersOf = (code: string) => code.replace(/-?\d+$/, "");
  const numbered = Map.groupBy(new Set(codes), lettersOf);
  return codes.filter((code) => (numbered.get(lettersOf(code))?.length ?? 0) < MOST_OF_A_NUMBERING);
}

/** A piece that names more medicines is a list; those that it names most often stand for all. */
const MOST_PRODUCTS = 500;

/** The medicines that a piece names, own and other. */
export function productsOf(
  text: string,
  lines: Line[],
  companies: Company[] = [],
  context = "",
  knownByName: Found[] = [],
  isFarFromMedicine = false,
): Product[] {
  const capitals = capitalsIn(text);
  const found = merge(pairs(text, capitals));
  const known = new Set(found.map(({ brand }) => brand ?? ""));
  const told = contextNames(context, text).map((brand) => ({ brand, generic: null }));
  const firms = new Set(companies.flatMap(({ name }) => (IS_FIRM.test(name) ? [name.split(" ", 1)[0] ?? ""] : [])));
  const placed = byContext(text, capitals, known).filter(
    ({ brand }) => !brand || !firms.has(brand) || new RegExp(`${brand}${AS_A_MEDICINE}`, "i").test(text),
  );
  const withContext = merge([...found, ...knownByName, ...placed, ...told]);
  const copy = lines.filter(
    (line) =>
      line.zone !== "footer" && line.zone !== "references" && !FOOT_OF_PAGE.test(text.slice(line.start, line.end)),
  );
  for (const code of codesIn(text, copy)) withContext.push({ brand: code, generic: null });
  const mentionsOf = mentionsIn(text, /[\p{L}\d]/u);
  // In a text about other things a capital alone is no medicine's.
  const isAboutOne = () => withContext.length === 0 && !isFarFromMedicine;
  const lone = isAboutOne() ? loneBrand(text, smallWords(text)) : undefined;
  if (lone) withContext.push({ brand: lone, generic: null });
  if (isAboutOne())
    for (const brand of unpairedBrands(text, smallWords(text))) withContext.push({ brand, generic: null });
  const isLearnt = withContext.length === 0;
  const others = new Set(companies.flatMap(({ name }) => name.toLowerCase().split(/[ -]/)));
  const isOther = (name: string) => others.has(name.toLowerCase());
  if (isAboutOne()) {
    // A substance that is named once is one of those that exist.
    for (const brand of learntNames(text, smallWords(text), isOther, mentionsOf))
      if (!STEM.test(brand) || mentionsOf(brand).length > 1) withContext.push({ brand, generic: null });
  }
  const spacedOut = spacedOutIn(text);
  const all = merge(withContext).map(({ brand, generic }) => ({
    name: brand ?? generic ?? "",
    brand,
    generic,
    mentions: [...spacedOut(brand ?? ""), ...mentionsOf(brand ?? generic ?? "")].sort((a, b) => a.start - b.start),
    isLearnt,
  }));
  const devices = new Set([...deviceNames(text), ...programmeNames(text)]);
  const isTold = new Set(told.map(({ brand }) => brand));
  const named = all.filter(
    (one) =>
      !isOnlyInteracting(one, text, lines) && (isTold.has(one.name) || isMedicinesName(one, text, isFarFromMedicine)),
  );
  // What is praised as a medicine is one, whatever else in the text has the letters of a name.
  const claimed = isLearnt || named.length === 0 ? claimedMedicine(text, lines) : null;
  if (claimed && !devices.has(claimed.name) && !isOther(claimed.name)) {
    const { name, coined } = claimed;
    if (named.length === 0 || (coined && !named.some((one) => one.name === name)))
      return [
        { name, brand: coined ? name : null, generic: null, role: "own", mentions: mentionsOf(name), isLearnt: false },
      ];
  }
  if (named.length === 0) return [];
  const most = Math.max(0, ...named.map((p) => p.mentions.length));
  const hasPi = lines.some((line) => line.zone === "pi");
  const isPart = partsOf(named);
  return (
    named
      .filter((p) => p.mentions.length > 0 && !isPart(p) && (p.generic !== null || !devices.has(p.name)))
      .map((p) => ({ ...p, role: roleOf(p.mentions, text, lines, most, hasPi) }))
      // "Zelvorin Plus" is the company's as "Zelvorin" is, however seldom it is named.
      .map(withOwnForms)
      .sort(
        (a, b) => b.mentions.length - a.mentions.length || (a.mentions[0]?.start ?? 0) - (b.mentions[0]?.start ?? 0),
      )
      .slice(0, MOST_PRODUCTS)
  );
}
