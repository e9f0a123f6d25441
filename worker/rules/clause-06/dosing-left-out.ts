import type { Facts } from "../facts/index.ts";
import { quoted } from "../hits.ts";
import { findPhrases, type Match, phrases } from "../pattern.ts";
import { copySentences, isDisowned, wordsOf } from "../stance.ts";
import type { Check, Hit } from "../types.ts";
import { examples } from "./dosing-left-out.examples.ts";
import { hitOn, prescribingText, speaksOfMedicine } from "./reading.ts";

const NEED = "need|needed|needs|require|requires|required|requirement|necessary|call";
interface Simple {
  said: ReturnType<typeof phrases>;
  /** Where the prescribing information says otherwise. */
  denied: RegExp;
  /** Words of the prescribing information that bear the line out after all. */
  unless?: RegExp;
  what: string;
}

const SIMPLE: Simple[] = [
  {
    said: phrases(
      "no|without|never|zero ..2 dose|dosage? adjustment|adjustments|titration",
      `no ..2 ${NEED} ..2 adjust|titrate|change|reduce|adjustment|titration`,
      "no|without up? titration|uptitration",
      "one|same|single|fixed dose|strength|tablet ..3 all|every|everyone|everybody|any|whatever|each",
      "regardless|irrespective|whatever ..3 renal|kidney|hepatic|liver|age|weight|function",
      "start ..4 stay|remain|keep ..3 on",
      "all|every|any ..3 patients|patient ..4 start|take|same ..2 dose",
    ),
    denied:
      /\b(?:reduce|lower|halve|adjust|max(?:imum)?|half|decrease|not exceed|lower dose|dose reduction|start (?:with|at)|titrat\w*|increase)\b[^.;]{0,70}\b(?:renal|hepatic|kidney|liver|impairment|creatinine|eGFR|elderly|older|weight|kg|weeks?)\b|\b(?:renal|hepatic|kidney|liver|impairment|creatinine|eGFR|elderly|older|weight)\b[^.;]{0,70}\b(?:reduce|lower|halve|adjust|max|half|decrease|mg)\b|\d ?(?:mg|micrograms?|g|units) (?:\w+ ){0,3}in (?:\w+ ){0,3}(?:renal|hepatic|kidney|liver|elderly|older)\b|\d ?(?:mg|micrograms?|g|units)[^.;]{0,40}\b(?:if|when|in|for|below|above)\b[^.;]{0,30}\b(?:eGFR|creatinine|renal|hepatic|kidney|liver|elderly|aged)\b/i,
    what: "the dose does have to be adjusted",
  },
  {
    said: phrases(
      `no|without|zero ..3 monitoring|tests|test|checks|blood`,
      `no ..2 ${NEED} ..4 monitor|monitoring|test|tests|testing|checks|bloods`,
      "monitoring|blood tests? not ..1 needed|required|necessary",
      "monitoring|test free",
    ),
    denied:
      /\b(?:monitor|check|test|measure)\b[^.;]{0,60}\b(?:liver|renal|kidney|potassium|calcium|blood|enzymes|function|ECG|pressure|count|lipids|sodium|glucose|creatinine|weight|levels?|before|during)\b|\b(?:monitoring|blood tests?) (?:is |are )?(?:required|recommended|needed|necessary)\b/i,
    what: "monitoring is required",
  },
  {
    said: phrases(
      "no ..2 interactions|interaction",
      "no ..3 drug interactions",
      "add ..4 any|all ..2 regimen|treatment|medicine|therapy",
      "combine|combined|mixes|used ..3 any|all|every ..2 medicine|medicines|treatment|statin|statins",
    ),
    denied:
      /\b(?:interactions?|inhibitors?|inducers?|caution with|not with|avoid (?:with|concomitant)|concomitant|contra-?indicat\w*[^.;]{0,60}\bwith)\b/i,
    what: "there are interactions",
  },
  {
    said: phrases(
      "suitable|appropriate|fine|right|ideal|perfect ..2 for|in ..3 all|every|any|whatever|elderly|renal|pregnan*",
      "no contraindications|contraindication|restrictions|exclusions|precautions|warnings",
      "for|in any|every|all ..2 patient|patients ..3 heart|kidney|renal|liver|age|diabetes|pain|asthma|af",
    ),
    denied: /\b(?:contra-?indicat\w*|do not use|must not)\b/i,
    what: "there are patients who must not have it",
  },
  {
    said: phrases("with or without food|meals", "any time of day", "regardless|irrespective of food|meals|mealtimes"),
    denied:
      /\b(?:(?:with|after|before|without) (?:food|meals?|breakfast)|fasting|empty stomach|(?:in the )?(?:morning|evening) (?:with|before|after)|at bedtime)\b(?<!with or without food)/i,
    what: "when and how it is taken does matter",
  },
  {
    said: phrases("once daily|a|per day?", "one|single tablet|capsule|dose a|per|each day"),
    denied: /\b(?:twice|two times|three times|four times) (?:a day|daily|each day)\b/i,
    unless: /\bonce (?:a day|daily|a week|weekly|a month|monthly|each day)\b/i,
    what: "the licensed dose is taken more often",
  },
  {
    said: phrases(
      "not|no|without ..3 affect|effect|affects|impair ..3 driving|drive|machines",
      "safe|fine|able|free to drive",
      "stop|stopped|stopping ..3 any time|once|tapering",
      "no ..2 withdrawal|tapering|taper",
    ),
    denied:
      /\b(?:driving|drive|machines|withdraw gradually|(?:do not|not be) (?:stop|withdraw)\w* (?:suddenly|abruptly)|withdrawal (?:symptoms|reactions|effects)|taper|dizziness|somnolence)\b/i,
    what: "the prescribing information warns of it",
  },
];

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
  return copySentences(facts).flatMap((s) => {
    const m = MILD.exec(wordsOf(facts, s));
    const organ = ORGANS[(m?.[1] ?? m?.[2] ?? "").toLowerCase()];
    if (!m || !organ) return [];
    const severe = new RegExp(`\\bsevere ${organ}[^.;,]{0,60}`, "i");
    const told = copySentences(facts).some((o) => severe.test(wordsOf(facts, o)));
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

/** Where the piece says otherwise: prescribing information, or cautions elsewhere in it. */
function denial(facts: Facts, simple: Simple, match: Match): string | null {
  const pi = prescribingText(facts);
  if (simple.unless?.test(pi)) return null;
  const inPi = simple.denied.exec(pi)?.[0];
  if (inPi) return inPi;
  const other = facts.sentences.find(
    (s) =>
      s.index !== match.sentence.index &&
      s.zone !== "pi" &&
      facts.trial.smallPrint[s.index] &&
      simple.denied.test(wordsOf(facts, s)),
  );
  return other ? wordsOf(facts, other) : null;
}

/** The caution stands beside the simple line: nothing is left out. */
function toldBeside(facts: Facts, simple: Simple, match: Match): boolean {
  return facts.sentences
    .slice(Math.max(0, match.sentence.index - 1), match.sentence.index + 4)
    .some(
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
    findPhrases(simple.said, facts, copySentences(facts)).flatMap((match) => {
      const words = wordsOf(facts, match.sentence);
      if (
        words.endsWith("?") ||
        isDisowned(match, facts, 2) ||
        facts.trial.smallPrint[match.sentence.index] ||
        /\b(?:should|must|mild|if|unless|except|provided|patients? (?:with|without)|those (?:with|without)|normal (?:renal|kidney|liver|hepatic)|INR|coagulation|routine)\b/i.test(
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

/** Clause 6.1: advice on use has its safety points beside it. */
export const dosingLeftOut: Check = {
  id: "clause-06/dosing-left-out",
  requirement: "6.partial-safety",
  severity: "HIGH",
  duty: "must",
  themes: ["dosing-information", "patient-safety", "misleading-claim"],
  applies: (facts) =>
    speaksOfMedicine(facts) &&
    (SIMPLE.some((simple) => findPhrases(simple.said, facts, copySentences(facts)).length > 0) ||
      copySentences(facts).some((s) => MILD.test(wordsOf(facts, s)))),
  find,
  examples,
};
