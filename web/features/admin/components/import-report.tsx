import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { ImportReport, RefusedRow } from "#schema/case-import.ts";
import { confirmImport, removeImport } from "#web/features/admin/api/library.ts";
import { type Column, DataTable } from "#web/features/admin/components/data-table.tsx";
import { useActionDone } from "#web/features/admin/use-action-done.ts";
import { formatNumber } from "#web/features/admin/words.ts";
import { words } from "#web/lib/api.ts";
import { saveFile } from "#web/lib/files.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast-store.ts";

const cases = (n: number) => `${formatNumber(n)} ${n === 1 ? "case" : "cases"}`;

const COLUMNS: Column<RefusedRow>[] = [
  { title: "Line", cell: ({ line }) => line, isNumber: true },
  { title: "Case", cell: ({ caseNumber }) => caseNumber ?? "–", className: "whitespace-nowrap" },
  { title: "Why it is refused", cell: ({ reason }) => reason, className: "md:w-full" },
];

async function saveReport({ fileName, refused }: ImportReport) {
  const papaparse = await import("papaparse").catch(() => undefined);
  if (!papaparse) {
    const description = "Please try again. If it does not help, reload the page: the file is checked as before.";
    return toast({ title: "The list could not be made", description, variant: "destructive" });
  }
  const { unparse } = papaparse.default;
  // What stands in a foreign file must not become a formula in a spreadsheet.
  saveFile(`refused-${fileName}.csv`, unparse(refused, { escapeFormulae: true }), "text/csv");
}

function Refused({ report }: { report: ImportReport }) {
  const { refused } = report;
  return (
    <div className="mt-5">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-medium">Refused rows</h3>
        <Button size="sm" onClick={() => saveReport(report)}>
          Download this list
        </Button>
      </div>
      <section
        aria-label="Refused rows"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard.
        tabIndex={0}
        className="max-h-96 overflow-y-auto rounded-md border border-rule px-4 py-3"
      >
        <DataTable caption="Refused rows" columns={COLUMNS} rows={refused} keyOf={({ line }) => line} />
      </section>
    </div>
  );
}

type ImportReportViewProps = { report: ImportReport; onEnd: () => void };

/** What a file comes to, row by row, and the choice to import what is good in it. */
export function ImportReportView({ report, onEnd }: ImportReportViewProps) {
  const { importId, fileName, good, refused } = report;
  const heading = useRef<HTMLHeadingElement>(null);
  const onDone = useActionDone();
  useEffect(() => heading.current?.focus(), []);
  const importing = useMutation({
    mutationFn: confirmImport,
    onSuccess: () => {
      onEnd();
      onDone({ message: `${cases(good)} imported. Analyses search them from now on.` });
    },
    onError: (error) =>
      toast({ title: "Error", description: words(error, "Please try again."), variant: "destructive" }),
  });
  const discard = () => {
    onEnd();
    // What is left behind by a failure is dropped by itself after an hour.
    if (importId) removeImport(importId).catch(() => undefined);
  };
  return (
    <>
      <h3 ref={heading} tabIndex={-1} data-quiet-focus className="font-semibold break-words">
        {fileName}
      </h3>
      <p className="mt-1">
        {cases(good)} can be imported, {formatNumber(refused.length)} {refused.length === 1 ? "row is" : "rows are"}{" "}
        refused. Nothing has been imported yet.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {importId && (
          <Button
            variant="primary"
            aria-disabled={importing.isPending || undefined}
            onClick={() => !importing.isPending && importing.mutate(importId)}
          >
            {importing.isPending ? "Importing…" : `Import ${cases(good)}`}
          </Button>
        )}
        <Button onClick={discard}>{importId ? "Discard" : "Choose another file"}</Button>
      </div>
      {refused.length > 0 && <Refused report={report} />}
    </>
  );
}
