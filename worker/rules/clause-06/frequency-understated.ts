import { oncePer } from "#worker/lib/once-per.ts";
import { stemOf } from "#worker/text/stems.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { isReported } from "#worker/text/voice/reported.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { hitOn, quoted } from "../checks/hits.ts";
import { prescribingText, speaksOfMedicine } from "../checks/own-claims.ts";
import { concept } from "../concepts/concept.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import { PATIENT } from "../vocabulary/patients.ts";
import { everydayReaction } from "./reaction-names.ts";

/** Said to come seldom. */
const SELDOM = concept(
  "rare|rarely|rarer|rarity|rarities|seldom|infrequent|infrequently|uncommon|uncommonly|unusual|occasional|occasionally|isolated|exceptional|exceptionally|sporadic|scarce",
  "hardly|barely|scarcely ever|any|anyone|anybody",
  "once in ..1 blue|while|career",
  `few ..2 ${PATIENT}|users`,
  "the odd case|patient|episode",
  "few|fewer ..1 feel|get|have|had|notice|noticed|complain|complained|suffer|report",
  "next to never|no one|nobody",
);
/** A fair account gives the frequency, its band, or speaks of the severe form. */
const FAIR =
  /\d|\b(?:very common|common(?:ly)?\s?[:(]|severe|serious|fatal|grade|cases of|rare\s?[:(]|uncommon\s?[:(]|if|should|must|stop)|(?:,|\band) (?:and,? )?(?:more |very |much )?(?:uncommonly|rarely|occasionally|seldom)\b/i;

/** The reactions of the prescribing information that come often: those under "very common" and "common". */
const often = oncePer((facts: Facts): string => {
  const text = prescribingText(facts).toLowerCase();
  return [
    ...text.matchAll(
      /(?<!un)\bcommon\b[^a-z]{0,20}([\s\S]{0,400}?)(?=\b(?:uncommon|rare|very rare|not known|frequency|see (?:the )?spc|legal category|pom\b)|$)/g,
    ),
  ]
    .map((m) => m[1] ?? "")
    .join(" ");
});

/** The reaction that a sentence speaks of, if it is one that comes often. */
function frequentReaction(facts: Facts, sentence: Sentence): string | undefined {
  const listed = often(facts);
  for (let at = sentence.first; at < sentence.last; at++) {
    const word = facts.tokens[at]?.norm ?? "";
    if (word.length < 4 || facts.tokenRoles[at] || DULL.has(word)) continue;
    if (word.length >= 5 && new RegExp(`\\b${stemOf(word)}`).test(listed)) return word;
  }
  return everydayReaction(wordsOf(facts, sentence).toLowerCase(), listed);
}

const DULL = new Set(
  "common uncommon rarely patients people treatment increased decreased disorders reactions reaction effects effect events event adverse other blood with were reported seldom occasional infections infection upper lower tract site include including".split(
    " ",
  ),
);

/** A short question and its answer ("Sore arm? Rare.") are one line. */
function unitOf(facts: Facts, sentence: Sentence): Sentence[] {
  const before = facts.sentences[sentence.index - 1];
  const asked = before?.line === sentence.line && /\?["')]*$/.test(wordsOf(facts, before));
  return asked && before ? [before, sentence] : [sentence];
}

function find(facts: Facts): Hit[] {
  return ownSentences(facts).flatMap((s) => {
    const words = wordsOf(facts, s);
    if (facts.trial.smallPrint[s.index] || !SELDOM.asserts(facts, s) || FAIR.test(words) || /\?\W*$/.test(words))
      return [];
    if (isReported({ ...s, sentence: s }, facts)) return [];
    const unit = unitOf(facts, s);
    const named = unit.map((u) => frequentReaction(facts, u)).find((word) => word !== undefined);
    if (!named) return [];
    return unit.map((u) =>
      hitOn(
        facts,
        u,
        `${quoted(words)} makes ${named} seem seldom, while the prescribing information lists it as common. What is said of adverse reactions must reflect the evidence (Clause 6.4).`,
      ),
    );
  });
}

const EXAMPLE_PI =
  "Prescribing information: Xelvora (mirtazepan) tablets. Please refer to the SPC before prescribing. Presentation: Each tablet contains 10 mg mirtazepan. Indication: diabetes in adults. Dosage: 10 mg once daily. Contraindications: ketoacidosis. Adverse reactions: very common: constipation; common: dizziness, cough; uncommon: rash; rare: hepatitis. Legal category: POM. Cost: 28 tablets £10.64. PLGB 12345/0001. Marketing authorisation holder: Bransby Pharma Ltd.";

/** 6.4: a reaction that comes often is not called rare. */
export const frequencyUnderstated: Check = {
  id: "clause-06/frequency-understated",
  requirement: "6.ae-not-downplayed",
  severity: "HIGH",
  duty: "must",
  themes: ["safety-claim", "misleading-claim", "patient-safety"],
  applies: (facts) => speaksOfMedicine(facts) && often(facts) !== "",
  find,
  examples: {
    flagged: [
      {
        text: `Xelvora (mirtazepan) tablets\n\n[[Constipation is seldom a topic.]]\n\n${EXAMPLE_PI}`,
        why: "very common",
      },
      {
        text: `Xelvora (mirtazepan) tablets\n\n[[Dizzy spells are the exception: dizziness is rarely seen.]]\n\n${EXAMPLE_PI}`,
        why: "common",
      },
      {
        text: `Xelvora (mirtazepan) tablets\n\n[[Hardly anyone had a cough.]]\n\n${EXAMPLE_PI}`,
        why: "in other words",
      },
    ],
    clean: [
      { text: `Xelvora (mirtazepan) tablets\n\nHepatitis is rare.\n\n${EXAMPLE_PI}`, why: "it is rare" },
      {
        text: `Xelvora (mirtazepan) tablets\n\nDizziness occurred in 4% and was rarely severe.\n\n${EXAMPLE_PI}`,
        why: "the rate is given",
      },
      {
        text: `Xelvora (mirtazepan) tablets\n\nConstipation is not rare: plan for it.\n\n${EXAMPLE_PI}`,
        why: "denied",
      },
    ],
    inapplicable: [{ text: "Snow is rare in Cornwall.", why: "no medicine" }],
  },
};
