import type { Matter } from "#schema/result.ts";
import { MatterNumber } from "#web/features/result/components/matter-parts.tsx";
import { useMatterLinks } from "#web/features/result/matter-links.ts";
import {
  clauseWords,
  fixFirst,
  matterKey,
  type Tally,
  tellingPlace,
  whereWords,
} from "#web/features/result/matters.ts";
import { bare } from "#web/features/result/wording.ts";
import { RiskBadge } from "#web/ui/risk-badge.tsx";

function Line({ matter }: { matter: Matter }) {
  const { show } = useMatterLinks();
  const place = tellingPlace(matter);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 border-t border-rule py-2.5 first:border-t-0 sm:grid-cols-[auto_5.5rem_minmax(0,1fr)_auto]">
      <MatterNumber number={matter.number} />
      <span className="max-sm:row-start-1 max-sm:col-start-2">
        <RiskBadge level={matter.severity} />
        <span className="ml-2 text-sm text-ink-muted sm:hidden">Clause {clauseWords(matter)}</span>
      </span>
      <div className="min-w-0 max-sm:col-start-2">
        <p className="font-medium">
          {show ? (
            <button type="button" className="link text-left" onClick={() => show(matterKey(matter))}>
              {matter.headline}
            </button>
          ) : (
            matter.headline
          )}
        </p>
        {place && <p className="line-clamp-2 font-serif leading-6 text-ink-muted">“{bare(place.quote)}”</p>}
        <p className="text-sm">{matter.action.text}</p>
      </div>
      <p className="text-right text-sm text-ink-muted max-sm:hidden">
        Clause {clauseWords(matter)}
        <span className="block">{whereWords(matter)}</span>
      </p>
    </li>
  );
}

/** The matters to begin with. */
export function FixFirst({ counts }: { counts: Tally }) {
  const matters = fixFirst(counts);
  if (matters.length === 0) return null;
  const rest = counts.fix.filter((item) => item.kind === "matter" && !matters.includes(item.matter)).length;
  return (
    <section aria-labelledby="fix-first">
      <h3 id="fix-first" className="font-semibold">
        Fix first
      </h3>
      <ol className="mt-1">
        {matters.map((matter) => (
          <Line key={matter.id} matter={matter} />
        ))}
      </ol>
      {rest > 0 && <p className="text-sm text-ink-muted">and {rest} more to fix below</p>}
    </section>
  );
}
