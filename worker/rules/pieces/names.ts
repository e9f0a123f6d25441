import { firstStarting } from "#worker/text/spans.ts";
import type { BaseFacts, Span } from "../facts/types.ts";

/* Names by which one piece differs from another: of medicines, companies and sites. */

/** How far names are compared on either side of a break, in characters. */
export const REACH = 2_500;

const HOST = /(?<![\w@.-])(?:www\.)?([a-z\d][a-z\d-]{2,40})\.(?:example|co\.uk|com|org|uk|net|info|health)\b/gi;
const MAIL_HOST = /@([a-z\d][a-z\d-]{2,40})\./gi;
/** Sites and bodies that pieces of anybody name. */
const COMMON_HOSTS = new Set([
  "yellowcard",
  "mhra",
  "nice",
  "nhs",
  "gov",
  "medicines",
  "england",
  "linkedin",
  "facebook",
]);

export interface Named {
  start: number;
  end: number;
  name: string;
}

export function namesIn({ view, products, companies }: BaseFacts): Named[] {
  const named: Named[] = [];
  for (const { name, mentions } of [...products, ...companies])
    for (const { start, end } of mentions) named.push({ start, end, name });
  for (const pattern of [HOST, MAIL_HOST])
    for (const match of view.text.matchAll(pattern)) {
      const name = (match[1] ?? "").toLowerCase();
      if (!COMMON_HOSTS.has(name)) named.push({ start: match.index, end: match.index + match[0].length, name });
    }
  return named.sort((a, b) => a.start - b.start);
}

/** For each break, in order, how many names stand on both sides of it. */
export function sharedAcross(breaks: readonly Span[], named: readonly Named[]): number[] {
  const change = new Array<number>(breaks.length + 1).fill(0);
  const last = new Map<string, number>();
  for (const { name, start, end } of named) {
    const before = last.get(name);
    last.set(name, end);
    if (before === undefined || start - before > 2 * REACH) continue;
    const from = firstStarting(breaks, Math.max(before, start - REACH));
    const to = firstStarting(breaks, Math.min(start, before + REACH) + 1);
    if (from >= to) continue;
    change[from] = (change[from] ?? 0) + 1;
    change[to] = (change[to] ?? 0) - 1;
  }
  let sum = 0;
  return breaks.map((_, i) => (sum += change[i] ?? 0));
}

/** Whether one of the names begins between two offsets. */
export const holdsOne = (named: readonly Named[], from: number, to: number) => {
  const next = named[firstStarting(named, from)];
  return next !== undefined && next.start < to;
};
