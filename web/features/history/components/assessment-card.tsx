import { Fragment } from "react";
import { Link } from "react-router";
import type { AssessmentListItem } from "#schema/assessment.ts";
import { AUDIENCES, CHANNELS, MATERIAL_TYPES } from "#schema/submission-options.ts";
import { DeleteAssessment } from "#web/features/history/components/delete-assessment.tsx";
import { formatDateTime, riskWords, shorten } from "#web/lib/format.ts";
import { paths } from "#web/lib/paths.ts";
import { Badge } from "#web/ui/badge.tsx";
import { riskLook } from "#web/ui/risk-badge.tsx";

const SUMMARY_CHARS = 150;

const ICON_TONE = {
  high: "text-high",
  medium: "text-medium",
  low: "text-low",
  good: "text-good",
  plain: "text-ink-muted",
  accent: "text-accent",
} as const;

type AssessmentCardProps = { item: AssessmentListItem; onDeleted: () => void };

/** One past assessment; the whole card leads to it. */
export function AssessmentCard({ item, onDeleted }: AssessmentCardProps) {
  const look = riskLook(item.riskLevel);
  const facts = [AUDIENCES[item.audience], CHANNELS[item.channel], MATERIAL_TYPES[item.materialType]];
  return (
    <li className="relative flex gap-3.5 rounded-md border border-rule bg-raised px-5 py-4 focus-within:border-rule-strong hover:border-rule-strong">
      <span className={`mt-0.5 [&_svg]:size-5 ${ICON_TONE[look.tone]}`}>{look.icon}</span>
      <div className="flex min-w-0 flex-1 flex-col gap-x-6 gap-y-2 sm:flex-row">
        <div className="min-w-0 flex-1">
          <h2 className="font-semibold break-words">
            <Link to={paths.assessment(item.id)} className="rounded after:absolute after:inset-0 hover:underline">
              {item.name ?? item.filename}
            </Link>
          </h2>
          <p className="mt-0.5 text-sm text-ink-muted">
            <time dateTime={item.createdAt}>{formatDateTime(item.createdAt)}</time>
            {facts.map((fact) => (
              // The dot keeps to what it follows, so that no line begins with one.
              <Fragment key={fact}>&nbsp;· {fact}</Fragment>
            ))}
          </p>
          <p className="mt-2 max-w-[90ch]">{shorten(item.summary, SUMMARY_CHARS)}</p>
        </div>
        <div className="-mr-2.5 flex shrink-0 items-center justify-between sm:flex-col sm:items-end">
          <span className="sm:mr-2.5">
            <Badge tone={look.tone}>{riskWords(item.riskLevel)}</Badge>
          </span>
          <span className="relative z-10">
            <DeleteAssessment id={item.id} filename={item.filename} onDeleted={onDeleted} />
          </span>
        </div>
      </div>
    </li>
  );
}
