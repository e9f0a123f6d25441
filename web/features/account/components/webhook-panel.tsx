import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { WebhookDelivery, WebhookState } from "#schema/webhook.ts";
import { OnceSecret } from "#web/features/account/components/once-secret.tsx";
import { words } from "#web/lib/api.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmAction } from "#web/ui/confirm-action.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { Form } from "#web/ui/form.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { useForm } from "#web/ui/use-form.ts";
import { Skeleton } from "#web/ui/waiting.tsx";
import { removeWebhook, setWebhook, testWebhook, webhookQuery } from "../api/programs.ts";

const EVENTS = {
  "analysis.completed": "Analysis complete",
  "analysis.failed": "Analysis failed",
  test: "Test",
} as const;

function stateOf({ deliveredAt, nextAttemptAt }: WebhookDelivery) {
  if (deliveredAt) return <Badge tone="good">arrived</Badge>;
  return nextAttemptAt ? <Badge tone="medium">tried again</Badge> : <Badge tone="high">given up</Badge>;
}

function Delivery({ delivery }: { delivery: WebhookDelivery }) {
  const { event, attempts, lastStatus, lastError, createdAt, nextAttemptAt } = delivery;
  return (
    <li className="border-t border-rule py-2 text-sm first:border-t-0">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">{EVENTS[event]}</span>
        {stateOf(delivery)}
        <span className="text-ink-muted">{formatDateTime(createdAt)}</span>
      </p>
      <p className="text-ink-muted">
        {lastStatus === null ? "No answer" : `Status ${lastStatus}`}
        {attempts > 1 && `, ${attempts} attempts`}
        {lastError && `. ${lastError}`}
        {nextAttemptAt && ` Next attempt ${formatDateTime(nextAttemptAt)}.`}
      </p>
    </li>
  );
}

function AddressForm({ state, onSet }: { state: WebhookState; onSet: (secret: string) => void }) {
  const form = useForm({
    id: "webhook",
    schema: async () => (await import("#schema/webhook.ts")).webhookRequest,
    send: setWebhook,
    onSent: ({ secret }) => onSet(secret),
    failure: { title: "Webhook Not Set", otherwise: "Please try again." },
  });
  return (
    <Form form={form} submit={state.url ? "Set Again, with a New Secret" : "Set Webhook"} sending="Saving…">
      <TextField
        field={form.field("url")}
        label="Address"
        type="url"
        inputMode="url"
        autoComplete="off"
        defaultValue={state.url ?? ""}
        hint="Begins with https:// and is on the public internet."
      />
    </Form>
  );
}

function Acts({ onState, onRemoved }: { onState: (state: WebhookState) => void; onRemoved: () => void }) {
  const test = useMutation({
    mutationFn: testWebhook,
    onSuccess: (state) => {
      onState(state);
      const [last] = state.deliveries;
      if (last?.deliveredAt) toast({ title: "Test arrived", description: `Your server answered ${last.lastStatus}.` });
      else
        toast({
          title: "Test did not arrive",
          description: last?.lastError ?? "Please try again.",
          variant: "destructive",
        });
    },
    onError: (error) =>
      toast({ title: "Test Not Sent", description: words(error, "Please try again."), variant: "destructive" }),
  });
  return (
    <div className="mt-4 flex flex-wrap gap-x-4 gap-y-3 border-t border-rule pt-4">
      <Button aria-disabled={test.isPending || undefined} onClick={() => !test.isPending && test.mutate()}>
        {test.isPending ? "Sending…" : "Send a Test"}
      </Button>
      <ConfirmAction
        trigger={(open) => (
          <Button variant="danger" onClick={open}>
            Remove Webhook
          </Button>
        )}
        title="Remove the webhook?"
        description="Nothing is sent from then on, not even what is waiting to be tried again."
        confirm="Remove"
        keep="Keep It"
        act={removeWebhook}
        onDone={onRemoved}
        failure="Webhook Not Removed"
      />
    </div>
  );
}

/** Where the account is told of ended analyses, and what became of the last messages. */
export function WebhookPanel() {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(webhookQuery);
  const [secret, setSecret] = useState<string>();
  const refresh = () => client.invalidateQueries({ queryKey: webhookQuery.queryKey });
  if (isError && !data) return <Failed message="Failed to fetch the webhook" onRetry={refetch} />;
  if (!data) return <Skeleton className="h-10 w-full" />;
  if (secret) return <OnceSecret label="Copy the signing secret" secret={secret} onDone={() => setSecret(undefined)} />;
  const onSet = (next: string) => {
    setSecret(next);
    refresh();
  };
  return (
    <>
      <p className="mb-4 max-w-[60ch] text-sm text-ink-muted">
        We post a signed message to this address when an analysis of yours ends: which, its risk level and the number of
        matters, never a word of the material.
      </p>
      <AddressForm key={data.url} state={data} onSet={onSet} />
      {data.url && (
        <Acts onState={(state) => client.setQueryData(webhookQuery.queryKey, state)} onRemoved={() => void refresh()} />
      )}
      {data.deliveries.length > 0 && (
        <>
          <h3 className="mt-5 mb-1 text-sm font-semibold">Last deliveries</h3>
          <ul>
            {data.deliveries.map((delivery) => (
              <Delivery key={delivery.id} delivery={delivery} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
