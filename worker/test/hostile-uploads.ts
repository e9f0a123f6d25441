import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { manyPages, partsInParts, pngOf, wordOf } from "./hostile-parts.ts";
import { pageOf } from "./pdf-pages.ts";

/* Every file of the attack review that held the server, as a user would upload it. */

export interface HostileUpload {
  /** The reproduction of the review that it is. */
  of: "C1" | "C2" | "H1" | "L4";
  name: string;
  make(): Promise<File>;
  /** What its sender is told; null where it is read and gets a verdict. */
  answer: RegExp | null;
}

const TYPES = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  png: "image/png",
  txt: "text/plain",
};
type Ending = keyof typeof TYPES;

const PROPER: Record<Ending, string> = { pdf: "d001.pdf", docx: "d001.docx", png: "small.png", txt: "d001.txt" };
const FIXTURES = resolve(import.meta.dirname, "fixtures/reading");

/** A proper file of the same kind. */
export function properFileLike({ name }: File): File {
  const ending = name.slice(name.lastIndexOf(".") + 1) as Ending;
  return new File([readFileSync(resolve(FIXTURES, PROPER[ending]))], PROPER[ending], { type: TYPES[ending] });
}

type Content = string | Uint8Array<ArrayBuffer>;

const upload = (
  of: HostileUpload["of"],
  name: string,
  ending: Ending,
  make: () => Content | Promise<Content>,
  answer: RegExp | null,
): HostileUpload => ({
  ...{ of, name, answer },
  make: async () => new File([await make()], `hostile.${ending}`, { type: TYPES[ending] }),
});

const OPENED = '<w:document xmlns:w="x"><w:body><w:p><w:r><w:t>Hi</w:t></w:r></w:p>';
const PARAGRAPH = "<w:p><w:r><w:t>a</w:t></w:r></w:p>";
const inWord = (of: HostileUpload["of"], name: string, marks: () => string, answer: RegExp) =>
  upload(of, name, "docx", () => wordOf({ "document.xml": OPENED + marks() }), answer);
const inPdf = (name: string, content: () => string, answer: RegExp) =>
  upload("C1", name, "pdf", () => new Uint8Array(pageOf(content())), answer);
const inText = (name: string, text: () => string, answer: RegExp | null = null) =>
  upload("H1", name, "txt", text, answer);

const BROKEN = /damaged|Word does not write/;
const TOO_MANY_PARTS = /put together of too many parts/;
const TOO_MUCH = /up to [\d,]+ can be checked|unpacks to far more/;

const SENTENCE = "Exampla reduces risk of stroke in adults with atrial fibrillation. ";

export const HOSTILE_UPLOADS: readonly HostileUpload[] = [
  inWord("C1", "15,000 open comments (318 bytes)", () => "<!--".repeat(15_000), BROKEN),
  upload("C2", "forms ten deep", "pdf", () => partsInParts(10), TOO_MANY_PARTS),
  upload("H1", "a PNG, 60,000,000 wide", "png", () => pngOf(60_000_000, 1), /pixels/),
  inText("a name at the end of 60,000 letters that grow when made small", () => `${"İ".repeat(60_000)}SW1A 1AA e.g. :`),
  inPdf("50,000 saved states (712 bytes)", () => "q ".repeat(50_000), TOO_MANY_PARTS),
  inPdf("two million saved states", () => "q ".repeat(2_000_000), TOO_MANY_PARTS),
  inWord("C1", "1,500 open instructions", () => "<?".repeat(1_500), BROKEN),
  inWord("C1", "500 open sections of plain text", () => "<![CDATA[".repeat(500), BROKEN),
  inWord("C1", "200,000 open tags", () => "<a ".repeat(200_000), BROKEN),
  inWord("C1", "20,000 open attributes", () => '<w:p a="'.repeat(20_000), BROKEN),
  inWord("C1", "a name of 60,000 letters", () => `<${"n".repeat(60_000)}/>`, BROKEN),
  inWord(
    "H1",
    "60 MB of text in 62 kB",
    () => `<w:p><w:r><w:t>${"a".repeat(60_000_000)}</w:t></w:r></w:p></w:body></w:document>`,
    TOO_MUCH,
  ),
  inWord("H1", "500,000 paragraphs", () => `${PARAGRAPH.repeat(500_000)}</w:body></w:document>`, TOO_MUCH),
  upload("H1", "a PNG, 60,000,000 high", "png", () => pngOf(1, 60_000_000), /pixels/),
  upload("H1", "a PDF of 10,000 pages", "pdf", () => manyPages(10_000), TOO_MUCH),
  inText("16,000 ellipses", () => "…".repeat(16_000)),
  inText("200,000 full stops", () => ".".repeat(200_000)),
  inText("a claim 8,000 times", () => "Exampla reduces risk ".repeat(8_000)),
  inText("a claim 18,000 times, as long as a file may be", () => "Exampla reduces risk ".repeat(18_000)),
  inText("100 kB of sentences", () => SENTENCE.repeat(1_500)),
  inText("400 kB of sentences", () => SENTENCE.repeat(5_900)),
  inText("1 MB of sentences", () => SENTENCE.repeat(14_500), TOO_MUCH),
  inText("12 MB of one sentence", () => SENTENCE.repeat(180_000), TOO_MUCH),
  inText("4 MB of wrapped lines", () => `${SENTENCE}\n`.repeat(60_000), TOO_MUCH),
  upload("L4", "12 MB of short lines", "txt", () => "word\n".repeat(2_400_000), TOO_MUCH),
];
