import type { StandInAccount } from "./account.ts";
import {
  type CardKind,
  Refusal,
  type StandInCharge,
  type StandInDispute,
  type StandInInvoice,
  type StandInSubscription,
} from "./objects.ts";

const DAY = 86_400;
const TRIAL_WARNING = 3 * DAY;
const INCOMPLETE_FOR = 23 * 3600;

/** The same day of the next month. */
export function monthAfter(seconds: number): number {
  const date = new Date(seconds * 1000);
  date.setUTCMonth(date.getUTCMonth() + 1);
  return date.getTime() / 1000;
}

/** Charges the card on file for an open invoice; false when there is none or it refuses. */
export function charge(account: StandInAccount, subscription: StandInSubscription, invoice: StandInInvoice): boolean {
  if (account.cardOf(subscription)?.kind === "good") {
    account.settle(invoice);
    return true;
  }
  account.tell("invoice.payment_failed", invoice);
  return false;
}

/** Begins the next month of a subscription and charges for it. */
function renew(account: StandInAccount, subscription: StandInSubscription): void {
  const { item } = subscription;
  item.start = item.end;
  item.end = monthAfter(item.start);
  const invoice = account.newInvoice(subscription, account.priceOf(subscription).unit_amount);
  account.setStatus(subscription, charge(account, subscription, invoice) ? "active" : "past_due");
}

function endPeriod(account: StandInAccount, subscription: StandInSubscription): void {
  const isCardless = subscription.status === "trialing" && !account.cardOf(subscription);
  const cancels = subscription.cancel_at_period_end || (isCardless && subscription.cancels_without_card);
  if (cancels) account.setStatus(subscription, "canceled");
  else renew(account, subscription);
}

/** What happens next to a subscription by itself, and when. */
function nextOf(account: StandInAccount, subscription: StandInSubscription) {
  const { status, item, created } = subscription;
  if (status === "incomplete")
    return { at: created + INCOMPLETE_FOR, happen: () => account.setStatus(subscription, "incomplete_expired") };
  if (status === "canceled" || status === "incomplete_expired") return null;
  const warning = item.end - TRIAL_WARNING;
  if (status === "trialing" && account.now < warning)
    return { at: warning, happen: () => account.tell("customer.subscription.trial_will_end", subscription) };
  return { at: item.end, happen: () => endPeriod(account, subscription) };
}

/** Lets time pass up to an instant, with all that is due on the way. */
export function advance(account: StandInAccount, to: number): void {
  for (;;) {
    const due = [...account.subscriptions.values()]
      .map((subscription) => nextOf(account, subscription))
      .filter((next) => next !== null)
      .sort((a, b) => a.at - b.at)[0];
    if (!due || due.at > to) break;
    account.now = due.at;
    due.happen();
  }
  account.now = to;
}

function paid(account: StandInAccount, invoice: StandInInvoice): void {
  const { subscription: id } = invoice.parent.subscription_details;
  const subscription = account.get(account.subscriptions, id);
  if (subscription.pending_update) {
    subscription.item.price = subscription.pending_update.price;
    subscription.pending_update = null;
    account.tell("customer.subscription.pending_update_applied", subscription);
  }
  account.setStatus(subscription, "active");
}

/** Pays what a secret stands for, or keeps a card for later: what the card form in the browser does. */
export function confirm(account: StandInAccount, clientSecret: string, kind: CardKind): void {
  const setup = [...account.setups.values()].find(({ client_secret }) => client_secret === clientSecret);
  if (setup) {
    account.addCard(setup.customer, kind);
    setup.status = "succeeded";
    for (const one of account.subscriptions.values()) {
      if (one.pending_setup_intent === setup.id) one.pending_setup_intent = null;
    }
    account.tell("setup_intent.succeeded", setup);
    return;
  }
  const invoice = [...account.invoices.values()].find(
    ({ confirmation_secret }) => confirmation_secret.client_secret === clientSecret,
  );
  if (invoice?.status !== "open") throw new Refusal(400, "invalid_request_error", "There is nothing to pay");
  if (kind !== "good") throw new Refusal(402, "card_error", "Your card was declined.", "card_declined");
  const subscription = account.get(account.subscriptions, invoice.parent.subscription_details.subscription);
  subscription.default_payment_method = account.addCard(invoice.customer, kind).id;
  account.settle(invoice);
  paid(account, invoice);
}

/** Tries the card on file once more for what is owed, as Stripe does by itself after some days. */
export function retry(account: StandInAccount, customer: string): void {
  for (const invoice of account.invoices.values()) {
    if (invoice.customer !== customer || invoice.status !== "open") continue;
    const subscription = account.get(account.subscriptions, invoice.parent.subscription_details.subscription);
    if (charge(account, subscription, invoice)) paid(account, invoice);
  }
}

/** The charge of the latest paid invoice of a customer. */
function latestCharge(account: StandInAccount, customer: string): StandInCharge {
  const invoice = [...account.invoices.values()].findLast(
    (one) => one.customer === customer && one.status === "paid" && one.amount_paid > 0,
  );
  const charge = [...account.charges.values()].find(({ payment_intent }) => payment_intent === invoice?.payment_intent);
  if (!charge) throw new Refusal(400, "invalid_request_error", "Nothing has been paid");
  return charge;
}

/** Opens a dispute on the latest paid invoice of a customer, or says what the bank decided. */
export function dispute(account: StandInAccount, customer: string, status: StandInDispute["status"]): void {
  const { id: charge, amount } = latestCharge(account, customer);
  const known = [...account.disputes.values()].find((one) => one.charge === charge);
  const one: StandInDispute = known ?? { id: account.newId("dp"), object: "dispute", amount, charge, status };
  one.status = status;
  account.disputes.set(one.id, one);
  account.tell(known ? "charge.dispute.closed" : "charge.dispute.funds_withdrawn", one);
}

/** Pays back a part of the latest paid invoice of a customer. */
export function refund(account: StandInAccount, customer: string, pence: number): void {
  const paidBack = latestCharge(account, customer);
  paidBack.amount_refunded += pence;
  account.tell("charge.refunded", paidBack);
}
