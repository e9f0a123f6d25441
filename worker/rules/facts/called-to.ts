import type { DocumentKind } from "#schema/document.ts";
import type { Reading } from "#worker/document/reading.ts";
import { withoutClaimsOfOthers } from "#worker/text/quotations.ts";
import { callsAsSeller, callsToIt, isToBeHad, praisesIt, testifiesTo } from "#worker/text/voice/urging.ts";
import { isToBeAskedFor, praises, sellsOutright, sellsToReaders } from "#worker/text/voice/words-of-sale.ts";
import { claimedMedicine } from "./claimed-medicine.ts";
import type { Line } from "./types.ts";

/* A page of a surgery, a charity or an employer is outside the Code because it calls nobody to a medicine. One sentence that does makes it
 * an advertisement, however much of the page stands around it. */

/** Kinds of text that call nobody to a medicine. */
const CALL_TO_NOTHING = new Set<DocumentKind>(["regulator-or-nhs", "not-medicines", "charity", "job-advertisement"]);

/** Others' words, rules and doubts: nothing is praised by them. */
const NOT_CALLED =
  /\b(?:not|never|n't|if|whether|unless|no one \p{L}+ is|said|says|claim(?:s|ed)?|trials?|stud(?:y|ies)|evidence|compared|guideline|licen[cs]ed|review|than placebo|side effects?)\b/iu;
/** What sentences that inform have besides a name: what it is, how it is taken, who may have it, what it does to some. */
const INFORMS =
  /\d ?(?:mg|mcg|micrograms?|ml|g|%)(?!\p{L})|\b(?:not|never|n't|cannot|if|whether|unless|said|says|claim(?:s|ed)?|trials?|stud(?:y|ies)|evidence|compared|guid(?:eline|ance)|licen[cs]ed|review|placebo|side[- ]effects?|adverse|risk|caution|makers? of|analysts?|shares|fined|dos(?:e|es|ing|age)|prescri\w+|brand|generic|tablets?|capsules?|injections?|inhalers?|treat(?:ed|ment|s)?|used?|taking|take|medicines?|drugs?|biosimilars?|made by|NHS|NICE|MHRA|formulary|switch\w*|alternative|contraindicat\w+|monitor\w*|interact\w*|called|names?|such as|includ(?:e[sd]?|ing)|bring|review|shortage|formulation|bulletin|suppl(?:y|ies)|discontinued|indicat\w+|patients on|may|can|could|should|must)\b|[()]/iu;

/** What is told of a medicine in a few words: its dose, harms and bars, who takes it and that it takes a prescriber. A hint that it "can" or
 * "may" tells nothing. */
const TELLS =
  /\d ?(?:mg|mcg|micrograms?|ml|g)(?!\p{L})|\b(?:(?:not|don't|cannot|can't) (?:take|stop|share|use|change|order|prescribe|suitable|licensed|allowed)|side[- ]effects?|adverse|risk|infections?|dos(?:e|es|ing|age)|prescri\w+|brand|generics?|biosimilars?|tak(?:e|en|ing)|takes (?!the|away|out|your?)|been on|stopped|started|began|inject|NHS|NICE|MHRA|DVLA|shortage|suppl(?:y|ies)|(?:are|is|'re|run|ran|running) out of|out of stock|contraindicat\w+|monitor\w*|lower carbon)\b/iu;
/** Somebody asks, and what is asked is no offer. */
const ASKS =
  /\b(?:[Cc]an|[Mm]ay|[Ss]hould|[Dd]o|[Aa]m) I\b|\b(?:[Hh]as|[Hh]ave|[Dd]oes|[Ii]s) (?:anyone|anybody|my)\b|\b[Mm]y\b/;
const isAsked = (sentence: string): boolean => sentence.endsWith("?") && ASKS.test(sentence);
/** Whether a sentence tells or asks anything of what it names, and is no mere name. */
const tellsAnything = (sentence: string): boolean =>
  INFORMS.test(sentence) || TELLS.test(sentence) || isAsked(sentence);

/** A sentence with a name may be as long, to each side of it. */
const NEAR_NAME = 200;

/** The sentence around a place, its end, and what the next one opens with. */
function saidAround(text: string, start: number, end: number): { sentence: string; isClosed: boolean; next: string } {
  const before = /(?:[^.!?\n]|\.(?=\d)){0,200}$/.exec(text.slice(Math.max(0, start - NEAR_NAME), start))?.[0] ?? "";
  const [, after = "", stop = "", next = ""] =
    /^((?:[^.!?\n]|\.(?=\d))*)([.!?]?)["')]? ?([^.!?\n]{0,60}[.!?]?)/.exec(text.slice(end, end + NEAR_NAME)) ?? [];
  return { sentence: before + text.slice(start, end) + after + stop, isClosed: stop !== "", next: stop ? next : "" };
}

/** The same speaker goes on. */
const GOES_ON = /^(?:"|(?:It|He|She|They) )/;
/** Whether somebody who sells calls to it, in the sentence or in what the same speaker says behind it. */
const isSellersCall = (sentence: string, next: string): boolean =>
  callsAsSeller(sentence) || (GOES_ON.test(next) && callsAsSeller(`${sentence} ${next}`));

/** Whether a text of a kind that calls nobody to a medicine calls its readers to one that is on prescription, by its brand: praises it,
 * offers it, or speaks of it without informing. Pure. */
export const callsToMedicine = (kind: DocumentKind, reading: Reading): boolean =>
  CALL_TO_NOTHING.has(kind) && callsToBrand(reading);

/** The places at which brands are named: a word that is also another, and what may be no medicine, count for none. */
const brandsIn = ({ medicines }: Reading["names"]): Reading["names"]["medicines"] =>
  medicines.filter(({ entry }) => entry.isBrand && !entry.isWordlike && !entry.isPerhaps);
const prescribedIn = (names: Reading["names"]): Reading["names"]["medicines"] =>
  brandsIn(names).filter(({ entry }) => entry.isPrescription);

/** How the sentences that name a prescription medicine by its brand speak of it. */
interface Said {
  /** One praises it, offers it or calls to it. */
  isUrged: boolean;
  /** Which share of them tells nothing but the name. */
  bare: number;
}

/** A text with blanks for the claims that it complains of. */
const inOwnWords = (text: string): string => text.split("\n").map(withoutClaimsOfOthers).join("\n");

function saidOfBrands({ names, view }: Pick<Reading, "names" | "view">): Said {
  const text = inOwnWords(view.text);
  const said = prescribedIn(names).map(({ start, end }) => saidAround(text, start, end));
  const isUrged = said.some(({ sentence, next }) => {
    const both = `${sentence} ${next}`;
    if (isSellersCall(sentence, next)) return true;
    if (!NOT_CALLED.test(sentence) && praisesIt(sentence)) return true;
    return !NOT_CALLED.test(both) && (callsToIt(both) || praisesIt(both) || sellsToReaders(both));
  });
  const bare = said.filter(({ sentence, isClosed }) => isClosed && !tellsAnything(sentence)).length;
  return { isUrged, bare: said.length === 0 ? 0 : bare / said.length };
}

/** Whether a text calls its readers to a medicine that is on prescription, by its brand. Pure. */
function callsToBrand(reading: Reading): boolean {
  const { isUrged, bare } = saidOfBrands(reading);
  return isUrged || bare > 0;
}

/** In fewer words no paper is whole: a guideline, a ruling or a leaflet says more than a line of its title. */
export const FEWEST_OF_PAPER = 250;

/** In fewer words a name of which nothing is told is a post or an advertisement, and so is what others say in its praise. */
export const FEWEST_OF_REPORT = 100;

/** In so few words a heading is no paper: an imprint, a number to call or a brand spoken of without a word on it is somebody's advertisement. */
const FEWEST_OF_EXCERPT = 120;
const OF_AN_ADVERTISEMENT =
  /\b(?:job|item) code\b|\bdate of prep|\bask your (?:doctor|GP|nurse|pharmacist) about \p{Lu}|\bcall (?:\p{L}+ ){0,2}(?:on )?0\d{3}/iu;

/** Whether a text too short for the paper that it is taken for sells, praises a medicine or calls to one in its own voice. Pure. */
export function urgesShortly(reading: Pick<Reading, "names" | "view">, lines: readonly Line[]): boolean {
  const { names, view } = reading;
  if (names.words.length >= FEWEST_OF_PAPER) return false;
  if (names.words.length < FEWEST_OF_EXCERPT && OF_AN_ADVERTISEMENT.test(view.text)) return true;
  const own = inOwnWords(view.text);
  return (
    sellsToReaders(own) ||
    sellsOutright(own) ||
    praises(own) ||
    claimedMedicine(own, [...lines]) !== null ||
    promotesBrand(reading)
  );
}

/** Papers that never sell or praise, however long they are. */
const NEVER_SELL = new Set<DocumentKind>(["smpc", "leaflet", "label", "assessment-report", "formulary"]);

/** Whether a paper that never sells does: a sentence with a brand offers it, or asks its readers to ask for it. Pure. */
export function sellsInPaper(kind: DocumentKind, { names, view: { text } }: Pick<Reading, "names" | "view">): boolean {
  if (!NEVER_SELL.has(kind)) return false;
  return brandsIn(names).some(({ start, end }) => {
    const { sentence, next } = saidAround(text, start, end);
    const said = `${sentence} ${next}`;
    return [sellsToReaders, isToBeAskedFor, isToBeHad, praises].some((asked) => asked(said));
  });
}

/** From here on a text that names a brand does little else. */
const MOSTLY = 0.5;

/** Whether a text that names brands at some length calls its readers to one: a name now and then without a word on it is no call. Pure. */
export function promotesBrand(reading: Pick<Reading, "names" | "view">): boolean {
  const { isUrged, bare } = saidOfBrands(reading);
  return isUrged || bare > MOSTLY;
}

/** Who has a doctor is a patient: such a text speaks to lay readers. */
const THEIR_OWN = /\b(?:your|their) (?:own )?(?:doctor|GP|nurse|pharmacist|surgery)\b/giu;
/** Whoever speaks of them, or marks a name, may speak to them. */
const TO_PROFESSIONALS =
  /\b(?:health ?(?:care)? professionals?|prescrib\p{L}+|patients?|clinicians?|doctors?|GPs?|nurses?|pharmacists?|HCPs?|colleagues|dear)\b|[®™▼]/iu;

/** From so many words on a text says besides what a name needs said of it: harms, bars and whom to ask. */
const FEWEST_OF_INFORMATION = 30;
const OF_CARE = /\b(?:can(?:'t| ?not) |do not|don't|stop|must (?:tell|not|see)|(?:blood|kidney) (?:tests?|check))\b/i;
/** What a medicine does to some, where it is not denied. */
const OF_HARM =
  /(?<!\b(?:no|not|never|without|zero|any) )\b(?:side[- ]effects?|risks?|may (?:cause|harm)|not suitable|infections?|sick(?:ness)?|vomiting|nausea|headaches?|ulcers?|constipat\w+|relapses?|pregnan\w+|feel worse|suicid\w+|dizz\w+|drows\w+|bruis\w+|bleed\w*|rash)\b/i;
/** Whose paper it is, in its first words or its last: the health service, a charity, a forum, a public body. */
const OF_OTHERS =
  /\b(?:NHS|Hansard|House of (?:Commons|Lords)|Trust|Foundation|Society|Association|Network|[Ff]orum|[Cc]harity|Council|Airport|School|Anti-Doping|DVLA|Transplant)\b/;
const EDGE = 80;
const tellsOfCare = (text: string): boolean =>
  OF_CARE.test(text) || OF_HARM.test(text) || OF_OTHERS.test(text.slice(0, EDGE)) || OF_OTHERS.test(text.slice(-EDGE));
const NOT_SO = /\b(?:not|never|n't|no one \p{L}+ is)\b/iu;

/** Whether every sentence that names a brand tells something of it, however short the text is, and none calls its readers to it, in whosever
 * words. Pure. */
export function informsOfBrands({ names, view: { text } }: Pick<Reading, "names" | "view">): boolean {
  const { words } = names;
  if (testifiesTo(text)) return false;
  const isWhole = words.length >= FEWEST_OF_INFORMATION && tellsOfCare(text);
  return prescribedIn(names)
    .map(({ start, end }) => saidAround(text, start, end))
    .every(({ sentence, next }) => {
      const both = `${sentence} ${next}`;
      const isUrged = callsToIt(both) || praisesIt(both) || sellsToReaders(both);
      return (
        (TELLS.test(sentence) || (isWhole && tellsAnything(sentence))) &&
        !isSellersCall(sentence, next) &&
        (NOT_SO.test(both) || !isUrged)
      );
    });
}

/** Whether a text informs of brands and tells beside each what it does to some, as only those do who have nothing to sell. Pure. */
export function informsWithCare(reading: Pick<Reading, "names" | "view">): boolean {
  const { names, view } = reading;
  if (names.words.length < FEWEST_OF_INFORMATION || !informsOfBrands(reading)) return false;
  return prescribedIn(names).every(({ start, end }) =>
    OF_HARM.test(view.text.slice(Math.max(0, start - NEAR_HARM), end + NEAR_HARM)),
  );
}
const NEAR_HARM = 300;

/** In fewer words a name without a word of information is a post or a poster: to professionals somebody would say more. */
const FEWEST_TO_PROFESSIONALS = 80;
/** Who is spoken to, or speaks, in a post. */
const IN_A_POST = /\b(?:I|I'm|my|me|you|your|yours|we|our|ladies|girls|guys|mums?)\b/i;

/** Who is told that the medicine was prescribed for him is no professional, whoever else is spoken of. */
const PRESCRIBED_FOR_READER = /\bprescribed for you\b|\bask your (?:doctor|pharmacist)\b/i;

/** Whether a text can only be for the public, whatever audience was chosen: it tells somebody's story of a prescription medicine for others to
 * follow, offers one, or speaks of one in a few words as people do in a post; and nothing in it is for professionals. Pure. */
export function isForLayReaders(reading: Pick<Reading, "names" | "view">): boolean {
  const { names, view } = reading;
  if (PRESCRIBED_FOR_READER.test(view.text) && sellsToReaders(view.text)) return true;
  if (TO_PROFESSIONALS.test(view.text.replace(THEIR_OWN, ""))) return false;
  if (names.words.length < FEWEST_TO_PROFESSIONALS && IN_A_POST.test(view.text) && saidOfBrands(reading).bare > 0)
    return true;
  return prescribedIn(names).some(({ start, end }) => {
    const { sentence, next } = saidAround(view.text, start, end);
    const said = `${sentence} ${next}`;
    return testifiesTo(said) || callsToIt(said) || sellsToReaders(said);
  });
}
