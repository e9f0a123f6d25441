import { parseSync } from "vite";

/** One small change of meaning in a file: `text` in place of what stands from `start` to `end`. */
export interface Mutant {
  kind: "number" | "comparison" | "condition" | "entry" | "word";
  line: number;
  start: number;
  end: number;
  text: string;
}

type Node = { type: string; start: number; end: number; [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

const childrenOf = (node: Node): Node[] =>
  Object.entries(node)
    .filter(([key]) => !/^type(?:Annotation|Parameters|Arguments)$|^returnType$/.test(key))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

/** Types, and what is loaded from elsewhere, say nothing at run time. */
const SILENT = /^(?:TS(?!NonNull|As|Satisfies)|Import|ExportAll)/;

const BOUNDARY: Record<string, string> = { "<": "<=", "<=": "<", ">": ">=", ">=": ">" };
const REVERSED: Record<string, string> = {
  "<": ">=",
  "<=": ">",
  ">": "<=",
  ">=": "<",
  "===": "!==",
  "!==": "===",
};

/** So many entries of each list are left out, one at a time, spread over the list. */
const ENTRIES_TRIED = 3;

const spread = <T>(list: readonly T[]): T[] =>
  list.length <= ENTRIES_TRIED
    ? [...list]
    : Array.from({ length: ENTRIES_TRIED }, (_, i) => list[Math.floor(((i + 0.5) * list.length) / ENTRIES_TRIED)] as T);

/** A concept: the words that stand for it, and nothing else. */
const CONCEPT = /^[^|\s\\()]+(?:\|[^|\s\\()]+)+$/;

/** All mutants of a file: every number of at least two moved by a half either way, comparisons moved by one where they
 * are with a constant and turned round elsewhere, each part of a condition left out, and entries of lists and words of
 * concepts left out. */
export function mutantsOf(path: string, source: string): Mutant[] {
  const found: Mutant[] = [];
  const textOf = (node: Node) => source.slice(node.start, node.end);
  const add = (kind: Mutant["kind"], start: number, end: number, text: string) =>
    found.push({ kind, line: source.slice(0, start).split("\n").length, start, end, text });

  const isConstant = (node: Node) => node.type === "Literal" || /^[A-Z][A-Z_0-9]*(?:\[\w+\])?$/.test(textOf(node));

  function comparison(node: Node) {
    const [left, right] = [node.left as Node, node.right as Node];
    const operator = node.operator as string;
    const change = (isConstant(left) || isConstant(right) ? BOUNDARY[operator] : undefined) ?? REVERSED[operator];
    if (change) add("comparison", node.start, node.end, `${textOf(left)} ${change} ${textOf(right)}`);
  }

  /** Each operand of a row of `&&` or `||` left out. */
  function condition(node: Node) {
    if (node.operator === "??") return;
    for (const [dropped, kept] of [
      [node.left, node.right],
      [node.right, node.left],
    ] as [Node, Node][])
      if (!(dropped.type === "LogicalExpression" && dropped.operator === node.operator))
        add("condition", node.start, node.end, textOf(kept));
  }

  function number(node: Node) {
    const value = node.value as number;
    if (value < 2 && Number.isInteger(value)) return;
    const by = Number.isInteger(value) ? Math.max(1, Math.round(value / 2)) : value / 2;
    for (const moved of [value - by, value + by]) add("number", node.start, node.end, String(moved));
  }

  /** Elements of an array or arguments of a call, each with the comma after it. */
  function entries(list: Node[]) {
    for (const entry of spread(list)) {
      const end = /^\s*,/.exec(source.slice(entry.end));
      add("entry", entry.start, entry.end + (end?.[0].length ?? 0), "");
    }
  }

  const WORD = /[^\s|]+/g;
  function words(node: Node) {
    for (const word of spread([...textOf(node).slice(1, -1).matchAll(WORD)])) {
      const start = node.start + 1 + word.index;
      add("entry", start, start + word[0].length, "");
    }
  }

  function concept(node: Node) {
    for (const { 0: word, index } of spread([...textOf(node).slice(1, -1).matchAll(/[^|]+/g)])) {
      const start = node.start + 1 + index;
      const isLast = source[start + word.length] !== "|";
      add("word", isLast ? start - 1 : start, start + word.length + (isLast ? 0 : 1), "");
    }
  }

  const isText = (node: Node) =>
    (node.type === "Literal" && typeof node.value === "string") ||
    (node.type === "TemplateLiteral" && (node.expressions as Node[]).length === 0);

  function call(node: Node) {
    const [callee, given] = [node.callee as Node, node.arguments as Node[]];
    if (textOf(callee) === "phrases" && given.length > 1) entries(given);
    const list =
      textOf(callee) === "words"
        ? given[0]
        : callee.type === "MemberExpression" && textOf(callee.property as Node) === "split"
          ? (callee.object as Node)
          : undefined;
    if (list && isText(list)) words(list);
  }

  function visit(node: Node, parent?: Node) {
    if (SILENT.test(node.type)) return;
    if (node.type === "BinaryExpression") comparison(node);
    else if (node.type === "LogicalExpression") condition(node);
    else if (node.type === "UnaryExpression" && node.operator === "!")
      add("condition", node.start, node.end, textOf(node.argument as Node));
    else if (node.type === "Literal" && typeof node.value === "number" && parent?.type !== "MemberExpression")
      number(node);
    else if (node.type === "Literal" && typeof node.value === "boolean")
      add("condition", node.start, node.end, String(!node.value));
    else if (node.type === "Literal" && parent?.type === "VariableDeclarator" && CONCEPT.test(String(node.value)))
      concept(node);
    else if (node.type === "ArrayExpression" && parent?.type !== "ArrayExpression") {
      const list = node.elements as Node[];
      if (list.length > 1 && list.every((entry) => entry.type === "Literal" || entry.type === "ArrayExpression"))
        entries(list);
    } else if (node.type === "CallExpression") call(node);
    for (const child of childrenOf(node)) visit(child, node);
  }

  visit(parseSync(path, source).program as unknown as Node);
  return found;
}
