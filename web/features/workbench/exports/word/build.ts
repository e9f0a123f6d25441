import {
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  Document,
  type FileChild,
  HeadingLevel,
  type ICommentOptions,
  Packer,
  Paragraph,
  TextRun,
} from "docx";
import type { Matter } from "#schema/result.ts";
import { AUTHOR, commentOf, type Exported, personPoints, provenance } from "../record.ts";

/* Word files that are made anew: the extracted text of a file of another format with comments, and the signatory's sheet. */

type Mark = { id: number; start: number; end: number };

const textRun = (text: string) => new TextRun({ text });

/** The runs of one line, with the marks of comments that begin or end in it. */
function lineRuns(text: string, start: number, end: number, marks: readonly Mark[]) {
  const edges = marks.flatMap((mark) => [mark.start, mark.end]).filter((at) => at > start && at < end);
  const points = [...new Set([start, ...edges, end])].sort((a, b) => a - b);
  const parts: (TextRun | CommentRangeStart | CommentRangeEnd)[] = [];
  for (const [index, from] of points.entries()) {
    const closing = marks.filter((mark) => mark.end === from && mark.end > start);
    for (const { id } of closing)
      parts.push(new CommentRangeEnd(id), new TextRun({ children: [new CommentReference(id)] }));
    for (const { id } of marks.filter((mark) => mark.start === from)) parts.push(new CommentRangeStart(id));
    const to = points[index + 1];
    if (to !== undefined) parts.push(textRun(text.slice(from, to)));
  }
  return parts;
}

/** Comments on the first words of each matter; what is missing is told at the first line. */
function marksOf(matters: readonly Matter[], text: string): Mark[] {
  const firstEnd = text.indexOf("\n") < 0 ? text.length : text.indexOf("\n");
  return matters.map(({ places }, id) => {
    const [place] = places;
    return place ? { id, start: place.start, end: place.end } : { id, start: 0, end: firstEnd };
  });
}

const facts = (exported: Exported): FileChild[] =>
  provenance(exported).map(([label, words]) => new Paragraph({ children: [textRun(`${label}: ${words}`)] }));

async function bytesOf(document: Document): Promise<Uint8Array> {
  return new Uint8Array(await (await Packer.toBlob(document)).arrayBuffer());
}

/** The extracted text as a Word file with a comment on the words of each matter. `date` is ISO 8601. */
export function textAsWord(text: string, exported: Exported, date: string): Promise<Uint8Array> {
  const matters = exported.assessment.matters ?? [];
  const marks = marksOf(matters, text);
  const children = matters.map(
    (matter, id): ICommentOptions => ({
      ...{ id, author: AUTHOR, initials: "ABPI", date: new Date(date) },
      children: [new Paragraph({ children: [textRun(commentOf(matter))] })],
    }),
  );
  const lines = [...text.matchAll(/[^\n]*(?:\n|$)/g)].filter(([line]) => line !== "");
  const paragraphs = lines.map(({ 0: line, index }) => {
    const end = index + line.replace(/\n$/, "").length;
    return new Paragraph({ children: lineRuns(text, index, end, marks) });
  });
  return bytesOf(
    new Document({
      creator: AUTHOR,
      comments: { children },
      sections: [{ children: [...paragraphs, new Paragraph({}), ...facts(exported)] }],
    }),
  );
}

const heading = (text: string) => new Paragraph({ heading: HeadingLevel.HEADING_2, children: [textRun(text)] });
const bullet = (text: string) => new Paragraph({ bullet: { level: 0 }, children: [textRun(text)] });

/** Lines of the sheet: with these it stays on one page. */
const MOST_FIRST = 5;
const MOST_CHARS = 160;

const short = (text: string) => (text.length > MOST_CHARS ? `${text.slice(0, MOST_CHARS - 1)}…` : text);

/** What everybody who signs has to see to, whatever the rules found. */
const ALWAYS = [
  "Certificate of the final form, signed by the named signatory",
  "References read and in support of each claim",
  "Prescribing information current; use within the licence",
  "Recipients and channel as intended; links and the adverse event line tested",
];

/** One page on what only a person can check, with a place to sign. */
export function signatorySheet(exported: Exported): Promise<Uint8Array> {
  const { matters = [] } = exported.assessment;
  const own = personPoints(exported.assessment).map(short);
  const room = 10 - ALWAYS.length;
  const points = [...ALWAYS, ...own.slice(0, room)];
  if (own.length > room) points.push(`and ${own.length - room} more points in the result`);
  const first = matters.slice(0, MOST_FIRST).map(({ number, headline, clause }) => `${number} ${headline} (${clause})`);
  return bytesOf(
    new Document({
      creator: AUTHOR,
      title: "Signatory sheet",
      styles: { default: { document: { run: { size: 18 } } } },
      sections: [
        {
          properties: { page: { margin: { top: 800, bottom: 800, left: 1000, right: 1000 } } },
          children: [
            new Paragraph({ heading: HeadingLevel.HEADING_1, children: [textRun("Signatory sheet")] }),
            ...facts(exported),
            heading("Fix first"),
            ...(first.length > 0 ? first.map(bullet) : [bullet("Nothing to fix was found. That is no approval.")]),
            heading("Only a person can check"),
            ...points.map((point) => new Paragraph({ children: [textRun(`☐ ${point}`)] })),
            new Paragraph({ spacing: { before: 300 }, children: [textRun("Name ______________________________")] }),
            new Paragraph({
              spacing: { before: 200 },
              children: [textRun("Date ______________   Signature ______________________________")],
            }),
          ],
        },
      ],
    }),
  );
}
