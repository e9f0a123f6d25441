import type { PDFDocumentProxy, PDFPageProxy } from "unpdf/pdfjs";
import type { HiddenText } from "../material.ts";
import { hiddenProperties } from "../properties.ts";

const LONGEST_SCRIPT = 500;
const PROGRAM = /^(?:file|javascript):|\.(?:exe|bat|cmd|com|scr|msi|ps1|vbs|js)$/i;

function scripts(actions: unknown, page: number | null): HiddenText[] {
  if (!actions || typeof actions !== "object") return [];
  const sources = Object.values(actions)
    .flat()
    .filter((source) => typeof source === "string" && source.trim() !== "");
  const text = sources.join("\n").slice(0, LONGEST_SCRIPT);
  return text === "" ? [] : [{ text, where: "JavaScript action", page }];
}

async function attachedFiles(pdf: PDFDocumentProxy): Promise<HiddenText[]> {
  const files = await pdf.getAttachments();
  return [...(files ?? [])].map(([name, file]) => ({
    text: file.filename || name,
    where: "attached file, not read",
    page: null,
  }));
}

/** What a PDF holds beside its pages: scripts and attached files, neither run nor opened, and properties that speak to
 * whoever checks it. What cannot be listed is left out. */
export async function readActiveContent(pdf: PDFDocumentProxy): Promise<HiddenText[]> {
  const orNone = (listing: Promise<HiddenText[]>) => listing.catch(() => []);
  const lists = await Promise.all([
    orNone(pdf.getJSActions().then((actions) => scripts(actions, null))),
    orNone(attachedFiles(pdf)),
    orNone(pdf.getMetadata().then(({ info }) => hiddenProperties(info as Record<string, unknown>))),
  ]);
  return lists.flat();
}

/** Kinds of annotation whose text stands on the page itself, or says where a link leads. */
const SEEN = new Set(["FreeText", "Link", "Stamp", "Widget"]);

/** Flags of an annotation that keep it from being shown: hidden (2) and no view (32). */
const NOT_SHOWN = 2 | 32;

/** Less is a state or a number that a form reckons with. */
const WORD = /\p{L}{3}/u;

interface Annotation {
  subtype?: string;
  annotationFlags?: number;
  contentsObj?: { str?: string };
  fieldValue?: unknown;
}

/** What a note says that opens on a click, or a field or an annotation that is not shown. */
function unseenText(annotation: Annotation, page: number): HiddenText[] {
  const { subtype = "", annotationFlags = 0, contentsObj, fieldValue } = annotation;
  const isUnseen = (annotationFlags & NOT_SHOWN) !== 0;
  if (!isUnseen && SEEN.has(subtype)) return [];
  const words = [contentsObj?.str, isUnseen ? fieldValue : ""].flat().filter((part) => typeof part === "string");
  const text = words.join(" ").trim();
  const where = !isUnseen ? "note on the page" : subtype === "Widget" ? "hidden form field" : "hidden annotation";
  return WORD.test(text) ? [{ text, where, page }] : [];
}

/** Scripts and programs that a page's buttons and links start, the files pinned to it, and what its annotations say
 * unseen. */
export async function readPageActions(page: PDFPageProxy): Promise<HiddenText[]> {
  const number = page.pageNumber;
  const annotations = await page.getAnnotations({ intent: "any" }).catch(() => []);
  const actions = annotations.flatMap((annotation) => Object.values(annotation.actions ?? {}));
  const others = annotations.flatMap((annotation): HiddenText[] => {
    const file = annotation.file?.filename ?? annotation.attachment?.filename;
    const target = annotation.unsafeUrl;
    const isProgram = typeof target === "string" && PROGRAM.test(target);
    return [
      ...(typeof file === "string" ? [{ text: file, where: "attached file, not read", page: number }] : []),
      ...(isProgram ? [{ text: target, where: "action that starts a program", page: number }] : []),
    ];
  });
  const unseen = annotations.flatMap((annotation) => unseenText(annotation, number));
  return [...scripts(actions, number), ...others, ...unseen];
}
