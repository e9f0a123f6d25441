import { expect, test } from "vitest";
import { fieldsOf, loadLabels } from "#worker/lab/sets.ts";
import type { Plain } from "#worker/lib/plain.ts";
import { gatherFacts } from "#worker/rules/facts/index.ts";
import { materialFromText } from "#worker/test/material.ts";

test("facts are plain data, which JSON carries whole", () => {
  for (const label of loadLabels().filter((_, at) => at % 6 === 0)) {
    const facts = gatherFacts(materialFromText(label.text), fieldsOf(label));
    expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
  }
});

/** Whether a type is the same as what JSON gives back of it. */
type IsPlain<T> = T extends Plain<T> ? true : false;

test("a type that JSON does not carry whole is not plain", () => {
  const plain: [IsPlain<{ a: string; b?: number[] }>, IsPlain<null>, IsPlain<readonly { x: boolean }[]>] = [
    true,
    true,
    true,
  ];
  const lost: [
    IsPlain<{ topics: Set<string> }>,
    IsPlain<Map<string, number>>,
    IsPlain<{ at: Date }>,
    IsPlain<{ find: () => void }>,
    IsPlain<{ parts: unknown[] }>,
    IsPlain<{ n: bigint }>,
  ] = [false, false, false, false, false, false];
  expect([...plain, ...lost].filter(Boolean)).toHaveLength(plain.length);
});
