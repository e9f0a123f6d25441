import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { Link, useNavigate } from "react-router";
import { formatPrice, type PaidTier, PLANS, TRIAL_DAYS } from "#schema/plan.ts";
import type { CreatedSubscription } from "#schema/subscription.ts";
import { openSubscriptionQuery, refreshPlan, subscriptionQuery } from "#web/features/subscription/api/subscription.ts";
import { choosePlan } from "#web/features/subscription/plan-choice.ts";
import { outcomeToast } from "#web/features/subscription/wording.ts";
import { words } from "#web/lib/api.ts";
import { formatFullDay } from "#web/lib/format.ts";
import { destinations, paths } from "#web/lib/paths.ts";
import { Badge } from "#web/ui/badge.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { Spinner } from "#web/ui/waiting.tsx";

/** What each plan offers, the cheaper ones' features included. */
const featuresOf = (plan: PaidTier) => [
  `${PLANS[plan].analysesPerMonth} analyses per month`,
  ...PLANS.standard.features,
  ...PLANS.free.features,
];

/** What is being subscribed to, and what it costs. */
function PlanSummary({ plan, isTrial }: { plan: PaidTier; isTrial: boolean }) {
  const { name, pricePence } = PLANS[plan];
  return (
    <Panel title={`${name} plan`} aside={isTrial && <Badge tone="accent">{TRIAL_DAYS}-Day Free Trial</Badge>}>
      <p className="flex items-baseline gap-1.5">
        <span className="text-xl font-semibold">{formatPrice(pricePence)}</span>
        <span className="text-ink-muted">per month{isTrial && " after the trial"}</span>
      </p>
      <h3 className="mt-4 border-t border-rule pt-4 font-semibold">What's Included</h3>
      <ul className="mt-2 space-y-1.5">
        {featuresOf(plan).map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check aria-hidden className="mt-[3px] size-4 shrink-0 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
      <p className="mt-4 border-t border-rule pt-4 text-sm text-ink-muted">
        Cancel at any time on your account page; access continues to the end of the period.
      </p>
    </Panel>
  );
}

const CardForm = lazyPart(async () => (await import("#web/features/subscription/components/card-form.tsx")).CardForm, {
  what: "The card form",
  waiting: <Spinner>Loading the card form…</Spinner>,
});

const SETUP_FAILED = "Unable to set up subscription. Please try again.";

/** What has been started, said before anything is asked for. */
function Situation({ created, plan }: { created: CreatedSubscription; plan: PaidTier }) {
  const { name, pricePence } = PLANS[plan];
  if (created.intent === "setup")
    return (
      <>
        <p className="font-semibold">
          Your {name} trial has started and ends on {formatFullDay(created.trialEnd ?? 0)}.
        </p>
        <p className="mt-1 text-ink-muted">
          Nothing is charged unless you add a card. With a card, {formatPrice(pricePence)} per month is charged from
          that day on; without one, the trial simply ends.
        </p>
      </>
    );
  if (created.subscriptionStatus === "past_due")
    return <p className="font-semibold">Your last payment failed. Pay it here to keep your plan.</p>;
  if (created.subscriptionStatus === "active")
    return <p className="font-semibold">Your bank asks you to confirm the payment before the plan changes.</p>;
  return (
    <p className="font-semibold">
      Your free trial has been used. {formatPrice(pricePence)} is charged today, and every month until you cancel.
    </p>
  );
}

function EnterCard({ created, plan, userId }: { created: CreatedSubscription; plan: PaidTier; userId: number }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { clientSecret, publishableKey, intent } = created;
  if (!clientSecret || !publishableKey || !intent) return null;
  const onPaid = async () => {
    choosePlan(undefined);
    // Asking has the server look at Stripe, so that the next page does not wait for the webhook.
    await client.fetchQuery({ ...subscriptionQuery(userId), staleTime: 0 }).catch(() => undefined);
    refreshPlan(client);
    const description = `Welcome to ABPI Compliance Checker ${PLANS[plan].name}.`;
    toast({ title: "Payment Successful", description });
    navigate(destinations.afterPayment);
  };
  return (
    <Panel title={intent === "setup" ? "Add a card" : "Payment"}>
      <Situation created={created} plan={plan} />
      <div className="mt-5 border-t border-rule pt-5">
        <CardForm
          clientSecret={clientSecret}
          publishableKey={publishableKey}
          intent={intent}
          plan={plan}
          onPaid={onPaid}
        />
      </div>
      {intent === "setup" && (
        <p className="mt-3">
          <Link to={paths.dashboard} onClick={() => choosePlan(undefined)} className={buttonClass({}, "w-full")}>
            Continue without a card
          </Link>
        </p>
      )}
    </Panel>
  );
}

/** Two columns: what is to be done, and what it is for. */
function Columns({ plan, isTrial, children }: { plan: PaidTier; isTrial: boolean; children: ReactNode }) {
  return (
    <div className="mt-5 grid items-start gap-5 lg:grid-cols-12">
      <div className="min-w-0 lg:col-span-7">{children}</div>
      <div className="lg:col-span-5">
        <PlanSummary plan={plan} isTrial={isTrial} />
      </div>
    </div>
  );
}

/** Starts the plan, then asks for a card where one is wanted, or leads on. */
export function OpenSubscription({ userId, plan }: { userId: number; plan: PaidTier }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: created, error, refetch } = useQuery(openSubscriptionQuery(userId, plan));
  const arrive = useEffectEvent((opened: CreatedSubscription) => {
    refreshPlan(client);
    if (opened.clientSecret) return;
    choosePlan(undefined);
    toast(outcomeToast(opened, plan));
    navigate(opened.subscriptionStatus === "trialing" ? paths.dashboard : paths.account, { replace: true });
  });
  const fail = useEffectEvent((failure: Error) =>
    toast({ title: "Subscription Error", description: words(failure, SETUP_FAILED), variant: "destructive" }),
  );
  useEffect(() => {
    if (created) arrive(created);
  }, [created]);
  useEffect(() => {
    if (error) fail(error);
  }, [error]);
  if (error)
    return (
      <Columns plan={plan} isTrial={false}>
        <Panel title="Subscription">
          <Failed message={words(error, SETUP_FAILED)} onRetry={refetch} />
        </Panel>
      </Columns>
    );
  if (!created?.clientSecret) return <Spinner>Setting up your subscription...</Spinner>;
  return (
    <Columns plan={plan} isTrial={created.intent === "setup"}>
      <EnterCard created={created} plan={plan} userId={userId} />
    </Columns>
  );
}
