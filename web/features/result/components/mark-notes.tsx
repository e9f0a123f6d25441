import { clsx } from "clsx";
import { Crosshair } from "lucide-react";
import { useEffect, useRef } from "react";
import { FixView } from "#web/features/result/components/fix-view.tsx";
import type { NumberedFinding } from "#web/features/result/findings.ts";
import { noteId } from "#web/features/result/use-mark-keys.ts";
import { Button } from "#web/ui/button.tsx";
import { RiskBadge } from "#web/ui/risk-badge.tsx";

type NoteProps = { item: NumberedFinding; isActive: boolean; onGoTo: (number: number) => void };

function Note({ item: { number, finding }, isActive, onGoTo }: NoteProps) {
  return (
    <li
      id={noteId(number)}
      tabIndex={-1}
      aria-label={`Finding ${number}`}
      data-active={isActive || undefined}
      className={clsx(
        "hidden rounded-md border bg-raised p-3 data-active:block @2xl:block",
        isActive ? "border-accent" : "border-rule",
      )}
    >
      <div className="flex items-center gap-2 text-sm">
        <span className="font-semibold">{number}</span>
        <RiskBadge level={finding.severity} />
        <span className="font-medium whitespace-nowrap">Clause {finding.subclause}</span>
        <Button
          size="sm"
          variant="quiet"
          className="ml-auto px-1.5"
          aria-label={`Go to mark ${number}`}
          onClick={() => onGoTo(number)}
        >
          <Crosshair aria-hidden className="size-4" />
        </Button>
      </div>
      <p className="mt-1 text-sm">{finding.issue}</p>
      {isActive && <FixView fix={finding.fix} />}
    </li>
  );
}

type MarkNotesProps = {
  findings: NumberedFinding[];
  activeNumber: number | undefined;
  onGoTo: (number: number) => void;
};

/** The findings beside the text: all of them where there is room, else only the current one at the foot. */
export function MarkNotes({ findings, activeNumber, onGoTo }: MarkNotesProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const active = activeNumber && document.getElementById(noteId(activeNumber));
    // Only the list is moved: the page stays where the reader put it.
    if (active) list.current?.scrollTo?.({ top: active.offsetTop - 8 });
  }, [activeNumber]);
  return (
    <ul
      ref={list}
      aria-label="Findings beside the text"
      className="sticky bottom-2 space-y-2 self-start overflow-y-auto @2xl:top-2 @2xl:max-h-[calc(100dvh-1rem)] @2xl:p-1"
    >
      {findings.map((item) => (
        <Note key={item.number} item={item} isActive={item.number === activeNumber} onGoTo={onGoTo} />
      ))}
    </ul>
  );
}
