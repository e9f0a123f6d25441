import { Check } from "lucide-react";
import { formatCostPerAnalysis, formatPrice, PLANS, TIERS, type Tier } from "#schema/plan.ts";

/** Every analysis is whole, whoever pays for it: the plans differ in how many there are. */
const FEATURES = [...PLANS.free.features, ...PLANS.standard.features];

function Included() {
  return (
    <>
      <Check aria-hidden className="mx-auto size-4 text-accent" />
      <span className="sr-only">Included</span>
    </>
  );
}

const FIGURES: [label: string, value: (tier: Tier) => string][] = [
  ["Price per month", (tier) => formatPrice(PLANS[tier].pricePence)],
  ["Analyses per month", (tier) => String(PLANS[tier].analysesPerMonth)],
  ["Cost per analysis", (tier) => (tier === "free" ? "£0" : formatCostPerAnalysis(tier))],
];

const CELL = "border-t border-rule px-1 py-2.5 text-center sm:px-3";
const HEAD = "border-t border-rule py-2.5 pr-3 text-left font-normal";

/** The plans side by side. */
export function PlanTable() {
  return (
    <table className="w-full text-sm tabular-nums sm:text-lg">
      <caption className="sr-only">What each plan includes</caption>
      <thead>
        <tr>
          <th scope="col" className="py-2.5 text-left">
            <span className="sr-only">Feature</span>
          </th>
          {TIERS.map((tier) => (
            <th key={tier} scope="col" className="w-[20%] px-1 py-2.5 text-center align-bottom font-semibold sm:px-3">
              {PLANS[tier].name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {FIGURES.map(([label, value]) => (
          <tr key={label}>
            <th scope="row" className={HEAD}>
              {label}
            </th>
            {TIERS.map((tier) => (
              <td key={tier} className={CELL}>
                {value(tier)}
              </td>
            ))}
          </tr>
        ))}
        {FEATURES.map((feature) => (
          <tr key={feature}>
            <th scope="row" className={HEAD}>
              {feature}
            </th>
            {TIERS.map((tier) => (
              <td key={tier} className={CELL}>
                <Included />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
