// Runs the project's tools on any machine with Node and npm: installs what the lock file names when it is not
// there yet, and uses the Node that the project brings where the machine's own is too old for the tools.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { delimiter, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const root = resolve(import.meta.dirname, "..");
const modules = join(root, "node_modules");
const MINIMUM_NODE = [22, 22];

function install() {
  const stampFile = join(modules, ".installed-lock");
  const stamp = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  console.error("Installing packages (once) …");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const done = spawnSync(npm, ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    // What npm says goes beside the output, which may be going into a file.
    stdio: ["inherit", 2, "inherit"],
    shell: process.platform === "win32",
  });
  if (done.status !== 0) process.exit(done.status ?? 1);
  writeFileSync(stampFile, stamp);
}

function pickNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor >= MINIMUM_NODE[1])) return process.execPath;
  const folder = readdirSync(modules).find((name) => /^node-(bin-)?(linux|darwin|win)-/.test(name));
  if (!folder)
    throw new Error(`Node ${MINIMUM_NODE.join(".")} or newer is needed, and none is packaged for this platform.`);
  return join(modules, folder, "bin", process.platform === "win32" ? "node.exe" : "node");
}

install();
const node = pickNode();
const env = {
  ...process.env,
  PATH: [join(modules, ".bin"), join(node, ".."), process.env.PATH].join(delimiter),
  // No telemetry, update notices or request-metadata downloads: everything works offline.
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_HIDE_BANNER: "true",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
};

const WASM_IN_NODE = pathToFileURL(join(root, "worker/lib/wasm-in-node.ts")).href;

const UNMET_WEIGHTS = pathToFileURL(join(root, "worker/lab/train/unmet-weights.ts")).href;

const BIN = {
  wrangler: "wrangler/bin/wrangler.js",
  vite: "vite/bin/vite.js",
  vitest: "vitest/vitest.mjs",
  tsc: "typescript/bin/tsc",
  biome: "@biomejs/biome/bin/biome",
  knip: "knip/bin/knip.js",
  "drizzle-kit": "drizzle-kit/bin.cjs",
};

/** Runs one tool to its end, passing signals on; resolves to its exit code. */
function run(tool, args, extraEnv = {}) {
  // Scripts of the project may import the readers, whose decoders are WebAssembly.
  const script = BIN[tool] ? [join(modules, BIN[tool])] : ["--import", WASM_IN_NODE, join(root, tool)];
  const child = spawn(node, [...script, ...args], { cwd: root, stdio: "inherit", env: { ...env, ...extraEnv } });
  const stop = () => child.kill("SIGTERM");
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
  // npm's shell does not pass SIGTERM on: when it goes, this process is adopted and must end its child itself.
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && stop(), 500);
  return new Promise((done) =>
    child.on("exit", (code) => {
      clearInterval(watch);
      done(code ?? 1);
    }),
  );
}

async function must(tool, args, extraEnv) {
  const code = await run(tool, args, extraEnv);
  if (code !== 0) process.exit(code);
}

const isFree = (port) =>
  new Promise((done) => {
    const server = createServer().once("error", () => done(false));
    server.listen(port, "127.0.0.1", () => server.close(() => done(true)));
  });

async function choosePort() {
  if (process.env.PORT) return Number(process.env.PORT);
  for (let port = 8787; port < 8887; port++) if (await isFree(port)) return port;
  throw new Error("No free port between 8787 and 8886; set PORT to one that is free.");
}

/** Set for the making of types, before which wrangler would run its `[build]` command: they need no build. */
const NO_BUILD = "ABPI_NO_BUILD";
const types = () =>
  must("wrangler", ["types", "worker/bindings.d.ts", "--env-interface", "Env", "--strict-vars", "false"], {
    CI: "1",
    [NO_BUILD]: "1",
  });
const stateDir = resolve(root, process.env.STATE_DIR ?? ".wrangler/state");
const migrate = () =>
  must("wrangler", ["d1", "migrations", "apply", "DB", "--local", "--persist-to", stateDir], { CI: "1" });
const build = () => must("vite", ["build", "--logLevel", "warn"]);
const rest = process.argv.slice(3);

/** Types, lint and the build that browser tests are served from. */
async function checked() {
  await types();
  await Promise.all([must("tsc", ["--build"]), must("biome", ["check", "."]).then(build)]);
}

const ruleNamed = (name = "") => (/^\d\d\//.test(name) ? `clause-${name}` : name);

const RETENTION_EVERY_MS = 30 * 60_000;

/** Cron triggers do not fire by themselves on this machine: calls the scheduled handler soon after the start, then at
 * the interval of wrangler.toml. */
function runScheduler(port) {
  const tick = () =>
    fetch(`http://127.0.0.1:${port}/cdn-cgi/handler/scheduled?cron=*/30+*+*+*+*`).catch(() => undefined);
  setTimeout(tick, 20_000).unref();
  setInterval(tick, RETENTION_EVERY_MS).unref();
}

const COMMANDS = {
  async start() {
    await migrate();
    await build();
    const port = await choosePort();
    console.log(`\n  ABPI Compliance Checker: http://localhost:${port}/dashboard\n`);
    runScheduler(port);
    return run("vite", [
      "preview",
      "--port",
      String(port),
      "--strictPort",
      "--host",
      "127.0.0.1",
      "--logLevel",
      "warn",
    ]);
  },
  async dev() {
    await types();
    await migrate();
    return run("vite", ["dev", "--port", String(await choosePort()), "--strictPort"]);
  },
  async test() {
    await checked();
    return run("vitest", ["run", ...rest]);
  },
  async "test:all"() {
    await checked();
    await must("knip", []);
    return run("vitest", ["run", ...rest], { TEST_ALL: "1" });
  },
  /** The examples of one check, or of all checks whose name holds the words: npm run test:rule 06/logos. */
  "test:rule"() {
    const rule = ruleNamed(rest[0]);
    return run("vitest", ["run", "--project", "node", "worker/rules/examples", "-t", rule], { RULE: rule });
  },
  build: async () => {
    await build();
    return 0;
  },
  /** The `[build]` command of wrangler.toml. */
  async "build-for-wrangler"() {
    if (process.env[NO_BUILD]) return 0;
    await migrate();
    await build();
    return 0;
  },
  types: async () => {
    await types();
    return 0;
  },
  bench: async () => {
    await build();
    const code = await run("worker/lab/bench/bench.ts", rest);
    return rest.length > 0 ? code : (await run("web/bench/lighthouse.ts", [])) || code;
  },
  eval: () =>
    run(
      `worker/lab/${["real", "seeded"].find((name) => rest.includes(`--${name}`)) ?? "evaluate"}/run.ts`,
      rest,
      rest.includes("--unmet") ? { NODE_OPTIONS: `--import ${UNMET_WEIGHTS}` } : {},
    ),
  words: () => run("worker/lab/words.ts", rest),
  hits: () => run(`worker/lab/evaluate/${rest.includes("--record") ? "record-answers" : "hits"}.ts`, rest),
  train: () => run("worker/lab/train/train.ts", rest),
  load: async () => {
    await build();
    return run("worker/lab/load/run.ts", rest);
  },
  faults: async () => {
    await build();
    return run("worker/lab/faults/run.ts", rest);
  },
  verify: () => run("web/features/workbench/exports/verify.ts", rest),
  "stripe:setup": () => run("worker/billing/stripe-setup.ts", rest),
  mutants: () => run("worker/lab/mutation/run.ts", rest),
  corpus: () => run("worker/lab/corpus/run.ts", rest),
  /** Paths are meant from where npm or npx was called. */
  "check-file": () => run("worker/check-file/run.ts", rest, { CALLED_FROM: process.env.INIT_CWD ?? process.cwd() }),
  format: () => run("biome", ["check", "--write", "."]),
  "db:generate": () => run("drizzle-kit", ["generate", "--config", ".drizzle.config.ts", ...rest]),
};

const command = COMMANDS[process.argv[2]];
if (!command) {
  console.error(`Commands: ${Object.keys(COMMANDS).join(", ")}`);
  process.exit(2);
}
process.exit(await command());
