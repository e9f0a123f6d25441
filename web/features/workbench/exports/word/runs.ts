import type { Letter, Stretch } from "./story.ts";

/* Runs of a Word file cut where a mark begins or ends, looks and all. */

/** The run that a text element belongs to. */
const runOf = (node: Element): Element => node.parentElement as Element;

/** What a run looks like: its properties, where it has any. */
export const lookOf = (run: Element): Element | null =>
  [...run.children].find(({ localName }) => localName === "rPr") ?? null;

const XML_NS = "http://www.w3.org/XML/1998/namespace";

/** Cuts a run before a letter of it, so that the letter begins a run of its own. `letters` keep pointing at their text. */
function cutBefore(letters: Letter[], at: number): void {
  const { node, offset } = letters[at] as Letter;
  if (!node) return;
  const run = runOf(node);
  const isFirst = offset === 0 && [...run.children].find(({ localName }) => localName !== "rPr") === node;
  if (isFirst) return;
  const next = run.cloneNode(false) as Element;
  const look = lookOf(run);
  if (look) next.append(look.cloneNode(true));
  const rest = node.cloneNode(false) as Element;
  const text = node.textContent ?? "";
  node.textContent = text.slice(0, offset);
  rest.textContent = text.slice(offset);
  for (const part of [node, rest]) part.setAttributeNS(XML_NS, "xml:space", "preserve");
  next.append(rest);
  for (let following = node.nextSibling; following; following = node.nextSibling) next.append(following);
  run.after(next);
  for (let index = at; letters[index]?.node === node; index++)
    letters[index] = { ...(letters[index] as Letter), node: rest, offset: (letters[index] as Letter).offset - offset };
}

/** The runs that hold exactly the letters of a stretch, in order. */
export function runsOf(letters: Letter[], { start, end }: Stretch): Element[] {
  let first = start;
  while (first < end && !letters[first]?.node) first++;
  let last = end - 1;
  while (last > first && !letters[last]?.node) last--;
  if (!letters[first]?.node) return [];
  cutBefore(letters, first);
  if (letters[last + 1]?.node) cutBefore(letters, last + 1);
  const runs: Element[] = [];
  for (const { node } of letters.slice(first, last + 1)) {
    const run = node && runOf(node);
    if (run && runs.at(-1) !== run) runs.push(run);
  }
  return runs;
}

/** Where a run lies inside a text box, the run that holds the box, for Word takes no comments in text boxes; where it is what a field
 * shows, the field, whose words are written anew. */
export function outsideBoxes(run: Element): Element {
  let outer = run;
  for (let up: Element | null = run; up; up = up.parentElement) {
    if (up.localName === "fldSimple") outer = up;
    if (up.localName !== "txbxContent") continue;
    let holder: Element | null = up;
    while (holder && holder.localName !== "r") holder = holder.parentElement;
    if (holder) outer = holder;
  }
  return outer;
}
