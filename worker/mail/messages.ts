import type { ContactMessage } from "#schema/contact.ts";
import { writeLetter } from "#worker/mail/layout.ts";
import type { Mail } from "#worker/mail/mailer.ts";

const PRODUCT = "ABPI Compliance Checker";

/** The link that lets a user choose a new password. */
export function resetMail(to: string, username: string, link: string): Mail {
  const letter = writeLetter({
    paragraphs: [
      `Hello ${username},`,
      `Somebody, we hope you, asked to reset the password of your ${PRODUCT} account. The link below lets you choose a new one. It works once, for one hour.`,
      "If it was not you, you need not do anything: your password stays as it is.",
    ],
    button: { label: "Choose a new password", url: link },
    footer: `${PRODUCT}. You receive this message because of a request made with your e-mail address.`,
  });
  return { to, subject: `Reset your ${PRODUCT} password`, link, ...letter };
}

/** A message from the contact page, for the people who answer it. */
export function contactMail(to: string, { name, email, company, message }: ContactMessage): Mail {
  const letter = writeLetter({
    paragraphs: [`From: ${name}${company ? `, ${company}` : ""}\nE-mail: ${email}`, message],
    footer: `Sent from the contact page of the ${PRODUCT}. Reply to this message to answer.`,
  });
  return { to, replyTo: email, subject: `${PRODUCT}: new message from the contact page`, ...letter };
}
