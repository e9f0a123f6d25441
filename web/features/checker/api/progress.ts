import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { ProgressRecord } from "#schema/result.ts";
import { FIRST_STAGE, type FollowedRecord, progressState } from "#web/features/checker/progress-state.ts";
import { post } from "#web/lib/api.ts";
import { readPersistently } from "#web/lib/persistent-read.ts";

export const POLL_MS = 2000;
/** How long the server may hold the first poll, so that a quick analysis answers at once. */
const FIRST_WAIT_MS = 1500;

const NOTHING_YET: ProgressRecord = { progress: 0, stage: FIRST_STAGE };

const progressKey = (progressId: string) => ["progress", progressId] as const;

/** How far an analysis is, once; `onCutOff` is told of every try that got no answer. Throws what `readPersistently` throws. */
export function readProgress(progressId: string, isFirst: boolean, signal: AbortSignal, onCutOff: () => void) {
  const wait = isFirst ? `?wait=${FIRST_WAIT_MS}` : "";
  const path = `/api/analyze-progress/${encodeURIComponent(progressId)}${wait}`;
  return readPersistently<ProgressRecord>(path, signal, onCutOff);
}

/** How far an analysis is; asked again every 2 seconds until it has ended or a poll fails for good. */
export const progressQuery = (progressId: string) =>
  queryOptions({
    queryKey: progressKey(progressId),
    queryFn: ({ client, signal }): Promise<FollowedRecord> => {
      const known = client.getQueryData<FollowedRecord>(progressKey(progressId));
      return readProgress(progressId, !known, signal, () =>
        client.setQueryData(progressKey(progressId), { ...NOTHING_YET, ...known, isCutOff: true }),
      );
    },
    refetchInterval: ({ state }) =>
      state.status === "error" || progressState(state.data).phase !== "running" ? false : POLL_MS,
    refetchIntervalInBackground: true,
    // A record can hold a whole result: forget it once nobody looks at it.
    gcTime: 0,
  });

/** Stops an analysis; harmless when it has just ended. */
export const cancelAnalysis = (progressId: string) =>
  post<unknown>(`/api/analyze-progress/${encodeURIComponent(progressId)}/cancel`);

/** What an ended analysis changes elsewhere on the page. */
export const refreshAfterAnalysis = (client: QueryClient) =>
  Promise.all(["usage", "stats", "assessments"].map((family) => client.invalidateQueries({ queryKey: [family] })));
