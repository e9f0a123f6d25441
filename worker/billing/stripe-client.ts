import Stripe from "stripe";

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

/** Whether Stripe does not know the object that was named. */
export const isMissing = (thrown: unknown) =>
  thrown instanceof Stripe.errors.StripeInvalidRequestError && thrown.code === "resource_missing";
