import type { StandInAccount } from "./account.ts";
import { charge, monthAfter } from "./billing.ts";
import type { Params } from "./form.ts";
import { Refusal, type StandInSubscription } from "./objects.ts";

const DAY = 86_400;

/** All that may be changed while a payment is awaited. */
const WITH_PENDING = new Set(["items", "payment_behavior", "proration_behavior", "expand"]);

const textOf = (value: Params[string] | undefined) => (typeof value === "string" ? value : undefined);

function itemOf(params: Params): Params {
  const items = params.items;
  const first = Array.isArray(items) ? items[0] : undefined;
  return typeof first === "object" ? first : {};
}

function merge(into: Record<string, string>, changes: Params[string] | undefined): void {
  if (typeof changes !== "object" || Array.isArray(changes)) return;
  for (const [name, value] of Object.entries(changes)) {
    if (value === "") delete into[name];
    else into[name] = String(value);
  }
}

/** `POST /v1/subscriptions` */
export function create(account: StandInAccount, params: Params): StandInSubscription {
  const customer = account.get(account.customers, textOf(params.customer));
  const price = account.get(account.prices, textOf(itemOf(params).price));
  if (params.automatic_tax && !customer.country)
    throw new Refusal(400, "invalid_request_error", "The customer's location isn't recognized");
  const trialDays = Number(params.trial_period_days ?? 0);
  const { now } = account;
  const end = trialDays > 0 ? now + trialDays * DAY : monthAfter(now);
  const subscription: StandInSubscription = {
    ...{ id: account.newId("sub"), object: "subscription", customer: customer.id, created: now },
    ...{ status: trialDays > 0 ? "trialing" : "incomplete", cancel_at_period_end: false, cancel_at: null },
    ...{ ended_at: null, trial_start: trialDays > 0 ? now : null, trial_end: trialDays > 0 ? end : null },
    ...{ metadata: {}, default_payment_method: null, latest_invoice: null, pending_setup_intent: null },
    ...{ pending_update: null, item: { id: account.newId("si"), price: price.id, start: now, end } },
    isTaxed: params.automatic_tax !== undefined,
    cancels_without_card: JSON.stringify(params.trial_settings ?? {}).includes('"cancel"'),
  };
  merge(subscription.metadata, params.metadata);
  account.subscriptions.set(subscription.id, subscription);
  account.newInvoice(subscription, trialDays > 0 ? 0 : price.unit_amount);
  if (trialDays > 0 && !account.cardOf(subscription))
    subscription.pending_setup_intent = account.newSetup(customer.id).id;
  account.tell("customer.subscription.created", subscription);
  return subscription;
}

/** What the rest of the period costs more on another price. */
function proration(account: StandInAccount, subscription: StandInSubscription, price: string): number {
  const { start, end } = subscription.item;
  const difference = account.get(account.prices, price).unit_amount - account.priceOf(subscription).unit_amount;
  return Math.round((difference * (end - account.now)) / (end - start));
}

function changePrice(account: StandInAccount, subscription: StandInSubscription, params: Params, price: string): void {
  const isInvoiced = params.proration_behavior === "always_invoice" && subscription.status === "active";
  const amount = isInvoiced ? proration(account, subscription, price) : 0;
  if (amount > 0 && !charge(account, subscription, account.newInvoice(subscription, amount))) {
    if (params.payment_behavior !== "pending_if_incomplete")
      throw new Refusal(400, "invalid_request_error", "The stand-in knows no other way to wait for a payment");
    subscription.pending_update = { price };
    return;
  }
  subscription.item.price = price;
}

/** `POST /v1/subscriptions/{id}` */
export function update(account: StandInAccount, id: string, params: Params): StandInSubscription {
  const subscription = account.get(account.subscriptions, id);
  if (subscription.ended_at !== null)
    throw new Refusal(400, "invalid_request_error", "A canceled subscription can only update its metadata");
  const isPending = params.payment_behavior === "pending_if_incomplete";
  const beyond = isPending ? Object.keys(params).find((name) => !WITH_PENDING.has(name)) : undefined;
  if (beyond) throw new Refusal(400, "invalid_request_error", `${beyond} cannot be sent with pending_if_incomplete`);
  const { id: item, price } = itemOf(params);
  if (price !== undefined) {
    if (item !== subscription.item.id) throw new Refusal(400, "invalid_request_error", "This would add an item");
    const next = account.get(account.prices, textOf(price));
    if (next.id !== subscription.item.price) changePrice(account, subscription, params, next.id);
  }
  merge(subscription.metadata, params.metadata);
  if (params.cancel_at_period_end !== undefined) {
    subscription.cancel_at_period_end = params.cancel_at_period_end === "true";
    subscription.cancel_at = subscription.cancel_at_period_end ? subscription.item.end : null;
  }
  if (params.cancel_at === "") subscription.cancel_at = null;
  account.tell("customer.subscription.updated", subscription);
  return subscription;
}

/** A subscription as it is sent, with what was asked to come along. */
export function shown(account: StandInAccount, subscription: StandInSubscription, params: Params): object {
  const { item, cancels_without_card: _, isTaxed: __, ...rest } = subscription;
  const expand = (Array.isArray(params.expand) ? params.expand : []).map(String);
  const along = <T>(name: string, from: Map<string, T>, id: string | null) =>
    id !== null && expand.some((path) => path.split(".")[0] === name) ? from.get(id) : id;
  const invoice = along("latest_invoice", account.invoices, subscription.latest_invoice);
  const hasSecret = expand.includes("latest_invoice.confirmation_secret");
  const price = account.priceOf(subscription);
  const line = { id: item.id, object: "subscription_item", price };
  return {
    ...rest,
    items: { object: "list", data: [{ ...line, current_period_start: item.start, current_period_end: item.end }] },
    customer: along("customer", account.customers, subscription.customer),
    latest_invoice:
      typeof invoice === "object" && !hasSecret ? { ...invoice, confirmation_secret: undefined } : invoice,
    pending_setup_intent: along("pending_setup_intent", account.setups, subscription.pending_setup_intent),
  };
}
