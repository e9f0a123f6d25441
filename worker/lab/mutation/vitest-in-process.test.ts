import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(path, "utf8");
const runner = read(join(import.meta.dirname, "vitest-in-process.ts"));
const [, unfit = "^"] = /^const UNFIT = \/(.+)\/;$/m.exec(read(join(import.meta.dirname, "trial.ts"))) ?? [];

/** Each way of writing many tests at once that a file has, as "test.each"; `it` is another name for `test`. */
const waysOf = (path: string) =>
  [...read(path).matchAll(/^\s*((?:describe|test|it)\.\w+)\(/gm)].map(([, way = ""]) => way.replace(/^it\./, "test."));

test("mutants can be tried on all files of tests: none is written in a way that their runner lacks", () => {
  const files = globSync("worker/{rules,text,document,matters}/**/*.test.ts").filter(
    (path) => !/\.(?:long|workerd)\./.test(path) && !new RegExp(unfit).test(read(path)),
  );
  expect(files.length).toBeGreaterThan(100);
  const ways = [...new Set(files.flatMap(waysOf))];
  expect(ways).toContain("test.each");
  expect(ways.filter((way) => !runner.includes(`\n${way} =`))).toEqual([]);
});
