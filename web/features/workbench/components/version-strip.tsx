import { clsx } from "clsx";
import { Link } from "react-router";
import type { AssessmentVersion } from "#schema/workbench.ts";
import { formatMoment } from "#web/features/workbench/words.ts";
import { paths } from "#web/lib/paths.ts";
import { RiskBadge } from "#web/ui/risk-badge.tsx";

/** All versions of the material with their verdicts; the one on the page is marked. */
export function VersionStrip({ versions, id }: { versions: readonly AssessmentVersion[]; id: string }) {
  if (versions.length < 2) return null;
  return (
    <nav aria-label="Versions of this material" data-print="hide">
      <ol className="flex flex-wrap gap-2">
        {versions.map(({ id: other, version, riskLevel, createdAt }) => {
          const isHere = other === id;
          return (
            <li key={other}>
              <Link
                to={paths.assessment(other)}
                aria-current={isHere ? "page" : undefined}
                title={formatMoment(createdAt)}
                className={clsx(
                  "flex min-h-8 items-center gap-2 rounded-md border px-2.5 text-sm hover:bg-sunken",
                  isHere ? "border-ink font-semibold" : "border-rule",
                )}
              >
                v{version} <RiskBadge level={riskLevel} />
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
