import type { Mail, Mailer } from "#worker/mail/mailer.ts";

/** Sends through Cloudflare's `send_email` binding; wrangler puts the messages of local runs under `web/.wrangler/tmp`. */
export class BindingMailer implements Mailer {
  constructor(
    private readonly binding: SendEmail,
    private readonly from: string,
  ) {}

  async send({ to, replyTo, subject, text, html }: Mail): Promise<void> {
    await this.binding.send({ from: this.from, to, subject, text, html, ...(replyTo && { replyTo }) });
  }
}
