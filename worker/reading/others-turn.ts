/** Gives way to whatever else is waiting: long work on one file does not hold up the answers to others. */
export const othersTurn = () => new Promise<void>((done) => setTimeout(done));

/** Counts work done, and says when others should have their turn: each time so many steps were taken. The clock would not
 * do, since it stands still while a Worker computes. */
export class Turns {
  readonly #steps: number;
  #done = 0;

  /** `steps` are what one turn may take. */
  constructor(steps: number) {
    this.#steps = steps;
  }

  /** Counts a step; whether the turn is over with it. */
  isOver(): boolean {
    this.#done = (this.#done + 1) % this.#steps;
    return this.#done === 0;
  }
}
