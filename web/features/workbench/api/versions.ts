import { queryOptions } from "@tanstack/react-query";
import type { ProgressRecord } from "#schema/result.ts";
import type { SubmitResponse } from "#schema/submission.ts";
import type { AssessmentChanges, AssessmentVersion } from "#schema/workbench.ts";
import { read } from "#web/lib/api.ts";
import { rememberFile } from "#web/lib/files.ts";
import { addFurther, type Further } from "#web/lib/further.ts";

const path = (id: string, part: string) => `/api/assessment/${encodeURIComponent(id)}/${part}`;

/** All versions of the material of an assessment, the first version first. */
export const versionsQuery = (id: string) =>
  queryOptions({ queryKey: ["versions", id], queryFn: () => read<AssessmentVersion[]>(path(id, "versions")) });

/** What became of the matters of the version before. */
export const changesQuery = (id: string) =>
  queryOptions({ queryKey: ["changes", id], queryFn: () => read<AssessmentChanges>(path(id, "changes")) });

/** A revised file with what it is for. */
export type Revision = {
  file: File;
  audience: string;
  channel: string;
  materialType: string;
  context: string;
  further: Further;
};

/** Sends a later version. Answers with the id of its analysis, which is that of its assessment; the id of the version before where
 * the file is the same. */
export async function sendRevision(
  revises: string,
  { file, context, materialType, further, ...rest }: Revision,
): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...rest, revises })) form.set(name, value);
  if (context.trim()) form.set("context", context.trim());
  if (materialType) form.set("materialType", materialType);
  form.set("file", file);
  addFurther(form, further);
  rememberFile(file);
  return (await read<SubmitResponse>("/api/analyze", { method: "POST", body: form })).progressId;
}

const POLL_MS = 2000;

/** How far the analysis of a later version is. */
export const revisionProgressQuery = (progressId: string) =>
  queryOptions({
    queryKey: ["revision", progressId],
    queryFn: () => read<ProgressRecord>(`/api/analyze-progress/${encodeURIComponent(progressId)}?wait=${POLL_MS}`),
    refetchInterval: ({ state }) => (state.data?.progress === 100 ? false : POLL_MS),
  });
