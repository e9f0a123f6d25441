import type { DraftPage } from "../draft.ts";

/** A document between steps: what was read of it, and the names of its pictures still to be drawn, and of those drawn and
 * still to be read. */
export interface DocxPart {
  page: DraftPage;
  waiting: string[];
  drawn: string[];
  unread: string[];
  picturesTotal: number;
}
