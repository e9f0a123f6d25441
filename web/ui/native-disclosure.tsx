import { clsx } from "clsx";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

type NativeDisclosureProps = {
  summary: ReactNode;
  /** Open when the page arrives; the browser keeps the state from then on. */
  startsOpen?: boolean;
  summaryClass?: string;
  children: ReactNode;
};

/** A heading that opens and closes what is under it, without any script. */
export function NativeDisclosure({ summary, startsOpen, summaryClass, children }: NativeDisclosureProps) {
  return (
    <details open={startsOpen}>
      <summary
        className={clsx(
          "flex w-full list-none items-start gap-2 rounded-md text-left hover:bg-sunken [&::-webkit-details-marker]:hidden",
          summaryClass,
        )}
      >
        <ChevronRight
          aria-hidden
          className="mt-[3px] size-4 shrink-0 text-ink-muted transition-transform [details[open]>summary>&]:rotate-90"
        />
        <span className="min-w-0 flex-1">{summary}</span>
      </summary>
      {children}
    </details>
  );
}
