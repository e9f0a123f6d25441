import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { CaseImport, ImportedCase } from "#schema/case-import.ts";
import { importedCasesQuery, libraryQuery, removeImport } from "#web/features/admin/api/library.ts";
import { type Column, DataTable } from "#web/features/admin/components/data-table.tsx";
import { PagedTable } from "#web/features/admin/components/paged-table.tsx";
import { useActionDone } from "#web/features/admin/use-action-done.ts";
import { formatDate, formatMoment, formatNumber } from "#web/features/admin/words.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmAction } from "#web/ui/confirm-action.tsx";
import { Panel } from "#web/ui/panel.tsx";

function By({ isOwn, importedBy }: Pick<ImportedCase, "isOwn" | "importedBy">) {
  if (isOwn) return <Badge tone="accent">Imported by you</Badge>;
  return `Imported by ${importedBy ?? "a deleted account"}`;
}

function RemoveImport({ file: { id, fileName, cases } }: { file: CaseImport }) {
  const onDone = useActionDone();
  return (
    <ConfirmAction
      trigger={(open) => (
        <Button size="sm" onClick={open} aria-label={`Remove the import of ${fileName}`}>
          Remove
        </Button>
      )}
      title={`Remove the import of ${fileName}?`}
      description={`${formatNumber(cases)} cases leave the library. Assessments that show them stay as they are.`}
      confirm="Remove Import"
      keep="Keep Import"
      act={() => removeImport(id)}
      onDone={() => onDone({ message: "The import has been removed." })}
      failure="Error"
    />
  );
}

const FILE_COLUMNS: Column<CaseImport>[] = [
  { title: "File", cell: ({ fileName }) => <span className="font-medium">{fileName}</span> },
  { title: "Cases", cell: ({ cases }) => formatNumber(cases), isNumber: true },
  { title: "When", cell: ({ importedAt }) => formatMoment(importedAt), className: "whitespace-nowrap" },
  { title: "By", cell: (file) => <By {...file} /> },
  { title: "Actions", cell: (file) => <RemoveImport file={file} /> },
];

const CASE_COLUMNS: Column<ImportedCase>[] = [
  {
    title: "Case",
    cell: ({ caseNumber, url }) =>
      url ? (
        <a href={url} target="_blank" rel="noreferrer" className="link whitespace-nowrap">
          {caseNumber}
        </a>
      ) : (
        caseNumber
      ),
    className: "tabular-nums",
  },
  { title: "Parties", cell: ({ title }) => title },
  { title: "Matter", cell: ({ matter }) => matter },
  {
    title: "Completed",
    cell: ({ completed }) => (completed ? formatDate(completed) : "–"),
    className: "whitespace-nowrap",
  },
  { title: "By", cell: (one) => <By {...one} />, className: "whitespace-nowrap" },
];

/** Files that were imported, and their cases. */
export function ImportedPanel() {
  const files = useQuery(libraryQuery).data?.imported.imports ?? [];
  const list = useInfiniteQuery(importedCasesQuery);
  return (
    <Panel title="Imported cases">
      {files.length > 0 && (
        <div className="mb-6">
          <DataTable caption="Imported files" columns={FILE_COLUMNS} rows={files} keyOf={({ id }) => id} />
        </div>
      )}
      <PagedTable
        list={list}
        caption="Imported cases"
        columns={CASE_COLUMNS}
        loading="Loading cases..."
        failed="Failed to fetch the imported cases"
        empty="None yet. Cases that are imported take part in every analysis from then on."
      />
    </Panel>
  );
}
