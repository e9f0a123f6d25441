import { z } from "zod";
import { RISK_ORDER } from "./risk.ts";

/** What a webhook is told of. */
export const DELIVERY_EVENTS = ["analysis.completed", "analysis.failed", "test"] as const;
export type DeliveryEvent = (typeof DELIVERY_EVENTS)[number];

/** Body of `PUT /api/account/webhook`. The worker also refuses addresses that are not public. */
export const webhookRequest = z.object({
  url: z
    .string()
    .trim()
    .max(500, "The address must be at most 500 characters")
    .pipe(z.url("Please enter an address that begins with https://")),
});

/** One message, as the account page lists it. */
export const webhookDelivery = z.object({
  id: z.string(),
  event: z.enum(DELIVERY_EVENTS),
  attempts: z.int().min(0),
  lastStatus: z.int().nullable(),
  lastError: z.string().nullable(),
  createdAt: z.iso.datetime(),
  deliveredAt: z.iso.datetime().nullable(),
  /** Null when it arrived or was given up. */
  nextAttemptAt: z.iso.datetime().nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

/** Answer of `GET /api/account/webhook`, the last deliveries first; `url` is null where none is set. */
export const webhookState = z.object({
  url: z.string().nullable(),
  deliveries: z.array(webhookDelivery),
});
export type WebhookState = z.infer<typeof webhookState>;

/** Answer of `PUT /api/account/webhook`: the secret that signs its messages, shown this once. */
export const webhookSecret = z.object({ secret: z.string() });
export type WebhookSecret = z.infer<typeof webhookSecret>;

/** What is posted to a webhook: which analysis ended and how; words of the material never leave with it. */
export const webhookMessage = z.object({
  type: z.enum(DELIVERY_EVENTS),
  timestamp: z.iso.datetime(),
  data: z.object({
    /** Of the analysis, as `/api/v1/analyses/{id}` knows it; null in a test. */
    id: z.string().nullable(),
    riskLevel: z.enum(RISK_ORDER).nullable(),
    /** Matters raised; null where the analysis failed. */
    matters: z.int().nullable(),
  }),
});
export type WebhookMessage = z.infer<typeof webhookMessage>;
