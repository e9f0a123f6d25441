import { isLocalSite, settingsOf } from "#worker/lib/settings.ts";
import type { Mail, Mailer } from "#worker/mail/mailer.ts";

/** Sends through Cloudflare's `send_email` binding; wrangler puts the messages of local runs under `web/.wrangler/tmp`. */
class BindingMailer implements Mailer {
  constructor(
    private readonly binding: SendEmail,
    private readonly from: string,
  ) {}

  async send({ to, replyTo, subject, text, html }: Mail): Promise<void> {
    await this.binding.send({ from: this.from, to, subject, text, html, ...(replyTo && { replyTo }) });
  }
}

/** For a developer's machine: prints what a message says to click, and passes it on. Never used on a deployed worker,
 * whose logs hold no tokens. A warning, because `npm start` prints nothing less. */
class ConsoleMailer implements Mailer {
  constructor(private readonly next: Mailer) {}

  async send(mail: Mail): Promise<void> {
    console.warn(`\n  E-mail “${mail.subject}”${mail.link ? `: ${mail.link}` : ""}\n`);
    await this.next.send(mail);
  }
}

/** The mailer of this environment: the binding, with a print-out for the developer where the site is a local one. */
export function chooseMailer(env: Env, siteUrl: string): Mailer {
  const mailer = new BindingMailer(env.MAIL, settingsOf(env).MAIL_FROM);
  return isLocalSite(siteUrl) ? new ConsoleMailer(mailer) : mailer;
}
