import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useMemo } from "react";
import type { MarkedText } from "#schema/result.ts";
import { markedTextQuery } from "#web/features/result/api/marked-text.ts";
import { Card } from "#web/features/result/components/matter-card.tsx";
import { concerns, PassageParagraph } from "#web/features/result/components/passage-text.tsx";
import { TextNote } from "#web/features/result/components/text-note.tsx";
import { GROUP_WORDS, type Group, type Item, type Tally } from "#web/features/result/matters.ts";
import { layOut } from "#web/features/result/passages.ts";
import { type Target, useDesk } from "#web/features/result/use-desk.ts";
import { Button } from "#web/ui/button.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

type Filters = { counts: Tally; group: Group; onChoose: (group: Group) => void };

/** What is to be fixed, looked at again or asked; each with how many there are. */
function FilterBar({ counts, group, onChoose }: Filters) {
  const groups = (Object.keys(GROUP_WORDS) as Group[]).filter((name) => counts[name].length > 0);
  if (groups.length < 2) return null;
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1">
      <legend className="sr-only">Show</legend>
      {groups.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === group}
          onClick={() => onChoose(name)}
          className={clsx(
            "min-h-8 rounded-md border px-2 text-sm whitespace-nowrap max-sm:px-1 max-sm:text-xs",
            name === group ? "border-ink font-semibold" : "border-rule text-ink-muted hover:bg-sunken",
          )}
        >
          {GROUP_WORDS[name]} <span className="tabular-nums">{counts[name].length}</span>
        </button>
      ))}
    </fieldset>
  );
}

function Steps({ items, active, onStep }: { items: Item[]; active: string | undefined; onStep: (by: 1 | -1) => void }) {
  const at = items.findIndex(({ key }) => key === active);
  return (
    <div className="flex shrink-0 items-center text-sm">
      <Button size="sm" variant="quiet" className="px-1.5" aria-label="Previous" onClick={() => onStep(-1)}>
        <ChevronLeft aria-hidden className="size-5" />
      </Button>
      <span className="text-ink-muted tabular-nums">
        {at + 1} of {items.length}
      </span>
      <Button size="sm" variant="quiet" className="px-1.5" aria-label="Next" onClick={() => onStep(1)}>
        <ChevronRight aria-hidden className="size-5" />
      </Button>
    </div>
  );
}

const LOOK_WORDS =
  "No rule found a fault here. A model trained on invented practice pieces would look again. Not counted, and no change to the risk.";

type DeskProps = {
  counts: Tally;
  target: Target | undefined;
  /** Called when the reader presses Esc in the text. */
  onLeave: () => void;
  onDismissLooks: () => void;
};

function LookNote({ onDismiss }: { onDismiss: () => void }) {
  return (
    <div className="flex items-start gap-3 text-sm text-ink-muted">
      <p className="flex-1">{LOOK_WORDS}</p>
      <Button size="sm" onClick={onDismiss}>
        Dismiss
      </Button>
    </div>
  );
}

/** The text with its marks beside the cards; on a narrow screen one card at the foot. */
function DeskWithText({ text, counts, target, onLeave, onDismissLooks }: DeskProps & { text: MarkedText }) {
  const all = useMemo(() => [...counts.fix, ...counts.look, ...counts.person], [counts]);
  const paragraphs = useMemo(() => layOut(text, all), [text, all]);
  const { desk, group, setGroup, items, active, open, goTo, step, onKeyDown, light } = useDesk(counts, target, onLeave);
  return (
    <section
      ref={desk}
      aria-label="Material and matters"
      onKeyDown={onKeyDown}
      onPointerOver={light}
      className="@container"
    >
      <div className="grid gap-x-8 @4xl:grid-cols-[minmax(0,1fr)_27rem]">
        <div className="min-w-0 rounded-md border border-rule bg-paper px-4 py-4 font-serif text-lg leading-7 sm:px-7 sm:py-6">
          <div className="mx-auto max-w-[68ch]">
            {paragraphs.map((paragraph) => (
              <PassageParagraph
                key={paragraph.start}
                paragraph={paragraph}
                activeKey={active && concerns(paragraph, active) ? active : undefined}
                onPick={open}
              />
            ))}
          </div>
        </div>
        {items.length > 0 && (
          <div className="sticky bottom-0 z-10 -mx-4 self-start border-t border-rule-strong bg-paper px-4 py-2 max-h-[40dvh] flex flex-col sm:mx-0 sm:px-0 @4xl:top-3 @4xl:bottom-auto @4xl:max-h-[calc(100dvh-1.5rem)] @4xl:border-t-0 @4xl:bg-transparent @4xl:py-0">
            <div className="flex shrink-0 items-center justify-between gap-2 pb-2">
              <FilterBar counts={counts} group={group} onChoose={setGroup} />
              <Steps items={items} active={active} onStep={step} />
            </div>
            {group === "look" && (
              <div className="hidden pb-2 @4xl:block">
                <LookNote onDismiss={onDismissLooks} />
              </div>
            )}
            <ul aria-label="Matters beside the text" className="min-h-0 space-y-2.5 overflow-y-auto p-0.5">
              {items.map((item) => (
                <Card
                  key={item.key}
                  item={item}
                  isActive={item.key === active}
                  isOpen={item.key === active}
                  onPick={() => goTo(item.key)}
                  className={item.key === active ? "" : "hidden @4xl:block"}
                />
              ))}
            </ul>
          </div>
        )}
      </div>
      <p className="mt-2 text-xs text-ink-muted max-sm:hidden">
        Keys: n next, p previous, Enter opens the card of a mark, Esc goes back.
      </p>
    </section>
  );
}

/** The cards alone, once the text is gone. */
function DeskWithoutText({ counts, target, onLeave, onDismissLooks }: DeskProps) {
  const { desk, group, setGroup, items, active, onKeyDown } = useDesk(counts, target, onLeave);
  if (items.length === 0) return null;
  return (
    <section ref={desk} aria-label="Matters" onKeyDown={onKeyDown} className="@container">
      <div className="space-y-2 pb-2.5">
        <FilterBar counts={counts} group={group} onChoose={setGroup} />
        {group === "look" && <LookNote onDismiss={onDismissLooks} />}
      </div>
      <ul aria-label="Matters" className="gap-4 space-y-3 @4xl:columns-2">
        {items.map((item) => (
          <Card
            key={item.key}
            item={item}
            isActive={target !== undefined && item.key === active}
            isOpen
            className="break-inside-avoid"
          />
        ))}
      </ul>
    </section>
  );
}

type MatterDeskProps = DeskProps & {
  /** Where the extracted text is read; none when it was never kept. */
  path: string | undefined;
  /** When the text is deleted from the server, in ms. */
  textUntil: number | undefined;
};

/** The material beside its matters; the matters alone when the text has been deleted. */
export function MatterDesk({ path, textUntil, ...desk }: MatterDeskProps) {
  const { data, isError, refetch } = useQuery({ ...markedTextQuery(path ?? ""), enabled: path !== undefined });
  if (path && data === undefined && !isError) {
    return (
      <div className="space-y-2">
        <p className="sr-only">Loading the text</p>
        {["w-2/5", "w-full", "w-11/12", "w-4/5"].map((width) => (
          <Skeleton key={width} className={`h-5 ${width}`} />
        ))}
      </div>
    );
  }
  return (
    <>
      {isError && <Failed message="The text could not be loaded." onRetry={refetch} />}
      <TextNote isGone={data === null} until={data ? textUntil : undefined} />
      {data ? <DeskWithText text={data} {...desk} /> : <DeskWithoutText {...desk} />}
    </>
  );
}
