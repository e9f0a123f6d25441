import { oncePer } from "#worker/lib/once-per.ts";
import { type Amount, amountsIn, isDose } from "../readings/amounts.ts";
import { agree, schedulesIn } from "../readings/schedules.ts";
import { valuesIn } from "../readings/values.ts";
import type { Smpc, SmpcPassage } from "../smpc/smpc.ts";
import { against, type Comparison, inSections, namesIt } from "./statement.ts";

type Role = "maximum" | "starting" | "other";

const ADVICE =
  /\b(?:dos(?:e|es|ed|ing|age)|tak(?:e|en|ing)|give[ns]?|administer(?:ed)?|start(?:s|ed|ing)?|initiat\w+|titrat\w+|maximum|inject\w*|infus\w*|apply|applied|inhale[ds]?|instil\w*|one (?:tablet|capsule)|daily|weekly|monthly)\b/i;
/** A trial's regimen, an overdose, a pack or a price is no advice on dose. */
const NO_ADVICE =
  /\b(?:placebo|stud(?:y|ies)|trials?|n ?=|p ?[<=]|randomi[sz]ed|participants|received|were (?:given|treated|assigned)|overdos\w+|packs?|blister|price|costs?|baseline|excipients?|contains?|each (?:tablet|capsule|vial|ml)|strengths?|available as|missed|forgotten|dogs?|rats?|mice|rabbits?|monkeys?|animals?|toxicity)\b|£/i;
const MAXIMUM =
  /\b(?:maximum|max\.?|up to|not (?:to )?(?:be )?exceed(?:ed)?|no more than|not more than|at most|highest)\b/i;
const STARTING = /\b(?:start(?:s|ed|ing)?|initial(?:ly)?|initiat\w+|begin\w*|first dose|loading)\b/i;

interface Read extends Amount {
  role: Role;
  passage: SmpcPassage;
}

/** The role of an amount: told by the words of its part of the sentence. */
function roleOf(words: string, { start, end }: Amount): Role {
  const from = Math.max(...[";", ",", ":", "."].map((stop) => words.lastIndexOf(`${stop} `, start)), 0);
  const part = words.slice(from, end + 25);
  if (MAXIMUM.test(part)) return "maximum";
  return STARTING.test(part) ? "starting" : "other";
}

/** What section 4.2 says of dosing, and amounts of the other sections, which a piece may name beside. */
const dosingOf = oncePer((smpc: Smpc) => {
  const posology = inSections(smpc, "4.2");
  const amounts = posology.flatMap((passage) =>
    amountsIn(passage.words)
      .filter(isDose)
      .map((amount): Read => ({ ...amount, role: roleOf(passage.words, amount), passage })),
  );
  const elsewhere = inSections(smpc, "1", "2", "3", "4.1", "4.3", "4.4", "4.5", "4.8", "5.1", "5.2", "6.5").flatMap(
    ({ words }) => amountsIn(words),
  );
  const schedules = posology.flatMap((passage) =>
    schedulesIn(passage.words).map((schedule) => ({ ...schedule, passage })),
  );
  return { amounts, elsewhere, schedules, isDivided: posology.some(({ words }) => /\bdivided\b/i.test(words)) };
});

/** A day's total may be several single doses, and a single dose a part of the day's total. */
const MOST_PARTS = 4;

function isSame(own: Amount, theirs: Amount, mayBeParts: boolean): boolean {
  if (own.unit !== theirs.unit) return false;
  const parts = mayBeParts ? Array.from({ length: MOST_PARTS }, (_, i) => i + 1) : [1];
  const near = (value: number) => Math.abs(own.value - value) <= own.value * 0.005;
  return parts.some((n) => near(theirs.value * n) || near(theirs.value / n));
}

const PER_DAY = /\b(?:daily|per day|a day|total|in 24 hours|each day)\b/i;

/** The dose, its maximum or its start are none that section 4.2 gives; only where 4.2 gives some in the same unit. */
export const otherDose: Comparison = (statement, smpc) => {
  const { words } = statement;
  if (!ADVICE.test(words) || NO_ADVICE.test(words)) return null;
  const { amounts, elsewhere, schedules, isDivided } = dosingOf(smpc);
  const mayBeParts = PER_DAY.test(words) && (isDivided || schedules.some(({ perDay }) => perDay > 1));
  for (const own of amountsIn(words).filter(isDose)) {
    const role = roleOf(words, own);
    const sameUnit = amounts.filter(({ unit }) => unit === own.unit);
    const sameRole = sameUnit.filter((theirs) => theirs.role === role);
    const said = words.slice(own.start, own.end);
    if (role !== "other" && sameRole.length > 0 && !sameRole.some((theirs) => isSame(own, theirs, mayBeParts))) {
      const [first] = sameRole;
      if (first)
        return against(
          statement,
          first.passage,
          "dose",
          `gives “${said}” as the ${role} dose, which section 4.2 does not`,
        );
    }
    const isKnown = [...sameUnit, ...elsewhere].some((theirs) => isSame(own, theirs, mayBeParts));
    const [first] = sameRole.length > 0 ? sameRole : sameUnit;
    if (!isKnown && first)
      return against(statement, first.passage, "dose", `gives a dose of “${said}”, which section 4.2 does not`);
  }
  if (isDivided || schedules.length === 0) return null;
  const own = schedulesIn(words).find(
    (schedule) => !schedule.vague && !schedules.some((theirs) => agree(schedule, theirs)),
  );
  const [first] = schedules.filter(({ vague }) => !vague);
  if (!own || !first || amountsIn(words).length === 0) return null;
  return against(
    statement,
    first.passage,
    "dose",
    `says “${words.slice(own.start, own.end)}”, a frequency that section 4.2 does not give`,
  );
};

/** Another way of giving it than sections 1, 3 and 4.2 name. */
export const otherRoute: Comparison = (statement, smpc) => {
  const { words } = statement;
  if (!ADVICE.test(words) || NO_ADVICE.test(words) || /\b(?:not|never|other|instead|unlike|than)\b/i.test(words))
    return null;
  if (!namesIt(statement, smpc) && amountsIn(words).length === 0) return null;
  const passages = inSections(smpc, "1", "2", "3", "4.1", "4.2");
  const known = new Set(
    passages.flatMap((passage) => valuesIn(passage.words).flatMap((v) => (v.kind === "route" ? [v.key] : []))),
  );
  if (passages.some((passage) => /\b(?:tablet|capsule|swallow)/i.test(passage.words))) known.add("oral");
  const own = valuesIn(words).find(({ kind, key }) => kind === "route" && !known.has(key));
  const told = inSections(smpc, "4.2").find((passage) => valuesIn(passage.words).some(({ kind }) => kind === "route"));
  if (!own || !told) return null;
  return against(statement, told, "dose", `gives it by another route (“${words.slice(own.start, own.end)}”)`);
};
