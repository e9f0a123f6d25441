import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { CreatedSubscription } from "#schema/subscription.ts";
import { demoUser, noSubscription, paidMonth, trial, user } from "#web/test/fixtures.ts";
import { expectToast, press, sentTo } from "#web/test/forms.ts";
import { fakeApi as fakeAnyApi, openPage, refusal } from "#web/test/render.tsx";
import { installStripeJs } from "#web/test/stripe-js.ts";
// Fetched on demand by the page: loaded beforehand, so that no test waits for it.
import "#web/features/subscription/components/card-form.tsx";

const INFO = `GET /api/subscription/${user.id}`;
const CREATE = "POST /api/create-subscription";
const CARD_FORM = { clientSecret: "seti_1_secret_x", publishableKey: "pk_test_1", intent: "setup" } as const;
const started: CreatedSubscription = { ...trial, subscriptionId: "sub_1", outcome: "trial-started", ...CARD_FORM };

const { clientSecret: _, publishableKey: __, intent: ___, ...withoutCard } = started;

const fakeApi = (handlers: Parameters<typeof fakeAnyApi>[0] = {}) =>
  fakeAnyApi({ [INFO]: { body: noSubscription }, [CREATE]: { body: started }, ...handlers });

beforeEach(() => {
  localStorage.setItem("user", JSON.stringify(user));
  installStripeJs();
});

test.each([
  ["a visitor", undefined],
  ["somebody in a demo", demoUser],
])("%s is asked to log in", async (_who, stored) => {
  localStorage.clear();
  if (stored) localStorage.setItem("user", JSON.stringify(stored));
  fakeApi();
  const router = openPage("/subscribe");
  await expectToast("Please log in", "You need to be logged in to subscribe.");
  await screen.findByRole("heading", { level: 1, name: "Sign up or log in" });
  expect(router.state.location.pathname).toBe("/auth");
});

test("without a payment provider the trial starts and the checker opens", async () => {
  const calls = fakeApi({ [CREATE]: { body: { ...withoutCard, canAddCard: false } } });
  const router = openPage("/subscribe");
  await expectToast("Free trial started", /runs until Saturday 28 November 2026/);
  await screen.findByRole("heading", { level: 1, name: "ABPI Compliance Checker" });
  expect(router.state.location.pathname).toBe("/dashboard");
  expect(sentTo(calls, CREATE)).toEqual([{ userId: user.id, planType: "standard" }]);
});

test("the page says what was started and asks for a card, which may be left for later", async () => {
  sessionStorage.setItem("selected-plan", '"premium"');
  const calls = fakeApi({ [CREATE]: { body: { ...started, plan: "premium", tier: "premium" } } });
  const router = openPage("/subscribe");
  expect(await screen.findByText(/Your Premium trial has started and ends on Saturday 28 November 2026/)).toBeDefined();
  expect(screen.getByText(/Nothing is charged unless you add a card/)).toBeDefined();
  expect(screen.getByRole("heading", { name: "What's Included" })).toBeDefined();
  expect(screen.getByText("7-Day Free Trial")).toBeDefined();
  const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Subscribe for £64.99/month" });
  expect(button.disabled).toBe(true);
  const terms = screen.getByRole("link", { name: /^Terms of Service ?\(opens/ });
  expect(terms.getAttribute("href")).toBe("/terms-of-service");
  fireEvent.click(screen.getByRole("checkbox", { name: /^I agree to the Terms of Service/ }));
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(screen.getByRole("link", { name: "Continue without a card" }));
  await screen.findByRole("heading", { level: 1, name: "ABPI Compliance Checker" });
  expect(router.state.location.pathname).toBe("/dashboard");
  expect(sentTo(calls, CREATE)).toEqual([{ userId: user.id, planType: "premium" }]);
  expect(sessionStorage.getItem("selected-plan")).toBeNull();
});

test("the terms have to be accepted, also by whoever presses Enter in the form", async () => {
  fakeApi();
  openPage("/subscribe");
  const box = await screen.findByRole("checkbox", { name: /^I agree to the Terms of Service/ });
  fireEvent.submit(box.closest("form") as HTMLFormElement);
  await expectToast("Terms of Service Required", "Please accept the Terms of Service to continue.");
});

async function enterCard(number: string) {
  fireEvent.change(await screen.findByLabelText("Card number"), { target: { value: number } });
  fireEvent.click(screen.getByRole("checkbox", { name: /^I agree to the Terms of Service/ }));
  const button = screen.getByRole<HTMLButtonElement>("button", { name: /^Subscribe for/ });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
}

test("a card is added, and the next page knows", async () => {
  const calls = fakeApi({ "POST /_test/confirm": { body: null } });
  const router = openPage("/subscribe");
  await enterCard("4242 4242 4242 4242");
  await expectToast("Payment Successful", "Welcome to ABPI Compliance Checker Standard.");
  // The landing page and then the checker are loaded first.
  await screen.findByRole("heading", { level: 1, name: "ABPI Compliance Checker" }, { timeout: 25_000 });
  expect(router.state.location.pathname).toBe("/dashboard");
  expect(sentTo(calls, "POST /_test/confirm")).toEqual([{ clientSecret: "seti_1_secret_x", card: "good" }]);
  expect(calls.filter(({ name }) => name === INFO).length).toBeGreaterThan(1);
});

test("a card that is refused is said beside the form, which stays", async () => {
  fakeApi();
  openPage("/subscribe");
  await enterCard("4000 0000 0000 0002");
  await expectToast("Payment Failed", "Your card was declined.");
  expect(screen.getByRole("alert").textContent).toBe("Your card was declined.");
  expect(screen.getByLabelText("Card number")).toBeDefined();
});

test("a set-up that fails says so and can be tried again", async () => {
  let isDown = true;
  const down = refusal(503, "unavailable", "The payment service cannot be reached just now.");
  fakeApi({ [CREATE]: () => (isDown ? down : { body: started }) });
  openPage("/subscribe");
  await expectToast("Subscription Error", "The payment service cannot be reached just now.");
  isDown = false;
  press("Try again");
  expect(await screen.findByText(/Your Standard trial has started/)).toBeDefined();
});

test("an answer without a subscription is an error", async () => {
  fakeApi({ [CREATE]: { body: {} } });
  openPage("/subscribe");
  await expectToast("Subscription Error", "Unable to set up subscription. Please try again.");
});

test("a plan that is under way is changed only once that is confirmed", async () => {
  sessionStorage.setItem("selected-plan", '"premium"');
  const upgraded = { ...paidMonth, plan: "premium", tier: "premium", subscriptionId: "sub_1", outcome: "upgraded" };
  const calls = fakeApi({ [INFO]: { body: paidMonth }, [CREATE]: { body: upgraded } });
  openPage("/subscribe");
  expect(await screen.findByText(/charged to your card now; from then on it is £64.99 per month/)).toBeDefined();
  expect(screen.getByRole("link", { name: "Keep Standard" }).getAttribute("href")).toBe("/account");
  expect(sentTo(calls, CREATE)).toEqual([]);
  press("Change to Premium");
  await expectToast("Plan changed", "You are on Premium from now on.");
  expect(sentTo(calls, CREATE)).toEqual([{ userId: user.id, planType: "premium" }]);
});

test("a cheaper plan is said to come later", async () => {
  sessionStorage.setItem("selected-plan", '"standard"');
  const premium = { ...paidMonth, plan: "premium", tier: "premium" };
  const later = { ...premium, plan: "standard", subscriptionId: "sub_1", outcome: "downgrade-scheduled" };
  fakeApi({ [INFO]: { body: premium }, [CREATE]: { body: later } });
  openPage("/subscribe");
  expect(await screen.findByText(/You keep Premium until Monday 28 December 2026/)).toBeDefined();
  press("Change to Standard");
  await expectToast("Plan change planned", /Your plan changes to Standard on Monday 28 December 2026\./);
});

test.each([
  [
    "there can be none",
    { canAddCard: false },
    /until the trial ends on Saturday 28 November 2026\. Nothing is charged\./,
  ],
  [
    "there is none yet",
    {},
    /With a card it continues as Standard, for £34\.99 per month; without one nothing is charged\./,
  ],
  ["there is one", { hasCard: true }, /From then on it is Standard, for £34\.99 per month\./],
])("a cheaper plan in a trial promises no charge without a card: %s", async (_, card, text) => {
  sessionStorage.setItem("selected-plan", '"standard"');
  const premium = { ...trial, ...card, plan: "premium", tier: "premium" };
  const later = { ...premium, plan: "standard", subscriptionId: "sub_1", outcome: "downgrade-scheduled" };
  fakeApi({ [INFO]: { body: premium }, [CREATE]: { body: later } });
  openPage("/subscribe");
  expect(await screen.findByText(text)).toBeDefined();
  press("Change to Standard");
  const said = "hasCard" in card ? /Your plan changes to Standard/ : /Should you go on, it is as Standard\./;
  await expectToast("Plan change planned", said);
});

test("keeping the plan under way forgets the other", async () => {
  sessionStorage.setItem("selected-plan", '"premium"');
  fakeApi({ [INFO]: { body: paidMonth } });
  openPage("/subscribe");
  fireEvent.click(await screen.findByRole("link", { name: "Keep Standard" }));
  expect(sessionStorage.getItem("selected-plan")).toBeNull();
});

test("without a choice the plan under way is kept", async () => {
  const premium = { ...trial, plan: "premium", tier: "premium" };
  const calls = fakeApi({
    [INFO]: { body: premium },
    [CREATE]: { body: { ...started, ...premium, outcome: "unchanged" } },
  });
  openPage("/subscribe");
  await screen.findByText(/Your Premium trial has started/);
  expect(sentTo(calls, CREATE)).toEqual([{ userId: user.id, planType: "premium" }]);
});

test("what is owed is asked for as the plan that it is for", async () => {
  sessionStorage.setItem("selected-plan", '"standard"');
  const owing = { ...paidMonth, subscriptionStatus: "past_due", plan: "premium", tier: "premium" };
  const due = { ...started, ...owing, outcome: "payment-needed", intent: "payment" };
  fakeApi({ [INFO]: { body: owing }, [CREATE]: { body: due } });
  openPage("/subscribe");
  expect(await screen.findByText("Your last payment failed. Pay it here to keep your plan.")).toBeDefined();
  expect(await screen.findByRole("button", { name: "Subscribe for £64.99/month" })).toBeDefined();
  expect(screen.queryByRole("link", { name: "Continue without a card" })).toBeNull();
});
