import { everyMatch } from "#worker/text/every-match.ts";
import { standsIn } from "#worker/text/may-match.ts";
import type { Reading } from "./reading.ts";
import type { Headings } from "./tell.ts";

/** What stands behind the last full stop is a sentence from so many words on. */
const FEWEST_WORDS = 6;
/** Of a sentence at least so many words begin small; of a name with its address few do. */
const LEAST_SMALL = 0.7;
/** Nobody ends with a comma after so many words. */
const FEWEST_BEFORE_COMMA = 4;
const LONG = 12;
const LEAST_SMALL_OF_LONG = 0.6;
const CUT_OFF = /(?:[\p{L},] ?(?:\.\.\.|…)|\[(?:…|\.\.\.)\])$/u;
/** Words after which no sentence ends. */
const JOINING =
  /\b(?:the|a|an|and|or|of|to|in|with|for|by|is|are|was|were|be|that|which|as|at|from|on|should|may|can|if|than|your|our|their)$/;
/** What a foot says of the piece itself. */
const OF_THE_FOOT =
  /\b(?:certif|prepared|examined|approved|signed|reviewed|certification|job code|registered|page|next|share|print|captured?|reactions|with thanks|photographs?)|@\w|\bwww\.|https?:|<|>|\||["”] ?[-–]|_{3}|\.{4}/i;
/** What closes prescribing information. */
const CLOSING =
  /\blegal (?:category|classification)\b|\bmarketing authori[sz]ation (?:holder|number)|\bma (?:holder|numbers?)\b|\bpl ?\d{5}|\bplgb\b|\beu\/1\/|\b(?:basic )?nhs (?:price|cost)|\bdate of (?:preparation|revision)|\bpom\b/;
const PI_TITLE = /prescribing information\b[^\n]{0,140}[:\n]/g;
const PI_LABELS =
  /\b(?:presentations?|indications?|dosage|posology|contra-?indications?|precautions|interactions?|undesirable effects|side effects)\b[^:\n]{0,30}:/g;
const FEWEST_LABELS = 3;

/** Whether the text breaks off in the middle of a sentence. */
function breaksOff({ text }: Reading): boolean {
  const end = text.trimEnd();
  const line = end.slice(end.lastIndexOf("\n") + 1).trim();
  const rest = line.slice(Math.max(line.lastIndexOf(". "), line.lastIndexOf("? "), line.lastIndexOf("! ")) + 1).trim();
  if (OF_THE_FOOT.test(rest)) return false;
  const words = rest.split(/\s+/);
  // The last of several lines of a paragraph may be short.
  if (JOINING.test(rest) && words.length > 1 && /[\p{Ll},]\n[^\n]+$/u.test(end)) return true;
  if (words.length >= FEWEST_BEFORE_COMMA && /\p{Ll},$/u.test(rest)) return true;
  if (words.length < FEWEST_WORDS) return false;
  if (CUT_OFF.test(rest) || JOINING.test(rest)) return true;
  const small = words.filter((word) => /^\P{Lu}/u.test(word)).length;
  if (!/[\p{L},]$/u.test(rest)) return false;
  // A whole paragraph without a stop at its end, below others that have one.
  if (words.length >= LONG && small / words.length >= LEAST_SMALL_OF_LONG && /\p{Ll}[.!?]\n/u.test(end)) return true;
  return (
    /[\p{Ll},]$/u.test(rest) &&
    small / words.length >= LEAST_SMALL &&
    /[.:]/.test(line.slice(0, -rest.length || undefined))
  );
}

/** Whether the text ends within prescribing information, before what closes it. */
function endsInPi({ lower }: Reading): boolean {
  const title = everyMatch(PI_TITLE, lower).at(-1);
  if (!title) return false;
  const block = lower.slice(title.index);
  return (
    everyMatch(PI_LABELS, block).length >= FEWEST_LABELS &&
    !CLOSING.test(block) &&
    !/\badverse events should\b/.test(block)
  );
}

/** What stands last in an SmPC and in a leaflet. */
const LAST_OF_SMPC = /date of (?:\(?partial\)? ?)?revision of the text|date of first authori/;
const LAST_OF_LEAFLET = /this leaflet was (?:last )?(?:revised|approved|prepared|updated)/;

/** Whether an SmPC or a leaflet stops before its last section. */
function isPartOfLicence({ lower }: Reading, headings: Headings[]): boolean {
  if (headings.some(({ kind }) => kind === "smpc")) return !standsIn(LAST_OF_SMPC, lower);
  return headings.some(({ kind }) => kind === "leaflet") && !standsIn(LAST_OF_LEAFLET, lower);
}

/** Why the text is a part of something longer; null where it seems whole. */
export function excerptOf(reading: Reading, headings: Headings[]): string | null {
  if (endsInPi(reading)) return "The text ends within prescribing information.";
  if (isPartOfLicence(reading, headings)) return "The text stops before the last sections of the document.";
  return breaksOff(reading) ? "The text stops in the middle of a sentence." : null;
}
