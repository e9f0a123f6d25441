import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";

const root = resolve(import.meta.dirname, "../..");
const tool = (path: string) => join(root, "node_modules", path);

/** A served application as its users and the tests' look into its data know it. */
export interface AppInUse {
  url: string;
  /** Where D1, R2 and the Durable Objects keep their data. */
  stateDir: string;
}

/** The built application served as `npm start` serves it, on its own port and its own data. */
export interface ServedApp extends AppInUse {
  /** The server's process; the Workers runtime runs below it. */
  readonly pid: number;
  /** Ends the whole process tree at once, as a power cut would. */
  kill(): Promise<void>;
  /** Serves again on the same port and data. */
  restart(): Promise<void>;
  /** Ends the server and deletes its data. */
  close(): Promise<void>;
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (typeof address !== "object" || !address) throw new Error("No free port");
  return address.port;
}

/** Ends a server and everything below it at once, if it has not ended by itself. */
export function endServer(pid: number): void {
  try {
    process.kill(-pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/** A server is there in 4 seconds, on a machine busy with much else in 30. */
const START_MS = 90_000;

async function answers(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + START_MS;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode} before it answered`);
    const ok = await fetch(`${url}/api/auth/me`)
      .then((r) => r.ok)
      .catch(() => false);
    if (ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`The server did not answer within ${START_MS / 1000} seconds`);
}

/** Makes the tables of an empty database by all migrations in one file: one after the other takes wrangler four times as long. */
function makeTables(stateDir: string, env: NodeJS.ProcessEnv): void {
  const folder = join(root, "migrations");
  const names = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  const whole = join(stateDir, "migrations.sql");
  writeFileSync(
    whole,
    names
      .sort()
      .map((name) => readFileSync(join(folder, name), "utf8"))
      .join("\n"),
  );
  const command = ["d1", "execute", "DB", "--local", "--persist-to", stateDir, "--file", whole];
  const wrangler = tool("wrangler/bin/wrangler.js");
  const { status, stderr } = spawnSync(process.execPath, [wrangler, ...command], { cwd: root, env, encoding: "utf8" });
  if (status !== 0) throw new Error(`Migrations failed: ${stderr}`);
}

/** Serves what `vite build` left in dist/; `settings` are those that a developer has in `.dev.vars`. */
export async function serveApp(settings: Record<string, string> = {}): Promise<ServedApp> {
  const stateDir = mkdtempSync(join(tmpdir(), "abpi-state-"));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  // vitest's own variables would make vite read the test configuration.
  const env: NodeJS.ProcessEnv = { ...process.env, STATE_DIR: stateDir, CLOUDFLARE_CF_FETCH_ENABLED: "false", CI: "1" };
  if (Object.keys(settings).length > 0) Object.assign(env, settings, { CLOUDFLARE_INCLUDE_PROCESS_ENV: "true" });
  for (const name of ["VITEST", "NODE_ENV", "VITEST_MODE", "NODE_OPTIONS"]) delete env[name];
  makeTables(stateDir, env);
  let child: ChildProcess | undefined;
  const start = async () => {
    child = spawn(
      process.execPath,
      [tool("vite/bin/vite.js"), "preview", "--port", String(port), "--strictPort", "--logLevel", "error"],
      { cwd: root, env, stdio: "ignore", detached: true },
    );
    // A test's process may end before the server does.
    child.unref();
    await answers(url, child);
  };
  const kill = async () => {
    const running = child;
    if (!running?.pid || running.exitCode !== null) return;
    const ended = new Promise((done) => running.once("exit", done));
    // Whoever waits for its end does not end first.
    running.ref();
    endServer(running.pid);
    await ended;
  };
  await start();
  return {
    url,
    stateDir,
    get pid() {
      return child?.pid ?? 0;
    },
    kill,
    restart: start,
    close: async () => {
      await kill();
      rmSync(stateDir, { recursive: true, force: true });
    },
  };
}

/** Keys of the uploads that R2 holds, unfinished ones included: none when every upload has been deleted. Read from the
 * emulator's own tables: a blob without an entry there is one that the killed emulator had no time to unlink. */
export function storedUploads(app: AppInUse): string[] {
  const folder = join(app.stateDir, "v3/r2/miniflare-R2BucketObject");
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name)) : [];
  return files.flatMap((name) => {
    const tables = new DatabaseSync(join(folder, name), { readOnly: true });
    try {
      return ["SELECT key FROM _mf_objects", "SELECT key FROM _mf_multipart_uploads WHERE state = 0"].flatMap((sql) =>
        tables
          .prepare(sql)
          .all()
          .map(({ key }) => String(key)),
      );
    } finally {
      tables.close();
    }
  });
}

/** Runs a statement in the database of a served application, for what no call can bring about, such as lapsed time. */
export function runSql({ stateDir }: AppInUse, statement: string) {
  const wrangler = tool("wrangler/bin/wrangler.js");
  const command = ["d1", "execute", "DB", "--local", "--persist-to", stateDir, "--command", statement];
  const env = { ...process.env, CI: "1" };
  const { status, stderr } = spawnSync(process.execPath, [wrangler, ...command], { cwd: root, env, encoding: "utf8" });
  if (status !== 0) throw new Error(`The statement failed: ${stderr}`);
}
