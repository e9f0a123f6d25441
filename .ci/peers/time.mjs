// Times other checkers of prose over the texts on the standard input ({ warmUp, texts } as JSON), each text met once:
// prints their processor times in milliseconds a text, as JSON. Run by worker/lab/bench/rules.ts.
import { text } from "node:stream/consumers";
import { TextlintKernel } from "@textlint/kernel";
import textPlugin from "@textlint/textlint-plugin-text";
import { text as alex } from "alex";
import misspellings from "textlint-rule-common-misspellings";
import maxComma from "textlint-rule-max-comma";
import terminology from "textlint-rule-terminology";
import writeGoodRule from "textlint-rule-write-good";
import writeGood from "write-good";

const { warmUp, texts } = JSON.parse(await text(process.stdin));
const plain = (module) => module.default ?? module;

const kernel = new TextlintKernel();
const rules = Object.entries({
  terminology,
  "common-misspellings": misspellings,
  "write-good": writeGoodRule,
  "max-comma": maxComma,
});
const options = {
  ext: ".txt",
  plugins: [{ pluginId: "text", plugin: plain(textPlugin) }],
  rules: rules.map(([ruleId, rule]) => ({ ruleId, rule: plain(rule) })),
};

const CHECKERS = {
  textlint: (words) => kernel.lintText(words, options),
  "write-good": (words) => writeGood(words),
  alex: (words) => alex(words),
};

const times = {};
for (const [name, check] of Object.entries(CHECKERS)) {
  for (const words of warmUp) await check(words);
  const start = process.cpuUsage();
  for (const words of texts) await check(words);
  const { user, system } = process.cpuUsage(start);
  times[name] = (user + system) / 1_000 / texts.length;
}
console.log(JSON.stringify(times));
