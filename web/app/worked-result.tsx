import { useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { assessmentQuery } from "#web/features/history/api/history.ts";
import { ResultView } from "#web/features/result/components/result-view.tsx";
import { useWorkbench } from "#web/features/workbench/use-workbench.tsx";

type WorkedResultProps = Omit<ComponentProps<typeof ResultView>, "tools"> & {
  /** The saved assessment that the result belongs to. */
  id: string;
};

/** A saved result with all that can be done about it. */
export function WorkedResult({ id, ...view }: WorkedResultProps) {
  // At hand where the page is that of the assessment; on the checker's page fetched once the result is there.
  const { data: assessment } = useQuery(assessmentQuery(id));
  return <ResultView {...view} tools={useWorkbench(id, view.result, assessment)} />;
}
