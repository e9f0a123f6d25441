import { ExternalLink } from "lucide-react";
import type { CaseResult } from "#schema/result.ts";
import { caseBands, citationOfCase } from "#web/features/result/cases.ts";
import { listWords } from "#web/lib/format.ts";
import { paths } from "#web/lib/paths.ts";
import { Badge, type Tone } from "#web/ui/badge.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";

const OUTCOME_TONE: Record<CaseResult["outcome"], Tone> = {
  breach: "high",
  "no breach": "good",
  "breach and no breach": "medium",
  "not seen": "plain",
};

/** Where a case stands in the page, for links from findings. */
export const caseItemId = (caseNumber: string) => `case-${caseNumber.replace(/\W+/g, "-")}`;

/** Breach and no breach apart, where they were told apart. */
function ruledWords({ breach, noBreach, asRuled }: CaseResult["clauses"]): string {
  const lists = [
    ...(breach?.length ? [`breach of ${listWords(breach)}`] : []),
    ...(noBreach?.length ? [`no breach of ${listWords(noBreach)}`] : []),
  ];
  return lists.length > 0 ? lists.join("; ") : listWords(asRuled);
}

function CaseItem({ item, canCopy }: { item: CaseResult; canCopy: boolean }) {
  return (
    <li
      id={caseItemId(item.caseNumber)}
      tabIndex={-1}
      data-print="whole"
      className="scroll-mt-4 border-t border-rule py-3.5 first:border-t-0"
    >
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <a href={paths.case(item.caseNumber)} target="_blank" rel="noreferrer" className="link font-semibold">
          {item.caseNumber}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
        <Badge tone={OUTCOME_TONE[item.outcome]}>
          {item.outcome === "not seen" ? "outcome not seen" : item.outcome}
        </Badge>
        <span className="text-sm text-ink-muted">
          {item.completed && `${item.completed.slice(0, 4)} · `}
          {item.codeYear} Code
        </span>
        {canCopy && (
          <CopyButton text={citationOfCase(item)} label={`Copy citation of ${item.caseNumber}`}>
            Copy citation
          </CopyButton>
        )}
      </div>
      <h5 className="mt-1 font-medium">{item.title}</h5>
      <p className="mt-1 max-w-[70ch] text-sm">{item.description}</p>
      <dl className="mt-2 grid gap-x-6 text-sm max-sm:[&_dt]:mt-1.5 sm:grid-cols-[12.5rem_minmax(0,1fr)] sm:gap-y-1 [&_dt]:text-ink-muted">
        <dt>Why it matches</dt>
        <dd>{item.why}</dd>
        <dt>Clauses as ruled ({item.codeYear} Code)</dt>
        <dd>{ruledWords(item.clauses)}</dd>
        <dt>In the 2024 Code</dt>
        <dd>{item.clauses.in2024.length ? listWords(item.clauses.in2024) : "no counterpart"}</dd>
      </dl>
      {item.url && (
        <a
          href={item.url}
          target="_blank"
          rel="noreferrer"
          className="link mt-2 inline-flex items-center gap-1 text-sm"
        >
          Read the case at the PMCPA
          <ExternalLink aria-hidden className="size-3.5" />
          <span className="sr-only">(case {item.caseNumber}, opens in a new tab)</span>
        </a>
      )}
    </li>
  );
}

/** The regulator's cases nearest to this material, in bands, counter-examples among them. `canCopy` is for pages with scripts. */
export function CaseList({ cases, canCopy = true }: { cases: readonly CaseResult[]; canCopy?: boolean }) {
  const bands = caseBands(cases);
  if (bands.length === 0) return <p>No case in the library is close enough to this material to be worth citing.</p>;
  return (
    <div className="space-y-4">
      <p data-print="hide">
        <a href={paths.cases} target="_blank" rel="noreferrer" className="link text-sm">
          Search all cases of the PMCPA’s register<span className="sr-only"> (opens in a new tab)</span>
        </a>
      </p>
      {bands.map(({ title, cases: found }) => (
        <div key={title}>
          <h4 className="text-sm font-semibold text-ink-muted">
            {title} ({found.length})
          </h4>
          <ul>
            {found.map((item) => (
              <CaseItem key={item.id} item={item} canCopy={canCopy} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
