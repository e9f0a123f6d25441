import type { ReactNode } from "react";
import { LEGAL } from "#web/features/legal/terms.ts";
import { PageTitle } from "#web/ui/page-title.tsx";

/** One numbered part of a legal page; `id` is the end of its address. */
export type LegalSection = { id: string; title: string; body: ReactNode };

type LegalDocumentProps = { title: string; intro: ReactNode; sections: readonly LegalSection[] };

function Contents({ sections }: Pick<LegalDocumentProps, "sections">) {
  return (
    <nav aria-label="Contents" className="self-start text-base lg:sticky lg:top-6">
      <h2 className="text-sm font-semibold text-ink-muted">Contents</h2>
      <ol className="mt-2">
        {sections.map(({ id, title }, index) => (
          <li key={id} className="grid grid-cols-[1.75rem_minmax(0,1fr)]">
            <span aria-hidden className="py-1 text-ink-muted tabular-nums">
              {index + 1}
            </span>
            <a href={`#${id}`} className="py-1 text-accent underline-offset-3 hover:underline">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A legal page: numbered headings, a table of contents, and lines of a readable length. */
export function LegalDocument({ title, intro, sections }: LegalDocumentProps) {
  return (
    <div className="pt-4 text-lg leading-[1.6875rem] sm:pt-8">
      <PageTitle documentTitle={title} className="text-4xl font-semibold tracking-tight">
        {title}
      </PageTitle>
      <p className="mt-3 text-base text-ink-muted">Last changed on {LEGAL.lastChanged}</p>
      <div className="mt-5 max-w-[68ch]">{intro}</div>
      <div className="mt-8 grid gap-10 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-16">
        <Contents sections={sections} />
        <div className="max-w-[68ch] min-w-0">
          {sections.map(({ id, title: heading, body }, index) => (
            <section key={id} aria-labelledby={id} className="mt-10 first:mt-0">
              <h2 id={id} className="scroll-mt-6 text-xl font-semibold tracking-tight">
                {index + 1}. {heading}
              </h2>
              <div className="mt-3 space-y-3 [&_ul]:list-disc [&_ul]:space-y-1.5 [&_ul]:pl-6">{body}</div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
