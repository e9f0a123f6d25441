import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ReceivedMessage } from "#schema/admin.ts";
import { markMessage, messagesQuery, refreshAdmin } from "#web/features/admin/api/admin.ts";
import { Paged } from "#web/features/admin/components/paged-table.tsx";
import { formatMoment } from "#web/features/admin/words.ts";
import { words } from "#web/lib/api.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { toast } from "#web/ui/toast-store.ts";

function MarkButton({ message: { id, name, doneAt } }: { message: ReceivedMessage }) {
  const client = useQueryClient();
  const mark = useMutation({
    mutationFn: () => markMessage(id, doneAt === null),
    onSuccess: () => {
      toast({ title: "Success", description: doneAt === null ? "Message marked as done" : "Message reopened" });
      refreshAdmin(client);
      // The button may be gone with its message.
      document.getElementById("main")?.focus({ preventScroll: true });
    },
    onError: (error) =>
      toast({ title: "Error", description: words(error, "Please try again."), variant: "destructive" }),
  });
  const label = doneAt === null ? "Mark as done" : "Reopen";
  return (
    <Button
      size="sm"
      aria-label={`${label}: message from ${name}`}
      aria-disabled={mark.isPending || undefined}
      onClick={() => !mark.isPending && mark.mutate()}
    >
      {label}
    </Button>
  );
}

function Message({ message }: { message: ReceivedMessage }) {
  const { name, email, company, message: text, createdAt, doneAt } = message;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-t border-rule py-4 first:border-t-0 first:pt-0">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          {name}
          {company && <span className="font-normal text-ink-muted">{company}</span>}
          {doneAt && <Badge tone="accent">Done</Badge>}
        </p>
        <p className="text-sm text-ink-muted">
          <a href={`mailto:${email}`} className="link [overflow-wrap:anywhere]">
            {email}
          </a>
          , {formatMoment(createdAt)}
        </p>
        <p className="mt-2 max-w-[75ch] whitespace-pre-wrap">{text}</p>
      </div>
      <MarkButton message={message} />
    </li>
  );
}

/** What visitors wrote on the contact page. */
export function MessagesPanel() {
  const [showsAll, setShowsAll] = useState(false);
  const list = useInfiniteQuery(messagesQuery(showsAll ? "all" : "open"));
  return (
    <Panel
      title="Contact messages"
      aside={
        <label className="flex items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={showsAll}
            onChange={(event) => setShowsAll(event.target.checked)}
            className="size-4 accent-accent"
          />
          Show those that are done
        </label>
      }
    >
      <Paged
        list={list}
        loading="Loading messages..."
        failed="Failed to fetch messages"
        empty={showsAll ? "No messages yet." : "No open messages."}
      >
        {(messages) => (
          <ul>
            {messages.map((message) => (
              <Message key={message.id} message={message} />
            ))}
          </ul>
        )}
      </Paged>
    </Panel>
  );
}
