import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import type { AppInUse } from "#worker/test/served-app.ts";

const root = resolve(import.meta.dirname, "../..");

/** Runs a statement in the database of a served application, for what no call can bring about, such as lapsed time. */
export function runSql({ stateDir }: AppInUse, statement: string) {
  const wrangler = resolve(root, "node_modules/wrangler/bin/wrangler.js");
  const command = ["d1", "execute", "DB", "--local", "--persist-to", stateDir, "--command", statement];
  const env = { ...process.env, CI: "1" };
  const { status, stderr } = spawnSync(process.execPath, [wrangler, ...command], { cwd: root, env, encoding: "utf8" });
  if (status !== 0) throw new Error(`The statement failed: ${stderr}`);
}
