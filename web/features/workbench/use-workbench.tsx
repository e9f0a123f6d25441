import { useState } from "react";
import { decisionOn } from "#schema/decided.ts";
import type { AnalysisResult } from "#schema/result.ts";
import { SECOND_LOOK } from "#schema/workbench-options.ts";
import { AfterDecisions } from "#web/features/workbench/components/after-decisions.tsx";
import { DecisionBar } from "#web/features/workbench/components/decision-bar.tsx";
import { ShortcutList } from "#web/features/workbench/components/shortcut-list.tsx";
import { useShortcutsOn } from "#web/features/workbench/shortcuts.ts";
import { useDecisions } from "#web/features/workbench/use-decisions.ts";
import { Button } from "#web/ui/button.tsx";
import { Failed } from "#web/ui/failed.tsx";

/** A matter, or something else that stands beside the text. */
type Item = { kind: "matter"; matter: { id: string } } | { kind: "look" | "clause" };

/** What may be done about the result of a saved assessment, ready to be put into its page. */
export function useWorkbench(id: string, { riskLevel, matters = [] }: Pick<AnalysisResult, "riskLevel" | "matters">) {
  const [keeping, setKeeping] = useState<string>();
  const [isListOpen, setListOpen] = useState(false);
  const areKeysOn = useShortcutsOn();
  const { decisions, isError, refetch, decide, clear, undo } = useDecisions(id);

  const onKey = (key: string, item: Item | undefined): boolean => {
    if (key === "?") {
      setListOpen(true);
      return true;
    }
    if (!areKeysOn) return false;
    if (key === "z") return undo();
    if (item?.kind !== "matter") return false;
    const subject = item.matter.id;
    if (key === "k") setKeeping(subject);
    else if (key === "f" || key === "d")
      decide({ subject, kind: key === "f" ? "fix" : "discuss" }).catch(() => undefined);
    else return false;
    return true;
  };

  return {
    decisions,
    onKey,
    dismissLooks: () => {
      decide({ subject: SECOND_LOOK, kind: "keep" }).catch(() => undefined);
    },
    cardFoot: (matter: { id: string; number: number }) => (
      <DecisionBar
        key={matter.id}
        subject={matter.id}
        number={matter.number}
        decision={decisionOn(matter, decisions)}
        isKeeping={keeping === matter.id}
        onKeeping={(isKeeping) => setKeeping(isKeeping ? matter.id : undefined)}
        onDecide={decide}
        onClear={clear}
      />
    ),
    underVerdict: (
      <>
        {isError && <Failed message="Your decisions could not be loaded." onRetry={refetch} />}
        <AfterDecisions found={riskLevel} matters={matters} decisions={decisions} />
        <p className="text-sm" data-print="hide">
          <Button size="sm" variant="quiet" className="-ml-2.5" onClick={() => setListOpen(true)}>
            Keyboard shortcuts
          </Button>
        </p>
        <ShortcutList isOpen={isListOpen} onOpenChange={setListOpen} />
      </>
    ),
  };
}
