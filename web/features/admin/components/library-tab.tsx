import { useQuery } from "@tanstack/react-query";
import type { LibrarySummary } from "#schema/case-import.ts";
import { libraryQuery } from "#web/features/admin/api/library.ts";
import { ImportPanel } from "#web/features/admin/components/import-panel.tsx";
import { ImportedPanel } from "#web/features/admin/components/imported-panel.tsx";
import { MessagesPanel } from "#web/features/admin/components/messages-panel.tsx";
import { formatDate, formatNumber } from "#web/features/admin/words.ts";
import { count } from "#web/lib/format.ts";
import { Failed } from "#web/ui/failed.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Skeleton } from "#web/ui/waiting.tsx";

const cases = (n: number) => `${formatNumber(n)} ${n === 1 ? "case" : "cases"}`;

function factsOf({ codeEdition, rulesVersion, builtIn, imported }: LibrarySummary) {
  const newest = builtIn.newest ? `, completed to ${formatDate(builtIn.newest)}` : "";
  const files = imported.imports.length > 0 ? `, from ${count(imported.imports.length, "file")}` : "";
  return {
    "Code edition": codeEdition,
    "Rules version": rulesVersion,
    "Built-in cases": `${cases(builtIn.cases)}${newest}`,
    "Imported cases": `${cases(imported.cases)}${files}`,
  };
}

function Facts() {
  const { data, isError, refetch } = useQuery(libraryQuery);
  if (isError && !data) return <Failed message="Failed to fetch the library" onRetry={refetch} />;
  if (!data) return <Skeleton className="h-24 w-full" />;
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
      {Object.entries(factsOf(data)).map(([title, value]) => (
        <div key={title}>
          <dt className="text-sm text-ink-muted">{title}</dt>
          <dd className="mt-0.5 font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What analyses go by, further cases, and the messages of visitors; the longest list stands last. */
export function LibraryTab() {
  return (
    <div className="space-y-5">
      <Panel title="Library">
        <Facts />
      </Panel>
      <ImportPanel />
      <MessagesPanel />
      <ImportedPanel />
    </div>
  );
}
