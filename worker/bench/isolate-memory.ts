import { existsSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from "node:fs";
import { basename } from "node:path";

/** What the Workers runtime takes, in bytes. */
export interface MemoryUse {
  /** Heap and buffers of the isolate at its fullest: what the platform's 128 MB are about. Seen when the isolate
   * answers, which is between two awaits. */
  isolate: number;
  /** How much the process grew at its fullest. It holds the emulated R2 and D1 too, and their copies of the file. */
  process: number;
}

const APPLICATION = "core:user:abpi-compliance-checker";

interface Process {
  pid: number;
  parent: number;
  name: string;
}

function processes(): Process[] {
  return readdirSync("/proc").flatMap((entry) => {
    const stat =
      /^\d+$/.test(entry) && existsSync(`/proc/${entry}/stat`) ? readFileSync(`/proc/${entry}/stat`, "utf8") : "";
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/.exec(stat) ?? [];
    return name && parent ? [{ pid: Number(entry), parent: Number(parent), name }] : [];
  });
}

function treeOf(root: number): Process[] {
  const all = processes();
  const tree = all.filter(({ pid }) => pid === root);
  for (const member of tree) tree.push(...all.filter(({ parent }) => parent === member.pid));
  return tree;
}

/** The ports on which a process listens. */
function portsOf(pid: number): number[] {
  const sockets = new Set(
    readdirSync(`/proc/${pid}/fd`).map((fd) => {
      const path = `/proc/${pid}/fd/${fd}`;
      return existsSync(path) ? (/socket:\[(\d+)\]/.exec(readlinkSync(path))?.[1] ?? "") : "";
    }),
  );
  const lines = ["tcp", "tcp6"].flatMap((kind) => readFileSync(`/proc/net/${kind}`, "utf8").split("\n").slice(1));
  return lines.flatMap((line) => {
    const [, local = "", , state, , , , , , inode = ""] = line.trim().split(/\s+/);
    return state === "0A" && sockets.has(inode) ? [Number.parseInt(local.split(":")[1] ?? "", 16)] : [];
  });
}

/** The address of the debugger of the application's isolate; the runtime has isolates of its own beside it. */
async function debuggerOf(runtime: number): Promise<string> {
  for (const port of portsOf(runtime)) {
    const targets = await fetch(`http://127.0.0.1:${port}/json`, { signal: AbortSignal.timeout(2000) })
      .then(async (answer) => (await answer.json()) as { id: string; webSocketDebuggerUrl: string }[])
      .catch(() => []);
    const found = Array.isArray(targets) ? targets.find(({ id }) => id === APPLICATION) : undefined;
    if (found) return found.webSocketDebuggerUrl;
  }
  throw new Error("The runtime has no debugger");
}

async function connect(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url);
  await new Promise((open, fail) => {
    socket.addEventListener("open", open);
    socket.addEventListener("error", fail);
  });
  return socket;
}

const residentPeak = (pid: number) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) * 1024;

const ASK_EVERY_MS = 25;

/** Watches the runtime below the process `server` while `work` runs. Linux only. */
export async function watchMemory(server: number, work: () => Promise<unknown>): Promise<MemoryUse> {
  const runtime = treeOf(server).find(({ name }) => basename(name) === "workerd");
  if (!runtime) throw new Error("The server has no runtime");
  const socket = await connect(await debuggerOf(runtime.pid));
  let isolate = 0;
  let asked = 0;
  socket.addEventListener("message", ({ data }) => {
    const { result } = JSON.parse(String(data)) as { result?: Record<string, number> };
    if (!result) return;
    isolate = Math.max(
      isolate,
      (result.usedSize ?? 0) + (result.embedderHeapUsedSize ?? 0) + (result.backingStorageSize ?? 0),
    );
  });
  const ask = () => socket.send(JSON.stringify({ id: ++asked, method: "Runtime.getHeapUsage" }));
  // Makes the peak count from here.
  writeFileSync(`/proc/${runtime.pid}/clear_refs`, "5");
  const before = residentPeak(runtime.pid);
  const timer = setInterval(ask, ASK_EVERY_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
    socket.close();
  }
  return { isolate, process: residentPeak(runtime.pid) - before };
}
