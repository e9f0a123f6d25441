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
