import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SubmissionFields } from "#schema/submission.ts";
import type { Labelled } from "./metrics.ts";

const here = import.meta.dirname;

/** The labels of the development set. */
export function loadLabels(): Labelled[] {
  return JSON.parse(readFileSync(join(here, "expect.json"), "utf8"));
}

/** The text of a labelled material. */
export function loadText(label: Labelled): string {
  return readFileSync(join(here, label.file), "utf8");
}

/** What a user would have submitted with it. */
export function fieldsOf({ audience, channel, context }: Labelled): SubmissionFields {
  return { audience, channel, context: context ?? undefined, materialType: undefined };
}
