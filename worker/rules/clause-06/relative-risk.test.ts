import { expect, test } from "vitest";
import { factsOf } from "#worker/test/told.ts";
import { relativeRisk } from "./relative-risk.ts";

/** Whether a reduction of 48% stands alone, with rates of both arms so many sentences after it. */
function standsAlone(rate: string, sentencesOn: number): boolean {
  const facts = factsOf(
    `Xelvora (mirtazepan) tablets\n\nXelvora cut the risk of stroke by 48% compared with placebo.\n\n${"It is so.\n\n".repeat(sentencesOn - 1)}Events were seen in ${rate} v 10.0% with placebo.`,
  );
  return relativeRisk.find(facts).length > 0;
}

test("rates farther off belong to a relative risk when they work out to it within seven points", () => {
  expect(standsAlone("5.2%", 10)).toBe(false);
  expect(standsAlone("5.8%", 10)).toBe(false);
  expect(standsAlone("6.0%", 10)).toBe(true);
  expect(standsAlone("4.0%", 10)).toBe(true);
});

test("they are looked for up to thirteen sentences away", () => {
  expect(standsAlone("5.2%", 13)).toBe(false);
  expect(standsAlone("5.2%", 14)).toBe(true);
});
