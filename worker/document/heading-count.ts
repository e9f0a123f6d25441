import type { DocumentKind } from "#schema/document.ts";

/** A prescribed structure that a text shows, and where. */
export interface Headings {
  kind: DocumentKind;
  count: number;
  weight: number;
  means: string;
  places: { start: number; end: number }[];
}
