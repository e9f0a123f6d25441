import { strToU8, zipSync } from "fflate";

const OFFICE = "http://schemas.openxmlformats.org";
const MICROSOFT = "http://schemas.microsoft.com/office";
const NAMESPACES = {
  w: `${OFFICE}/wordprocessingml/2006/main`,
  r: `${OFFICE}/officeDocument/2006/relationships`,
  mc: `${OFFICE}/markup-compatibility/2006`,
  wp: `${OFFICE}/drawingml/2006/wordprocessingDrawing`,
  a: `${OFFICE}/drawingml/2006/main`,
  wps: `${MICROSOFT}/word/2010/wordprocessingShape`,
  wpg: `${MICROSOFT}/word/2010/wordprocessingGroup`,
  w14: `${MICROSOFT}/word/2010/wordml`,
  v: "urn:schemas-microsoft-com:vml",
};

/** The namespaces that Word declares, as attributes. */
export const WORD = Object.entries(NAMESPACES)
  .map(([prefix, name]) => `xmlns:${prefix}="${name}"`)
  .join(" ");

export const xml = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

export const run = (text: string, properties = "") =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${xml(text)}</w:t></w:r>`;

export const paragraph = (content: string, properties = "") =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${content}</w:p>`;

/** What is added to a Word file: to the end of its body, and as parts of their own. A `type` names the relationship by
 * which the document refers to the part; the id of it is its name without folder and ending. */
export interface WordAdditions {
  body?: string;
  parts?: Record<string, string>;
  related?: Record<string, { type: string; xml: string }>;
  /** What stands before the body, and inside the settings of its only section. */
  head?: string;
  section?: string;
}

/** A relationship part: each target by its type, with its own name as its id. */
function relationships(related: NonNullable<WordAdditions["related"]>): string {
  const entries = Object.entries(related).map(([name, { type }]) => {
    const id = name.replace(/^.*\/|\.xml$/g, "");
    return `<Relationship Id="${id}" Type="${NAMESPACES.r}/${type}" Target="/${name}"/>`;
  });
  return `<Relationships>${entries.join("")}</Relationships>`;
}

/** A Word file with these lines as paragraphs, and the additions after them. */
export function wordFile(lines: readonly string[], additions: WordAdditions = {}): Uint8Array<ArrayBuffer> {
  const { body = "", parts = {}, related = {}, head = "", section = "" } = additions;
  const visible = lines.map((line) => paragraph(line === "" ? "" : run(line))).join("");
  const end = section && `<w:sectPr>${section}</w:sectPr>`;
  const files: Record<string, string> = {
    "word/document.xml": `<w:document ${WORD}>${head}<w:body>${visible}${body}${end}</w:body></w:document>`,
    ...(Object.keys(related).length > 0 ? { "word/_rels/document.xml.rels": relationships(related) } : {}),
    ...Object.fromEntries(Object.entries(related).map(([name, part]) => [name, part.xml])),
    ...parts,
  };
  return new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))),
  );
}

/** Styles, with a table style "Dark" whose first row is white on navy. */
export const styles = (more: string) => ({
  "word/styles.xml": { type: "styles", xml: `<w:styles ${WORD}>${more}</w:styles>` },
});

export const table = (rows: string, properties = "") =>
  `<w:tbl>${properties && `<w:tblPr>${properties}</w:tblPr>`}${rows}</w:tbl>`;

export const row = (cells: string, properties = "") =>
  `<w:tr>${properties && `<w:trPr>${properties}</w:trPr>`}${cells}</w:tr>`;

export const cell = (content: string, properties = "") =>
  `<w:tc>${properties && `<w:tcPr>${properties}</w:tcPr>`}${content}</w:tc>`;

interface Box {
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  /** What the shape is painted in, as a drawing has it. */
  fill?: string;
  hidden?: boolean;
}

const units = (points: number) => Math.round(points * 12_700);

/** A text box on the page at these points, with a paragraph. */
export function textBox(content: string, { x = 100, y = 100, width = 300, height = 60, fill = "", hidden }: Box = {}) {
  const place = (name: "H" | "V", at: number) =>
    `<wp:position${name} relativeFrom="page"><wp:posOffset>${units(at)}</wp:posOffset></wp:position${name}>`;
  const extent = `cx="${units(width)}" cy="${units(height)}"`;
  const shape = `<wps:wsp><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${extent}/></a:xfrm>${fill}</wps:spPr><wps:txbx><w:txbxContent>${paragraph(content)}</w:txbxContent></wps:txbx><wps:bodyPr/></wps:wsp>`;
  const graphic = `<a:graphic><a:graphicData>${shape}</a:graphicData></a:graphic>`;
  const properties = `<wp:docPr id="1" name="Box"${hidden ? ' hidden="1"' : ""}/>`;
  return paragraph(
    `<w:r><w:drawing><wp:anchor>${place("H", x)}${place("V", y)}<wp:extent ${extent}/>${properties}${graphic}</wp:anchor></w:drawing></w:r>`,
  );
}

export const solid = (hex: string) => `<a:solidFill><a:srgbClr val="${hex}"/></a:solidFill>`;

/** The same in the older language of drawings. */
export const oldTextBox = (content: string, style: string, attributes = "") =>
  paragraph(
    `<w:r><w:pict><v:rect style="${style}" ${attributes}><v:textbox><w:txbxContent>${paragraph(content)}</w:txbxContent></v:textbox></v:rect></w:pict></w:r>`,
  );

/** Content that Word knows in two versions. */
export const alternate = (requires: string, choice: string, fallback: string) =>
  `<mc:AlternateContent><mc:Choice Requires="${requires}">${choice}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent>`;
