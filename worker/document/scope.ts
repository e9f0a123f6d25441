import type { DocumentKind, DocumentRead } from "#schema/document.ts";

/* Which clauses are put to a document, by what it is. */

/** From here on what a document is taken for narrows what it is asked. */
const SURE_ENOUGH = 0.58;

/** A seller is told by words that only shops and clinics use, so that less is needed. */
const SURE_OF_SELLER = 0.29;

/** What a seller who is no pharmaceutical company can offend against: what it says of a medicine, and to whom. The Code’s duties
 * of companies (their role, certification, prescribing information, representatives, dealings) are not a seller’s. */
const OF_SELLERS = new Set([3, 6, 7, 11, 14, 26]);

/** Prescribing information by itself is asked whether it is what it has to be, and not what a piece around it would owe. */
const OF_PRESCRIBING_INFORMATION = 12;
const ON_PRESCRIBING_INFORMATION = /^clause-12\/pi-(?!present)/;

/** What is about something else than a medicine, or by others than those who sell them, makes no claim for one where it names none. */
const ABOUT_OTHER_THINGS = new Set<DocumentKind>([
  "job-advertisement",
  "not-medicines",
  "charity",
  "assessment-report",
]);
const ON_CLAIMS = new Set([6, 7, 11, 14]);

/** Whether a clause is put to the document. None is put to one that the Code leaves alone. */
export function isAsked(clause: number, { kind, author, medicine, outside, sure }: DocumentRead): boolean {
  if (outside) return false;
  if (medicine === null && ABOUT_OTHER_THINGS.has(kind) && ON_CLAIMS.has(clause)) return false;
  if (kind === "promotion-public" && author === "seller" && sure >= SURE_OF_SELLER) return OF_SELLERS.has(clause);
  if (kind === "prescribing-information" && sure >= SURE_ENOUGH) return clause === OF_PRESCRIBING_INFORMATION;
  return true;
}

/** Whether a check, by its id, is put to the document, where its clause is. */
export function isCheckAsked(check: string, { kind, sure }: DocumentRead): boolean {
  return kind !== "prescribing-information" || sure < SURE_ENOUGH || ON_PRESCRIBING_INFORMATION.test(check);
}

/** Papers of a fixed form, which no invented piece with a fault was ever taken for. */
const OF_FIXED_FORM = new Set<DocumentKind>(["smpc", "leaflet", "label", "assessment-report"]);
/** Signs of such a paper that its title alone makes: the form is in what follows, and anybody can put a title on top. */
const BY_TITLE = 1;
/** Papers of others, which none was surely taken for. */
const OF_OTHERS = new Set<DocumentKind>(["assessment-report", "guideline", "formulary", "journal-article", "ruling"]);

/** Whether the document has the form of such a paper, and not its title alone. */
export const isOfFixedForm = ({ kind, signs }: DocumentRead): boolean =>
  OF_FIXED_FORM.has(kind) && signs.length > BY_TITLE;

/** Whether the document reads as a paper that the Code leaves alone, though something in it keeps it from being left out as a whole:
 * what promotes in it keeps its weight, what it would owe as a piece does not. */
export const readsAsPaper = (document: DocumentRead): boolean =>
  !document.outside && (isOfFixedForm(document) || (OF_OTHERS.has(document.kind) && document.sure >= SURE_ENOUGH));
