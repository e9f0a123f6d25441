import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { decisionOn } from "#schema/decided.ts";
import { AUDIENCES, CHANNELS } from "#schema/submission-options.ts";
import type { SharedResult } from "#schema/workbench.ts";
import { ResultSkeleton } from "#web/features/result/components/result-skeleton.tsx";
import { ResultView } from "#web/features/result/components/result-view.tsx";
import type { ResultTools } from "#web/features/result/tools.ts";
import { sharedQuery } from "#web/features/workbench/api/decisions-and-shares.ts";
import { AfterDecisions } from "#web/features/workbench/components/after-decisions.tsx";
import { decisionWords } from "#web/features/workbench/words.ts";
import { words } from "#web/lib/api.ts";
import { formatDateTime, formatDay } from "#web/lib/format.ts";
import { ErrorBoundary } from "#web/ui/error-boundary.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";
import { Panel } from "#web/ui/panel.tsx";

const nothing = () => undefined;

/** Decisions to be read, and nothing to be done. */
const readOnly = ({ decisions, result }: SharedResult): ResultTools => ({
  decisions,
  underVerdict: () => <AfterDecisions found={result.riskLevel} matters={result.matters ?? []} decisions={decisions} />,
  cardFoot: (matter) => {
    const decision = decisionOn(matter, decisions);
    return decision && <p className="mt-3 border-t border-rule pt-2.5 text-sm">{decisionWords(decision)}.</p>;
  },
  onKey: () => false,
  dismissLooks: nothing,
});

function Shared({ shared }: { shared: SharedResult }) {
  const { filename, createdAt, expiresAt, audience, channel, result } = shared;
  return (
    <>
      <PageTitle documentTitle="Shared result">{filename ?? "Shared result"}</PageTitle>
      <p className="mt-1 mb-5 text-sm text-ink-muted">
        Checked {formatDateTime(createdAt)} · {AUDIENCES[audience]} · {CHANNELS[channel]} · this link works until{" "}
        {formatDay(expiresAt)}. A pre-MLR check, not an approval.
      </p>
      <Panel title="Results">
        <ErrorBoundary part="The result">
          <ResultView result={result} textPath={undefined} tools={readOnly(shared)} />
        </ErrorBoundary>
      </Panel>
    </>
  );
}

/** A result by a link, for somebody without an account. */
export function SharedPage() {
  const { token = "" } = useParams();
  const { data, error } = useQuery(sharedQuery(token));
  if (error)
    return (
      <div className="max-w-xl py-16">
        <PageTitle documentTitle="Link not found">This link does not work</PageTitle>
        <p className="mt-3">{words(error, "The result could not be loaded. Please try again.")}</p>
        <p className="mt-3">Ask whoever sent it for a new one.</p>
      </div>
    );
  if (data) return <Shared shared={data} />;
  return (
    <>
      <PageTitle documentTitle="Shared result">
        <span role="status">Loading the shared result...</span>
      </PageTitle>
      <div className="mt-6">
        <ResultSkeleton />
      </div>
    </>
  );
}
