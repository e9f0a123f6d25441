import { queryOptions } from "@tanstack/react-query";
import type { MarkedText } from "#schema/result.ts";
import { RETENTION } from "#schema/retention.ts";
import { ApiError, read } from "#web/lib/api.ts";

/** Where the extracted text of an analysis under way is read. */
export const progressTextPath = (progressId: string) => `/api/analyze-progress/${encodeURIComponent(progressId)}/text`;

/** Where the extracted text of a saved assessment is read, while it exists. */
export const assessmentTextPath = (id: string) => `/api/assessment/${encodeURIComponent(id)}/text`;

/** The extracted text, or null once it has been wiped. */
export const markedTextQuery = (path: string) =>
  queryOptions({
    queryKey: ["marked-text", path],
    queryFn: async (): Promise<MarkedText | null> => {
      try {
        return await read<MarkedText>(path);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });

const MINUTE_MS = 60_000;

/** When the text of an analysis that ended then (ISO 8601, or ms) is deleted from the server, in ms. */
export const textUntil = (ended: string | number): number =>
  new Date(ended).getTime() + RETENTION.extractedTextMinutes * MINUTE_MS;
