import { childrenNamed, type XmlElement } from "../xml.ts";

/** Prefixes as Word writes them, for files that use them without saying what they stand for. */
const USUAL_PREFIX = /^(?:wp[scgi]|wp14|w14|w15|w16\w*|wne|a14|cx\d?|aink|am3d|oel|v|o|w10|w|wp|a|pic|c|dgm|m|r)$/;
const OF_WORD =
  /^http:\/\/schemas\.microsoft\.com\/office\/(?:word\/20(?:06|1[0-9]|2[0-4])\/(?:wordml(?:\/(?:cex|cid|symex|sdtdatahash|sdtformatlock|word16du))?|wordprocessing(?:Shape|Group|Canvas|Ink|Drawing))|drawing\/20\d\d(?:\/\d+\/\d+)?\/(?:main|chart|chartex|ink|model3d)|2019\/extlst)$/;
const OF_THE_STANDARD =
  /^http:\/\/(?:schemas\.openxmlformats\.org|purl\.oclc\.org\/ooxml)\/(?:wordprocessingml(?:\/2006)?\/main|drawingml(?:\/2006)?\/(?:main|chart|picture|wordprocessingDrawing|diagram)|officeDocument(?:\/2006)?\/(?:math|relationships)|markup-compatibility\/2006)$/;
const OLD_DRAWINGS = /^urn:schemas-microsoft-com:(?:vml|office:(?:office|word|excel))$/;

/** Namespaces by prefix, as the elements around say them. */
export type Namespaces = Readonly<Record<string, string>>;

/** The namespaces within an element: those around it and its own. */
export function namespacesIn(element: XmlElement, around: Namespaces): Namespaces {
  let own: Record<string, string> | null = null;
  for (const name in element.attributes) {
    if (!name.startsWith("xmlns:")) continue;
    own ??= { ...around };
    own[name.slice(6)] = element.attributes[name] ?? "";
  }
  return own ?? around;
}

function isKnown(prefix: string, namespaces: Namespaces): boolean {
  const name = namespaces[prefix];
  if (name === undefined) return USUAL_PREFIX.test(prefix);
  return OF_WORD.test(name) || OF_THE_STANDARD.test(name) || OLD_DRAWINGS.test(name);
}

/** Whether Word understands all that a choice requires. */
function isUnderstood(choice: XmlElement, around: Namespaces): boolean {
  const namespaces = namespacesIn(choice, around);
  const required = (choice.attributes.Requires ?? "").split(/\s+/).filter((prefix) => prefix !== "");
  return required.every((prefix) => isKnown(prefix, namespaces));
}

/** The one of several versions of a content that Word shows, and the others. */
export function chooseAlternate(
  element: XmlElement,
  around: Namespaces,
): { shown: XmlElement | undefined; others: XmlElement[] } {
  const namespaces = namespacesIn(element, around);
  const versions = [...childrenNamed(element, "mc:Choice"), ...childrenNamed(element, "mc:Fallback")];
  const shown = versions.find((version) => version.name === "mc:Fallback" || isUnderstood(version, namespaces));
  return { shown, others: versions.filter((version) => version !== shown) };
}

/** All the words that stand in an element, a space between paragraphs. */
export function wordsIn(element: XmlElement): string {
  const words: string[] = [];
  const collect = ({ name, children }: XmlElement) => {
    if (name === "w:p") words.push(" ");
    for (const part of children) {
      if (typeof part !== "string") collect(part);
      else if (name === "w:t" || name === "m:t" || name === "a:t") words.push(part);
    }
  };
  collect(element);
  return words.join("").trim();
}

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();

/** The words of versions that are not shown, where what is shown does not say the same. */
export function unshownWords(shown: XmlElement | undefined, others: XmlElement[]): string[] {
  const said = others.map(wordsIn).filter((words) => /\p{L}{3}/u.test(words));
  if (said.length === 0) return [];
  const seen = shown ? letters(wordsIn(shown)) : "";
  return said.filter((words) => !seen.includes(letters(words)));
}
