import { expect, it } from "vitest";
import { materialFromText } from "#worker/test/material.ts";
import { gatherFacts } from "./index.ts";

const productsIn = (text: string) =>
  gatherFacts(materialFromText(text), { audience: "hcp", channel: "website" } as never).products.map(
    ({ name }) => name,
  );

it.each([
  ["a postcode abroad", "Harrow Pharma BV\nCoolsingel 6\nNL-3012 CA Rotterdam\nHarrow Pharma AS\nDK-2300 København"],
  [
    "the last word of a programme’s name",
    "Harrow Medical Institute®\nTraining for nurses. Adverse events should be reported.\nHarrow Medical Institute®",
  ],
  [
    "what is said to be a programme",
    "Brightside is a programme from Harrow Pharma. With Brightside, try Brightside now. Ask for Brightside.",
  ],
  [
    "a formulary’s rank",
    "- Naltrexone ✓ First Choice (ongoing need must be assessed)\n- Acamprosate ✓ First Choice (review at each visit)",
  ],
  ["what is short for the words behind it", "An EKG (electrocardiogram) shows the rhythm of your heart."],
  ["an ordinary word explained by another", "Sawing and woodworking. Woodworking (carpentry) made dust for years."],
  [
    "a numbering",
    ["Tetanus", "Flu", "Urine", "Weight", "Fever", "Pulse", "Blood"]
      .map((of, i) => `B6.DE10${i} ${of} status`)
      .join("\n"),
  ],
  ["the number of a grant", "We thank the foundation for award GBMF4552. The award GBMF4552 was given in 2019."],
  [
    "a capital in a text about other things",
    `Students who start at Imperial in 2015 from families with low incomes can still have a bursary. ${"The library opens at nine, and the canteen serves soup and bread until two. ".repeat(12)}Starting Imperial is costly.`,
  ],
])("%s is no medicine", (_, text) => {
  expect(productsIn(text).filter((name) => !/naltrexone|acamprosate/i.test(name))).toEqual([]);
});

it("keeps a code that stands for a medicine, and a brand behind the word that opens its line", () => {
  expect(productsIn("HRW-3012 lowered pressure in a trial. HRW-3012 was given once a day.")).toContain("HRW-3012");
  expect(productsIn("Introducing Velorant®\nVelorant® 10 mg tablets for adults.")).toContain("Velorant");
});
