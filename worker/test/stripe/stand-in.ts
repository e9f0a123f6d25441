import { StandInAccount } from "./account.ts";
import { advance, confirm, dispute, refund, retry } from "./billing.ts";
import { CALLS } from "./calls.ts";
import { decodeForm, type Params } from "./form.ts";
import { type CardKind, Refusal, type StandInDispute } from "./objects.ts";
import { faults } from "./request-schemas.ts";

/** The version of the API that requests must ask for. */
const API_VERSION = "2026-10-28.endive";

/** What tests ask of the stand-in itself, by `POST /_test/{act}` with a JSON body. */
export interface TestActs {
  /** Lets seconds pass. */
  advance: { seconds: number };
  setClock: { now: number };
  confirm: { clientSecret: string; card: CardKind };
  setCard: { customer: string; card: CardKind };
  retry: { customer: string };
  refund: { customer: string; pence: number };
  /** The payer of the latest paid invoice disputes it, or the bank decides. */
  dispute: { customer: string; status: StandInDispute["status"] };
  /** Forgets every price: nothing is set up. */
  clearPrices: Record<string, never>;
  /** Forgets a subscription, as if it had never been. */
  forget: { subscription: string };
  setDown: { isDown: boolean };
  /** Answers and forgets the events that nobody was told of. */
  takeEvents: Record<string, never>;
  /** Answers what was asked and what was wrong with it. */
  report: Record<string, never>;
}

const ACTS: { [Act in keyof TestActs]: (account: StandInAccount, input: TestActs[Act]) => unknown } = {
  advance: (account, { seconds }) => advance(account, account.now + seconds),
  setClock: (account, { now }) => {
    account.now = now;
  },
  confirm: (account, { clientSecret, card }) => confirm(account, clientSecret, card),
  setCard: (account, { customer, card }) => {
    for (const one of account.cards.values()) if (one.customer === customer) one.kind = card;
  },
  retry: (account, { customer }) => retry(account, customer),
  refund: (account, { customer, pence }) => refund(account, customer, pence),
  dispute: (account, { customer, status }) => dispute(account, customer, status),
  clearPrices: (account) => account.prices.clear(),
  forget: (account, { subscription }) => account.subscriptions.delete(subscription),
  setDown: (account, { isDown }) => {
    account.isDown = isDown;
  },
  takeEvents: (account) => account.events.splice(0),
  report: ({ requests, faults: found, subscriptions, customers }) => ({
    ...{ requests, faults: found },
    ...{ subscriptions: [...subscriptions.values()], customers: [...customers.values()] },
  }),
};

const accounts = new Map<string, StandInAccount>();

function accountOf(key: string): StandInAccount {
  const known = accounts.get(key) ?? new StandInAccount(Math.floor(Date.now() / 1000));
  accounts.set(key, known);
  return known;
}

function carryOut(account: StandInAccount, method: string, url: URL, params: Params): object {
  for (const [knownMethod, path, type, answer] of CALLS) {
    const match = knownMethod === method ? path.exec(url.pathname) : null;
    if (!match) continue;
    const wrong = faults(type, params);
    account.faults.push(...wrong);
    if (wrong[0]) throw new Refusal(400, "invalid_request_error", wrong[0], "parameter_unknown");
    return answer(account, params, match[1] ?? "");
  }
  account.faults.push(`Unknown call: ${method} ${url.pathname}`);
  throw new Refusal(404, "invalid_request_error", `Unrecognized request URL (${method}: ${url.pathname})`);
}

function remembered(account: StandInAccount, key: string, asked: string, answer: () => string): string {
  const before = account.answered.get(key);
  if (before && before.asked !== asked)
    throw new Refusal(
      400,
      "idempotency_error",
      "Keys for idempotent requests can only be used with the same parameters",
    );
  const body = before?.body ?? answer();
  account.answered.set(key, { asked, body });
  return body;
}

interface WireRequest {
  method: string;
  url: string;
  headers: { get(name: string): string | null };
  text(): Promise<string>;
}

/** A stand-in for Stripe at the wire, one account for each secret key. What a request sends is checked against the
 * published parameters of its call; subscriptions, trials, renewals and payments happen by the account's own clock. */
export async function answerAsStripe(request: WireRequest): Promise<{ status: number; body: string }> {
  const url = new URL(request.url);
  const account = accountOf((request.headers.get("authorization") ?? "").replace("Bearer ", ""));
  const sent = await request.text();
  const act = /^\/_test\/(\w+)$/.exec(url.pathname)?.[1];
  try {
    if (act) return { status: 200, body: JSON.stringify(perform(account, act, JSON.parse(sent) as unknown) ?? null) };
    if (account.isDown) throw new Refusal(503, "api_error", "Stripe is down");
    const key = request.headers.get("idempotency-key");
    account.requests.push({ name: `${request.method} ${url.pathname}`, key });
    if (request.headers.get("stripe-version") !== API_VERSION) account.faults.push("Another version of the API");
    const asked = `${url.pathname} ${sent}`;
    const params = decodeForm(request.method === "POST" ? sent : url.search.slice(1));
    const answer = () => JSON.stringify(carryOut(account, request.method, url, params));
    return { status: 200, body: request.method === "POST" && key ? remembered(account, key, asked, answer) : answer() };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, type, code, message } = error;
    return { status, body: JSON.stringify({ error: { type, code, message } }) };
  }
}

function perform(account: StandInAccount, act: string, input: unknown): unknown {
  const known = (ACTS as Record<string, ((account: StandInAccount, input: unknown) => unknown) | undefined>)[act];
  if (!known) throw new Refusal(404, "invalid_request_error", `Unknown act: ${act}`);
  return known(account, input);
}
