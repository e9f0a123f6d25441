const scope = globalThis as unknown as { DecompressionStream: typeof DecompressionStream };
const Real = scope.DecompressionStream;

/** Stands in for `DecompressionStream`: as ever for other formats than those of PDF, and none for these. */
class NotForPdf extends Real {
  constructor(format: ConstructorParameters<typeof Real>[0]) {
    if (format !== "gzip") throw new TypeError("Not while a PDF is open");
    super(format);
  }
}

let open = 0;

/** Makes pdf.js unpack streams piece by piece, by its own means, while `use` runs. It prefers a `DecompressionStream`, which
 * unpacks whatever there is, also where a picture asks for a part of it only, into pieces that it then puts together in
 * as much memory again, and reads from the file's memory after that has been given back. */
export async function withPlainInflate<T>(use: () => Promise<T>): Promise<T> {
  open++;
  scope.DecompressionStream = NotForPdf;
  try {
    return await use();
  } finally {
    open--;
    if (open === 0) scope.DecompressionStream = Real;
  }
}
