import { wordsOf } from "#worker/text/words-of.ts";
import { hitOn, quoted } from "../checks/hits.ts";
import { ownClaims, sentenceOf, speaksOfMedicine } from "../checks/own-claims.ts";
import type { Facts } from "../facts/index.ts";
import type { Reference } from "../facts/references.ts";
import { sharesTopic, topicsOf } from "../facts/topics.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";

const SUPERSEDED =
  /\b(?:(?:was|were|is|has (?:now |since )?been|have (?:now |since )?been|since|now|later) (?:replaced|superseded|withdrawn|archived|retired|retracted|corrected|overtaken|revised|updated) (?:in|by|on|since|with|and|from)\b|superseded|retracted|since (?:been )?(?:replaced|updated|revised|withdrawn)|no longer (?:current|in force|valid|applies|recommended)|out[- ]of[- ]date|obsolete|(?:newer|later|current|latest) (?:edition|version|guideline|guidance|analysis|SPC|price)[^.]{0,40}\b(?:shows?|lists?|gives?|places?|says?|states?|no longer|removed|lower|higher|third|second)|(?:withdrawn|replaced|retired|archived|superseded) (?:in |on |by )?(?:the |an? |january|february|march|april|may|june|july|august|september|october|november|december|20\d\d)|final analysis[^.]{0,50}\b(?:lower|showed|no)|(?:expired|lapsed))\b/i;
const OLD_GUIDELINE_YEARS = 10;

/** The year in which the piece was made, from its date line. */
function madeIn(facts: Facts): number | null {
  const m =
    /\b(?:date of (?:preparation|revision)|prepared|drawn up|last (?:revised|updated)|date prepared|preparation date)\b[^\n]{0,30}?\b(20\d\d)\b/i.exec(
      facts.view.text,
    );
  return m ? Number(m[1]) : null;
}

/** Sentences of notes and references that say that a source has been replaced. */
function replaced(facts: Facts): Sentence[] {
  return facts.sentences.filter(
    (s) =>
      s.zone !== "pi" &&
      s.zone !== "ae-statement" &&
      facts.trial.smallPrint[s.index] &&
      SUPERSEDED.test(wordsOf(facts, s)),
  );
}

function restsOn(facts: Facts, note: Sentence): Sentence[] {
  const topics = topicsOf(facts, note.first, note.last);
  return ownClaims(facts)
    .filter((c) => c.sentence !== note.index && !SUPERSEDED.test(wordsOf(facts, sentenceOf(facts, c.sentence))))
    .filter((c) => sharesTopic(topics, c.topics))
    .map((c) => sentenceOf(facts, c.sentence));
}

/** Also claims that no kind of claim fits: a sentence that cites the source in the present tense. */
function citing(facts: Facts, entry: Reference): Sentence[] {
  return facts.sentences.filter(
    (s) =>
      (s.zone === "heading" || s.zone === "body") &&
      !facts.trial.smallPrint[s.index] &&
      !SUPERSEDED.test(wordsOf(facts, s)) &&
      facts.citations.some((c) => c.start >= s.start && c.start <= s.end && c.numbers.includes(entry.number ?? -1)),
  );
}

function find(facts: Facts): Hit[] {
  const outdated = replaced(facts).flatMap((note) => {
    const entry = facts.references.entries.find((e) => e.start < note.end && note.start < e.end);
    const on = entry?.number ? citing(facts, entry) : restsOn(facts, note);
    return on.map((s) =>
      hitOn(
        facts,
        s,
        `${quoted(wordsOf(facts, s))} rests on a source that the piece itself says is no longer current: ${quoted(wordsOf(facts, note))} Claims must reflect all the current evidence.`,
      ),
    );
  });
  const year = madeIn(facts);
  const old = facts.references.entries.flatMap((entry) => {
    if (!year || !entry.year || entry.kind !== "guideline" || year - entry.year < OLD_GUIDELINE_YEARS) return [];
    if (SUPERSEDED.test(entry.text)) return [];
    return citing(facts, entry)
      .slice(0, 1)
      .map((s) => ({
        ...hitOn(
          facts,
          s,
          `${quoted(wordsOf(facts, s))} rests on guidance of ${entry.year}; it should be checked against the current edition.`,
          {
            kind: "insert" as const,
            at: entry.end,
            text: " [confirm that this is the current edition]",
          },
        ),
        severity: "LOW" as const,
      }));
  });
  const hits = [...outdated, ...old];
  return hits.filter((hit, i) => hits.findIndex((h) => h.at?.start === hit.at?.start) === i);
}

/** Clause 6.1: the evidence is current. */
export const supersededSource: Check = {
  id: "clause-06/superseded-source",
  requirement: "6.data-current",
  severity: "HIGH",
  duty: "must",
  themes: ["out-of-date-information", "misleading-claim"],
  applies: (facts) =>
    speaksOfMedicine(facts) &&
    (replaced(facts).length > 0 || facts.references.entries.some((e) => e.kind === "guideline")),
  find,
  examples: {
    flagged: [
      {
        text: "Xelvora (mirtazepan)\n\n[[The National Pain Standard places Xelvora first in primary care.1]]\n\nSources\n1. National Pain Standard, 2nd edition, 2016 (this edition was replaced in 2023 by the 3rd, which lists Xelvora third). 2. Xelvora SPC.",
        why: "the references say that the edition was replaced",
      },
      {
        text: "Xelvora (mirtazepan)\n\n[[At week 12, 54% of patients were in remission.1]]\n\nReferences: 1. Ames R et al. Lancet Gut 2019;4:12-18 (interim; superseded by the final analysis, 2022). 2. Xelvora SPC.",
        why: "an interim result that was superseded",
      },
    ],
    clean: [
      {
        text: "Xelvora (mirtazepan)\n\nThe 2016 standard placed Xelvora first; it was replaced in 2023 by an edition that lists it third.1\n\nReferences: 1. National Pain Standard, 3rd edition, 2023.",
        why: "told straight",
      },
      {
        text: "Xelvora (mirtazepan)\n\nNICE recommends Xelvora as an option.1\n\nReferences: 1. NICE technology appraisal TA9412, 2024.\n\nDate of preparation: June 2024",
        why: "current guidance",
      },
    ],
    inapplicable: [
      { text: "Xelvora (mirtazepan) 10 mg tablets for adults with pain.", why: "no source" },
      { text: "Our 2021 list was replaced in 2023.", why: "no medicine" },
    ],
  },
};
