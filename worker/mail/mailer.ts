/** One message, written out twice: as plain text and as HTML. */
export interface Mail {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** The address that the message is about, for the developer's console. */
  link?: string;
}

/** Sends messages; throws when one could not be handed over. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
