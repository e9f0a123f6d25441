import { describe, expect, test } from "vitest";
import { praisesIt } from "./urging.ts";
import {
  isOnSale,
  isToBeAskedFor,
  offersToPublic,
  praises,
  praisesOutright,
  sellsNear,
  sellsOutright,
  sellsToReaders,
} from "./words-of-sale.ts";

describe("what is on sale", () => {
  test.each([
    "Buy Exampla online",
    "Order Exampla today",
    "Order yours",
    "Add to basket",
    "Select product variation",
    "Choose your pack size",
    "Offer ends Sunday",
    "Free delivery on all orders",
  ])("%s", (words) => {
    expect(isOnSale(words)).toBe(true);
    expect(sellsOutright(words)).toBe(true);
  });

  test.each([
    "Patients should not buy online",
    "We warn people who order online",
    "Delivery of the insulin was free of errors",
    "The choice of pack size was left to the pharmacist",
  ])("not: %s", (words) => {
    expect(isOnSale(words)).toBe(false);
    expect(sellsOutright(words)).toBe(false);
  });
});

describe("what is offered to the public", () => {
  test.each([
    "Add to cart",
    "Start your free online consultation",
    "Book a 15 minute assessment",
    "Book your appointment",
    "From £129",
    "£49.99 per pen",
    "£150 a month",
  ])("%s", (words) => {
    expect(offersToPublic(words)).toBe(true);
  });

  test.each(["The appointment was booked by the ward", "NHS list price £49.99", "The assessment began in May"])(
    "not: %s",
    (words) => {
      expect(offersToPublic(words)).toBe(false);
    },
  );
});

test.each([
  ["Ask your doctor for Exampla", true],
  ["Ask a pharmacist for it", true],
  ["Tell us if it hurts, or ask your doctor for Exampla", false],
  ["Ask your doctor for advice", false],
])("%s: asked for by name is %s", (words, expected) => {
  expect(isToBeAskedFor(words)).toBe(expected);
  expect(sellsOutright(words)).toBe(expected);
});

describe("an advertisement sells by", () => {
  test.each([
    "Back in stock",
    "Next day delivery",
    "Delivered to your door",
    "Prices start from",
    "10% off",
    "Save £20",
    "Use code SLIM",
    "Book online",
    "Book your first treatment",
    "DM us to book",
    "Free trial",
    "Ask your GP for Exampla",
    "Free delivery",
    "£150 a month",
  ])("%s", (words) => {
    expect(sellsToReaders(words)).toBe(true);
  });

  test("none of what a leaflet tells of its pack", () => {
    expect(sellsToReaders("Keep this leaflet. Your pharmacist can order more. The pack holds 28 tablets.")).toBe(false);
  });
});

test.each([
  "It has no side effects.",
  "Guaranteed to work",
  "Switch all of them",
  "The best treatment",
  "Receive a free gift",
])("outright: %s", (words) => {
  expect(sellsOutright(words)).toBe(true);
});

test.each([
  "Nine in ten are to start on the best value medicine.",
  "The advice rests on the best available evidence.",
  "Your team will discuss the best treatment for you.",
  "Experts disagree about the best treatment strategy.",
  "The list price was £38 per pack.",
])("best by a measure of its own, or a price that the health service pays, sells nothing: %s", (words) => {
  expect([sellsOutright(words), praises(words), sellsToReaders(words)]).toEqual([false, false, false]);
});

describe("a name amid an advertisement", () => {
  const NAME = "Exampla";
  const three = ["Order now.", "Treatments start at £99.", "Limited-time offer."];
  const tells = (before: string) => sellsNear(before + NAME)(before.length);

  test("has three ways of selling near it, and two are too few", () => {
    expect(tells(`${three.join(" ")} `)).toBe(true);
    expect(tells(`${three.slice(1).join(" ")} `)).toBe(false);
  });

  test("has them near, not pages away", () => {
    expect(tells(`${three.join(" ")} ${"word ".repeat(200)}`)).toBe(true);
    expect(tells(`${three.join(" ")} ${"word ".repeat(300)}`)).toBe(false);
  });
});

const PRAISE = [
  "It is completely safe.",
  "The strongest medicine ever.",
  "Prescribe Exampla today.",
  "It works for everyone.",
  "Each prescriber gets a £50 voucher.",
];

test.each(PRAISE)("beyond all measure: %s", (words) => {
  expect(praises(words)).toBe(true);
});

test("three kinds of praise make an advertisement of what calls itself something else, two do not", () => {
  expect(praisesOutright(PRAISE.slice(0, 3).join(" "))).toBe(true);
  expect(praisesOutright(PRAISE.slice(0, 2).join(" "))).toBe(false);
  expect(praises("Adverse reactions were like those of placebo.")).toBe(false);
});

test.each([
  ["Bocouture is the purest form.", true],
  ["It is the longest-lasting of them all.", true],
  ["Bocouture need not be kept in a fridge.", false],
])("a superlative praises what it names: %s", (words, expected) => {
  expect(praisesIt(words)).toBe(expected);
});
