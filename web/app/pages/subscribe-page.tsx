import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { DEFAULT_PAID_TIER } from "#schema/plan.ts";
import { showSignUp } from "#web/features/session/auth-state.ts";
import { useStoredUser } from "#web/features/session/stored-user.ts";
import { useSessionGuard } from "#web/features/session/use-session-guard.ts";
import { subscriptionQuery } from "#web/features/subscription/api/subscription.ts";
import { ChangePlan } from "#web/features/subscription/components/change-plan.tsx";
import { OpenSubscription } from "#web/features/subscription/components/subscribe-steps.tsx";
import { chosenPlan } from "#web/features/subscription/plan-choice.ts";
import { paths } from "#web/lib/paths.ts";
import { PageTitle } from "#web/ui/page-title.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { Spinner } from "#web/ui/waiting.tsx";

/** Leads a visitor, or somebody in a demo, to the sign-up. */
function LogInFirst() {
  const navigate = useNavigate();
  useEffect(() => {
    const description = "You need to be logged in to subscribe.";
    toast({ title: "Please log in", description, variant: "destructive" });
    navigate(paths.auth, { replace: true, state: showSignUp });
  }, [navigate]);
  return null;
}

function Steps({ userId }: { userId: number }) {
  const { data: info, error } = useQuery({ ...subscriptionQuery(userId), staleTime: 0 });
  const [chosen] = useState(chosenPlan);
  const [isConfirmed, setConfirmed] = useState(false);
  if (useSessionGuard(error)) return null;
  if (!info && !error) return <Spinner>Setting up your subscription...</Spinner>;
  const isOpen = info !== undefined && ["active", "trialing"].includes(info.subscriptionStatus);
  // What is owed has to be paid before another plan can be chosen.
  const unpaid = info?.subscriptionStatus === "past_due" ? info.plan : null;
  const plan = unpaid ?? chosen ?? (isOpen ? info.plan : null) ?? DEFAULT_PAID_TIER;
  if (isOpen && info.plan !== plan && !isConfirmed)
    return (
      <div className="mt-5 max-w-[44rem]">
        <ChangePlan info={info} to={plan} onConfirm={() => setConfirmed(true)} />
      </div>
    );
  return <OpenSubscription userId={userId} plan={plan} />;
}

/** Starting a plan, changing to it, and adding a card. */
export function SubscribePage() {
  const user = useStoredUser();
  const isMember = user !== undefined && !user.isDemo;
  // Whoever logs out on this page is led on by that itself.
  const [isStranger] = useState(!isMember);
  if (isStranger) return <LogInFirst />;
  return (
    <>
      <PageTitle documentTitle="Subscribe">Subscribe</PageTitle>
      {isMember && <Steps userId={user.id} />}
    </>
  );
}
