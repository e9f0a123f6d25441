import { isNoteOnly } from "#schema/edits.ts";
import type { Fix, MatterAction } from "#schema/result.ts";
import type { Facts } from "#worker/rules/facts/index.ts";
import { isTranscript } from "#worker/rules/facts/transcript.ts";
import type { CheckWords } from "#worker/rules/types.ts";
import { isBeyondEditing, isOfAi } from "./gravity.ts";
import type { Group } from "./group.ts";
import { leavesHanging, type MayEdit, mayEditIn } from "./protect.ts";
import { whereOf } from "./where.ts";

const EDITS: Partial<Record<CheckWords["action"], readonly Fix["kind"][]>> = {
  replace: ["replace", "insert"],
  add: ["insert", "replace"],
  remove: ["delete"],
};

/** What stands above the advice of a check. */
const LABELS: Record<CheckWords["action"], string> = {
  replace: "Replace",
  add: "Add",
  remove: "Take out",
  substantiate: "Substantiate",
  reword: "Reword",
  "do-not-use": "Do not use this piece",
  ask: "For a person to do",
};
const FOR_LATER = "In a new version";

const FOR_THE_CHECKER = "clause-05/reviewer-notes";

/** The edits that a fault of its kind allows: those that harm nothing and put no words where others are put already. */
function editsOf(group: Group, kinds: readonly Fix["kind"][], mayEdit: MayEdit, taken: Fix[]): Fix[] {
  const drafts = group.flatMap(([main]) => [main.finding.fix, ...main.more]);
  const isHidden = group[0][0].finding.check === FOR_THE_CHECKER;
  const edits: Fix[] = [];
  for (const draft of drafts.sort((a, b) => a.start - b.start)) {
    const fix = saidOnce(draft, edits);
    if (isNoteOnly(fix) || !kinds.includes(draft.kind) || !mayEdit(fix, isHidden)) continue;
    if ([...taken, ...edits].some((other) => clash(other, fix))) continue;
    edits.push(fix);
  }
  taken.push(...edits);
  return edits;
}

/** A sentence that an edit before it has put in place already is not put in place again: the words go. */
function saidOnce(fix: Fix, edits: readonly Fix[]): Fix {
  const isSaid = fix.kind === "replace" && /[.!?]$/.test(fix.after) && edits.some(({ after }) => after === fix.after);
  return isSaid ? { ...fix, kind: "delete", after: "" } : fix;
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
  return { kind: action === "add" && isMissing(group) ? "add" : "ask", label: FOR_LATER, text, edits: [] };
}

/** What to do about each fault, by its group. Edits are shared out in the order of the groups, those of the rules first. Nothing is edited
 * in the record of what was said. */
export function actionsFor(facts: Facts, groups: readonly Group[]): Map<Group, MatterAction> {
  const mayEdit = mayEditIn(facts);
  const isRecord = isTranscript(facts);
  const beyond = groups.find(([[main]]) => isBeyondEditing(main));
  const taken: Fix[] = [];
  const actionOf = (group: Group): MatterAction => {
    const { words } = group[0][0];
    const label = LABELS[words.action];
    if (group === beyond) return { kind: "do-not-use", label, text: words.advice, edits: [] };
    if (words.action === "do-not-use") return { kind: "ask", label, text: beyond ? ONCE : words.advice, edits: [] };
    const kinds = EDITS[words.action];
    if (!kinds) return { kind: withoutEdits(words.action), label, text: words.advice, edits: [] };
    if (beyond) return inNewVersion(group);
    if (isRecord && !isMissing(group)) return { kind: "ask", label: LABELS.ask, text: SAID, edits: [] };
    const edits = editsOf(group, kinds, mayEdit, taken).map((fix) => placed(facts, fix));
    const text = isRecord ? `Where the recording is offered: ${lowerFirst(words.advice)}` : words.advice;
    const isReworded = words.action === "replace" && edits.length === 0;
    return { kind: kindOf(edits, group), label: isReworded ? LABELS.reword : label, text, edits };
  };
  const byRules = groups.filter(([[main]]) => !isOfAi(main));
  const byAi = groups.filter(([[main]]) => isOfAi(main));
  const drafts = [...byRules, ...byAi].map((group): [Group, MatterAction] => [group, actionOf(group)]);
  const all = drafts.flatMap(([, { edits }]) => edits);
  return new Map(drafts.map(([group, action]) => [group, withoutHanging(facts, group, action, all)]));
}

/** Of edits that would leave a torn text behind none is made: a person words them. */
function withoutHanging(facts: Facts, group: Group, action: MatterAction, all: readonly Fix[]): MatterAction {
  const edits = action.edits.filter((fix) => !leavesHanging(facts.view.source, fix, all));
  return edits.length === action.edits.length ? action : { ...action, kind: kindOf(edits, group), edits };
}

/** Without an edit a person decides, but not on what a document that was sent says otherwise: that has to be put right. */
function kindOf(edits: readonly Fix[], [[main]]: Group): MatterAction["kind"] {
  if (edits.some(({ kind }) => kind === "insert")) return "add";
  if (edits.some(({ kind }) => kind === "replace")) return "replace";
  if (edits.length > 0) return "remove";
  return main.finding.against ? "substantiate" : "ask";
}

/** Rewording and evidence are asked for alike: both are the writer's to find. */
const withoutEdits = (action: CheckWords["action"]): MatterAction["kind"] =>
  action === "reword" ? "substantiate" : action;

/** An insert says in words where it goes. */
const placed = (facts: Facts, fix: Fix): Fix =>
  fix.kind === "insert" ? { ...fix, where: whereOf(facts, fix.start) } : fix;

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
