import { everyMatch } from "#worker/text/every-match.ts";
import { viewOf } from "#worker/text/view.ts";
import { type Passage, passagesOf } from "../passages.ts";
import { type DatedText, lastDateIn } from "../readings/dates.ts";

const FORM_OR_STRENGTH =
  /\b\d|\b(?:film-coated|hard|soft|prolonged|modified|gastro|powder|solution|suspension|tablets?|capsules?|cream|gel|ointment|eye|nasal|oral|injection|concentrate|dispersion|granules|inhal\w*|transdermal|effervescent)\b/i;
const SUBSTANCE =
  /\b(?:\d[\d.,]*\s?(?:mg|micrograms?|mcg|g|ml|units?|iu)\s(?:of\s)?|active (?:substance|ingredient)s?:?\s|contains?\s(?:[\w\s]{0,40}?\d[\d.,]*\s?(?:mg|micrograms?|g|units?|iu)\s(?:of\s)?)?)(\p{Ll}[\p{Ll}-]{4,}(?:\s(?:citrate|hydrochloride|sodium|acetate|glulisine|alfa|beta|besilate|maleate))?)/giu;
const NO_SUBSTANCE =
  /^(?:approximately|sodium|sucrose|lactose|benzalkonium|ethanol|benzyl|tablets?|capsules?|solution|suspension|powder|which|these|about|each|vials?|syringes?|excipients?|anhydrous|monohydrate)/i;

/** Brand and active substances from sections 1 and 2. */
function namesOf(section1: string, section2: string): { names: string[]; name: string } {
  const line =
    section1
      .split("\n")
      .map((words) => words.trim())
      .find((words) => /\p{L}/u.test(words)) ?? "";
  const cut = FORM_OR_STRENGTH.exec(line)?.index ?? line.length;
  const name = (cut > 0 ? line.slice(0, cut) : line).replace(/[®™,]/g, "").trim();
  const beforeExcipients = section2.split(/excipients?/i, 1)[0] ?? "";
  const substances = everyMatch(SUBSTANCE, beforeExcipients)
    .map(([, word = ""]) => word.toLowerCase())
    .filter((word) => !NO_SUBSTANCE.test(word));
  const names = [name.toLowerCase(), ...substances].filter((word) => word.length >= 3);
  return { names: [...new Set(names)], name: name || (substances[0] ?? "") };
}

/** Sections that a piece is compared with, by number, with what their heading begins with. */
const TITLES = {
  "1": "name of the medicinal product",
  "2": "qualitative and quantitative composition",
  "3": "pharmaceutical form",
  "4.1": "therapeutic indications?",
  "4.2": "posology",
  "4.3": "contra-?indications?",
  "4.4": "special warnings",
  "4.5": "interactions?",
  "4.6": "(?:fertility|pregnancy)",
  "4.7": "effects on ability",
  "4.8": "undesirable effects",
  "4.9": "overdose",
  "5.1": "pharmacodynamic",
  "5.2": "pharmacokinetic",
  "5.3": "preclinical",
  "6.1": "list of excipients",
  "6.3": "shelf life",
  "6.4": "special precautions for storage",
  "6.5": "nature and contents",
  "6.6": "special precautions for disposal",
  "7": "marketing authorisation holder",
  "8": "marketing authorisation number",
  "9": "date of first authorisation",
  "10": "date of (?:\\(?partial\\)? )?revision",
} as const;

export type SectionNumber = keyof typeof TITLES;

/** A sentence of an SmPC with the number of its section. */
export interface SmpcPassage extends Passage {
  section: SectionNumber;
}

/** A Summary of Product Characteristics as pieces are compared with it. */
export interface Smpc {
  /** Brand and active substances, in small letters; the brand first. */
  names: string[];
  /** The name as it is written. */
  name: string;
  passages: SmpcPassage[];
  /** Date of revision of the text; null where it gives none. */
  revised: DatedText | null;
  /** Numbers of the sections found. */
  sections: SectionNumber[];
}

const HEADINGS = Object.entries(TITLES).map(
  ([number, title]) =>
    [
      number as SectionNumber,
      new RegExp(`(?:^|\\n)[ \\t]*${number.replace(".", "\\.")}\\.?[ \\t)]*(?:\\n[ \\t]*)?${title}[^\\n]{0,80}`, "gi"),
    ] as const,
);

const SECTIONS_NEEDED = ["4.1", "4.2"] as const;

/** The first heading of each section, in the order of the text: a file may hold the SmPCs of several strengths. */
function headingsIn(text: string): { number: SectionNumber; start: number; end: number }[] {
  const found = HEADINGS.flatMap(([number, pattern]) => {
    const [first] = everyMatch(pattern, text);
    return first ? [{ number, start: first.index, end: first.index + first[0].length }] : [];
  });
  return found.sort((a, b) => a.start - b.start);
}

/** Reads a text as an SmPC; null where it has no sections 4.1 and 4.2. Pure. */
export function smpcOf(source: string): Smpc | null {
  const { text } = viewOf(source);
  const headings = headingsIn(text);
  const sections = headings.map(({ number }) => number);
  if (!SECTIONS_NEEDED.every((number) => sections.includes(number))) return null;
  const words = (number: SectionNumber) => {
    const at = headings.findIndex((heading) => heading.number === number);
    const heading = headings[at];
    return heading ? text.slice(heading.end, headings[at + 1]?.start ?? text.length) : "";
  };
  const passages = headings.flatMap(({ number, end }, at) =>
    passagesOf(text.slice(end, headings[at + 1]?.start ?? text.length), end).map((passage) => ({
      ...passage,
      section: number,
    })),
  );
  const { names, name } = namesOf(words("1"), words("2"));
  const updated = /\b(?:last )?updated(?: on emc)?:? [^\n]{0,40}/i.exec(text.slice(0, 2000))?.[0] ?? "";
  return { names, name, passages, sections, revised: lastDateIn(words("10").slice(0, 400)) ?? lastDateIn(updated) };
}
