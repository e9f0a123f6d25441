import { POSTCODE } from "#worker/text/postcode.ts";
import type { Facts } from "../facts/index.ts";
import type { PiRoute } from "../facts/pi-pointers.ts";
import type { Company, Product, Span } from "../facts/types.ts";

/** How the reader meets the piece; Clause 12.1 allows other routes to prescribing information for each. */
export type Medium = "own-device" | "print" | "panel" | "in-person";

/** Words on prescribing information that lead nobody to it. */
export const NO_WAY: readonly PiRoute[] = ["request", "denied"];

const SEEN_ALONE =
  /\b(?:e-?mail|website|web ?page|web ?banner|banner|e-?journal|app|social|webinar|online|remote|virtual|whatsapp|text message|sms)\b/i;
const SHOWN =
  /\b(?:shown by|presented by|in person|face to face|on the (?:representative|speaker)'?s? (?:tablet|device|laptop)|stand|panel|poster|leavepiece|handed|printed)\b/i;

/** Slides that somebody shows, in a room or on a call, whatever the file is printed from. */
const PROJECTED =
  /\b(?:slides?|deck)\b[^.\n]{0,60}\b(?:given|shown|presented|shared|used)\b|\b(?:video|conference) call\b/i;

const OPENS_WITH_AN_ADDRESS = new RegExp(String.raw`^[^\n]{0,60}\b${POSTCODE}\b`, "m");

/** A letter on paper: a postal address above the reader's, and no line that only a message on a screen has. */
const isLetter = (text: string) =>
  OPENS_WITH_AN_ADDRESS.test(text.slice(0, 300)) &&
  !/^\W{0,3}(?:from|subject|sent|cc|re)\s?:/im.test(text) &&
  !/\b(?:e-?mail|whatsapp|text message|sms|unsubscribe)\b/i.test(text.slice(0, 300));

/** How the reader meets the piece: by where it is sent, shown or printed. */
export function mediumOf({ submission, obligatory, view }: Facts): Medium {
  const { channel, context, materialType, materialTypeDetected } = submission;
  if (channel === "email" || channel === "website" || channel === "social") return "own-device";
  if (obligatory.consent.isMessage && channel === "sales" && !isLetter(view.text)) return "own-device";
  if (channel === "conference") return !materialTypeDetected && materialType === "slide-deck" ? "in-person" : "panel";
  if (channel === "print" && PROJECTED.test(context)) return "in-person";
  if (channel === "print") return SEEN_ALONE.test(context) && !SHOWN.test(context) ? "own-device" : "print";
  return "in-person";
}

/** Routes that Clause 12.1 knows for each medium, besides the text itself. */
export const ALLOWED: Record<Medium, PiRoute[]> = {
  "own-device": ["link", "in-piece"],
  print: ["qr", "in-piece"],
  panel: ["qr", "link", "in-piece", "stand"],
  "in-person": ["qr", "link", "in-piece", "stand"],
};

/** How prescribing information may be given in each medium. */
export const MEDIUM_WORDS: Record<Medium, string> = {
  "own-device": "as text, or by a clear, prominent link that opens it in one click",
  print: "as text, or by a prominent QR code with an instruction to scan it",
  panel:
    "as text, by a QR code with an instruction to scan it, or as a printed copy at the stand that the panel mentions",
  "in-person":
    "as text, by a QR code with an instruction to scan it, or by a link that the presenter opens in one click",
};

const WORKS_FOR_ANOTHER =
  /\b(?:produced|published|written|edited|designed|managed|printed|hosted|sent|text|artwork) by $/i;

/** Whether a company is named as one that works for another: "produced by Feldmark Medien AG for …". */
const isAgency = ({ view: { text } }: Facts, { name, mentions }: Company): boolean =>
  mentions.some(
    ({ start }) =>
      WORKS_FOR_ANOTHER.test(text.slice(Math.max(0, start - 20), start)) &&
      /^ (?:for|on behalf of) \p{Lu}/u.test(text.slice(start + name.length)),
  );

/** Of more companies than these nobody can say which the piece is from: makers in a table of prices are others. */
const MOST_COMPANIES = 2;
/** What is left of a name that the words before it belong to. */
const CUT_NAME = /^(?:Products|Healthcare|Pharma(?:ceuticals?)?|Laborator(?:y|ies)|Group|UK|Medicines)\b/;
/** Those who write a guideline or a protocol. */
const COMMITTEE = /\b(?:Guidelines?|Development|Working|Research|Steering|Study|Advisory) Group\b/;

/** The company that the piece is from, or a gap for its name: reports of harm must not go to another. */
export function companyOf(facts: Facts): string {
  const companies = facts.companies.filter((company) => !isAgency(facts, company));
  const most = companies.reduce(
    (first, one) => (one.mentions.length > (first?.mentions.length ?? 0) ? one : first),
    companies[0],
  );
  const isKnown =
    most && companies.length <= MOST_COMPANIES && ![CUT_NAME, COMMITTEE].some((sign) => sign.test(most.name));
  return isKnown ? most.name : "[company name]";
}

/** The words that lead to prescribing information, to be put into a piece that lacks them. */
export function piInsert(facts: Facts, product: string): string {
  return mediumOf(facts) === "own-device"
    ? `\n\nClick here for ${product} prescribing information: [direct link to the current prescribing information]`
    : `\n\n[QR code] Scan this QR code for ${product} prescribing information.`;
}

/** The statement on adverse events, to be put into a piece that lacks it. */
export function statementInsert(facts: Facts): string {
  return `\n\nAdverse events should be reported. Reporting forms and information can be found at https://yellowcard.mhra.gov.uk. Adverse events should also be reported to ${companyOf(facts)} on [telephone number or e-mail].`;
}

const ABBREVIATED_LIMIT_CM2 = 420;

/** An abbreviated advertisement that is too large or stands where none may be has lost its exemption. */
function isExemptAdvertisement({ obligatory: { abbreviated } }: Facts): boolean {
  return abbreviated.claimed && abbreviated.barredPlace === null && (abbreviated.area ?? 0) <= ABBREVIATED_LIMIT_CM2;
}

/** Prescribing information is due. */
export const owesPi = (facts: Facts) =>
  facts.promotion.owesObligatoryItems && !facts.promotion.askedByLicence && !isExemptAdvertisement(facts);

/** The piece owes the items of Clause 12 and is not an abbreviated advertisement, which has its own list. */
export const owesAll = ({ promotion, obligatory }: Facts) =>
  promotion.owesObligatoryItems && !obligatory.abbreviated.claimed;

/** Where the medicine is named most prominently, outside prescribing information. */
export function prominentName(facts: Facts, product: Product): Span {
  const pair = facts.obligatory.names.find((n) => n.product === product.name);
  return pair?.prominent ?? product.mentions[0] ?? { start: 0, end: 0 };
}

const AT_THE_END =
  /\b(?:adverse event|side[- ]effect)s?(?: reporting)?(?:\s{1,3}(?:information|details|statement))?[^.]{0,40}\b(?:in|at|on)\s{1,3}the\s{1,3}(?:bottom|foot|footer|end|last|final)\b/i;

/** Words that say that the statement on side effects stands at the end of the piece, where the text that was read has none. */
export function leftToTheEnd({ view }: Facts): Span | null {
  const found = AT_THE_END.exec(view.text);
  return found && { start: found.index, end: found.index + found[0].length };
}
