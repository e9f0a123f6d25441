import type { Smpc, SmpcPassage } from "../smpc/smpc.ts";
import { against, type Comparison, inSections } from "./statement.ts";

const CONDITIONS = [
  ["renal impairment", /\b(?:renal|kidney)\b(?! (?:cell|cancer|excretion|clearance))/i],
  ["hepatic impairment", /\b(?:hepatic|liver)\b/i],
  ["pregnancy", /\bpregnan(?:cy|t)\b/i],
  ["breast-feeding", /\b(?:breast-?feed(?:ing)?|lactat\w+|nursing mothers?)\b/i],
  ["the elderly", /\b(?:elderly|older (?:people|patients|adults))\b/i],
] as const;
const SEVERITY = /\b(mild|moderate|severe|end-stage)\b/gi;
const FREE =
  /\b(?:no (?:dos(?:e|age) )?(?:adjustments?|reductions?|changes?|modifications?)|without (?:dose )?(?:adjustment|reduction|change)|no need (?:to|for)|(?:adjustment|reduction)s? (?:is|are) not|(?:can|may) (?:safely )?be (?:used|given|taken|prescribed)|suitable (?:for|in)|safe (?:for|in)|appropriate for|regardless of|irrespective of|same dose|whatever the)\b/i;
const BARRED =
  /\b(?:contra-?indicated|must not be|should not be (?:used|given|taken|administered)|not (?:therefore )?(?:be )?recommended|do not (?:use|give)|not to be used|should be avoided|avoid use)\b/i;
const REDUCED =
  /\b(?:dos(?:e|age)\w* (?:should|must|needs? to|has to) be (?:\w+ )?(?:reduced|halved|adjusted|lowered)|reduc\w+ (?:of|in) (?:the )?dos\w+|(?:lower|reduced) (?:starting |maximum )?dose|dose reduction is (?:required|needed|recommended|necessary)|dose adjustment is (?:required|needed|recommended|necessary)|maximum (?:recommended )?(?:daily )?dose (?:of|is|should))\b/i;
const NOT_FREE = /\b(?:except|unless|but not|other than|caution|should|must)\b/i;

const severitiesIn = (words: string) => new Set((words.match(SEVERITY) ?? []).map((word) => word.toLowerCase()));

/** Where the SmPC bars or reduces use in a condition: section 4.3 bars whatever it lists. */
function limits(smpc: Smpc, condition: RegExp): { passage: SmpcPassage; isBarred: boolean }[] {
  return inSections(smpc, "4.2", "4.3", "4.4", "4.6").flatMap((passage) => {
    const { words, section } = passage;
    if (!condition.test(words) || FREE.test(words)) return [];
    const isBarred = section === "4.3" || BARRED.test(words);
    return isBarred || REDUCED.test(words) ? [{ passage, isBarred }] : [];
  });
}

/** Use without limit in a condition in which the SmPC bars it or lowers the dose. */
export const freeUse: Comparison = (statement, smpc) => {
  const { words } = statement;
  if (!FREE.test(words) || BARRED.test(words) || NOT_FREE.test(words)) return null;
  const own = severitiesIn(words);
  for (const [name, condition] of CONDITIONS) {
    if (!condition.test(words)) continue;
    const limit = limits(smpc, condition).find(({ passage, isBarred }) => {
      const theirs = severitiesIn(passage.words);
      if (own.size === 0) return isBarred || theirs.size === 0;
      return [...theirs].some((severity) => own.has(severity)) || theirs.size === 0;
    });
    if (limit)
      return against(
        statement,
        limit.passage,
        name === "the elderly" ? "population" : "warning",
        `allows use in ${name} without the limit that section ${limit.passage.section} sets`,
      );
  }
  return null;
};
