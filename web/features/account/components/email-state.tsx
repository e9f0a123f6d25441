import { useMutation } from "@tanstack/react-query";
import { MailCheck, MailQuestion } from "lucide-react";
import type { Account } from "#schema/account.ts";
import { sendVerification } from "#web/features/account/api/account.ts";
import { words } from "#web/lib/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toast-store.ts";

/** Whether the account's address is confirmed, or another one waits to be, and a way to have the link sent again. */
export function EmailState({ account: { email, emailVerified, pendingEmail } }: { account: Account }) {
  const again = useMutation({
    mutationFn: sendVerification,
    onSuccess: ({ message }) => toast({ title: "Link sent", description: message }),
    onError: (error) =>
      toast({ title: "Link Not Sent", description: words(error, "Please try again."), variant: "destructive" }),
  });
  const awaited = pendingEmail ?? (emailVerified ? null : email);
  if (!awaited)
    return (
      <p className="mb-5 flex items-center gap-2 text-sm text-ink-muted">
        <MailCheck aria-hidden className="size-4 shrink-0 text-good" />
        Your email address is confirmed.
      </p>
    );
  return (
    <div className="mb-5">
      <Notice tone="medium" icon={<MailQuestion aria-hidden className="text-medium" />}>
        <p>
          {pendingEmail ? "Waiting for the new address" : "Not confirmed yet"}:{" "}
          <strong className="font-semibold wrap-anywhere">{awaited}</strong>. Please follow the link that we have sent
          there.{pendingEmail && " Until then your present address holds."}
        </p>
        <p className="mt-3">
          <Button
            size="sm"
            aria-disabled={again.isPending || undefined}
            onClick={() => !again.isPending && again.mutate()}
          >
            {again.isPending ? "Sending…" : "Send the Link Again"}
          </Button>
        </p>
      </Notice>
    </div>
  );
}
