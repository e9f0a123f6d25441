import { runCheck } from "./run-check.ts";

// npm and npx call from the folder of the package, and say from where they were called.
const from = process.env.CALLED_FROM ?? process.cwd();

process.exitCode = await runCheck(process.argv.slice(2), from, {
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(text),
  isTerminal: process.stderr.isTTY === true,
});
