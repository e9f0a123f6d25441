import { clsx } from "clsx";
import { ChevronRight } from "lucide-react";
import { Collapsible } from "radix-ui";
import type { ReactNode } from "react";

type DisclosureProps = {
  /** Content of the heading button. */
  summary: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Heading level of the summary; none leaves a plain button. */
  level?: 3 | 5;
  className?: string;
  summaryClass?: string;
  children: ReactNode;
};

/** A heading that opens and closes what is under it. The body stays in the page so that print can show it. */
export function Disclosure({ summary, open, onOpenChange, level, className, summaryClass, children }: DisclosureProps) {
  const Heading = level ? (`h${level}` as const) : "div";
  return (
    <Collapsible.Root open={open} onOpenChange={onOpenChange} className={className}>
      <Heading>
        <Collapsible.Trigger
          className={clsx("group flex w-full items-start gap-2 rounded-md text-left hover:bg-sunken", summaryClass)}
        >
          <ChevronRight
            aria-hidden
            data-print="hide"
            className="mt-[3px] size-4 shrink-0 text-ink-muted transition-transform group-data-[state=open]:rotate-90"
          />
          <span className="min-w-0 flex-1">{summary}</span>
        </Collapsible.Trigger>
      </Heading>
      <Collapsible.Content forceMount data-disclosure-body className="data-[state=closed]:hidden">
        {children}
      </Collapsible.Content>
    </Collapsible.Root>
  );
}
