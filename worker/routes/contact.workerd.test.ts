import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { Contact } from "#worker/mail/contact.ts";
import type { Mail } from "#worker/mail/mailer.ts";
import { ContactMessageStore } from "#worker/store/contact-messages.ts";
import { awayFromTurnOfMinute, call, db, newAddress, postJson } from "#worker/test/api.ts";

const GOOD = { name: "Alex Writer", email: "Alex@Example.com", company: "", message: "How does it work?" };
const stored = async () => (await env.DB.prepare("SELECT * FROM contact_messages ORDER BY id").all()).results;

test("a message is stored and answered with thanks", async () => {
  const answer = await postJson("/api/contact", GOOD);
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({
    message: "Thank you for your message. We reply within 24 hours on business days.",
  });
  expect((await stored()).at(-1)).toMatchObject({ ...GOOD, email: "alex@example.com", company: null });
});

test("it goes to the support address, and an answer to it to the sender", async () => {
  const sent: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void sent.push(mail) };
  const contact = new Contact(new ContactMessageStore(db), mailer, "support@example.com");
  await contact.sendOn({ ...GOOD, company: "Acme" });
  expect(sent).toMatchObject([{ to: "support@example.com", replyTo: GOOD.email }]);
  expect(sent[0]?.text).toContain(GOOD.message);
});

test.each([
  ["name", { name: " " }, "Please enter your full name"],
  ["email", { email: "x" }, "Please enter a valid email address"],
  ["message", { message: "" }, "Please enter a message"],
  ["message", { message: "x".repeat(5001) }, "Please keep the message under 5000 characters"],
])("a bad %s is refused", async (field, change, message) => {
  const answer = await postJson("/api/contact", { ...GOOD, ...change });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ message, fields: { [field]: message } });
});

test("one address sends at most ten a minute", async () => {
  await awayFromTurnOfMinute();
  const headers = { "content-type": "application/json", "cf-connecting-ip": newAddress() };
  const statuses = [];
  for (let at = 0; at < 11; at++)
    statuses.push((await call("/api/contact", { method: "POST", headers, body: JSON.stringify(GOOD) })).status);
  expect(statuses).toEqual([...Array(10).fill(201), 429]);
});
