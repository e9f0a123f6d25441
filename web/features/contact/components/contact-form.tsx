import { CircleCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { ContactMessage } from "#schema/contact.ts";
import type { MessageResponse } from "#schema/message.ts";
import { post } from "#web/lib/api.ts";
import { Form } from "#web/ui/form.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { EmailField, TextField } from "#web/ui/text-field.tsx";
import { useForm } from "#web/ui/use-form.ts";

const sendMessage = (message: ContactMessage) => post<MessageResponse>("/api/contact", message);

/** Says that a message has gone, and takes focus to be heard. */
function SentNotice({ message }: { message: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className="mb-5 flex gap-2.5 rounded-md border border-accent/30 bg-accent-soft px-4 py-3"
    >
      <CircleCheck aria-hidden className="mt-0.5 size-4.5 shrink-0 text-accent" />
      <div>
        <p className="font-semibold">Message sent!</p>
        <p className="text-sm">{message}</p>
      </div>
    </div>
  );
}

type ContactFormProps = { sender: { username: string; email: string } | undefined };

/** A message to the team. */
export function ContactForm({ sender }: ContactFormProps) {
  const [sent, setSent] = useState<{ message: string }>();
  const form = useForm({
    id: "contact",
    schema: async () => (await import("#schema/contact.ts")).contactMessage,
    send: (message) => {
      setSent(undefined);
      return sendMessage(message);
    },
    onSent: (answer, element) => {
      element.reset();
      setSent(answer);
    },
    failure: { title: "Failed to send message", otherwise: "Please try again or contact us directly.", fixed: true },
  });
  return (
    <>
      {sent && <SentNotice message={sent.message} />}
      <Form form={form} submit="Send Message" sending="Sending…">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField field={form.field("name")} label="Full Name" autoComplete="name" defaultValue={sender?.username} />
          <EmailField field={form.field("email")} autoComplete="email" defaultValue={sender?.email} />
        </div>
        <TextField field={form.field("company")} label="Company" optional autoComplete="organization" />
        <TextAreaField field={form.field("message")} label="Message" rows={6} />
      </Form>
    </>
  );
}
