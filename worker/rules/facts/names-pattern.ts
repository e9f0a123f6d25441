/* Many names as one pattern. As plain alternatives each place of a text is held against each of them, which a text of
 * thousands of names turns into hours; so names that begin alike share their beginning. */

interface Branch {
  /** Whether a name ends here. */
  ends: boolean;
  next: Map<string, Branch>;
}

const newBranch = (): Branch => ({ ends: false, next: new Map() });

const literal = (letter: string) => letter.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function enter(root: Branch, name: string): void {
  let branch = root;
  for (const letter of name) {
    const next = branch.next.get(letter) ?? newBranch();
    branch.next.set(letter, next);
    branch = next;
  }
  branch.ends = true;
}

function sourceOf({ ends, next }: Branch): string {
  const ways = Array.from(next, ([letter, branch]) => literal(letter) + sourceOf(branch));
  if (ways.length === 0) return "";
  if (ends) return `(?:${ways.join("|")})?`;
  return ways.length === 1 ? (ways[0] ?? "") : `(?:${ways.join("|")})`;
}

/** Source of a pattern that matches what the alternatives of the names match; the empty pattern for no names. */
export function anyOf(names: string[]): string {
  const root = newBranch();
  for (const name of names) enter(root, name);
  return sourceOf(root);
}

/** Medicines that the user speaks of beside the piece ("Coprivex is a prescription only medicine"). */

const STATUS =
  /(?<!\p{L})(\p{Lu}\p{L}{4,30})(?:[®™▼]| \([^()\n]{3,40}\))?(?:,? and (\p{Lu}\p{L}{4,30}))? (?:is|are|was|were|has|have|had|gained|got|came)\b(?=[^.\n]{0,60}\b(?:prescription[- ]only|POMs?|licensed|launched|(?:marketing )?authori[sz](?:ed|ation)|licen[cs]e|medicines?|vaccines?|indicated|additional monitoring|marketed)\b)/gu;
const NO_NAME =
  /^(?:These|Those|There|Their|Other|Another|Both|Neither|Patients?|People|Doctors?|Nurses?|Product|Medicine|Tablets|Capsules|Company|Material|Readers|Visitors|Delegates|Nobody|Everyone|Leaflet|Poster|Article|Journal|Website|Email|Letter|Britain|England|Scotland|Wales|Europe|Germany|France|Ireland|America|Nothing|Marketing|Launch|Licence|Treatment)$/;

/** Names that the context gives to medicines and that the text uses as names. Pure. */
export function contextNames(context: string, text: string): string[] {
  const names = Array.from(context.matchAll(STATUS), ([, first = "", second = ""]) => [first, second]).flat();
  if (names.length === 0) return [];
  const small = new Set(text.match(/(?<!\p{L})\p{Ll}{5,31}(?!\p{L})/gu));
  return [...new Set(names)].filter(
    (name) => name !== "" && !NO_NAME.test(name) && text.includes(name) && !small.has(name.toLowerCase()),
  );
}
