import { type ReactNode, useState } from "react";
import { Disclosure } from "#web/ui/disclosure.tsx";

type ResultSectionProps = {
  title: string;
  /** What the section holds, said before it is opened. */
  note: string;
  children: ReactNode;
  /** Given when something outside the section opens it. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  printHide?: boolean;
};

/** One of the collapsible parts of a result; closed at the start. */
export function ResultSection({ title, note, children, open, onOpenChange, printHide }: ResultSectionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div data-print={printHide ? "hide" : undefined} className="border-t border-rule">
      <Disclosure
        open={open ?? isOpen}
        onOpenChange={onOpenChange ?? setOpen}
        level={3}
        summaryClass="px-1 py-3 sm:px-3"
        summary={
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">{title}</span>
            <span className="text-sm text-ink-muted">{note}</span>
          </span>
        }
      >
        <div className="px-1 pt-1 pb-5 sm:px-3">{children}</div>
      </Disclosure>
    </div>
  );
}
