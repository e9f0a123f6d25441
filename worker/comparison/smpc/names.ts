import { everyMatch } from "#worker/text/every-match.ts";

const FORM_OR_STRENGTH =
  /\b\d|\b(?:film-coated|hard|soft|prolonged|modified|gastro|powder|solution|suspension|tablets?|capsules?|cream|gel|ointment|eye|nasal|oral|injection|concentrate|dispersion|granules|inhal\w*|transdermal|effervescent)\b/i;
const SUBSTANCE =
  /\b(?:\d[\d.,]*\s?(?:mg|micrograms?|mcg|g|ml|units?|iu)\s(?:of\s)?|active (?:substance|ingredient)s?:?\s|contains?\s(?:[\w\s]{0,40}?\d[\d.,]*\s?(?:mg|micrograms?|g|units?|iu)\s(?:of\s)?)?)(\p{Ll}[\p{Ll}-]{4,}(?:\s(?:citrate|hydrochloride|sodium|acetate|glulisine|alfa|beta|besilate|maleate))?)/giu;
const NO_SUBSTANCE =
  /^(?:approximately|sodium|sucrose|lactose|benzalkonium|ethanol|benzyl|tablets?|capsules?|solution|suspension|powder|which|these|about|each|vials?|syringes?|excipients?|anhydrous|monohydrate)/i;

/** Brand and active substances from sections 1 and 2. */
export function namesOf(section1: string, section2: string): { names: string[]; name: string } {
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
