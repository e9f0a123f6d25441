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

/** Scripts and programs that a page's buttons and links start, and the files pinned to it. */
export async function readPageActions(page: PDFPageProxy): Promise<HiddenText[]> {
  const number = page.pageNumber;
  const annotations = await page.getAnnotations().catch(() => []);
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
  return [...scripts(actions, number), ...others];
}
