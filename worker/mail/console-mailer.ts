import type { Mail, Mailer } from "#worker/mail/mailer.ts";

/** For a developer's machine: prints what a message says to click, and passes it on. Never used on a deployed worker,
 * whose logs hold no tokens. A warning, because `npm start` prints nothing less. */
export class ConsoleMailer implements Mailer {
  constructor(private readonly next: Mailer) {}

  async send(mail: Mail): Promise<void> {
    console.warn(`\n  E-mail “${mail.subject}”${mail.link ? `: ${mail.link}` : ""}\n`);
    await this.next.send(mail);
  }
}
