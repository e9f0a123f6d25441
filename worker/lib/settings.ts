import { z } from "zod";

const addresses = z
  .string()
  .default("")
  .transform((list) =>
    list
      .split(",")
      .map((one) => one.trim().toLowerCase())
      .filter(Boolean),
  );

const settingsSchema = z.object({
  SUPPORT_EMAIL: z.email(),
  MAIL_FROM: z.email(),
  ADMIN_EMAILS: addresses,
  PUBLIC_URL: z.union([z.literal(""), z.url()]).default(""),
});

/** The text settings of `wrangler.toml` and `.dev.vars`, checked. */
export type Settings = z.infer<typeof settingsSchema>;

const parsed = new WeakMap<object, Settings>();

/** Parses the settings once for each environment object; throws at the first request when one is malformed. */
export function settingsOf(env: Env): Settings {
  const known = parsed.get(env);
  if (known) return known;
  const settings = settingsSchema.parse(env);
  parsed.set(env, settings);
  return settings;
}

/** Beginning of links in e-mails, without a slash at its end: as configured, else where the request was sent. */
export function siteUrl(env: Env, requestUrl: string): string {
  return new URL(settingsOf(env).PUBLIC_URL || requestUrl).origin;
}
