import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { MarkedText } from "#schema/result.ts";
import { markedTextQuery } from "#web/features/result/api/marked-text.ts";
import { FilterBar, LookNote, Steps } from "#web/features/result/components/desk-controls.tsx";
import { Card } from "#web/features/result/components/matter-card.tsx";
import { OpenAgain } from "#web/features/result/components/open-again.tsx";
import { concerns, PassageParagraph } from "#web/features/result/components/passage-text.tsx";
import { TextNote } from "#web/features/result/components/text-note.tsx";
import type { Item, Tally } from "#web/features/result/matters.ts";
import { layOut } from "#web/features/result/passages.ts";
import { anchorAgain } from "#web/features/result/reopen/anchor.ts";
import { type Target, useDesk } from "#web/features/result/use-desk.ts";
import { count } from "#web/lib/format.ts";
import { Failed } from "#web/ui/failed.tsx";
import { Skeleton } from "#web/ui/waiting.tsx";

type DeskProps = {
  counts: Tally;
  target: Target | undefined;
  /** Called when the reader presses Esc in the text. */
  onLeave: () => void;
  onDismissLooks: () => void;
};

const itemsOf = ({ fix, kept, look, person }: Tally): Item[] => [...fix, ...kept, ...look, ...person];

/** The text with its marks beside the cards; on a narrow screen one card at the foot. `marked` are the items with their places in
 * this text. */
function DeskWithText({
  text,
  marked,
  counts,
  target,
  onLeave,
  onDismissLooks,
}: DeskProps & { text: MarkedText; marked: readonly Item[] }) {
  const paragraphs = useMemo(() => layOut(text, marked), [text, marked]);
  const { desk, group, setGroup, items, active, open, goTo, step, onKeyDown, light } = useDesk(counts, target, onLeave);
  return (
    <section
      ref={desk}
      tabIndex={-1}
      data-quiet-focus
      aria-label="Material and matters"
      onKeyDown={onKeyDown}
      onPointerOver={light}
      className="@container"
    >
      <div className="grid gap-x-8 @4xl:grid-cols-[minmax(0,1fr)_27rem]">
        {/* Where a card stands at the foot, what is brought into view comes to the middle of what the card leaves free. */}
        <div className="min-w-0 rounded-md border border-rule bg-paper px-4 py-4 font-serif text-lg leading-7 sm:px-7 sm:py-6 @max-4xl:**:data-covers:scroll-mb-[40dvh]">
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
          <div
            data-foot
            className="sticky bottom-(--foot) z-10 -mx-4 min-w-0 self-start border-t border-rule-strong bg-paper px-4 py-2 max-h-[40dvh] flex flex-col sm:mx-0 sm:px-0 @4xl:top-3 @4xl:bottom-auto @4xl:max-h-[calc(100dvh-1.5rem-var(--foot))] @4xl:border-t-0 @4xl:bg-transparent @4xl:py-0"
          >
            <div className="flex shrink-0 items-center justify-between gap-1 pb-2">
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

/** The text of the file that the reader opened again, with the marks found anew in it. */
function DeskReopened({ text, ...desk }: DeskProps & { text: MarkedText }) {
  const { items, unplaced } = useMemo(() => anchorAgain(itemsOf(desk.counts), text.text), [desk.counts, text]);
  return (
    <>
      <p role="status" className="mb-2 text-sm text-ink-muted">
        Shown from the file on your device.
        {unplaced > 0 && ` ${count(unplaced, "quotation")} could not be found in it; the cards keep the words.`}
      </p>
      <DeskWithText text={text} marked={items} {...desk} />
    </>
  );
}

/** The cards alone, once the text is gone. */
function DeskWithoutText({ counts, target, onLeave, onDismissLooks }: DeskProps) {
  const { desk, group, setGroup, items, active, onKeyDown } = useDesk(counts, target, onLeave);
  if (items.length === 0) return null;
  return (
    <section
      ref={desk}
      tabIndex={-1}
      data-quiet-focus
      aria-label="Matters"
      onKeyDown={onKeyDown}
      className="@container"
    >
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
  /** The file that was checked, by which it is known when it is opened again; absent where it was not recorded. */
  file: CheckedFile | undefined;
};

/** A file by its name, size in bytes and the SHA-256 of its bytes, in hexadecimal. */
export type CheckedFile = { name: string; bytes: number; sha256: string };

/** The text as the server still holds it. */
function DeskFromServer({ text, ...desk }: DeskProps & { text: MarkedText }) {
  const marked = useMemo(() => itemsOf(desk.counts), [desk.counts]);
  return <DeskWithText text={text} marked={marked} {...desk} />;
}

/** The material beside its matters; the matters alone when the text has been deleted. */
export function MatterDesk({ path, textUntil, file, ...desk }: MatterDeskProps) {
  const [reopened, setReopened] = useState<MarkedText>();
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
  if (reopened) return <DeskReopened text={reopened} {...desk} />;
  return (
    <>
      {isError && <Failed message="The text could not be loaded." onRetry={refetch} />}
      <TextNote isGone={data === null} until={data ? textUntil : undefined} />
      {data === null && file && <OpenAgain file={file} onRead={setReopened} />}
      {data ? <DeskFromServer text={data} {...desk} /> : <DeskWithoutText {...desk} />}
    </>
  );
}
