import type { SubmissionFields } from "#schema/submission.ts";
import type { Material } from "#worker/reading/material.ts";
import { gatherBase } from "./base.ts";
import { type LaunchFacts, launchOf } from "./launch.ts";
import { type LicenceFacts, licenceOf } from "./licence.ts";
import type { BaseFacts } from "./types.ts";

/** All that checks read. Each part is added by the file that finds it, and later parts may read earlier ones. */
export interface Facts extends BaseFacts {
  launch: LaunchFacts;
  licence: LicenceFacts;
}

/** Computes all facts of a material once. Pure; the result is plain data. */
export function gatherFacts(material: Material, submission: SubmissionFields): Facts {
  const base = gatherBase(material, submission);
  return {
    ...base,
    launch: launchOf(base),
    licence: licenceOf(base),
  };
}
