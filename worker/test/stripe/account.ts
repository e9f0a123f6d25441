import {
  type CardKind,
  Refusal,
  type StandInCard,
  type StandInCharge,
  type StandInCustomer,
  type StandInDispute,
  type StandInEvent,
  type StandInInvoice,
  type StandInPrice,
  type StandInSetup,
  type StandInStatus,
  type StandInSubscription,
} from "./objects.ts";

/** One Stripe account: its objects, its clock, and the events that it has to tell. */
export class StandInAccount {
  readonly prices = new Map<string, StandInPrice>();
  readonly products = new Map<string, { id: string; object: "product"; name: string }>();
  readonly customers = new Map<string, StandInCustomer>();
  readonly cards = new Map<string, StandInCard>();
  readonly setups = new Map<string, StandInSetup>();
  readonly invoices = new Map<string, StandInInvoice>();
  readonly disputes = new Map<string, StandInDispute>();
  readonly charges = new Map<string, StandInCharge>();
  readonly subscriptions = new Map<string, StandInSubscription>();
  /** Told to nobody yet. */
  events: StandInEvent[] = [];
  /** Answers of calls that carried an idempotency key, with what they were asked. */
  readonly answered = new Map<string, { asked: string; body: string }>();
  readonly requests: { name: string; key: string | null }[] = [];
  readonly faults: string[] = [];
  isDown = false;
  private made = 0;

  /** `now` in unix seconds. */
  constructor(public now: number) {}

  newId(kind: string): string {
    return `${kind}_${++this.made}${crypto.randomUUID().slice(0, 8)}`;
  }

  tell(type: string, object: object): void {
    const id = this.newId("evt");
    const data = { object: structuredClone(object) as StandInEvent["data"]["object"] };
    this.events.push({ id, object: "event", type, created: this.now, data });
  }

  /** The object of that id, or Stripe's refusal. */
  get<T>(from: Map<string, T>, id: string | undefined): T {
    const found = from.get(id ?? "");
    if (!found) throw new Refusal(404, "invalid_request_error", `No such object: '${id}'`, "resource_missing");
    return found;
  }

  priceOf(subscription: StandInSubscription): StandInPrice {
    return this.get(this.prices, subscription.item.price);
  }

  cardOf({ default_payment_method, customer }: StandInSubscription): StandInCard | undefined {
    const byDefault = this.get(this.customers, customer).invoice_settings.default_payment_method;
    return this.cards.get(default_payment_method ?? byDefault ?? "");
  }

  setStatus(subscription: StandInSubscription, status: StandInStatus): void {
    subscription.status = status;
    const hasEnded = status === "canceled" || status === "incomplete_expired";
    if (hasEnded) subscription.ended_at = this.now;
    this.tell(`customer.subscription.${status === "canceled" ? "deleted" : "updated"}`, subscription);
  }

  addCard(customer: string, kind: CardKind): StandInCard {
    const card: StandInCard = { id: this.newId("pm"), object: "payment_method", customer, kind };
    this.cards.set(card.id, card);
    return card;
  }

  newSetup(customer: string): StandInSetup {
    const id = this.newId("seti");
    const setup: StandInSetup = {
      ...{ id, object: "setup_intent", client_secret: `${id}_secret_x`, customer },
      status: "requires_payment_method",
    };
    this.setups.set(id, setup);
    return setup;
  }

  /** An invoice that is to be paid; one of nothing is paid already. */
  newInvoice(subscription: StandInSubscription, amount: number): StandInInvoice {
    const payment = this.newId("pi");
    const invoice: StandInInvoice = {
      ...{ id: this.newId("in"), object: "invoice", customer: subscription.customer, currency: "gbp" },
      ...{ status: "open", amount_due: amount, amount_paid: 0, created: this.now },
      status_transitions: { finalized_at: this.now, paid_at: null },
      parent: { type: "subscription_details", subscription_details: { subscription: subscription.id } },
      confirmation_secret: { type: "payment_intent", client_secret: `${payment}_secret_x` },
      payment_intent: payment,
    };
    this.invoices.set(invoice.id, invoice);
    subscription.latest_invoice = invoice.id;
    if (amount === 0) this.settle(invoice);
    return invoice;
  }

  /** Marks an invoice as paid. */
  settle(invoice: StandInInvoice): void {
    invoice.status = "paid";
    invoice.amount_paid = invoice.amount_due;
    invoice.status_transitions.paid_at = this.now;
    if (invoice.amount_due > 0) {
      const { amount_due: amount, payment_intent } = invoice;
      const charge = { id: this.newId("ch"), object: "charge", amount, amount_refunded: 0, payment_intent } as const;
      this.charges.set(charge.id, charge);
    }
    this.tell("invoice.paid", invoice);
  }
}
