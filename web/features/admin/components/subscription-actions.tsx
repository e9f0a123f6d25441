import type { Subscriber } from "#schema/admin.ts";
import type { SubscriptionAction } from "#schema/admin-options.ts";
import { updateSubscription } from "#web/features/admin/api/admin.ts";
import { useActionDone } from "#web/features/admin/use-action-done.ts";
import { formatDate } from "#web/features/admin/words.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmAction } from "#web/ui/confirm-action.tsx";

type ActionWords = { button: string; title: (name: string) => string; description: string; confirm: string };

const wordsOf = (action: SubscriptionAction, end: string): ActionWords =>
  ({
    cancel: {
      button: "Cancel",
      title: (name: string) => `Cancel the subscription of ${name}?`,
      description: `Access continues until ${end}; then the account drops to the free tier.`,
      confirm: "Cancel Subscription",
    },
    reactivate: {
      button: "Reactivate",
      title: (name: string) => `Reactivate the subscription of ${name}?`,
      description: "The cancellation is taken back.",
      confirm: "Reactivate Subscription",
    },
    sync: {
      button: "Sync",
      title: (name: string) => `Synchronise the subscription of ${name}?`,
      description: "Its state is fetched anew from whoever keeps it, and replaces what is shown here.",
      confirm: "Synchronise",
    },
  })[action];

function Action({ subscriber, action }: { subscriber: Subscriber; action: SubscriptionAction }) {
  const onDone = useActionDone();
  const { id: userId, username, currentPeriodEnd } = subscriber;
  const end = currentPeriodEnd ? formatDate(currentPeriodEnd) : "the period ends";
  const { button, title, description, confirm } = wordsOf(action, end);
  return (
    <ConfirmAction
      trigger={(open) => (
        <Button size="sm" onClick={open} aria-label={`${button} subscription of ${username}`}>
          {button}
        </Button>
      )}
      title={title(username)}
      description={description}
      confirm={confirm}
      keep="Leave As It Is"
      act={() => updateSubscription({ userId, action })}
      onDone={onDone}
      failure="Error"
      tone={action === "cancel" ? "danger" : "primary"}
    />
  );
}

/** What can be done to a subscription as it stands. */
export function SubscriptionActions({ subscriber }: { subscriber: Subscriber }) {
  const isOpen = subscriber.subscriptionStatus !== "canceled" && subscriber.subscriptionStatus !== "none";
  return (
    <div className="flex flex-wrap gap-2">
      {isOpen && <Action subscriber={subscriber} action={subscriber.cancelAtPeriodEnd ? "reactivate" : "cancel"} />}
      <Action subscriber={subscriber} action="sync" />
    </div>
  );
}
