import { wordsOf } from "#worker/text/words-of.ts";
import { quoted } from "../checks/hits.ts";
import { couldPromote } from "../checks/of-the-medicine.ts";
import type { Facts } from "../facts/index.ts";
import type { Line } from "../facts/types.ts";
import type { Check } from "../types.ts";

const PICTURE =
  /\b(?:image|picture|photo(?:graph)?s?|visual|artwork|illustration|video|drawing|cartoon|painting|film still|banner|cover)\b/i;
/** A line that opens by saying that a picture stands there. */
const CAPTION = /^\W*(?:image|picture|photo(?:graph)?|visual|artwork|illustration|drawing|cover)\b/i;
/** Somebody too young for a licence for adults. */
const YOUNG =
  /\b(?:child|children|toddlers?|bab(?:y|ies)|infants?|schoolboys?|schoolgirls?|boys?|girls?|teenagers?|teenaged?|adolescents?|pupils?|school(?:child|children))\b|\b(?:about|aged?|of) (?:[5-9]|1[0-7]|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)\b/i;
/** An adult who may be the patient stands beside the child, or the child is somebody's. */
const ADULT =
  /\b(?:wom[ae]n|m[ae]n|grand\w+|mother|mum|father|dad|parents?|carer|nurse|doctor|teacher|couple|adults?|famil(?:y|ies)|lady|sons?|daughters?)\b/i;
/** A thing for children, or a child who is only part of a view. */
const BACKDROP =
  /\b(?:background|distance|playground|crowd|street|toys?|logo|charity)\b[^.]{0,30}\b(?:boys?|girls?|children)\b|\bchildren's\b/i;
const ADULT_AGE = 16;

const isOfYoungPatient = (words: string) =>
  PICTURE.test(words) && YOUNG.test(words) && !ADULT.test(words) && !BACKDROP.test(words);

function linesAtFault(facts: Facts): Line[] {
  return facts.lines.filter(
    (line) =>
      (line.zone === "direction" || CAPTION.test(wordsOf(facts, line))) && isOfYoungPatient(wordsOf(facts, line)),
  );
}

/** The sentence of the picture in which the young person stands. */
function placeOf(facts: Facts, line: Line) {
  const young = facts.sentences.find((s) => s.line === line.index && YOUNG.test(wordsOf(facts, s)));
  return young ?? line;
}

/** 11.2: a picture shows nobody as the patient who is too young for the licence. */
export const offLabelPicture: Check = {
  id: "clause-11/off-label-picture",
  requirement: "11.on-label",
  severity: "HIGH",
  duty: "must",
  themes: ["off-label", "misleading-claim"],
  applies: (facts) =>
    couldPromote(facts) && facts.promotion.isPromotional && (facts.licence.terms?.minAge ?? 0) >= ADULT_AGE,
  find: (facts) =>
    linesAtFault(facts).map((line) => {
      const { start, end } = placeOf(facts, line);
      return {
        at: { start, end },
        issue: `${quoted(facts.view.text.slice(start, end))} shows as the patient somebody younger than the licence allows (${quoted(facts.licence.terms?.indication ?? "")}). Pictures must not suggest use outside the Summary of Product Characteristics (Clause 11.2).`,
        fix: { kind: "delete", at: { start: line.start, end: line.end }, note: "Show an adult of the licensed group." },
      };
    }),
  examples: {
    flagged: [
      {
        text: "Promotional advertisement for UK prescribers\n[[Photograph: a boy of about ten on the edge of a football pitch, inhaler in hand]]\nTavorel (tavorimib) is licensed for asthma in adults.",
        why: "a child alone as the patient",
      },
      {
        text: "Promotional advertisement for UK prescribers\n[[Drawing of a teenager asleep over an open exercise book]]\nTavorel (tavorimib) is licensed for narcolepsy in adults aged 18 and over.",
        why: "a teenager for a licence from 18",
      },
    ],
    clean: [
      {
        text: "Promotional advertisement for UK prescribers\n[Photograph: a woman of about seventy bakes with a small boy]\nTavorel (tavorimib) is licensed for shingles in adults aged 50 and over.",
        why: "the adult is the patient",
      },
      {
        text: "Promotional advertisement for UK prescribers\n[Photograph: a teenager checks her glucose at the school gate]\nTavorel (tavorimib) is licensed for type 1 diabetes in adults and children from 6 years.",
        why: "licensed at that age",
      },
    ],
    inapplicable: [
      { text: "[Photograph: a girl on a swing]\nTavorel (tavorimib) tablets.", why: "no licence is told" },
    ],
  },
};
