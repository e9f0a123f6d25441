import { oncePer } from "#worker/lib/once-per.ts";
import { type AgeGroup, ageGroupsIn } from "../readings/groups.ts";
import { valuesIn } from "../readings/values.ts";
import type { Smpc, SmpcPassage } from "../smpc/smpc.ts";
import { against, type Comparison, inSections } from "./statement.ts";

const USE =
  /\b(?:indicat\w+|licensed|approved|authorised|suitable|for use|can be (?:used|given|taken|prescribed)|may be (?:used|given|taken|prescribed)|recommended|appropriate|option|treat(?:s|ing|ment)?|prescrib\w+|dos(?:e|es|ing)|now for|works in|use in)\b/i;
const NOT_FOR =
  /\b(?:not|no|never|avoid|contra-?indicated|unless|caution|except|only|limited|without|unknown|lack|insufficient|keep out|reach)\b|n't\b|\?/i;
const NO_ADVICE =
  /\b(?:placebo|stud(?:y|ies)|trials?|n ?=|randomi[sz]ed|participants|mean age|aged \d+ and \d+ were|adverse|side effects?)\b/i;
const DENIES =
  /\b(?:not (?:been )?(?:recommended|established|indicated|studied|approved|licensed|be used)|should not|must not|contra-?indicated|no (?:relevant use|data|experience)|not for use|cannot be recommended|do not use)\b/i;

/** A month is a margin that two ways of saying an age may differ by. */
const MARGIN = 0.1;

interface Licensed {
  /** Youngest and oldest (exclusive) age of those that 4.1 names, or 4.2 gives a dose for. */
  from: number;
  to: number;
  passage: SmpcPassage;
  denied: (AgeGroup & { passage: SmpcPassage })[];
}

/** Whom the SmPC is for by age; null where section 4.1 names nobody by age and 4.2 denies nobody. */
const licensedOf = oncePer((smpc: Smpc): Licensed | null => {
  const use = inSections(smpc, "4.1", "4.2");
  const groups = use.flatMap((passage) => ageGroupsIn(passage.words).map((group) => ({ ...group, passage })));
  const denied = groups.filter(({ passage }) => DENIES.test(passage.words));
  const given = groups.filter(
    ({ passage }) => !DENIES.test(passage.words) && !/^paediatric population|^elderly|^children$/i.test(passage.words),
  );
  const [first] = given.filter(({ passage }) => passage.section === "4.1").concat(given, denied);
  if (!first) return null;
  const from =
    given.length > 0 ? Math.min(...given.map((group) => group.from)) : Math.max(...denied.map(({ to }) => to));
  const to = given.length > 0 ? Math.max(...given.map((group) => group.to)) : Number.POSITIVE_INFINITY;
  return { from, to, passage: first.passage, denied };
});

/** A group that is named without an age is spoken of as those who are treated. */
const TREATED = /\b(?:in|for|to|treat\w*|treatment of|and|or|suits?|your)\s(?:\p{L}+\s){0,2}$/iu;

const isTreated = (words: string, { words: named, start }: AgeGroup) =>
  /\d/.test(named) || TREATED.test(words.slice(Math.max(0, start - 40), start));

/** A use in people of an age that the SmPC does not give it for. */
export const otherAge: Comparison = (statement, smpc) => {
  const { words } = statement;
  if (!USE.test(words) || NOT_FOR.test(words) || NO_ADVICE.test(words)) return null;
  const licensed = licensedOf(smpc);
  if (!licensed) return null;
  for (const group of ageGroupsIn(words).filter((one) => isTreated(words, one))) {
    const denied = licensed.denied.find(({ from, to }) => from <= group.from + MARGIN && group.from + MARGIN < to);
    const isYounger = group.from < licensed.from - MARGIN;
    const isOlder = group.from >= licensed.to - MARGIN && licensed.to < 18 + MARGIN;
    if (isYounger || isOlder)
      return against(
        statement,
        denied?.passage ?? licensed.passage,
        "population",
        `speaks of use in “${group.words}”, whom it is not for`,
      );
  }
  return null;
};

/** A use in the sex that section 4.1, which names the other alone, leaves out. */
export const otherSex: Comparison = (statement, smpc) => {
  const { words } = statement;
  if (!USE.test(words) || NOT_FOR.test(words) || NO_ADVICE.test(words)) return null;
  const indicated = inSections(smpc, "4.1");
  const told = new Set(indicated.flatMap((p) => valuesIn(p.words).flatMap((v) => (v.kind === "sex" ? [v.key] : []))));
  const own = valuesIn(words).find(({ kind, key }) => kind === "sex" && !told.has(key));
  const passage = indicated.find((p) => valuesIn(p.words).some(({ kind }) => kind === "sex"));
  if (told.size !== 1 || !own || !passage) return null;
  return against(statement, passage, "population", `speaks of use in “${words.slice(own.start, own.end)}”`);
};
