import type { Coverage } from "#schema/result.ts";
import { MAX_QUOTE_CHARS } from "#schema/result.ts";
import { oncePer } from "#worker/lib/once-per.ts";
import { LEAST_CONFIDENCE, type Material } from "#worker/reading/material.ts";
import { judgeable, type Unjudgeable } from "#worker/text/readable.ts";

const NOT_JUDGED: Record<Unjudgeable, string> = {
  "few-words": "There are too few words here to judge. Upload the whole material.",
  "not-latin": "The text is not in English, and only English is checked. Upload an English version.",
  "not-english": "The text does not read as English, and only English is checked. Upload an English version.",
};

/** Why a material cannot be judged at all, as a sentence that says what to do; null where it can. */
export const whyNotJudged = oncePer((material: Pick<Material, "text">): string | null => {
  const judged = judgeable(material);
  return judged.ok ? null : NOT_JUDGED[judged.reason];
});

/** What was read of a file and what was not, for the result. */
export function coverageOf(material: Material): Coverage {
  const ocrPages = material.pages.filter((page) => page.source === "ocr");
  const scores = ocrPages.flatMap((page) => (page.confidence === null ? [] : [page.confidence]));
  const poor = ocrPages.filter((page) => (page.confidence ?? 0) < LEAST_CONFIDENCE);
  const notJudged = whyNotJudged(material);
  return {
    format: material.format,
    pages: Math.max(material.pages.length, ...material.unread.map((gap) => gap.page ?? 0)),
    words: material.text.split(/\s+/).filter(Boolean).length,
    ocrUsed: ocrPages.length > 0,
    ocrConfidence: scores.length > 0 ? Math.round(scores.reduce((a, b) => a + b, 0) / scores.length) : null,
    unread: [
      ...(notJudged === null ? [] : [{ page: null, reason: notJudged }]),
      ...material.unread,
      ...poor.map((page) => ({
        page: page.number,
        reason: `The picture on this page was read with only ${Math.round(page.confidence ?? 0)}% confidence; compare it with the original.`,
      })),
    ],
    hidden: material.hidden.map(({ page, where, text }) => ({ page, where, quote: text.slice(0, MAX_QUOTE_CHARS) })),
  };
}

/** Whether part of the file was not, or not surely, read; then nothing in it may be called clear. */
export function isIncomplete(coverage: Coverage): boolean {
  return coverage.unread.length > 0;
}
