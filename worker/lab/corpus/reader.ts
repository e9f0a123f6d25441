import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Outcome, Task, Told } from "./read-file.ts";

export type Result = Outcome | { kind: "time-out"; message: string };

/** What reading a file took: milliseconds of processor together and of the longest step, whatever else the machine does
 * meanwhile, and the bytes of the isolate at the fullest. */
export interface Cost {
  ms: number;
  longestStepMs: number;
  peak: number;
}

/** A step takes no more of the processor than this, and however busy the machine is ends in this time. */
const MOST_STEP_MS = 30_000;
const MOST_STILL_MS = 600_000;
const WATCH_MS = 500;
/** Megabytes for objects, so that garbage is collected when memory runs short, as on the platform. */
const FOR_OBJECTS = { maxOldGenerationSizeMb: 100, maxYoungGenerationSizeMb: 16 };
const SAMPLE_MS = 4;

/** The processor's time of all threads so far, in milliseconds: nothing but reading takes much of it. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Reads files one after another in a thread; a step without end, or a crash of the thread, costs it. */
export class Reader {
  #thread: Worker | null = null;
  #timer: NodeJS.Timeout | undefined;
  #end: (result: Result) => void = () => undefined;
  #peak = 0;
  #stepStart = 0;
  #longestStepMs = 0;

  #start(): Worker {
    const url = new URL("./read-file.ts", import.meta.url);
    const thread = new Worker(url, { stdout: true, stderr: true, resourceLimits: FOR_OBJECTS });
    const lose = (result: Result) => {
      if (this.#thread !== thread) return;
      this.#thread = null;
      void thread.terminate();
      this.#finish(result);
    };
    thread.on("message", (told: Told) => {
      if ("outcome" in told) this.#finish(told.outcome);
      else this.#wait(told.step + 1, lose);
    });
    thread.on("error", (error) => lose({ kind: "crash", message: error.stack ?? error.message }));
    thread.on("exit", (code) => lose({ kind: "crash", message: `the thread ended with ${code}` }));
    this.#wait(1, lose);
    void this.#sample(thread);
    return thread;
  }

  /** Memory is seen from outside, also in the midst of a loop, until the thread ends and can be asked no more. */
  async #sample(thread: Worker): Promise<void> {
    await once(thread, "online");
    for (;;) {
      const seen = await thread.getHeapStatistics().catch(() => null);
      if (!seen) return;
      this.#peak = Math.max(this.#peak, seen.used_heap_size + seen.external_memory);
      await new Promise((next) => setTimeout(next, SAMPLE_MS));
    }
  }

  #wait(step: number, lose: (result: Result) => void): void {
    clearInterval(this.#timer);
    const now = processorMs();
    if (step === 1) this.#peak = 0;
    else this.#longestStepMs = Math.max(this.#longestStepMs, now - this.#stepStart);
    this.#stepStart = now;
    const last = Date.now() + MOST_STILL_MS;
    const message = `step ${step} took over ${MOST_STEP_MS / 1000} s`;
    this.#timer = setInterval(() => {
      if (processorMs() - now > MOST_STEP_MS || Date.now() > last) lose({ kind: "time-out", message });
    }, WATCH_MS);
  }

  #finish(result: Result): void {
    clearInterval(this.#timer);
    this.#longestStepMs = Math.max(this.#longestStepMs, processorMs() - this.#stepStart);
    this.#end(result);
  }

  /** Reads a file; what becomes of it, and at what cost. */
  async read(task: Task): Promise<{ result: Result; cost: Cost }> {
    const start = processorMs();
    this.#peak = 0;
    this.#longestStepMs = 0;
    this.#stepStart = start;
    const result = await new Promise<Result>((resolve) => {
      this.#end = resolve;
      this.#thread ??= this.#start();
      this.#thread.postMessage(task);
    });
    return { result, cost: { ms: processorMs() - start, longestStepMs: this.#longestStepMs, peak: this.#peak } };
  }

  async close(): Promise<void> {
    const thread = this.#thread;
    this.#thread = null;
    await thread?.terminate();
  }
}
