import { release } from "../../release.ts";
import { type GreyImage, SIZE_BYTES } from "../grey.ts";
import { BlockTransform } from "./blocks.ts";
import type { Component, Frame, Tables } from "./frame.ts";

/** A component's samples, as many a block as the picture is shrunk to. */
interface Plane {
  data: Uint8Array<ArrayBuffer>;
  width: number;
}

/** Letters of the components of a JPEG that holds red, green and blue as they are. */
const RGB = "82,71,66";
const WEIGHTS = [0.299, 0.587, 0.114] as const;

/** How the grey of a pixel comes from the components: by the first alone, by three colours; each with black or without. */
function greysOf(frame: Frame, { adobe }: Tables): { needed: number[]; grey(samples: readonly number[]): number } {
  const count = frame.components.length;
  const isRgb = adobe === 0 || (adobe === null && frame.components.map(({ id }) => id).join() === RGB);
  const luma = (of: readonly number[]) => WEIGHTS.reduce((sum, weight, index) => sum + weight * (of[index] ?? 0), 0);
  if (count === 1) return { needed: [0], grey: ([y = 0]) => y };
  if (count === 3) return isRgb ? { needed: [0, 1, 2], grey: luma } : { needed: [0], grey: ([y = 0]) => y };
  // Adobe's programs store inks the other way round, 255 for none, unless it is said elsewhere.
  const isTurnedOver = frame.isTurnedOver ?? adobe !== null;
  const paper = isTurnedOver
    ? (ink: number, black: number) => (ink * black) / 255
    : (ink: number, black: number) => ((255 - ink) * (255 - black)) / 255;
  // Coded as brightness and colour, it is the brightness of what the inks leave.
  if (adobe === 2) return { needed: [0, 3], grey: ([y = 0, k = 0]) => paper(255 - y, k) };
  return { needed: [0, 1, 2, 3], grey: (inks) => paper(luma(inks), inks[3] ?? 0) };
}

/** Gathers the samples of the components that a grey picture needs, shrunk as they come. */
export class Planes {
  readonly #frame: Frame;
  readonly #tables: Tables;
  readonly #transform: BlockTransform;
  readonly #planes = new Map<Component, Plane>();
  readonly #greys: ReturnType<typeof greysOf>;

  /** `size` is how many samples a block of 8 gives. */
  constructor(frame: Frame, tables: Tables, size: number) {
    this.#frame = frame;
    this.#tables = tables;
    this.#transform = new BlockTransform(size);
    this.#greys = greysOf(frame, tables);
    for (const index of this.#greys.needed) {
      const component = frame.components[index];
      if (!component) continue;
      const { columns, rows } = component;
      const samples = columns * rows * size * size;
      this.#planes.set(component, {
        width: columns * size,
        data: new Uint8Array(new ArrayBuffer(samples + SIZE_BYTES), 0, samples).fill(255),
      });
    }
  }

  needs(component: Component): boolean {
    return this.#planes.has(component);
  }

  /** Puts a block in its place. */
  put(component: Component, column: number, row: number, block: Int32Array): void {
    const plane = this.#planes.get(component);
    const quantisers = this.#tables.quantisers.get(component.quantiser);
    if (!plane) return;
    if (!quantisers) throw new RangeError("A table is missing");
    const { size } = this.#transform;
    const samples = this.#transform.samples(block, quantisers);
    for (let y = 0, at = 0; y < size; y++) {
      let to = (row * size + y) * plane.width + column * size;
      for (let x = 0; x < size; x++) {
        const sample = (samples[at++] as number) + 128.5;
        plane.data[to++] = sample < 0 ? 0 : sample > 255 ? 255 : sample;
      }
    }
  }

  /** The picture in grey; call it last, the planes are given up for it. */
  picture(): GreyImage {
    const { size } = this.#transform;
    const { mostAcross, mostDown } = this.#frame;
    const width = Math.max(1, Math.floor((this.#frame.width * size) / 8));
    const height = Math.max(1, Math.floor((this.#frame.height * size) / 8));
    const planes = [...this.#planes].map(([{ across, down }, plane]) => ({
      ...plane,
      across: across / mostAcross,
      down: down / mostDown,
    }));
    const [first] = planes;
    if (planes.length === 1 && first && first.across === 1 && first.down === 1) {
      for (let y = 0; y < height; y++) first.data.copyWithin(y * width, y * first.width, y * first.width + width);
      return { width, height, data: first.data.subarray(0, width * height) };
    }
    const data = new Uint8Array(width * height);
    const samples: number[] = planes.map(() => 0);
    for (let y = 0, at = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        planes.forEach((plane, index) => {
          const row = Math.floor(y * plane.down) * plane.width;
          samples[index] = plane.data[row + Math.floor(x * plane.across)] ?? 255;
        });
        data[at++] = this.#greys.grey(samples);
      }
    for (const plane of planes) release(plane.data);
    return { width, height, data };
  }
}
