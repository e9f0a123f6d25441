import type { ContactMessage } from "#schema/contact.ts";
import type { Mailer } from "#worker/mail/mailer.ts";
import { contactMail } from "#worker/mail/messages.ts";
import type { ContactMessageStore } from "#worker/store/contact-messages.ts";

/** Messages from the contact page: kept, then sent on to the people who answer them. */
export class Contact {
  constructor(
    private readonly messages: ContactMessageStore,
    private readonly mailer: Mailer,
    private readonly supportEmail: string,
  ) {}

  /** Keeps the message; once this is done it cannot be lost. */
  keep(message: ContactMessage): Promise<void> {
    return this.messages.add(message);
  }

  sendOn(message: ContactMessage): Promise<void> {
    return this.mailer.send(contactMail(this.supportEmail, message));
  }
}
