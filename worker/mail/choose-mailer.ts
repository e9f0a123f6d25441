import { isLocalSite, settingsOf } from "#worker/lib/settings.ts";
import { BindingMailer } from "#worker/mail/binding-mailer.ts";
import { ConsoleMailer } from "#worker/mail/console-mailer.ts";
import type { Mailer } from "#worker/mail/mailer.ts";

/** The mailer of this environment: the binding, with a print-out for the developer where the site is a local one. */
export function chooseMailer(env: Env, siteUrl: string): Mailer {
  const mailer = new BindingMailer(env.MAIL, settingsOf(env).MAIL_FROM);
  return isLocalSite(siteUrl) ? new ConsoleMailer(mailer) : mailer;
}
