import { clsx } from "clsx";
import { type ReactNode, useState } from "react";

/** One thing to be done, with what it opens. */
export type Tool = { name: string; icon: ReactNode; body: ReactNode };

type ToolbarProps = { tools: readonly Tool[]; onShortcuts: () => void };

const BUTTON =
  "inline-flex min-h-9 items-center gap-1.5 rounded-md border px-2.5 text-sm font-medium hover:bg-sunken [&_svg]:size-4";

/** What can be done about the whole result; one opens at a time. */
export function Toolbar({ tools, onShortcuts }: ToolbarProps) {
  const [opened, setOpened] = useState<string>();
  const tool = tools.find(({ name }) => name === opened);
  return (
    <section aria-label="What to do next" data-print="hide">
      <div className="flex flex-wrap gap-1.5">
        {tools.map(({ name, icon }) => (
          <button
            key={name}
            type="button"
            aria-expanded={name === opened}
            onClick={() => setOpened(name === opened ? undefined : name)}
            className={clsx(BUTTON, name === opened ? "border-ink bg-sunken" : "border-rule-strong bg-raised")}
          >
            {icon}
            {name}
          </button>
        ))}
        <button
          type="button"
          onClick={onShortcuts}
          className={clsx(BUTTON, "border-transparent text-accent max-sm:hidden")}
        >
          Keyboard shortcuts
        </button>
      </div>
      {tool && <div className="mt-2 rounded-md border border-rule bg-raised px-4 py-4 sm:px-5">{tool.body}</div>}
    </section>
  );
}
