import { pathToFileURL } from "node:url";
import type { Log, ReportingDescriptor, Result } from "sarif";
import type { Matter, Severity } from "#schema/result.ts";
import { PRE_MLR_NOTICE } from "#schema/risk.ts";
import { CODE_EDITION, REQUIREMENTS } from "#worker/rules/book/knowledge.ts";
import { RULES_VERSION } from "#worker/rules/index.ts";
import type { Checked } from "./check.ts";

type Done = Extract<Checked, { result: unknown }>;

const LEVELS = { HIGH: "error", MEDIUM: "warning", LOW: "note" } as const satisfies Record<Severity, Result.level>;

/** Rules go by the sub-clause that a matter is told under: what readers know, and what suppressions should name. */
const ruleId = (clause: string) => `abpi-2024/${clause}`;

function ruleOf(clause: string): ReportingDescriptor {
  const asked = [...REQUIREMENTS.values()].find(({ subclause }) => subclause === clause);
  return {
    id: ruleId(clause),
    shortDescription: { text: `ABPI Code ${CODE_EDITION}, Clause ${clause}` },
    ...(asked && { fullDescription: { text: asked.check } }),
  };
}

/** Line and column from 1, as editors count. */
function positionOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}

/** Where words stand: by line and column in a text file; by page elsewhere, where a file has no lines. */
function locationOf({ file, result, text }: Done, place: Matter["places"][number] | null, offset: number | null) {
  const artifactLocation = { uri: encodeURI(file.name.replaceAll("\\", "/")) };
  const page = place?.page == null ? [] : [{ name: `page ${place.page}`, kind: "page" }];
  if (result.coverage.format !== "text" || (place === null && offset === null))
    return { physicalLocation: { artifactLocation }, ...(page.length > 0 && { logicalLocations: page }) };
  const start = positionOf(text, place?.start ?? offset ?? 0);
  const end = positionOf(text, place?.end ?? offset ?? 0);
  return {
    physicalLocation: {
      artifactLocation,
      region: {
        ...{ startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column },
        ...(place && { snippet: { text: place.quote } }),
      },
    },
  };
}

function resultOf(done: Done, matter: Matter): Result {
  const { headline, reason, action, places, due, clause, also, severity, precedents } = matter;
  const quoted = places[0] ? ` “${places[0].quote}”` : due ? ` Due: ${due.where}.` : "";
  return {
    ruleId: ruleId(clause),
    level: LEVELS[severity],
    message: { text: `${headline}.${quoted} ${reason} To do: ${action.text}` },
    locations:
      places.length > 0
        ? places.map((place) => locationOf(done, place, null))
        : [locationOf(done, null, due?.at ?? null)],
    properties: { severity, also, precedents },
  };
}

const isDone = (checked: Checked): checked is Done => "result" in checked;

/** All results as one SARIF 2.1.0 log; `from` is the folder that names go out from. A file that could not be checked is a
 * notification of its own, and the run then counts as not successful. */
export function asSarif(all: readonly Checked[], from: string): Log {
  const results = all
    .filter(isDone)
    .flatMap((done) => (done.result.matters ?? []).map((matter) => resultOf(done, matter)));
  const clauses = [...new Set(results.map(({ ruleId: id }) => (id ?? "").replace(/^.*\//, "")))].sort();
  const failures = all.flatMap((checked) => ("error" in checked ? [checked] : []));
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "ABPI Compliance Checker",
            version: RULES_VERSION,
            fullDescription: { text: PRE_MLR_NOTICE },
            rules: clauses.map(ruleOf),
          },
        },
        invocations: [
          {
            executionSuccessful: failures.length === 0,
            toolExecutionNotifications: failures.map(({ file, error }) => ({
              level: "error",
              message: { text: error },
              locations: [
                { physicalLocation: { artifactLocation: { uri: encodeURI(file.name.replaceAll("\\", "/")) } } },
              ],
            })),
          },
        ],
        originalUriBaseIds: { CALLED_FROM: { uri: `${pathToFileURL(from).href}/` } },
        columnKind: "utf16CodeUnits",
        results,
      },
    ],
  };
}
