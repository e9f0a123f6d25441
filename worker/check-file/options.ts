import { parseArgs } from "node:util";
import { type FurtherRole, MAX_REFERENCES } from "#schema/comparison.ts";
import { AUDIENCES, CHANNELS, MATERIAL_TYPES, type SubmissionFields, submissionFields } from "#schema/submission.ts";

export const OUTPUTS = ["text", "json", "sarif"] as const;
export type Output = (typeof OUTPUTS)[number];

export interface Options {
  paths: string[];
  fields: SubmissionFields;
  output: Output;
  /** Paths of what the files are to be compared with. */
  further: { role: FurtherRole; path: string }[];
}

const namesOf = (labels: object) => Object.keys(labels).join(", ");

export const HELP = `Checks files against the ABPI Code of Practice 2024, in this process: no server, no account.

  npm run check-file -- FILE_OR_FOLDER... --audience NAME --channel NAME

  --audience   ${namesOf(AUDIENCES)}
  --channel    ${namesOf(CHANNELS)}
  --type       ${namesOf(MATERIAL_TYPES)};
               told from the text where it is left out
  --context    anything the reviewer should know that the file does not say
  --smpc       an SmPC to compare the files with; --reference, up to ten times, a reference that they cite
  --json       the whole results as one JSON array
  --sarif      SARIF 2.1.0, for editors and CI
  --help       this

Ends with 0 where nothing worse than LOW was found, 1 where the gravest is MEDIUM, 2 where it is HIGH, 3 where a file could
not be checked, and 64 where the call is wrong.`;

/** Why a call is wrong. */
export class UsageError extends Error {
  override name = "UsageError";
}

function parsed(args: string[]) {
  try {
    const text = { type: "string" } as const;
    const flag = { type: "boolean" } as const;
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        ...{ audience: text, channel: text, type: text, context: text, json: flag, sarif: flag, help: flag },
        ...{ smpc: text, reference: { type: "string", multiple: true } as const },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

const OPTION_OF: Record<string, string> = { materialType: "type" };

/** Reads the words of a call; null where help is asked for. Throws `UsageError`. */
export function optionsOf(args: string[]): Options | null {
  const { values, positionals } = parsed(args);
  if (values.help) return null;
  if (values.json && values.sarif) throw new UsageError("Please choose either --json or --sarif.");
  const asked = {
    audience: values.audience,
    channel: values.channel,
    context: values.context,
    materialType: values.type,
  };
  const fields = submissionFields.safeParse(asked);
  if (!fields.success) {
    const { path, message } = fields.error.issues[0] ?? { path: [], message: "" };
    const name = String(path[0]);
    throw new UsageError(`--${OPTION_OF[name] ?? name}: ${message}`);
  }
  if (positionals.length === 0) throw new UsageError("Please name at least one file or folder.");
  const references = values.reference ?? [];
  if (references.length > MAX_REFERENCES) throw new UsageError(`Please name at most ${MAX_REFERENCES} references.`);
  const further = [
    ...(values.smpc ? [{ role: "smpc" as const, path: values.smpc }] : []),
    ...references.map((path) => ({ role: "reference" as const, path })),
  ];
  return {
    paths: positionals,
    further,
    fields: fields.data,
    output: values.sarif ? "sarif" : values.json ? "json" : "text",
  };
}
