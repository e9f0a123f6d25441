import Stripe from "stripe";
import { AppError } from "#worker/lib/errors.ts";
import { logError } from "#worker/lib/log.ts";

/** The version that the types of the package and our handling of its objects were written for. */
const API_VERSION = "2026-10-28.endive";
const TIMEOUT_MS = 20_000;
const RETRIES = 2;

export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Another address of the API, for tests; empty for Stripe's own. */
  apiUrl: string;
  automaticTax: boolean;
}

/** Stripe's SDK on `fetch`, as both the Workers runtime and Node have it. */
export function createStripe({ secretKey, apiUrl }: Pick<StripeSettings, "secretKey" | "apiUrl">): Stripe {
  return new Stripe(secretKey, {
    ...{ apiVersion: API_VERSION, httpClient: Stripe.createFetchHttpClient(), telemetry: false },
    ...{ timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES },
    ...(apiUrl && address(new URL(apiUrl))),
  });
}

function address({ hostname, port, protocol }: URL): Pick<Stripe.StripeConfig, "host" | "port" | "protocol"> {
  const isPlain = protocol === "http:";
  return { host: hostname, port: port || (isPlain ? 80 : 443), protocol: isPlain ? "http" : "https" };
}

const UNREACHABLE =
  "The payment service cannot be reached just now, and nothing has been charged. Please try again in a few minutes.";
const IN_USE = "Your subscription is being set up in another window. Please reload this page in a minute.";
const REFUSED = "The card was refused. Please try another card.";

/** Turns what the SDK throws into an error that a user can act upon; anything that is no failure of Stripe passes. */
export function toBillingError(thrown: unknown): unknown {
  if (!(thrown instanceof Stripe.errors.StripeError)) return thrown;
  if (thrown instanceof Stripe.errors.StripeCardError) return new AppError("payment-failed", thrown.message || REFUSED);
  if (thrown instanceof Stripe.errors.StripeIdempotencyError) return new AppError("conflict", IN_USE);
  logError("stripe-failed", thrown, { code: thrown.code ?? "", kind: thrown.type, status: thrown.statusCode ?? 0 });
  return thrown instanceof Stripe.errors.StripeInvalidRequestError ? thrown : new AppError("unavailable", UNREACHABLE);
}

/** Whether Stripe does not know the object that was named. */
export const isMissing = (thrown: unknown) =>
  thrown instanceof Stripe.errors.StripeInvalidRequestError && thrown.code === "resource_missing";
