/** Pixels as the decoders hand them back; the Workers runtime has no class of this name. */
class PlainImageData {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;

  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data;
    this.width = width;
    this.height = height;
  }
}

/** Gives the decoders the `ImageData` that they construct, where the runtime has none. */
export function provideImageData(): void {
  const scope = globalThis as { ImageData?: unknown };
  scope.ImageData ??= PlainImageData;
}
