import { z } from "zod";
import { email, oneLine } from "./auth.ts";

/** Longest message, in characters. */
export const MAX_MESSAGE_CHARS = 5000;
const MAX_NAME_CHARS = 100;
const MAX_COMPANY_CHARS = 200;

/** Body of `POST /api/contact`, answered 201 by a message; an empty company counts as not given. */
export const contactMessage = z.object({
  name: z
    .string()
    .overwrite(oneLine)
    .trim()
    .min(1, "Please enter your full name")
    .max(MAX_NAME_CHARS, `Please keep the name under ${MAX_NAME_CHARS} characters`),
  email,
  company: z
    .string()
    .overwrite(oneLine)
    .trim()
    .max(MAX_COMPANY_CHARS, `Please keep the company under ${MAX_COMPANY_CHARS} characters`)
    .optional()
    .transform((text) => text || undefined),
  message: z
    .string()
    .trim()
    .min(1, "Please enter a message")
    .max(MAX_MESSAGE_CHARS, `Please keep the message under ${MAX_MESSAGE_CHARS} characters`),
});
export type ContactMessage = z.infer<typeof contactMessage>;
