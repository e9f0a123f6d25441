import type { Span } from "#worker/text/types.ts";
import { namesIn, type Placed } from "./name-table.ts";
import { type KnownBody, type KnownCompany, type KnownMedicine, storedNames } from "./stored-names.ts";
import { type Word, wordsOf } from "./words.ts";

export interface KnownNames {
  words: Word[];
  medicines: Placed<KnownMedicine>[];
  companies: Placed<KnownCompany>[];
  bodies: Placed<KnownBody>[];
}

/** What stands behind a medicine's name and hardly behind another word. */
const MEDICINE_AFTER =
  /^(?:\s?[®™▼]|,? ?\(?\d[\d.,/ ]{0,8} ?(?:mg|micrograms?|mcg|µg|ml|g|IU|units?|%)\b|,? (?:tablets?|capsules?|injections?|inhalers?|cream|ointment|gel|patch(?:es)?|spray|vaccine|pens?|syringes?|drops|infusion|oral|solution|suspension|sachets?|powder)\b)/i;
/** The end of a word that a line parted, behind its first half: "Univer-sity". */
export const HALF_OF_A_WORD = /^-(?:sit(?:y|ies)|[st]ions?|ments?|ness|ity|ties|[ae]nce)(?!\p{L})/u;
/** Numbers of guidance, licences and trials; letters of theirs are no medicine. */
const NUMBER = /^(?:nice|pl|plgb|plpi|thr|nct|isrctn|eudract|pmid|rns|auth|ema|emea|snomed|icd|atc|bnf|doi)$/;
const FIRM_AFTER =
  /^,? (?:\(?UK\)? )?(?:Ltd|Limited|plc|PLC|LLP|Inc|Corp|GmbH|AG|S\.?A\.?|SAS|B\.?V\.?|N\.?V\.?|A\/S|AB|Pharma\p{L}*|Laboratories|Healthcare|Therapeutics|Biosciences|Biopharma|Consumer Health|Medical)\b|^(?:['’]s)? (?:UK|(?:prescription )?medicines?|pens?|vaccines?|colleagues|employees|scientists)\b|^, we\b/u;
const FIRM_BEFORE =
  /(?:©|[Cc]opyright|\b(?:[Ff]unded|[Ss]ponsored|[Mm]anufactured|[Dd]istributed|[Mm]ade) by) (?:\d{4} )?$/;
/** Said of one that makes medicines, and hardly of a place or of somebody with that name. */
const DOES_AS_FIRM =
  /^,? (?:(?:gave|paid|pays|funds|funded|sponsors|sponsored|wrote|supplied) (?:us|for|the|this|it)\b|(?:(?:medical|sales) )?(?:representatives?|reps?|employees?|executives?|shares?)\b|(?:said|says) in a (?:press )?(?:statement|release)\b|(?:recommends|manufactures|markets|launche[sd]|would like)\b)/;
const OF_FIRM = /^['’]s (?:new |own )?(\p{Lu}[\p{L}-]{3,})/u;
const DONE_BY_FIRM =
  /\b(?:(?:[Ff]ees?|[Pp]ayments?|[Gg]rants?|[Tt]ext|[Mm]oney|[Ss]upport|[Hh]elp|[Tt]emplate)(?: kindly)?(?: (?:paid|supplied|provided))? (?:by|from|of)|(?:[Pp]aid(?: for)?|[Ss]upplied|[Pp]repared|[Dd]rafted|[Ss]upported|[Ww]ritten) by|[Ss]igned for|[Ww]e (?:are|at)|(?:spokes\p{L}+|representative|rep|chief executive) (?:for|of|from)|makers?,) $/u;
/** Who is called by a first name or a title is a person. */
const PERSON_BEFORE = /(?:\b(?:[Dd]r|[Mm]rs?|[Mm]s|[Mm]iss|[Pp]rof(?:essor)?|[Ss]ir|[Ss]t)\.? |\p{Lu}\p{Ll}+ )$/u;
const BEFORE_CHARS = 40;

/** Whether the words around a name that is also a word say that a company is meant. */
function isFirm(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - BEFORE_CHARS), start);
  const after = text.slice(end, end + BEFORE_CHARS);
  if (FIRM_AFTER.test(after) || FIRM_BEFORE.test(before)) return true;
  if (PERSON_BEFORE.test(before)) return false;
  const own = OF_FIRM.exec(after)?.[1];
  return DOES_AS_FIRM.test(after) || DONE_BY_FIRM.test(before) || (own !== undefined && isKnownMedicine(own));
}

/** Initials of a company stand for little else where a text names them again and again. */
const INITIALS = /^\p{Lu}{3,5}$/u;
const FEWEST_INITIALS = 2;

const MOST_INITIALS = 4;
const WELL_KNOWN = new Set(["NHS", "MHRA", "NICE", "EMA", "BMJ", "ABPI", "GPhC"]);

/** Tells whether initials stand in a text again and again. */
function repeatedInitials(words: readonly Word[], text: string): (name: string) => boolean {
  let times: Map<string, number> | undefined;
  const counted = () => {
    const counts = new Map<string, number>();
    for (const { start, end, isCapital } of words) {
      const word = isCapital ? text.slice(start, end) : "";
      if (INITIALS.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    return counts;
  };
  return (name) => {
    if (!INITIALS.test(name)) return false;
    times ??= counted();
    return (times.get(name) ?? 0) >= FEWEST_INITIALS;
  };
}

/** The medicines, companies and bodies known by name that a text names. A medicine's name that is also a word counts only
 * where a dose, a form or a sign stands behind it; a brand needs its capital. Pure. */
export function knownNamesIn(text: string): KnownNames {
  const words = wordsOf(text);
  const { medicines, companies, bodies } = storedNames();
  const isRepeated = repeatedInitials(words, text);
  const firms = namesIn(words, companies, ({ entry, first, start, end }) => {
    if (!words[first]?.isCapital) return false;
    if (!entry.isWordlike || isRepeated(text.slice(start, end))) return true;
    return isFirm(text, start, end);
  });
  const taken = new Set(firms.flatMap(({ first, last }) => range(first, last)));
  const drugs = namesIn(words, medicines, ({ entry, first, last, end }) => {
    if (taken.has(first) && last === first && FIRM_AFTER.test(text.slice(end, end + 30))) return false;
    if (NUMBER.test(words[first]?.norm ?? "") || HALF_OF_A_WORD.test(text.slice(end, end + 12))) return false;
    if (entry.isBrand && !words[first]?.isCapital) return false;
    return !entry.isWordlike || MEDICINE_AFTER.test(text.slice(end, end + 30));
  });
  // Initials of bodies stand for much else.
  const institutions = namesIn(words, bodies, ({ first, last, start, end }) => {
    const isShort = first === last && end - start <= MOST_INITIALS;
    return Boolean(words[first]?.isCapital) && (!isShort || WELL_KNOWN.has(text.slice(start, end)));
  });
  return { words, medicines: drugs, companies: firms, bodies: institutions };
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Whether a text names a brand that exists. Pure; linear in the text. */
export const namesKnownBrand = (text: string): boolean =>
  knownNamesIn(text).medicines.some(({ entry }) => entry.isBrand && !entry.isPerhaps && !entry.isWordlike);

/** Marks that part a name without parting it for a reader: "**Mou**njaro". */
const MARKS = /[*_]+/g;
const HASHTAG = /#([\p{L}\p{N}]{6,60})/gu;
const SHORTEST_IN_HASHTAG = 6;

/** What the brands of each substance are: on prescription, or had without. */
function prescribedSubstances(): { always: Set<string>; sometimes: Set<string> } {
  const [always, freely] = [new Set<string>(), new Set<string>()];
  for (const { entry } of [...storedNames().medicines.byFirst.values()].flat())
    if (entry.isBrand && entry.inn && !entry.isPerhaps) (entry.isPrescription ? always : freely).add(entry.inn);
  const [onlySo, both] = [[...always].filter((inn) => !freely.has(inn)), [...always].filter((inn) => freely.has(inn))];
  return { always: new Set(onlySo), sometimes: new Set(both) };
}
let substances: ReturnType<typeof prescribedSubstances> | undefined;

function isPrescribed({ isBrand, isPerhaps, isPrescription, name }: KnownMedicine, isByPrescription: boolean): boolean {
  if (isPerhaps || isPrescription || isBrand) return isPrescription && !isPerhaps;
  substances ??= prescribedSubstances();
  return substances.always.has(name) || (isByPrescription && substances.sometimes.has(name));
}

/** Whether a name stands within the word of a hashtag: "#mounjarouk". */
function isInHashtag(word: string, isByPrescription: boolean): boolean {
  const { byFirst } = storedNames().medicines;
  for (let from = 0; from + SHORTEST_IN_HASHTAG <= word.length; from++)
    for (let to = from + SHORTEST_IN_HASHTAG; to <= word.length; to++)
      for (const { parts, entry } of byFirst.get(word.slice(from, to)) ?? [])
        if (parts.length === 1 && !entry.isWordlike && isPrescribed(entry, isByPrescription)) return true;
  return false;
}

/** Whether words that sell name a prescription only medicine, in whatever letters, in a hashtag or with marks within it. A
 * substance that is also had without a prescription counts where the text sells it by prescription. Pure. */
export function namesPrescribed(sold: string, isByPrescription: boolean): boolean {
  const text = sold.replace(MARKS, "");
  const words = wordsOf(text);
  const placed = namesIn(words, storedNames().medicines, ({ entry, first, end }) => {
    if (!entry.isWordlike) return true;
    return (!entry.isBrand || Boolean(words[first]?.isCapital)) && MEDICINE_AFTER.test(text.slice(end, end + 30));
  });
  return (
    placed.some(({ entry }) => isPrescribed(entry, isByPrescription)) ||
    [...text.matchAll(HASHTAG)].some(([, word = ""]) => isInHashtag(word.toLowerCase(), isByPrescription))
  );
}

/** Substances on prescription that the regulator has also let be sold in pharmacies, without a brand of their own. */
const ALSO_IN_PHARMACIES =
  /^(?:omeprazole|esomeprazole|pantoprazole|sumatriptan|tranexamic acid|naproxen|chloramphenicol|amorolfine|levonorgestrel|desogestrel|sildenafil|tadalafil|orlistat)$/;
/** What every advertisement of a medicine without a prescription has to say, and none of one on prescription says. */
const ALWAYS_READ = /\balways read the (?:label|leaflet)\b/i;

/** Whether a text names brands that are sold without a prescription, their substances, and no other medicine: neither one known by name
 * nor one of `products`. Pure. */
export function namesFreelySold(text: string, products: readonly string[]): boolean {
  const placed = namesIn(wordsOf(text), storedNames().medicines, () => true).map(({ entry }) => entry);
  const isSoldByLabel = ALWAYS_READ.test(text) && !PRESCRIBES.test(text);
  const free = placed.filter(({ isBrand, legal, name }) =>
    isBrand ? legal === "P" : isSoldByLabel && ALSO_IN_PHARMACIES.test(name),
  );
  if (free.length === 0) return false;
  const held = new Set(
    free.flatMap(({ name, inn }) => [name, ...(inn?.split("/") ?? [])].map((one) => one.toLowerCase())),
  );
  return (
    placed.every(({ name, isWordlike }) => isWordlike || held.has(name.toLowerCase())) &&
    products.every((name) => held.has(name.toLowerCase()))
  );
}
const PRESCRIBES = /\bprescri(?:be[ds]?|bers?|bing)\b|(?<!\b(?:without|no) (?:a )?)\bprescription\b/i;

/** Whether a word by itself is the name of a medicine and hardly anything else. Pure. */
export function isKnownMedicine(word: string): boolean {
  const [only, ...more] = wordsOf(word);
  if (!only || more.length > 0) return namesIn(wordsOf(word), storedNames().medicines, () => true).length > 0;
  const entries = storedNames().medicines.byFirst.get(only.norm) ?? [];
  return entries.some(({ parts, entry }) => parts.length === 1 && !entry.isWordlike && !entry.isPerhaps);
}

/** Whether a word is the non-proprietary name of a substance, which needs no other beside it. Pure. */
export function isKnownSubstance(word: string): boolean {
  const entries = storedNames().medicines.byFirst.get(word.toLowerCase()) ?? [];
  return entries.some(({ parts, entry }) => parts.length === 1 && !entry.isBrand);
}

/** Whether a source says that the medicine of that name, or the substance of that name, is on prescription only. Pure. */
export function isStatedOnPrescription(name: string): boolean {
  return namesIn(wordsOf(name), storedNames().medicines, () => true).some(({ entry }) => entry.legal === "POM");
}

/** The age or the initial of a person behind a first name, and what people do before others and no medicine does. */
const PERSON_AFTER =
  /^(?:,? (?:(?:is|was) )?(?:an? |aged )?\d{1,3}[- ]years?[- ]old\b| \p{Lu}\.(?![\p{L}\d])| (?:(?:will|is going to) )?(?:be )?(?:sharing|welcom(?:es?|ing)|teach(?:es|ing)?|hosts?|hosting|lead(?:s|ing) us|greets?)\b(?! by\b))/u;
/** How far behind a name it is looked at, in characters. */
const REACH = 60;

/** Whether a name is a person's: once with an age, an initial or what only people do, and nowhere with a mark, form or strength.
 * `mentions` are its places in the text. Pure. */
export function isPerson(text: string, mentions: readonly Span[]): boolean {
  const after = mentions.map(({ end }) => text.slice(end, end + REACH));
  return after.some((words) => PERSON_AFTER.test(words)) && !after.some((words) => MEDICINE_AFTER.test(words));
}
