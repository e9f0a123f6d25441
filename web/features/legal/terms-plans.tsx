import { formatPrice, PLANS, TIERS, TRIAL_DAYS } from "#schema/plan.ts";
import { AccountLink, ContactLink } from "#web/features/legal/common.tsx";
import type { LegalSection } from "#web/features/legal/components/legal-document.tsx";
import { LegalTable } from "#web/features/legal/components/legal-table.tsx";
import { LEGAL } from "#web/features/legal/terms.ts";

const PLAN_ROWS = TIERS.map((tier) => {
  const { name, pricePence, analysesPerMonth } = PLANS[tier];
  return [name, `${formatPrice(pricePence)} per month`, `${analysesPerMonth} analyses per month`] as const;
});

/** Plans, trial, payment, cancelling, refunds and other prices. */
export const TERMS_PLANS: readonly LegalSection[] = [
  {
    id: "plans",
    title: "Plans and limits",
    body: (
      <>
        <LegalTable caption="Plans" head={["Plan", "Price", "Limit"]} rows={PLAN_ROWS} />
        <p>
          A month for the limit is a calendar month in Coordinated Universal Time (UTC). An analysis counts when it is
          submitted; one that fails or is cancelled is given back. Unused analyses are not carried over. At the limit
          you can change the plan or wait for the next month.
        </p>
      </>
    ),
  },
  {
    id: "trial",
    title: `The ${TRIAL_DAYS}-day free trial`,
    body: (
      <p>
        Your first subscription begins with a free trial of {TRIAL_DAYS} days. No card is needed for it. If no card has
        been added when it ends, the account goes on as a free one and nothing is charged. If one has been added, the
        first month is charged when the trial ends, unless you cancel before.
      </p>
    ),
  },
  {
    id: "payment",
    title: "Payment, renewal and cancelling",
    body: (
      <>
        <p>
          A subscription is paid monthly in advance, through our payment provider Stripe, and renews every month until
          it is cancelled. If a payment fails, we may limit the account to the free plan until it is made.
        </p>
        <p>
          You can cancel at any time in <AccountLink />. What you have paid for stays open to you until the end of the
          billing period; then the account goes on as a free one. Until then the cancellation can be taken back.
        </p>
      </>
    ),
  },
  {
    id: "refunds",
    title: "Refunds",
    body: (
      <p>
        Ask for a refund within {LEGAL.refundDays} days of a payment, using our <ContactLink>contact page</ContactLink>,
        saying what was wrong. Rights that consumers have by law, such as the right to cancel within 14 days of
        subscribing, are not touched by this.
      </p>
    ),
  },
  {
    id: "price-changes",
    title: "Price changes",
    body: (
      <p>
        We give {LEGAL.priceNoticeDays} days’ notice of another price, by e-mail to subscribers. It takes effect at the
        first renewal after that. If you do not agree, cancel before then.
      </p>
    ),
  },
];
