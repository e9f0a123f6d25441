import { TextBudget } from "../../limits.ts";
import { child, childrenNamed, forEachChild, isOn, type XmlElement } from "../xml.ts";

/** A page of a section: its sides, and the space around the text, in points. */
export interface PageSize {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The widest of its columns where their widths are said. */
  column?: number | undefined;
}

export interface Section {
  page: PageSize;
  /** Relationship ids of the headers and footers that it shows, by "header default", "footer first" and so on. */
  edges: ReadonlyMap<string, string>;
  hasTitlePage: boolean;
}

/** A4 with Word's own margins. */
export const USUAL_PAGE: PageSize = { width: 595, height: 842, left: 72, right: 72, top: 72, bottom: 72 };

function pageOf(section: XmlElement): PageSize {
  const size = child(section, "w:pgSz")?.attributes;
  const margins = child(section, "w:pgMar")?.attributes;
  const length = (text: string | undefined, usual: number) => {
    const points = Number(text ?? Number.NaN) / 20;
    return Number.isFinite(points) ? Math.abs(points) : usual;
  };
  const columns = child(section, "w:cols");
  const widths = childrenNamed(columns, "w:col").map(({ attributes }) => length(attributes["w:w"], USUAL_PAGE.width));
  const isEqual = !["0", "false", "off"].includes(columns?.attributes["w:equalWidth"] ?? "1");
  return {
    column: isEqual || widths.length === 0 ? undefined : widths.reduce((a, b) => Math.max(a, b)),
    width: length(size?.["w:w"], USUAL_PAGE.width),
    height: length(size?.["w:h"], USUAL_PAGE.height),
    left: length(margins?.["w:left"], USUAL_PAGE.left),
    right: length(margins?.["w:right"], USUAL_PAGE.right),
    top: length(margins?.["w:top"], USUAL_PAGE.top),
    bottom: length(margins?.["w:bottom"], USUAL_PAGE.bottom),
  };
}

function readSection(section: XmlElement): Section {
  const edges = new Map<string, string>();
  for (const edge of ["header", "footer"])
    for (const { attributes } of childrenNamed(section, `w:${edge}Reference`))
      edges.set(`${edge} ${attributes["w:type"] ?? "default"}`, attributes["r:id"] ?? "");
  return { page: pageOf(section), edges, hasTitlePage: isOn(section, "w:titlePg") === true };
}

/** Elements of the body that hold paragraphs. */
const HOLDERS = new Set(["w:sdt", "w:sdtContent", "w:customXml", "w:ins", "w:moveTo"]);

/** The settings of the sections that end with this element of the body. */
export function sectionEnds(element: XmlElement): XmlElement[] {
  if (element.name === "w:sectPr") return [element];
  if (element.name === "w:p") return childrenNamed(child(element, "w:pPr"), "w:sectPr");
  if (!HOLDERS.has(element.name)) return [];
  return element.children.flatMap((part) => (typeof part === "string" ? [] : sectionEnds(part)));
}

/** The sections of a document in their order, at least one. Their settings stand at their ends, and are wanted before. Throws
 * `UnreadableFileError` as soon as there are more paragraphs than can be checked: the rest is not looked at. */
export function readSections(xml: Iterable<string>): Section[] {
  const sections: Section[] = [];
  const budget = new TextBudget();
  forEachChild(xml, "w:body", (element) => {
    budget.spend(0, 1);
    for (const end of sectionEnds(element)) sections.push(readSection(end));
  });
  return sections.length > 0 ? sections : [{ page: USUAL_PAGE, edges: new Map(), hasTitlePage: false }];
}
