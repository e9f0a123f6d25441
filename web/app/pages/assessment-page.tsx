import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link, useNavigate, useParams } from "react-router";
import type { AssessmentDetail } from "#schema/assessment.ts";
import { AUDIENCES, CHANNELS } from "#schema/submission-options.ts";
import { WorkedResult } from "#web/app/worked-result.tsx";
import { assessmentQuery } from "#web/features/history/api/history.ts";
import { DeleteAssessment } from "#web/features/history/components/delete-assessment.tsx";
import { assessmentTextPath, textUntil } from "#web/features/result/api/marked-text.ts";
import { ResultSkeleton } from "#web/features/result/components/result-skeleton.tsx";
import { useSessionGuard } from "#web/features/session/use-session-guard.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { paths } from "#web/lib/paths.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { ErrorBoundary } from "#web/ui/error-boundary.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";
import { Panel } from "#web/ui/panel.tsx";

function NotFound() {
  return (
    <div className="max-w-xl py-16">
      <PageTitle documentTitle="Assessment Not Found">Assessment Not Found</PageTitle>
      <p className="mt-3">The assessment you're looking for could not be found or may have been deleted.</p>
      <p className="mt-6">
        <Link to={paths.dashboard} className={buttonClass({ variant: "primary" })}>
          Back to Dashboard
        </Link>
      </p>
    </div>
  );
}

function Loading() {
  return (
    <>
      <PageTitle documentTitle="Assessment">
        <span role="status">Loading assessment...</span>
      </PageTitle>
      <div className="mt-6">
        <ResultSkeleton />
      </div>
    </>
  );
}

function Fact({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt className="text-xs text-ink-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Saved({ assessment }: { assessment: AssessmentDetail }) {
  const { id, filename, name, createdAt, audience, channel, context, file } = assessment;
  const navigate = useNavigate();
  return (
    <>
      <PageTitle documentTitle={name ?? filename} className="text-xl font-semibold tracking-tight break-words">
        {name ?? filename}
      </PageTitle>
      <dl className="mt-3 mb-5 flex flex-wrap gap-x-8 gap-y-2">
        {name && <Fact label="File">{filename}</Fact>}
        <Fact label="Checked">
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </Fact>
        <Fact label="Audience">{AUDIENCES[audience]}</Fact>
        <Fact label="Channel">{CHANNELS[channel]}</Fact>
        {context && (
          <Fact label="Context" className="w-full">
            <span className="block max-w-[70ch] whitespace-pre-line">{context}</span>
          </Fact>
        )}
      </dl>
      <Panel
        title="Results"
        aside={<DeleteAssessment id={id} filename={filename} onDeleted={() => navigate(paths.activity)} />}
      >
        <ErrorBoundary part="The result">
          <WorkedResult
            id={id}
            result={assessment}
            textPath={assessmentTextPath(id)}
            textUntil={textUntil(createdAt)}
            file={file && { name: filename, ...file }}
          />
        </ErrorBoundary>
      </Panel>
    </>
  );
}

/** One saved assessment. */
export function AssessmentPage() {
  const { id = "" } = useParams();
  const { data, isError, error } = useQuery(assessmentQuery(id));
  if (useSessionGuard(error)) return null;
  if (isError) return <NotFound />;
  return data ? <Saved key={id} assessment={data} /> : <Loading />;
}
