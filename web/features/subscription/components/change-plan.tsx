import { Link } from "react-router";
import { formatPrice, type PaidTier, PLANS } from "#schema/plan.ts";
import type { SubscriptionInfo } from "#schema/subscription.ts";
import { choosePlan } from "#web/features/subscription/plan-choice.ts";
import { isUpgrade } from "#web/features/subscription/wording.ts";
import { formatFullDay } from "#web/lib/format.ts";
import { paths } from "#web/lib/paths.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";

/** The same for a trial, after which nothing is charged without a card. */
function inTrial({ currentPeriodEnd, plan: from, tier, hasCard, canAddCard }: SubscriptionInfo, to: PaidTier) {
  const day = formatFullDay(currentPeriodEnd ?? 0);
  const isLater = tier === to || (from && !isUpgrade(from, to));
  const now = isLater
    ? `You keep ${PLANS[tier].name} until the trial ends on ${day}.`
    : `${PLANS[to].name} starts now. Your trial still ends on ${day}.`;
  const next = `${PLANS[to].name}, for ${formatPrice(PLANS[to].pricePence)} per month`;
  if (hasCard) return `${now} From then on it is ${next}.`;
  return canAddCard
    ? `${now} With a card it continues as ${next}; without one nothing is charged.`
    : `${now} Nothing is charged.`;
}

/** What changing to the plan will do, in money and days. */
function consequence(info: SubscriptionInfo, to: PaidTier) {
  const { subscriptionStatus, currentPeriodEnd, tier, plan: from } = info;
  if (subscriptionStatus === "trialing") return inTrial(info, to);
  const day = formatFullDay(currentPeriodEnd ?? 0);
  const price = `${formatPrice(PLANS[to].pricePence)} per month`;
  if (tier === to) return `You keep ${PLANS[to].name}, which is paid until ${day}. The planned change is taken back.`;
  if (from && !isUpgrade(from, to))
    return `You keep ${PLANS[from].name} until ${day}. From then on it is ${PLANS[to].name}, for ${price}.`;
  return `${PLANS[to].name} starts now. The difference for the days left until ${day} is charged to your card now; from then on it is ${price}.`;
}

type ChangePlanProps = { info: SubscriptionInfo; to: PaidTier; onConfirm: () => void };

/** Asks before an open subscription is changed: that may cost money at once. */
export function ChangePlan({ info, to, onConfirm }: ChangePlanProps) {
  return (
    <Panel title={`Change to ${PLANS[to].name}?`}>
      <p className="max-w-[60ch]">{consequence(info, to)}</p>
      <p className="mt-5 flex flex-wrap gap-3">
        <Button variant="primary" onClick={onConfirm}>
          Change to {PLANS[to].name}
        </Button>
        <Link to={paths.account} onClick={() => choosePlan(undefined)} className={buttonClass()}>
          Keep {PLANS[info.plan ?? to].name}
        </Link>
      </p>
    </Panel>
  );
}
