import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { eq } from "drizzle-orm";
import Stripe from "stripe";
import { vi } from "vitest";
import type { PaidTier, Tier } from "#schema/plan.ts";
import type { CreatedSubscription, SubscriptionInfo } from "#schema/subscription.ts";
import type { UsageLimits } from "#schema/usage.ts";
import app from "#worker/app.ts";
import { createSubscriptions } from "#worker/billing/create-subscriptions.ts";
import { totalRevenuePence } from "#worker/billing/revenue.ts";
import { setUpPrices } from "#worker/billing/set-up-prices.ts";
import { createStripe } from "#worker/billing/stripe-client.ts";
import type { Subscriptions } from "#worker/billing/subscriptions.ts";
import { scheduled } from "#worker/scheduled.ts";
import { users } from "#worker/store/account-tables.ts";
import { UserStore } from "#worker/store/users.ts";
import { type Caller, db, newCaller, sessionCookie } from "#worker/test/api.ts";
import type { StandInEvent } from "#worker/test/stripe/objects.ts";
import type { TestActs } from "#worker/test/stripe/stand-in.ts";

const ORIGIN = "https://app.test";
const WEBHOOK_SECRET = "whsec_test";
export const DAY_S = 86_400;

/** What a page, the usage limits and the administrator see at one moment. */
export interface Seen {
  status: string;
  tier: string;
  limit: number;
  revenuePence: number;
}

/** An installation with one user, and its own clock: with Stripe (the stand-in answers) or without a key. */
export class Installation {
  readonly secretKey = `sk_test_${crypto.randomUUID()}`;
  private readonly env: Env;
  private readonly revenueBefore: number;
  caller: Caller;

  private constructor(
    readonly kind: "local" | "stripe",
    caller: Caller,
    revenueBefore: number,
    settings: Record<string, string>,
  ) {
    const { secretKey: STRIPE_SECRET_KEY } = this;
    const keys = { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY: "pk_test_1", STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET };
    this.env = { ...env, ...(kind === "stripe" && keys), ...settings };
    this.caller = caller;
    this.revenueBefore = revenueBefore;
  }

  static async open(kind: "local" | "stripe", settings: Record<string, string> = {}): Promise<Installation> {
    const one = new Installation(kind, await newCaller(), await totalRevenuePence(db), settings);
    if (kind === "stripe") {
      await one.act("setClock", { now: Math.floor(Date.now() / 1000) });
      await setUpPrices(one.stripe);
    }
    return one;
  }

  get userId(): number {
    return this.caller.user.id;
  }

  get stripe(): Stripe {
    return createStripe({ secretKey: this.secretKey, apiUrl: "" });
  }

  /** Asks the stand-in itself for something. */
  async act<Act extends keyof TestActs>(name: Act, input: TestActs[Act]): Promise<unknown> {
    const headers = { authorization: `Bearer ${this.secretKey}` };
    const url = `https://api.stripe.com/_test/${name}`;
    const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(input) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  }

  async call(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const context = createExecutionContext();
    const init =
      body === undefined ? {} : { method: "POST", body: typeof body === "string" ? body : JSON.stringify(body) };
    const request = new Request(ORIGIN + path, {
      ...init,
      headers: { cookie: this.caller.cookie, "content-type": "application/json", origin: ORIGIN, ...headers },
    });
    const answer = await app.fetch(request, this.env, context);
    await waitOnExecutionContext(context);
    return answer;
  }

  async subscribe(planType: PaidTier): Promise<CreatedSubscription> {
    const answer = await this.call("/api/create-subscription", { userId: this.userId, planType });
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
    return answer.json();
  }

  cancel = () => this.call("/api/cancel-subscription", { userId: this.userId });
  reactivate = () => this.call("/api/reactivate-subscription", { userId: this.userId });

  async info(): Promise<SubscriptionInfo> {
    return (await this.call(`/api/subscription/${this.userId}`)).json();
  }

  async seen(): Promise<Seen> {
    const { tier: usageTier, limit } = (await (await this.call("/api/usage-limits")).json()) as UsageLimits;
    const { subscriptionStatus: status, tier } = await this.info();
    if (tier !== usageTier) throw new Error(`The page says ${tier}, the limit is that of ${usageTier}`);
    return { status, tier, limit, revenuePence: await this.revenuePence() };
  }

  /** What was earned here. */
  async revenuePence(): Promise<number> {
    return (await totalRevenuePence(db)) - this.revenueBefore;
  }

  /** What routes call. */
  get subscriptions(): Subscriptions {
    return createSubscriptions(this.env, db);
  }

  async giveTier(tier: Tier): Promise<void> {
    await db.update(users).set({ subscriptionTier: tier, tierEndsAt: null }).where(eq(users.id, this.userId));
  }

  removeUser(): Promise<void> {
    return new UserStore(db).remove(this.userId);
  }

  /** Lets days pass, here and at Stripe; nobody is told of anything yet. */
  async pass(days: number): Promise<void> {
    vi.setSystemTime(Date.now() + days * DAY_S * 1000);
    if (this.kind === "stripe") await this.act("advance", { seconds: days * DAY_S });
    this.caller = { ...this.caller, cookie: await sessionCookie(this.userId) };
  }

  async takeEvents(): Promise<StandInEvent[]> {
    return (await this.act("takeEvents", {})) as StandInEvent[];
  }

  /** Sends one event, signed; `secret` may be a wrong one. */
  async send(event: StandInEvent, secret = WEBHOOK_SECRET): Promise<Response> {
    const payload = JSON.stringify(event);
    const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
      ...{ payload, secret, timestamp: Math.floor(Date.now() / 1000) },
      cryptoProvider: Stripe.createSubtleCryptoProvider(),
    });
    return this.call("/api/stripe/webhook", payload, { "stripe-signature": signature });
  }

  /** Tells of everything that has happened; the events may be put into another order first. */
  async deliver(arrange: (events: StandInEvent[]) => StandInEvent[] = (events) => events): Promise<StandInEvent[]> {
    if (this.kind === "local") return [];
    const events = arrange(await this.takeEvents());
    for (const event of events) {
      const answer = await this.send(event);
      if (!answer.ok) throw new Error(`${event.type}: ${answer.status} ${await answer.text()}`);
    }
    return events;
  }

  async runScheduledJob(): Promise<void> {
    await scheduled({} as ScheduledController, this.env);
  }

  async report() {
    return (await this.act("report", {})) as {
      requests: { name: string; key: string | null }[];
      faults: string[];
      subscriptions: { id: string; status: string; isTaxed: boolean }[];
      customers: { id: string; deleted?: true; metadata: Record<string, string> }[];
    };
  }

  async customer(): Promise<string> {
    return (await this.report()).customers[0]?.id ?? "";
  }
}
