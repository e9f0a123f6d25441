import { expect, test } from "vitest";
import { addressChangedMail, contactMail, resetMail, verificationMail } from "#worker/mail/messages.ts";

const LINK = "https://app.test/reset-password?token=abc";

test("the reset message holds its link in both forms, and loads nothing from anywhere", () => {
  const { to, subject, text, html, link } = resetMail("a@example.com", "Alex", LINK);
  expect({ to, subject, link }).toEqual({
    to: "a@example.com",
    subject: "Reset your ABPI Compliance Checker password",
    link: LINK,
  });
  expect(text).toContain(`\n${LINK}\n`);
  expect(text).toContain("once, for one hour");
  expect(html).toContain(`href="${LINK}"`);
  expect(html).not.toMatch(/<img|<script|<link|src=/);
});

test("what a visitor wrote is text, in HTML too", () => {
  const message = "<script>alert(1)</script>\nSecond line & more";
  const mail = contactMail("support@example.com", {
    ...{ name: 'A "B" <i>', email: "a@example.com", company: "Acme", message },
  });
  expect(mail).toMatchObject({ to: "support@example.com", replyTo: "a@example.com" });
  expect(mail.text).toContain(message);
  expect(mail.html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;<br>Second line &amp; more");
  expect(mail.html).toContain("A &quot;B&quot; &lt;i&gt;, Acme");
  expect(mail.html).not.toContain("<script>");
});

test.each(["Alex", "Anne-Marie O’Neill", "J.R. Smith", "Dr. Ng", "Smith, Alex", "Zoë 王"])(
  "%s is greeted by name",
  (name) =>
    expect(resetMail("a@example.com", name, LINK).text).toMatch(new RegExp(`^Hello ${name.replaceAll(".", "[.]")},`)),
);

test.each([
  "Your account is closed, see evil.example",
  "https://evil.example",
  "evil.example/login",
  "Alex\nYour account is closed",
  "Alex\u202e moc.live",
  "write to me@evil.example",
  "Call 07700 900123",
  "Please act now or your account will be closed by us today",
])("a name that is more than a name is in no message: %j", (name) => {
  const mails = [
    resetMail("a@example.com", name, LINK),
    verificationMail("a@example.com", name, LINK),
    addressChangedMail("a@example.com", name, "help@example.com"),
  ];
  for (const mail of mails) {
    expect(mail.text).toMatch(/^Hello,\n/);
    expect(mail.subject + mail.text + mail.html).not.toContain(name);
    expect(mail.html).not.toContain("evil");
  }
});
