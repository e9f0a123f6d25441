import { ChevronDown, CreditCard, LogOut, Settings, ShieldCheck } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { useNavigate } from "react-router";
import { useLogOut } from "#web/features/session/use-log-out.ts";
import { paths } from "#web/lib/paths.ts";
import { buttonClass } from "#web/ui/button.tsx";

const ITEM = "flex cursor-pointer items-center gap-2 rounded px-2.5 py-2 outline-none data-highlighted:bg-accent-soft";

/** The menu of the signed-in user. */
export function AccountMenu({ email, isAdmin }: { email: string; isAdmin: boolean }) {
  const leave = useLogOut();
  const navigate = useNavigate();
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger className={buttonClass({ size: "sm" })}>
        My Account
        <ChevronDown aria-hidden className="size-4" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          className="z-40 max-w-80 min-w-52 rounded-md border border-rule-strong bg-raised p-1 text-sm"
        >
          <DropdownMenu.Label className="truncate px-2.5 py-1.5 text-xs text-ink-muted">{email}</DropdownMenu.Label>
          <DropdownMenu.Item onSelect={() => navigate(paths.account)} className={ITEM}>
            <Settings aria-hidden className="size-4" />
            Account Settings
          </DropdownMenu.Item>
          <DropdownMenu.Item onSelect={() => navigate(paths.pricing)} className={ITEM}>
            <CreditCard aria-hidden className="size-4" />
            Subscription & Pricing
          </DropdownMenu.Item>
          {isAdmin && (
            <DropdownMenu.Item onSelect={() => navigate(paths.admin)} className={ITEM}>
              <ShieldCheck aria-hidden className="size-4" />
              Administration
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Separator className="mx-1 my-1 border-t border-rule" />
          <DropdownMenu.Item onSelect={() => leave.mutate()} className={ITEM}>
            <LogOut aria-hidden className="size-4" />
            Logout
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
