import { expect, test } from "vitest";
import { factsOf, told } from "#worker/test/told.ts";
import { withoutClaimsOfOthers } from "./quotations.ts";
import { spanAt, startsWithin } from "./spans.ts";

const quoted = (text: string) => {
  const facts = factsOf(text);
  return told(facts, facts.quotations);
};

test.each([
  ["nobody's", 'It is "quick and easy" to use.', ['"quick and easy"']],
  [
    "said by somebody after it",
    '"It works," said Dr Jane Hill, Leeds.',
    [{ words: '"It works,"', attribution: " said Dr Jane Hill, Leeds" }],
  ],
  [
    "given to somebody after a dash",
    '"It works" - Professor Hill',
    [{ words: '"It works"', attribution: " - Professor Hill" }],
  ],
  [
    "given to somebody in the next line",
    '"It works"\nDr Jane Hill, Leeds',
    [{ words: '"It works"', attribution: "Dr Jane Hill, Leeds" }],
  ],
  [
    "with a reference mark before the next line",
    '"It works."1\nDr Jane Hill',
    [{ words: '"It works."', attribution: "Dr Jane Hill" }],
  ],
  ["followed by words, whatever the next line says", '"It works" in all\nDr Jane Hill', ['"It works"']],
  ["of two letters, which is no quotation", 'A "no" is fine.', []],
])("words %s", (_, text, expected) => {
  expect(quoted(text)).toEqual(expected);
});

test("a quotation has at most 600 characters", () => {
  expect(quoted(`"${"a".repeat(600)}"`)).toHaveLength(1);
  expect(quoted(`"${"a".repeat(601)}"`)).toHaveLength(0);
});

test("spans: what holds an offset, and what starts inside another", () => {
  const spans = [
    { start: 2, end: 4 },
    { start: 6, end: 9 },
  ];
  expect([1, 2, 3, 4, 5, 6, 8, 9].map((offset) => spanAt(spans, offset)?.start)).toEqual([
    undefined,
    2,
    2,
    undefined,
    undefined,
    6,
    6,
    undefined,
  ]);
  const within = (start: number, end: number) => startsWithin(spans, { start, end });
  expect([within(0, 2), within(0, 3), within(3, 6), within(3, 7), within(6, 7), within(7, 20)]).toEqual([
    false,
    true,
    false,
    true,
    true,
    false,
  ]);
});

test("what is complained of is somebody else's words, and what is said for oneself stands", () => {
  const ruled = 'It was alleged that the post called it "the safest choice" and urged use.';
  expect(withoutClaimsOfOthers(ruled)).toBe(ruled.replace('"the safest choice"', " ".repeat(19)));
  const praise = '"The safest choice" in migraine, says everyone.';
  expect(withoutClaimsOfOthers(praise)).toBe(praise);
});
