import type { Finding, Fix, Matter, Place } from "#schema/result.ts";
import measured from "#worker/analysis/measured.json" with { type: "json" };
import { isOnePage } from "#worker/rules/facts/edges.ts";
import type { Facts } from "#worker/rules/facts/index.ts";
import { actionsFor } from "./action.ts";
import { familyOf } from "./family.ts";
import { byGravity, isOfAi, rankOf } from "./gravity.ts";
import { type Group, grouped } from "./group.ts";
import { reasonOf, type Told, told } from "./told.ts";
import { whereOf } from "./where.ts";

/** The findings of a clause. */
export interface Found {
  clause: number;
  findings: readonly Finding[];
}

const MEASURED: Readonly<Record<string, { right: number; of: number }>> = measured.families;

/** Of fewer no rate is told. */
const FEWEST_MEASURED = 5;

/** How often matters of its family were right on materials that nothing was learnt from; null where too few were met,
 * and of what only the AI reviewer raised, which is measured by itself. */
function measuredOf(main: Told): Matter["measured"] {
  if (isOfAi(main)) return null;
  const rate = MEASURED[familyOf(main.clause)];
  return rate && rate.of >= FEWEST_MEASURED ? rate : null;
}

/** The words that the reason is about, then the others in the order of the text. Of a piece of one page no page is told. */
function placesOf(facts: Facts, group: Group): Place[] {
  const [told, ...others] = group.flatMap(([{ finding }]): Place[] => {
    const { quote, page, start, end } = finding;
    if (quote === null || start === null || end === null) return [];
    return [{ quote, page: isOnePage(facts) ? null : page, start, end }];
  });
  return told ? [told, ...others.sort((a, b) => a.start - b.start)] : [];
}

/** Where something missing is due. */
function dueOf(facts: Facts, [[{ finding }]]: Group): Matter["due"] {
  if (finding.start !== null) return null;
  const { fix } = finding;
  const isKnown = fix.kind === "insert" && fix.after !== "";
  return isKnown
    ? { where: whereOf(facts, fix.start), at: fix.start }
    : { where: "In the material as a whole", at: null };
}

function raisedBy(findings: readonly Finding[]): Matter["raisedBy"] {
  if (findings.every((finding) => finding.raisedBy === "ai")) return "ai";
  return findings.some((finding) => finding.raisedBy !== "rules") ? "both" : "rules";
}

function matterOf(facts: Facts, group: Group, number: number, action: Matter["action"]): Matter {
  const all = group.flat().sort(byGravity);
  const [[main]] = group;
  const findings = all.map(({ finding }) => finding);
  const under = findings.flatMap(({ subclause, alsoUnder }) => [subclause, ...alsoUnder]);
  const against = findings.find((finding) => finding.against)?.against;
  const worst = findings.toSorted((a, b) => rankOf(b.severity) - rankOf(a.severity))[0] ?? main.finding;
  return {
    id: main.finding.id,
    number,
    headline: main.words.headline,
    reason: reasonOf(main),
    places: placesOf(facts, group),
    due: dueOf(facts, group),
    clause: main.finding.subclause,
    also: [...new Set(under)].filter((subclause) => subclause !== main.finding.subclause),
    severity: worst.severity,
    measured: measuredOf(main),
    action,
    precedents: [...new Set(findings.flatMap(({ precedents }) => precedents))],
    raisedBy: raisedBy(findings),
    doubted: findings.every(({ doubted }) => doubted === true),
    ...(against && { against }),
    findings: findings.map(({ id }) => id),
  };
}

/** What is wrong with a material, each fault once, most severe first: every finding belongs to exactly one matter. `more` holds, by the id
 * of a finding, its edits at further places. Pure: the same findings give the same matters to the byte. */
export function mattersOf(facts: Facts, found: readonly Found[], more: ReadonlyMap<string, readonly Fix[]>): Matter[] {
  const all = found.flatMap(({ clause, findings }) => findings.map((f) => told(clause, f, more.get(f.id))));
  const groups = grouped(facts, all);
  const actions = actionsFor(facts, groups);
  return groups.map((group, i) =>
    matterOf(facts, group, i + 1, actions.get(group) ?? { kind: "ask", text: group[0][0].words.advice, edits: [] }),
  );
}
