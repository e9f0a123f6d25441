import { type Request, Response } from "miniflare";
import { answerAsStripe } from "../worker/test/stripe/stand-in.ts";
import { answerAsReceiver } from "../worker/test/webhook-receiver.ts";

const STRIPE = "api.stripe.com";

/** Answers what tests in the Workers runtime send out: calls to Stripe and to receivers of webhooks go to their stand-ins,
 * and nothing else leaves. */
export async function answerOutbound(request: Request): Promise<Response> {
  const { hostname } = new URL(request.url);
  if (hostname !== STRIPE) {
    const received = await answerAsReceiver(request);
    return received ?? new Response(`Tests reach no other machine: ${hostname}`, { status: 502 });
  }
  const { status, body } = await answerAsStripe(request);
  return new Response(body, { status, headers: { "content-type": "application/json", "request-id": "req_test" } });
}
