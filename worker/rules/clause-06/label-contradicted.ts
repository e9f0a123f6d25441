import { oncePer } from "#worker/lib/once-per.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { isReported } from "#worker/text/voice/reported.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { hitOn, quoted } from "../checks/hits.ts";
import { isSlogan, isStatement, speaksOfMedicine } from "../checks/own-claims.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import type { Contradiction } from "./label-contradicted.care.ts";
import { examples } from "./label-contradicted.examples.ts";
import { CONTRADICTIONS } from "./label-contradicted.words.ts";

/** Advice and its conditions, and other tests than those that a licence asks for. */
const CONDITIONAL =
  /\b(?:normal (?:\w+ )?(?:kidneys?|renal|liver|hepatic|function)|should|must|if|unless|except|provided|until|mild|moderate|INR|coagulation|routine|cannot be|can not be|are not interchangeable|is not interchangeable|contra-?indicated|do not (?:use|give|take|start|prescribe)|\d+ (?:and|or) (?:above|over|more|below|under)\b|not (?:recommended|suitable|for use)|see the SPC|section \d)\b/i;

/** What harm may come is the licence speaking, and no boast against it. */
const WARNS =
  /\b(?:(?:can|may|might|could) (?:cause|harm|lead to)|(?<!\b(?:no|without|zero) )(?:potential|increased|enhanced) risk)\b/i;
/** What stands in a list of those who must not have it. */
const BARS =
  /^\W*(?:contra-?indications?|do not use|must not be (?:used|given|taken)|warnings?|precautions?)\b[^.\n]{0,40}:?\W*$/i;
const REACH_OF_A_LIST = 8;

const standsInAList = (facts: Facts, { line, index }: Sentence): boolean =>
  /^\W*[•·▪‣*-] /.test(facts.view.text.slice(facts.lines[line]?.start ?? 0, (facts.lines[line]?.start ?? 0) + 6)) &&
  facts.sentences.slice(Math.max(0, index - REACH_OF_A_LIST), index).some((s) => BARS.test(wordsOf(facts, s)));

/** A boast is short; what is longer explains. */
const MAX_LINE_CHARS = 150;

/** A short question and its answer are one line. */
function withAnswer(facts: Facts, sentence: Sentence): Sentence[] {
  const next = facts.sentences[sentence.index + 1];
  const asked = /\?["')]*$/.test(wordsOf(facts, sentence)) && sentence.last - sentence.first <= 8;
  const close = next && (next.line === sentence.line || !facts.lines[next.line]?.opensGroup);
  return asked && next && close ? [sentence, next] : [sentence];
}

/** Short sentences that stand side by side in a line ("Same numbers. New name.") are read as one. */
function unitsOf(facts: Facts): Sentence[][] {
  return ownSentences(facts)
    .filter((s) => s.zone !== "direction" && !facts.trial.smallPrint[s.index])
    .map((s) => withAnswer(facts, s));
}

/** Where the licence speaks in the piece: prescribing information, notes, cautions of the copy. */
const licenceWords = oncePer((facts: Facts): Sentence[] => {
  const safety = new Set(facts.claims.safety);
  return facts.sentences.filter(
    (s) =>
      s.zone === "pi" ||
      (s.zone !== "ae-statement" &&
        s.zone !== "footer" &&
        (facts.trial.smallPrint[s.index] || safety.has(s.index) || DOSE_RULE.test(wordsOf(facts, s)))),
  );
});
const DOSE_RULE =
  /\b(?:dose|units?|tablets?|mg)\b[^.]{0,80}\b(?:reduce[ds]?|halved?|adjust\w*|impairment|eGFR|cannot|not)\b|\b(?:SPC|licence) (?:says|states|asks|section)|\bsection 4\.[2-6]\b/i;

/** Where the piece denies what a contradiction claims. */
const denials = oncePer((facts: Facts) =>
  oncePer(({ denied, anywhere }: Contradiction) =>
    (anywhere ? facts.sentences : licenceWords(facts)).filter((s) => denied.test(wordsOf(facts, s))),
  ),
);

const ORDINARY_WORD =
  /^(?:medicines?|patients?|treatments?|within|stop\w*|start\w*|after|before|hours?|weeks?|doses?|should|given|taken|tablets?|capsules?|study|period|their|other|another|there|which|those|these|adults?)$/;

/** The words by which a sentence can name another medicine: none of the piece's own, none that any sentence has. */
function namingWords(facts: Facts, sentence: Sentence): Set<string> {
  const own = facts.products.flatMap(({ name, generic }) => [name, generic ?? name].map((n) => n.toLowerCase()));
  const words =
    wordsOf(facts, sentence)
      .toLowerCase()
      .match(/\p{L}{5,}/gu) ?? [];
  return new Set(words.filter((word) => !ORDINARY_WORD.test(word) && !own.some((name) => name.includes(word))));
}

function denial(facts: Facts, against: Contradiction, unit: Sentence[]): Sentence | undefined {
  const others = denials(facts)(against).filter((s) => !unit.includes(s));
  if (!against.sameMedicine) return others[0];
  const named = new Set(unit.flatMap((s) => [...namingWords(facts, s)]));
  return others.find((s) => [...namingWords(facts, s)].some((word) => named.has(word)));
}

function meets(facts: Facts, { all }: Contradiction, unit: Sentence[]): boolean {
  return all.every((idea) => unit.some((s) => idea.has(facts, s)));
}

/** The exception stands in plain sight right after the line. */
function toldBeside(facts: Facts, against: Contradiction, unit: Sentence[]): boolean {
  const last = unit.at(-1);
  if (!last) return false;
  return facts.sentences.slice(last.index + 1, last.index + 3).some((s) => {
    const apart = s.line !== last.line && facts.lines[s.line]?.opensGroup === true;
    return (
      !apart &&
      (s.zone === "body" || s.zone === "heading") &&
      !facts.trial.smallPrint[s.index] &&
      !meets(facts, against, [s]) &&
      against.denied.test(wordsOf(facts, s))
    );
  });
}

function find(facts: Facts): Hit[] {
  const possible = CONTRADICTIONS.filter(({ all }) => all.every((idea) => idea.matches(facts).length > 0));
  if (possible.length === 0) return [];
  return unitsOf(facts).flatMap((unit) => {
    const [first] = unit;
    const last = unit.at(-1);
    if (!first || !last) return [];
    const isLong = last.end - last.start > MAX_LINE_CHARS && !isSlogan(facts, last);
    const met = possible.filter((c) => (!isLong || c.long) && meets(facts, c, unit));
    if (met.length === 0 || !isStatement(facts, last)) return [];
    const words = wordsOf(facts, { start: first.start, end: last.end });
    if (CONDITIONAL.test(words) || WARNS.test(words) || standsInAList(facts, first)) return [];
    if (isReported({ ...first, sentence: first }, facts)) return [];
    const against = met.find(
      (c) => !c.unless?.test(words) && denial(facts, c, unit) && (c.advice || !toldBeside(facts, c, unit)),
    );
    const said = against && denial(facts, against, unit);
    if (!against || !said) return [];
    const at = against.denied.exec(wordsOf(facts, said))?.[0] ?? wordsOf(facts, said);
    return unit.map((s) =>
      hitOn(
        facts,
        s,
        `${quoted(words)} is contradicted by the piece's own licence terms: ${against.what} (${quoted(at)}). A claim must be true without its small print.`,
      ),
    );
  });
}

/** Clause 6.1: no line on use is contradicted by the prescribing information or by a note of the same piece. */
export const labelContradicted: Check = {
  id: "clause-06/label-contradicted",
  requirement: "6.not-misleading-overall",
  severity: "HIGH",
  duty: "must",
  themes: ["misleading-claim", "dosing-information", "patient-safety"],
  applies: (facts) => speaksOfMedicine(facts) && licenceWords(facts).length > 0,
  find,
  examples,
};
