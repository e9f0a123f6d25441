import { clsx } from "clsx";
import type { ReactNode } from "react";

export type Column<T> = { title: string; cell: (row: T) => ReactNode; isNumber?: boolean; className?: string };

type DataTableProps<T> = {
  /** What the table holds, for those who cannot see it. */
  caption: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  keyOf: (row: T) => string | number;
  /** Of short figures: it stays a table on a narrow screen too; where there is room its columns are equally wide. */
  isCompact?: boolean;
};

function CompactTable<T>({ caption, columns, rows, keyOf }: Omit<DataTableProps<T>, "isCompact">) {
  const align = (isNumber?: boolean) => (isNumber ? "text-right tabular-nums" : "text-left whitespace-nowrap");
  return (
    <table className="w-full text-sm sm:table-fixed">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="align-bottom">
          {columns.map(({ title, isNumber }) => (
            <th
              key={title}
              scope="col"
              className={clsx("pb-2 pl-2 font-medium text-ink-muted first:pl-0", align(isNumber))}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className="border-t border-rule">
            {columns.map(({ title, cell, isNumber }) => (
              <td key={title} className={clsx("py-2 pl-2 first:pl-0", align(isNumber))}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Rows of facts. On a narrow screen each row is a block of its own with the titles beside the facts. */
export function DataTable<T>({ caption, columns, rows, keyOf, isCompact = false }: DataTableProps<T>) {
  if (isCompact) return <CompactTable caption={caption} columns={columns} rows={rows} keyOf={keyOf} />;
  return (
    <table className="w-full text-sm max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr>
          {columns.map(({ title, isNumber }) => (
            <th
              key={title}
              scope="col"
              className={clsx(
                "pr-4 pb-2 font-medium whitespace-nowrap text-ink-muted last:pr-0",
                isNumber ? "text-right" : "text-left",
              )}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className="border-t border-rule max-md:block max-md:py-3 max-md:first:border-t-0 max-md:first:pt-0"
          >
            {columns.map(({ title, cell, isNumber, className }) => (
              <td
                key={title}
                className={clsx(
                  "max-md:flex max-md:gap-3 max-md:py-0.5 md:py-2.5 md:pr-4 md:align-top md:last:pr-0",
                  isNumber && "tabular-nums md:text-right",
                  className,
                )}
              >
                <span aria-hidden className="w-24 shrink-0 text-ink-muted md:hidden">
                  {title}
                </span>
                <div className="min-w-0 break-words max-md:flex-1">{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
