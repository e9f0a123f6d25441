import { Webhook } from "standardwebhooks";
import { standsAgainst } from "./public-address.ts";

/** How long a receiver may take, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** A message to be sent: `id` and `payload` are the same at every attempt. */
export interface Message {
  id: string;
  payload: string;
}

/** What came of an attempt; `error` is null when it arrived, else says in plain words what went wrong. */
export interface Attempt {
  status: number | null;
  error: string | null;
}

function signed({ id, payload }: Message, secret: string, now: number): HeadersInit {
  const at = new Date(now);
  return {
    "content-type": "application/json",
    "user-agent": "ABPI-Compliance-Checker-Webhook/1",
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now / 1000)),
    "webhook-signature": new Webhook(secret).sign(id, at, payload),
  };
}

function judged(status: number): Attempt {
  if (status >= 200 && status < 300) return { status, error: null };
  if (status >= 300 && status < 400) return { status, error: "It answered with a redirect, which is not followed." };
  return { status, error: "It did not answer with a status of 200 to 299." };
}

/** Posts a message, signed as Standard Webhooks asks, to a public address. Follows no redirect, reads nothing of the
 * answer but its status, and never throws. */
export async function send(url: string, secret: string, message: Message, now: number): Promise<Attempt> {
  try {
    const objection = await standsAgainst(new URL(url).hostname);
    if (objection) return { status: null, error: objection };
    const answer = await fetch(url, {
      ...{ method: "POST", body: message.payload, headers: signed(message, secret, now) },
      ...{ redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) },
    });
    await answer.body?.cancel();
    return judged(answer.status);
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === "TimeoutError";
    return { status: null, error: isLate ? "It did not answer within 10 seconds." : "It could not be reached." };
  }
}
