import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import Stripe from "stripe";
import { createStripeEvents } from "#worker/billing/create-subscriptions.ts";
import type { AppContext, AppEnv } from "#worker/lib/app-env.ts";
import { AppError, notFound } from "#worker/lib/errors.ts";
import { stripeSettingsOf } from "#worker/lib/settings.ts";
import { openDatabase } from "#worker/store/database.ts";

/** Far more than an event of ours takes. */
const MAX_EVENT_BYTES = 512 * 1024;
const NOT_SIGNED = "The signature of this event does not fit. Please check the webhook's signing secret.";

/** The event that the body holds, once its signature over the raw bytes has been checked. */
async function signedEvent(c: AppContext, webhookSecret: string): Promise<Stripe.Event> {
  const body = await c.req.text();
  const signature = c.req.header("stripe-signature") ?? "";
  try {
    return await Stripe.webhooks.constructEventAsync(
      body,
      signature,
      webhookSecret,
      undefined,
      Stripe.createSubtleCryptoProvider(),
    );
  } catch {
    throw new AppError("invalid-request", NOT_SIGNED);
  }
}

/** Where Stripe tells of what happened. Whatever goes wrong on our side is answered 5xx, so that it tells again. */
export const stripeWebhookRoutes = new Hono<AppEnv>().post(
  "/webhook",
  bodyLimit({
    maxSize: MAX_EVENT_BYTES,
    onError: () => {
      throw new AppError("invalid-request", "This is too large for an event.");
    },
  }),
  async (c) => {
    const settings = stripeSettingsOf(c.env);
    if (!settings) throw notFound("No payments are set up on this installation.");
    const event = await signedEvent(c, settings.webhookSecret);
    await createStripeEvents(settings, openDatabase(c.env.DB)).handle(event);
    return c.json({ received: true }, 200);
  },
);
