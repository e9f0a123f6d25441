import { createServer, type Server } from "node:http";
import Stripe from "stripe";
import { setUpPrices } from "#worker/billing/set-up-prices.ts";
import { createStripe } from "#worker/billing/stripe-client.ts";
import type { StandInEvent } from "#worker/test/stripe/objects.ts";
import { answerAsStripe, type TestActs } from "#worker/test/stripe/stand-in.ts";

const SECRET_KEY = "sk_test_browser";
const WEBHOOK_SECRET = "whsec_browser";

/** Stripe's stand-in on a port of this machine, for an application that is served. */
export interface StripeServer {
  /** What the application has to be told. */
  settings: Record<string, string>;
  /** Asks the stand-in itself for something. */
  act<Act extends keyof TestActs>(name: Act, input: TestActs[Act]): Promise<unknown>;
  /** Sends the application all events that it was not told of; answers their types. */
  deliverTo(appUrl: string): Promise<string[]>;
  close(): Promise<void>;
}

function listen(): Promise<{ server: Server; url: string }> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { status, body } = await answerAsStripe({
      method: request.method ?? "GET",
      url: `http://localhost${request.url}`,
      headers: { get: (name) => request.headers[name]?.toString() ?? null },
      text: async () => Buffer.concat(chunks).toString(),
    });
    response.writeHead(status, { "content-type": "application/json" }).end(body);
  });
  return new Promise((done) =>
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      done({ server, url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}` });
    }),
  );
}

async function send(appUrl: string, event: StandInEvent): Promise<void> {
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET });
  const headers = { "stripe-signature": signature, "content-type": "application/json" };
  const answer = await fetch(`${appUrl}/api/stripe/webhook`, { method: "POST", headers, body: payload });
  if (!answer.ok) throw new Error(`${event.type}: ${answer.status} ${await answer.text()}`);
}

/** Starts it, with the prices of the plan table. */
export async function openStripeServer(): Promise<StripeServer> {
  const { server, url } = await listen();
  const act: StripeServer["act"] = async (name, input) => {
    const headers = { authorization: `Bearer ${SECRET_KEY}` };
    return (await fetch(`${url}/_test/${name}`, { method: "POST", headers, body: JSON.stringify(input) })).json();
  };
  await setUpPrices(createStripe({ secretKey: SECRET_KEY, apiUrl: url }));
  return {
    settings: {
      ...{ STRIPE_SECRET_KEY: SECRET_KEY, STRIPE_PUBLISHABLE_KEY: "pk_test_browser", STRIPE_API_URL: url },
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    },
    act,
    async deliverTo(appUrl) {
      const events = (await act("takeEvents", {})) as StandInEvent[];
      for (const event of events) await send(appUrl, event);
      return events.map(({ type }) => type);
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
}
