import { randomBytes } from "node:crypto";
import type { AnalysisResult } from "#schema/result.ts";
import type { WebhookMessage, WebhookState } from "#schema/webhook.ts";
import { notFound } from "#worker/lib/errors.ts";
import type { WebhookStore } from "#worker/store/webhooks.ts";
import { publicAddress } from "./public-address.ts";
import { send } from "./send.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** How long to wait after each attempt that did not arrive; then a message is given up. All within the day for which the
 * object that sends it is kept. */
const PAUSES_MS = [5 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 5 * HOUR_MS];

const NO_WEBHOOK = "There is no webhook. Please set its address first.";

/** An analysis that has ended. */
export interface Ended {
  id: string;
  userId: number;
  /** Null where it failed. */
  result: Pick<AnalysisResult, "riskLevel" | "matters"> | null;
}

/** Tells accounts of their ended analyses: which, and how, without a word of the material. */
export class Webhooks {
  constructor(
    private readonly store: WebhookStore,
    private readonly now: () => number = Date.now,
  ) {}

  async state(userId: number): Promise<WebhookState> {
    const [webhook, deliveries] = await Promise.all([this.store.get(userId), this.store.deliveries(userId)]);
    return { url: webhook?.url ?? null, deliveries };
  }

  /** Sets the account's webhook and resolves to the secret that signs its messages. Throws for an address that is not
   * public. */
  async set(userId: number, url: string): Promise<string> {
    const secret = `whsec_${randomBytes(32).toString("base64")}`;
    await this.store.set(userId, publicAddress(url), secret);
    return secret;
  }

  remove(userId: number): Promise<boolean> {
    return this.store.remove(userId);
  }

  async has(userId: number): Promise<boolean> {
    return (await this.store.get(userId)) !== null;
  }

  /** Tells of an ended analysis, or tries again; resolves to when to try next, null when there is nothing more to do. Every
   * attempt is the same message, told apart from others by its id. */
  async tell({ id, userId, result }: Ended): Promise<number | null> {
    if (!(await this.has(userId))) return null;
    const message = `msg_${id}`;
    const type = result ? "analysis.completed" : "analysis.failed";
    const data = { id, riskLevel: result?.riskLevel ?? null, matters: result?.matters?.length ?? null };
    await this.store.add(message, userId, type, this.payload({ type, data }));
    return this.attempt(message, PAUSES_MS);
  }

  /** Sends a message that tells of nothing, once. Throws 404 where there is no webhook. */
  async test(userId: number): Promise<void> {
    if (!(await this.has(userId))) throw notFound(NO_WEBHOOK);
    const id = `msg_${crypto.randomUUID()}`;
    const data = { id: null, riskLevel: null, matters: null };
    await this.store.add(id, userId, "test", this.payload({ type: "test", data }));
    await this.attempt(id, []);
  }

  private payload(message: Omit<WebhookMessage, "timestamp">): string {
    const timestamp = new Date(this.now()).toISOString();
    return JSON.stringify({ ...message, timestamp } satisfies WebhookMessage);
  }

  private async attempt(id: string, pauses: readonly number[]): Promise<number | null> {
    const delivery = await this.store.delivery(id);
    const webhook = delivery && (await this.store.get(delivery.userId));
    if (!delivery?.nextAttemptAt || !webhook) return null;
    if (delivery.nextAttemptAt.getTime() > this.now()) return delivery.nextAttemptAt.getTime();
    const done = await send(webhook.url, webhook.secret, delivery, this.now());
    const pause = done.error === null ? undefined : pauses[delivery.attempts];
    const nextAt = pause === undefined ? null : this.now() + pause;
    await this.store.noteAttempt(id, delivery.attempts + 1, done, nextAt);
    return nextAt;
  }
}
