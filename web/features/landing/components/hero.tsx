import { Link } from "react-router";
import { PLANS, TRIAL_DAYS } from "#schema/plan.ts";
import { RETENTION } from "#schema/retention.ts";
import type { SiteFacts } from "#schema/site-facts.ts";
import { Doors } from "#web/features/landing/components/doors.tsx";
import { paths } from "#web/lib/paths.ts";
import { Badge } from "#web/ui/badge.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";

/** Headline, what the product does, the two ways in, and what it rests on. */
export function Hero({ facts }: { facts: SiteFacts }) {
  const figures = {
    "clauses answered one by one": facts.clauses,
    [`cases of the PMCPA’s register, ${facts.library.cases} with a summary`]:
      facts.library.register.toLocaleString("en-GB"),
    "analyses a month on the free plan": PLANS.free.analysesPerMonth,
    "months of your assessments kept": RETENTION.assessmentMonths,
  };
  return (
    <section aria-label="What it is" className="pt-6 sm:pt-12">
      <PageTitle
        documentTitle="ABPI Compliance Made Simple"
        className="max-w-3xl text-4xl font-semibold tracking-tight text-balance sm:text-5xl"
      >
        ABPI Compliance Made Simple
      </PageTitle>
      <p className="mt-4 max-w-[60ch] text-xl text-pretty text-ink-muted">
        Upload UK promotional material and see what the {facts.codeEdition} would find wrong with it: the words, the
        sub-clause, similar PMCPA cases, and what to do about it. Before formal MLR review, not instead of it.
      </p>
      <Doors className="mt-7" />
      <p className="mt-4">
        <Badge tone="accent">{TRIAL_DAYS}-Day Free Trial • No Credit Card Required</Badge>
      </p>
      <p className="mt-4 text-ink-muted">
        Looking for a precedent?{" "}
        <Link to={paths.cases} className="link">
          Search every case of the PMCPA’s register
        </Link>
        , free and without an account.
      </p>
      <dl className="mt-10 grid border-y border-rule sm:grid-cols-2 lg:grid-cols-4">
        {Object.entries(figures).map(([label, figure]) => (
          <div
            key={label}
            className="flex items-baseline gap-3 border-rule py-3.5 max-lg:border-t max-lg:first:border-t-0 sm:max-lg:[&:nth-child(2)]:border-t-0 lg:border-l lg:pl-5 lg:first:border-l-0 lg:first:pl-0"
          >
            <dt className="order-2 text-sm text-ink-muted">{label}</dt>
            <dd className="text-xl font-semibold tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
