import { isAsked } from "#worker/document/scope.ts";
import type { Facts } from "../facts/index.ts";
import type { PieceKind } from "../facts/piece-kind.ts";

/* Clauses whose faults a kind of piece has no room for: a report to shareholders gives no samples, an answer to a
 * question runs no study. Loose wordings that fit there by chance are not put to it. What is promotion by itself turns a
 * piece into promotion (promotion.ts), and then all clauses ask. */

const DEALINGS = [20, 22, 23, 24];
const CALLS = [17, 21];
const PAPERS_OF_PROMOTION = [12, 13];

const OUT_OF_PLACE: Partial<Record<PieceKind, number[]>> = {
  reply: [...DEALINGS, ...CALLS, ...PAPERS_OF_PROMOTION, 10, 25, 27, 28, 29, 30, 31],
  investor: [...DEALINGS, ...CALLS, ...PAPERS_OF_PROMOTION, 10, 16, 18, 19, 25, 27],
  "advance-budget": [...DEALINGS, ...CALLS, ...PAPERS_OF_PROMOTION, 10, 16, 25, 27, 28, 29, 30, 31],
  agreement: [...PAPERS_OF_PROMOTION, 6, 7, 14, 16, 17, 21],
  research: [...CALLS, ...PAPERS_OF_PROMOTION, 6, 7, 14, 18, 20, 23, 27, 28, 29, 30, 31],
  "advisory-board": [...CALLS, ...PAPERS_OF_PROMOTION, 16, 18, 20, 22, 23, 25, 27, 29],
  notice: [...DEALINGS, ...CALLS, 10, 25, 27, 28, 29, 30, 31],
  recruitment: [...DEALINGS, ...CALLS, ...PAPERS_OF_PROMOTION, 6, 7, 10, 14, 16, 18, 19, 25, 27, 28, 29, 30, 31],
  press: [17, ...PAPERS_OF_PROMOTION, 16, 18, 20, 22],
  "product-document": [...DEALINGS, ...CALLS, 10, 16, 25, 27, 28, 29, 30, 31],
  "for-patients": [17, ...PAPERS_OF_PROMOTION, 18, 20, 22],
  "for-public": [17, ...PAPERS_OF_PROMOTION, 18, 20, 22],
};

/** Whether faults of the clause have no place in a piece of this kind. */
export function isOutOfPlace(clause: number, { promotion, dealings, document }: Facts): boolean {
  if (!isAsked(clause, document)) return true;
  if (dealings.disclosurePage && promotion.kind === "agreement") return clause < 28;
  return OUT_OF_PLACE[promotion.kind]?.includes(clause) ?? false;
}
