import type { AnalysisResult, Matter, Place } from "#schema/result.ts";
/** The matters of the leavepiece, the most serious first. */
export declare const MATTERS: Matter[];
/** A passage of the leavepiece. */
export declare function placeAt(quote: string): Place;
/** Many results that differ in how many matters, second looks and points for a person they have. */
export declare function manyResults(base: AnalysisResult, howMany: number): AnalysisResult[];
