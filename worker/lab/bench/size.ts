/** What is deployed, beside the limits of the platform, and what it takes to start. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const WRANGLER = resolve("node_modules/wrangler/bin/wrangler.js");
const EMPTY = resolve(import.meta.dirname, "empty-worker");
/** The least that any page of the platform's gives for the Workers Paid plan (developers.cloudflare.com/workers/platform/limits; its
 * newest says 64 MiB before gzip): KiB gzipped, and milliseconds of code at the top level. */
const MOST = { size: 10 * 1024, start: 1000 };

interface Startup {
  /** KiB, gzipped. */
  size: number;
  /** Milliseconds of work. */
  start: number;
}

function startupOf(folder: string, profile: string): Startup {
  const { stdout } = spawnSync(process.execPath, [WRANGLER, "check", "startup", "--outfile", profile], {
    cwd: folder,
    env: { ...process.env, CI: "1" },
    encoding: "utf8",
  });
  const [size, start] = [/gzip: ([\d.]+) KiB/, /Active: ([\d.]+) ms/].map((told) => Number(told.exec(stdout)?.[1]));
  // The start of an empty worker is too short to be sampled: no work at all is an answer.
  if (size === undefined || start === undefined || Number.isNaN(size + start))
    throw new Error(`wrangler check startup says neither size nor time: ${stdout}`);
  return { size, start };
}

const percent = (share: number) => `${(100 * share).toFixed(0)}%`;

/** Prints the size of the worker as deployed and what its start takes, beside the platform's limits and an empty Hono worker. */
export function benchSize(): void {
  const folder = mkdtempSync(join(tmpdir(), "abpi-startup-"));
  try {
    const [own, empty] = [resolve("."), EMPTY].map((of, i) => startupOf(of, join(folder, `${i}.cpuprofile`)));
    if (!own || !empty) return;
    console.log(
      `Worker as deployed: ${(own.size / 1024).toFixed(1)} MB gzipped, ${percent(own.size / MOST.size)} of the platform's 10 MB`,
    );
    console.log(
      `Start-up: ${own.start.toFixed(0)} ms of work, ${percent(own.start / MOST.start)} of the platform's second; an empty Hono worker ${empty.start.toFixed(0)} ms${empty.start > 0 ? `: ${(own.start / empty.start).toFixed(0)} times` : ", too little to be sampled"}`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
