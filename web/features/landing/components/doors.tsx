import { clsx } from "clsx";
import { Link } from "react-router";
import { formatPrice, PLANS, TRIAL_DAYS } from "#schema/plan.ts";
import { paths } from "#web/lib/paths.ts";
import { buttonClass } from "#web/ui/button.tsx";

/** The two ways in. */
export function Doors({ className }: { className?: string }) {
  return (
    <p className={clsx("flex flex-wrap gap-3", className)}>
      <Link to={paths.pricing} className={buttonClass({ variant: "primary" }, "min-h-11 px-5")}>
        Subscribe from {formatPrice(PLANS.standard.pricePence)}/month
      </Link>
      <Link to={paths.auth} className={buttonClass({}, "min-h-11 px-5")}>
        Try Free for {TRIAL_DAYS} Days
      </Link>
    </p>
  );
}
