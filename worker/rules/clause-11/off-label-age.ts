import { everyMatch } from "#worker/text/every-match.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { quoted, withBlanks } from "../checks/hits.ts";
import { couldPromote, ofOwnMedicine } from "../checks/of-the-medicine.ts";
import type { Facts } from "../facts/index.ts";
import { IN_WORDS } from "../facts/licence-ages.ts";
import { WITH_CHILDREN } from "../facts/other-tellings.ts";
import type { Check } from "../types.ts";
import { FOR_USE, isCaution } from "./off-label.ts";

const NUMBERED =
  /\b(?:from|aged?|ages|over|above|as young as|for|in|under|below|between|of|the)?[ -]?(\d{1,2})(?:\+| ?(?:to|-|and) ?(\d{1,2}))?(?:[ -](?:years?|yrs?|months?)(?:[ -](?:of age|olds?))?|-year-olds?)\b|\b(?:under|over)[ -]?(\d{1,2})s\b|\bages? (?:of )?(\d{1,2})\b|\baged (\d{1,2})\b|\b(?:offer\w*|giv\w+|start\w*|used?|for)\b[^.\d]{0,40}\b(?:from|over) (\d{2})(?=\s?(?:[.,;!]|$))|\b(?:in|the|for|well|fine|used?|given|children|patients|people) (?:under|below|younger than) (?:the age of )?(\d{1,2})\b(?! ?(?:%|mg|ml|g|kg|mm|cm|per|weeks?|days?|hours?|minutes?|months?|points?|units?|in|of|micro))|\b(?:patients?|adults?|children|people|family|families|users?|all|everyone|anyone),? (?:aged )?from (?:the age of )?(\d{1,2}) (?:up|upwards?|onwards?|and (?:up|over|above|older))\b/gi;
const YOUNG =
  /\b(?:children|child|kids?|toddlers?|infants?|bab(?:y|ies)|adolescents?|teen(?:ager?|age)?s?|young(?:er)? (?:people|persons?|patients|adults and children)|youngsters?|paediatrics?|schoolchildren|pupils|little (?:ones|people|patients|travellers|mouths|hands|fingers|tummies|sufferers|learners)|tots|newborns|nursery|primary school|secondary school|school[- ]age\w*|boys|girls|juveniles?|minors|all ages|any age|the whole family|whole families)\b/i;
/** Time that is not an age. */
const NOT_AGE =
  /\b(?:weeks?|over|for|after|during|at|of|in|within|last|past|study|trial|follow[- ]up|data|experience|results?|survival|since|mean|median|year)\b/i;
const AGE_WORDS = /\b(?:aged?|ages|old|olds|from|over|under|young|older|years of age)\b|\+/i;

const NUMBER_WORD =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b/gi;

const OTHER_CHILDREN =
  /\bbreast-?f(?:ed\b|eed)|\bunborn\b|\bfeed (?:your|their|her|the) (?:baby|babies|child|infant)\b|\bkeep (?:\w+ ){1,3}(?:away|out|clear|from)\b|\baway from (?:\w+ ){0,3}children\b|\b(?:reach|sight) of children|\bchildren's (?:hospital|charity|ward)|\bparents?\b[^.]{0,20}\b(?:of|with)\b|\bhave children\b|\b(?:women|girls) of child|\bchildbearing|\bschool (?:age )?children of\b|\bgrandchild|\bas (?:a child|children)\b|\binner child|\bthe child-?resistant|\bin \d+ (?:children|adolescents) (?:has|have)\b|\bChild-Pugh\b/i;
const EPIDEMIOLOGY =
  /\b(?:affects?|prevalence|incidence|1 in \d+|one in \w+|per 1\d{2,}|diagnosed (?:in|each)|live with|born with)\b/i;

/** "They are only eight": an age without its unit. */
const BARE_AGE = /\b(?:only|just|barely|hardly) ([2-9]|1[0-7])(?: or \d{1,2})?(?=\s?(?:[.,;!?"]|$))/g;
const BARE_AGE_WORDS =
  /\b(?:only|just|barely|hardly) (?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[2-9]|1[0-7])(?: or \w+)?(?=\s?(?:[.,;!?"]|$))/i;
/** A question that staff are told to put. */
const SCRIPTED = /"[^"]{6,}\?"/;

/** How long a study went on ("over three years"), or a figure with a point: no age. */
const LENGTH_OF_TIME =
  /\b\d+\.\d+ ?(?:years?|months?|yrs?)\b|\b(?:median|mean) (?:follow-?up|duration|exposure)(?: of| was|:)? \d+ (?:years?|months?)\b|(?<!\b(?:people|patients|adults|children|those|anyone|everyone|persons|boys|girls|women|men|aged|used|given|for|in) )\bover (?:the (?:next|last|past) )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:years?|months?)\b(?! (?:of age|olds?))/gi;

/** The youngest age in years that a sentence speaks of, where it can be told. */
function youngestSpokenOf(spoken: string): number | null {
  const words = spoken
    .replace(WITH_CHILDREN, " ")
    .replace(LENGTH_OF_TIME, " ")
    .replace(NUMBER_WORD, (word) => String(IN_WORDS.indexOf(word.toLowerCase())));
  const ages: number[] = [];
  const isNumbered = /\d/.test(words);
  for (const match of isNumbered ? everyMatch(NUMBERED, words) : []) {
    const before = words.slice(Math.max(0, match.index - 14), match.index + match[0].length);
    const numbers = [match[1], match[2], match[3], match[4], match[5], match[6], match[7], match[8]].flatMap((n) =>
      n ? [Number(n)] : [],
    );
    if (!AGE_WORDS.test(before) && !/\baged?\b/i.test(words)) continue;
    if (/month/i.test(match[0]) || (NOT_AGE.test(match[0]) && !AGE_WORDS.test(match[0]))) continue;
    ages.push(...(/\b(?:under|below|younger)/i.test(match[0]) ? [Math.max(0, ...numbers) - 1] : numbers));
  }
  if (isNumbered && /\bwho|they|he|she|child|year/i.test(words))
    ages.push(...everyMatch(BARE_AGE, words).map((match) => Number(match[1])));
  if (ages.length > 0) return Math.min(...ages);
  if (/\b(?:adolescents?|teen(?:ager?|age)?s?|young(?:er)? people)\b/i.test(words)) return 12;
  return YOUNG.test(words) ? 5 : null;
}

/** Words for the whole of childhood: no younger than a licence that begins in it. */
const CHILDHOOD =
  /\b(?:children|child|kids?|paediatrics?|schoolchildren|pupils|youngsters?|school[- ]age\w*|primary school|secondary school|boys|girls|minors|juveniles?)\b/gi;
const ADOLESCENCE = 12;

/** Whether the words speak of children in general and the licence covers some of them. */
function isOfLicensedChildhood(words: string, minAge: number): boolean {
  return (
    minAge > 0 &&
    minAge < ADOLESCENCE &&
    !/\d{1,2}(?:[ -]year|\+)|\bunder|\baged?\b|\bages\b/i.test(words) &&
    !YOUNG.test(words.replace(CHILDHOOD, ""))
  );
}

/** "Well under twelve": an age without the word, in a child's years. */
const UNDER_AGE =
  /\b(?:under|below|younger than) (?:the age of )?(?:\d|1[0-7]|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b(?! ?(?:%|\w))/i;

const OFFERED = /\bgo(?:es)? (?:down )?well\b|\b(?:one|a single|the same) [\p{L}-]+ for\b/iu;

/** A title over younger people who are to be helped or treated. */
const HELPED = /\b(?:help\w*|treat\w*|car(?:e|ing) (?:for|of)|manag\w+|prescrib\w+|support\w*|relief|control\w*)\b/i;

/** 11.2: the ages that a piece speaks for are those of the licence. */
export const offLabelAge: Check = {
  id: "clause-11/off-label-age",
  requirement: "11.on-label",
  severity: "HIGH",
  duty: "must",
  themes: ["off-label", "patient-safety"],
  applies: (facts) => couldPromote(facts) && facts.licence.terms?.minAge != null,
  find: (facts: Facts) => {
    const terms = facts.licence.terms;
    const minAge = terms?.minAge ?? 0;
    const own = new Set(ofOwnMedicine(facts).map((s) => s.index));
    const spoken = ownSentences(facts).filter((s) => {
      const words = wordsOf(facts, s);
      const age = youngestSpokenOf(words);
      if (age === null || age >= minAge || terms?.all.includes(words) || OTHER_CHILDREN.test(words)) return false;
      if (isOfLicensedChildhood(words, minAge)) return false;
      const isScript = facts.promotion.kind === "internal" && SCRIPTED.test(words);
      if (
        isCaution(words) ||
        (/\?["')]*$/.test(words.trim()) && !isScript) ||
        (EPIDEMIOLOGY.test(words) && !own.has(s.index))
      )
        return false;
      if (s.zone === "heading" && facts.promotion.isPromotional && HELPED.test(words)) return true;
      return own.has(s.index)
        ? FOR_USE.test(words) || /\b(?:for|from|begin\w*|initiat\w*|dos(?:e|es|ing))\b/i.test(words)
        : (facts.promotion.isPromotional || (facts.promotion.kind === "internal" && /"/.test(words))) &&
            s.zone !== "direction" &&
            (FOR_USE.test(words) || OFFERED.test(words)) &&
            (/\b(?:from|for|in|aged|under|below)\b/i.test(words) || BARE_AGE_WORDS.test(words)) &&
            facts.products.filter((p) => p.role === "own").length === 1 &&
            (YOUNG.test(words) ||
              UNDER_AGE.test(words) ||
              BARE_AGE_WORDS.test(words) ||
              /\b(?:ages?|aged|years? old|years of age|year-olds?)\b/i.test(words));
    });
    return spoken.map((s) => ({
      at: { start: s.start, end: s.end },
      issue: `${quoted(wordsOf(facts, s))} speaks for use below the licensed age: the licence is for ${minAge === 18 ? "adults" : `people from ${minAge} years`}. Promotion must not be inconsistent with the Summary of Product Characteristics (Clause 11.2).`,
      fix: { kind: "delete" as const, at: withBlanks(facts, s), note: "Or keep to the licensed age." },
    }));
  },
  examples: {
    flagged: [
      {
        text: "Promotional webinar for UK health professionals\n[[ASTHMA IN CLASS: HELPING 8 TO 11 YEAR OLDS]]\nTavorel (tavorimib) is licensed for asthma in adults.",
        why: "the title of a meeting",
      },
      {
        text: "Tavorel (tavorimib) briefing\nInternal. For representatives only.\nTavorel is licensed for migraine in adults.\n[[A line that has opened doors: “Our region sees the same dose do well under fifteen.”]]",
        why: "a script with an age below the licence",
      },
      {
        text: "Tavorel (tavorimib) briefing\nInternal. For representatives only.\nTavorel is licensed for migraine in people from 12 years.\n[[Try: “What do you use for those who are only nine or ten?”]]",
        why: "a question that leads to younger children",
      },
      {
        text: "Tavorel (tavorimib) is licensed for migraine in adults. It is a POM.\n[[Step 2: Tavorel, from 12 years of age]]",
        why: "a pathway with a lower age",
      },
      {
        text: "Tavorel (tavorimib) is licensed for migraine in adults aged 18 and over.\n[[One capsule for all your patients, from 12 upwards]]",
        why: "twelve and over",
      },
      {
        text: "Tavorel (tavorimib) is licensed for migraine in adults aged 18 and over.\n[[Tavorel works well in teenagers too.]]",
        why: "teenagers",
      },
      {
        text: "Tavorel (tavorimib) is indicated for migraine in adults.\n[[In 40 children given Tavorel, attacks fell by 31%.]]",
        why: "results in children",
      },
      {
        text: "Tavorel (tavorimib) for UK prescribers\nTavorel is licensed from 12 years.\n[[Tavorel is a good choice for under-12s.]]",
        why: "under the licensed limit",
      },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib) is licensed for cancer in adults.\nTalk to your doctor about the best way to feed your baby while you take Tavorel, and about the risks of Tavorel to your unborn child.",
        why: "what a mother has to think of",
      },
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers.\nTavorel is licensed for migraine in adults. Safety and efficacy of Tavorel in patients under 18 have not been established.",
        why: "a caution",
      },
      {
        text: "Tavorel (tavorimib) is licensed for gout in adults.\nOver three years attacks were recorded in 83 of 920 people given Tavorel and in 140 of 919 given placebo.",
        why: "how long a study went on",
      },
      {
        text: "Tavorel (tavorimib) is licensed for migraine in adults aged 18 and over.\nTavorel helps patients with monthly migraine days from 4 upwards.",
        why: "days, and no age",
      },
      {
        text: "Tavorel (tavorimib) is licensed for gout in adults aged 50 and over.\nIn adults aged 50 and over Tavorel reduced attacks (median follow-up 3.1 years).",
        why: "a length of time",
      },
      {
        text: "Tavorel (tavorimib) briefing\nTavorel is licensed for gout in adults. You will be asked about its use in children.",
        why: "what others will ask",
      },
      {
        text: "Tavorel (tavorimib) is licensed for asthma in children aged 5 to 17 years.\nCough was seen in 9% of children given Tavorel and 4% on placebo.",
        why: "children of a licence for children",
      },
      {
        text: "Tavorel (tavorimib) is licensed for migraine in adults.\nTavorel is used on the advice of a neurologist or a paediatric geneticist.",
        why: "a profession",
      },
      {
        text: "Tavorel (tavorimib) is licensed for migraine in adults.\nTavorel is not recommended in children.",
        why: "a caution",
      },
      {
        text: "Tavorel (tavorimib) is licensed for migraine in adults and adolescents from 12 years of age.\nTavorel can be used from 12 years of age.",
        why: "the licensed age",
      },
      {
        text: "Tavorel (tavorimib) is licensed for migraine in adults.\n“Can I use it in children?” No: Tavorel is for adults only.",
        why: "the question is answered",
      },
      {
        text: "Tavorel (tavorimib) is licensed for migraine in adults.\nKeep Tavorel out of the reach of children. Wash your hands after use and keep it away from women and children. In a 2-year study, 31% on Tavorel improved.",
        why: "not ages of use",
      },
    ],
    inapplicable: [
      { text: "Tavorel (tavorimib) tablets.\nTavorel works in teenagers.", why: "the licence is not told" },
    ],
  },
};
