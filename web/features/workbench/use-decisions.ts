import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { Decision } from "#schema/workbench.ts";
import {
  decide,
  decisionsQuery,
  type NewDecision,
  undoDecision,
} from "#web/features/workbench/api/decisions-and-shares.ts";
import { words } from "#web/lib/api.ts";
import { toast } from "#web/ui/toast-store.ts";

const NONE: readonly Decision[] = [];

/** A change of a decision: what holds from now on, or null where nothing does. */
type Change = { subject: string; decision: NewDecision | null };

const asBody = ({ subject, kind, reason, words: said, scope }: Decision): NewDecision => ({
  ...{ subject, kind, scope },
  ...(reason && { reason }),
  ...(said && { words: said }),
});

/** The decisions on an assessment, and how they are made and undone. Undoing goes back one step at a time, and brings back
 * what a decision had taken the place of. */
export function useDecisions(id: string) {
  const client = useQueryClient();
  const { data = NONE, isError, refetch } = useQuery(decisionsQuery(id));
  const undone = useRef<Change[]>([]);
  const change = useMutation({
    mutationFn: ({ subject, decision }: Change) => (decision ? decide(id, decision) : undoDecision(id, subject)),
    onSuccess: (decisions) => client.setQueryData(decisionsQuery(id).queryKey, decisions),
    onError: (error) =>
      toast({
        title: "Decision not saved",
        description: words(error, "Please try again."),
        variant: "destructive",
      }),
  });
  const before = (subject: string): Change => {
    const held = data.find((one) => one.subject === subject);
    return { subject, decision: held ? asBody(held) : null };
  };
  return {
    decisions: data,
    isError,
    refetch,
    isSaving: change.isPending,
    decide: (decision: NewDecision) => {
      const step = before(decision.subject);
      return change.mutateAsync({ subject: decision.subject, decision }).then(() => {
        undone.current.push(step);
      });
    },
    /** Takes back what was decided on a matter. */
    clear: (subject: string) => {
      const step = before(subject);
      return change.mutateAsync({ subject, decision: null }).then(() => {
        undone.current.push(step);
      });
    },
    /** Takes back the last step; answers whether there was one. */
    undo: () => {
      const step = undone.current.pop();
      if (step) change.mutate(step);
      return step !== undefined;
    },
  };
}
