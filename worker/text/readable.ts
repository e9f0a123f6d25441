import type { Material } from "#worker/reading/material.ts";

/* Whether there is anything to judge: a verdict on a few letters, on another language or on no language at all would be a
 * verdict on nothing. English is told by the small words that any English text of some length is held together by, and
 * that its neighbours do not share. */

/** `few-words`: too short to judge; `not-latin`: another script; `not-english`: another language, or none. */
export type Unjudgeable = "few-words" | "not-latin" | "not-english";

export type Judgement = { ok: true } | { ok: false; reason: Unjudgeable };

/** A text of fewer words says too little to be cleared of anything. */
const FEWEST_WORDS = 12;
/** At least so much of its letters is Latin. */
const LEAST_LATIN = 0.7;
/** So much of a text is looked at: from its beginning, its middle and its end. */
const MOST_CHARS = 30_000;
const STRETCHES = 3;

const ENGLISH = new Set(
  "the of and to in for is are was were be been has have had with that this these those from by on at as it its or not no you your we our they their who which what when where how if can may will should must do does did about after before more than all any into per each only one two once daily there he she his her us than then but so".split(
    " ",
  ),
);

/** Words of the trade and of titles, by which lists, tables and labels are known that hardly have a sentence. */
const OF_THE_TRADE = new Set(
  "adults patients treatment information prescribing adverse events reporting tablets capsules medicine health professionals clinical study trial date preparation contact company dose dosage indication indications contraindications side effects reference references price cost pack programme registration doctor nurse pharmacist hospital children people injection solution weeks months days years please see further reported found use safety risk".split(
    " ",
  ),
);

/** Small words of other languages that are no English words. */
const FOREIGN: readonly ReadonlySet<string>[] = [
  "der die das und ist nicht ein eine einen für mit von zu den dem des auf sich auch es im sie bei werden wird oder als aus nach wie",
  "le la les et des est une pour dans que qui sur avec pas par au aux ce cette sont plus vous votre nous du ou en un",
  "el los las es una para con que por del se su como más pero sus este esta son al lo un y",
  "il lo gli che di una per con non sono del della dei delle nel alla più anche come questo si è un",
  "o os as um uma para com que não do da dos das em por mais como são ao se é",
  "het een van en is niet voor met op zijn dat die te bij ook aan worden wordt naar uit of",
  "och att det som en är på för med av den till inte har om ett",
  "nie się jest na do że w z i dla po od przez oraz jak lub są",
].map((words) => new Set(words.split(" ")));

const LETTER = /\p{L}/gu;
const LATIN = /\p{Script=Latin}/gu;
/** A word; the letters of a code and of a unit after its figure are none. */
const WORD = /(?<![\p{L}\d])\p{L}[\p{L}'’]*(?![\p{L}\d])/gu;

/** Stretches of a long text, so that a preface in English does not stand for all of it. */
function stretchesOf(text: string): string[] {
  if (text.length <= MOST_CHARS) return [text];
  const size = MOST_CHARS / STRETCHES;
  const step = (text.length - size) / (STRETCHES - 1);
  return Array.from({ length: STRETCHES }, (_, i) => text.slice(i * step, i * step + size));
}

/** Most texts have none, and their letters need no counting. */
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;

const countOf = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0;

const shareOf = (words: readonly string[], known: ReadonlySet<string>) =>
  words.filter((word) => known.has(word)).length / Math.max(1, words.length);

/** So many of a hundred words of a text are small English words, or words of the trade; of a list or a table fewer. */
const LEAST_ENGLISH = 0.12;

function isEnglish(words: readonly string[]): boolean {
  const english = shareOf(words, ENGLISH) + shareOf(words, OF_THE_TRADE);
  const foreign = Math.max(...FOREIGN.map((known) => shareOf(words, known)));
  return english >= LEAST_ENGLISH && english > foreign;
}

/** Whether a material holds enough English to be judged at all, and if not, why. Pure.
 * What is shown of one that does not is for the caller to decide; no verdict may be given on it. */
export function judgeable({ text }: Pick<Material, "text">): Judgement {
  const read = stretchesOf(text).join("\n");
  if (OTHER_SCRIPT.test(read) && countOf(LATIN, read) / countOf(LETTER, read) < LEAST_LATIN)
    return { ok: false, reason: "not-latin" };
  const words = (read.match(WORD) ?? []).map((word) => word.toLowerCase());
  if (words.length < FEWEST_WORDS) return { ok: false, reason: "few-words" };
  return isEnglish(words) ? { ok: true } : { ok: false, reason: "not-english" };
}
