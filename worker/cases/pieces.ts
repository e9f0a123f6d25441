import type { Theme } from "#worker/rules/book/themes.ts";
import type { Facts } from "#worker/rules/facts/index.ts";
import type { PieceKind } from "#worker/rules/facts/piece-kind.ts";

/** What people call a piece of each kind, and what rulings on it are about, where the piece itself need not say so: a
 * reply to an enquiry seldom calls itself one. */
const PIECES: Partial<Record<PieceKind, { words: string; themes: Theme[] }>> = {
  internal: {
    words: "briefing representatives training internal staff",
    themes: ["briefing-material", "representatives"],
  },
  "for-patients": { words: "patients prescribed booklet", themes: ["patient-material"] },
  "for-public": { words: "public people symptoms awareness", themes: ["disease-awareness"] },
  press: { words: "press release journalists media", themes: ["press-and-media"] },
  investor: { words: "investors shareholders pipeline results announcement", themes: [] },
  agreement: { words: "agreement contract written letter grant", themes: ["contracted-services"] },
  "advance-budget": {
    words: "advance budgetary notification payers horizon scanning",
    themes: ["price-and-payer-information"],
  },
  notice: { words: "notice letter supply safety", themes: ["patient-safety"] },
  reply: { words: "reply enquiry question answered medical information unsolicited", themes: ["off-label"] },
  research: { words: "market research survey study interview", themes: ["market-research-and-studies"] },
  "advisory-board": { words: "advisory board advisers invitation", themes: ["contracted-services"] },
  recruitment: { words: "employee vacancy recruiting role", themes: ["employee-activity"] },
  "no-medicine": { words: "awareness educational disease product class", themes: ["disease-awareness"] },
  information: { words: "information page factual", themes: [] },
};

/** What is known of a piece from its kind. A piece for the public that names a medicine is not disease awareness. */
export function pieceOf({ promotion }: Facts): { words: string; themes: Theme[] } | undefined {
  const named = promotion.kind === "for-public" && promotion.medicines.length > 0;
  return named ? undefined : PIECES[promotion.kind];
}
