import type { Region } from "./columns.ts";
import type { Piece, Row } from "./line.ts";
import { startsListItem } from "./markers.ts";

/* Cards, captions and narrow columns of a designed page: a sentence runs down a few short lines with other words beside it. Rows read
 * across would tear it ("Make sure you eat | Continue to take"); a stack is such lines, read as one. */

/** Lines of a stack are nearer than so many font sizes, and their edges or centres differ by less than so many. */
const CLOSEST = 0.8;
const FARTHEST = 1.6;
const ALIGNED = 0.6;
const SAME_SIZE = 0.12;
/** Each piece is looked at beside each other; a page of more is a table or worse, and is read by rows. */
const MOST_PIECES = 1500;

interface Placed extends Piece {
  /** Which row of the region it stands in. */
  row: number;
}

const overlaps = (one: Piece, other: Piece) => one.x < other.right && other.x < one.right;
const LETTERS = /\p{L}{2}/u;
const ENDS = /[.!?:;]["”’)\]]?\d{0,3}$/;
const OPENS_A_LINE = /^(?:https?:|www\.|\S+@|\S+\.(?:com|co\.uk|org|net)\b)/i;
const GOES_ON =
  /(?:[,–-]|\b(?:a|an|and|are|as|at|be|been|by|for|from|has|have|in|is|may|of|on|or|than|that|the|their|to|were|when|which|who|with|your))$/i;

/** Whether words of the second piece go on with the sentence of the first: it is not at an end, and they begin small or are awaited. */
function goesOn({ text }: Piece, below: Piece): boolean {
  if (ENDS.test(text) || startsListItem(below.text) || OPENS_A_LINE.test(below.text) || !LETTERS.test(text))
    return false;
  return /^[\p{Ll}(]/u.test(below.text) || (GOES_ON.test(text) && /^[\p{L}\d(“‘]/u.test(below.text));
}

function isAligned(one: Piece, other: Piece): boolean {
  const most = ALIGNED * one.size;
  const centre = (piece: Piece) => (piece.x + piece.right) / 2;
  return Math.abs(one.x - other.x) < most || Math.abs(centre(one) - centre(other)) < most;
}

/** The nearest piece below, of those that share some of its width; figures raised beside words are passed over. */
function nextBelow(piece: Placed, pieces: Placed[]): Placed | undefined {
  return pieces.find(
    (other) =>
      other.y > piece.y + CLOSEST * Math.min(piece.size, other.size) &&
      overlaps(piece, other) &&
      (LETTERS.test(other.text) || other.size > (1 - SAME_SIZE) * piece.size),
  );
}

const isNear = (piece: Placed, below: Placed) =>
  below.y - piece.y < FARTHEST * piece.size && Math.abs(below.size - piece.size) < SAME_SIZE * piece.size;

/** Whether a line of a table begins to the left of a piece: what stands there belongs to that line. */
const isLabelled = (piece: Placed, pieces: Placed[]) =>
  pieces.some((other) => other.row === piece.row && other.right <= piece.x && LETTERS.test(other.text));

/** Whether both stand in the same column: neither reaches under or over what is beside the other, and no bar of a menu is there. */
const isOneColumn = (piece: Placed, below: Placed, pieces: Placed[]) =>
  pieces.every(
    (other) =>
      (other.row !== piece.row || other === piece || (!overlaps(other, below) && !other.text.includes("|"))) &&
      (other.row !== below.row || other === below || !overlaps(other, piece)),
  );

const isLine = (piece: Placed, below: Placed, pieces: Placed[]) =>
  isNear(piece, below) &&
  isAligned(piece, below) &&
  goesOn(piece, below) &&
  isOneColumn(piece, below, pieces) &&
  (/^(?:\p{Ll}|\([^)]*\)$)/u.test(below.text) || !isLabelled(below, pieces));

/** The width of the first word of a piece. */
const firstWord = ({ text, x, right }: Piece) => ((right - x) * (/^\S+/.exec(text)?.[0].length ?? 0)) / text.length;

/** Whether the passage whose lines are given goes on in a piece below that begins large: a proper name, or the next sentence. It
 * keeps the edge and the distance of the lines, and its first word had no room on the last. */
function isNextSentence(lines: Placed[], below: Placed): boolean {
  const [before, last] = lines.slice(-2) as [Placed, Placed];
  const width = Math.max(...lines.map(({ right }) => right));
  return (
    isNear(last, below) &&
    Math.abs(last.x - below.x) < 0.3 * last.size &&
    Math.abs(below.y - last.y - (last.y - before.y)) < 0.15 * last.size &&
    last.isBold === below.isBold &&
    last.right + firstWord(below) > width &&
    !startsListItem(below.text) &&
    !OPENS_A_LINE.test(below.text)
  );
}

/** Lines that go on with each other, from the top; each piece in one stack at most. `pieces` are in the order of the page. */
function chains(pieces: Placed[]): Placed[][] {
  const above = new Map<Placed, Placed>();
  for (const piece of pieces) {
    const below = nextBelow(piece, pieces);
    if (below && !above.has(below) && isLine(piece, below, pieces)) above.set(below, piece);
  }
  const below = new Map([...above].map(([next, before]) => [before, next]));
  const taken = new Set<Placed>();
  const stacks: Placed[][] = [];
  for (const first of pieces) {
    if (!below.has(first) || above.has(first) || taken.has(first)) continue;
    const lines = [first];
    for (;;) {
      const last = lines.at(-1) as Placed;
      const next = below.get(last) ?? nextBelow(last, pieces);
      const isOwn =
        next !== undefined && (above.get(next) === last || (!above.has(next) && isNextSentence(lines, next)));
      if (!next || !isOwn) break;
      lines.push(next);
    }
    for (const line of lines) taken.add(line);
    stacks.push(lines);
  }
  return stacks;
}

/** Whether other words stand beside the lines: without any, rows are read as they are. */
function hasNeighbours(lines: Placed[], pieces: Placed[]): boolean {
  const [first, last] = [lines[0] as Placed, lines.at(-1) as Placed];
  const right = Math.max(...lines.map((line) => line.right));
  const left = Math.min(...lines.map((line) => line.x));
  return pieces.some(
    (piece) =>
      piece.row >= first.row &&
      piece.row <= last.row &&
      !lines.includes(piece) &&
      (piece.x >= right || piece.right <= left),
  );
}

const rowOf = (piece: Piece): Row => ({ y: piece.y, size: piece.size, pieces: [piece] });

/** Takes stacks out of the rows of a region: each is a region of its own, where its first line stands. */
export function liftStacks({ rows }: Region): Region[] {
  const pieces = rows.flatMap((row, index) => row.pieces.map((piece): Placed => ({ ...piece, row: index })));
  if (rows.length < 2 || pieces.length > MOST_PIECES) return [{ rows }];
  const stacks = chains(pieces).filter((lines) => hasNeighbours(lines, pieces));
  if (stacks.length === 0) return [{ rows }];
  const lifted = new Set(stacks.flat());
  const regions: Region[] = [];
  let open: Row[] = [];
  const close = () => {
    if (open.length > 0) regions.push({ rows: open });
    open = [];
  };
  rows.forEach((row, index) => {
    const here = pieces.filter((piece) => piece.row === index);
    const left = here.filter((piece) => !lifted.has(piece));
    const begun = stacks.filter(([first]) => first?.row === index);
    const stack = (lines: Placed[]) => {
      close();
      regions.push({ rows: lines.map(rowOf), isStack: true });
    };
    const isBefore = ([first]: Placed[]) => left.every((piece) => (first?.x ?? 0) < piece.x);
    for (const lines of begun.filter(isBefore)) stack(lines);
    if (left.length > 0) open.push({ ...row, pieces: left });
    for (const lines of begun.filter((lines) => !isBefore(lines))) stack(lines);
  });
  close();
  return regions;
}
