import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SubmissionFields } from "#schema/submission.ts";
import type { Labelled } from "./metrics.ts";

const here = import.meta.dirname;

/** The labelled sets, each with its folder; README.md in this folder says where they come from. */
const SETS = {
  development: here,
  second: join(here, "second"),
  third: join(here, "third"),
  fourth: join(here, "fourth"),
  fifth: join(here, "fifth"),
  sixth: join(here, "sixth"),
  seventh: join(here, "seventh"),
  eighth: join(here, "eighth"),
  ninth: join(here, "ninth"),
  tenth: join(here, "tenth"),
  eleventh: join(here, "eleventh"),
  twelfth: join(here, "twelfth"),
  thirteenth: join(here, "thirteenth"),
  fourteenth: join(here, "fourteenth"),
  fifteenth: join(here, "fifteenth"),
  sixteenth: join(here, "sixteenth"),
  seventeenth: join(here, "seventeenth"),
  eighteenth: join(here, "eighteenth"),
  nineteenth: join(here, "nineteenth"),
  twentieth: join(here, "twentieth"),
  twentyfirst: join(here, "twentyfirst"),
  twentysecond: join(here, "twentysecond"),
  twentythird: join(here, "twentythird"),
  twentyfourth: join(here, "twentyfourth"),
  twentyfifth: join(here, "twentyfifth"),
  twentysixth: join(here, "twentysixth"),
  twentyseventh: join(here, "twentyseventh"),
  twentyeighth: join(here, "twentyeighth"),
  twentyninth: join(here, "twentyninth"),
  thirtieth: join(here, "thirtieth"),
  thirtyfirst: join(here, "thirtyfirst"),
  quiet: join(here, "quiet"),
} as const;
export type SetName = keyof typeof SETS;

/** The sets that rules and case matching were fitted to, case by case. */
export const FITTED = ["development", "second", "third"] as const satisfies readonly SetName[];

/** The labels of a set. */
export function loadLabels(set: SetName = "development"): Labelled[] {
  const labels: Labelled[] = JSON.parse(readFileSync(join(SETS[set], "expect.json"), "utf8"));
  return labels.map((label) => ({ ...label, file: join(SETS[set], label.file) }));
}

/** The text of a labelled material. */
export function loadText(label: Labelled): string {
  return readFileSync(label.file, "utf8");
}

/** What a user would have submitted with it. */
export function fieldsOf({ audience, channel, context }: Labelled): SubmissionFields {
  return { audience, channel, context: context ?? undefined, materialType: undefined };
}
