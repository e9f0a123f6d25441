import { cancelAnalysis, POLL_MS, readProgress } from "#web/features/checker/api/progress.ts";
import { type Submission, startAnalysis } from "#web/features/checker/api/start-analysis.ts";
import { FIRST_STAGE } from "#web/features/checker/progress-state.ts";
import type { FormValues } from "#web/features/checker/validate.ts";
import { track } from "#web/lib/events.ts";
import { type Further, NO_FURTHER } from "#web/lib/further.ts";
import {
  afterReload,
  currentOwner,
  doneWith,
  hasEnded,
  isUnderWay,
  isUnsent,
  keepRows,
  onOwnerChange,
  type QueueRow,
  readRows,
  refusedBy,
  rowOf,
  unfollowed,
  waiting,
} from "./queue-row.ts";

/** How many files are sent and analysed at once. */
const AT_ONCE = 2;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
/** Asks before the page is left, as long as files would be lost by it. */
const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();

/** Several files on their way to a result each. Lives beside the pages, so that it goes on while another one is shown. */
class FileQueue {
  private rows: readonly QueueRow[] = [];
  private owner: number | undefined;
  private isRestored = false;
  /** Files and choices of what the server has not finished; never stored. */
  private readonly submissions = new Map<string, Submission>();
  private readonly stops = new Map<string, AbortController>();
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly snapshot = () => this.rows;

  /** Takes up what this tab was following when the page was loaded anew; once. */
  restore() {
    if (this.isRestored) return;
    this.isRestored = true;
    onOwnerChange(() => this.owner !== currentOwner() && this.forget());
    const rows = readRows().map(afterReload);
    if (rows.length === 0) return;
    this.owner = currentOwner();
    this.put(rows);
    for (const { id, phase } of rows) if (phase === "running") void this.run(id);
  }

  /** Puts files at the end; each is checked by the same choices, and compared with the same. */
  add(files: readonly File[], values: FormValues, further: Further = NO_FURTHER) {
    this.owner = currentOwner();
    const rows = files.map(waiting);
    for (const [index, { id }] of rows.entries())
      this.submissions.set(id, { file: files[index] as File, values, further });
    this.put([...this.rows, ...rows]);
    this.startNext();
  }

  /** Takes a file out that is not under way. */
  remove(id: string) {
    this.submissions.delete(id);
    this.put(this.rows.filter((row) => row.id !== id));
  }

  /** Takes out all that have ended. */
  clear() {
    for (const { id } of this.rows.filter(hasEnded)) this.submissions.delete(id);
    this.put(this.rows.filter((row) => !hasEnded(row)));
  }

  /** Stops a file that is under way and takes it out; it is not counted. Throws where the server does not answer. */
  async cancel(id: string) {
    const progressId = this.find(id)?.progressId;
    if (progressId) await cancelAnalysis(progressId);
    this.stops.get(id)?.abort();
    this.remove(id);
  }

  /** Whether it can help to try a failed file again: it is still in the browser and not itself at fault, or only lost from
   * sight. */
  canRetry = ({ id, isLost, isFinal }: QueueRow) => isLost === true || (!isFinal && this.submissions.has(id));

  /** Sends a failed file again, or asks again for one that was lost from sight. */
  retry(id: string) {
    const row = this.find(id);
    if (!row || !this.canRetry(row)) return;
    const again: Partial<QueueRow> = { message: undefined, isLost: undefined };
    if (row.isLost) {
      this.change(id, { ...again, phase: "running" });
      void this.run(id);
    } else {
      this.change(id, { ...again, phase: "waiting", progress: 0, stage: "", progressId: undefined });
      this.startNext();
    }
  }

  private find = (id: string) => this.rows.find((row) => row.id === id);

  private put(rows: readonly QueueRow[]) {
    this.rows = rows;
    keepRows(this.owner, rows);
    const guard = rows.some(isUnsent) ? window.addEventListener : window.removeEventListener;
    guard.call(window, "beforeunload", askFirst as EventListener);
    for (const listener of this.listeners) listener();
  }

  private change(id: string, part: Partial<QueueRow>) {
    this.put(this.rows.map((row) => (row.id === id ? { ...row, ...part } : row)));
  }

  /** Another person works in this browser now. */
  private forget() {
    for (const stop of this.stops.values()) stop.abort();
    this.submissions.clear();
    this.owner = currentOwner();
    this.put([]);
  }

  private startNext() {
    const room = AT_ONCE - this.rows.filter(isUnderWay).length;
    const next = this.rows.filter(({ phase }) => phase === "waiting").slice(0, Math.max(0, room));
    for (const { id } of next) {
      this.change(id, { phase: "sending" });
      void this.run(id);
    }
  }

  /** Brings one file to its end, and lets the next one begin. */
  private async run(id: string) {
    const stop = new AbortController();
    this.stops.set(id, stop);
    try {
      const end = await this.checked(id, stop.signal);
      track({ name: end.phase === "done" ? "analysis_completed" : "analysis_error" });
      if (end.phase === "done") this.submissions.delete(id);
      this.change(id, end);
    } catch (error) {
      if (!stop.signal.aborted) this.change(id, refusedBy(error));
    } finally {
      this.stops.delete(id);
      this.startNext();
    }
  }

  /** Sends a file unless the server has it, follows it, and answers how it ended. Throws what sending throws. */
  private async checked(id: string, signal: AbortSignal): Promise<Partial<QueueRow>> {
    const submission = this.submissions.get(id);
    let progressId = this.find(id)?.progressId;
    if (!progressId) {
      if (!submission) throw new Error("The file is no longer in the browser. Please choose it again.");
      track({ name: "analysis_started" });
      const started = await startAnalysis(submission, signal);
      if ("result" in started) return doneWith(started.result);
      progressId = started.progressId;
      this.change(id, { phase: "running", stage: FIRST_STAGE, progressId });
    }
    for (let isFirst = true; ; isFirst = false) {
      const onCutOff = () => this.change(id, { isCutOff: true });
      const now = await readProgress(progressId, isFirst, signal, onCutOff).then(rowOf, unfollowed);
      signal.throwIfAborted();
      if (now.phase !== "running") return now;
      this.change(id, now);
      await pause(POLL_MS);
      signal.throwIfAborted();
    }
  }
}

/** The queue of this tab. */
export const fileQueue = new FileQueue();
