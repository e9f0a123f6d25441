/** Date and time as British readers write them. */
export declare const formatDateTime: (value: string | number) => string;
/** Day and month in UTC, the clock that usage months are counted by. */
export declare const formatDay: (value: string | number) => string;
/** `Saturday 28 November 2026`, where the reader is; from unix seconds. Put together here, because browsers differ on a
 * comma after the weekday. */
export declare function formatFullDay(unixSeconds: number): string;
/** A file size in megabytes with two decimals; of a file too small for them in kilobytes, or bytes. */
export declare function formatFileSize(bytes: number): string;
/** Seconds as `0:07` or `12:30`. */
export declare function formatElapsed(ms: number): string;
/** Cuts a long text and says so with an ellipsis. */
export declare const shorten: (text: string, maxChars: number) => string;
/** `1 finding`, `2 findings`. */
export declare const count: (n: number, one: string, many?: string) => string;
/** `A`, `A and B`, `A, B and C`. */
export declare const listWords: (items: readonly string[]) => string;
/** The specification's word for a risk level; `assessed` for any other value. */
export declare const riskWords: (level: string) => string;
