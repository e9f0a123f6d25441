import { useMutation } from "@tanstack/react-query";
import { ChevronDown, LogOut } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import type { PublicUser } from "#schema/user.ts";
import { logOut } from "#web/features/session/api/session.ts";
import { words } from "#web/lib/api.ts";
import { paths } from "#web/lib/paths.ts";
import { Badge } from "#web/ui/badge.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast-store.ts";

function useLogOut() {
  return useMutation({
    mutationFn: logOut,
    // A full load, not a route change: it drops every cached answer and half-finished form of the person who left.
    onSuccess: () => window.location.assign(paths.home),
    onError: (error) =>
      toast({ title: "Could not log out", description: words(error, "Please try again."), variant: "destructive" }),
  });
}

/** The greeting and the menu of the signed-in user. */
export function AccountMenu({ user }: { user: PublicUser }) {
  const leave = useLogOut();
  return (
    <div className="flex min-w-0 items-center gap-3">
      {user.isDemo ? <Badge>Demo account</Badge> : <span className="truncate text-sm">Welcome, {user.username}</span>}
      <DropdownMenu.Root>
        <DropdownMenu.Trigger className={buttonClass({ size: "sm" })}>
          My Account
          <ChevronDown aria-hidden className="size-4" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            align="end"
            sideOffset={6}
            className="z-40 min-w-52 rounded-md border border-rule-strong bg-raised p-1 text-sm"
          >
            <DropdownMenu.Label className="px-2.5 py-1.5 text-xs text-ink-muted">
              {user.isDemo ? "Demo account, free tier" : user.email}
            </DropdownMenu.Label>
            <DropdownMenu.Item
              onSelect={() => leave.mutate()}
              className="flex cursor-pointer items-center gap-2 rounded px-2.5 py-2 outline-none data-highlighted:bg-accent-soft"
            >
              <LogOut aria-hidden className="size-4" />
              Logout
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </div>
  );
}
