import type { Finding, MarkedText } from "#schema/result.ts";
/** A two-page leavepiece with faults, as it is read. */
export declare const markedText: MarkedText;
/** What is wrong with the leavepiece, by clause. */
export declare const FINDINGS: Record<string, Finding[]>;
