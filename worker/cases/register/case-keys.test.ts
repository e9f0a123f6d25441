import { expect, test } from "vitest";
import { keyAsked, keysOf } from "./case-keys.ts";

test.each([
  "AUTH/2114/4/08",
  "auth 2114/4/08",
  "AUTH/2114/04/2008",
  "2114",
  "auth2114408",
  "Case AUTH-2114-4-08",
  "case no 2114",
])("%j is a spelling of AUTH/2114/4/08", (spelling) => {
  expect(keysOf("AUTH/2114/4/08")).toContain(keyAsked(spelling));
});

test.each(["CASE/0212/06/24", "212", "0212", "case 0212/6/24", "CASE02120624"])(
  "%j is a spelling of CASE/0212/06/24",
  (spelling) => {
    expect(keysOf("CASE/0212/06/24")).toContain(keyAsked(spelling));
  },
);

test.each(["Novartis", "2 tablets", "clause 26", "AUTH", ""])("%j is no case number", (search) => {
  expect(keyAsked(search)).toBeNull();
});

test("a year of four digits in the register is found by two as well", () => {
  expect(keysOf("AUTH/3715/11/2022")).toEqual(expect.arrayContaining([keyAsked("AUTH/3715/11/22"), keyAsked("3715")]));
});
