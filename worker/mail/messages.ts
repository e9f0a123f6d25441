import type { ContactMessage } from "#schema/contact.ts";
import { RETENTION } from "#schema/retention.ts";
import type { Mail } from "#worker/mail/mailer.ts";

interface Letter {
  paragraphs: readonly string[];
  /** Stands after the paragraphs. */
  button?: { label: string; url: string };
  /** In small print at the end. */
  footer: string;
}

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
const withLineBreaks = (text: string) => escapeHtml(text).replace(/\r?\n/g, "<br>");

const BUTTON_STYLE =
  "display:inline-block;padding:12px 20px;border-radius:6px;background:#0b4f6c;color:#ffffff;text-decoration:none;font-weight:600";

function buttonHtml({ label, url }: { label: string; url: string }): string {
  const address = escapeHtml(url);
  return `<p><a href="${address}" style="${BUTTON_STYLE}">${escapeHtml(label)}</a></p>
<p style="font-size:14px">If the button does not work, copy this address into your browser:<br>${address}</p>`;
}

/** Writes a letter as plain text and as HTML without pictures, scripts or tracking. All text is taken literally. */
function writeLetter({ paragraphs, button, footer }: Letter): { text: string; html: string } {
  const link = button ? [`${button.label}:\n${button.url}`] : [];
  const text = `${[...paragraphs, ...link, `-- \n${footer}`].join("\n\n")}\n`;
  const html = `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1c2733;background:#ffffff">
<div style="max-width:560px;margin:0 auto">
${paragraphs.map((paragraph) => `<p>${withLineBreaks(paragraph)}</p>`).join("\n")}
${button ? buttonHtml(button) : ""}
<p style="font-size:14px;color:#4a5866">${withLineBreaks(footer)}</p>
</div>
</body>
</html>
`;
  return { text, html };
}

/** Words of letters, also joined by hyphens and apostrophes, and initials: nothing that a mail program makes a link of. */
const PLAIN_NAME =
  /^(?:(?:\p{Lu}\.)+|[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*[.,]?)(?: (?:(?:\p{Lu}\.)+|[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*[.,]?))*$/u;
/** Longer ones are sentences rather than names. */
const MAX_CHARS = 50;

/** How a message begins. Anybody can sign up with somebody else's address and write what they like for a name: what is
 * not plainly one is left out, so that no message of ours carries a stranger's words. */
function greeting(username: string): string {
  return username.length <= MAX_CHARS && PLAIN_NAME.test(username) ? `Hello ${username},` : "Hello,";
}

const PRODUCT = "ABPI Compliance Checker";

/** The link that lets a user choose a new password. */
export function resetMail(to: string, username: string, link: string): Mail {
  const letter = writeLetter({
    paragraphs: [
      greeting(username),
      `Somebody, we hope you, asked to reset the password of your ${PRODUCT} account. The link below lets you choose a new one. It works once, for one hour.`,
      "If it was not you, you need not do anything: your password stays as it is.",
    ],
    button: { label: "Choose a new password", url: link },
    footer: `${PRODUCT}. You receive this message because of a request made with your e-mail address.`,
  });
  return { to, subject: `Reset your ${PRODUCT} password`, link, ...letter };
}

/** The link that shows that the reader of an address and the holder of an account are one. */
export function verificationMail(to: string, username: string, link: string): Mail {
  const letter = writeLetter({
    paragraphs: [
      greeting(username),
      `Somebody, we hope you, gave this address for an account of the ${PRODUCT}. Open the link and log in to confirm that it is yours. The link works once, for ${RETENTION.verifyLinkHours} hours.`,
      "If it was not you, you need not do anything: the address is not confirmed without this link.",
    ],
    button: { label: "Confirm this address", url: link },
    footer: `${PRODUCT}. You receive this message because your e-mail address was given for an account.`,
  });
  return { to, subject: `Confirm your e-mail address for the ${PRODUCT}`, link, ...letter };
}

/** For the address that an account had until now. */
export function addressChangedMail(to: string, username: string, supportEmail: string): Mail {
  const letter = writeLetter({
    paragraphs: [
      greeting(username),
      `The e-mail address of your ${PRODUCT} account has been changed. From now on you log in with the new one, and messages go there. Every other session has been logged out.`,
      `If it was not you, please write to ${supportEmail} at once.`,
    ],
    footer: `${PRODUCT}. You receive this message because this was the address of an account.`,
  });
  return { to, subject: `The e-mail address of your ${PRODUCT} account has changed`, ...letter };
}

/** A message from the contact page, for the people who answer it. */
export function contactMail(to: string, { name, email, company, message }: ContactMessage): Mail {
  const letter = writeLetter({
    paragraphs: [`From: ${name}${company ? `, ${company}` : ""}\nE-mail: ${email}`, message],
    footer: `Sent from the contact page of the ${PRODUCT}. Reply to this message to answer.`,
  });
  return { to, replyTo: email, subject: `${PRODUCT}: new message from the contact page`, ...letter };
}
