import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";

const FOLDER = resolve(import.meta.dirname, "../../../.ci/peers");

/** Texts to be met first, uncounted, and those that count. */
interface Asked {
  warmUp: string[];
  texts: string[];
}

/** Milliseconds a text that textlint with four rules, write-good and alex take, in a process of their own. They are installed
 * when they are first asked for; without a connection then nothing is measured, and that is printed. */
export function peerTimes(asked: Asked): Record<string, number> {
  if (!existsSync(resolve(FOLDER, "node_modules"))) {
    const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
      cwd: FOLDER,
      shell: process.platform === "win32",
    });
    if (status !== 0) {
      console.log("  Other checkers are not measured: they could not be installed (npm ci in .ci/peers).");
      return {};
    }
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve(FOLDER, "time.mjs")], {
    input: JSON.stringify(asked),
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`Other checkers could not be timed: ${stderr}`);
  return JSON.parse(stdout) as Record<string, number>;
}
