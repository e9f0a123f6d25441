import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatPrice, PLANS } from "#schema/plan.ts";
import type { SubscriptionInfo } from "#schema/subscription.ts";
import {
  cancelSubscription,
  reactivateSubscription,
  refreshPlan,
  subscriptionQuery,
} from "#web/features/subscription/api/subscription.ts";
import { choosePlan } from "#web/features/subscription/plan-choice.ts";
import { formatFullDay } from "#web/lib/format.ts";
import { paths } from "#web/lib/paths.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { ConfirmAction } from "#web/ui/confirm-action.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { SubscriptionBadge } from "#web/ui/subscription-badge.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { Skeleton } from "#web/ui/waiting.tsx";

type OwnerProps = { userId: number; info: SubscriptionInfo };

const dayOf = (seconds: number | null) => (seconds === null ? "–" : formatFullDay(seconds));

function useReloaded() {
  const client = useQueryClient();
  return (title: string) =>
    ({ message }: { message: string }) => {
      refreshPlan(client);
      toast({ title, description: message });
    };
}

function CancelButton({ userId, info }: OwnerProps) {
  const reloaded = useReloaded();
  return (
    <ConfirmAction
      trigger={(open) => (
        <Button variant="danger" onClick={open}>
          Cancel Subscription
        </Button>
      )}
      title="Cancel your subscription?"
      description={`You keep your plan until ${dayOf(info.currentPeriodEnd)}. Then the account moves to the free plan.`}
      confirm="Cancel Subscription"
      keep="Keep Subscription"
      act={() => cancelSubscription(userId)}
      onDone={reloaded("Subscription cancelled")}
      failure="Cancellation Failed"
      failureText="Unable to cancel subscription. Please try again or contact support."
    />
  );
}

function ReactivateButton({ userId, info }: OwnerProps) {
  const reloaded = useReloaded();
  return (
    <ConfirmAction
      trigger={(open) => (
        <Button variant="primary" onClick={open}>
          Reactivate Subscription
        </Button>
      )}
      title="Reactivate your subscription?"
      description={
        info.subscriptionStatus === "trialing" && !info.hasCard
          ? `Your trial runs until ${dayOf(info.currentPeriodEnd)} either way. Without a card nothing is charged.`
          : `It renews on ${dayOf(info.currentPeriodEnd)} as if it had not been cancelled.`
      }
      confirm="Reactivate Subscription"
      keep="Keep Cancelled"
      act={() => reactivateSubscription(userId)}
      onDone={reloaded("Subscription reactivated")}
      tone="primary"
      failure="Reactivation Failed"
      failureText="Unable to reactivate subscription. Please try again or contact support."
    />
  );
}

/** Leads on with the plan that there is, whatever was looked at before. */
function GoOn({ children }: { children: ReactNode }) {
  return (
    <Link to={paths.subscribe} onClick={() => choosePlan(undefined)} className="link">
      {children}
    </Link>
  );
}

/** What the reader should know or do now. */
function Situation({ info }: { info: SubscriptionInfo }) {
  const warning = <CircleAlert aria-hidden className="text-medium" />;
  const end = dayOf(info.currentPeriodEnd);
  if (info.subscriptionStatus === "past_due")
    return (
      <Notice tone="medium" icon={warning}>
        Your last payment failed. You keep your plan until {dayOf(info.graceEnd)}. <GoOn>Pay now</GoOn>
      </Notice>
    );
  if (info.cancelAtPeriodEnd)
    return (
      <Notice tone="medium" icon={warning}>
        Your subscription has been cancelled. You keep access until {end}, then the account moves to the free plan.
      </Notice>
    );
  if (info.subscriptionStatus === "trialing" && !info.hasCard)
    return (
      <Notice>
        The trial simply ends, and nothing is charged.{" "}
        {info.canAddCard && (
          <GoOn>
            Add a card to go on after it
            {info.plan && info.plan !== info.tier && ` with ${PLANS[info.plan].name}`}
          </GoOn>
        )}
      </Notice>
    );
  if (info.plan && info.tier !== info.plan && ["active", "trialing"].includes(info.subscriptionStatus))
    return (
      <Notice>
        Your plan changes to {PLANS[info.plan].name} on {end}.
      </Notice>
    );
  return null;
}

function dateLabel({ subscriptionStatus, cancelAtPeriodEnd, hasCard }: SubscriptionInfo): string {
  if (subscriptionStatus === "canceled") return "Ended on";
  if (cancelAtPeriodEnd) return "Cancels on";
  return subscriptionStatus === "trialing" && !hasCard ? "Trial ends on" : "Next billing date";
}

/** What is charged, and how often. */
function billing({ subscriptionStatus, cancelAtPeriodEnd, plan, hasCard, canAddCard }: SubscriptionInfo): string {
  if (cancelAtPeriodEnd || subscriptionStatus === "canceled") return "No further charge";
  const price = `Monthly, ${formatPrice(PLANS[plan ?? "free"].pricePence)}`;
  if (subscriptionStatus === "trialing" && !hasCard) return canAddCard ? `${price} if you add a card` : "No charge";
  return subscriptionStatus === "trialing" ? `${price} after the trial` : price;
}

function Facts({ info }: { info: SubscriptionInfo }) {
  const plan = info.tier === "free" ? info.plan : info.tier;
  const facts: [name: string, value: string][] = [
    ["Plan", plan ? PLANS[plan].name : "–"],
    ["Billing", billing(info)],
    [dateLabel(info), dayOf(info.currentPeriodEnd)],
  ];
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-3">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-ink-muted">{name}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Actions(props: OwnerProps) {
  const { subscriptionStatus, cancelAtPeriodEnd } = props.info;
  const hasEnded = subscriptionStatus === "canceled";
  return (
    <div className="flex flex-wrap gap-3">
      {!hasEnded && (cancelAtPeriodEnd ? <ReactivateButton {...props} /> : <CancelButton {...props} />)}
      <Link to={paths.pricing} className={buttonClass()}>
        {hasEnded ? "View Subscription Plans" : "Change Plan"}
      </Link>
    </div>
  );
}

/** The user's subscription, and what can be done about it. */
export function SubscriptionPanel({ userId }: { userId: number }) {
  const { data: info, isError } = useQuery({ ...subscriptionQuery(userId), staleTime: 0 });
  if (!info && !isError)
    return (
      <Panel title="Subscription">
        <p className="sr-only">Loading subscription</p>
        <Skeleton className="h-32 w-full" />
      </Panel>
    );
  if (!info || info.subscriptionStatus === "none")
    return (
      <Panel title="Subscription">
        <p>No subscription found</p>
        <p className="mt-3">
          <Link to={paths.pricing} className={buttonClass()}>
            View Subscription Plans
          </Link>
        </p>
      </Panel>
    );
  const status = info.subscriptionStatus;
  return (
    <Panel title="Subscription" aside={<SubscriptionBadge status={status} />}>
      <div className="space-y-4">
        <Situation info={info} />
        <Facts info={info} />
        <Actions userId={userId} info={info} />
      </div>
    </Panel>
  );
}
