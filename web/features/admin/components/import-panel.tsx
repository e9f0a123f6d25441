import { useMutation } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { useId, useState } from "react";
import { CASE_COLUMNS, type CaseColumn, MAX_IMPORT_BYTES } from "#schema/admin-options.ts";
import type { ImportReport } from "#schema/case-import.ts";
import { checkFile } from "#web/features/admin/api/library.ts";
import { type Column, DataTable } from "#web/features/admin/components/data-table.tsx";
import { ImportReportView } from "#web/features/admin/components/import-report.tsx";
import { words } from "#web/lib/api.ts";
import { saveFile } from "#web/lib/files.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Panel } from "#web/ui/panel.tsx";

/** One row that would be taken, but for its number, which is nobody's. */
const EXAMPLE: Record<CaseColumn, string> = {
  caseNumber: "AUTH/0000/1/24",
  title: "Complainant v Company",
  matter: "Claim of superiority on a website",
  summary: "A web page claimed superiority over another medicine on the strength of a single small study.",
  codeYear: "2021",
  received: "2024-01-31",
  completed: "2024-05-31",
  breachClauses: "6.1; 14.1",
  noBreachClauses: "2",
  appeal: "No appeal",
  additionalSanctions: "Advertisement",
  respondent: "Company",
  complainant: "complainant",
  url: "https://www.pmcpa.org.uk/cases/completed-cases/",
  seenAt: "https://www.pmcpa.org.uk/cases/completed-cases/",
  note: "",
  materialType: "website",
  channel: "website",
  audience: "hcp",
  themes: "misleading-claim; comparison",
  issuePhrases: "superior to",
  alsoCaseNumbers: "",
};

const NAMES = Object.keys(CASE_COLUMNS) as CaseColumn[];

/** A file to start from: the names of the columns and one row. */
const EXAMPLE_CSV = `${NAMES.join(",")}\r\n${NAMES.map((name) => `"${EXAMPLE[name]}"`).join(",")}\r\n`;

type ColumnRow = { name: string; isRequired: boolean; holds: string };

const ROWS: ColumnRow[] = Object.entries(CASE_COLUMNS).map(([name, column]) => ({ name, ...column }));

const COLUMNS: Column<ColumnRow>[] = [
  { title: "Column", cell: ({ name }) => <code className="text-sm font-medium">{name}</code> },
  { title: "Needed", cell: ({ isRequired }) => (isRequired ? "Yes" : "No") },
  { title: "Holds", cell: ({ holds }) => holds },
];

function FormatHelp() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      summary="What the file has to hold"
      open={isOpen}
      onOpenChange={setOpen}
      className="mt-4 border-t border-rule pt-3"
      summaryClass="py-1.5 text-sm font-medium"
    >
      <div className="mt-2 space-y-4">
        <p className="max-w-[75ch] text-sm text-ink-muted">
          A CSV file whose first line names its columns, or a JSON list of objects with these fields. In a cell that
          holds several entries they stand between semicolons. Other columns are left aside.
        </p>
        <DataTable caption="Columns of a file of cases" columns={COLUMNS} rows={ROWS} keyOf={({ name }) => name} />
        <Button size="sm" onClick={() => saveFile("cases-example.csv", EXAMPLE_CSV, "text/csv")}>
          Download an example
        </Button>
      </div>
    </Disclosure>
  );
}

type ChooseFileProps = { isChecking: boolean; onChoose: (file: File) => void };

function ChooseFile({ isChecking, onChoose }: ChooseFileProps) {
  const id = useId();
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <input
        id={id}
        type="file"
        accept=".csv,.json,text/csv,application/json"
        disabled={isChecking}
        className="peer sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onChoose(file);
          // The same file can be chosen again once it is corrected.
          event.target.value = "";
        }}
      />
      <label
        htmlFor={id}
        className={buttonClass(
          {},
          "cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-disabled:opacity-60",
        )}
      >
        <Upload aria-hidden className="size-4" />
        {isChecking ? "Checking…" : "Choose a file of cases"}
      </label>
      <span className="text-sm text-ink-muted">CSV or JSON, up to {MAX_IMPORT_BYTES / 1024 / 1024} MB</span>
    </p>
  );
}

/** Import of further cases: a file is checked row by row and reported on, then imported as a whole or not at all. */
export function ImportPanel() {
  const [report, setReport] = useState<ImportReport>();
  const check = useMutation({ mutationFn: checkFile, onSuccess: setReport });
  return (
    <Panel title="Import cases">
      {report ? (
        <ImportReportView report={report} onEnd={() => setReport(undefined)} />
      ) : (
        <>
          <p className="mb-4 max-w-[75ch]">
            Every row is checked first, and you see what is refused and why. Nothing is imported before you confirm.
          </p>
          <ChooseFile isChecking={check.isPending} onChoose={(file) => check.mutate(file)} />
          {check.isError && (
            <Notice tone="high" className="mt-4">
              <p role="alert">{words(check.error, "The file could not be checked. Please try again.")}</p>
            </Notice>
          )}
          <FormatHelp />
        </>
      )}
    </Panel>
  );
}
