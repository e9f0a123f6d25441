import { clsx } from "clsx";
import { type ReactNode, useMemo } from "react";
import type { Matter } from "#schema/result.ts";
import type { SampleAnalysis } from "#schema/site-facts.ts";
import { Amendments, amendments } from "#web/features/result/components/amendments.tsx";
import { CaseList } from "#web/features/result/components/case-list.tsx";
import { lookUnder } from "#web/features/result/components/clause-ledger.tsx";
import { ClauseBody, ClauseLine } from "#web/features/result/components/clause-row.tsx";
import { MatterHead, Reason } from "#web/features/result/components/matter-card.tsx";
import { Precedents, Quotations, WhatToDo } from "#web/features/result/components/matter-parts.tsx";
import { Words } from "#web/features/result/components/passage-text.tsx";
import { VerdictHead } from "#web/features/result/components/verdict-band.tsx";
import { clauseNumber, ledgerGroups, ledgerWords, STATUS_WORDS } from "#web/features/result/ledger.ts";
import { MatterLinksContext } from "#web/features/result/matter-links.ts";
import { mattersUnder, type Tally, tally } from "#web/features/result/matters.ts";
import { layOut } from "#web/features/result/passages.ts";
import { count } from "#web/lib/format.ts";
import { NativeDisclosure } from "#web/ui/native-disclosure.tsx";

type Result = SampleAnalysis["result"];

/** The material's own words with numbered marks, to be read beside the matters. */
function StaticText({ text, counts }: { text: string; counts: Tally }) {
  const paragraphs = layOut({ text, pages: [], headings: [] }, counts.fix);
  return (
    <div className="space-y-2 font-serif leading-6">
      {paragraphs.map(({ start, segments, missing }) => (
        <div key={start}>
          <p className={clsx(start === 0 && "text-lg font-semibold")}>
            {segments.map((segment) => (
              <Words key={segment.start} segment={segment} activeKey={undefined} />
            ))}
          </p>
          {missing.length > 0 && (
            <p className="mt-1 rounded-md border border-dashed border-rule-strong px-2 py-1 font-sans text-sm text-ink-muted">
              Missing here: {missing.map(({ number }) => number).join(", ")}
            </p>
          )}
        </div>
      ))}
    </div>
  );
}

function StaticMatter({ matter, startsOpen }: { matter: Matter; startsOpen: boolean }) {
  return (
    <li className="border-t border-rule first:border-t-0">
      <NativeDisclosure startsOpen={startsOpen} summaryClass="px-1 py-2.5" summary={<MatterHead matter={matter} />}>
        <div className="pb-4 pl-7">
          <Reason matter={matter} />
          <Quotations places={matter.places} />
          <WhatToDo matter={matter} />
          <Precedents precedents={matter.precedents} />
        </div>
      </NativeDisclosure>
    </li>
  );
}

function Clauses({ result, counts }: { result: Result; counts: Tally }) {
  return (
    <div className="space-y-4 px-2 pb-3">
      {ledgerGroups(result).map(({ status, clauses }) => (
        <div key={status}>
          <h4 className="text-sm font-semibold text-ink-muted">
            {STATUS_WORDS[status]} ({clauses.length})
          </h4>
          <ul>
            {clauses.map((clause) => {
              const row = { clause, matters: mattersUnder(clause, counts.matters) };
              const look = lookUnder(clauseNumber(clause), counts);
              return (
                <li key={clause.id} className="border-t border-rule">
                  <NativeDisclosure summaryClass="py-2" summary={<ClauseLine {...row} look={look} />}>
                    <ClauseBody {...row} look={look} className="max-sm:pl-2 sm:pl-10" />
                  </NativeDisclosure>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Part({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <div className="border-t border-rule">
      <NativeDisclosure
        summaryClass="px-2 py-2.5"
        summary={
          <span className="flex flex-wrap items-baseline justify-between gap-x-4 pr-2">
            <span className="font-semibold">{title}</span>
            <span className="text-sm text-ink-muted">{note}</span>
          </span>
        }
      >
        {children}
      </NativeDisclosure>
    </div>
  );
}

/** A material beside the engine's result of it, readable and openable without any script. */
export function StaticResult({ sample: { text, result } }: { sample: SampleAnalysis }) {
  const counts = useMemo(() => tally(result), [result]);
  const cases = result.cases;
  return (
    <MatterLinksContext value={{ result, showCase: () => undefined }}>
      <div className="grid gap-5 text-base lg:grid-cols-12">
        <section
          aria-label="The material, marked up"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
          tabIndex={0}
          className="self-start rounded-md border border-rule bg-raised p-5 max-lg:order-2 lg:sticky lg:top-4 lg:col-span-5 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto"
        >
          <StaticText text={text} counts={counts} />
        </section>
        <section aria-label="What the engine found" className="min-w-0 lg:col-span-7">
          <VerdictHead result={result} counts={counts} />
          <ol className="mt-3">
            {counts.matters.map((matter, index) => (
              <StaticMatter key={matter.id} matter={matter} startsOpen={index === 0} />
            ))}
          </ol>
          <div className="border-b border-rule">
            <Part title="Clauses" note={ledgerWords(result)}>
              <Clauses result={result} counts={counts} />
            </Part>
            <Part title="Cases" note={count(cases.length, "similar case")}>
              <div className="px-2 pb-3 sm:pl-8">
                <CaseList cases={cases} canCopy={false} />
              </div>
            </Part>
            <Part title="Recommendations" note={count(amendments(counts).length, "suggested amendment")}>
              <div className="px-2 pb-3 sm:pl-8">
                <Amendments result={result} counts={counts} />
              </div>
            </Part>
          </div>
        </section>
      </div>
    </MatterLinksContext>
  );
}
