// What the stand-in keeps of Stripe's objects: the fields that are read, named as Stripe names them. Times are unix
// seconds, amounts pence.

export interface StandInPrice {
  id: string;
  object: "price";
  product: string;
  active: boolean;
  currency: string;
  unit_amount: number;
  lookup_key: string | null;
  recurring: { interval: "month"; interval_count: 1 };
  metadata: Record<string, string>;
}

export interface StandInCustomer {
  id: string;
  object: "customer";
  deleted?: true;
  email: string;
  /** Where tax is due. */
  country: string | null;
  metadata: Record<string, string>;
  invoice_settings: { default_payment_method: string | null };
}

/** How a card behaves when it is charged. */
export type CardKind = "good" | "declined" | "needs-3ds";

export interface StandInCard {
  id: string;
  object: "payment_method";
  customer: string;
  kind: CardKind;
}

export interface StandInInvoice {
  id: string;
  object: "invoice";
  customer: string;
  currency: "gbp";
  status: "open" | "paid" | "void";
  amount_due: number;
  amount_paid: number;
  created: number;
  status_transitions: { finalized_at: number; paid_at: number | null };
  parent: { type: "subscription_details"; subscription_details: { subscription: string } };
  confirmation_secret: { type: "payment_intent"; client_secret: string };
  payment_intent: string;
}

export interface StandInCharge {
  id: string;
  object: "charge";
  amount: number;
  amount_refunded: number;
  payment_intent: string;
}

export interface StandInDispute {
  id: string;
  object: "dispute";
  amount: number;
  charge: string;
  status: "needs_response" | "under_review" | "won" | "lost";
}

export interface StandInSetup {
  id: string;
  object: "setup_intent";
  client_secret: string;
  customer: string;
  status: "requires_payment_method" | "succeeded";
}

export type StandInStatus = "trialing" | "active" | "past_due" | "incomplete" | "incomplete_expired" | "canceled";

export interface StandInSubscription {
  id: string;
  object: "subscription";
  customer: string;
  status: StandInStatus;
  created: number;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  ended_at: number | null;
  trial_start: number | null;
  trial_end: number | null;
  metadata: Record<string, string>;
  default_payment_method: string | null;
  latest_invoice: string | null;
  pending_setup_intent: string | null;
  pending_update: { price: string } | null;
  isTaxed: boolean;
  /** Whether the end of a trial without a card cancels. */
  cancels_without_card: boolean;
  item: { id: string; price: string; start: number; end: number };
}

export interface StandInEvent {
  id: string;
  object: "event";
  type: string;
  created: number;
  data: { object: { id: string } & Record<string, unknown> };
}

/** A refusal as Stripe words it. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly type: string,
    message: string,
    readonly code?: string,
  ) {
    super(message);
  }
}
