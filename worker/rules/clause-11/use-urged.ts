import { hasPhrase, type Match } from "#worker/text/language/phrases.ts";
import { isReported } from "#worker/text/voice/reported.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { hitOn, quoted } from "../checks/hits.ts";
import { isFinding, ofOwnMedicine, promotesOwn, saidOfMedicine } from "../checks/of-the-medicine.ts";
import { names } from "../checks/own-claims.ts";
import { conditionsIn } from "../facts/conditions.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check } from "../types.ts";
import { ADDED, GROUPS, OUTSIDE, PANACEA, URGED, WELCOMED } from "./use-urged.words.ts";

/** The sentence keeps to the licence, warns, or passes the question on. */
const KEPT =
  /\b(?:must not|should not|do not (?!let|wait|hesitate|allow)|never|not recommended|avoid|cannot|medical information)\b/i;
const KEPT_BY_OTHERS =
  /\b(?:refer|report|responsib\w+|not (?:promote|discuss|suitable|established|studied)|nothing|caution|contra-?indicated)\b/i;

const CAREFUL = /\b(?:only|unless|if|caution|careful\w*|check|monitor\w*|warn|supervis\w*|advice|planning)\b/i;
const WEIGHED = /\b(?:risks?|outweigh\w*|clearly|contracepti\w+|no data|limited)\b/i;
const NOT_FOR =
  /\b(?:not|never|no|avoid\w*|contra-?indicat\w+|without (?:children|a child)|keep|reach of|sight of|childbearing)\b/i;
/** From which age: another check sets it beside the licence. The number of a reference may follow at once. */
const FROM_AGE = /\b(?:aged|from|over) \d+ (?:years? |months? )?(?:of age )?(?:and|or) (?:over|above|older)(?![a-z])/i;
/** "Need not stop", "no need to worry": a denial that welcomes. */
const WELCOMING_NOT = /\b(?:need not|no need to|not (?:stop|worry|hesitate)|no (?:reason|problem|worry))\b/gi;

/** The licence as it stands in all other sentences: what they say it is for, and not what they bar. */
function licenceBeside(facts: Facts, sentence: Sentence): string {
  return facts.sentences
    .filter((s) => s !== sentence && (s.zone === "pi" || /\b(?:licen[cs]e|indicat|approved)/i.test(wordsOf(facts, s))))
    .map((s) => wordsOf(facts, s))
    .filter((words) => !/\b(?:not|no|avoid|contra-?indicat\w+|caution|only|unless|risk)\b/i.test(words))
    .join("\n");
}

function isWelcomed(facts: Facts, sentence: Sentence): boolean {
  const words = wordsOf(facts, sentence);
  if (!names(facts, sentence, "product") && !/\bit\b/i.test(words)) return false;
  if (CAREFUL.test(words) || WEIGHED.test(words) || NOT_FOR.test(words.replace(WELCOMING_NOT, " "))) return false;
  if (FROM_AGE.test(words)) return false;
  const named = GROUPS.filter((group) => hasPhrase(group.named, facts, [sentence]));
  if (named.length === 0 || !hasPhrase(WELCOMED, facts, [sentence])) return false;
  const beside = licenceBeside(facts, sentence);
  return named.some(({ inLicence }) => !inLicence.test(beside));
}

/** Whether the piece speaks of an illness nowhere but in the sentence. */
function isOfAnotherIllness(facts: Facts, sentence: Sentence): boolean {
  const others = facts.sentences.filter((s) => s !== sentence);
  const rest = others.map((s) => wordsOf(facts, s).toLowerCase()).join("\n");
  const isNew = (word: string) => !rest.includes(word.slice(0, 6));
  return conditionsIn(wordsOf(facts, sentence)).some(({ key }) => key.split(" ").every(isNew));
}

/** A label on the pack that comes off, which is no licence. */
const STICKER = /\b(?:peel|tear|pull|cut)(?:ed|ing|s)?[- ]off (?:\w+ )?labels?\b/i;

const isKept = (words: string) => [KEPT, KEPT_BY_OTHERS, STICKER].some((sign) => sign.test(words));

const WHY: readonly { why: string; in: (facts: Facts, sentence: Sentence) => boolean }[] = [
  {
    why: "speaks for a use that, as it says itself, is outside the licence",
    in: (facts, s) => hasPhrase(OUTSIDE, facts, [s]) && hasPhrase(URGED, facts, [s]) && !isKept(wordsOf(facts, s)),
  },
  { why: "speaks for use in people for whom no licence is told", in: isWelcomed },
  { why: "says that the medicine is good for every illness", in: (facts, s) => hasPhrase(PANACEA, facts, [s]) },
  {
    why: "adds an illness that the piece names nowhere else",
    in: (facts, s) => hasPhrase(ADDED, facts, [s]) && !isKept(wordsOf(facts, s)) && isOfAnotherIllness(facts, s),
  },
];

/** "Why stop at the label?" asks nothing. */
const ASKS_WHY = /^\W*(?:so |and |but )?why\b/i;
const CONDITION = /^\W*(?:if|should|when|where|whether|unless)\b/i;

/** The sentence as a match, for what takes matches. */
const whole = (sentence: Sentence): Match => ({ ...sentence, sentence, phrase: { source: "", steps: [] } });

/** What the piece says, or asks of nobody, of its medicine. */
const stated = (facts: Facts): Sentence[] => {
  const said = new Set(saidOfMedicine(facts));
  return ofOwnMedicine(facts).filter((s) => {
    const words = wordsOf(facts, s);
    const isOpen = said.has(s) || (s.zone !== "direction" && ASKS_WHY.test(words));
    return isOpen && !CONDITION.test(words) && !isFinding(facts, s) && !isReported(whole(s), facts);
  });
};

/** 11.2: no use beyond the licence is asked for, allowed or praised, whoever the people and whatever the illness. */
export const useUrged: Check = {
  id: "clause-11/use-urged",
  requirement: "11.on-label",
  severity: "HIGH",
  duty: "must",
  themes: ["off-label", "patient-safety"],
  applies: promotesOwn,
  find: (facts) =>
    stated(facts).flatMap((s) => {
      const why = WHY.find((one) => one.in(facts, s))?.why;
      if (!why) return [];
      const issue = `${quoted(wordsOf(facts, s))} ${why}. Promotion must not be inconsistent with the Summary of Product Characteristics (Clause 11.2).`;
      return [hitOn(facts, s, issue)];
    }),
  examples: {
    flagged: [
      {
        text: "Tavorel (tavorimib) tablets, for UK prescribers\nFor migraine in adults.\n[[Tavorel can be used in children although it is not licensed for them.]]",
        why: "allowed although not licensed",
      },
      {
        text: "Tavorel (tavorimib) tablets, for UK prescribers\nFor migraine in adults.\n[[Use Tavorel off label in depression.]]",
        why: "asked for off label",
      },
      {
        text: "Tavorel (tavorimib) tablets, for UK prescribers\n[[Tavorel is licensed for adults, and works just as well in children.]]",
        why: "the licence ends where the praise goes on",
      },
      {
        text: "Tavorel (tavorimib) tablets, for UK prescribers\nFor migraine in adults.\n[[Give Tavorel in pregnancy with an easy mind.]]",
        why: "pregnant women welcomed",
      },
      {
        text: "Tavorel (tavorimib) tablets, for UK prescribers\nFor migraine in adults.\n[[Breastfeeding mothers need not stop Tavorel.]]",
        why: "nursing mothers welcomed",
      },
      {
        text: "Tavorel (tavorimib) tablets, for UK prescribers\nFor migraine in adults.\n[[Tavorel treats everything from the common cold to cancer.]]",
        why: "good for all that ails one",
      },
      {
        text: "Tavorel (tavorimib) tablets, for UK prescribers\nFor migraine in adults.\n[[Tavorel also works in depression.]]",
        why: "an illness named nowhere else",
      },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib) inhaler, for UK prescribers\nTavorel is suitable for the treatment of attacks of asthma in adults and children aged 4 years and over2,3",
        why: "from which age, with its references",
      },
      {
        text: "Tavorel (tavorimib) tablets, for UK prescribers\nTavorel is suitable for migraine in adults and children aged 6 years and over.",
        why: "from which age",
      },
      {
        text: "Tavorel (tavorimib) injection, for UK prescribers\nFor migraine in adults.\nThe peel-off label of Tavorel can be used to note the batch.",
        why: "a sticker on the pack",
      },
      {
        text: "Tavorel (tavorimib) tablets, for UK prescribers\nFor migraine in adults.\nTavorel must not be used in children.",
        why: "a bar",
      },
      {
        text: "Tavorel (tavorimib) tablets, for UK prescribers\nFor migraine in adults.\nTavorel is not licensed for use in pregnancy.",
        why: "a plain limit",
      },
      {
        text: "Tavorel (tavorimib) tablets, for UK prescribers\nFor migraine in adults.\nTavorel can be given in pregnancy only if clearly needed.",
        why: "with the care that the licence asks for",
      },
      {
        text: "Tavorel (tavorimib) tablets, for UK prescribers\nTavorel is indicated for migraine in adults and children from 6 years.\nChildren can take Tavorel with milk.",
        why: "the licence covers children",
      },
      {
        text: "Tavorel (tavorimib) briefing\nPass questions on off-label use to Medical Information; do not discuss such use.",
        why: "passed on",
      },
    ],
    inapplicable: [{ text: "Children may use the lift.", why: "no medicine" }],
  },
};
