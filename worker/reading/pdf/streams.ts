/** A stream of a PDF as it stands in the file. Streams, and what describes them, are never inside of others. */
export interface FileStream {
  /** Number of the object; -1 where it is too far away to be seen. */
  object: number;
  /** The dictionary before it, with what stands before that. */
  header: string;
  /** Where the header begins in the file. */
  at: number;
  /** The packed data, part of the file's own buffer. */
  data: Uint8Array<ArrayBuffer>;
}

/** A description of a stream is a few hundred bytes long, with a palette of colours up to three thousand. */
const LONGEST = 4_000;
const STREAM = "stream";
const LAST_OF_END = "d".charCodeAt(0);

function headerBetween(file: Buffer, start: number, end: number): Pick<FileStream, "object" | "header" | "at"> {
  const from = Math.max(start, end - LONGEST);
  const before = file.toString("latin1", from, end);
  const begin = before.lastIndexOf("obj");
  const number = /(\d+)\s+\d+\s+$/.exec(before.slice(Math.max(0, begin - 30), Math.max(0, begin)))?.[1];
  return number === undefined
    ? { object: -1, header: before, at: from }
    : { object: Number(number), header: before.slice(begin), at: from + begin };
}

/** All streams of a file, whatever its table of contents says of them. Each part of the file is looked at once, however
 * many streams begin in it. */
export function* streamsOf(bytes: Uint8Array<ArrayBuffer>): Iterable<FileStream> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  let end = 0;
  let last = 0;
  for (let at = file.indexOf(STREAM); at >= 0; at = file.indexOf(STREAM, at + 1)) {
    if (file[at - 1] === LAST_OF_END) continue;
    let from = at + STREAM.length;
    while (file[from] === 13 || file[from] === 10) from++;
    if (end < from) end = file.indexOf(`end${STREAM}`, from);
    if (end < 0) end = bytes.length;
    yield { ...headerBetween(file, last, at), data: bytes.subarray(from, end) };
    last = at;
  }
}

/** Names of the filters that a stream is packed with, outermost first. */
export function filtersOf({ header }: FileStream): string[] {
  const [, filters = ""] = /\/(?:Filter|F)\s*(\[[^\]]*\]|\/\w+)/.exec(header) ?? [];
  return [...filters.matchAll(/\/(\w+)/g)].map(([, name = ""]) => name);
}

/** The number that a header gives for one of the keys, the largest where it gives several; not a number where it is said
 * elsewhere. */
export function numberOf({ header }: FileStream, keys: string): number {
  const said = [...header.matchAll(new RegExp(`/(?:${keys})\\s+(\\d+)(\\s+\\d+\\s+R\\b)?`, "g"))];
  return said.length === 0
    ? Number.NaN
    : Math.max(...said.map(([, n, isElsewhere]) => (isElsewhere ? Number.NaN : Number(n))));
}

/** Whether it is a picture, by what is said of it. */
export const isPicture = ({ header }: FileStream) =>
  /\/Subtype\s*\/Image\b/.test(header) || (/\/(?:Width|W)\b/.test(header) && /\/(?:Height|H)\b/.test(header));

/** Writes over a part of a stream's header, in the file itself; what is left of the part becomes blanks. */
export function overwrite(bytes: Uint8Array<ArrayBuffer>, stream: FileStream, part: string, by: string): void {
  const at = stream.header.indexOf(part);
  if (at < 0 || by.length > part.length) return;
  bytes.set(Buffer.from(by.padEnd(part.length), "latin1"), stream.at + at);
}
