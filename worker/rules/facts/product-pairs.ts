import { isKnownMedicine } from "#worker/document/names/known-names.ts";
import { longerNamesIn } from "#worker/document/names/longer-name.ts";
import { everyMatch } from "#worker/text/every-match.ts";
import { matchesAt } from "./capitals.ts";
import { looksCoined } from "./coined.ts";

/* Brands that stand beside their substance, or where only a brand stands. */

/** Room for a mark; the substance may stand on the next line, indented with the brand. */
const MARK = "\\s?[®™▼▲*]{0,4}(?:[ \\t]{0,60}\\n[ \\t]{0,60}|\\s)?";
const BRAND =
  "(?<!\\p{L})\\p{Lu}\\p{L}{2,30}(?:-\\p{Lu}?\\p{L}{1,30})?(?:[ ](?:\\p{Lu}\\p{Ll}{2,30}|Duo|DUO|PLUS|MAX|FORTE|NEXT|MELT|TRIO|COMBI|ULTRA|DEPOT|RETARD|JUNIOR|XR|SR|MR|XL|LA|PR|ER|CR|IR|EC|GR|SC|IV|OD|BF|PF|HFA|ODT))?";
/** What may stand between a brand and its substance: "Zelvorin 40 mg hard capsules (…)". */
const STRENGTH_AND_FORM =
  "\\s(?:\\d{1,4}/\\d{1,4}(?:/\\d{1,4})? )?(?:\\d[\\d.,]* ?(?:mg|g|micrograms?|mcg|ml|IU|units?|%)(?:/[\\p{L}]+)?,? ?(?:and |or )?){0,3}(?:[\\p{Ll}-]{3,20} ){0,5}(?:tablets?|capsules?|injection|cream|gel|ointment|inhaler|spray|drops|pens?|syringes?|solution|suspension|powder|sachets?|patch(?:es)?|implant|lotion|lacquer|infusion|granules) ?";
/** Lower-case words in brackets that are not the name of a substance. */
const NOT_A_SUBSTANCE =
  /^(?:insert|enter|state|specify|add|delete|tick|circle|write|type|print|name|signature|signed|complete|if) |\b(?:usually|often|mainly|mostly|sometimes|typically|antibodies|[a-z]+ics|the|a|an|of|for|in|on|to|at|by|see|is|are|was|not|per|including|excluding|please|also|both|mean|median|range|years?|weeks?|months?|days?|hours?|adults?|patients?|people|link|page|click|figure|table|study|trial|version|now|then|our|your|this|that|which|who|one|two|three|four|five|six|each|all|any|more|less|than|out|left|right|page|overleaf|below|above|company|manufacturer|team|date|time|open|public|private|optional|free|shown|continued|about|approximately|up|only|non|primary|secondary|baseline|placebo|vehicle|overall|annual|daily|once|twice|buffet|lunch|dinner|supper|coffee|break|virtual|online|hybrid|draft|copy|attached|enclosed|unpaid|sponsored|workshop|plenary|questions|discussion|members|charity|log-in|home-based|manager|director|officer|provider|training|agency|supplier|publisher|author|editor|host|chair|speaker|moderator)\b/;
/** Callings, specialties, illnesses, papers and their states, which stand in brackets after a name or a heading. */
const ASIDE =
  /\b(?:\p{L}+(?:olog(?:y|ists?)|iatr(?:y|ists?|ics)|itis|osis|aemia|phrenia|porosis|kinesia|algia)|asthma|hypertension|cancer|breast|infections?|sick|skin|rash|pain|swelling|disease|disorder|syndrome|conditions?|surgery|doctor|pharmacist|nurse|midwife|teacher|analysts?|consultant|journalists?|secretariat|organiser|holder|professionals?|subscribers|executive|finance|compliance|medical|market|research|common|uncommon|rare|serious|severe|mild|promotional|licensed|registered|permission|recorded|re-recorded|held|agreed|checked|corrected|amended|abbreviated|internal|global|website|newsletter|archive|screen|frame|slide|poster|feature|advertisement|broadcast|account|phone|service|mailing|visit|issue|edition|estimate|contracts?|margin|grade|strength|generic|ingredient|substance|prizes|sandwiches|soup|directly|recent|level|party|preservative|box|amounts|none|until|where|before|after|quoted|required|entry|funder|mum|list|theatre)\b|^(?:extract|active|combined|hormone|hormonal(?: or copper)?|copper)$/iu;
/** Ordinary words and forms of a company that stand before brackets. */
const NO_BRAND =
  /(?:^|\s)(?:Ltd|Limited|plc|LLP|Inc|Online|Agreement|Transcript|Disclosure|References?|Costs?|Comments|Patients|Cookies|Lunch|Supper|Dinner|Page|Place|Print|Team|Talk|Name|Medicine|Brand|Booking|Self-test|Tariff|Choice|Line|Initiation)$/i;
/** Stems of recommended non-proprietary names (WHO), enough to know a substance that stands alone. */
export const STEM =
  /^\p{L}{3,}(?:mab|nib|tinib|ciclib|statin|pril|sartan|olol|gliptin|flozin|glutide|parib|vir|cillin|cycline|floxacin|azole|prazole|triptan|gepant|setron|dipine|xaban|gatran|grel|thiazide|terol|tropium|asone|onide|olone|dronate|dronic|fenac|coxib|profen|pezil|giline|oxetine|azepam|zolam|zepine|idone|apine|barbital|caine|curium|platin|rubicin|taxel|tecan|poetin|grastim|kinra|cept|limus|prost|lukast|mycin|sulfa\p{L}*|formin|glinide|glitazone|parin|tide|relin|relix|steride|zosin|fibrate|stat)$/u;
/** Endings of substances still under development, of which the stems above tell nothing, and words that end alike. */
const NEW_STEM =
  /^\p{L}{3,}(?:glipron|rsen|siran|leucel|parvovec|lisib|orexant|pitant|netant|camten|trapib|estrant|rasib|erfont)$/u;
const NO_SUBSTANCE = /^(?:\p{L}*(?:peptide|nucleotide)|riptide|(?:acc|exc|conc|prec)ept)$/u;
/** Whether a word in small letters is a substance by its ending. */
export const endsAsSubstance = (word: string): boolean =>
  (STEM.test(word) || NEW_STEM.test(word)) && !NO_SUBSTANCE.test(word);

/** Capitalised words before "prescribing information" that are no brand. */
const NOT_BEFORE_PI =
  /^(?:the|full|abbreviated|current|product|this|read|view|see|access|open|download|latest|complete|printed|further|including|with|without|also|our|your|click|here|for|and|about|containing|requires?|updated|revised|approved|relevant|separate|combined)$/i;

/** A medicine found in a text, by its brand, its substance or both. */
export interface Found {
  brand: string | null;
  generic: string | null;
}

const LETTERS_ALONE = /^\p{Lu}{2,5}$/u;
const VOWEL = /[AEIOUY]/;

/** Whether a word in capitals is only short for the words in brackets after it: "COPD (chronic obstructive pulmonary disease)",
 * "DHT (dihydrotestosterone)". */
function isShortFor(word: string, words: string): boolean {
  if (!LETTERS_ALONE.test(word)) return false;
  const initials = words
    .split(/[ -]/)
    .map((part) => part.charAt(0).toUpperCase())
    .join("");
  if (initials.startsWith(word)) return true;
  const inOrder = new RegExp(`^${[...word].join(".*")}`, "iu");
  return !VOWEL.test(word) && inOrder.test(words);
}

/** Endings of ordinary words, which stand in brackets after names as substances do. */
export const ORDINARY_END =
  /(?:ing|ed|[st]ion|ments?|ness|al|ly|ous|ity|ers?|ships?|shop|[ae]nce|[ai]ble|ful|ary|ory|ist|ism|day|time|line|ice|age|ure|[^iu]s|ive|ic|[crt]y|phy|gram|ant|upt|enza|row|um|iec?es?)$/;

/** Whether a capital before brackets is only short for the words in them, or an ordinary word explained by another: "EKG
 * (electrocardiogram)", "Overgrowth (hypertrophy)". What the words in brackets end as, or a mark, tells a medicine before that is asked. */
function isExplained(brand: string, generic: string, isMarked: boolean): boolean {
  const words = generic.split(/[ /-]+/);
  if (isMarked || SALT.test(generic) || words.some((word) => endsAsSubstance(word) || isKnownMedicine(word)))
    return false;
  if (isKnownMedicine(brand)) return false;
  if (LETTERS_ALONE.test(brand)) return !generic.startsWith(brand.toLowerCase());
  return ORDINARY_END.test(words.at(-1) ?? "");
}

/** Whether words in brackets can be the name of a substance. */
export function isSubstance(words: string): boolean {
  const most = / with | and /.test(words) ? 6 : 4;
  return (
    words.length >= 6 && words.split(" ").length <= most && !NOT_A_SUBSTANCE.test(words) && /\p{Ll}{5}/u.test(words)
  );
}

const SUBSTANCE_IN_BRACKETS =
  "\\((\\p{Ll}[\\p{Ll}\\d /+-]{4,60}?(?:[ -]?\\p{Lu}{1,4})?)(?: \\d[\\d.,]{0,8} ?(?:mg|g|micrograms?|mcg|ml|IU|units?|%)(?:/[\\p{L}\\d.]{1,6}| w/[wv])?(?:,? (?:[\\p{Ll}-]{3,20} ){0,4}(?:tablets?|capsules?|injection|cream|gel|ointment|inhaler|spray|drops|pens?|solution|suspension|powder|sachets?|patch(?:es)?|implant|lotion|infusion|granules|syrup))?)?[▼]?\\)";
const IN_BRACKETS = new RegExp(SUBSTANCE_IN_BRACKETS, "gu");
const BRAND_FIRST = new RegExp(`(${BRAND})${MARK}$`, "u");
const BRAND_BEFORE_FORM = new RegExp(`(${BRAND})${MARK}${STRENGTH_AND_FORM}$`, "u");
/** More characters than a brand with its strength and form can have. */
const LONGEST_BEFORE_BRACKETS = 320;

/** A brand and, set off by a line or a mark, its substance before the strength. */
const NAME_AND_SUBSTANCE =
  /(\p{Lu}\p{L}{3,30})["®™▼]*(?: [▪·•|] |\s?\n)(\p{Ll}{7,40})(?: [▪·•|])? (?=\d[\d.,]* ?(?:mg|micrograms?|mcg|g|ml|IU|units?|%))/uy;
/** What participles, forms and ordinary words end in. */
const NO_SUBSTANCE_END = /(?:ing|ed|ly|tion|ment|ness|ic|al|ive|ous|ary|lets?|sules?|um|age|able|ible|ient)$/;

/** Capitalised words before a brand that are not part of it. */
const NOT_OF_THE_BRAND =
  /^(?:The|That|This|These|If|As|But|So|Then|When|Because|Since|While|After|Before|To|By|From|At|Both|Only|All|With|On|For|And|In|Of|About|Starting|Your|Using|Taking|New|NEW|Why|Choose|Introducing|Welcome|What|Covering|COVERING|Meet|Ask|Asking|Where|When|How|Who|Offer|Offering|Prescribe|Prescribing|Consider|Recommend|Start|Try|Give|Use|Add|Adding|Switch|Discover|Request|Order|Stock|Continue|Keep|Take|See|Put|Does|Is|Can|Will|Should|Getting|Living|Managing) /;

/** A brand set in letters with room between them, above its substance: "N O V A L I N / (novastatin)". */
const SPACED_OUT = /(?<!\d)((?:\p{Lu} ){4,18}\p{Lu})(?: ?[®™▼])?[ \t]{0,60}\n?[ \t]{0,60}\((\p{Ll}{7,40})\)/uy;

/** Words that an aside in brackets holds, and no name does. */
export const OF_AN_ASIDE =
  "(?:not?|the|only|first|new|another|this|other|see|given|if|for|as|with|at|to|be|our|your|any|can|may|must|add|added|take|taken|used?|during|avoid|after|before)";
/** What a vaccine holds, and a brand and its substance together, in brackets. */
const VACCINE_IN_BRACKETS = new RegExp(
  `\\(((?:(?!\\b${OF_AN_ASIDE}\\b)[^()\\n]){0,40}\\bvaccine\\b[^()\\n]{0,30})\\)`,
  "gu",
);
const BOTH_IN_BRACKETS = /\((\p{Lu}\p{L}{4,30}), (\p{Ll}{5,20} \p{Ll}{5,30})\)/gu;
/** Another medicine that the company calls its own. */
const STABLEMATE =
  /\b(?:stablemate|sister (?:product|medicine|brand)|our other (?:medicine|product|inhaler|tablet)),? (\p{Lu}\p{Ll}{3,20}(?: (?:Duo|Plus|Max|XL|SR))?)(?![\p{L}])/gu;
/** A brand alone on a line and its substance alone on the next, which the form and strength need not follow. */
const ABOVE_SUBSTANCE =
  /(?<=^|\n)[ \t]{0,80}(\p{Lu}\p{L}{3,30})(?: (?:XR|SR|MR|XL|LA|BF|PF|HFA|ODT))?["®™▼]*[ \t]{0,10}\n[ \t]{0,80}(\p{Ll}{6,40}(?: \p{Ll}{4,20}){0,2})[ \t]{0,10}(?=\n)/gu;
/** The salt or acid that names of substances end in, where no stem tells one. */
const SALT =
  /^\p{L}+ (?:acid|sodium|potassium|calcium|zinc|(?:di)?hydrochloride|(?:hydro)?bromide|mesilate|maleate|succinate|tartrate|fumarate|citrate|phosphate|sul(?:ph|f)ate|acetate|nitrate|besilate|tosilate|furoate|propionate|valerate|dipropionate|palmitate|lactate|gluconate|decanoate)\b/u;
/** Words before a form that say how it is given. */
const OF_A_FORM =
  /^(?:nebuli[sz]er|inhaler|powder|pre-?filled|modified|prolonged|pressuri[sz]ed|effervescent|sublingual|granules|junior|advance|starter|eye|ear|mouth|orodispers\w*|gastro-?resistant|intravenous|subcutaneous|intramuscular|extended|liquid|capsule|tablet)\b/u;
/** A line that opens with a brand in capitals, its substance and its form. */
const BEFORE_FORM =
  /^[^\p{L}\n]{0,4}(\p{Lu}{4,20})[®™▼]* (\p{Ll}{6,40}(?: with \p{Ll}{4,30})?) (?:\d[^\n]{0,20})?(?:powder|tablets?|capsules?|granules|cream|ointment|gel|solution|suspension|injection|inhaler|drops|spray)\b/gmu;

/** More characters than a name with its mark can have. */
const LONGEST_NAME = 46;
/** Where a name may stand that ends before a place. */
const nameBefore = (text: string, end: number) => text.slice(Math.max(0, end - LONGEST_NAME), end);

/** Brands that stand with their substance in brackets, and the other way round. */
export function pairs(text: string, capitals: number[]): Found[] {
  const found: Found[] = [];
  // Brackets are rarer than capitals: they are found first, and the brand is looked for before them.
  for (const { index, 1: generic = "" } of everyMatch(IN_BRACKETS, text)) {
    if (!isSubstance(generic) || /ing$/.test(generic)) continue;
    const before = text.slice(Math.max(0, index - LONGEST_BEFORE_BRACKETS), index);
    const brand = BRAND_FIRST.exec(before)?.[1]?.replace(NOT_OF_THE_BRAND, "") ?? BRAND_BEFORE_FORM.exec(before)?.[1];
    if (!brand || NO_BRAND.test(brand) || isShortFor(brand, generic)) continue;
    if (isExplained(brand, generic, /[®™▼▲]\s*$/.test(before))) continue;
    if (!ASIDE.test(generic)) found.push({ brand, generic });
    else if (looksCoined(brand) || STEM.test(brand)) found.push({ brand, generic: null });
  }
  for (const [, spaced = "", generic = ""] of matchesAt(SPACED_OUT, text, capitals)) {
    const letters = spaced.replaceAll(" ", "");
    if (isSubstance(generic)) found.push({ brand: letters.charAt(0) + letters.slice(1).toLowerCase(), generic });
  }
  if (text.includes(" logo]"))
    for (const [, brand = ""] of text.matchAll(/\[(\p{Lu}[\p{L}-]{3,30})[®™▼]* logo\]/gu))
      found.push({ brand, generic: null });
  for (const [, brand = ""] of everyMatch(STABLEMATE, text)) found.push({ brand, generic: null });
  for (const { index, 1: generic = "" } of everyMatch(VACCINE_IN_BRACKETS, text)) {
    const brand = /(?<!\p{L})(\p{Lu}\p{L}{3,30})[®™▼]* $/u.exec(nameBefore(text, index))?.[1];
    if (brand) found.push({ brand, generic });
  }
  for (const [, brand = "", generic = ""] of everyMatch(BOTH_IN_BRACKETS, text)) found.push({ brand, generic });
  for (const { 1: brand = "", 2: generic = "" } of everyMatch(BEFORE_FORM, text))
    if (isSubstance(generic) && !NO_SUBSTANCE_END.test(generic) && !OF_A_FORM.test(generic))
      found.push({ brand, generic });
  for (const { index, 1: brand = "" } of text.matchAll(/\s\((\p{Lu}\p{L}{3,40})[®™▼]*\)/gu)) {
    const [generic = ""] = /(?<!\p{L})\p{Ll}{6,40}$/u.exec(nameBefore(text, index)) ?? [];
    if (STEM.test(generic)) found.push({ brand, generic });
  }
  for (const [, brand = "", generic = ""] of matchesAt(NAME_AND_SUBSTANCE, text, capitals))
    if (STEM.test(generic) || (isSubstance(generic) && !NO_SUBSTANCE_END.test(generic))) found.push({ brand, generic });
  for (const [, brand = "", generic = ""] of everyMatch(ABOVE_SUBSTANCE, text))
    if ((STEM.test(generic) || SALT.test(generic)) && isSubstance(generic) && !NO_BRAND.test(brand))
      found.push({ brand, generic });
  for (const { index, 1: generic = "" } of text.matchAll(/, (?:which is )?(\p{Ll}{6,40})(?=[,.;)])/gu)) {
    if (!STEM.test(generic)) continue;
    const brand = /(?<!\p{L})(\p{Lu}\p{L}{3,40})[®™▼]*$/u.exec(nameBefore(text, index))?.[1];
    if (brand) found.push({ brand, generic });
  }
  for (const { index } of text.matchAll(/ prescribing information\b/gi)) {
    const [brand] = /(?<!\p{L})\p{Lu}\p{L}{3,40}$/u.exec(nameBefore(text, index)) ?? [];
    if (brand && !NOT_BEFORE_PI.test(brand)) found.push({ brand, generic: null });
  }
  const isPart = new Map<string, boolean>();
  const isPartOfLonger = longerNamesIn(text);
  for (const { index } of text.matchAll(/[®™▼▲]/g)) {
    const [brand] = /(?<!\p{L})\p{Lu}\p{L}{3,40}$/u.exec(nameBefore(text, index)) ?? [];
    if (!brand) continue;
    if (!isPart.has(brand)) isPart.set(brand, isPartOfLonger(brand));
    if (text[index] === "▼" || !isPart.get(brand)) found.push({ brand, generic: null });
  }
  for (const { index } of text.matchAll(/\sS(?:m)?PC\b/gu)) {
    const [brand] = /(?<![\p{L}-])\p{Lu}\p{Ll}{3,}$/u.exec(nameBefore(text, index).trimEnd()) ?? [];
    if (
      brand &&
      !/^(?:The|Current|Full|This|Consult|And|See|Read|View|Check|Refer|Please|Latest|Approved|With|From|Their|Your|Each|Relevant)$/.test(
        brand,
      )
    )
      found.push({ brand, generic: null });
  }
  return found;
}
