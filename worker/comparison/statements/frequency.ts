import { oncePer } from "#worker/lib/once-per.ts";
import { everyMatch } from "#worker/text/every-match.ts";
import type { Smpc, SmpcPassage } from "../smpc/smpc.ts";
import { against, type Comparison, inSections } from "./statement.ts";

const CLASSES = ["very common", "common", "uncommon", "rare", "very rare"] as const;
type FrequencyClass = (typeof CLASSES)[number];

const CLASS = "(very common|uncommon|common|very rare|rare)";
/** "Common (≥1/100 to <1/10): nausea, headache". */
const LIST = new RegExp(
  `(?<!most|more)(?:^|[.;:\\s])${CLASS}(?:ly)?(?:\\s?\\([^)]{0,50}\\))?\\s?[:-]\\s?([^:;.]{3,400})`,
  "gi",
);
/** "Nausea is very common", "rarely, rash". */
const SAID = new RegExp(`\\b(\\p{L}[\\p{L} -]{3,40}?),? (?:is|are|was|were) (?:a )?${CLASS}(?:ly)?\\b`, "giu");

interface Told {
  effect: string;
  frequency: FrequencyClass;
  passage: SmpcPassage | null;
}

const effectsIn = (list: string) =>
  list
    .split(/,|\band\b/)
    .map((effect) =>
      effect
        .replace(/\([^)]*\)?|\d+|\*/g, "")
        .trim()
        .toLowerCase(),
    )
    .filter((effect) => effect.length >= 4 && effect.split(" ").length <= 4);

function toldIn(words: string, passage: SmpcPassage | null): Told[] {
  const listed = everyMatch(LIST, words).flatMap(({ 1: frequency = "", 2: list = "" }) =>
    effectsIn(list).map((effect) => ({ effect, frequency: frequency.toLowerCase() as FrequencyClass, passage })),
  );
  const said = everyMatch(SAID, words).flatMap(({ 1: effect = "", 2: frequency = "" }) =>
    effectsIn(effect).map((one) => ({ effect: one, frequency: frequency.toLowerCase() as FrequencyClass, passage })),
  );
  return [...listed, ...said];
}

/** Frequency classes of section 4.8 by effect. */
const frequenciesOf = oncePer((smpc: Smpc) =>
  Map.groupBy(
    inSections(smpc, "4.8").flatMap((passage) => toldIn(passage.words, passage)),
    ({ effect }) => effect,
  ),
);

/** An adverse reaction under another frequency class than section 4.8 has it under. */
export const otherFrequency: Comparison = (statement, smpc) => {
  for (const { effect, frequency } of toldIn(statement.words, null)) {
    const told = frequenciesOf(smpc).get(effect) ?? [];
    const [first] = told;
    if (!first?.passage || told.some((one) => one.frequency === frequency)) continue;
    return against(
      statement,
      first.passage,
      "number",
      `gives ${effect} as ${frequency}, which section 4.8 gives as ${first.frequency}`,
    );
  }
  return null;
};
