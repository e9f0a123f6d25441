import { useInfiniteQuery } from "@tanstack/react-query";
import type { AuditEntry } from "#schema/admin.ts";
import { auditQuery } from "#web/features/admin/api/admin.ts";
import type { Column } from "#web/features/admin/components/data-table.tsx";
import { PagedTable } from "#web/features/admin/components/paged-table.tsx";
import { Person } from "#web/features/admin/components/person.tsx";
import { actionWords, formatMoment } from "#web/features/admin/words.ts";
import { Panel } from "#web/ui/panel.tsx";

function Who({ person }: { person: AuditEntry["subject"] }) {
  if (!person) return "–";
  if (person.username === null || person.email === null) return `Deleted account, id ${person.id}`;
  return <Person name={person.username} email={person.email} />;
}

const COLUMNS: Column<AuditEntry>[] = [
  { title: "When", cell: ({ createdAt }) => formatMoment(createdAt), className: "whitespace-nowrap tabular-nums" },
  { title: "Who", cell: ({ actor }) => <Who person={actor} /> },
  { title: "What", cell: actionWords },
  { title: "Whom", cell: ({ subject }) => <Who person={subject} /> },
];

/** What administrators did, the latest first. */
export function AuditPanel() {
  const list = useInfiniteQuery(auditQuery);
  return (
    <Panel title="Audit log">
      <PagedTable
        list={list}
        caption="Audit log"
        columns={COLUMNS}
        loading="Loading the audit log..."
        failed="Failed to fetch the audit log"
        empty="Nothing yet. What administrators change is written down here."
      />
    </Panel>
  );
}
