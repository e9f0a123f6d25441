import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { SubscriptionInfo } from "#schema/subscription.ts";
import { account, noSubscription, paidMonth, sessions, trial, user } from "#web/test/fixtures.ts";
import { expectToast, press, sentTo } from "#web/test/forms.ts";
import { fakeApi as fakeAnyApi, openPage, refusal } from "#web/test/render.tsx";

const INFO = `GET /api/subscription/${user.id}`;
const fakeApi = (handlers: Parameters<typeof fakeAnyApi>[0]) =>
  fakeAnyApi({ "GET /api/account": { body: account }, "GET /api/account/sessions": { body: sessions }, ...handlers });

/** The panel once it is loaded. */
async function panel(): Promise<HTMLElement> {
  const part = await screen.findByRole("region", { name: "Subscription" });
  await within(part).findAllByRole("link");
  return screen.getByRole("region", { name: "Subscription" });
}

beforeEach(() => localStorage.setItem("user", JSON.stringify(user)));

const pastDue: SubscriptionInfo = { ...paidMonth, subscriptionStatus: "past_due", graceEnd: trial.currentPeriodEnd };

test.each([
  ["Active", paidMonth, /Next billing date.*28 December 2026/],
  ["Free Trial", trial, /nothing is charged\..*Trial ends on.*28 November 2026/],
  ["Free Trial", { ...trial, hasCard: true, canAddCard: false }, /Next billing date.*28 November 2026/],
  ["Past Due", pastDue, /You keep your plan until .*28 November 2026.*Pay now/],
  ["Canceled", { ...paidMonth, subscriptionStatus: "canceled" }, /Ended on.*28 December 2026/],
  ["Free Trial", { ...trial, canAddCard: false }, /nothing is charged\..*BillingNo charge/],
  [
    "Free Trial",
    { ...trial, tier: "premium" },
    /Add a card to go on after it with Standard.*£34\.99 if you add a card/,
  ],
  ["Free Trial", { ...trial, tier: "premium", hasCard: true }, /Your plan changes to Standard on .*28 November 2026/],
  ["Active", { ...paidMonth, tier: "premium" }, /Your plan changes to Standard on .*28 December 2026/],
])("%s", async (word, info, text) => {
  fakeApi({ [INFO]: { body: info } });
  openPage("/account");
  const part = await panel();
  expect(within(part).getByText(word)).toBeDefined();
  expect(part.textContent).toMatch(text);
});

test("a card is added for the plan under way, not for one that was only looked at", async () => {
  sessionStorage.setItem("selected-plan", '"premium"');
  const calls = fakeApi({
    [INFO]: { body: trial },
    "POST /api/create-subscription": refusal(503, "unavailable", "Down"),
  });
  openPage("/account");
  fireEvent.click(within(await panel()).getByRole("link", { name: "Add a card to go on after it" }));
  await expectToast("Subscription Error", "Down");
  expect(sentTo(calls, "POST /api/create-subscription")).toEqual([{ userId: user.id, planType: "standard" }]);
});

test.each([
  ["there is none", { body: noSubscription }],
  ["it cannot be loaded", refusal(500, "internal", "Broken")],
])("no subscription is found when %s", async (_, answer) => {
  fakeApi({ [INFO]: answer });
  openPage("/account");
  const part = await panel();
  expect(within(part).getByText("No subscription found")).toBeDefined();
  expect(within(part).getByRole("link", { name: "View Subscription Plans" }).getAttribute("href")).toBe("/pricing");
});

test("cancelling asks first, then says until when access goes on, and can be taken back", async () => {
  let info: SubscriptionInfo = paidMonth;
  const calls = fakeApi({
    [INFO]: () => ({ body: info }),
    "POST /api/cancel-subscription": () => {
      info = { ...paidMonth, cancelAtPeriodEnd: true };
      return { body: { message: "Your subscription has been cancelled." } };
    },
    "POST /api/reactivate-subscription": () => {
      info = paidMonth;
      return { body: { message: "Your subscription has been reactivated." } };
    },
  });
  openPage("/account");
  press("Cancel Subscription", await panel());
  const dialog = await screen.findByRole("alertdialog", { name: "Cancel your subscription?" });
  expect(within(dialog).getByRole("button", { name: "Keep Subscription" })).toBeDefined();
  press("Cancel Subscription", dialog);
  await expectToast("Subscription cancelled", "Your subscription has been cancelled.");
  expect(await screen.findByText("Cancels on")).toBeDefined();
  expect(screen.getByText(/You keep access until .*28 December 2026/)).toBeDefined();
  press("Reactivate Subscription", await panel());
  press("Reactivate Subscription", await screen.findByRole("alertdialog"));
  await expectToast("Subscription reactivated", "Your subscription has been reactivated.");
  expect(await screen.findByText("Next billing date")).toBeDefined();
  expect(sentTo(calls, "POST /api/cancel-subscription")).toEqual([{ userId: user.id }]);
  expect(sentTo(calls, "POST /api/reactivate-subscription")).toEqual([{ userId: user.id }]);
});

test.each([
  ["Cancel Subscription", paidMonth, "cancel", "Cancellation Failed"],
  ["Reactivate Subscription", { ...paidMonth, cancelAtPeriodEnd: true }, "reactivate", "Reactivation Failed"],
])("%s that fails says what to do next", async (name, info, act, title) => {
  fakeApi({
    [INFO]: { body: info },
    [`POST /api/${act}-subscription`]: refusal(503, "unavailable", "Down"),
  });
  openPage("/account");
  press(name, await panel());
  press(name, await screen.findByRole("alertdialog"));
  await expectToast(title, `Unable to ${act} subscription. Please try again or contact support.`);
});
