import { z } from "zod";
import type { StripeSettings } from "#worker/billing/stripe-client.ts";

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
  ADMIN_SECOND_FACTOR: z.union([z.literal(""), z.enum(["required", "off"])]).default("required"),
  CLIENT_ADDRESS_HEADER: z.string().default(""),
  SEAL_SECRET: z.union([z.literal(""), z.string().min(32)]).default(""),
  PUBLIC_URL: z.union([z.literal(""), z.url()]).default(""),
  STRIPE_SECRET_KEY: z.string().default(""),
  STRIPE_PUBLISHABLE_KEY: z.string().default(""),
  STRIPE_WEBHOOK_SECRET: z.string().default(""),
  STRIPE_API_URL: z.union([z.literal(""), z.url()]).default(""),
  STRIPE_AUTOMATIC_TAX: z.enum(["on", "off"]).default("off"),
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

/** How payments are set up; null where no Stripe key is configured. Throws when a key lacks its companions: a site
 * that takes money but hears of no payment must not run. */
export function stripeSettingsOf(env: Env): StripeSettings | null {
  const settings = settingsOf(env);
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = settings;
  if (!secretKey) return null;
  const webhookSecret = settings.STRIPE_WEBHOOK_SECRET;
  if (!publishableKey || !webhookSecret)
    throw new Error("STRIPE_SECRET_KEY needs STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET beside it");
  const automaticTax = settings.STRIPE_AUTOMATIC_TAX === "on";
  return { secretKey, publishableKey, webhookSecret, apiUrl: settings.STRIPE_API_URL, automaticTax };
}

const LOCAL_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether a site is served on the developer's own machine. */
export const isLocalSite = (url: string) => LOCAL_HOSTS.has(new URL(url).hostname);

/** Where the site is reached, without a slash at its end: as configured, else where the request was sent. */
export function siteUrl(env: Env, requestUrl: string): string {
  return new URL(settingsOf(env).PUBLIC_URL || requestUrl).origin;
}

/** Whether links can be put into e-mails: a deployed site has to be told its own address, for a request can be made to
 * name another. */
export function canSendLinks(env: Env, requestUrl: string): boolean {
  return settingsOf(env).PUBLIC_URL !== "" || isLocalSite(requestUrl);
}
