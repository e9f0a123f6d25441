import { oncePer } from "#worker/lib/once-per.ts";
import { findPhrases, hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { oncePerSentence, wordsOf } from "#worker/text/words-of.ts";
import { quoted } from "../checks/hits.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check } from "../types.ts";

const DATA =
  "data|results|findings|evidence|report|analysis|survey|source|sources|file|study|figures|reference|references|dossier|details";
const HAND_OVER =
  "give|divulge|release|released|releasing|share|shared|sharing|supply|supplied|provide|provided|disclose|disclosed|given|send|sent|shown|available|copied|published|public|hand|handed|obtained|requested|seen|viewed";
const WITHHELD = phrases(
  `${DATA} ..6 cannot|not|never|unable|unavailable ..5 ${HAND_OVER}`,
  `cannot|not|unable|never|regret|decline|refuse ..4 ${HAND_OVER} ..5 ${DATA}`,
  `${DATA} ..4 confidential|secret|restricted|unavailable|withheld|private|embargoed|proprietary|commercially`,
  `not available ..3 request|customers|outside|externally|prescribers`,
  `${DATA} ..4 internal|company use|eyes only`,
  `${DATA} ..3 on file ..3 internal|confidential|unavailable|unpublished`,
);
/** Sharing personal or supply data, or results that do not exist yet, is another matter. */
const OTHER =
  /\b(?:personal|patient[- ]level|identif\w+|individual|your|customer|discount|price|commercial arrangement|rebate|contract|prescribing data|sharps|names?)\b|\bnot (?:yet )?(?:known|established)\b|\bno (?:data|results|evidence) (?:are|is|were) available\b|\bdata (?:are|is) not (?:yet )?available\b|\bnot be (?:compared|pooled)\b|\bnot been shown by\b|\bhas not been published\b|\bprivate between\b|\bpublished sources\b|\baccess to patient data\b|\bpatient data\b/i;
const DATA_ON_FILE = phrases("data|evidence|report|survey on file", "company|internal data|report|survey");
const ROUTE =
  /\b(?:on|upon) request\b|\b(?:available|obtain\w*|request|supplied|contact|write|email|medical information|from)\b[^\n]{0,80}(?:@|\brequest\b|\bmedical information\b|\bworking days\b|https?:|\d{5})/i;

/** What the data are handed over for, and how late. */
const ON_TERMS =
  /\b(?:only (?:to|for|if|when|after|once)|(?:to|for) (?:practices|customers|accounts|surgeries|clinics|prescribers|doctors|those|hospitals|pharmacies) (?:that|who|which|with)|(?:in (?:return|exchange)) for|(?:once|after|when|provided|as soon as) (?:you|they|the practice|your practice)|against (?:an?|your) (?:order|fee)|for a fee)\b[^.]{0,60}\b(?:order\w*|b(?:uy|ought)|prescrib\w+|sign\w*|switch\w*|use[ds]?|purchas\w+|confidential\w*|agree\w*|meeting|visit|fee|start\w*)\b/i;
const TOO_LATE =
  /\b(?:allow|within|takes?|expect|after|in|wait)\b[^.;]{0,20}\b(?:(?:1[1-9]|[2-9]\d|\d{3}|fifteen|twenty|thirty|forty|sixty|ninety) (?:working )?days|(?:[3-9]|\d{2}|three|four|five|six|eight|ten|twelve) weeks|(?:\d+|a|two|three|six) months?|a quarter)\b/i;
const ON_FILE =
  /\b(?:on file|study report|full (?:report|data|paper)|clinical study report|unpublished|raw data|supporting data)\b/i;
const SENT =
  /\b(?:send|sent|supply|supplied|provide[ds]?|release[ds]?|share[ds]?|available|post(?:ed)?|copy|copies|see|receive|give)\b/i;

/** The report behind a claim is promised on terms, or far too late: said in one sentence or in the few around it. */
const onTerms = oncePer((facts: Facts): Sentence[] =>
  facts.sentences.filter((s) => {
    if (s.zone === "pi" || s.zone === "ae-statement" || s.zone === "references") return false;
    const words = wordsOf(facts, s);
    if (!SENT.test(words) || !(ON_TERMS.test(words) || TOO_LATE.test(words))) return false;
    return facts.sentences
      .slice(Math.max(0, s.index - 2), s.index + 1)
      .some((near) => near.line === s.line && ON_FILE.test(wordsOf(facts, near)));
  }),
);

const ownText = oncePer((facts: Facts): Sentence[] =>
  facts.sentences.filter((s) => s.zone !== "pi" && s.zone !== "ae-statement"),
);

/** Data on file is cited, or its release refused. */
function touches(facts: Facts): boolean {
  return (
    hasPhrase(DATA_ON_FILE, facts) ||
    onTerms(facts).length > 0 ||
    findPhrases(WITHHELD, facts, ownText(facts)).length > 0
  );
}

function find(facts: Facts) {
  const sentences = ownText(facts);
  const refused = oncePerSentence(
    findPhrases(WITHHELD, facts, sentences).filter((match) => !/[;:]/.test(wordsOf(facts, match))),
  ).filter(({ sentence }) => !OTHER.test(wordsOf(facts, sentence)));
  const bargains = onTerms(facts);
  if (bargains.length > 0)
    return bargains.map((s) => ({
      at: { start: s.start, end: s.end },
      issue: `${quoted(wordsOf(facts, s))} ties the data behind a claim to a condition or lets them wait. They must be supplied to any health professional or other relevant decision maker who asks, within ten working days (Clause 14.3).`,
      fix: {
        kind: "replace" as const,
        at: { start: s.start, end: s.end },
        with: "It is available on request from medical information [contact].",
      },
    }));
  if (refused.length > 0)
    return refused.map((match) => ({
      at: { start: match.start, end: match.end },
      issue: `${quoted(wordsOf(facts, match))} refuses the data behind a claim. The relevant part of data on file must be supplied within ten working days when a health professional or other relevant decision maker asks (Clause 14.3).`,
      fix: {
        kind: "delete" as const,
        at: { start: match.sentence.start, end: match.sentence.end },
        note: "Delete the claim if its data cannot be supplied on request.",
      },
    }));
  const entries = facts.references.entries.filter((r) => r.kind === "data-on-file");
  if (entries.length === 0 || ROUTE.test(sentences.map((s) => wordsOf(facts, s)).join(" "))) return [];
  return entries.slice(0, 1).map((entry) => ({
    at: { start: entry.start, end: entry.end },
    severity: "LOW" as const,
    issue: `${quoted(entry.text)} cites data on file with no way to ask for it. It must be supplied within ten working days on request (Clause 14.3), so the reference should say how.`,
    fix: {
      kind: "insert" as const,
      at: entry.end,
      text: " Available on request from medical information [contact].",
      note: "Check that the file holds what the claim says.",
    },
  }));
}

/** 14.3: the relevant part of data on file is supplied without delay, within ten working days, on request. */
export const dataWithheld: Check = {
  id: "clause-14/data-withheld",
  requirement: "14.data-on-file",
  severity: "MEDIUM",
  duty: "must",
  themes: ["references-and-quotations", "unsubstantiated-claim"],
  applies: (facts) =>
    (facts.submission.audience === "hcp" || facts.submission.audience === "payers") &&
    facts.products.length > 0 &&
    touches(facts),
  find,
  examples: {
    flagged: [
      {
        text: "Tavorel (tavorimib) tablets\nPreferred by most neurologists (data on file; these [[data cannot be released]]).",
        why: "release refused",
      },
      {
        text: "Tavorel (tavorimib) tablets\nWe are [[unable to share the results]] of our survey.",
        why: "sharing refused",
      },
      {
        text: "Tavorel (tavorimib) tablets\nRelief in one hour.1 The full report is on file. [[We provide a copy once your practice has signed a confidentiality letter.]]\nReferences: 1. Data on file, Ashbourne TAV-004.",
        why: "on a condition",
      },
      {
        text: "Tavorel (tavorimib) tablets\nRelief in one hour.1\nReferences: 1. [[Data on file, Ashbourne TAV-004.]]",
        why: "no way to ask for it",
      },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nWe do not give access to patient data. Its analysis has not been published. See data on file TAV-004, on request from medinfo@ashbourne.example.",
        why: "patients' data",
      },
      {
        text: "Tavorel (tavorimib) tablets\nRelief in one hour.1 The full report is on file. It is supplied to anyone on request, within ten working days.\nReferences: 1. Data on file, Ashbourne TAV-004.",
        why: "supplied as it must be",
      },
      {
        text: "Tavorel (tavorimib) tablets\nRelief in one hour.1\nReferences: 1. Data on file, Ashbourne TAV-004. Available on request from medinfo@ashbourne.example.",
        why: "a way to ask",
      },
      {
        text: "Tavorel (tavorimib) tablets\nPersonal data will not be shared with others. See data on file TAV-004, on request from medinfo@ashbourne.example.",
        why: "personal data",
      },
    ],
    inapplicable: [{ text: "Tavorel (tavorimib) tablets for migraine in adults.", why: "no data on file" }],
  },
};
