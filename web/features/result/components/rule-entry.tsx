import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { Rule, RuleExample } from "#schema/rule.ts";
import { ruleQuery } from "#web/features/result/api/rule.ts";
import { words as failureWords } from "#web/lib/api.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { Skeleton } from "#web/ui/waiting.tsx";

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[9rem_1fr]">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="max-w-[64ch]">{children}</dd>
    </div>
  );
}

/** The example's text with the words at fault underlined. */
function Example({ example: { text, words, told, why } }: { example: RuleExample }) {
  const at = words === null ? -1 : text.indexOf(words);
  return (
    <>
      <p className="font-serif leading-6 whitespace-pre-line">
        {at < 0 || words === null ? (
          text
        ) : (
          <>
            {text.slice(0, at)}
            <mark className="bg-transparent text-inherit underline decoration-2 underline-offset-2">{words}</mark>
            {text.slice(at + words.length)}
          </>
        )}
      </p>
      {told && <p className="text-ink-muted">Told beside it: {told}</p>}
      {why && <p className="text-ink-muted">What it shows: {why}.</p>}
    </>
  );
}

function Source({ rule: { source, verified, clause } }: { rule: Rule }) {
  return (
    <Term name="Source">
      {source ? (
        <a className="link" href={source.url} target="_blank" rel="noreferrer">
          {source.title}
        </a>
      ) : (
        "The ABPI Code of Practice 2024"
      )}
      {!verified && (
        <p className="text-ink-muted">
          The number of the sub-clause could not be verified in the 2024 edition, so Clause {clause.number} alone is
          cited.
        </p>
      )}
    </Term>
  );
}

function RuleText({ rule }: { rule: Rule }) {
  return (
    <dl className="grid gap-2">
      <Term name={`Clause ${rule.subclause}`}>{rule.requires}</Term>
      <Term name="What is checked">{rule.looksFor}</Term>
      <Term name="Why">{rule.why}</Term>
      <Term name="When it applies">{rule.appliesWhen}</Term>
      <Term name="Would fail">
        <Example example={rule.failing} />
      </Term>
      <Term name="Would pass">
        <Example example={rule.passing} />
      </Term>
      <Source rule={rule} />
    </dl>
  );
}

function LoadedRule({ requirement, check }: { requirement: string; check: string }) {
  const { data, error, refetch } = useQuery(ruleQuery(requirement, check));
  if (error) return <Failed message={failureWords(error, "The rule could not be loaded.")} onRetry={() => refetch()} />;
  if (data) return <RuleText rule={data} />;
  return (
    <div role="status" aria-label="Loading the rule" className="grid gap-2">
      <Skeleton className="h-4 w-3/4" />
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-16 w-full" />
    </div>
  );
}

/** The rule that a finding rests on, fetched when it is opened. */
export function RuleEntry({ requirement, check }: { requirement: string; check: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      summary="The rule behind it"
      open={isOpen}
      onOpenChange={setOpen}
      className="mt-2 text-sm"
      summaryClass="py-1 pr-2 sm:w-fit"
    >
      {isOpen && (
        <div className="mt-1.5 border-l-2 border-rule pl-3">
          <LoadedRule requirement={requirement} check={check} />
        </div>
      )}
    </Disclosure>
  );
}
