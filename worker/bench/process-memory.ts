import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";

interface Process {
  pid: number;
  parent: number;
  name: string;
}

function processes(): Process[] {
  return readdirSync("/proc").flatMap((entry) => {
    const path = `/proc/${entry}/stat`;
    const stat = /^\d+$/.test(entry) && existsSync(path) ? readFileSync(path, "utf8") : "";
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/.exec(stat) ?? [];
    return name && parent ? [{ pid: Number(entry), parent: Number(parent), name }] : [];
  });
}

/** The Workers runtime below the process `root`. */
function runtimeOf(root: number): number {
  const all = processes();
  const tree = all.filter(({ pid }) => pid === root);
  for (const member of tree) tree.push(...all.filter(({ parent }) => parent === member.pid));
  const runtime = tree.find(({ name }) => basename(name) === "workerd");
  if (!runtime) throw new Error("The server has no runtime");
  return runtime.pid;
}

const residentPeak = (pid: number) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) * 1024;

/** How many bytes the Workers runtime below the process `server` grew at its fullest while `work` ran. That holds the
 * application's isolate, what it has let go and the runtime not yet collected, and the emulated R2 and D1 with their copies
 * of the file: far more than the isolate alone, which the platform limits. Linux only. */
export async function growthDuring(server: number, work: () => Promise<unknown>): Promise<number> {
  const runtime = runtimeOf(server);
  // Makes the peak count from here.
  writeFileSync(`/proc/${runtime}/clear_refs`, "5");
  const before = residentPeak(runtime);
  await work();
  return residentPeak(runtime) - before;
}
