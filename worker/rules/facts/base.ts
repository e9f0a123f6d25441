import { type DocumentKind, type DocumentRead, isOutside } from "#schema/document.ts";
import type { SubmissionFields } from "#schema/submission.ts";
import { documentOf } from "#worker/document/document-of.ts";
import { farFromMedicine } from "#worker/document/health-words.ts";
import { isKnownMedicine } from "#worker/document/names/known-names.ts";
import { type Reading, readingOf } from "#worker/document/reading.ts";
import type { Material } from "#worker/reading/material.ts";
import { withLatinLetters, withPlainWords } from "#worker/text/plain-letters.ts";
import { quotationsOf } from "#worker/text/quotations.ts";
import { sentencesOf } from "#worker/text/sentences.ts";
import { firstStarting } from "#worker/text/spans.ts";
import { type Token, tokenise } from "#worker/text/tokens.ts";
import { sourceOffset, viewOf, viewOffset } from "#worker/text/view.ts";
import { praisesOutright, sellsNear, sellsOutright } from "#worker/text/voice/words-of-sale.ts";
import { withWholeNames } from "#worker/text/whole-names.ts";
import type { Work } from "../work.ts";
import { callsToMedicine, sellsInPaper, urgesShortly } from "./called-to.ts";
import { claimedMedicine } from "./claimed-medicine.ts";
import { companiesOf } from "./companies.ts";
import { brandsIn, substancesOffered, substanceTaken, withKnown, withoutBodies, withoutCompanies } from "./known.ts";
import { linesOf } from "./lines.ts";
import { detectMaterialType } from "./material-type.ts";
import { productsOf } from "./products.ts";
import { reviewerNotesOf, withoutNotes } from "./reviewer-notes.ts";
import { withCapitals } from "./small-letters.ts";
import type { BaseFacts, Company, Line, Product, Span, TokenRole } from "./types.ts";

function typeSizesOf({ blocks, pages }: Material, place: (offset: number) => number): BaseFacts["typeSizes"] {
  const recognised = new Set(pages.filter(({ source }) => source === "ocr").map(({ number }) => number));
  return blocks.flatMap(({ start, end, page, fontSize }) =>
    fontSize === null || recognised.has(page) ? [] : [{ start: place(start), end: place(end), points: fontSize }],
  );
}

function rolesOf(tokens: Token[], products: Product[], companies: Company[]): Record<number, TokenRole> {
  const roles: Record<number, TokenRole> = {};
  const mark = (spans: Span[], role: TokenRole) => {
    for (const span of spans) {
      let at = firstStarting(tokens, span.start);
      if (tokens[at]?.start !== span.start) continue;
      for (; at < tokens.length && (tokens[at]?.start ?? 0) < span.end; at++) roles[at] = role;
    }
  };
  for (const company of companies) mark(company.mentions, "company");
  for (const product of products) mark(product.mentions, product.role === "own" ? "product" : "competitor");
  return roles;
}

/** Texts that are taken to be nobody's piece because nothing in them is a company's. */
const BY_SILENCE = new Set<DocumentKind>(["not-medicines", "regulator-or-nhs"]);

/** Texts that report what others claimed. */
const QUOTE_PRAISE = new Set<DocumentKind>(["ruling", "news", "regulator-or-nhs", "journal-article", "guideline"]);

/** Whether a prescription medicine is advertised as shops and clinics do, whatever frame stands around it. */
function isAdvertised({ names, view: { text } }: Reading): boolean {
  const isSold = sellsNear(text);
  return names.medicines.some(({ entry, start }) => entry.isPrescription && !entry.isWordlike && isSold(start));
}

/** What the file is. A file that speaks to its checker is put to every clause, whatever it looks like; and one that praises a medicine
 * is no text about other things because there is much beside the praise. */
function readDocument(
  reading: Reading,
  submission: SubmissionFields,
  partOf: DocumentRead | undefined,
  lines: Line[],
  speaksToChecker: boolean,
): DocumentRead {
  const read = documentOf(reading, { ...submission, partOf });
  if (speaksToChecker) return { ...read, outside: false };
  if ((isOutside(read.kind) || submission.documentKind) && isAdvertised(reading))
    return { ...read, kind: "promotion-public", author: "seller", readers: "public", outside: false };
  const isForPublic = submission.audience === "patients" && !submission.documentKind;
  if (read.outside && isForPublic && callsToMedicine(read.kind, reading))
    return { ...read, kind: "promotion-public", outside: false };
  const isUrging = urgesShortly(reading, lines) || sellsInPaper(read.kind, reading);
  if (isOutside(read.kind) && !submission.documentKind && isUrging)
    return { ...read, kind: submission.audience === "patients" ? "promotion-public" : "promotion-hcp", outside: false };
  if (isOutside(read.kind) && !QUOTE_PRAISE.has(read.kind) && praisesOutright(reading.view.text))
    return { ...read, kind: submission.audience === "patients" ? "promotion-public" : "promotion-hcp", outside: false };
  if (!read.outside || submission.documentKind || !BY_SILENCE.has(read.kind)) return read;
  const { text } = reading.view;
  const isSilent = read.signs.every(({ quote }) => quote === null);
  const selling = isSilent ? lines : lines.filter(({ start, end }) => sellsOutright(text.slice(start, end)));
  const praised = claimedMedicine(text, selling);
  if (!praised || !(isSilent || praised.coined)) return read;
  return { ...read, kind: submission.audience === "hcp" ? "promotion-hcp" : "promotion-public", outside: false };
}

/** The pages with text to a checker, seen by a reader or not; what is hidden nobody knows where counts for the first. */
function notedPages({ pages, hidden }: Material, notes: readonly Span[], place: (offset: number) => number): number[] {
  const seen = pages.filter((page) =>
    notes.some((note) => note.start < place(page.end) && place(page.start) < note.end),
  );
  const unseen = hidden.filter(({ text }) => reviewerNotesOf(text).length > 0);
  return [...new Set([...seen.map(({ number }) => number), ...unseen.map(({ page }) => page ?? 1)])];
}

/** A fact of the base is as much work as some checks. */
const HEAVY = 20;

/** The facts that all others build on: the folded text, its lines and zones, words, sentences, products. Of a piece of a file
 * `partOf` is what the whole is. Pure. */
export function* gatherBase(material: Material, submission: SubmissionFields, partOf?: DocumentRead): Work<BaseFacts> {
  const step = HEAVY * material.text.length;
  const named = withWholeNames(withLatinLetters(viewOf(material.text)), isKnownMedicine);
  yield step;
  const folded = withCapitals(withPlainWords(named));
  yield step;
  const reviewerNotes = reviewerNotesOf(folded.text);
  const view = { ...folded, text: withoutNotes(folded.text, reviewerNotes) };
  const place = (offset: number) => viewOffset(view, offset);
  yield step;
  const lines = linesOf(
    view.text,
    material.pages.map((page) => ({ ...page, start: place(page.start), end: place(page.end) })),
  );
  yield step;
  const { tokens, citations } = tokenise(view.text);
  yield step;
  const reading = readingOf(view);
  yield step;
  const companies = withKnown(withoutBodies(companiesOf(view.text), reading.names.bodies), reading.names.companies);
  yield step;
  const knownNames = [
    ...brandsIn(reading.names),
    ...(submission.audience === "patients"
      ? [...substancesOffered(reading.names, view.text), ...substanceTaken(reading.names, view.text)]
      : []),
  ];
  const isFarFromMedicine = farFromMedicine(reading) > 0;
  const products = withoutCompanies(
    productsOf(view.text, lines, companies, submission.context ?? "", knownNames, isFarFromMedicine),
    reading.names.companies,
  );
  yield step;
  const document = readDocument(reading, submission, partOf, lines, reviewerNotes.length > 0);
  yield step;
  const sentences = sentencesOf(view.text, lines, tokens);
  yield step;
  const { audience, channel, context, materialType } = submission;
  return {
    document,
    isFarFromMedicine,
    view,
    submission: {
      audience,
      channel,
      context: viewOf(context ?? "").text,
      materialType: materialType ?? detectMaterialType(view.text, audience, channel),
      materialTypeDetected: materialType === undefined,
      isCorrected: submission.documentKind !== undefined,
    },
    lines,
    tokens,
    tokenRoles: rolesOf(tokens, products, companies),
    citations,
    sentences,
    products,
    companies,
    quotations: quotationsOf(view.text, lines),
    links: material.links.map((link) => ({ start: place(link.start), end: place(link.end), target: link.target })),
    typeSizes: typeSizesOf(material, place),
    hidden: material.hidden,
    reviewerNotes,
    notedPages: notedPages(material, reviewerNotes, place),
  };
}

/** Offset in the extracted text of an offset that a fact or a finding holds. */
export function inSource(facts: BaseFacts, offset: number): number {
  return sourceOffset(facts.view, offset);
}
