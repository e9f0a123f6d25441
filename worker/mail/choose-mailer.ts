import { settingsOf } from "#worker/lib/settings.ts";
import { BindingMailer } from "#worker/mail/binding-mailer.ts";
import { ConsoleMailer } from "#worker/mail/console-mailer.ts";
import type { Mailer } from "#worker/mail/mailer.ts";

const LOCAL_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** The mailer of this environment: the binding, with a print-out for the developer where the site is a local one. */
export function chooseMailer(env: Env, siteUrl: string): Mailer {
  const mailer = new BindingMailer(env.MAIL, settingsOf(env).MAIL_FROM);
  return LOCAL_HOSTS.has(new URL(siteUrl).hostname) ? new ConsoleMailer(mailer) : mailer;
}
