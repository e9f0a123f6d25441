import { clsx } from "clsx";
import { type ReactNode, type Ref, useId } from "react";

type PanelProps = {
  title: string;
  /** Shown at the right of the title. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
  ref?: Ref<HTMLElement>;
  printHide?: boolean;
};

/** A titled sheet on the page; a landmark region named by its title. */
export function Panel({ title, aside, className, children, ref, printHide }: PanelProps) {
  const titleId = useId();
  return (
    <section
      ref={ref}
      aria-labelledby={titleId}
      data-print={printHide ? "hide" : undefined}
      className={clsx("rounded-md border border-rule bg-raised", className)}
    >
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-rule px-4 py-2.5 sm:px-5">
        <h2 id={titleId} className="text-base font-semibold">
          {title}
        </h2>
        {aside}
      </div>
      <div className="px-4 py-4 sm:px-5">{children}</div>
    </section>
  );
}
