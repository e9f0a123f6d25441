import { clsx } from "clsx";
import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";

type Tab<V extends string> = { value: V; title: string; body: ReactNode };

type TabsProps<V extends string> = {
  label: string;
  tabs: readonly Tab<V>[];
  value: V;
  onChange: (value: V) => void;
  /** `bare` where the parts are sheets of their own. */
  look?: "sheet" | "bare";
};

/** Which tab a key leads to, from the one at `index`. */
function targetOf(key: string, index: number, last: number): number | undefined {
  if (key === "ArrowRight") return index === last ? 0 : index + 1;
  if (key === "ArrowLeft") return index === 0 ? last : index - 1;
  if (key === "Home") return 0;
  return key === "End" ? last : undefined;
}

/** Parts of a page of which one shows at a time; arrow keys move between the tabs. The parts stay in the page, so
 * that what was typed in one is there on return. Our own: the ready-made one weighs as much as a page of forms. */
export function Tabs<V extends string>({ label, tabs, value, onChange, look = "sheet" }: TabsProps<V>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const target = targetOf(event.key, index, tabs.length - 1);
    const tab = target === undefined ? undefined : tabs[target];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.value);
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.value}"]`)?.focus();
  };
  return (
    <div className={clsx(look === "sheet" && "rounded-md border border-rule bg-raised")}>
      <div ref={list} role="tablist" aria-label={label} className="flex border-b border-rule">
        {tabs.map((tab, index) => {
          const isSelected = tab.value === value;
          return (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              data-tab={tab.value}
              aria-selected={isSelected}
              aria-controls={`${id}-${tab.value}-panel`}
              tabIndex={isSelected ? 0 : -1}
              onClick={() => onChange(tab.value)}
              onKeyDown={(event) => onKeyDown(event, index)}
              className={clsx(
                "-mb-px min-h-12 border-b-2 font-medium hover:text-ink",
                look === "sheet" ? "flex-1" : "px-2 max-sm:flex-auto max-sm:text-sm sm:px-5",
                isSelected ? "border-accent text-ink" : "border-transparent text-ink-muted",
              )}
            >
              {tab.title}
            </button>
          );
        })}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-${tab.value}-panel`}
          aria-labelledby={`${id}-${tab.value}`}
          hidden={tab.value !== value}
          className={look === "sheet" ? "p-5" : "pt-5"}
        >
          {tab.body}
        </div>
      ))}
    </div>
  );
}
