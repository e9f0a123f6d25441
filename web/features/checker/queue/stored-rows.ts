import { local, readStored, STORAGE_KEYS, session, watchStored, writeStored } from "#web/lib/storage.ts";
import type { QueueRow } from "./queue-row.ts";

type Kept = { owner?: number; rows: readonly QueueRow[] };

/** Number of the user of this browser; undefined where none is known. */
export const currentOwner = () => (readStored(local, STORAGE_KEYS.user) as { id?: number } | undefined)?.id;

/** Calls back whenever another person may have taken over in this browser. */
export const onOwnerChange = watchStored;

/** Keeps the rows for a page that is loaded anew: names and states, no content. */
export function keepRows(owner: number | undefined, rows: readonly QueueRow[]) {
  const kept: Kept = { ...(owner !== undefined && { owner }), rows };
  writeStored(session, STORAGE_KEYS.queue, rows.length > 0 ? kept : undefined);
}

/** What was kept, where it is the same person's. */
export function readRows(): readonly QueueRow[] {
  const kept = readStored(session, STORAGE_KEYS.queue) as Kept | undefined;
  return Array.isArray(kept?.rows) && kept.owner === currentOwner() ? kept.rows : [];
}
