import type { Decision } from "#schema/workbench.ts";
import type { NewDecision } from "#web/features/workbench/api/decisions-and-shares.ts";
import { KeepForm } from "#web/features/workbench/components/keep-form.tsx";
import { decisionWords, formatMoment } from "#web/features/workbench/words.ts";
import { Button } from "#web/ui/button.tsx";

type DecisionBarProps = {
  /** The matter's id. */
  subject: string;
  number: number;
  decision: Decision | undefined;
  isKeeping: boolean;
  onKeeping: (isKeeping: boolean) => void;
  onDecide: (decision: NewDecision) => Promise<unknown>;
  onClear: (subject: string) => Promise<unknown>;
};

function Decided({ decision, onUndo }: { decision: Decision; onUndo: () => void }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 text-sm text-ink">
      <p className="min-w-0 flex-1 basis-48">
        <strong className="font-semibold">{decisionWords(decision)}.</strong>
        <span className="block text-xs text-ink-muted">
          {decision.by}, <time dateTime={decision.at}>{formatMoment(decision.at)}</time>
        </span>
      </p>
      <Button size="sm" variant="quiet" className="-my-1" onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}

/** Fix, keep or discuss: what is decided on a matter, and by whom. */
export function DecisionBar(props: DecisionBarProps) {
  const { subject, number, decision, isKeeping, onKeeping, onDecide, onClear } = props;
  if (isKeeping)
    return (
      <KeepForm
        onCancel={() => onKeeping(false)}
        onKeep={(kept) => onDecide({ subject, kind: "keep", ...kept }).then(() => onKeeping(false))}
      />
    );
  const choose = (kind: "fix" | "discuss") => onDecide({ subject, kind }).catch(() => undefined);
  return (
    <div className="mt-3 border-t border-rule pt-2.5" data-print="hide">
      {decision ? (
        <Decided decision={decision} onUndo={() => onClear(decision.subject).catch(() => undefined)} />
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: three buttons on a line are no set of fields.
        <div role="group" aria-label={`Decide on matter ${number}`} className="flex flex-wrap gap-1.5">
          <Button size="sm" onClick={() => choose("fix")}>
            Fix
          </Button>
          <Button size="sm" onClick={() => onKeeping(true)}>
            Keep…
          </Button>
          <Button size="sm" onClick={() => choose("discuss")}>
            Discuss
          </Button>
        </div>
      )}
    </div>
  );
}
