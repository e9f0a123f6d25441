import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo } from "react";
import type { MarkedText } from "#schema/result.ts";
import { markedTextQuery } from "#web/features/result/api/marked-text.ts";
import { MarkNotes } from "#web/features/result/components/mark-notes.tsx";
import { MarkedParagraph } from "#web/features/result/components/marked-paragraph.tsx";
import type { NumberedFinding } from "#web/features/result/findings.ts";
import { layOut } from "#web/features/result/marks.ts";
import { useMarkKeys } from "#web/features/result/use-mark-keys.ts";
import { Failed } from "#web/ui/failed.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** A mark to go to. A new object each time, so that asking for the same mark again goes there again. */
export type MarkTarget = { number: number };

type MarkedViewProps = {
  findings: NumberedFinding[];
  target: MarkTarget | undefined;
  /** Called when the reader presses Esc in the text. */
  onLeave: () => void;
};

function MarkedPages({ text, findings, target, onLeave }: MarkedViewProps & { text: MarkedText }) {
  const paragraphs = useMemo(() => layOut(text, findings), [text, findings]);
  const { active, goTo, openNote, onKeyDown } = useMarkKeys(findings, onLeave);
  const goToTarget = useEffectEvent(goTo);
  useEffect(() => {
    if (target) goToTarget(target.number);
  }, [target]);
  return (
    <section aria-label="Marked-up text" onKeyDown={onKeyDown} className="@container">
      <p className="mb-3 text-sm text-ink-muted max-sm:hidden">
        {findings.length > 0
          ? "Keys within the text: n next mark, p previous mark, Enter opens its finding, Esc goes back."
          : "There is nothing to mark."}
      </p>
      <div className="grid gap-4 @2xl:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="min-w-0 font-serif text-lg leading-7">
          {paragraphs.map((paragraph) => (
            <MarkedParagraph
              key={paragraph.start}
              paragraph={paragraph}
              activeNumber={paragraph.marks.some(({ number }) => number === active) ? active : undefined}
              onOpen={openNote}
            />
          ))}
        </div>
        <MarkNotes findings={findings} activeNumber={active} onGoTo={goTo} />
      </div>
    </section>
  );
}

/** The extracted text with its numbered marks; says so when the text has been wiped. */
export function MarkedView({ path, ...rest }: MarkedViewProps & { path: string }) {
  const { data, isError, refetch } = useQuery(markedTextQuery(path));
  if (isError) return <Failed message="The text could not be loaded." onRetry={refetch} />;
  if (data === undefined) {
    return (
      <div className="space-y-2">
        <p className="sr-only">Loading the text</p>
        {["w-2/5", "w-full", "w-11/12", "w-4/5"].map((width) => (
          <Skeleton key={width} className={`h-5 ${width}`} />
        ))}
      </div>
    );
  }
  if (data === null) {
    return (
      <p>
        The text is no longer here: it is kept for 15 minutes after an analysis and then deleted. The findings keep the
        words they quote.
      </p>
    );
  }
  return <MarkedPages text={data} {...rest} />;
}
