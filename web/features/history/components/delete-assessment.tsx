import { useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { deleteAssessment, forgetAssessment, refreshAfterDeletion } from "#web/features/history/api/history.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmAction } from "#web/ui/confirm-action.tsx";
import { toast } from "#web/ui/toast-store.ts";

type DeleteAssessmentProps = {
  id: string;
  filename: string;
  /** What follows on this page once it is gone. */
  onDeleted: () => void;
};

/** Deletes a saved assessment, once confirmed. */
export function DeleteAssessment({ id, filename, onDeleted }: DeleteAssessmentProps) {
  const client = useQueryClient();
  return (
    <ConfirmAction
      trigger={(open) => (
        <Button size="sm" variant="quiet" onClick={open} data-print="hide" aria-label={`Delete ${filename}`}>
          <Trash2 aria-hidden className="size-4" />
          Delete
        </Button>
      )}
      title="Delete this assessment?"
      description={
        <>
          <strong className="font-semibold text-ink">{filename}</strong> will be deleted permanently. It still counts
          towards this month’s limit.
        </>
      }
      confirm="Delete Assessment"
      keep="Keep Assessment"
      act={() => deleteAssessment(id)}
      onDone={async () => {
        toast({ title: "Assessment deleted", description: filename });
        await refreshAfterDeletion(client);
        onDeleted();
        forgetAssessment(client, id);
      }}
      failure="Assessment Not Deleted"
    />
  );
}
