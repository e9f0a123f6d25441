import { clsx } from "clsx";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { formatCostPerAnalysis, formatPrice, PLANS, savingsPercent, type Tier } from "#schema/plan.ts";
import { Badge } from "#web/ui/badge.tsx";

/** What a card says under its price. */
function worth(tier: Tier): string {
  if (tier === "free") return "No card needed";
  const cost = `${formatCostPerAnalysis(tier)} per analysis`;
  const savings = savingsPercent(tier);
  return savings > 0 ? `${cost}: ${savings}% less than ${PLANS.standard.name}` : cost;
}

type PlanCardProps = { tier: Tier; mark?: string; isCurrent: boolean; children: ReactNode };

/** One plan with its price, what it includes, and its button. */
export function PlanCard({ tier, mark, isCurrent, children }: PlanCardProps) {
  const { name, pricePence, analysesPerMonth, features } = PLANS[tier];
  const titleId = `plan-${tier}`;
  return (
    <section
      aria-labelledby={titleId}
      className={clsx(
        "flex flex-col rounded-md border bg-raised p-6",
        mark === "Most Popular" ? "border-accent" : "border-rule",
      )}
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <h2 id={titleId} className="text-lg font-semibold">
          {name}
        </h2>
        <span className="flex gap-1.5">
          {isCurrent && <Badge>Your plan</Badge>}
          {mark && <Badge tone="accent">{mark}</Badge>}
        </span>
      </div>
      <p className="mt-3 flex items-baseline gap-1.5">
        <span className="text-[2rem] leading-10 font-semibold tracking-tight">{formatPrice(pricePence)}</span>
        <span className="text-ink-muted">per month</span>
      </p>
      <p className="mt-1 text-sm text-ink-muted">{worth(tier)}</p>
      <ul className="mt-5 mb-6 space-y-2 border-t border-rule pt-5">
        {[`${analysesPerMonth} analyses per month`, ...features].map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check aria-hidden className="mt-[3px] size-4 shrink-0 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto">{children}</div>
    </section>
  );
}
