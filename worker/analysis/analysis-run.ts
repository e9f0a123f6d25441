// One object for each analysis, named by its id. Nothing lives on the heap: the platform may end the process after any
// await, and does so for an analysis that is long, so every step is read from storage and written to it again. The
// alarm drives the steps because it is the one thing that fires by itself after a crash.
import { DurableObject } from "cloudflare:workers";
import type { MarkedText, ProgressRecord } from "#schema/result.ts";
import { RETENTION } from "#schema/retention.ts";
import type { EditTrial } from "#schema/workbench.ts";
import type { AnalysisJob } from "#worker/analysis/deps.ts";
import { advance, cancel, initialState, toMarkedText } from "#worker/analysis/pipeline.ts";
import { runDeps } from "#worker/analysis/run-deps.ts";
import { Timers } from "#worker/analysis/timers.ts";
import { Turns } from "#worker/analysis/turns.ts";
import { logError } from "#worker/lib/log.ts";
import { openDatabase } from "#worker/store/database.ts";
import { WebhookStore } from "#worker/store/webhooks.ts";
import { Webhooks } from "#worker/webhooks/webhooks.ts";
import { tryEdits } from "#worker/workbench/try-edits.ts";

/** How long the extracted text stays for the marked-up view, in milliseconds. */
const TEXT_KEPT_MS = RETENTION.extractedTextMinutes * 60_000;
/** How long progress and result can be asked for, in milliseconds; the assessment itself is in D1. */
export const OBJECT_KEPT_MS = RETENTION.progressHours * 60 * 60_000;
const MAX_RETRY_DELAY_MS = 60_000;
/** How often a held answer looks again, in milliseconds. */
const LOOK_AGAIN_MS = 20;

/** Of all the objects in this isolate; one that the platform ends takes its queue with it. */
const turns = new Turns();

type TimerName = "advance" | "tell" | "wipe-text" | "purge";

export class AnalysisRun extends DurableObject<Env> {
  private readonly deps = runDeps(this.env, this.ctx.storage, () => this.letOthers());
  private readonly webhooks = new Webhooks(new WebhookStore(openDatabase(this.env.DB)));
  private readonly timers = new Timers<TimerName>(this.ctx.storage);

  /** Starts the analysis; harmless when it was started before. */
  async start(job: AnalysisJob): Promise<void> {
    if (await this.deps.loadState()) return;
    await this.deps.saveState(initialState(job));
    await this.timers.set("purge", job.submittedAt + OBJECT_KEPT_MS);
    await this.timers.set("advance", Date.now());
  }

  /** Progress for the owner, null for anybody else and for an unknown id. Holds the answer for up to `waitMs`
   * milliseconds while the analysis runs. */
  async progress(userId: number, waitMs: number): Promise<ProgressRecord | null> {
    const until = Date.now() + waitMs;
    for (;;) {
      const state = await this.deps.loadState();
      if (state?.job.userId !== userId) return null;
      const { phase, progress, stageText: stage, isFinal } = state;
      if (phase === "running" && Date.now() < until) {
        await scheduler.wait(LOOK_AGAIN_MS);
        continue;
      }
      const result = phase === "complete" ? await this.deps.values.load("result") : null;
      return { progress, stage, ...(isFinal && { isFinal }), ...(result && { assessmentId: state.job.id, result }) };
    }
  }

  /** Cancels for the owner, harmless where it has ended; false for anybody else and for an unknown id, where nothing is done. */
  async cancel(userId: number): Promise<boolean> {
    const state = await this.deps.loadState();
    if (state?.job.userId !== userId) return false;
    await cancel(this.deps);
    return true;
  }

  /** The extracted text of a finished analysis for its owner, null once it is wiped. */
  async markedText(userId: number): Promise<MarkedText | null> {
    const state = await this.deps.loadState();
    if (state?.job.userId !== userId || state.phase !== "complete") return null;
    const material = await this.deps.values.load("material");
    return material && toMarkedText(material);
  }

  /** What comes of the material when the edits of some of its matters are made; null for anybody but the owner, and once the text
   * is wiped. Nothing is stored. */
  async tryEdits(userId: number, matters: readonly string[]): Promise<EditTrial | null> {
    const state = await this.deps.loadState();
    if (state?.job.userId !== userId || state.phase !== "complete") return null;
    const [material, result] = [await this.deps.values.load("material"), await this.deps.values.load("result")];
    return material && result && tryEdits(material, state.job.fields, result, new Set(matters));
  }

  /** Forgets everything at once, also an analysis that is under way: its assessment or account was deleted, or it was
   * left by a crash. Harmless for an object that holds nothing. */
  async discard(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  override async alarm(): Promise<void> {
    const timer = await this.timers.first();
    if (timer === "advance") await this.advance();
    if (timer === "tell") await this.tell();
    if (timer === "wipe-text") await this.wipeText();
    if (timer === "purge") await this.discard();
  }

  private async advance(): Promise<void> {
    const id = this.ctx.id.toString();
    // The AI reviewer's time is spent waiting for it, which others need not wait for.
    const computes = (await this.deps.loadState())?.stage !== "review";
    if (computes) await this.waitForTurn(id);
    const outcome = await advance(this.deps)
      .catch((error: unknown) => {
        logError("analysis-step-failed", error);
        return "retry" as const;
      })
      .finally(() => turns.end(id));
    if (outcome === "ended") {
      await this.timers.set("wipe-text", Date.now() + TEXT_KEPT_MS);
      if (await this.isAwaited()) await this.timers.set("tell", Date.now());
    }
    const next = { continue: Date.now(), retry: Date.now() + (await this.retryDelay()), ended: null }[outcome];
    await this.timers.set("advance", next);
  }

  /** Whether somebody wants to be told of the end; where that cannot be found out now, the attempt to tell will. */
  private async isAwaited(): Promise<boolean> {
    const state = await this.deps.loadState();
    const isTold = state?.phase === "complete" || state?.phase === "failed";
    return isTold && this.webhooks.has(state.job.userId).catch(() => true);
  }

  private async tell(): Promise<void> {
    const state = await this.deps.loadState();
    const result = await this.deps.values.load("result");
    const next = state
      ? await this.webhooks.tell({ id: state.job.id, userId: state.job.userId, result }).catch((error: unknown) => {
          logError("webhook-failed", error);
          return Date.now() + MAX_RETRY_DELAY_MS;
        })
      : null;
    await this.timers.set("tell", next);
  }

  /** In the midst of long work: whoever asks for anything is answered, and another analysis may have its turn. */
  private async letOthers(): Promise<void> {
    const id = this.ctx.id.toString();
    turns.end(id);
    await scheduler.wait(0);
    await this.waitForTurn(id);
  }

  private async waitForTurn(id: string): Promise<void> {
    for (let wait = turns.ask(id, Date.now()); wait > 0; wait = turns.ask(id, Date.now())) await scheduler.wait(wait);
  }

  private async retryDelay(): Promise<number> {
    const attempts = (await this.deps.loadState())?.attempts ?? 0;
    return Math.min(MAX_RETRY_DELAY_MS, 500 * 2 ** attempts);
  }

  private async wipeText(): Promise<void> {
    await this.deps.values.remove("material");
    await this.timers.set("wipe-text", null);
  }
}
