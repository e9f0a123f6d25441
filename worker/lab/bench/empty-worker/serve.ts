import { spawn, spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { freePort } from "#worker/test/served-app.ts";

const VITE = resolve("node_modules/vite/bin/vite.js");
const CONFIG = ["--config", join(import.meta.dirname, "vite.config.ts"), "--logLevel", "error"];

/** Builds the empty worker and serves it in the way that the application is served. */
export async function serveEmptyWorker(): Promise<{ url: string; close(): void }> {
  const built = spawnSync(process.execPath, [VITE, "build", ...CONFIG], { encoding: "utf8" });
  if (built.status !== 0) throw new Error(`The empty worker could not be built: ${built.stderr}`);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [VITE, "preview", ...CONFIG, "--port", String(port), "--strictPort"], {
    stdio: "ignore",
    detached: true,
  });
  const close = () => {
    if (child.pid) process.kill(-child.pid, "SIGKILL");
    rmSync(join(import.meta.dirname, "dist"), { recursive: true, force: true });
  };
  for (let tries = 0; tries < 300; tries++) {
    const answers = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) return { url, close };
    await new Promise((done) => setTimeout(done, 100));
  }
  close();
  throw new Error("The empty worker did not answer within 30 seconds.");
}
