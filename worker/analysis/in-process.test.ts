import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";

const fileUrl = (path: string) => pathToFileURL(resolve(import.meta.dirname, path)).href;

test("the build and scripts can load the stages as plain Node does, which only strips types", () => {
  const code = `await import(${JSON.stringify(fileUrl("./in-process.ts"))}); console.log("loaded");`;
  const wasm = fileUrl("../lib/wasm-in-node.ts");
  const printed = execFileSync(process.execPath, ["--import", wasm, "--input-type=module", "--eval", code], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
  expect(printed).toContain("loaded");
});
