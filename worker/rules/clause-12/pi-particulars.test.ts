import { expect, test } from "vitest";
import { factsOf } from "#worker/test/told.ts";
import { leavepiece, PI } from "./example-texts.ts";
import { piParticulars } from "./pi-particulars.ts";

const found = (pi: string) => piParticulars.find(factsOf(leavepiece({ pi })));

test("a quantity that the title or the pack may show is a small lack, a contraindication is not", () => {
  const noQuantity = found(
    PI.replace(/Each capsule contains[^.]*\.|Presentation:[^.]*\./i, "").replace(/40 mg capsules\./, "capsules."),
  );
  const noContraindication = found(PI.replace(/Contra-?indications?:[^.]*\./i, ""));
  expect(noQuantity.map(({ severity }) => severity)).toEqual(["LOW"]);
  expect(noContraindication.map(({ severity }) => severity)).toEqual([undefined]);
});
