import type { Matrix } from "./geometry.ts";
import type { Item } from "./items.ts";

/** Copies of a letter that make it look bold, or give it a shadow, are so near to it, in parts of its height. */
const NEAR = 0.08;
/** Side of the squares in which near ones are looked for; beyond `NEAR` of the tallest letters of a level. */
const SQUARE = 0.12;

/** So many different texts in one place are no writing. */
const MOST_IN_SQUARE = 20;

interface Stretch {
  text: string;
  x: number;
  y: number;
  width: number;
}

const sizeOf = ({ transform }: Item) => Math.hypot(transform[2], transform[3]) || 1;

/** What has been drawn, by where it begins. */
class Drawn {
  readonly #squares = new Map<string, Stretch[]>();

  #key(size: number, column: number, row: number): string {
    return `${Math.round(Math.log2(size))} ${column} ${row}`;
  }

  #square(size: number, x: number, y: number): [number, number] {
    const side = SQUARE * 2 ** Math.round(Math.log2(size));
    return [Math.floor(x / side), Math.floor(y / side)];
  }

  add(stretch: Stretch, size: number): void {
    const key = this.#key(size, ...this.#square(size, stretch.x, stretch.y));
    const there = this.#squares.get(key);
    if (!there) this.#squares.set(key, [stretch]);
    else if (there.length < MOST_IN_SQUARE && !there.some(({ text }) => text === stretch.text)) there.push(stretch);
  }

  /** The longest that was drawn in this place and that this text begins with, or that begins with this text. */
  find({ text, x, y }: Stretch, size: number): Stretch | null {
    const [column, row] = this.#square(size, x, y);
    let best: Stretch | null = null;
    for (const across of [-1, 0, 1])
      for (const down of [-1, 0, 1])
        for (const other of this.#squares.get(this.#key(size, column + across, row + down)) ?? []) {
          const isNear = Math.abs(other.x - x) <= NEAR * size && Math.abs(other.y - y) <= NEAR * size;
          const isSame = text.startsWith(other.text) || other.text.startsWith(text);
          if (isNear && isSame && (!best || other.text.length > best.text.length)) best = other;
        }
    return best;
  }
}

/** What is left of a stretch after its beginning, which was drawn before. */
function after(stretch: Stretch, beginning: Stretch): Stretch {
  const rest = stretch.text.slice(beginning.text.length);
  const text = rest.trimStart();
  const width = Math.max(0, stretch.width - beginning.width);
  const blank = rest.length === 0 ? 0 : (width * (rest.length - text.length)) / rest.length;
  return { ...stretch, text, x: stretch.x + beginning.width + blank, width: width - blank };
}

/** Items without what is drawn over the same letters again. Turned text stays as it is. */
export function withoutOverprints(items: Item[]): Item[] {
  const drawn = new Drawn();
  return items.flatMap((item) => {
    const [a, b, c, d, x, y] = item.transform;
    if (b !== 0 || c !== 0 || a <= 0) return [item];
    const size = sizeOf(item);
    let left: Stretch = { text: item.text, x, y, width: item.width };
    let hasSpaceBefore = item.hasSpaceBefore;
    for (let again = drawn.find(left, size); again; again = drawn.find(left, size)) {
      if (again.text.length >= left.text.length) return [];
      hasSpaceBefore = /\s/.test(left.text[again.text.length] ?? "");
      left = after(left, again);
    }
    drawn.add(left, size);
    const transform: Matrix = [a, b, c, d, left.x, y];
    return [{ ...item, text: left.text, transform, width: left.width, hasSpaceBefore }];
  });
}
