// Analyses of one isolate share its one thread. If all computed at once, whoever asks for anything would wait for a
// piece of work of each of them; taking turns, they wait for one.

/** An object may be gone without a word: one that has not been heard of for so long no longer counts, in milliseconds.
 * Short, because all others wait meanwhile; one that was only slow loses nothing but its place. */
const HOLDER_GONE_MS = 5000;
const WAITER_GONE_MS = 2000;
/** How often the first in the queue asks again, in milliseconds; the others less often, by their place. */
const ASK_AGAIN_MS = 10;
const LONGEST_WAIT_MS = 500;

export class Turns {
  private holder: { id: string; since: number } | null = null;
  /** In the order of their coming, with the time of their last asking. */
  private readonly waiting = new Map<string, number>();

  /** Answers 0 where it is this one's turn, else the milliseconds after which to ask again. */
  ask(id: string, now: number): number {
    if (this.holder && now - this.holder.since > HOLDER_GONE_MS) this.holder = null;
    for (const [other, asked] of this.waiting) if (now - asked > WAITER_GONE_MS) this.waiting.delete(other);
    this.waiting.set(id, now);
    const place = [...this.waiting.keys()].indexOf(id);
    if (this.holder || place > 0) return Math.min(LONGEST_WAIT_MS, ASK_AGAIN_MS * (place + 1));
    this.waiting.delete(id);
    this.holder = { id, since: now };
    return 0;
  }

  /** Ends a turn; harmless for one that has lost it. */
  end(id: string): void {
    if (this.holder?.id === id) this.holder = null;
  }
}
