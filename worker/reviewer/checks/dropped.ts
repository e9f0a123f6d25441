import type { AiRecord } from "#schema/result.ts";

/** Counts what was not used of a model's answers. What it said is not kept: it may be invented. */
export class Dropped {
  private readonly counts = new Map<string, AiRecord["dropped"][number]>();

  note(question: string, reason: string): void {
    const key = `${question}\n${reason}`;
    const before = this.counts.get(key) ?? { question, reason, count: 0 };
    this.counts.set(key, { ...before, count: before.count + 1 });
  }

  /** In a fixed order. */
  list(): AiRecord["dropped"] {
    return [...this.counts.values()].sort(
      (a, b) => a.question.localeCompare(b.question) || a.reason.localeCompare(b.reason),
    );
  }
}
