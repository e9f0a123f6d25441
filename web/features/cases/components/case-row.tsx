import { Link } from "react-router";
import type { CasePreview } from "#schema/precedent.ts";
import { clauseWords, dayWords, valueWords } from "#web/features/cases/words.ts";
import { paths } from "#web/lib/paths.ts";
import { Badge } from "#web/ui/badge.tsx";

function Clauses({ item: { ruled, in2024, codeYear, outcome } }: { item: CasePreview }) {
  if (outcome === "not seen") return null;
  const isOlder = codeYear !== null && codeYear < 2024;
  const lines = (["breach", "noBreach"] as const).filter((ruling) => (ruled[ruling] ?? []).length > 0);
  return (
    <dl className="mt-1 text-sm text-ink-muted">
      {lines.map((ruling) => (
        <div key={ruling} className="flex flex-wrap gap-x-1.5">
          <dt>{ruling === "breach" ? "Breach of" : "No breach of"}</dt>
          <dd>
            <span className="text-ink tabular-nums">{clauseWords(ruled[ruling])}</span>
            {isOlder && (in2024[ruling] ?? []).length > 0 && <> (2024: {clauseWords(in2024[ruling])})</>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A case in a list: number, parties, outcome, what it was about, clauses. */
export function CaseRow({ item, why }: { item: CasePreview; why?: string }) {
  const { caseNumber, title, matter, outcome, completed, codeYear } = item;
  return (
    <li className="grid gap-x-6 gap-y-1 border-t border-rule py-3 first:border-t-0 md:grid-cols-[11rem_minmax(0,1fr)_11rem]">
      <p>
        <Link to={paths.case(caseNumber)} className="link font-semibold tabular-nums">
          {caseNumber}
        </Link>
        {item.alsoCaseNumbers.length > 0 && (
          <span className="block text-xs text-ink-muted">and {item.alsoCaseNumbers.join(", ")}</span>
        )}
      </p>
      <div className="min-w-0">
        <p className="font-medium">{title ?? "Title not seen"}</p>
        {matter && <p className="text-sm">{matter}</p>}
        <Clauses item={item} />
        {why && <p className="mt-1 text-sm text-ink-muted">{why}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 md:flex-col md:items-end">
        <Badge>{outcome === "not seen" ? "Outcome not seen" : valueWords(outcome)}</Badge>
        <span className="text-xs text-ink-muted md:text-right md:whitespace-nowrap">
          {completed === null ? "Completion not seen" : dayWords(completed)}
          {codeYear !== null && ` · ${codeYear} Code`}
        </span>
      </div>
    </li>
  );
}
