import { useQuery, useQueryClient } from "@tanstack/react-query";
import { MonitorSmartphone } from "lucide-react";
import type { AccountSession } from "#schema/account.ts";
import { endOtherSessions, endSession, sessionsQuery } from "#web/features/account/api/account.ts";
import { count, formatDateTime } from "#web/lib/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmAction } from "#web/ui/confirm-action.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { Skeleton } from "#web/ui/waiting.tsx";

function EndOne({ id, device }: { id: string; device: string }) {
  const client = useQueryClient();
  return (
    <ConfirmAction
      trigger={(open) => (
        <Button size="sm" onClick={open} aria-label={`End the session on ${device}`}>
          End
        </Button>
      )}
      title={`End the session on ${device}?`}
      description="It will be logged out at once. This device stays logged in."
      confirm="End Session"
      keep="Keep It"
      act={() => endSession(id)}
      onDone={() => {
        client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
        toast({ title: "Session ended", description: `${device} has been logged out.` });
      }}
      failure="Session Not Ended"
    />
  );
}

function Session({ session }: { session: AccountSession }) {
  const { id, device, createdAt, lastSeenAt, isCurrent } = session;
  return (
    <li className="flex items-start gap-3 border-t border-rule py-3 first:border-t-0 first:pt-0">
      <MonitorSmartphone aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device ?? "Unknown device"}
          {isCurrent && <Badge tone="accent">This device</Badge>}
        </p>
        <p className="text-sm text-ink-muted">
          {isCurrent ? "In use now" : <>Last used about {formatDateTime(lastSeenAt)}</>}, logged in{" "}
          {formatDateTime(createdAt)}
        </p>
      </div>
      {!isCurrent && <EndOne id={id} device={device ?? "an unknown device"} />}
    </li>
  );
}

function EndOthers({ others }: { others: number }) {
  const client = useQueryClient();
  return (
    <ConfirmAction
      trigger={(open) => <Button onClick={open}>End All Other Sessions</Button>}
      title="End all other sessions?"
      description={`${count(others, "other session")} will be logged out at once. This device stays logged in.`}
      confirm="End Sessions"
      keep="Keep Them"
      act={endOtherSessions}
      onDone={({ ended }) => {
        client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
        toast({ title: "Other sessions ended", description: `${count(ended, "session")} logged out.` });
      }}
      failure="Sessions Not Ended"
    />
  );
}

/** Where the account is signed in, and ways to end any other session, or all of them. */
export function SessionList() {
  const { data, isError, refetch } = useQuery(sessionsQuery);
  if (isError && !data) return <Failed message="Failed to fetch sessions" onRetry={refetch} />;
  if (!data) {
    return (
      <div className="space-y-3">
        <p className="sr-only">Loading sessions</p>
        <Skeleton className="h-10 w-full" />
      </div>
    );
  }
  const others = data.filter(({ isCurrent }) => !isCurrent).length;
  return (
    <>
      <ul>
        {data.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
      <div className="mt-2 border-t border-rule pt-4">
        {others > 0 ? <EndOthers others={others} /> : <p className="text-sm text-ink-muted">No other sessions.</p>}
      </div>
    </>
  );
}
