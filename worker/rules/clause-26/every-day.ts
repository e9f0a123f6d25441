import { wordsOf } from "#worker/text/words-of.ts";
import type { Facts } from "../facts/index.ts";
import type { Hit } from "../types.ts";
import { copyOf } from "./wording.ts";

/** The medicine is for one day of the week or the month. */
const SELDOM =
  /\bonce[- ](?:a[- ]|every |each )?(week|month)(?:ly)?\b|\b(?:one|same) day (?:of|each|every) (?:the )?(week|month)\b|\b(week|month)ly (?:medicine|tablets?|dose|injection)\b/i;
const OF_TAKING = /\b(?:tak(?:e|es|en|ing)|us(?:e|ed|ing)|inject\w*|swallow\w*|medicine|dose)\b/i;
const OF_ANOTHER_THING =
  /\b(?:blood|tests?|weigh|pharmacy|clinic|collect|checks?|diary|visits?|nurse|reviews?|appointments?|folic|at first|to begin with|then)\b/i;
const TAKEN_DAILY =
  /\b(?:tak(?:e|ing)|us(?:e|ing)|swallow(?:ing)?|inject(?:ing)?) (?:it|them|(?:your|the|this|these|one|two) (?:tablets?|capsules?|medicine|injections?|pen|dose)) ((?:each|every) (?:\w+ )?(?:day|morning|evening|night)|daily|once a day|twice a day)\b/i;
const NOT_SO =
  /\b(?:not|never|n't|instead of|rather than|folic|vitamins?|painkillers?|other (?:medicines|tablets)|mistake|serious|harm\w*|overdose|kill\w*|danger\w*|wrong\w*|for the first|at first|starter|then)\b/i;

/** Where a medicine is taken every day of which the same piece says that it is for one day of the week or month. */
export function everyDay(facts: Facts): Hit[] {
  const copy = copyOf(facts);
  const said = copy.map((s) => wordsOf(facts, s));
  const seldom = said.filter((words) => SELDOM.test(words) && OF_TAKING.test(words) && !OF_ANOTHER_THING.test(words));
  const [, ...spans] = SELDOM.exec(seldom[0] ?? "") ?? [];
  if (spans.length === 0 || facts.products.length > 1) return [];
  return copy.flatMap((s, i) => {
    const words = said[i] ?? "";
    const match = TAKEN_DAILY.exec(words);
    if (!match || NOT_SO.test(words)) return [];
    const end = s.start + match.index + match[0].length;
    return [
      {
        at: { start: s.start, end: s.end },
        issue:
          "This has the medicine taken every day, while the piece itself says that it is for one day of the week or month. Patients must not be misled on how to take a medicine.",
        fix: {
          kind: "replace" as const,
          at: { start: end - (match[1] ?? "").length, end },
          with: `once a ${spans.find(Boolean)?.toLowerCase()}`,
        },
      },
    ];
  });
}
