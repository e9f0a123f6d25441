import { expect, test } from "vitest";
import { logOut } from "#web/features/session/api/session.ts";
import { storedUser } from "#web/features/session/stored-user.ts";
import { demoUser } from "#web/test/fixtures.ts";
import { fakeApi, refusal } from "#web/test/render.tsx";

test("logging out forgets the person and keeps the cookie choice", async () => {
  fakeApi({ "POST /api/auth/logout": { status: 204 } });
  localStorage.setItem("user", JSON.stringify(demoUser));
  localStorage.setItem("checker-draft", "{}");
  sessionStorage.setItem("checker-run", "{}");
  await logOut();
  expect(storedUser()).toBeUndefined();
  expect([localStorage.length, sessionStorage.length]).toEqual([1, 0]);
});

test("a logout that fails keeps the user", async () => {
  fakeApi({ "POST /api/auth/logout": refusal(500, "internal", "Broken") });
  localStorage.setItem("user", JSON.stringify(demoUser));
  await expect(logOut()).rejects.toThrow("500: ");
  expect(storedUser()).toEqual(demoUser);
});
