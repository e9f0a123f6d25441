import { decisionOn } from "#schema/decided.ts";
import type { AnalysisResult, ClauseResult, Finding, Matter, MatterAction, SecondLook } from "#schema/result.ts";
import { NO_VERDICT } from "#schema/risk.ts";
import type { Decision } from "#schema/workbench.ts";
import { count } from "#web/lib/format.ts";

const HEADLINE_WORDS = 12;
const SEVERITY_RANK = { HIGH: 0, MEDIUM: 1, LOW: 2 } as const;

/** The first sentence of an issue, cut to the length of a headline. */
function headlineOf(issue: string): string {
  const first = /^.*?[.!?](?=\s|$)/s.exec(issue)?.[0] ?? issue;
  const words = first.replace(/\.$/, "").split(/\s+/);
  return words.length > HEADLINE_WORDS ? `${words.slice(0, HEADLINE_WORDS).join(" ")}…` : words.join(" ");
}

const ACTION_OF_FIX = { replace: "replace", insert: "add", delete: "remove" } as const;

function actionOf({ fix }: Finding): MatterAction {
  const isNote = fix.before === "" && fix.after === "";
  if (isNote) return { kind: "substantiate", text: fix.note ?? "", edits: [] };
  return { kind: ACTION_OF_FIX[fix.kind], text: fix.note ?? "", edits: [fix] };
}

/** A finding as a matter of its own. */
function matterOf(finding: Finding, index: number): Matter {
  const { id, issue, quote, page, start, end, fix, subclause, alsoUnder, severity } = finding;
  const hasPlace = quote !== null && start !== null && end !== null;
  return {
    ...{ id: `finding-${id}`, number: index + 1, headline: headlineOf(issue), reason: issue },
    places: hasPlace ? [{ quote, page, start, end }] : [],
    due: hasPlace ? null : { where: page === null ? "" : `in the picture on page ${page}`, at: fix.start },
    ...{ clause: subclause, also: alsoUnder, severity, measured: null, action: actionOf(finding) },
    ...{ precedents: finding.precedents, raisedBy: finding.raisedBy, doubted: finding.doubted ?? false },
    findings: [id],
  };
}

const placeOf = ({ start, fix }: Finding) => start ?? fix.start;

/** What is wrong, each fault once, in the order of the numbers. A result stored before there were matters has one for
 * each finding, the most serious first. */
export function mattersOf({ matters, clauses }: Pick<AnalysisResult, "matters" | "clauses">): Matter[] {
  if (matters) return [...matters].sort((a, b) => a.number - b.number);
  return clauses
    .flatMap(({ findings }) => findings)
    .sort((a, b) => SEVERITY_RANK[a.severity] - SEVERITY_RANK[b.severity] || placeOf(a) - placeOf(b))
    .map(matterOf);
}

/** What stands beside the text and can be stepped through. */
export type Item =
  | { kind: "matter"; key: string; matter: Matter; decision?: Decision }
  | { kind: "look"; key: string; look: SecondLook }
  | { kind: "clause"; key: string; clause: ClauseResult };

/** The filters of the page. */
export type Group = "fix" | "discuss" | "kept" | "look" | "person";

export const GROUP_WORDS: Record<Group, string> = {
  fix: "To fix",
  discuss: "Discuss",
  kept: "Kept",
  look: "Second look",
  person: "Person",
};

export const matterKey = ({ number }: Pick<Matter, "number">) => `m${number}`;

/** All that the page counts, taken from here by every line that states a figure. */
export type Tally = {
  matters: Matter[];
  /** Those that are not kept, which somebody has to deal with: by words that put them right, or by a decision. */
  fix: Item[];
  /** Those of `fix` that are to be discussed. */
  discuss: Item[];
  kept: Item[];
  look: Item[];
  /** What only a person can check: small or doubted matters that ask, and clauses that no document can show. */
  person: Item[];
  /** Clauses under which nothing was found. */
  nothingFound: number;
};

/** Whether a matter that asks a person is only a small or doubted one, which nobody has to begin with. */
const isAside = ({ action, severity, doubted }: Matter) => action.kind === "ask" && (severity === "LOW" || doubted);

type MatterItem = Extract<Item, { kind: "matter" }>;

/** Sorts a result into what is to be fixed, is kept, looked at again and asked. */
export function tally(
  result: AnalysisResult,
  looks: readonly SecondLook[] = result.secondLook ?? [],
  decisions: readonly Decision[] = [],
): Tally {
  const matters = mattersOf(result);
  const items = matters.map((matter): MatterItem => {
    const decision = decisionOn(matter, decisions);
    return { kind: "matter", key: matterKey(matter), matter, ...(decision && { decision }) };
  });
  const isKept = ({ decision }: MatterItem) => decision?.kind === "keep";
  const fix = items.filter((item) => !isAside(item.matter) && !isKept(item));
  const forPerson = result.clauses.filter(({ status }) => status === "needs-human");
  return {
    matters,
    fix,
    discuss: fix.filter(({ decision }) => decision?.kind === "discuss"),
    kept: items.filter(isKept),
    look: looks.map((look, index) => ({ kind: "look", key: `l${index + 1}`, look })),
    person: [
      ...items.filter((item) => isAside(item.matter) && !isKept(item)),
      ...forPerson.map((clause): Item => ({ kind: "clause", key: `c${clause.id}`, clause })),
    ],
    nothingFound: clausesOf(result).filter(({ status }) => status === "clear").length,
  };
}

const isByAi = (item: Item) => item.kind === "matter" && item.matter.raisedBy === "ai";

/** How many only the AI reviewer raised; it stands beside every count of them. */
function byAiAlone(items: readonly Item[]): string {
  const alone = items.filter(isByAi).length;
  return alone > 0 ? ` (${alone} raised by AI alone)` : "";
}

/** The one count line: every figure of it is the length of a list on the page. */
export function countLine({ fix, kept, look, person, nothingFound }: Tally): string {
  const isLeftToPeople = person.some(({ kind }) => kind === "matter");
  return [
    ...(fix.length > 0 ? [`${fix.length} to fix${byAiAlone(fix)}`] : isLeftToPeople ? [] : ["Nothing to fix"]),
    ...(kept.length > 0 ? [`${kept.length} kept`] : []),
    ...(look.length > 0 ? [`${look.length} worth a second look`] : []),
    ...(person.length > 0 ? [`${person.length} only a person can check${byAiAlone(person)}`] : []),
    ...(nothingFound > 0 ? [`nothing found under ${count(nothingFound, "clause")}`] : []),
  ].join(" · ");
}

const WHAT_TO_DO = {
  HIGH: "Amend before it goes to MLR.",
  MEDIUM: "Amend before it goes to MLR.",
  LOW: "Consider amending before it goes to MLR.",
  NO_RISK: "Review before it goes to MLR.",
} as const;

const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Why nothing of a material could be judged, such as its language; null where it was judged. */
export const whyNotJudged = ({ summary }: Pick<AnalysisResult, "summary">): string | null =>
  summary.startsWith(NO_VERDICT) ? summary.slice(NO_VERDICT.length) : null;

const PARTLY_READ = "Nothing found in what could be read. Check the rest by eye before it goes to MLR.";

/** The verdict in a sentence or two: the worst fault, and what to do. */
export function verdictSentence(result: AnalysisResult, { matters, person }: Tally): string {
  const { riskLevel, document, coverage } = result;
  const [worst] = matters;
  if (!worst) {
    const why = whyNotJudged(result);
    if (why) return `Not checked. ${why}`;
    if (riskLevel !== "NO_RISK" && coverage.unread.length > 0) return PARTLY_READ;
    if (document?.outside) return "Outside the Code: no promotion found in it.";
    const ask = person.length > 0 ? ` ${count(person.length, "point")} for a person to check.` : "";
    return `Nothing found: ready to submit to MLR.${ask}`;
  }
  const isUnusable = matters.some(({ action }) => action.kind === "do-not-use");
  return `${sentence(worst.headline)} ${isUnusable ? "Do not use this piece." : WHAT_TO_DO[riskLevel]}`;
}

const FIX_FIRST = 5;

/** The matters to begin with, the most serious first, whether words are known that put them right or a person has to decide. */
export const fixFirst = ({ fix }: Tally): Matter[] =>
  fix
    .flatMap((item) => (item.kind === "matter" ? [item.matter] : []))
    .sort((a, b) => a.number - b.number)
    .slice(0, FIX_FIRST);

/** `6.2, also 14.4 and 5.1`, without the word "Clause". */
export const clauseWords = ({ clause, also }: Pick<Matter, "clause" | "also">) =>
  also.length > 0 ? `${clause}, also ${also.join(", ")}` : clause;

/** Where a matter is: its pages, or where the missing thing is due. */
export function whereWords({ places, due }: Matter): string {
  if (due?.where.startsWith("in the picture")) return due.where;
  if (due) return due.where ? `missing, due ${due.where.charAt(0).toLowerCase()}${due.where.slice(1)}` : "missing";
  const pages = [...new Set(places.flatMap(({ page }) => (page === null ? [] : [page])))];
  const where = pages.length > 0 ? `${pages.length > 1 ? "pages" : "page"} ${pages.join(", ")}` : "";
  return places.length > 1 ? [`${places.length} places`, where].filter(Boolean).join(", ") : where;
}

/** Fewer words, or a question, seldom show what is wrong. */
const FEWEST_TELLING_WORDS = 5;

/** The place whose words show best what is wrong: the first that is more than a name or a question, or the first. */
export const tellingPlace = ({ places }: Matter): Matter["places"][number] | undefined =>
  places.find(({ quote }) => quote.trim().split(/\s+/).length >= FEWEST_TELLING_WORDS && !/\?\W*$/.test(quote)) ??
  places[0];

/** The findings of the clauses that tell of a matter. */
export function findingsOf({ clauses }: AnalysisResult, { findings }: Matter): Finding[] {
  return clauses.flatMap((clause) => clause.findings.filter(({ id }) => findings.includes(id)));
}

const clauseNumberOf = (subclause: string) => Number.parseInt(subclause, 10);

/** The matters that a clause is at fault by: those found under it, and those of another that name it beside their own. */
export function mattersUnder(clause: ClauseResult, matters: readonly Matter[]): Matter[] {
  const ids = new Set(clause.findings.map(({ id }) => id));
  const named = new Set(clause.findings.flatMap(({ matter }) => matter ?? []));
  const number = Number(clause.id.replace(/\D+/g, ""));
  return matters.filter(
    ({ id, findings, also }) =>
      named.has(id) ||
      findings.some((finding) => ids.has(finding)) ||
      also.some((one) => clauseNumberOf(one) === number),
  );
}

const AT_REST = new Set<ClauseResult["status"]>(["clear", "not-engaged"]);

/** The clauses as a page tells them: one that a matter names beside its own is at issue too, and has nothing said to be found under it. */
export function clausesOf(result: Pick<AnalysisResult, "matters" | "clauses">): ClauseResult[] {
  const matters = mattersOf(result);
  return result.clauses.map((clause) => {
    const [gravest] = mattersUnder(clause, matters)
      .map(({ severity }) => severity)
      .sort((one, other) => SEVERITY_RANK[one] - SEVERITY_RANK[other]);
    return gravest && AT_REST.has(clause.status) ? { ...clause, status: "issues", riskLevel: gravest } : clause;
  });
}

/** Where an item stands in the text; undefined for what has no place there. */
export function startOf(item: Item): number | undefined {
  if (item.kind === "clause") return undefined;
  if (item.kind === "look") return item.look.places[0]?.start;
  return item.matter.places[0]?.start ?? item.matter.due?.at ?? undefined;
}
