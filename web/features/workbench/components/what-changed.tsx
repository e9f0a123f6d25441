import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { Matter } from "#schema/result.ts";
import type { AssessmentChanges } from "#schema/workbench.ts";
import { changesQuery } from "#web/features/workbench/api/versions.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { Skeleton } from "#web/ui/waiting.tsx";

type WhatChangedProps = {
  id: string;
  matters: readonly Matter[];
  /** Goes to a matter of this version. */
  onShow?: (matter: Matter) => void;
};

type PartProps = { title: string; count: number; startsOpen?: boolean; children: ReactNode };

function Part({ title, count, startsOpen = false, children }: PartProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  if (count === 0) return null;
  return (
    <Disclosure
      open={isOpen}
      onOpenChange={setOpen}
      className="border-t border-rule first:border-t-0"
      summaryClass="px-1 py-2"
      summary={
        <span className="font-medium">
          {title} <span className="text-ink-muted tabular-nums">{count}</span>
        </span>
      }
    >
      <ul className="mb-2 ml-7 space-y-2">{children}</ul>
    </Disclosure>
  );
}

function Quote({ label, words }: { label?: string; words: readonly string[] }) {
  const [first] = words;
  if (!first) return null;
  return (
    <p className="font-serif leading-6 text-ink-muted">
      {label && <span className="mr-2 font-sans text-xs">{label}</span>}“{first}”
      {words.length > 1 && <span className="font-sans text-xs"> and {words.length - 1} more</span>}
    </p>
  );
}

const quotes = ({ places }: Matter) => places.map(({ quote }) => quote);

function Line({ matter, onShow, was }: { matter: Matter; onShow?: (matter: Matter) => void; was?: string[] }) {
  const title = `${matter.headline}, Clause ${matter.clause}`;
  return (
    <li>
      {onShow ? (
        <button type="button" className="link text-left" onClick={() => onShow(matter)}>
          {matter.number} {title}
        </button>
      ) : (
        <span>{title}</span>
      )}
      {was && <Quote label="Was" words={was} />}
      <Quote label={was && "Now"} words={quotes(matter)} />
    </li>
  );
}

const countLine = ({ fixed, open, new: added, kept }: AssessmentChanges) =>
  [
    `Fixed ${fixed.length}`,
    `Still open ${open.length}`,
    `New ${added.length}`,
    ...(kept.length > 0 ? [`Kept before ${kept.length}`] : []),
  ].join(" · ");

function Lists({ changes, matters, onShow }: { changes: AssessmentChanges } & Omit<WhatChangedProps, "id">) {
  const named = (id: string) => matters.find((matter) => matter.id === id);
  const lines = (ids: readonly string[]) =>
    ids.map((id) => {
      const matter = named(id);
      return matter && <Line key={id} matter={matter} onShow={onShow} />;
    });
  return (
    <>
      <Part title="Still open" count={changes.open.length} startsOpen>
        {changes.open.map(({ id, isChanged, was }) => {
          const matter = named(id);
          return matter && <Line key={id} matter={matter} onShow={onShow} was={isChanged ? was : undefined} />;
        })}
      </Part>
      <Part title="New" count={changes.new.length} startsOpen>
        {lines(changes.new)}
      </Part>
      <Part title="Fixed" count={changes.fixed.length}>
        {changes.fixed.map((matter) => (
          <Line key={matter.id} matter={matter} />
        ))}
      </Part>
      <Part title="Kept before" count={changes.kept.length}>
        {lines(changes.kept)}
      </Part>
    </>
  );
}

/** What became of the matters of the version before. */
export function WhatChanged({ id, matters, onShow }: WhatChangedProps) {
  const { data, isError, refetch } = useQuery(changesQuery(id));
  if (isError) return <Failed message="The comparison could not be loaded." onRetry={refetch} />;
  return (
    <section aria-labelledby="what-changed" className="rounded-md border border-rule px-4 py-3">
      <h3 id="what-changed" className="font-semibold">
        What changed{data && ` since v${data.against.version}`}
      </h3>
      {!data && <Skeleton className="mt-2 h-5 w-1/2" />}
      {data && (
        <>
          <p className="mb-1 text-ink-muted">
            {data.isSameFile ? "The same file, checked for another purpose. " : ""}
            {countLine(data)}
          </p>
          <Lists changes={data} matters={matters} onShow={onShow} />
        </>
      )}
    </section>
  );
}
