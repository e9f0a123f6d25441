import type { BaseFacts, Line } from "./types.ts";

/** The label of a boxed advertisement on somebody else's page. */
const BOX_LABEL = /^\W{0,12}advert(?:isement)?\b(?! (?:features?|supplement|feature:|code|text|copy|for\b))/i;
const RULE = /^[-–—=_*•·~\s]{8,}$/;
/** A line that is drawn through its words. */
const RULED = /^[-–—=_*•·~]{3,}[^\n]{3,120}[-–—=_*•·~]{3,}\s*$/;
const BOX_END = /^\W{0,12}(?:end of advert|advert(?:isement)? ends|end\W*$)/i;
/** The page of a journal or news title. */
const TITLE =
  /\b(?:journal|news|magazine|weekly|bulletin|gazette|review|times|digest|update|today|editorial content|published by)\b/i;
const NAMED_IN_BOX = /(?<!\p{L})(\p{Lu}\p{L}{3,30})[®™▼]{0,2} ?\(\p{Ll}/gu;
const OPENING_LINES = 6;

/** The lines of a news page around a boxed advertisement, by index; none where the page itself speaks of the medicine,
 * because then its text is part of what has to be judged. Pure. */
export function hostLines(lines: Line[], text: string): Set<number> {
  const words = lines.map((line) => text.slice(line.start, line.end));
  const label = words.findIndex((w) => w.length < 90 && BOX_LABEL.test(w));
  if (label < 3 || !words.slice(0, OPENING_LINES).some((w) => TITLE.test(w))) return new Set();
  if (!RULE.test(words[label - 1] ?? "") && !RULED.test(words[label] ?? "")) return new Set();
  const close = words.findIndex((w, i) => i > label && (RULE.test(w) || BOX_END.test(w)));
  const last = close < 0 ? lines.length : close;
  const names = Array.from(words.slice(label, last).join("\n").matchAll(NAMED_IN_BOX), ([, name = ""]) => name);
  const outside = words.filter((_, i) => i < label || i > last);
  if (names.length === 0 || names.some((name) => outside.some((w) => w.includes(name)))) return new Set();
  return new Set(lines.filter((line) => line.index <= label || line.index >= last).map((line) => line.index));
}

/* What the user says that the page around a part carries, where only that part (a transcript, a caption) was handed in. */

const HOST =
  /\b(?:page|site|website|frame|player|platform|screen) (?:\p{L}+ ){0,5}?(?:carries|has|shows|bears|holds|contains|includes|displays)\b/iu;
const LACKS = /\b(?:no|not|without|except|but|lacks?|nor|neither)\b/i;
const ITEMS = {
  adverseEvents: /\badverse[- ]events?(?: reporting)? (?:statement|wording|box|panel)\b/i,
  prescribingInformation: /\bprescribing information\b/i,
};

/** Whether the context says, of the page that holds the piece, that the item is on it. */
export function isOnHost({ submission }: BaseFacts, item: keyof typeof ITEMS): boolean {
  return submission.context
    .split(/[.;\n]/)
    .some((words) => HOST.test(words) && ITEMS[item].test(words) && !LACKS.test(words));
}
