import type { StandInAccount } from "./account.ts";
import type { Params } from "./form.ts";
import { Refusal, type StandInCustomer, type StandInInvoice, type StandInPrice } from "./objects.ts";
import { create, shown, update } from "./subscription-calls.ts";

/* What the stand-in for Stripe answers to each call of the API that is known. */

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
export const CALLS: [method: string, path: RegExp, type: string, answer: Answer][] = [
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
