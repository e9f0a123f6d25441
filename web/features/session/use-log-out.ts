import { useMutation } from "@tanstack/react-query";
import { logOut } from "#web/features/session/api/session.ts";
import { words } from "#web/lib/api.ts";
import { destinations } from "#web/lib/paths.ts";
import { toast } from "#web/ui/toast-store.ts";

/** Ends the session and goes to the login. */
export function useLogOut() {
  return useMutation({
    mutationFn: logOut,
    // A full load, not a route change: it drops every cached answer and half-finished form of the person who left.
    onSuccess: () => window.location.assign(destinations.afterLogout),
    onError: (error) =>
      toast({ title: "Could not log out", description: words(error, "Please try again."), variant: "destructive" }),
  });
}
