import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { type PaidTier, PLANS, TRIAL_DAYS } from "#schema/plan.ts";
import { showSignUp } from "#web/features/session/auth-state.ts";
import { useStoredUser } from "#web/features/session/stored-user.ts";
import { subscriptionQuery } from "#web/features/subscription/api/subscription.ts";
import { PlanCard } from "#web/features/subscription/components/plan-card.tsx";
import { PlanTable } from "#web/features/subscription/components/plan-table.tsx";
import { AllPlansInclude, PricingQuestions } from "#web/features/subscription/components/pricing-answers.tsx";
import { choosePlan } from "#web/features/subscription/plan-choice.ts";
import { track } from "#web/lib/events.ts";
import { paths } from "#web/lib/paths.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";

const MARKS: Record<PaidTier, string> = { standard: "Most Popular", premium: "Best Value" };

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-12">
      <h2 className="mb-4 text-xl font-semibold tracking-tight">{title}</h2>
      {children}
    </section>
  );
}

function ChooseButton({ plan, isCurrent }: { plan: PaidTier; isCurrent: boolean }) {
  const navigate = useNavigate();
  const choose = () => {
    choosePlan(plan);
    track({ name: "plan_chosen", plan });
    navigate(paths.subscribe);
  };
  if (isCurrent)
    return (
      <Link to={paths.account} className={buttonClass({}, "w-full")}>
        Manage {PLANS[plan].name}
      </Link>
    );
  return (
    <Button variant={plan === "standard" ? "primary" : "secondary"} className="w-full" onClick={choose}>
      Choose {PLANS[plan].name}
    </Button>
  );
}

/** The plans, what they cost, and what people ask of them. */
export function PricingPage() {
  const user = useStoredUser();
  const isMember = user !== undefined && !user.isDemo;
  const { data } = useQuery({ ...subscriptionQuery(user?.id ?? 0), enabled: isMember });
  const current = data && data.subscriptionStatus !== "canceled" ? data.plan : null;
  return (
    <div className="mx-auto max-w-[68rem] text-lg leading-[1.6875rem]">
      <PageTitle documentTitle="Pricing" className="text-[1.75rem] leading-9 font-semibold tracking-tight">
        Plans and prices
      </PageTitle>
      <p className="mt-2 max-w-[60ch] text-ink-muted">
        Try any plan free for {TRIAL_DAYS} days, without a card. Cancel whenever you like.
      </p>
      <div className="mt-8 grid gap-5 lg:grid-cols-3">
        <PlanCard tier="free" isCurrent={false}>
          <Link
            to={isMember ? paths.dashboard : paths.auth}
            state={showSignUp}
            onClick={() => track({ name: "plan_chosen", plan: "free" })}
            className={buttonClass({}, "w-full")}
          >
            {isMember ? "Go to the Checker" : "Start Free"}
          </Link>
        </PlanCard>
        {(["standard", "premium"] as const).map((plan) => (
          <PlanCard key={plan} tier={plan} mark={MARKS[plan]} isCurrent={current === plan}>
            <ChooseButton plan={plan} isCurrent={current === plan} />
          </PlanCard>
        ))}
      </div>
      <Part title="Compare the plans">
        <PlanTable />
      </Part>
      <Part title="All Plans Include">
        <AllPlansInclude />
      </Part>
      <Part title="Questions">
        <PricingQuestions />
      </Part>
    </div>
  );
}
