import { expect, test } from "vitest";
import { fieldsOf, loadLabels } from "#worker/lab/sets.ts";
import type { Plain } from "#worker/lib/plain.ts";
import { gatherFacts } from "#worker/rules/facts/index.ts";
import { analyseWith, inProcessDeps, textFile } from "./in-process.ts";
import { memoryStorage } from "./memory-storage.ts";

const asStored = (value: unknown) => JSON.parse(JSON.stringify(value));

test.each(loadLabels())(
  "$id is analysed to its end, and whatever stages hand on comes back as it was",
  async (label) => {
    const file = textFile(label.text);
    const deps = inProcessDeps(file, memoryStorage());
    const { save } = deps.values;
    const handedOn: string[] = [];
    deps.values.save = (name, value) => {
      handedOn.push(name);
      expect(asStored(value)).toEqual(value);
      return save(name, value);
    };
    const { result, material } = await analyseWith(deps, file, fieldsOf(label));
    expect(handedOn).toEqual(["material", "outcomes", "matches", "result"]);
    expect(result.clauses).toHaveLength(31);
    const facts = gatherFacts(material, fieldsOf(label));
    expect(asStored(facts)).toEqual(facts);
  },
);

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
