import { oncePer } from "#worker/lib/once-per.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { tellsWhatItGoesWith } from "#worker/text/voice/plain-lines.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { quoted, withBlanks } from "../checks/hits.ts";
import { couldPromote } from "../checks/of-the-medicine.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check } from "../types.ts";
import { isCaution } from "./off-label.ts";

/** Words of a contraindication or caution that say nothing of the group. */
const EMPTY =
  /^(?:contra|indications?|contraindicat\w*|hypersensitiv\w*|active|substance|excipients?|ingredients?|severe|moderate|mild|patients?|people|history|known|other|treatment|disease|disorders?|concomitant|with|within|without|under|over|less|more|than|after|before|during|years?|months?|weeks?|uncontrolled|untreated|adults?|women|children|avoid|caution|warnings?|precautions?|special|monitor\w*|check|risk|reported|report|stop|discontinue|dose|doses|reduce|consider|therapy|medicines?|function|impair\w*|including|where|when|those|should|must|taking|using|start\w*|regular\w*|increase\w*|common|level|levels|blood|first|possible|acute|chronic|prior|recent|current|class|strong|major|test|tests|raised|long|term|used|give|given|ability|symptoms?|signs?|serious|reactions?)$/i;
const ORGAN = /\b(renal|kidney|hepatic|liver|pregnan\w+|breast-?feed\w*|cardiac|heart failure|prosthetic|valves?)\b/gi;

function groupsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{6,}/gu) ?? [];
  const organs = [...text.toLowerCase().matchAll(ORGAN)].map((m) => m[1] ?? "");
  return [
    ...new Set(
      [...words.filter((w) => !EMPTY.test(w)), ...organs].map((w) =>
        w.length > 7 ? w.slice(0, Math.max(6, w.length - 2)) : w,
      ),
    ),
  ];
}

/** Use in a group is allowed, welcomed or made light of. */
const WELCOMES =
  /\b(?:can (?:still |also |safely |even )?(?:be (?:used|given|taken|prescribed|started)|use|take|have|start|continue|benefit)|suitable (?:for|in)|fine (?:for|in|with|to)|(?:ok|okay|safe|ideal|perfect|good|great|useful|effective|works?(?: well)?|an option|first choice|choice) (?:for|in|with|during|after|even)|no problem|no need to (?:stop|avoid|worry|exclude)|even (?:in|if|with|when|during|for|those|your)|including (?:those|patients|people|women|in)|don't let|do not let|need not (?:stop|be|worry|prevent)|use it (?:in|after|during|with)|us(?:e|ed|ing) (?:it |\w+ )?(?:freely |widely )?(?:in|after|during)|all (?:your |of your )?(?:\w+ ){0,3}patients|regardless of|irrespective of|whatever (?:the|their)|also (?:for|in|an option|helps|benefits|suits)|too\b(?! (?:much|many|high|low|long|often|soon|little|late|fast|close|strong|early))|as well\b|still (?:an? )?(?:option|fine|works?|suitable|possible|choice)|benefits?|(?:is|are|it's) (?:a |an )?(?:comfort|friend|ally|answer|help|relief|blessing|good match|easy choice|right for|at home)|brings?\b|gives?\b|settles?|eases?|calms?|welcome[sd]?|who (?:need|want|deserve)|deserve|(?:just )?as much|to gain|no (?:bar|barrier|obstacle|reason to)|no (?:contra-?indications?|restrictions?|exclusions|adjustment|dose adjustment))\b/i;
/** A caution that is declared needless. */
const WAVED_AWAY =
  /\b(?:no need (?:to|for)|need not|needn't|without (?:the need|needing|having|checking|monitoring|testing|any)|regardless of|irrespective of|whatever (?:the|their)|no (?:routine )?(?:monitoring|checks|tests|testing|adjustment|dose adjustments?)|never mind|don't worry about|do not worry about)\b/i;

/** What the medicine does to people, or what has to be watched: the risk is told and nobody is welcomed. */
const TELLS_RISK =
  /\b(?:diarrhoea|nausea|side[- ]effects?|adverse|toxic\w*|tests? (?:matter|are|must)|(?:may|can|might|could|will) (?:raise|rise|cause|worsen|lead|harm|lower)|risks? (?:and|or|against|versus) (?:the )?benefits?|benefits? (?:and|or|against|versus) (?:the )?(?:potential )?risks?|benefit[-/]risk|evaluate|screen (?:for|all)|watch for|look out for|keep an eye|stopped (?:it|treatment|for)|warn\w*)\b/i;

/** A group of the prescribing information in the everyday words of copy. */
const EVERYDAY: [RegExp, RegExp][] = [
  [
    /^pregnan/,
    /\b(?:expecting (?:a baby|mothers?|mums?|women)|mums?[- ]to[- ]be|mothers?[- ]to[- ]be|baby on the way|trimester|antenatal|to term|a bump)\b/i,
  ],
  [/^breast/, /\b(?:nursing (?:mothers?|mums?)|breast-?fe[ed]\w*|lactat\w+|new mothers?)\b/i],
  [/^(?:renal|kidney)/, /\b(?:dialysis|kidneys?|CKD|low eGFR)\b/i],
  [/^(?:hepati|liver)/, /\b(?:livers?|cirrhosis|heavy drinkers?)\b/i],
  [
    /^(?:ischaem|cardia|heart|corona|myocar|angina)/,
    /\b(?:heart attacks?|angina|stents?|bypass|cardiac|heart disease|poorly hearts?)\b/i,
  ],
  [/^hypert/, /\b(?:high blood pressure|hypertensives?)\b/i],
  [/^stroke|^cerebr/, /\b(?:strokes?|TIAs?)\b/i],
  [/^premen/, /\b(?:periods?|still menstruating|younger women|menstruat\w+|premenopaus\w+)\b/i],
  [/^asthma/, /\b(?:asthmatics?|wheezers?)\b/i],
  [/^bleedi|^haemor|^ulcer/, /\b(?:bleeders?|bleeds?|ulcers?)\b/i],
  [/^glauco/, /\bglaucoma\b/i],
  [/^apnoea|^sleep a/, /\b(?:sleep apnoea|snorers?|CPAP)\b/i],
  [/^epilep|^seizur/, /\b(?:epilep\w+|fits?|seizures?)\b/i],
];

/** How a group is named in copy: by the stem of its name at the beginning of a word, or in everyday words. */
function namesOf(stem: string): (lower: string) => boolean {
  const byName = new RegExp(`(?<!\\p{L})${stem}`, "u");
  const everyday = EVERYDAY.filter(([group]) => group.test(stem)).map(([, words]) => words);
  return (lower) => (lower.includes(stem) && byName.test(lower)) || everyday.some((words) => words.test(lower));
}

interface Group {
  isNamedIn(lower: string): boolean;
  kind: "contraindicated" | "cautioned";
}

const groups = oncePer((facts: Facts): Group[] => {
  const terms = facts.licence.terms;
  const copy = ownSentences(facts)
    .map((s) => wordsOf(facts, s))
    .filter((w) => /\bcontra-?indicated in\b|\bmust not be (?:used|given) in\b|\bdo not use in\b/i.test(w))
    .join(" ");
  const barred = (terms?.cautions ?? "")
    .split(/(?<=[.;])\s+/)
    .filter((part) => /\b(?:not recommended|should not|must not|do not use|not be used|avoid in)\b/i.test(part))
    .join(" ");
  const named = (words: string, kind: Group["kind"]) =>
    groupsOf(words).map((stem): Group => ({ isNamedIn: namesOf(stem), kind }));
  return [
    ...named(`${terms?.contraindications ?? ""} ${copy}`, "contraindicated"),
    ...named(barred, "contraindicated"),
    ...named(terms?.cautions ?? "", "cautioned"),
  ];
});

/** "Valve replaced? Works there too.": the question belongs to its answer. */
function withQuestion(facts: Facts, sentence: Sentence): string {
  const before = facts.sentences[sentence.index - 1];
  const words = wordsOf(facts, sentence);
  return before &&
    before.line === sentence.line &&
    /\?["')]*$/.test(wordsOf(facts, before)) &&
    !/^\W*(?:no|not|never|do not|don't)\b/i.test(words)
    ? `${wordsOf(facts, before)} ${words}`
    : words;
}

/** 11.2: a piece does not speak for use in people in whom the medicine is contraindicated, nor wave a caution away. */
export const offLabelGroup: Check = {
  id: "clause-11/off-label-group",
  requirement: "11.on-label",
  severity: "HIGH",
  duty: "must",
  themes: ["off-label", "patient-safety"],
  applies: (facts) => couldPromote(facts) && groups(facts).length > 0,
  find: (facts) => {
    const known = groups(facts);
    return ownSentences(facts).flatMap((s) => {
      const words = withQuestion(facts, s);
      const isWaved = WAVED_AWAY.test(words);
      const isWelcomed =
        WELCOMES.test(words) && !TELLS_RISK.test(words) && !isCaution(words.replace(/\b(?:do not|don't) let\b/gi, ""));
      // Few sentences do either: the groups are looked for in those only.
      if (!isWaved && !isWelcomed) return [];
      if (tellsWhatItGoesWith(words)) return [];
      if (/\?["')]*$/.test(words.trim()) || facts.licence.terms?.all.includes(words)) return [];
      const lower = words.toLowerCase();
      const group = known.find(({ isNamedIn, kind }) => (isWaved || kind === "contraindicated") && isNamedIn(lower));
      if (!group || (isCaution(words) && !WAVED_AWAY.test(words))) return [];
      if (/\b(?:not recommended|contra-?indicated|must not)\b/i.test(words)) return [];
      const what =
        group.kind === "contraindicated"
          ? "in whom the medicine is contraindicated"
          : "for whom the prescribing information asks for care";
      return [
        {
          at: { start: s.start, end: s.end },
          issue: `${quoted(words)} speaks for use in people ${what}. Promotion must not be inconsistent with the Summary of Product Characteristics (Clause 11.2).`,
          fix: { kind: "delete" as const, at: withBlanks(facts, s) },
        },
      ];
    });
  },
  examples: {
    flagged: [
      {
        text: "Tavorel (tavorimib)\nTavorel is contraindicated in pregnancy.\n[[Tavorel can be used even during pregnancy.]]",
        why: "a contraindicated group",
      },
      {
        text: "Tavorel (tavorimib)\n[[One dose, regardless of renal function]]\n\nPrescribing information: Tavorel (tavorimib) 50 mg tablets. Indication: migraine in adults. Dosage: 50 mg once daily. Contraindications: severe renal impairment. Warnings: reduce the dose in moderate renal impairment. Adverse reactions: nausea. Legal category: POM. Cost: £20. PLGB 1/2. MA holder: Ashbourne Ltd.",
        why: "a caution waved away",
      },
      {
        text: "Tavorel (tavorimib)\n[[Suitable for your patients with epilepsy too.]]\n\nPrescribing information: Tavorel (tavorimib) 50 mg tablets. Indication: migraine in adults. Dosage: 50 mg once daily. Contraindications: hypersensitivity; epilepsy. Warnings: falls. Adverse reactions: nausea. Legal category: POM. Cost: £20. PLGB 1/2. MA holder: Ashbourne Ltd.",
        why: "a contraindication of the prescribing information",
      },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib)\nTavorel is contraindicated with inhibitors of the enzyme.\nTavorel can be used in place of inhibitors of the enzyme. If the last dose was on Friday, a patient on inhibitors can start Tavorel on Monday.",
        why: "what it takes the place of",
      },
      {
        text: "Tavorel (tavorimib)\nTavorel is contraindicated in pregnancy. Do not use it in women who may become pregnant.",
        why: "the contraindication itself",
      },
      {
        text: "Tavorel (tavorimib)\nTavorel is contraindicated in severe hepatic impairment.\nTavorel brings nausea in one person out of six, and liver tests matter. Too much may harm the liver.",
        why: "risks are told",
      },
      {
        text: "Tavorel (tavorimib)\nTavorel is contraindicated in epilepsy.\nCan I use Tavorel in epilepsy?",
        why: "a question",
      },
    ],
    inapplicable: [{ text: "Tavorel (tavorimib) for migraine in adults.", why: "no contraindication is told" }],
  },
};
