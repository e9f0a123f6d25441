import { phrases } from "#worker/text/language/phrases.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { ownWords } from "#worker/text/voice/own-words.ts";
import { oncePerSentence, wordsOf } from "#worker/text/words-of.ts";
import { pointAt, quoted } from "../checks/hits.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check } from "../types.ts";
import { STUDY } from "../vocabulary/evidence.ts";

const WORK = `${STUDY}|paper|papers|article|articles|analysis|review|reviews|research|data|evidence|literature|investigation|report|findings`;
/** A published or completed study is said to have shown something. */
const MENTION = phrases(
  `published|landmark|pivotal|recent|large|independent|clinical|randomised|major|new|leading|peer|key ..3 ${WORK} ..4 show|shows|showed|shown|found|finds|demonstrate|demonstrates|demonstrated|confirm|confirms|confirmed|prove|proves|proved|proven|suggest|suggests|reported|reports|revealed|concluded|indicate|indicates|support|supports`,
  `${WORK} ..1 has|have|show|shows|showed|prove|proves|proved|demonstrates|demonstrated|confirm|confirms ..2 shown|proven|that|how|demonstrated|confirmed|found|it|@product`,
  `${STUDY}|research|evidence show|shows|showed|prove|proves|proved|demonstrate|demonstrates|demonstrated|confirm|confirms|confirmed|suggest|suggests`,
  "reported|published|seen|described in ..3 journal|journals|lancet|bmj|literature",
  "came|appeared|printed|presented|written|featured|carried|reported|read|ran|accepted|found ..3 in|at|by|up ..4 journal|journals|congress|periodical|bulletin",
  `according to ..3 ${WORK}`,
  "in|the lancet|bmj|nejm|jama|nature|new england",
  `proven|shown|tested|confirmed in ..2 ${STUDY}`,
  "clinically|scientifically|trial proven|shown|tested",
  `as ..1 shown|seen|proved|demonstrated|reported ..1 in|by ..3 ${WORK}`,
);
/** The work is named so that it can be found, or no such thing is meant. */
const FOUND =
  /\bet al\b|\b(?:19|20)\d{2};\s?\d|\bISRCTN\d|\bNCT\d|\[reference\b|\bdata on file\b|\bSPC\b|\bSummary of Product Characteristics\b|\bNICE\b|\bTA\d{3}/i;
const NOT_SHOWN =
  /\b(?:may|might|could|can) (?:show|find|suggest|prove)\b|\byou will have read\b|\b(?:prescribing|sales|dispensing|usage) data\b|\b(?:no|not|nor|without|few|lack of|insufficient)\b[^.]{0,30}\b(?:study|studies|trials?|data|evidence|research|paper)\b|\b(?:study|studies|trials?|data|evidence|research)\b[^.]{0,30}\b(?:will|would|is planned|are planned|is under way|needed|not|cannot|available on request)\b|\b(?:study|studies|trials?|data|evidence|research|results) (?:that |which )?(?:I|we|you) (?:have |had |'ve )?(?:just |already )?(?:shown?|showed|presented|seen|saw|heard)\b|\b(?:will be|to be|plan to|expect to|shall be) published\b/i;

/** A heading over what follows, not a statement. */
const LABEL = /^\W*(?:(?:[A-Z]|\d{1,2})[.)] |\d\/\d\s+)?(?:what|how|where|which) [^.]{0,60}[^.!]$/i;

const isCited = (facts: Facts, s: Sentence) =>
  facts.citations.some((c) => s.start <= c.start && c.end <= s.end + 2) || /[*†‡§]/.test(wordsOf(facts, s));

/** A citation at the end of the paragraph covers the sentences before it in the same line. */
function coveredByLine(facts: Facts, sentence: Sentence): boolean {
  const next = facts.sentences[sentence.index + 1];
  return next !== undefined && next.line === sentence.line && isCited(facts, next);
}

/** Where a reference goes: before the full stop. */
function beforeStop(facts: Facts, sentence: Sentence): number {
  return /[.!]$/.test(wordsOf(facts, sentence)) ? sentence.end - 1 : sentence.end;
}

/** 14.2: when promotional material refers to published studies, clear references must be given. */
export const referencesGiven: Check = {
  id: "clause-14/references-given",
  requirement: "14.references-given",
  severity: "MEDIUM",
  duty: "must",
  themes: ["references-and-quotations", "unsubstantiated-claim"],
  applies: (facts) => facts.promotion.isPromotional,
  find: (facts) =>
    oncePerSentence(
      ownWords(
        MENTION,
        facts,
        ownSentences(facts).filter((s) => s.zone !== "direction"),
      ),
    )
      .filter(({ sentence }) => {
        const words = wordsOf(facts, sentence);
        return (
          !isCited(facts, sentence) &&
          !coveredByLine(facts, sentence) &&
          !FOUND.test(words) &&
          !NOT_SHOWN.test(words) &&
          !words.trim().endsWith("?") &&
          !LABEL.test(words)
        );
      })
      .map((match) => ({
        at: pointAt(facts, match.sentence, match),
        issue: `${quoted(wordsOf(facts, match))} refers to a published study or its result, but nothing tells the reader which. When material refers to published studies, clear references must be given (Clause 14.2).`,
        fix: {
          kind: "insert" as const,
          at: beforeStop(facts, match.sentence),
          text: " [reference: authors, journal, year;volume:pages]",
          note: "Give the reference, or delete the sentence if there is none.",
        },
      })),
  examples: {
    flagged: [
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\n[[A published study showed that pain eased within two hours]]",
        why: "a study without a reference",
      },
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\n[[Recent clinical trials have shown that Tavorel works in nine days.]]",
        why: "trials without a reference",
      },
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\n[[The work appeared in a headache journal two years ago.]]",
        why: "a journal that nobody could find",
      },
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\n[[Clinically proven to lower attack rates]]",
        why: "proof without a source",
      },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nI would like a copy of the published study, which is peer reviewed.\nA review may show that somebody needs less treatment.",
        why: "the study itself, and what may be",
      },
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nA published study showed pain freedom in 31% v 22%.1\nReferences: 1. Ash P et al. Pain Trials 2023;4:1-9.",
        why: "cited",
      },
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nNo published trial has compared Tavorel with other tablets.",
        why: "none exists",
      },
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nIn a published study (Ash P et al. Pain Trials 2023;4:1-9) 31% were pain-free.",
        why: "the reference stands in the sentence",
      },
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nThat is what all the data I have shown tonight come from.",
        why: "what the talk has shown",
      },
    ],
    inapplicable: [
      {
        text: "A published study showed that walking helps. Support for people with back pain.",
        audience: "patients",
        why: "not promotion",
      },
    ],
  },
};
