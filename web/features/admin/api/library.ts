import { queryOptions } from "@tanstack/react-query";
import type { ImportedCase, ImportReport, LibrarySummary } from "#schema/case-import.ts";
import type { MessageResponse } from "#schema/message.ts";
import { pagesQuery } from "#web/features/admin/api/admin.ts";
import { post, read, send } from "#web/lib/api.ts";

const IMPORTS = "/api/admin/library/imports";

export const libraryQuery = queryOptions({
  queryKey: ["admin", "library"],
  queryFn: () => read<LibrarySummary>("/api/admin/library"),
});

export const importedCasesQuery = pagesQuery<ImportedCase>("library/cases");

/** Has a file checked; nothing is imported before `confirmImport`. */
export const checkFile = (file: File) =>
  read<ImportReport>(`${IMPORTS}?fileName=${encodeURIComponent(file.name)}`, { method: "POST", body: file });

export const confirmImport = (id: string) => post<MessageResponse>(`${IMPORTS}/${encodeURIComponent(id)}/confirm`);

/** Drops a report, or takes an import back. */
export const removeImport = (id: string) => send<unknown>("DELETE", `${IMPORTS}/${encodeURIComponent(id)}`);
