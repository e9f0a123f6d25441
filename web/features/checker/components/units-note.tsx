import { CircleAlert } from "lucide-react";
import { Link } from "react-router";
import type { UsageLimits } from "#schema/usage.ts";
import { count } from "#web/lib/format.ts";
import { paths } from "#web/lib/paths.ts";
import { Notice } from "#web/ui/notice.tsx";

const analyses = (n: number) => count(n, "analysis", "analyses");

type UnitsNoteProps = { needed: number; usage: UsageLimits | undefined };

/** How many of the month's analyses a submission takes and how many are left, said before it begins. */
export function UnitsNote({ needed, usage }: UnitsNoteProps) {
  if (needed === 0) return null;
  const takes = needed === 1 ? "Takes 1 analysis." : `${needed} files take ${analyses(needed)}, one each.`;
  if (!usage) return <p className="text-sm text-ink-muted">{takes}</p>;
  const { remaining, limit } = usage;
  const left = `${remaining} of ${limit} ${remaining === 1 ? "is" : "are"} left this month.`;
  if (needed <= remaining)
    return (
      <p className="text-sm text-ink-muted">
        {takes} {left}
      </p>
    );
  return (
    <Notice tone="medium" icon={<CircleAlert aria-hidden className="text-medium" />}>
      {takes} {left}{" "}
      {remaining > 0 && `The last ${needed - remaining} will be refused, not counted, and kept in the list. `}
      <Link to={paths.pricing} className="link">
        Compare plans
      </Link>
    </Notice>
  );
}
