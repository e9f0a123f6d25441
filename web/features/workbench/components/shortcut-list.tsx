import { SHORTCUTS, setShortcutsOn, useShortcutsOn } from "#web/features/workbench/shortcuts.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { ConfirmDialog, KeepButton } from "#web/ui/confirm-dialog.tsx";

/** The keys, and the switch that turns single keys off. */
export function ShortcutList({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const isOn = useShortcutsOn();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Keyboard shortcuts"
      description="They work while the text or the matters beside it have the focus."
    >
      <dl className="grid grid-cols-[4rem_1fr] gap-y-1.5">
        {Object.entries(SHORTCUTS).map(([key, does]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded border border-rule-strong px-1.5 py-0.5 font-sans text-sm">{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-4 flex items-center gap-2 text-sm">
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => setShortcutsOn(event.target.checked)}
          className="size-4 accent-accent"
        />
        Use f, k, d and z to decide
      </label>
      <KeepButton className={buttonClass({}, "mt-5")}>Close</KeepButton>
    </ConfirmDialog>
  );
}
