import { isIndicationLine, isOfTheIll } from "#worker/text/voice/plain-lines.ts";
import { statesLicence } from "#worker/text/voice/states-licence.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { type Ground, onGrounds } from "../checks/grounds.ts";
import { quoted } from "../checks/hits.ts";
import { couldPromote, ofOwnMedicine } from "../checks/of-the-medicine.ts";
import type { Facts } from "../facts/index.ts";
import { saysNoMoreThanLicence } from "../facts/licence.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check } from "../types.ts";
import { FOR_USE, isCaution } from "./off-label.ts";

const RULE = "Promotion must not be inconsistent with the Summary of Product Characteristics (Clause 11.2).";
const DOSE =
  /\b\d+(?:\.\d+)? ?(?:mg|micrograms?|mcg|g|ml|units?|puffs?|sprays?|drops?|tablets?|capsules?)\b|\b(?:dos(?:e|es|age|ing)|strengths?|titrat\w+|once|twice|daily|weekly|start(?:ing|ed)? (?:on|at|with)|step|swap|switch\w*|convert\w*|replace\w*|one for one|puff for puff|same dose|carry on|keep going|stop(?:s|ping)?|long[- ]term|lifelong|indefinite\w*|months?|years?|no need (?:for|to)|without)\b/i;
const PEOPLE =
  /\b(?:child\w*|kids?|boys?|girls?|school\w*|teen\w*|adolescents?|infants?|babies|baby|young\w*|elder\w*|older|pregnan\w+|women|woman|men|man|patients?|people|everyone|everybody|anyone|all|every|whoever|whatever|renal|kidneys?|liver|hepatic|frail|those|her|his|who)\b/i;
/** "Treatment of Dravet syndrome": what is treated, named with the words of the licensed indication. */
const TREATED = /\b(?:treatment|management|therapy) (?:of|for) ((?:[\p{L}-]+ ?){1,5})/iu;
const SHORTEST = 4;

/** Whether the sentence names nothing but what the licence, as the piece states it, is for. */
function namesLicensedUse(facts: Facts, sentence: Sentence): boolean {
  const treated = TREATED.exec(wordsOf(facts, sentence))?.[1]?.toLowerCase();
  const licensed = facts.licence.terms?.indication.toLowerCase() ?? "";
  const words = treated?.split(/\s+/).filter((word) => word.length >= SHORTEST) ?? [];
  return words.length > 0 && words.every((word) => licensed.includes(word));
}

/** The way to papers of the medicine, and what the licence itself says. */
const PAPERS =
  /\b(?:prescribing information|QR code|adverse events?|yellow ?card|is (?:licen[cs]ed|indicated) (?:for|in)|reference)\b/i;

/** The limit as the piece states it, or what to look up. */
function limitIn(words: string | undefined, section: string): string {
  const stated = words?.replace(/\s+/g, " ").trim().replace(/\.$/, "");
  return stated
    ? `the piece gives it as ${quoted(stated)}`
    : `the piece does not state it: look up section ${section} of the SPC`;
}
const indication = ({ licence }: Facts) => limitIn(licence.terms?.indication, "4.1");
const dosage = ({ licence }: Facts) => limitIn(licence.terms?.dosage || licence.terms?.indication, "4.2");

const GROUNDS: readonly Ground[] = [
  {
    is: DOSE,
    unless: PAPERS,
    why: (facts) => `advises a dose, a length or a way of use that may go beyond the licence (${dosage(facts)})`,
    rule: RULE,
  },
  {
    is: PEOPLE,
    unless: PAPERS,
    why: (facts) => `speaks for use in people whom the licence may not cover (${indication(facts)})`,
    rule: RULE,
  },
  {
    is: (facts, sentence) => FOR_USE.test(wordsOf(facts, sentence)) && !namesLicensedUse(facts, sentence),
    unless: PAPERS,
    why: (facts) => `speaks for a use or an effect that the licence may not cover (${indication(facts)})`,
    rule: RULE,
  },
];

/** The only statement of the licence that a piece holds goes beyond no other. */
const isIndication = ({ licence }: Facts, words: string): boolean => licence.terms === null && isIndicationLine(words);

const isPlain = (words: string): boolean => isCaution(words) || statesLicence(words) || isOfTheIll(words);

/** 11.2: use, dose, patients and effects that a piece speaks for are those of the licence. */
export const useStretched: Check = {
  id: "clause-11/use-stretched",
  requirement: "11.on-label",
  severity: "HIGH",
  duty: "must",
  needsConfirmation: true,
  themes: ["off-label", "dosing-information"],
  applies: couldPromote,
  find: (facts) =>
    onGrounds(
      facts,
      ofOwnMedicine(facts).filter(
        (s) =>
          !isPlain(wordsOf(facts, s)) && !saysNoMoreThanLicence(facts, s) && !isIndication(facts, wordsOf(facts, s)),
      ),
      GROUNDS,
    ),
  examples: {
    flagged: [
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nTavorel is licensed for migraine in adults.\n[[Start Tavorel at the higher dose in frail patients.]]",
        why: "a dose that the licence stated does not give",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\n[[Tavorel helps sleep and mood, too.]]",
        why: "effects beyond the licence",
      },
    ],
    clean: [
      {
        text: "You receive this because you agreed to.\nTavorel (tavorimib) 40 mg tablets for the acute treatment of migraine in adults.",
        channel: "email",
        why: "what it is for, and nothing that goes beyond it",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nTavorel is indicated for the prevention of attacks of chronic migraine in adults.\nOnce-daily tablet for chronic migraine",
        why: "the licence in few words",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nTavorel is indicated for the prevention of attacks in chronic migraine in adults.\nNew in the treatment of chronic migraine",
        why: "the licensed disease",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nDo not use Tavorel in pregnancy.",
        why: "a limit is kept",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nPrescribing information for Tavorel is overleaf.",
        why: "the way to its papers",
      },
    ],
    inapplicable: [{ text: "Sun safety week starts on Monday.", why: "no medicine" }],
  },
};
