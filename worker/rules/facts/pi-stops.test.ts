import { expect, test } from "vitest";
import { withStops } from "./pi-stops.ts";

const row = (count: number, sign: string) => Array.from({ length: count + 1 }, (_, i) => `part ${i}`).join(sign);
/** Whether the signs were taken for the ends of sentences. */
const areStops = (block: string, sign: string) => !withStops(block).includes(sign);

test.each([
  ["six signs end particulars", row(6, " ◦ "), " ◦ ", true],
  ["five do not", row(5, " ◦ "), " ◦ ", false],
  ["six among as many full stops do not", `${row(6, " ◦ ")}${". And".repeat(6)}`, " ◦ ", false],
  ["six among fewer full stops do", `${row(6, " ◦ ")}${". And".repeat(5)}`, " ◦ ", true],
  ["eight semicolons do", row(8, "; "), "; ", true],
  ["seven do not", row(7, "; "), "; ", false],
  ["eight among two full stops do", `${row(8, "; ")}${". And".repeat(2)}`, "; ", true],
  ["eight among three do not", `${row(8, "; ")}${". And".repeat(3)}`, "; ", false],
  ["eight over three lines do", `${row(8, "; ")}\na\nb`, "; ", true],
  ["eight over four lines do not", `${row(8, "; ")}\na\nb\nc`, "; ", false],
  ["the most frequent sign counts", `${row(6, " ◦ ")} • b`, " • ", false],
])("%s", (_, block, sign, expected) => {
  expect(areStops(block, sign)).toBe(expected);
});

test("no offset moves, each part begins with a capital, and divided words are whole", () => {
  const block = `uses ◦ ${row(6, " ◦ ")}`;
  expect(withStops(block)).toHaveLength(block.length);
  expect(withStops(block)).toMatch(/^uses\. {2}Part 0\. {2}Part 1/);
  expect(withStops("side ef-\nfects")).toBe("side effects  ");
  expect(withStops("Uses: gout.")).toBe("Uses: gout.");
});
