import { oncePer } from "#worker/lib/once-per.ts";
import { everyMatch } from "#worker/text/every-match.ts";
import { subjectOf } from "../similarity.ts";
import type { Smpc } from "../smpc/smpc.ts";
import { against, type Comparison, inSections, namesIt } from "./statement.ts";

const OBJECT =
  /\b(?:(?:indicated|licensed|approved|authorised)(?: (?:as|in|for|to|by)\b[^.;:]{0,40}?)?|(?:is|are|now|available|effective|used|option|choice)) ?(?:for|in|as)?\s?(?:the )?(?:short-term |long-term |adjunctive |symptomatic |maintenance |first[- ]line |second[- ]line )?(?:treatment|prevention|prophylaxis|management|relief|reduction|control) (?:of|in) (?!patients|adults|people|those)([^.;:]{4,160})/gi;
const PLAIN =
  /\b(?:indicated|licensed|approved|authorised) (?:for|in) (?!use\b|the\b|patients|adults|people|children|combination)([^.;:]{4,120})/gi;
/** "Treatment of X.", as section 4.1 and prescribing information begin. */
const OPENING =
  /^(?:indications?:? )?(?:for )?(?:the )?(?:symptomatic |short-term |maintenance )?(?:treatment|prevention|prophylaxis|management|relief|control) of ([^.;:]{4,160})/gi;
/** Without the name of the medicine a sentence is of it only where it speaks of a licence, or is a heading. */
const OF_LICENCE = /\b(?:indicat\w+|licensed|approved|authorised)\b/i;
const SENTENCE = /\b(?:is|are|was|were|has|have|can|may|will|should|requires?|remains?)\b/i;
const NOT = /\b(?:not|never|no|unlicensed|other medicines|placebo|studied|trials?|under investigation)\b/i;
/** The condition ends where those who have it, or what it follows, begin. */
const TAIL =
  /\b(?:in (?:adult|patients|people|women|men|children|those|combination)|who|when|after|by|with (?:a )?(?:or )?without|aged|as (?:an?|mono)|has|is|are|and is|using|where|that|from)\b.*$/is;
/** After a comma a name begins what is said of the medicine. */
const NEW_CLAUSE = /,\s(?=\p{Lu}).*$/su;
const GENERAL =
  /^(?:treat|preve|patie|adult|child|disea|disor|condi|sympt|sever|moder|mild|acute|chron|activ|mild|early|late|thera|signs|other|types?|form|forms|use|used|manag)/;
/** Names for one condition in plain and in medical words, as beginnings of stems. */
const SAME: readonly (readonly string[])[] = [
  ["hyper", "blood", "press"],
  ["diabe", "gluco", "glyca", "sugar"],
  ["depre", "mood"],
  ["cance", "carci", "tumou", "malig", "neopl"],
  ["heart", "cardi"],
  ["kidne", "renal", "nephr"],
  ["liver", "hepat"],
  ["stomac", "gastr", "ulcer"],
  ["lung", "pulmo", "airwa", "respi"],
  ["skin", "derma", "cutan"],
  ["eye", "ocula", "ophth", "intra"],
  ["pain", "analg", "neura", "neuro"],
  ["breat", "apnoe", "dyspn"],
  ["seizu", "epile", "convu"],
  ["throm", "clot", "embol"],
  ["copd", "obstr"],
];

const meanings = (stem: string): readonly string[] => SAME.find((list) => list.includes(stem)) ?? [stem];

/** What sections 4.1 and 5.1 speak of, with the names of the same in other words. */
const spokenOf = oncePer((smpc: Smpc) => {
  const stems = inSections(smpc, "4.1").flatMap(({ words }) => [...subjectOf(words)].flatMap(meanings));
  return new Set(stems);
});

/** A use for a condition of which section 4.1 says nothing. */
export const otherIndication: Comparison = (statement, smpc) => {
  const { words } = statement;
  if (NOT.test(words)) return null;
  if (!namesIt(statement, smpc) && !OF_LICENCE.test(words) && SENTENCE.test(words)) return null;
  const [passage] = inSections(smpc, "4.1").filter((p) => p.words.length > 12);
  if (!passage) return null;
  const known = spokenOf(smpc);
  const named = new Set(smpc.names.flatMap((name) => [...subjectOf(name)]));
  for (const { 1: object = "" } of [
    ...everyMatch(OPENING, words),
    ...everyMatch(OBJECT, words),
    ...everyMatch(PLAIN, words),
  ]) {
    const condition = object.replace(NEW_CLAUSE, "").replace(TAIL, "").trim();
    const stems = [...subjectOf(condition)].filter((stem) => !GENERAL.test(stem) && !named.has(stem));
    const strange = stems.filter((stem) => !meanings(stem).some((meaning) => known.has(meaning)));
    if (strange.length > 0 && strange.length * 2 > stems.length)
      return against(statement, passage, "indication", `speaks of “${condition}”, for which it is not indicated`);
  }
  return null;
};
