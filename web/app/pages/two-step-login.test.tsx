import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { account, noSubscription, sessions, user } from "#web/test/fixtures.ts";
import { expectSummary, expectToast, fill, press, sentTo } from "#web/test/forms.ts";
import { fakeApi, openPage, refusal } from "#web/test/render.tsx";

const SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
const CODES = ["ABCDEF-GHIJKL-MNOPQR-STUVWX", "BBCDEF-GHIJKL-MNOPQR-STUVWX"];
const PATH = "/api/account/second-factor";

/** The API for somebody who is signed in, before and after two-step login is set up. */
function fakeAccount(isOn: boolean, more: Parameters<typeof fakeApi>[0] = {}) {
  localStorage.setItem("user", JSON.stringify(user));
  let enabled = isOn;
  return fakeApi({
    "GET /api/account": { body: account },
    "GET /api/account/sessions": { body: sessions },
    [`GET /api/subscription/${user.id}`]: { body: noSubscription },
    [`GET ${PATH}`]: () => ({ body: { enabled, recoveryCodesLeft: enabled ? 2 : 0 } }),
    [`POST ${PATH}/start`]: {
      body: { secret: SECRET, uri: `otpauth://totp/ABPI:anna%40example.com?secret=${SECRET}` },
    },
    [`POST ${PATH}/confirm`]: () => {
      enabled = true;
      return { body: { recoveryCodes: CODES } };
    },
    [`POST ${PATH}/recovery-codes`]: { body: { recoveryCodes: CODES } },
    [`POST ${PATH}/disable`]: () => {
      enabled = false;
      return { status: 204 };
    },
    ...more,
  });
}

const panel = () => screen.findByRole("region", { name: "Two-step login" });

async function confirmBy(password: string, title: string, button: string, more: Record<string, string> = {}) {
  const box = await screen.findByRole("alertdialog", { name: title });
  fill({ Password: password, ...more }, box);
  press(button, box);
}

test("it is set up with the password, a QR code or its secret, and a code; recovery codes are shown once", async () => {
  const calls = fakeAccount(false);
  openPage("/account");
  const part = await panel();
  (await within(part).findByRole("button", { name: "Set Up Two-Step Login" })).click();
  await confirmBy("Correct-Horse-9", "Set up two-step login", "Set Up Two-Step Login");
  await within(part).findByRole("img", { name: "QR code for your authenticator app" });
  within(part).getByText("JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP");
  fill({ Code: "12" }, part);
  press("Turn On", part);
  await expectSummary("Please enter the six digits that the app shows");
  fill({ Code: "123 456" }, part);
  press("Turn On", part);
  await expectToast("Two-step login is on", "Every other session has been logged out.");
  const list = within(part).getByRole("list", { name: "Recovery codes" });
  expect(
    within(list)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(CODES);
  press("I Have Kept Them", part);
  await within(part).findByText("2 recovery codes left.");
  expect(sentTo(calls, `POST ${PATH}/start`)).toEqual([{ password: "Correct-Horse-9" }]);
  expect(sentTo(calls, `POST ${PATH}/confirm`)).toEqual([{ code: "123456" }]);
});

test("recovery codes are made anew by the password, and it is turned off by that and a code", async () => {
  const calls = fakeAccount(true);
  openPage("/account");
  const part = await panel();
  (await within(part).findByRole("button", { name: "New Recovery Codes" })).click();
  await confirmBy("Correct-Horse-9", "Make new recovery codes?", "New Recovery Codes");
  await within(part).findByText(CODES[0] ?? "");
  press("I Have Kept Them", part);
  press("Turn Off", part);
  await confirmBy("Correct-Horse-9", "Turn two-step login off?", "Turn Off");
  await expectSummary("Code is required");
  await confirmBy("Correct-Horse-9", "Turn two-step login off?", "Turn Off", { Code: "123456" });
  await expectToast("Two-step login is off", "You log in with your password alone.");
  await within(part).findByRole("button", { name: "Set Up Two-Step Login" });
  expect(sentTo(calls, `POST ${PATH}/disable`)).toEqual([{ password: "Correct-Horse-9", code: "123456" }]);
});

test("a login asks for the code when the password was right, without calling that a failure", async () => {
  const ask = (message: string, fields?: Record<string, string>) =>
    refusal(401, "second-factor-required", message, fields);
  const calls = fakeApi({
    "POST /api/auth/login": ({ body }) => {
      const { code } = JSON.parse(String(body)) as { code?: string };
      if (code === undefined) return ask("Please enter the code from your authenticator app.");
      return code === "123456"
        ? { body: { user } }
        : ask("This code is not right.", { code: "This code is not right." });
    },
  });
  openPage("/auth");
  (await screen.findByRole("tab", { name: "Login" })).click();
  const part = await screen.findByRole("tabpanel", { name: "Login" });
  fill({ Email: user.email, Password: "Correct-Horse-9" }, part);
  press("Log In", part);
  const code = await within(part).findByLabelText("Code");
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect(screen.queryByText("Login Failed")).toBeNull();
  fill({ Code: "000000" }, part);
  press("Log In", part);
  await expectToast("Login Failed", "This code is not right.");
  fill({ Code: "123456" }, part);
  press("Log In", part);
  await waitFor(() => expect(JSON.parse(localStorage.getItem("user") ?? "{}")).toMatchObject({ id: user.id }));
  expect(sentTo(calls, "POST /api/auth/login")).toHaveLength(3);
});

test("an administrator without it sets it up before anything else", async () => {
  const admin = { ...user, role: "admin" as const };
  let isSetUp = false;
  fakeAccount(false, {
    "GET /api/auth/me": { body: { user: admin } },
    "GET /api/admin/stats": () =>
      isSetUp
        ? refusal(500, "internal", "Broken")
        : refusal(403, "second-factor-missing", "Administrators need two-step login."),
  });
  openPage("/admin");
  await screen.findByRole("heading", { level: 1, name: "Set up two-step login first" });
  const part = await panel();
  (await within(part).findByRole("button", { name: "Set Up Two-Step Login" })).click();
  await confirmBy("Correct-Horse-9", "Set up two-step login", "Set Up Two-Step Login");
  await within(part).findByLabelText("Code");
  fill({ Code: "123456" }, part);
  press("Turn On", part);
  isSetUp = true;
  (await screen.findByRole("button", { name: "Continue to Administration" })).click();
  await waitFor(() => expect(screen.queryByText("Set up two-step login first")).toBeNull());
});
