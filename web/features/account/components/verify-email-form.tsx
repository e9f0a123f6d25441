import { useMutation, useQueryClient } from "@tanstack/react-query";
import { OctagonAlert } from "lucide-react";
import type { PublicUser } from "#schema/user.ts";
import { verifyEmail } from "#web/features/account/api/account.ts";
import { words } from "#web/lib/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";

/** Confirms an address by the token of its link, on a click: programs that look through mail follow links as well. */
export function VerifyEmailForm({ token, onVerified }: { token: string; onVerified: (user: PublicUser) => void }) {
  const client = useQueryClient();
  const verification = useMutation({
    mutationFn: () => verifyEmail({ token }),
    onSuccess: ({ user }) => {
      client.clear();
      onVerified(user);
    },
  });
  return (
    <div className="space-y-5">
      {verification.isError && (
        <div role="alert">
          <Notice tone="high" icon={<OctagonAlert aria-hidden className="text-high" />}>
            {words(verification.error, "Unable to confirm the address. Please try again.")}
          </Notice>
        </div>
      )}
      <Button
        variant="primary"
        className="w-full"
        aria-disabled={verification.isPending || undefined}
        onClick={() => !verification.isPending && verification.mutate()}
      >
        {verification.isPending ? "Confirming…" : "Confirm Email Address"}
      </Button>
    </div>
  );
}
