import { useQueryClient } from "@tanstack/react-query";
import type { MessageResponse } from "#schema/message.ts";
import { refreshAdmin } from "#web/features/admin/api/admin.ts";
import { toast } from "#web/ui/toast-store.ts";

/** What follows an action that succeeded: the server's word as a toast, and every list anew. */
export function useActionDone(): (answer: MessageResponse) => void {
  const client = useQueryClient();
  return ({ message }) => {
    toast({ title: "Success", description: message });
    refreshAdmin(client);
  };
}
