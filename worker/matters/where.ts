import { inSource } from "#worker/rules/facts/base.ts";
import { isOnePage } from "#worker/rules/facts/edges.ts";
import type { Facts } from "#worker/rules/facts/index.ts";

const MOST_WORDS = 8;

/** The page of a place, where there is more than one. */
function onPage(facts: Facts, at: number): string {
  const line = isOnePage(facts) ? undefined : facts.lines.findLast(({ start }) => inSource(facts, start) <= at);
  return line ? ` on page ${line.page}` : "";
}

const isFirstLine = (before: string): boolean => !before.trim().includes("\n");

/** Where something is to be put, in words: "After “Relvantis” in the first line". `at` is an offset of the extracted text. */
export function whereOf(facts: Facts, at: number): string {
  const { source } = facts.view;
  if (source.slice(0, at).trim() === "") return "At the start of the material";
  if (source.slice(at).trim() === "")
    return isOnePage(facts) ? "At the end of the material" : "At the foot of the last page";
  const line = source.slice(source.lastIndexOf("\n", at - 1) + 1, at).trim();
  const which = isFirstLine(source.slice(0, at)) ? " in the first line" : onPage(facts, at);
  if (line !== "") return `After “${line.split(/\s+/).slice(-MOST_WORDS).join(" ")}”${which}`;
  const next = source.slice(at).trimStart().split("\n")[0] ?? "";
  return `Above “${next.split(/\s+/).slice(0, MOST_WORDS).join(" ").trim()}”${onPage(facts, at)}`;
}
