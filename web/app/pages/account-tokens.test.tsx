import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { ApiToken } from "#schema/api-token.ts";
import { account, noSubscription, user } from "#web/test/fixtures.ts";
import { expectToast, fill, press, sentTo } from "#web/test/forms.ts";
import { fakeApi as fakeAnyApi, openPage } from "#web/test/render.tsx";

const TOKEN: ApiToken = {
  ...{ id: "t1", name: "Build server", scopes: ["analyse", "read"], ending: "9f3c" },
  ...{ createdAt: "2026-11-01T09:00:00.000Z", expiresAt: "2027-01-30T09:00:00.000Z", lastUsedAt: null },
};
const SECRET = `abpi_${"a".repeat(64)}`;

const fakeApi = (handlers: Parameters<typeof fakeAnyApi>[0] = {}) =>
  fakeAnyApi({
    "GET /api/account": { body: account },
    "GET /api/account/sessions": { body: [] },
    [`GET /api/subscription/${user.id}`]: { body: noSubscription },
    ...handlers,
  });
const region = () => screen.findByRole("region", { name: "API tokens" });
const dialog = (name: string) => screen.findByRole("alertdialog", { name });

beforeEach(() => localStorage.setItem("user", JSON.stringify(user)));

test("a token is made with its scopes and end, and its secret is shown this once", async () => {
  const tokens: ApiToken[] = [];
  const calls = fakeApi({
    "GET /api/account/tokens": () => ({ body: tokens }),
    "POST /api/account/tokens": () => {
      tokens.push(TOKEN);
      return { status: 201, body: { token: TOKEN, secret: SECRET } };
    },
  });
  openPage("/account");
  press("New API Token", await region());
  const form = await dialog("New API token");
  press("Make Token", form);
  expect((await within(form).findAllByText("Please give the token a name")).length).toBeGreaterThan(0);
  fill({ Name: "Build server", Password: "Correct-horse-7" }, form);
  fireEvent.change(within(form).getByLabelText("May"), { target: { value: "read" } });
  press("Make Token", form);
  expect(await within(await region()).findByText(SECRET)).toBeDefined();
  expect(sentTo(calls, "POST /api/account/tokens")).toEqual([
    { name: "Build server", scopes: ["read"], days: 90, password: "Correct-horse-7" },
  ]);
  press("I Have Kept It", await region());
  expect(await within(await region()).findByText("Build server")).toBeDefined();
  expect(screen.queryByText(SECRET)).toBeNull();
});

test("a token is revoked once that is confirmed", async () => {
  let tokens = [TOKEN];
  fakeApi({
    "GET /api/account/tokens": () => ({ body: tokens }),
    "DELETE /api/account/tokens/t1": () => {
      tokens = [];
      return { status: 204 };
    },
  });
  openPage("/account");
  fireEvent.click(await within(await region()).findByRole("button", { name: "Revoke Build server" }));
  press("Revoke Token", await dialog("Revoke “Build server”?"));
  await expectToast("Token revoked", "“Build server” no longer works.");
  expect(within(await region()).queryByText("Build server")).toBeNull();
});
