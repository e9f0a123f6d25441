import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { CaseDetail } from "#schema/precedent.ts";
import { clauseWords, dayWords, valueWords } from "#web/features/cases/words.ts";
import { paths } from "#web/lib/paths.ts";

const KNOWN_BY: Record<CaseDetail["knownBy"], string> = {
  summary: "Read on the page named here, and told in our own words.",
  facts: "Single facts were seen; there is no summary.",
  index: "Only number, parties and dates were seen, in the register’s index. That says nothing of the outcome.",
};

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-muted">{name}</dt>
      <dd className="mb-2 sm:mb-0">{children}</dd>
    </>
  );
}

function Outside({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="link inline-flex items-center gap-1">
      {children}
      <ExternalLink aria-hidden className="size-3.5" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}

const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, "");

const listOf = (filter: string, value: string) => `${paths.cases}?${new URLSearchParams({ [filter]: value })}`;

/** What was seen of a case, and where. */
export function CaseFacts({ item }: { item: CaseDetail }) {
  const { respondent, codeYear, outcome, appeal, additionalSanctions, materialType, audience, url, seenAt } = item;
  return (
    <dl className="grid gap-x-6 text-sm sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-y-1.5">
      <Fact name="Outcome">
        {outcome === "not seen" ? "Not seen; this says nothing of the ruling" : valueWords(outcome)}
      </Fact>
      <Fact name="Respondent">
        {respondent ? (
          <Link to={`${paths.cases}?${new URLSearchParams({ q: respondent })}`} className="link">
            {respondent}
          </Link>
        ) : (
          "not seen"
        )}
      </Fact>
      <Fact name="Complainant">{item.complainant ? valueWords(item.complainant) : "not seen"}</Fact>
      <Fact name="Received">{dayWords(item.received)}</Fact>
      <Fact name="Completed">{dayWords(item.completed)}</Fact>
      <Fact name="Edition">
        {codeYear === null ? (
          "not seen"
        ) : (
          <Link to={listOf("code", String(codeYear))} className="link">
            {codeYear} Code
          </Link>
        )}
      </Fact>
      <Fact name="Appeal">{appeal ?? "not seen"}</Fact>
      <Fact name="Sanctions">
        {additionalSanctions.length > 0 ? additionalSanctions.join(", ") : "none beyond the undertaking was seen"}
      </Fact>
      {materialType && <Fact name="Material">{valueWords(materialType)}</Fact>}
      {audience && audience !== "none" && <Fact name="Audience">{valueWords(audience)}</Fact>}
      <Fact name="Where it was seen">
        {KNOWN_BY[item.knownBy]} {seenAt && <Outside href={seenAt}>{hostOf(seenAt)}</Outside>}
      </Fact>
      {item.note && <Fact name="Note">{item.note}</Fact>}
      {url && (
        <Fact name="Regulator’s page">
          <Outside href={url}>Read the case at the PMCPA</Outside>
        </Fact>
      )}
    </dl>
  );
}

/** Each clause as it was ruled under, beside its place in the 2024 Code. */
export function CaseClauses({ item: { clauses, codeYear, ruled } }: { item: CaseDetail }) {
  if (clauses.length === 0) return <p className="text-sm text-ink-muted">No clause was seen.</p>;
  return (
    <>
      <table className="w-full max-w-xl text-sm">
        <thead>
          <tr className="border-b border-rule-strong text-left">
            <th scope="col" className="py-1.5 pr-4 font-semibold">
              Ruling
            </th>
            <th scope="col" className="py-1.5 pr-4 font-semibold">
              Clause then{codeYear !== null && ` (${codeYear} Code)`}
            </th>
            <th scope="col" className="py-1.5 font-semibold">
              Clause of 2024
            </th>
          </tr>
        </thead>
        <tbody>
          {clauses.map(({ number, ruling, in2024 }) => (
            <tr key={`${ruling} ${number}`} className="border-b border-rule">
              <td className="py-1.5 pr-4">{ruling === "breach" ? "Breach" : "No breach"}</td>
              <td className="py-1.5 pr-4 font-medium tabular-nums">{number}</td>
              <td className="py-1.5 tabular-nums">
                {in2024.length === 0 && <span className="text-ink-muted">no counterpart known</span>}
                {in2024.map((clause, i) => (
                  <span key={clause}>
                    {i > 0 && ", "}
                    <Link to={listOf("clause", clause)} className="link">
                      {clause}
                    </Link>
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {ruled.noBreach === null && (
        <p className="mt-2 text-sm text-ink-muted">Clauses ruled not in breach: {clauseWords(null)}.</p>
      )}
    </>
  );
}
