import { wordsOf } from "#worker/text/words-of.ts";
import { email, leavepiece, STATEMENT } from "../checks/example-texts.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence, Span } from "../facts/types.ts";
import type { Check } from "../types.ts";

const ITEM =
  /\b(?:prescribing information|PI|non-?proprietary name|generic name|active ingredient|adverse event (?:reporting )?statement|reporting statement|black triangle|obligatory information|small print|QR code)\b/i;
const POOR =
  /\b(?:pale|faint|light)[- ]?(?:grey|gray|type|print|text|on)?\b|\b(?:grey|gray|white) on (?:white|grey|gray|pale|yellow|cream)\b|\btiny\b|\bminuscule\b|\billegible\b|\bunreadable\b|\bhard to read\b|\b(?:sideways|vertical(?:ly)?|upside down|rotated|turned (?:through )?(?:90|a right angle))\b|\b(?:round|around|along) the (?:border|edge|margin)\b|\bbehind (?:the )?(?:image|logo|fold|picture)\b|\bno room\b/i;
const SIZE = /\b(\d+(?:\.\d+)?)[- ]?(?:pt|point)\b/i;
const SECONDS =
  /\b(?:for|shown|appears?|on screen)[^.\n]{0,30}?\b(\d+(?:\.\d+)?|one|two|three|four|five) ?(?:seconds?|secs?|s)\b/i;
const COUNT = String.raw`(\d+(?:\.\d+)?|one|two|three|four|five) ?(?:seconds?|secs?)`;
/** Pages that turn before anybody can have read them. */
const HURRIED = new RegExp(
  String.raw`\b(?:auto-?advanc\w*|(?:advanc\w*|turn\w*|chang\w*|mov\w*)(?: on)? (?:automatically|by (?:itself|themselves)))\b[^.\n]{0,30}?\b${COUNT}(?: (?:a|per|each|for each|on each) (?:page|slide|screen))?\b|\b${COUNT} (?:a|per|each|for each|on each) (?:page|slide|screen)\b`,
  "i",
);
const PIXELS = /\b(\d+(?:\.\d+)?)[- ]?(?:px|pixels?)\b/i;
const READABLE_POINTS = 6;
const READABLE_PIXELS = 9;
const HOPELESS_POINTS = 4;
const READABLE_SECONDS = 10;
const WORDS: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5 };

const numberOf = (count = "") => WORDS[count.toLowerCase()] ?? Number(count);

function isPoor(words: string): boolean {
  const points = SIZE.exec(words);
  const seconds = SECONDS.exec(words);
  const spell = seconds ? numberOf(seconds[1]) : READABLE_SECONDS;
  const pixels = PIXELS.exec(words);
  if (pixels !== null && Number(pixels[1]) < READABLE_PIXELS) return true;
  return POOR.test(words) || (points !== null && Number(points[1]) < READABLE_POINTS) || spell < READABLE_SECONDS;
}

/** A note on the artwork: in brackets, in a line of directions, or in the user's own words. */
function notes(facts: Facts): Sentence[] {
  const { text } = facts.view;
  return facts.sentences.filter(
    (s) => s.zone === "direction" || /^\s*\[|\[[^\]]*$|\][.\s]*$/.test(text.slice(s.start, s.end)),
  );
}

/** A note that stands right over an item and tells how it is set: "[Foot of page, 3 point, pale yellow:]". */
function isOverItem({ lines, prescribingInformation, view }: Facts, note: Sentence): boolean {
  const own = lines[note.line];
  if (!own || !/^\s*\[/.test(view.text.slice(own.start, own.end))) return false;
  const below = lines.slice(note.line + 1, note.line + 3);
  if (below[0]?.opensGroup) return false;
  return below.some(
    ({ zone, start }, i) =>
      zone === "pi" ||
      (i === 0 && zone === "ae-statement") ||
      prescribingInformation.blocks.some((b) => b.start <= start && start < b.end),
  );
}

/** Prescribing information in type that no eye can read is as good as none. */
function isUnreadablePi(facts: Facts, note: Sentence): boolean {
  const words = wordsOf(facts, note);
  const points = SIZE.exec(words);
  const below = facts.lines[note.line + 1];
  return (
    points !== null &&
    Number(points[1]) < HOPELESS_POINTS &&
    (/\b(?:prescribing information|PI)\b/.test(words) ||
      (below !== undefined && below.zone !== "ae-statement" && isOverItem(facts, note)))
  );
}

/** Prescribing information on slides that go on by themselves: where it is told how fast. */
function hurried({ lines, view: { text } }: Facts): Span[] {
  return lines.flatMap((line) => {
    const words = text.slice(line.start, line.end);
    const match = /\bprescribing information\b/i.test(words) ? HURRIED.exec(words) : null;
    if (!match || numberOf(match[1] ?? match[2]) >= READABLE_SECONDS) return [];
    const start = line.start + match.index;
    return [{ start, end: start + match[0].length }];
  });
}

/** A lower-case x is to be at least a millimetre high, and is about so much of its type size. */
const LEAST_X_POINTS = 72 / 25.4;
const X_HEIGHT = 0.52;

/** Printed prescribing information most of which is set in type that is too small, with the size of its smallest. */
function smallType({ prescribingInformation, submission, typeSizes }: Facts): (Span & { points: number })[] {
  if (submission.channel !== "print") return [];
  return prescribingInformation.blocks.flatMap((block) => {
    const inside = typeSizes.filter(({ start, end }) => start < block.end && end > block.start);
    const lettersOf = (spans: Span[]) =>
      spans.reduce((sum, { start, end }) => sum + Math.min(end, block.end) - Math.max(start, block.start), 0);
    const small = inside.filter(({ points }) => points * X_HEIGHT < LEAST_X_POINTS);
    if (small.length === 0 || lettersOf(small) * 2 < lettersOf(inside)) return [];
    return [{ start: block.start, end: block.end, points: Math.min(...small.map(({ points }) => points)) }];
  });
}

/** 12.1, 12.4 and 12.6: what must be on a piece must be legible there, and for long enough. */
export const legibility: Check = {
  id: "clause-12/legibility",
  requirement: "12.pi-legible",
  severity: "MEDIUM",
  duty: "must",
  themes: ["prescribing-information", "non-proprietary-name"],
  applies: (facts) =>
    facts.promotion.owesObligatoryItems &&
    (ITEM.test(`${facts.view.text} ${facts.submission.context}`) || facts.prescribingInformation.blocks.length > 0),
  find(facts) {
    const { text } = facts.view;
    const found = notes(facts).filter((s) => {
      const words = text.slice(s.start, s.end);
      return isPoor(words) && (ITEM.test(words) || isOverItem(facts, s));
    });
    const issue =
      "Something that must be on the piece cannot be read there: too small, too pale, turned, or not shown for long enough. Obligatory information must be clear and legible.";
    const small = smallType(facts).map(({ points, ...at }) => ({
      at,
      issue: `The prescribing information is set in type of ${Math.round(points * 10) / 10} points. It must be legible: a lower-case x should be at least 1 mm high, which takes about 5.5 points.`,
      fix: { kind: "replace" as const, with: "[The same text in type of 6 points or more]" },
    }));
    const fast = hurried(facts).map((at) => ({
      at,
      severity: "HIGH" as const,
      issue:
        "The prescribing information goes by before anybody can have read it, which is as good as none. It must be shown for long enough, or given in another way that is allowed here.",
      fix: { kind: "replace" as const, with: "[shown for as long as it takes to read]" },
    }));
    if (small.length > 0 || fast.length > 0) return [...small, ...fast];
    if (found.length > 0)
      return found.map((s) => ({
        at: { start: s.start, end: s.end },
        ...(isUnreadablePi(facts, s) ? { severity: "HIGH" as const } : {}),
        issue,
        fix: { kind: "replace" as const, with: "[Obligatory information in clear, dark type of a readable size]" },
      }));
    const said = facts.submission.context.split(/(?<=[.;])\s/).some((part) => ITEM.test(part) && isPoor(part));
    return said
      ? [{ at: null, issue, fix: { kind: "insert", at: "end", text: "", note: "Set the item again in the artwork." } }]
      : [];
  },
  examples: {
    flagged: [
      {
        text: leavepiece({ claim: "[[Artwork: Non-proprietary name in pale grey below the brand]]" }),
        why: "a note that begins with a capital",
      },
      {
        text: leavepiece({ claim: "[[Artwork: generic name in pale grey below the brand]]" }),
        why: "a pale generic name",
      },
      {
        text: leavepiece(),
        context: "The prescribing information is printed vertically along the edge in 4 pt type.",
        why: "turned and small",
      },
      {
        text: `[[Visual: prescribing information is shown for two seconds]]\n\n${leavepiece()}`,
        channel: "website",
        why: "two seconds on screen",
      },
      {
        text: leavepiece({
          claim: "Slide 9\nPrescribing information in full, four pages. [[Moves on automatically after 3 seconds]].",
        }),
        channel: "conference",
        why: "slides that nobody can read",
      },
      {
        text: leavepiece({ statement: `[[[Under the address line, 5 px]: silver on cream]]\n${STATEMENT}` }),
        channel: "website",
        why: "a note over the statement",
      },
      {
        text: leavepiece(),
        context: "The prescribing information is set in 5.5 pt type, dark on white.",
        why: "half a point too small",
      },
    ],
    clean: [
      {
        text: leavepiece({ statement: `[Under the claim, 12 px, black on white]\n${STATEMENT}` }),
        channel: "website",
        why: "a note over the statement, which can be read",
      },
      {
        text: leavepiece(),
        context: "The prescribing information is set in 6 pt type, dark on white.",
        why: "readable",
      },
      { text: `Artwork: blue background, generic name in black\n\n${leavepiece()}`, why: "a note on colours" },
      { text: email(), channel: "email", why: "no note on the artwork" },
    ],
    inapplicable: [{ text: "Study day programme\n\n10.00 Welcome", why: "not promotion" }],
  },
};
