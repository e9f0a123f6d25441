import { POSTCODE } from "#worker/text/postcode.ts";

/* How pieces begin and end: what a printer, a mail program and a page of a site put there. */

/** The item code that a piece carries, each piece its own. */
const CODE = /(?<![\w@/.-])[A-Z][A-Z]{1,9}(?:[-/][A-Z\d]{1,9}){1,6}(?![\w@-])/;
const DIGIT = /\d/;
const YEAR = /\b(?:19|20)\d\d\b/;
const NOT_A_CODE = /^(?:PI-|NCT|ISRCTN|COVID|GB\/|PL|AND\/OR|HER2|EU\/1)/;
const DRAWN_UP =
  /\b(?:dates? of (?:preparation|revision|last revision|issue|approval)|(?:date |last )?(?:prepared|revised|updated)\b|drawn up|certified|version \d[\d.]{0,5},? (?:of|dated))\b[^.\n]{0,40}\b(?:19|20)\d\d\b/i;
const LAST_LINE =
  /\b(?:unsubscribe|opt out|reply stop|manage (?:your )?preferences|registered (?:office|in england)|yellowcard|adverse (?:events|reactions) should|all rights reserved|©)|^(?:kind regards|yours|best wishes|signed)\b/i;

/** Sources have numbers of their own. */
const OF_SOURCES = /\bdata on file\b|\bet al\b|\bS(?:m)?PC\b|\b(?:19|20)\d\d;/i;
/** An imprint or a closing line is not longer. */
const MOST_CHARS = 260;

/** The item code in a line of small print; null where it has none. */
export function itemCodeIn(line: string): string | null {
  if (line.length > MOST_CHARS || !DIGIT.test(line) || OF_SOURCES.test(line)) return null;
  const code = CODE.exec(line)?.[0];
  return code && DIGIT.test(code) && !NOT_A_CODE.test(code) ? code : null;
}

/** Of a line that holds more than its imprint the imprint is not longer. */
const SMALL_PRINT_CHARS = 150;

/** With an item code and no date an imprint is not longer. */
const BARE_CODE_CHARS = 70;
const OF_PARTS = /[-/].*[-/]/;

/** Whether a line is small print with an item code or a date of drawing up, and no sentence that names one. */
export function isImprint(line: string): boolean {
  if (line.length > SMALL_PRINT_CHARS) return false;
  if (DRAWN_UP.test(line)) return true;
  const code = itemCodeIn(line);
  return code !== null && ((line.length <= BARE_CODE_CHARS && OF_PARTS.test(code)) || YEAR.test(line));
}

/** How plainly a line ends a piece, from 0 to 2. */
export function endsPiece(line: string): number {
  if (line.length > MOST_CHARS) return LAST_LINE.test(line.slice(-MOST_CHARS)) ? 1 : 0;
  if (isImprint(line)) return 2;
  return LAST_LINE.test(line) ? 1 : 0;
}

const HEADED =
  /^\W{0,6}(?:(?:from|to|subject|date|sent|cc|account|platform|channel|post|title|client|job|site|page|screen|audience) ?:|(?:press|news|media) release\b|for immediate (?:use|release)|(?:https?:|www\.)|(?:(?:uk )?internal|confidential|draft|promotional|sponsored|advert(?:isement|orial)?|agreement|contract|invitation|leavepiece|leaflet|booklet|poster|banner|letter|e-?mail|video|film|podcast|transcript|script|storyboard|slides?(?! \d)|deck|job sheet|instagram|facebook|linkedin|tiktok|youtube|twitter|whatsapp|page 1|p1|slide 1|briefing|minutes|memo|agenda|programme|poster|card|exhibition|stand|digital|display|detail aid|newsletter|bulletin|abstract|protocol|summary of product characteristics|package leaflet)\b|for (?:uk )?(?:health|hcps|doctors|nurses|pharmacists|gps|\p{L}+ologists|representatives|patients|people|adults|journalists|medical|investors|consultants|specialist))/iu;
const OF_BRAND = /^[^\p{L}\n]{0,6}\p{Lu}[\p{L}-]{3,}(?: \p{Lu}\p{L}{1,6})?[®™▼* ]{0,4} ?\(\p{Ll}[^)\n]{3,60}\)|[®™▼]/u;
const IN_CAPITALS = /^[^\p{Ll}\n]{8,90}$/u;
const OPENS_IN_CAPITALS = /^\W{0,3}(?:(?:[\p{Lu}\d&’'-]{2,20}[ :–-]{1,3}){2}\p{Lu}{2}|\p{Lu}{4,}[ -]\p{Lu}{4,}[ ,:–])/u;
/** What a piece is and where it stands, in brackets above it: "[Full page, …]", "[screen 375 x 812]". */
const DESCRIBED =
  /^\[(?:screen \d|(?:[\p{L}&'’-]+[ ,]{1,2}){0,5}(?:advert(?:isement)?|(?:front|back) cover|(?:full|half|quarter)[- ]page|(?:home|landing) page|slides for|poster|card|booklet|leaflet)\b)|^\[?(?:front|cover)(?: of (?:card|leaflet))?\]?\s*$/iu;
/** A page of a site, printed, begins with its address. */
const PAGE_ADDRESS =
  /^\W{0,3}(?:https?:\/\/)?(?:[\w-]+\.){1,4}[a-z]{2,}(?: ?\/[\s\w./-]{0,60})?(?:\s*$|\s{2,}\S|\s[|>–(])/;
const LETTERS = /\p{Lu}{3}/u;

/** The day of an event stands under its name. */
const DAY = /^\W{0,12}(?:mon|tues|wednes|thurs|fri|satur|sun)day,? \d{1,2} \p{L}{3,9},? (?:19|20)\d\d\b/iu;

/** A copy of a post or a profile begins with the name of its network. */
const NETWORK = /^\W{0,4}(?:x|facebook|instagram|linkedin|tiktok|youtube|twitter)(?:\s*$|\s{0,3}[/|·(–@])/i;

const NUMBERED = /^\W{0,3}(?:\d{1,2}|[A-H])[.)]\s/;
const SALUTATION = /^\W{0,3}(?:dear|hello|hi)\b/i;
export const isSalutation = (line: string) => SALUTATION.test(line);
/** A line of the head of a message, above its subject. */
export const isMessageHead = (line: string) => /^\W{0,3}(?:from|to|date|sent|cc|our ref\w*|re) ?:/i.test(line);
/** Whether a line goes on with what stands before it: a numbered section, the words of a letter under its head. */
export const goesOn = (line: string) =>
  NUMBERED.test(line) || SALUTATION.test(line) || /^\W{0,3}subject ?:/i.test(line);

const FIRST_PAGE = /\bpage 1(?: of|\/)\s?\d/i;
const ADDRESS = new RegExp(String.raw`\p{Lu}\p{Ll}+[^\n]{0,40}\b${POSTCODE}\b`, "u");
/** The end of a postcode: most lines have none, and the whole is tried at each of their capitals. */
const POSTCODE_END = /\d[A-Z]{2}\b/;
const hasAddress = (line: string) => POSTCODE_END.test(line) && ADDRESS.test(line);

/** Whether a line is numbered as the first of several pages. */
export const isFirstPage = (line: string) => FIRST_PAGE.test(line);

/** What is no beginning, though it has its look: rows of a table, and the parts that stand last in a piece. */
const INNER =
  /\S {3,}\S|^\W{0,4}(?:this medicin\p{Ll}+ (?:product )?is subject|report (?:an|a side|side)|(?:adverse events?|side effects?)\b|(?:abbreviated )?prescribing information\b|(?:\p{L}+ (?:\([^)]*\) )?|scan |tap |click |see |[^\n]{0,40} for (?:the )?)?prescribing information\b|(?:all|every) (?:screens?|pages?|slides?)\b|footer\b|PI\b|references?\b|notes? to\b|build note|fold|reverse|back\b|<ae)/iu;

/** Headings within a guide for people who take a medicine: their own questions, and where else to look. */
const OF_A_GUIDE =
  /^\W{0,4}(?:(?:what|how|when|where|why|who|can|should|will|do|am|is it) (?:[^?\n]{0,60} )?(?:i|my)\b[^?\n]{0,60}\?|(?:what (?:is|are)|how does) [^?\n]{2,60}\?|always read the (?:[\p{L} ]{0,24})(?:leaflet|label))\s*$/iu;

/** Whether a line is a heading within such a guide. */
export const isWithinGuide = (line: string) => OF_A_GUIDE.test(line);

/** How plainly the lines, the first of a group, head a piece: -1 where the first belongs to what stands before, 1 where one of them could, 1.5 where the first does and another,
 * 2 where they are the head of a message. */
export function headOf(lines: readonly string[]): number {
  const [first = "", ...rest] = lines.slice(0, 3);
  if (isLetterhead(lines)) return 2;
  if (FIRST_PAGE.test(first)) return 1.5;
  const isPage = PAGE_ADDRESS.test(first);
  if (!isPage && !NETWORK.test(first) && INNER.test(first)) return -1;
  if ([first, ...rest].filter(isMessageHead).length > 1) return 2;
  const isHeaded = isPage || HEADED.test(first) || hasAddress(first) || DESCRIBED.test(first);
  const isNamed = OF_BRAND.test(first) || isTitle(first);
  const headed = rest.filter(
    (line) => hasAddress(line) || [HEADED, PAGE_ADDRESS, DAY].some((mark) => mark.test(line)),
  ).length;
  const named = rest.filter((line) => OF_BRAND.test(line)).length;
  if (NETWORK.test(first)) return 1.5;
  if (isHeaded ? headed + named > 0 : isNamed && headed > 0) return 1.5;
  return isHeaded || isNamed || headed + named > 0 ? 1 : 0;
}

/** An address, and below it a salutation. */
function isLetterhead(lines: readonly string[]): boolean {
  const address = lines.findIndex(hasAddress);
  return address >= 0 && address < 2 && lines.slice(address + 1).some(isSalutation);
}

const isTitle = (line: string) => (IN_CAPITALS.test(line) && LETTERS.test(line)) || OPENS_IN_CAPITALS.test(line);

/** A line drawn between two pieces. */
export const isRule = (line: string) => /^\s*(?:[-–—=_*~#•]\s?){3,}\s*$/.test(line);
