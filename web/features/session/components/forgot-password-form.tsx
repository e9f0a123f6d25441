import { MailCheck } from "lucide-react";
import { useState } from "react";
import { requestReset } from "#web/features/session/api/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/form.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { EmailField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { useForm } from "#web/ui/use-form.ts";

function Sent({ to, onAgain }: { to: string; onAgain: () => void }) {
  return (
    <div className="space-y-4">
      <Notice tone="accent" icon={<MailCheck aria-hidden className="text-accent" />}>
        If there is an account for <strong className="font-semibold wrap-anywhere">{to}</strong>, a link is on its way.
        It works once, and for one hour. Check your spam folder.
      </Notice>
      <Button onClick={onAgain}>Try another address or resend</Button>
    </div>
  );
}

/** Asks for a link by which a new password can be set. */
export function ForgotPasswordForm() {
  const [address, setAddress] = useState("");
  const [isSent, setSent] = useState(false);
  const form = useForm({
    id: "forgot",
    schema: async () => (await import("#schema/auth.ts")).passwordResetRequest,
    check: ({ email }) =>
      email?.trim() ? undefined : { title: "Email Required", description: "Please enter your email address." },
    send: async (input) => ({ ...(await requestReset(input)), ...input }),
    onSent: ({ message, email }) => {
      setAddress(email);
      setSent(true);
      toast({ title: "Reset Link Sent", description: message });
    },
    failure: { title: "Error", otherwise: "Unable to send reset email. Please try again." },
  });
  if (isSent) return <Sent to={address} onAgain={() => setSent(false)} />;
  return (
    <Form form={form} submit="Send Reset Link" sending="Sending…" isWide>
      <EmailField field={form.field("email")} defaultValue={address} />
    </Form>
  );
}
