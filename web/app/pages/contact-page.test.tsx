import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { user } from "#web/test/fixtures.ts";
import { expectSummary, expectToast, fill, press, sentTo } from "#web/test/forms.ts";
import { fakeApi, openPage, refusal } from "#web/test/render.tsx";

const FILLED = { "Full Name": "Anna Whitfield", Email: "anna@example.com", Message: "A question" };

async function openContact() {
  openPage("/contact");
  await screen.findByRole("heading", { level: 1, name: "Contact us" });
}

test("the page says where and how soon an answer comes", async () => {
  fakeApi();
  await openContact();
  for (const words of ["Within 24 hours", "Within 4 hours", "Monday-Friday 9 AM-6 PM GMT"]) {
    expect(screen.getByText(words)).toBeDefined();
  }
  expect(screen.getByText("We reply within 24 hours on business days.")).toBeDefined();
});

test("the addresses are those of this installation", async () => {
  fakeApi();
  await openContact();
  const address = await screen.findByRole("link", { name: "help@example.com" });
  expect(address.getAttribute("href")).toBe("mailto:help@example.com");
  const suggestions = screen.getByRole("link", { name: "tell us what would help your reviews" });
  expect(suggestions.getAttribute("href")).toMatch(/^mailto:help@example\.com\?subject=Suggestion/);
});

test("without the address the form is still there", async () => {
  fakeApi({ "GET /api/config": { status: 500 } });
  await openContact();
  expect(await screen.findByText("The address could not be loaded. Please use the form.")).toBeDefined();
  expect(screen.getByRole("button", { name: "Send Message" })).toBeDefined();
});

test("name, address and message are required", async () => {
  fakeApi();
  await openContact();
  press("Send Message");
  await expectSummary("Please enter your full name", "Please enter a valid email address", "Please enter a message");
});

test("a message that was sent is said to be, and the form is emptied", async () => {
  const calls = fakeApi({ "POST /api/contact": { status: 201, body: { message: "Thank you." } } });
  await openContact();
  fill(FILLED);
  press("Send Message");
  const notice = await screen.findByText("Message sent!");
  expect(notice.parentElement?.textContent).toContain("Thank you.");
  expect(document.activeElement?.contains(notice)).toBe(true);
  expect(sentTo(calls, "POST /api/contact")).toEqual([
    { name: "Anna Whitfield", email: "anna@example.com", message: "A question" },
  ]);
  expect(screen.getByLabelText<HTMLTextAreaElement>("Message").value).toBe("");
});

test("a message that could not be sent stays in the form, with the reason beside it", async () => {
  fakeApi({ "POST /api/contact": refusal(429, "rate-limited", "Please wait a minute.") });
  await openContact();
  fill(FILLED);
  press("Send Message");
  await expectToast("Failed to send message", "Please try again or contact us directly.");
  expect(screen.getByText("Please wait a minute.")).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>("Message").value).toBe("A question");
});

test("a signed-in user's name and address are filled in", async () => {
  localStorage.setItem("user", JSON.stringify(user));
  fakeApi();
  await openContact();
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe(user.email);
});
