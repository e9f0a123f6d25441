#!/usr/bin/env node
// What `npx abpi-check-file` runs, from a checkout: the command of run-tool.mjs.
process.argv.splice(2, 0, "check-file");
await import("./run-tool.mjs");
