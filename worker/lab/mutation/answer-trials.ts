export interface Trial {
  path: string;
  source: string;
}

export interface Verdict {
  noticedBy: string | null;
  /** Bytes that the process holds: modules that were loaded again are never given back. */
  memory: number;
}

/** Lets a process answer each mutant that it is sent with who noticed it, and tells that it is ready. */
export function answerTrials(trialOf: (trial: Trial) => Promise<string | null>): void {
  process.on("message", async (trial: Trial) => {
    const noticedBy = await trialOf(trial);
    process.send?.({ noticedBy, memory: process.memoryUsage().rss } satisfies Verdict);
  });
  process.send?.("ready");
}
