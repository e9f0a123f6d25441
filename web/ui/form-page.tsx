import type { ReactNode } from "react";
import { PageTitle } from "#web/ui/page-title.tsx";

type FormPageProps = { title: string; intro?: ReactNode; children: ReactNode };

/** A page that is one short form: a narrow column in the middle. */
export function FormPage({ title, intro, children }: FormPageProps) {
  return (
    <div className="mx-auto max-w-md space-y-5 py-4 sm:py-10">
      <div>
        <PageTitle documentTitle={title}>{title}</PageTitle>
        {intro && <p className="mt-2 text-ink-muted">{intro}</p>}
      </div>
      {children}
    </div>
  );
}
