import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { refreshAfterAnalysis } from "#web/features/checker/api/progress.ts";
import { count } from "#web/lib/format.ts";
import { toast } from "#web/ui/toast-store.ts";
import { fileQueue } from "./file-queue.ts";
import { hasEnded, isUnsent, type QueueRow } from "./queue-row.ts";

const NONE: readonly QueueRow[] = [];

/** The rows of this tab's queue. What its analyses change elsewhere on the page is fetched anew, and its end is said once. */
export function useFileQueue(): readonly QueueRow[] {
  const client = useQueryClient();
  const rows = useSyncExternalStore(fileQueue.subscribe, fileQueue.snapshot, () => NONE);
  useEffect(() => fileQueue.restore(), []);
  const ended = rows.filter(hasEnded).length;
  const sent = rows.filter((row) => !isUnsent(row)).length;
  useEffect(() => {
    if (sent + ended > 0) void refreshAfterAnalysis(client);
  }, [client, sent, ended]);

  const isBusy = ended < rows.length;
  const wasBusy = useRef(isBusy);
  const failed = rows.filter(({ phase }) => phase === "failed").length;
  useEffect(() => {
    if (wasBusy.current && !isBusy && ended > 0) {
      const done = `${count(ended - failed, "file")} checked`;
      toast({
        title: "All files have ended",
        description: failed > 0 ? `${done}, ${failed} failed. The list says what to do.` : `${done}.`,
        ...(failed > 0 && { variant: "destructive" }),
      });
    }
    wasBusy.current = isBusy;
  }, [isBusy, ended, failed]);
  return rows;
}
