import { Hono } from "hono";
import { contactMessage } from "#schema/contact.ts";
import type { MessageResponse } from "#schema/message.ts";
import type { AppEnv } from "#worker/lib/app-env.ts";
import { inBackground } from "#worker/lib/background.ts";
import { callerAddress, enforceLimit } from "#worker/lib/rate-limit.ts";
import { validJson } from "#worker/lib/validate.ts";

const THANKS = "Thank you for your message. We reply within 24 hours on business days.";

export const contactRoutes = new Hono<AppEnv>().post("/", validJson(contactMessage), async (c) => {
  await enforceLimit(c.env.LIMIT_PUBLIC_FORMS, `contact:${callerAddress(c)}`);
  const { contact } = c.var.services;
  const message = c.req.valid("json");
  await contact.keep(message);
  inBackground(c, "contact-mail-failed", contact.sendOn(message));
  return c.json({ message: THANKS } satisfies MessageResponse, 201);
});
