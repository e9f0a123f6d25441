import { StandInAccount } from "./account.ts";
import { advance, confirm, dispute, refund, retry } from "./billing.ts";
import { decodeForm, type Params } from "./form.ts";
import {
  type CardKind,
  Refusal,
  type StandInCustomer,
  type StandInDispute,
  type StandInInvoice,
  type StandInPrice,
} from "./objects.ts";
import { faults } from "./request-schemas.ts";
import { create, shown, update } from "./subscription-calls.ts";

/** The version of the API that requests must ask for. */
const API_VERSION = "2026-10-28.endive";

type Answer = (account: StandInAccount, params: Params, id: string) => object;

const list = (data: unknown[], url: string) => ({ object: "list", data, has_more: false, url });
const text = (value: Params[string] | undefined) => (typeof value === "string" ? value : "");
const record = (value: Params[string] | undefined) =>
  typeof value === "object" && !Array.isArray(value) ? (value as Record<string, string>) : {};

function newCustomer(account: StandInAccount, params: Params): StandInCustomer {
  const id = account.newId("cus");
  const customer: StandInCustomer = {
    ...{ id, object: "customer", email: text(params.email), metadata: record(params.metadata) },
    country: record(params.address).country ?? null,
    invoice_settings: { default_payment_method: null },
  };
  account.customers.set(id, customer);
  return customer;
}

function changeCustomer(account: StandInAccount, params: Params, id: string): StandInCustomer {
  const customer = account.get(account.customers, id);
  const card = record(params.invoice_settings).default_payment_method;
  if (card) customer.invoice_settings.default_payment_method = account.get(account.cards, card).id;
  return customer;
}

function removeCustomer(account: StandInAccount, _params: Params, id: string): object {
  const customer = account.get(account.customers, id);
  for (const one of account.subscriptions.values()) {
    if (one.customer === id && one.ended_at === null) account.setStatus(one, "canceled");
  }
  customer.deleted = true;
  return { id, object: "customer", deleted: true };
}

function newPrice(account: StandInAccount, params: Params): StandInPrice {
  const key = text(params.lookup_key);
  for (const other of account.prices.values()) {
    if (other.lookup_key !== key) continue;
    if (params.transfer_lookup_key !== "true")
      throw new Refusal(400, "invalid_request_error", "A price with this lookup_key exists");
    other.lookup_key = null;
  }
  const price: StandInPrice = {
    ...{ id: account.newId("price"), object: "price", product: text(params.product), active: true },
    ...{ currency: text(params.currency), unit_amount: Number(params.unit_amount), lookup_key: key },
    ...{ recurring: { interval: "month", interval_count: 1 }, metadata: record(params.metadata) },
  };
  account.prices.set(price.id, price);
  return price;
}

function newProduct(account: StandInAccount, params: Params): object {
  const product = { id: text(params.id), object: "product", name: text(params.name) } as const;
  account.products.set(product.id, product);
  return product;
}

/** Every call that is known: its method and path, the type of the SDK that names its parameters, and its answer. */
const CALLS: [method: string, path: RegExp, type: string, answer: Answer][] = [
  ["POST", /^\/v1\/customers$/, "CustomerCreateParams", newCustomer],
  ["GET", /^\/v1\/customers\/(\w+)$/, "CustomerRetrieveParams", (a, _, id) => a.get(a.customers, id)],
  ["POST", /^\/v1\/customers\/(\w+)$/, "CustomerUpdateParams", changeCustomer],
  ["DELETE", /^\/v1\/customers\/(\w+)$/, "CustomerDeleteParams", removeCustomer],
  [
    ...(["GET", /^\/v1\/customers\/(\w+)\/payment_methods$/, "CustomerListPaymentMethodsParams"] as const),
    (a, _, id) =>
      list([...a.cards.values()].filter(({ customer }) => customer === id).reverse(), "/v1/payment_methods"),
  ],
  [
    ...(["GET", /^\/v1\/prices$/, "PriceListParams"] as const),
    (a, { lookup_keys: keys }) =>
      list(
        [...a.prices.values()].filter(({ lookup_key }) => Array.isArray(keys) && keys.includes(lookup_key ?? "")),
        "/v1/prices",
      ),
  ],
  ["POST", /^\/v1\/prices$/, "PriceCreateParams", newPrice],
  ["GET", /^\/v1\/products\/(\w+)$/, "ProductRetrieveParams", (a, _, id) => a.get(a.products, id)],
  ["POST", /^\/v1\/products$/, "ProductCreateParams", newProduct],
  ["POST", /^\/v1\/subscriptions$/, "SubscriptionCreateParams", (a, params) => shown(a, create(a, params), params)],
  [
    ...(["GET", /^\/v1\/subscriptions$/, "SubscriptionListParams"] as const),
    (a, params) => {
      const found = [...a.subscriptions.values()].filter(({ customer }) => customer === params.customer).reverse();
      return list(
        found.map((one) => shown(a, one, {})),
        "/v1/subscriptions",
      );
    },
  ],
  [
    ...(["GET", /^\/v1\/subscriptions\/(\w+)$/, "SubscriptionRetrieveParams"] as const),
    (a, params, id) => shown(a, a.get(a.subscriptions, id), params),
  ],
  [
    ...(["POST", /^\/v1\/subscriptions\/(\w+)$/, "SubscriptionUpdateParams"] as const),
    (a, params, id) => shown(a, update(a, id, params), params),
  ],
  [
    ...(["DELETE", /^\/v1\/subscriptions\/(\w+)$/, "SubscriptionCancelParams"] as const),
    (a, params, id) => {
      const subscription = a.get(a.subscriptions, id);
      a.setStatus(subscription, "canceled");
      return shown(a, subscription, params);
    },
  ],
  ["POST", /^\/v1\/setup_intents$/, "SetupIntentCreateParams", (a, { customer }) => a.newSetup(text(customer))],
  ["GET", /^\/v1\/invoices\/(\w+)$/, "InvoiceRetrieveParams", (a, _, id) => a.get(a.invoices, id)],
  [
    ...(["GET", /^\/v1\/invoices$/, "InvoiceListParams"] as const),
    (a, { subscription, status }) => {
      const isOf = (one: StandInInvoice) => one.parent.subscription_details.subscription === subscription;
      const found = [...a.invoices.values()].filter((one) => isOf(one) && (!status || one.status === status));
      return list(found.reverse(), "/v1/invoices");
    },
  ],
  [
    ...(["GET", /^\/v1\/disputes$/, "DisputeListParams"] as const),
    (a, params) =>
      list(
        [...a.disputes.values()].filter(({ charge }) => charge === params.charge),
        "/v1/disputes",
      ),
  ],
  ["GET", /^\/v1\/charges\/(\w+)$/, "ChargeRetrieveParams", (a, _, id) => a.get(a.charges, id)],
  [
    ...(["GET", /^\/v1\/invoice_payments$/, "InvoicePaymentListParams"] as const),
    (a, { payment }) => {
      const found = [...a.invoices.values()].find((one) => one.payment_intent === record(payment).payment_intent);
      return list(
        found ? [{ id: "inpay_1", object: "invoice_payment", invoice: found.id }] : [],
        "/v1/invoice_payments",
      );
    },
  ],
];

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
