import { useQuery } from "@tanstack/react-query";
import { Download, FlaskConical, Link2, PencilLine, RefreshCw } from "lucide-react";
import { useState } from "react";
import type { AssessmentDetail } from "#schema/assessment.ts";
import { decisionOn } from "#schema/decided.ts";
import type { AnalysisResult, Matter } from "#schema/result.ts";
import type { Decision } from "#schema/workbench.ts";
import { SECOND_LOOK } from "#schema/workbench-options.ts";
import { versionsQuery } from "#web/features/workbench/api/versions.ts";
import { AfterDecisions } from "#web/features/workbench/components/after-decisions.tsx";
import { DecisionBar } from "#web/features/workbench/components/decision-bar.tsx";
import { RulesSince } from "#web/features/workbench/components/rules-since.tsx";
import { ShortcutList } from "#web/features/workbench/components/shortcut-list.tsx";
import { type Tool, Toolbar } from "#web/features/workbench/components/toolbar.tsx";
import { VersionStrip } from "#web/features/workbench/components/version-strip.tsx";
import { WhatChanged } from "#web/features/workbench/components/what-changed.tsx";
import { useShortcutsOn } from "#web/features/workbench/shortcuts.ts";
import { useDecisions } from "#web/features/workbench/use-decisions.ts";
import { Failed } from "#web/ui/failed.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { Skeleton } from "#web/ui/waiting.tsx";

/** While the code of a tool arrives: its panel is never an empty box. */
const waiting = <Skeleton className="h-20" />;

const CheckAgain = lazyPart(async () => (await import("./components/check-again.tsx")).CheckAgain, {
  what: "Checking again",
  waiting,
});

const TryEdits = lazyPart(async () => (await import("./components/try-edits.tsx")).TryEdits, {
  what: "Trying the edits",
  waiting,
});
const TakeAway = lazyPart(async () => (await import("./components/take-away.tsx")).TakeAway, {
  what: "Taking it away",
  waiting,
});
const SharePanel = lazyPart(async () => (await import("./components/share-panel.tsx")).SharePanel, {
  what: "Sharing",
  waiting,
});
const Rename = lazyPart(async () => (await import("./components/rename.tsx")).Rename, { what: "Renaming", waiting });

/** What can be done about the whole result. */
const toolsOf = (assessment: AssessmentDetail, decisions: readonly Decision[]): Tool[] => [
  { name: "Check again", icon: <RefreshCw aria-hidden />, body: <CheckAgain assessment={assessment} /> },
  {
    name: "Try the edits",
    icon: <FlaskConical aria-hidden />,
    body: (
      <TryEdits
        id={assessment.id}
        matters={assessment.matters ?? []}
        isKept={(matter) => decisionOn(matter, decisions)?.kind === "keep"}
      />
    ),
  },
  { name: "Take it away", icon: <Download aria-hidden />, body: <TakeAway exported={{ assessment, decisions }} /> },
  { name: "Share", icon: <Link2 aria-hidden />, body: <SharePanel id={assessment.id} /> },
  { name: "Rename", icon: <PencilLine aria-hidden />, body: <Rename assessment={assessment} /> },
];

/** A matter, or something else that stands beside the text. */
type Item = { kind: "matter"; matter: { id: string } } | { kind: "look" | "clause" };

/** What may be done about the result of a saved assessment, ready to be put into its page. */
export function useWorkbench(
  id: string,
  { riskLevel, matters = [] }: Pick<AnalysisResult, "riskLevel" | "matters">,
  /** Undefined until it is loaded. */
  assessment: AssessmentDetail | undefined,
) {
  const [keeping, setKeeping] = useState<string>();
  const [isListOpen, setListOpen] = useState(false);
  const areKeysOn = useShortcutsOn();
  const { data: versions = [] } = useQuery(versionsQuery(id));
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
    underVerdict: (show: (matter: Matter) => void) => (
      <>
        {assessment && <RulesSince version={assessment.engine.rulesVersion} />}
        <VersionStrip versions={versions} id={id} />
        {versions.length > 1 && versions[0]?.id !== id && <WhatChanged id={id} matters={matters} onShow={show} />}
        {isError && <Failed message="Your decisions could not be loaded." onRetry={refetch} />}
        <AfterDecisions found={riskLevel} matters={matters} decisions={decisions} />
      </>
    ),
    bar: (
      <>
        {assessment && <Toolbar tools={toolsOf(assessment, decisions)} onShortcuts={() => setListOpen(true)} />}
        <ShortcutList isOpen={isListOpen} onOpenChange={setListOpen} />
      </>
    ),
  };
}
