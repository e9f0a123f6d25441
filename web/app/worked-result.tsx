import type { ComponentProps } from "react";
import { ResultView } from "#web/features/result/components/result-view.tsx";
import { useWorkbench } from "#web/features/workbench/use-workbench.tsx";

type WorkedResultProps = Omit<ComponentProps<typeof ResultView>, "tools"> & {
  /** The saved assessment that the result belongs to. */
  id: string;
};

/** A saved result with all that can be done about it. */
export function WorkedResult({ id, ...view }: WorkedResultProps) {
  return <ResultView {...view} tools={useWorkbench(id, view.result)} />;
}
