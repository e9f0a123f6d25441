import type { HiddenText } from "./material.ts";

/** Words that a document's properties have no need of, unless they speak to whoever checks it. */
const SPEAKS_TO_READER =
  /\b(?:ignore|disregard|instructions?|prompt|assistant|language model|system message|compliant|compliance|approved?|no risk|verdict|reviewer|findings?)\b/i;
const LONGEST_NAME = 200;

/** Document properties that hold more than a name: instructions, or text of some length. Title, subject, keywords and
 * the like are seen by no reader of the document. */
export function hiddenProperties(properties: Readonly<Record<string, unknown>>): HiddenText[] {
  return Object.entries(properties).flatMap(([name, value]) => {
    if (typeof value !== "string") return [];
    const text = value.trim();
    const isMoreThanName = text.length > LONGEST_NAME || SPEAKS_TO_READER.test(text);
    return isMoreThanName ? [{ text, where: `document property “${name}”`, page: null }] : [];
  });
}
