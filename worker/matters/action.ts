import { isNoteOnly } from "#schema/edits.ts";
import type { Fix, MatterAction } from "#schema/result.ts";
import { isBeyondEditing, isOfAi } from "./gravity.ts";
import type { Group } from "./group.ts";
import type { MayEdit } from "./protect.ts";

const EDITS: Partial<Record<MatterAction["kind"], readonly Fix["kind"][]>> = {
  replace: ["replace", "insert"],
  add: ["insert", "replace"],
  remove: ["delete"],
};

const FOR_THE_CHECKER = "clause-05/reviewer-notes";

/** The edits that a fault of its kind allows: those that harm nothing and put no words where others are put already. */
function editsOf(group: Group, kinds: readonly Fix["kind"][], mayEdit: MayEdit, taken: Fix[]): Fix[] {
  const drafts = group.flatMap(([main]) => [main.finding.fix, ...main.more]);
  const isHidden = group[0][0].finding.check === FOR_THE_CHECKER;
  const edits: Fix[] = [];
  for (const fix of drafts.sort((a, b) => a.start - b.start)) {
    if (isNoteOnly(fix) || !kinds.includes(fix.kind) || !mayEdit(fix, isHidden)) continue;
    if ([...taken, ...edits].some((other) => clash(other, fix))) continue;
    edits.push(fix);
  }
  taken.push(...edits);
  return edits;
}

/** Two edits of the same words, or two inserts of the same words at one place. */
function clash(a: Fix, b: Fix): boolean {
  if (a.start === a.end && b.start === b.end) return a.start === b.start && a.after === b.after;
  if (a.start === a.end) return b.start < a.start && a.start < b.end;
  if (b.start === b.end) return a.start < b.start && b.start < a.end;
  return a.start < b.end && b.start < a.end;
}

const ONCE = "Do not use this material as it is: see number 1.";

const SAID =
  "What was said cannot be taken out or changed: do not use the recording, and correct what listeners were told.";

const isMissing = ([[{ finding }]]: Group) => finding.start === null;

/** What a new version has to carry is added to it; of its words a person decides. */
function inNewVersion(group: Group): MatterAction {
  const { action, advice } = group[0][0].words;
  const text = `If a new version is made: ${lowerFirst(advice)}`;
  return { kind: action === "add" && isMissing(group) ? "add" : "ask", text, edits: [] };
}

/** What to do about each fault, by its group. Edits are shared out in the order of the groups, those of the rules first. Nothing is edited
 * in the record of what was said (`isRecord`). */
export function actionsFor(groups: readonly Group[], mayEdit: MayEdit, isRecord = false): Map<Group, MatterAction> {
  const beyond = groups.find(([[main]]) => isBeyondEditing(main));
  const taken: Fix[] = [];
  const actionOf = (group: Group): MatterAction => {
    const { words } = group[0][0];
    if (group === beyond) return { kind: "do-not-use", text: words.advice, edits: [] };
    if (words.action === "do-not-use") return { kind: "ask", text: beyond ? ONCE : words.advice, edits: [] };
    const kinds = EDITS[words.action];
    if (!kinds) return { kind: words.action, text: words.advice, edits: [] };
    if (beyond) return inNewVersion(group);
    if (isRecord && !isMissing(group)) return { kind: "ask", text: SAID, edits: [] };
    const edits = editsOf(group, kinds, mayEdit, taken);
    if (isRecord)
      return { kind: kindOf(edits, group), text: `Where the recording is offered: ${lowerFirst(words.advice)}`, edits };
    return { kind: kindOf(edits, group), text: words.advice, edits };
  };
  const byRules = groups.filter(([[main]]) => !isOfAi(main));
  const byAi = groups.filter(([[main]]) => isOfAi(main));
  return new Map([...byRules, ...byAi].map((group) => [group, actionOf(group)]));
}

/** Without an edit a person decides, but not on what a document that was sent says otherwise: that has to be put right. */
function kindOf(edits: readonly Fix[], [[main]]: Group): MatterAction["kind"] {
  if (edits.some(({ kind }) => kind === "insert")) return "add";
  if (edits.some(({ kind }) => kind === "replace")) return "replace";
  if (edits.length > 0) return "remove";
  return main.finding.against ? "substantiate" : "ask";
}

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
