import Stripe from "stripe";
import { AppError } from "#worker/lib/errors.ts";
import { logError, logEvent } from "#worker/lib/log.ts";
import { PriceMissing } from "./stripe-prices.ts";

const UNREACHABLE =
  "The payment service cannot be reached just now, and nothing has been charged. Please try again in a few minutes.";
const IN_USE = "Your subscription is being set up in another window. Please reload this page in a minute.";
const REFUSED = "The card was refused. Please try another card.";

const NOT_SET_UP =
  "This plan cannot be bought at the moment, and nothing has been charged. Please try again later or contact support.";

/** Turns what the SDK throws into an error that a user can act upon; anything that is no failure of Stripe passes. */
export function toBillingError(thrown: unknown): unknown {
  if (thrown instanceof PriceMissing) {
    logEvent("stripe-price-missing", { price: thrown.message, remedy: "npm run stripe:setup" });
    return new AppError("unavailable", NOT_SET_UP);
  }
  if (!(thrown instanceof Stripe.errors.StripeError)) return thrown;
  if (thrown instanceof Stripe.errors.StripeCardError) return new AppError("payment-failed", thrown.message || REFUSED);
  if (thrown instanceof Stripe.errors.StripeIdempotencyError) return new AppError("conflict", IN_USE);
  logError("stripe-failed", thrown, { code: thrown.code ?? "", kind: thrown.type, status: thrown.statusCode ?? 0 });
  return thrown instanceof Stripe.errors.StripeInvalidRequestError ? thrown : new AppError("unavailable", UNREACHABLE);
}
