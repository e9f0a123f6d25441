import { everyMatch } from "#worker/rules/every-match.ts";
import type { Headings } from "./headings.ts";
import type { Reading } from "./reading.ts";

/** A last line as long as that is running text, which ends with a full stop. */
const RUNNING_CHARS = 70;
/** How a sentence, a list of references or an imprint may end. */
const ENDS = /[.!?:;)\]}"'»*†‡§®™|/_-]$|\d{1,4}$|\b(?:www\.|https?:)\S+$|@\S+$/;
const CUT_OFF = /(?:\.\.\.|\[(?:…|\.\.\.)\])$/;
/** Words after which no sentence ends. */
const JOINING =
  /\b(?:the|a|an|and|or|of|to|in|with|for|by|is|are|was|were|be|that|which|as|at|from|on|should|may|can|not|if|than|your|our|their)$/i;
/** What closes prescribing information. */
const CLOSING =
  /\blegal (?:category|classification)\b|\bmarketing authori[sz]ation (?:holder|number)|\bma (?:holder|numbers?)\b|\bpl ?\d{5}|\bplgb\b|\beu\/1\/|\b(?:basic )?nhs (?:price|cost)|\bdate of (?:preparation|revision)|\bpom\b/;
const PI_TITLE = /prescribing information\b[^\n]{0,140}[:\n]/g;
const PI_LABELS =
  /\b(?:presentation|indications?|dosage|posology|contra-?indications?|precautions|interactions?|undesirable effects|side effects)\b[^:\n]{0,30}:/g;
const FEWEST_LABELS = 3;

/** Whether the text breaks off in the middle of a sentence. */
function breaksOff({ text }: Reading): boolean {
  const end = text.trimEnd();
  const line = end.slice(end.lastIndexOf("\n") + 1).trim();
  if (CUT_OFF.test(line)) return true;
  if (JOINING.test(line) && line.split(" ").length > 3) return true;
  return line.length >= RUNNING_CHARS && !ENDS.test(line);
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
  if (headings.some(({ kind }) => kind === "smpc")) return !LAST_OF_SMPC.test(lower);
  return headings.some(({ kind }) => kind === "leaflet") && !LAST_OF_LEAFLET.test(lower);
}

/** Why the text is a part of something longer; null where it seems whole. */
export function excerptOf(reading: Reading, headings: Headings[]): string | null {
  if (endsInPi(reading)) return "The text ends within prescribing information.";
  if (isPartOfLicence(reading, headings)) return "The text stops before the last sections of the document.";
  return breaksOff(reading) ? "The text stops in the middle of a sentence." : null;
}
