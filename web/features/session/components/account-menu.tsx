import { ChevronDown, CreditCard, LogOut, Settings, ShieldCheck } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useLogOut } from "#web/features/session/use-log-out.ts";
import { paths } from "#web/lib/paths.ts";
import { buttonClass } from "#web/ui/button.tsx";

const ITEM = "flex cursor-pointer items-center gap-2 rounded px-2.5 py-2 outline-none data-highlighted:bg-accent-soft";

/** The menu of the signed-in user. */
export function AccountMenu({ email, isAdmin }: { email: string; isAdmin: boolean }) {
  const leave = useLogOut();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isLeaving = useRef(false);
  const go = (path: string) => {
    isLeaving.current = path !== pathname;
    navigate(path);
  };
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
          onCloseAutoFocus={(event) => {
            // The heading of the page arrived at takes the focus: the menu must not take it back.
            if (isLeaving.current) event.preventDefault();
            isLeaving.current = false;
          }}
          className="z-40 max-w-80 min-w-52 rounded-md border border-rule-strong bg-raised p-1 text-sm"
        >
          <DropdownMenu.Label className="truncate px-2.5 py-1.5 text-xs text-ink-muted">{email}</DropdownMenu.Label>
          <DropdownMenu.Item onSelect={() => go(paths.account)} className={ITEM}>
            <Settings aria-hidden className="size-4" />
            Account Settings
          </DropdownMenu.Item>
          <DropdownMenu.Item onSelect={() => go(paths.pricing)} className={ITEM}>
            <CreditCard aria-hidden className="size-4" />
            Subscription & Pricing
          </DropdownMenu.Item>
          {isAdmin && (
            <DropdownMenu.Item onSelect={() => go(paths.admin)} className={ITEM}>
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
