// What was typed on a page outlives a reload that a missing part of the code makes necessary, and the way back from a
// page that could not be shown. Passwords and files are never kept.
import { readStored, STORAGE_KEYS, session, writeStored } from "#web/lib/storage.ts";

type KeptText = { page: string; values: Record<string, string> };

const FIELDS =
  "main :is(input:not([type=password], [type=file], [type=checkbox], [type=radio], [type=hidden]), select, textarea):not([data-kept=never])[id]";

/** Keeps what the fields of this page hold, by their ids, in place of what was kept before; a page without any
 * replaces nothing. */
export function keepText() {
  const fields = [...document.querySelectorAll<HTMLInputElement>(FIELDS)].filter(({ value }) => value !== "");
  const values = Object.fromEntries(fields.map(({ id, value }) => [id, value]));
  const kept: KeptText = { page: window.location.pathname, values };
  const isFirst = readStored(session, STORAGE_KEYS.typed) === undefined;
  if (fields.length > 0 || isFirst) writeStored(session, STORAGE_KEYS.typed, kept);
}

/** What was kept of this page, by id of the field; undefined where nothing was. */
export function keptText(): Record<string, string> | undefined {
  const kept = readStored(session, STORAGE_KEYS.typed) as KeptText | undefined;
  // Nothing is kept while a page is written to HTML, where there is no address either.
  return kept && kept.page === window.location.pathname ? kept.values : undefined;
}

/** Forgets what was kept, once it has been sent. */
export const forgetText = () => writeStored(session, STORAGE_KEYS.typed, undefined);
