import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { isDisowned } from "#worker/text/voice/own-words.ts";
import { oncePerSentence, wordsOf } from "#worker/text/words-of.ts";
import { hitOn, quoted } from "../checks/hits.ts";
import { speaksOfMedicine } from "../checks/own-claims.ts";
import { concept } from "../concepts/concept.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";

const FOUND =
  "list|lists|search|report|register|printout|results|found|finds|find|identified|flagged|returned|output|query|spreadsheet|appears|shown|screen|audit";
/** Everybody whom a search finds is to have the medicine, or to be called in for it. */
const EVERYONE = concept(
  `invite|start|switch|move|convert|put|text|write|call|change|offer|add|recall|transfer|treat|prescribe ..4 everyone|everybody|all|every|each|whole|anyone|them ..6 ${FOUND}`,
  `everyone|everybody|all|every|each|anyone ..5 ${FOUND} ..5 suitable|eligible|ready|candidate|candidates|needs|need|qualifies|qualify|can|should|starts|start|benefit`,
  "that|this|here is your ..2 list ..6 start|switch|prescribe|invite",
);
const SEARCH = concept(
  "search|searches|query|register|printout|audit|code|codes|coded|system|report|reporting|list|lists|emis|systmone|database|records",
);
/** Somebody looks at each of them first. */
const CHOSEN =
  /\b(?:suitable|eligib\w+|review (?:each|every|the (?:notes|records))|one by one|individual\w*|clinician|prescriber (?:decides|checks)|who (?:meet|fulfil|still|have|cannot|did)|whose|exclud\w*|after (?:review|checking)|if appropriate|face to face|licensed)\b/i;
/** The licence takes only some of those with the illness. */
const LIMITED =
  /\b(?:when|after|only if|only when|in whom|not (?:tolerated?|brought|controlled|adequately|suitable|responded)|failed|failure of|inadequate(?:ly)?|intoleran\w+|unsuitable|contra-?indicated|severe|refractory|resistant|second[- ]line|who (?:have|cannot|are|remain)|uncontrolled|despite|add-on|in addition)\b/i;

const licence = (facts: Facts) => facts.licence.terms?.indication ?? "";

function find(facts: Facts): Hit[] {
  if (!LIMITED.test(licence(facts)) || !facts.sentences.some((s) => SEARCH.has(facts, s))) return [];
  const copy = new Set(ownSentences(facts));
  const found = EVERYONE.matches(facts).filter(
    (m) => copy.has(m.sentence) && !CHOSEN.test(wordsOf(facts, m.sentence)) && !isDisowned(m, facts),
  );
  return oncePerSentence(found).map(({ sentence }) =>
    hitOn(
      facts,
      sentence,
      `${quoted(wordsOf(facts, sentence))} takes everybody whom a search finds for a patient who needs the medicine. It is licensed only for some of them (${quoted(licence(facts))}); each has to be looked at by a prescriber.`,
    ),
  );
}

const EXAMPLE_TERMS =
  "\nPrescribing information: Tavorel (tavorimib) 40 mg tablets. Indication: type 2 diabetes in adults when metformin has failed or is not tolerated. Dosage: 40 mg once daily.";

/** Clause 6.1: those whom a search finds are not all told to be suitable. */
export const everyoneFound: Check = {
  id: "clause-06/everyone-found",
  requirement: "6.not-misleading-overall",
  severity: "HIGH",
  duty: "must",
  themes: ["misleading-claim", "patient-safety"],
  applies: (facts) => speaksOfMedicine(facts) && EVERYONE.matches(facts).length > 0,
  find,
  examples: {
    flagged: [
      {
        text: `Tavorel (tavorimib) tablets. Promotional card for practices.\nSearch for any diabetes code and save the report.\n[[Then switch everybody on the list.]]${EXAMPLE_TERMS}`,
        why: "no look at who is within the licence",
      },
      {
        text: `Tavorel (tavorimib) tablets. Promotional e-mail to practice pharmacists.\nRun the audit on the records.\n[[Every patient that the audit flagged should start.]]${EXAMPLE_TERMS}`,
        why: "all whom the audit flags are to start",
      },
    ],
    clean: [
      {
        text: `Tavorel (tavorimib) tablets. Promotional card for practices.\nSearch for any diabetes code.\nInvite those on the list in whom metformin has failed, after review of the notes.${EXAMPLE_TERMS}`,
        why: "those within the licence, after review",
      },
      {
        text: `Tavorel (tavorimib) tablets. Promotional card for practices.\nDo not switch everybody on the list: a prescriber decides for each patient.${EXAMPLE_TERMS}`,
        why: "a warning against it",
      },
    ],
    inapplicable: [{ text: "Tavorel (tavorimib) tablets for diabetes. Promotional.", why: "no search" }],
  },
};
