import { isKnownMedicine, namesKnownBrand } from "#worker/document/names/known-names.ts";
import { everyMatch } from "#worker/text/every-match.ts";
import type { TextView } from "#worker/text/view.ts";
import { isKnownWord, looksCoined } from "./coined.ts";
import { isSubstance, STEM } from "./product-pairs.ts";

/* A piece written in small letters throughout, or one that writes its brand so. Names, sentences and companies are told by their
 * capitals, so those are put back where a reader would see one. Only the case of letters changes, so that offsets stay. */

/** A text of fewer words tells nothing of how its author writes. */
const FEWEST_WORDS = 8;
/** Of the words of a text in small letters no more than this share has a capital. */
const MOST_CAPITALS = 0.03;

const WORD = /\p{L}{2,}/gu;
/** A word in small letters that is no part of an address. */
const PLAIN_WORD = /(?<![\p{L}.@/-])[a-z]{3,20}(?![\p{L}@/]|\.\p{L})/gu;
const OPENS = /(?<=^|\n[ \t•*-]{0,4}|[.!?]["')]?[ \n])[a-z]/gu;
const FIRM =
  /(?<!\p{L})[a-z]{4,20} (?:pharma(?:ceuticals?)?|therapeutics|laboratories|biotech|biosciences?|healthcare|medicines)(?: (?:uk|ltd|limited|plc|europe))*(?!\p{L})/gu;
const INITIALS = /(?<!\p{L})(?:nhs|mhra|uk|abpi|gp|gps|spc|smpc|pom|hcps?)(?!\p{L})/gu;

const BEFORE_SUBSTANCE = /(?<![\p{L}-])([a-z]{5,20})[®™▼]? \(([a-z]{6,30})\)/gu;
/** What opens a sentence or a paragraph in small letters and does something. */
const SUBJECT =
  /(?<=^|\n\n|[.!?] )([a-z]{6,20})[®™▼]? (?:is|has|was|works|helps|cures|lowers|cuts|reduces|relieves|treats|stops|beats)\b/gu;
/** Where else a brand stands: before its strength, and behind what is done with it. */
const NAME_PLACES = [
  SUBJECT,
  /(?<![\p{L}-])([a-z]{6,20})[®™▼]? \d[\d.,]* ?(?:mg|micrograms?|mcg|ml|units?)\b/gu,
  /\b(?:prescribe|choose|order|switch to|ask for|introducing|recommend|than|try) ([a-z]{6,20})(?![\p{L}-])/gu,
];
/** As many of these places make a name of a word that is coined like one. */
const FEWEST_PLACES = 2;

const title = (words: string) => words.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());

function isInSmallLetters(text: string): boolean {
  const words = text.match(WORD) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return words.length >= FEWEST_WORDS && capitals <= MOST_CAPITALS * words.length;
}

const mayBeName = (word: string) => !STEM.test(word) && !isKnownWord(title(word)) && !isKnownMedicine(word);
const isCoined = (word: string) => looksCoined(title(word)) && mayBeName(word);

/** The words that stand often enough where a name would. Where other sentences have their capitals, those that open one without tell. */
function oftenPlaced(text: string, isSmall: boolean): Set<string> {
  const places = new Map<string, number>();
  for (const pattern of isSmall ? NAME_PLACES : [SUBJECT])
    for (const [, found = ""] of everyMatch(pattern, text)) places.set(found, (places.get(found) ?? 0) + 1);
  return new Set([...places].flatMap(([word, count]) => (count >= FEWEST_PLACES && mayBeName(word) ? word : [])));
}

/** The brands that stand in small letters. */
function brandsIn(text: string, isSmall: boolean): Set<string> {
  const often = oftenPlaced(text, isSmall);
  const brands = new Set([...often].filter(isCoined));
  if (!isSmall && often.size === 0) return brands;
  for (const [, word = "", substance = ""] of everyMatch(BEFORE_SUBSTANCE, text)) {
    const isNamed = often.has(word) || (isSmall && (isCoined(word) || STEM.test(substance)));
    if (isNamed && isSubstance(substance) && mayBeName(word)) brands.add(word);
  }
  if (isSmall) for (const word of new Set(text.match(PLAIN_WORD))) if (namesKnownBrand(title(word))) brands.add(word);
  return brands;
}

/** The view with the capitals that its author left out. Pure; linear in the length of the text. */
export function withCapitals(view: TextView): TextView {
  const isSmall = isInSmallLetters(view.text);
  const brands = brandsIn(view.text, isSmall);
  if (!isSmall && brands.size === 0) return view;
  let text = view.text.replace(PLAIN_WORD, (word) => (brands.has(word) ? title(word) : word));
  if (isSmall)
    text = text
      .replace(OPENS, (letter) => letter.toUpperCase())
      .replace(FIRM, title)
      .replace(INITIALS, (word) => word.toUpperCase());
  return { ...view, text };
}
