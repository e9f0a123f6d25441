import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type AppInUse, endServer, serveApp } from "#worker/test/served-app.ts";

/** Names the folder in which each place of the runner notes the application that it serves. */
const FOLDER = "SHARED_APPS_FOLDER";

/** What the runner calls before all browser tests; what it returns, after them, ends the applications that they shared. */
export default function setUp(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "abpi-shared-"));
  process.env[FOLDER] = folder;
  return () => {
    for (const note of readdirSync(folder)) {
      const { pid, stateDir } = noted(join(folder, note));
      endServer(pid);
      rmSync(stateDir, { recursive: true, force: true });
    }
    rmSync(folder, { recursive: true, force: true });
  };
}

const noted = (file: string) => JSON.parse(readFileSync(file, "utf8")) as AppInUse & { pid: number };

/** The application for tests that neither end it nor need settings of their own: serving one takes longer than many of
 * them. Each place of the runner has one, and runs one file at a time: a file finds no uploads of another. */
export async function sharedApp(): Promise<AppInUse> {
  const folder = process.env[FOLDER];
  if (!folder) throw new Error("Only tests of the project e2e share an application");
  const file = join(folder, `${process.env.VITEST_POOL_ID}.json`);
  if (existsSync(file)) return noted(file);
  const { url, stateDir, pid } = await serveApp();
  writeFileSync(file, JSON.stringify({ url, stateDir, pid }));
  return { url, stateDir };
}
