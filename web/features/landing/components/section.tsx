import { type ReactNode, useId } from "react";

type SectionProps = { title: string; intro?: ReactNode; children: ReactNode };

/** A part of a public page, named by its heading. */
export function Section({ title, intro, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-16 sm:mt-20">
      <h2 id={id} className="text-2xl font-semibold tracking-tight text-balance">
        {title}
      </h2>
      {intro && <p className="mt-2 max-w-[68ch] text-pretty text-ink-muted">{intro}</p>}
      <div className="mt-6">{children}</div>
    </section>
  );
}
