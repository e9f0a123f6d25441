import { type Request, Response } from "miniflare";
import { answerAsStripe } from "../worker/test/stripe/stand-in.ts";

const STRIPE = "api.stripe.com";

/** Answers what tests in the Workers runtime send out: calls to Stripe go to its stand-in, and nothing else leaves. */
export async function answerOutbound(request: Request): Promise<Response> {
  const { hostname } = new URL(request.url);
  if (hostname !== STRIPE) return new Response(`Tests reach no other machine: ${hostname}`, { status: 502 });
  const { status, body } = await answerAsStripe(request);
  return new Response(body, { status, headers: { "content-type": "application/json", "request-id": "req_test" } });
}
