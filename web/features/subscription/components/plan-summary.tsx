import { Check } from "lucide-react";
import { formatPrice, type PaidTier, PLANS, TRIAL_DAYS } from "#schema/plan.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Panel } from "#web/ui/panel.tsx";

/** What each plan offers, the cheaper ones' features included. */
const featuresOf = (plan: PaidTier) => [
  `${PLANS[plan].analysesPerMonth} analyses per month`,
  ...PLANS.standard.features,
  ...PLANS.free.features,
];

/** What is being subscribed to, and what it costs. */
export function PlanSummary({ plan, isTrial }: { plan: PaidTier; isTrial: boolean }) {
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
