import type { RiskLevel } from "#schema/result.ts";

const dateTime = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short" });
const dateOnly = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });

/** Date and time as British readers write them. */
export const formatDateTime = (value: string | number) => dateTime.format(new Date(value));

/** Day and month in UTC, the clock that usage months are counted by. */
export const formatDay = (value: string | number) => dateOnly.format(new Date(value));

const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "long" });
const longDate = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" });

/** `Saturday 28 November 2026`, where the reader is; from unix seconds. Put together here, because browsers differ on a
 * comma after the weekday. */
export function formatFullDay(unixSeconds: number): string {
  const date = new Date(unixSeconds * 1000);
  return `${weekday.format(date)} ${longDate.format(date)}`;
}

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** A file size in megabytes with two decimals; of a file too small for them in kilobytes, or bytes. */
export function formatFileSize(bytes: number): string {
  if (bytes < KILOBYTE) return `${bytes} bytes`;
  if (bytes < 0.1 * MEGABYTE) return `${(bytes / KILOBYTE).toFixed(1)} kB`;
  return `${(bytes / MEGABYTE).toFixed(2)} MB`;
}

/** Seconds as `0:07` or `12:30`. */
export function formatElapsed(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Cuts a long text and says so with an ellipsis. */
export const shorten = (text: string, maxChars: number) =>
  text.length > maxChars ? `${text.slice(0, maxChars)}…` : text;

/** `1 finding`, `2 findings`. */
export const count = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

/** `A`, `A and B`, `A, B and C`. */
export const listWords = (items: readonly string[]) =>
  new Intl.ListFormat("en-GB", { type: "conjunction" }).format(items);

const RISK_WORDS: Record<RiskLevel, string> = {
  HIGH: "high risk",
  MEDIUM: "medium risk",
  LOW: "low risk",
  NO_RISK: "approved",
};

/** The specification's word for a risk level; `assessed` for any other value. */
export const riskWords = (level: string) => RISK_WORDS[level as RiskLevel] ?? "assessed";
