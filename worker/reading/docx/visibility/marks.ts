import type { XmlElement } from "../xml.ts";

/** The words of a run's part. */
const wordsOf = (part: XmlElement | string): string =>
  typeof part !== "string" && (part.name === "w:t" || part.name === "w:delText") ? part.children.join("") : "";

/** What each run of a paragraph says together with its neighbours that are as small: a figure raised at a word may be
 * smaller than words may be, and letters, each a run of its own, make a word. */
export function wordsTogether(
  paragraph: XmlElement,
  isSmall: (run: XmlElement) => boolean,
): ReadonlyMap<XmlElement, string> {
  const together = new Map<XmlElement, string>();
  let group: XmlElement[] = [];
  let words = "";
  const end = () => {
    for (const run of group) together.set(run, words);
    group = [];
    words = "";
  };
  const visit = (element: XmlElement) => {
    if (element.name === "w:r") {
      const own = element.children.map(wordsOf).join("");
      if (own.trim() === "") return;
      if (!isSmall(element)) end();
      else {
        group.push(element);
        words += own;
      }
    } else if (element.name !== "w:pPr") for (const part of element.children) if (typeof part !== "string") visit(part);
  };
  visit(paragraph);
  end();
  return together;
}

/** What a run says by itself. */
export const wordsOfRun = (run: XmlElement): string => run.children.map(wordsOf).join("");
