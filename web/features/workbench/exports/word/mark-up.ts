import { decisionOn } from "#schema/decided.ts";
import type { Fix, Matter } from "#schema/result.ts";
import { AUTHOR, commentOf, decisionText, type Exported } from "../record.ts";
import { DECLARATION, registerPart, WordPackage } from "./package.ts";
import { lookOf, outsideBoxes, runsOf } from "./runs.ts";
import { findWords, type Story, storyOf } from "./story.ts";

/* The user's own Word file with a comment on the words of each matter, and tracked changes for the rewordings that were accepted.
 * Everything else of the file stays as it is. Word takes comments in its main text only: words of a text box are commented where the
 * box stands, those of a header, footer or note at the beginning of the text. */

const COMMENTS = {
  name: "comments.xml",
  contentType: "application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml",
  relation: "http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments",
};
const COMMENTS_PATH = "word/comments.xml";
const DOCUMENT = "word/document.xml";

/** Names elements of Word in the namespace and by the prefix that the document uses. */
class Maker {
  private readonly namespace: string;
  private readonly prefix: string;
  private nextId = 970_000;

  constructor(
    readonly xml: Document,
    private readonly date: string,
  ) {
    const root = xml.documentElement;
    this.namespace = root.namespaceURI ?? "";
    this.prefix = root.prefix ? `${root.prefix}:` : "";
  }

  make(name: string, attributes: Record<string, string> = {}, ...children: (Node | string)[]): Element {
    const element = this.xml.createElementNS(this.namespace, this.prefix + name);
    for (const [key, value] of Object.entries(attributes)) this.set(element, key, value);
    element.append(...children);
    return element;
  }

  set(element: Element, name: string, value: string): void {
    element.setAttributeNS(this.namespace, `${this.prefix || "w:"}${name}`, value);
  }

  /** What Word wants to know of a tracked change. */
  change(name: "ins" | "del"): Element {
    return this.make(name, { id: String(this.nextId++), author: AUTHOR, date: this.date });
  }

  text(name: "t" | "delText", words: string): Element {
    const element = this.make(name, {}, words);
    element.setAttribute("xml:space", "preserve");
    return element;
  }
}

/** A comment's number for each matter, above those that the file has. */
function firstFreeId(comments: Document | null): number {
  const ids = [...(comments?.documentElement.children ?? [])].map((comment) =>
    Number([...comment.attributes].find(({ localName }) => localName === "id")?.value ?? -1),
  );
  return Math.max(-1, ...ids) + 1;
}

function addComments(word: WordPackage, main: Document, texts: ReadonlyMap<number, string>, date: string): void {
  const held = word.read(COMMENTS_PATH);
  const root = main.documentElement;
  const empty = `${DECLARATION}<w:comments xmlns:w="${root.namespaceURI}"/>`;
  const comments = held ?? new DOMParser().parseFromString(empty, "application/xml");
  const maker = new Maker(comments, date);
  for (const [id, text] of texts) {
    const paragraph = maker.make("p", {}, maker.make("r", {}, maker.text("t", text)));
    comments.documentElement.append(
      maker.make("comment", { id: String(id), author: AUTHOR, date, initials: "ABPI" }, paragraph),
    );
  }
  if (!held) registerPart(word, COMMENTS);
  word.write(COMMENTS_PATH, comments);
}

/** Puts the marks of a comment around runs. */
function anchor(maker: Maker, id: number, first: Element, last: Element): void {
  const attributes = { id: String(id) };
  // A run inside a tracked change or a link is marked there; the marks may stand anywhere between runs.
  first.before(maker.make("commentRangeStart", attributes));
  const reference = maker.make("r", {}, maker.make("commentReference", attributes));
  last.after(maker.make("commentRangeEnd", attributes), reference);
}

/** Takes runs out and puts words in, as changes that can be accepted or rejected. */
function track(maker: Maker, runs: readonly Element[], after: string): void {
  for (const run of runs) {
    for (const text of [...run.children].filter(({ localName }) => localName === "t"))
      text.replaceWith(maker.text("delText", text.textContent ?? ""));
    const deletion = maker.change("del");
    run.before(deletion);
    deletion.append(run);
  }
  const last = runs.at(-1);
  if (!last || after === "") return;
  const insertion = maker.change("ins");
  const look = lookOf(last);
  insertion.append(maker.make("r", {}, ...(look ? [look.cloneNode(true)] : []), maker.text("t", after)));
  (last.parentElement as Element).after(insertion);
}

/** An edit whose words are all known. */
const isWhole = ({ start, end, before }: Fix) => start < end && before.length === end - start;

export type WordMarkUp = { bytes: Uint8Array; commented: number; tracked: number; unplaced: Matter[] };

type Placed = { matter: Matter; start: number; end: number };

/** The user's own Word file, marked up. `date` is ISO 8601. Throws where it is no Word file that can be opened. */
export function markUpWord(file: Uint8Array, { assessment, decisions }: Exported, date: string): WordMarkUp {
  const word = new WordPackage(file);
  const main = word.read(DOCUMENT);
  const body = main?.documentElement.getElementsByTagNameNS("*", "body")[0];
  if (!main || !body) throw new Error("The Word file has no text");
  const maker = new Maker(main, date);
  const story = storyOf(body);
  const matters = assessment.matters ?? [];
  const furthest = Math.max(1, ...matters.flatMap(({ places }) => places.map(({ end }) => end)));
  const find = (words: string, start: number) => findWords(story, words, start / furthest);
  let tracked = 0;
  const placed = matters.map((matter): Placed | Matter => {
    const [place] = matter.places;
    const found = place && find(place.quote, place.start);
    return found ? { matter, ...found } : matter;
  });
  const accepted = matters
    .filter((matter) => decisionOn(matter, decisions)?.kind === "fix")
    .flatMap(({ action }) => action.edits.filter(isWhole));
  const changes = accepted.flatMap((edit) => {
    const found = find(edit.before, edit.start);
    return found ? [{ ...found, after: edit.after }] : [];
  });
  const texts = new Map<number, string>();
  let id = firstFreeId(word.read(COMMENTS_PATH));
  for (const one of placed) {
    const matter = "matter" in one ? one.matter : one;
    const runs = "matter" in one ? runsOf(story.letters, one).map(outsideBoxes) : firstRun(story, body, maker);
    const [first, last] = [runs[0], runs.at(-1)];
    if (!first || !last) continue;
    anchor(maker, id, first, last);
    const decided = decisionText(matter, decisions);
    texts.set(id++, decided ? `${commentOf(matter)} [${decided}]` : commentOf(matter));
  }
  for (const { after, ...stretch } of changes) {
    const runs = runsOf(story.letters, stretch).filter((run) => run.parentElement?.localName !== "del");
    if (runs.length === 0) continue;
    track(maker, runs, after.trim());
    tracked++;
  }
  addComments(word, main, texts, date);
  word.write(DOCUMENT, main);
  const unplaced = placed.flatMap((one) => ("matter" in one || one.places.length === 0 ? [] : [one]));
  return { bytes: word.bytes(), commented: texts.size, tracked, unplaced };
}

/** Where what is missing, or stands outside the main text, is told: the first words, or a run made for it where there are none. */
function firstRun(story: Story, body: Element, maker: Maker): Element[] {
  const at = story.letters.findIndex(({ node }) => node !== null);
  const node = story.letters[at]?.node?.parentElement;
  if (node) return [outsideBoxes(node)];
  const run = maker.make("r");
  const paragraph = [...body.children].find(({ localName }) => localName === "p");
  if (paragraph) paragraph.append(run);
  else body.prepend(maker.make("p", {}, run));
  return [run];
}
