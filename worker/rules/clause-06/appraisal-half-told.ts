import { oncePer } from "#worker/lib/once-per.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { hitOn, quoted } from "../checks/hits.ts";
import { isStatement, speaksOfMedicine } from "../checks/own-claims.ts";
import { concept } from "../concepts/concept.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";

/** Bodies that appraise medicines and lists of what may be prescribed, by what their names have in common. */
const BODIES: [string, RegExp][] = [
  ["nice", /\bNICE(?!\p{L})|\bNational Institute for Health and Care\b|\bTA ?\d{3,5}|\bNG ?\d{2,5}/u],
  ["smc", /\bSMC(?!\p{L})|\bScottish Medicines Consortium\b|\bNHS ?Scotland\b|\bacross Scotland\b/iu],
  ["awmsg", /\bAWMSG(?!\p{L})|\bAll Wales Medicines Strategy Group\b|\bNHS Wales\b|\bWelsh\b/iu],
  [
    "local",
    /\b(?:formular(?:y|ies)|prescribing committee|medicines committee|therapeutics committee|area prescribing|APC|medicines (?:management|optimisation) (?:committee|group|board)|drugs? and therapeutics|committee)\b/i,
  ],
  ["guideline", /\b(?:guidelines?|guidance|NHS England|commissioning policy|pathway)\b/i],
];
/** The medicine was taken up, or is said so that it seems to have been. */
const TAKEN_UP = concept(
  "accept*|recommend*|approv*|endors*|back|backs|backed|backing|adopt*|includ*|welcom*|green|yes|listed|on|support|supports|supported|favour|favours|passed|cleared|thumbs|nod|ready|open|adds|added|names|named|considered|reviewed|discussed|looked|noted|agreed|praised|chosen|prefers|prefer|behind",
);
/** What the same body kept back. */
const LIMITED =
  /\b(?:restrict(?:ed|ion|ions)|not (?:endorsed|advised|commissioned|funded|approved|recommended|accepted|supported|listed|included|routinely|cost)|non-?formulary|does not (?:recommend|support|accept)|reject(?:ed|s)|refus(?:ed|al|es)|declin(?:ed|es)|defer(?:red|s)|optimi[sz]ed|(?:second|third|fourth|last)[- ]line|only (?:after|if|in|for|when|where|as|by|with|until)|hospital (?:only|initiation)|specialist (?:only|initiation)|individual (?:funding )?requests?|managed access|further (?:data|evidence|information)|more (?:data|evidence) (?:is|are|was|were|needed|requested)|terminated|withdrawn|interim (?:acceptance|funding)|conditional|one of (?:two|three|four|five|six|seven|eight|several|many|\d) (?:\w+ )?options?|preliminary|provisional|draft|ratif(?:y|ied|ication)|consultation)\b/i;

/** A decision that has not been taken; whoever takes it. */
const NOT_YET =
  /\b(?:preliminary|provisional|draft|pending|awaiting|still to (?:come|be)|ratif(?:y|ied|ication))\b[^.]{0,50}\b(?:recommendation|advice|guidance|decision|appraisal|opinion|group|committee|government)|\b(?:recommendation|advice|guidance|decision|appraisal)\b[^.]{0,50}\b(?:pending|awaited|ratification|still to)\b/i;
/** So far from a headline that its reader may never come to it. */
const FAR = 3;

/** Reference numbers stand right on the names that they follow. */
const bodiesIn = (words: string) => {
  const bare = words.replace(/(?<=\p{L})\d{1,2}(?!\d)/gu, "");
  return BODIES.filter(([, name]) => name.test(bare)).map(([id]) => id);
};

/** Notes and references that give what a body decided, with its limits; in plain copy, for the headlines far above. */
const limits = oncePer((facts: Facts): Sentence[] =>
  facts.sentences.filter((s) => {
    const words = wordsOf(facts, s);
    if (s.zone === "pi" || s.zone === "ae-statement") return false;
    return (LIMITED.test(words) && bodiesOf(facts, s).length > 0) || NOT_YET.test(words);
  }),
);

/** Whether a note can be held against a claim: it is small, or the claim is a headline far above it. */
function isApart(facts: Facts, claim: Sentence, note: Sentence): boolean {
  if (facts.trial.smallPrint[note.index]) return true;
  const isHeadline = claim.zone === "heading" || /^[^a-z]{12,}$/.test(wordsOf(facts, claim));
  return isHeadline && note.index - claim.index > FAR;
}

/** The bodies that a sentence names, or that the rest of its reference names. */
function bodiesOf(facts: Facts, sentence: Sentence): string[] {
  const entry = entryOf(facts, sentence);
  const line = facts.lines[sentence.line];
  return bodiesIn(entry?.text ?? (line ? wordsOf(facts, line) : ""));
}

const entryOf = (facts: Facts, { start, end }: Sentence) =>
  facts.references.entries.find((e) => e.start < end && start < e.end);

/** The claim cites the note's reference, or names the same body. */
function leadsTo(facts: Facts, claim: Sentence, note: Sentence): boolean {
  if (!isApart(facts, claim, note)) return false;
  if (NOT_YET.test(wordsOf(facts, note))) return true;
  const named = bodiesIn(wordsOf(facts, claim));
  const number = entryOf(facts, note)?.number;
  const cited = facts.citations.filter((c) => c.start >= claim.start && c.start <= claim.end).flatMap((c) => c.numbers);
  return (
    (number !== null && number !== undefined && cited.includes(number)) ||
    bodiesOf(facts, note).some((b) => named.includes(b))
  );
}

/** Whether the copy tells of the limit, where the claim is made or in another plain sentence on the same body. */
function isTold(facts: Facts, claim: Sentence): boolean {
  const bodies = bodiesIn(wordsOf(facts, claim));
  return ownSentences(facts).some((s) => {
    if (facts.trial.smallPrint[s.index] || !LIMITED.test(wordsOf(facts, s))) return false;
    if (claim.zone === "heading") return Math.abs(s.index - claim.index) <= FAR;
    return Math.abs(s.index - claim.index) <= 2 || bodiesIn(wordsOf(facts, s)).some((b) => bodies.includes(b));
  });
}

/** What the submission tells of the decision, sentence by sentence, where it tells of a limit. */
const toldInContext = oncePer((facts: Facts): { bodies: string[]; words: string }[] =>
  facts.submission.context
    .split(/(?<=[.;])\s+/)
    .filter((words) => LIMITED.test(words))
    .map((words) => ({ bodies: bodiesIn(words), words })),
);

/** The rest of the decision: in the small print, or in what the submission says of it. */
function restOf(facts: Facts, claim: Sentence): string | null {
  const note = limits(facts).find((n) => leadsTo(facts, claim, n));
  if (note) return `only the small print gives the rest: ${quoted(wordsOf(facts, note))}`;
  const named = bodiesIn(wordsOf(facts, claim));
  const known = LIMITED.test(wordsOf(facts, claim))
    ? undefined
    : toldInContext(facts).find(({ bodies }) => bodies.some((body) => named.includes(body)));
  return known ? `the decision was ${quoted(known.words)}` : null;
}

function find(facts: Facts): Hit[] {
  return ownSentences(facts).flatMap((s) => {
    if (facts.trial.smallPrint[s.index] || s.zone === "footer" || !TAKEN_UP.asserts(facts, s) || !isStatement(facts, s))
      return [];
    if (bodiesIn(wordsOf(facts, s)).length === 0) return [];
    const rest = restOf(facts, s);
    if (!rest || isTold(facts, s)) return [];
    return [
      hitOn(
        facts,
        s,
        `${quoted(wordsOf(facts, s))} tells half of what was decided; ${rest} The restriction or refusal must stand in the claim.`,
      ),
    ];
  });
}

/** Clause 6.1: an appraisal or formulary decision is told with its limits. */
export const appraisalHalfTold: Check = {
  id: "clause-06/appraisal-half-told",
  requirement: "6.not-misleading-overall",
  severity: "HIGH",
  duty: "must",
  themes: ["misleading-claim", "references-and-quotations"],
  applies: (facts) => speaksOfMedicine(facts) && (limits(facts).length > 0 || toldInContext(facts).length > 0),
  find,
  examples: {
    flagged: [
      {
        text: "Tavorel (tavorimib) tablets. Promotional.\n[[Tavorel is accepted by the SMC.]]",
        context: "SMC accepted it for restricted use after failure of two other medicines.",
        why: "the restriction is known and not told",
      },
      {
        text: "Xelvora (mirtazepan) tablets\n\n[[Recommended by NICE1]]\n\nNausea is common.\n\nReferences: 1. NICE TA9014: recommended only if two other medicines have failed.",
        why: "the condition stands in the reference",
      },
      {
        text: "Xelvora (mirtazepan) tablets\n\n[[The county formulary group has now considered Xelvora and noted its simple dosing.1]]\n\nNausea is common.\n\nReferences: 1. Westshire Area Prescribing Committee, minutes, formulary item 4: not approved; further data requested.",
        why: "it was refused",
      },
      {
        text: "Xelvora (mirtazepan) tablets\n\n[[The green light from the Scottish Medicines Consortium]]\n\nNausea is common.\n\n*SMC 2210: accepted for restricted use in adults over 65.",
        why: "accepted for restricted use",
      },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib) tablets. Promotional.\nTavorel is accepted by the SMC for restricted use after two other medicines.",
        context: "SMC accepted it for restricted use after failure of two other medicines.",
        why: "the restriction is told",
      },
      {
        text: "Xelvora (mirtazepan) tablets\n\nNICE recommends Xelvora only after two other medicines have failed.1\n\nReferences: 1. NICE TA9014: recommended only if two other medicines have failed.",
        why: "the condition is told",
      },
      {
        text: "Xelvora (mirtazepan) tablets\n\nAccepted by the SMC for restricted use.1\n\nReferences: 1. SMC 2210: accepted for restricted use in adults over 65.",
        why: "the restriction is told",
      },
      {
        text: "Xelvora (mirtazepan) tablets\n\nRecommended by NICE1\n\nReferences: 1. NICE TA9014. 2. Xelvora SPC: only for adults.",
        why: "another source has the limit",
      },
    ],
    inapplicable: [{ text: "The committee approved the minutes of the June meeting.", why: "no medicine" }],
  },
};
