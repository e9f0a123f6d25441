import { clsx } from "clsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { GROUP_WORDS, type Group, type Item, type Tally } from "#web/features/result/matters.ts";
import { Button } from "#web/ui/button.tsx";

type Filters = { counts: Tally; group: Group; onChoose: (group: Group) => void };

/** "Second look", on a phone "Look": four filters fit beside the steps there. */
const ShortLook = () => (
  <>
    <span className="max-sm:sr-only">Second</span>{" "}
    <span className="max-sm:inline-block max-sm:first-letter:uppercase">look</span>
  </>
);

/** What is to be fixed, looked at again or asked; each with how many there are. */
export function FilterBar({ counts, group, onChoose }: Filters) {
  const groups = (Object.keys(GROUP_WORDS) as Group[]).filter((name) => counts[name].length > 0);
  if (groups.length < 2) return null;
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1 max-sm:flex-nowrap max-sm:gap-0.5 max-sm:overflow-x-auto">
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
          {name === "look" ? <ShortLook /> : GROUP_WORDS[name]}{" "}
          <span className="tabular-nums">{counts[name].length}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** Goes through the items of the group one by one. */
export function Steps({
  items,
  active,
  onStep,
}: {
  items: Item[];
  active: string | undefined;
  onStep: (by: 1 | -1) => void;
}) {
  const at = items.findIndex(({ key }) => key === active);
  return (
    <div className="flex shrink-0 items-center text-sm">
      <Button size="sm" variant="quiet" className="px-0.5!" aria-label="Previous" onClick={() => onStep(-1)}>
        <ChevronLeft aria-hidden className="size-5" />
      </Button>
      {/* How many there are stands in the filter: the steps have no room for it beside four of these. */}
      <span aria-hidden className="text-ink-muted tabular-nums">
        {at + 1}
      </span>
      <span className="sr-only">{`${at + 1} of ${items.length}`}</span>
      <Button size="sm" variant="quiet" className="px-0.5!" aria-label="Next" onClick={() => onStep(1)}>
        <ChevronRight aria-hidden className="size-5" />
      </Button>
    </div>
  );
}

const LOOK_WORDS =
  "No rule found a fault here. A model trained on invented practice pieces would look again. Not counted, and no change to the risk.";

/** What a second look is, and a way to put all of them away. */
export function LookNote({ onDismiss }: { onDismiss: () => void }) {
  return (
    <div className="flex items-start gap-3 text-sm text-ink-muted">
      <p className="flex-1">{LOOK_WORDS}</p>
      <Button size="sm" onClick={onDismiss}>
        Dismiss
      </Button>
    </div>
  );
}
