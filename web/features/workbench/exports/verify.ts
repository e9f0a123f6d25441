import { readFileSync } from "node:fs";
import { checkSeal, type SealState } from "./seal.ts";

/* npm run verify -- FILE…: whether exported files are as they were made. Ends with 1 when one is not. */

const WORDS: Record<SealState, string> = {
  whole: "unchanged: the seal holds",
  changed: "CHANGED since it was exported",
  none: "carries no seal of ours",
};

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error("Usage: npm run verify -- FILE…");
  process.exit(2);
}
let isWhole = true;
for (const file of files) {
  const state = await checkSeal(Uint8Array.from(readFileSync(file)));
  isWhole &&= state === "whole";
  console.log(`${file}: ${WORDS[state]}`);
}
process.exit(isWhole ? 0 : 1);
