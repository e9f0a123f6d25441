import { oncePer } from "#worker/lib/once-per.ts";
import { findPhrases, type Match } from "#worker/text/language/phrases.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { isDisowned } from "#worker/text/voice/own-words.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { hitOn, quoted } from "../checks/hits.ts";
import { prescribingText, speaksOfMedicine } from "../checks/own-claims.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";
import { SIMPLE, type Simple } from "./simple-dosing.ts";

/** Mild impairment told, severe impairment left for the prescribing information. */
const MILD =
  /\b(?:mild|moderate)\b[^.]{0,60}\b(renal|kidney|hepatic|liver)\b[^.]{0,80}\b(?:no (?:dose )?(?:change|adjustment)|no dosage|can be used|suitable|same dose|not needed|unchanged)|\bno (?:dose |dosage )?(?:change|adjustment)[^.]{0,50}\b(?:mild|moderate)\b[^.]{0,40}\b(renal|kidney|hepatic|liver)\b/i;
const ORGANS: Record<string, string> = {
  renal: "(?:renal|kidney)",
  kidney: "(?:renal|kidney)",
  hepatic: "(?:hepatic|liver)",
  liver: "(?:hepatic|liver)",
};

function severeLeftOut(facts: Facts): Hit[] {
  const pi = prescribingText(facts);
  return ownSentences(facts).flatMap((s) => {
    const m = MILD.exec(wordsOf(facts, s));
    const organ = ORGANS[(m?.[1] ?? m?.[2] ?? "").toLowerCase()];
    if (!m || !organ) return [];
    const severe = new RegExp(`\\bsevere ${organ}[^.;,]{0,60}`, "i");
    const told = ownSentences(facts).some((o) => severe.test(wordsOf(facts, o)));
    const left = severe.exec(pi);
    if (!left || told) return [];
    return [
      hitOn(
        facts,
        s,
        `${quoted(wordsOf(facts, s))} stops short of what the prescribing information says (${quoted(left[0])}). Advice on use must have all its safety points beside it.`,
      ),
    ];
  });
}

/** The notes that say otherwise than a simple line, looked for once for each. */
const notesAgainst = oncePer((facts: Facts) => {
  const notes = facts.sentences.filter((s) => s.zone !== "pi" && facts.trial.smallPrint[s.index]);
  return oncePer(({ denied }: Simple) => notes.filter((s) => denied.test(wordsOf(facts, s))));
});

/** What the prescribing information says of a simple line, looked for once for each. */
const inPrescribingText = oncePer((facts: Facts) => {
  const pi = prescribingText(facts);
  return oncePer(({ unless, denied }: Simple) => ({
    unless: unless?.test(pi) === true,
    denied: denied.exec(pi)?.[0],
  }));
});

/** Where the piece says otherwise: prescribing information, or cautions elsewhere in it. */
function denial(facts: Facts, simple: Simple, match: Match): string | null {
  const saidInPi = inPrescribingText(facts)(simple);
  if (saidInPi.unless) return null;
  if (saidInPi.denied) return saidInPi.denied;
  const other = notesAgainst(facts)(simple).find((s) => s.index !== match.sentence.index);
  return other ? wordsOf(facts, other) : null;
}

/** The caution stands beside the simple line: nothing is left out. */
function toldBeside(facts: Facts, simple: Simple, match: Match): boolean {
  const { index } = match.sentence;
  return (simple.ofForm ? facts.sentences : facts.sentences.slice(Math.max(0, index - 1), index + 4)).some(
    (s) =>
      s.index !== match.sentence.index &&
      (s.zone === "body" || s.zone === "heading") &&
      !facts.trial.smallPrint[s.index] &&
      simple.denied.test(wordsOf(facts, s)),
  );
}

function find(facts: Facts): Hit[] {
  return [...severeLeftOut(facts), ...tooSimple(facts)].filter(
    (hit, i, all) => all.findIndex((h) => h.at?.start === hit.at?.start) === i,
  );
}

function tooSimple(facts: Facts): Hit[] {
  return SIMPLE.flatMap((simple) =>
    findPhrases(simple.said, facts, ownSentences(facts)).flatMap((match) => {
      const words = wordsOf(facts, match.sentence);
      if (
        words.endsWith("?") ||
        isDisowned(match, facts) ||
        facts.trial.smallPrint[match.sentence.index] ||
        /\b(?:should|must|mild|if|unless|except|provided|patients? (?:with|without)|those (?:with|without)|normal (?:renal|kidney|liver|hepatic)|INR|coagulation|routine|placebo|randomi[sz]ed|n ?=)\b/i.test(
          words,
        )
      )
        return [];
      const said = denial(facts, simple, match);
      if (!said || toldBeside(facts, simple, match)) return [];
      return [
        hitOn(
          facts,
          match.sentence,
          `${quoted(words)} leaves out what a prescriber must know here: ${simple.what} (${quoted(said)}). Advice on use must have its safety points beside it and not only in the prescribing information.`,
        ),
      ];
    }),
  );
}

const EXAMPLE_PI =
  "Prescribing information: Xelvora (mirtazepan) tablets. Please refer to the SPC before prescribing. Presentation: Each tablet contains 10 mg mirtazepan. Indication: diabetes in adults. Dosage: 10 mg once daily; reduce to 5 mg in severe hepatic impairment. Contraindications: ketoacidosis. Warnings: monitor renal function before and during treatment. Adverse reactions: nausea. Legal category: POM. Cost: 28 tablets £10.64. PLGB 12345/0001. Marketing authorisation holder: Bransby Pharma Ltd.";

/** Clause 6.1: advice on use has its safety points beside it. */
export const dosingLeftOut: Check = {
  id: "clause-06/dosing-left-out",
  requirement: "6.partial-safety",
  severity: "HIGH",
  duty: "must",
  themes: ["dosing-information", "patient-safety", "misleading-claim"],
  applies: (facts) =>
    speaksOfMedicine(facts) &&
    (SIMPLE.some((simple) => findPhrases(simple.said, facts, ownSentences(facts)).length > 0) ||
      ownSentences(facts).some((s) => MILD.test(wordsOf(facts, s)))),
  find,
  examples: {
    flagged: [
      {
        text: `Xelvora (mirtazepan) tablets\n\n[[Start on 10 mg, stay on 10 mg]]\n\n${EXAMPLE_PI}`,
        why: "a lower dose in hepatic impairment",
      },
      {
        text: `Xelvora (mirtazepan) tablets\n\n[[No dose adjustment with Xelvora.]]\n\n${EXAMPLE_PI}`,
        why: "no adjustment",
      },
      {
        text: `Xelvora (mirtazepan) tablets\n\n[[No blood tests, no fuss]]\n\n${EXAMPLE_PI}`,
        why: "monitoring is required",
      },
    ],
    clean: [
      {
        text: `Xelvora (mirtazepan) tablets\n\nOver 12 weeks pain fell from 11.8 to 7.9 with Xelvora once daily and to 9.5 with placebo (n=604).\n\n${EXAMPLE_PI}`,
        why: "the regimen of a trial",
      },
      {
        text: "Xelvora (mirtazepan)\n\nTwice-daily Xelvora capsules\n\nOnce-daily Xelvora XL tablets\n\n* Price of Xelvora, taken twice daily, against Xelvora XL: £14 and £12 for 28 days.",
        why: "two forms, each with its own dosing in full view",
      },
      {
        text: `Xelvora (mirtazepan) tablets\n\nOne dose for all adults\nReduce to 5 mg in severe hepatic impairment.\n\n${EXAMPLE_PI}`,
        why: "the exception stands beside it",
      },
      {
        text: `Xelvora (mirtazepan) tablets\n\nOne tablet. Once a day. With or without food.\n\n${EXAMPLE_PI}`,
        why: "plain dosing",
      },
      {
        text: "Xelvora (mirtazepan) tablets\n\nNo routine INR monitoring\n\nPrescribing information: Xelvora (mirtazepan) tablets. Please refer to the SPC before prescribing. Presentation: Each tablet contains 10 mg mirtazepan. Indication: atrial fibrillation in adults. Dosage: 10 mg once daily. Contraindications: bleeding. Warnings: check renal function before treatment. Adverse reactions: bleeding. Legal category: POM. Cost: 28 tablets £10.64. PLGB 12345/0001. Marketing authorisation holder: Bransby Pharma Ltd.",
        why: "one test that is indeed not needed",
      },
    ],
    inapplicable: [
      { text: "Xelvora (mirtazepan) tablets for adults.", why: "no such line" },
      { text: "No blood tests are needed to join the study panel.", why: "no medicine" },
    ],
  },
};
