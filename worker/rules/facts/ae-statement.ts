import { inClosedMenu } from "./pi-pointers.ts";
import type { BaseFacts, Sentence, Span } from "./types.ts";

/** The adverse event statement for health professionals and its three limbs. */
export interface AdverseEventStatement {
  /** "Adverse events should be reported." */
  report: Span | null;
  /** The Yellow Card site or app. */
  where: Span | null;
  /** "… should also be reported to" the company. */
  company: Span | null;
  /** All that stands of it, from the first word to the last. */
  span: Span | null;
  /** Words that only say that the statement is in another place (prescribing information, a link). */
  elsewhere: Span | null;
  /** Words of it in a menu that is closed until the reader opens it. */
  folded: Span | null;
  /** Words that ask for reports to the company alone. */
  aside: Span | null;
}

/** The statement on side effects for patients. */
export interface PatientStatement {
  /** Speak to a doctor, pharmacist or nurse. */
  talk: Span | null;
  /** Report oneself through the Yellow Card scheme. */
  yellowCard: Span | null;
  /** Words that ask for reports to the company alone. */
  aside: Span | null;
}

const EVENTS =
  "(?:adverse (?:drug )?(?:events?|reactions?|effects?|incidents?)|side[- ]effects?|suspected reactions?|ADRs?|AEs?)";
const REPORT = new RegExp(
  `\\b${EVENTS}\\b[^.\\n]{0,60}\\b(?:should|must|to|can|may|please)\\b[^.\\n]{0,20}\\breport|\\breport(?:ing|ed)?\\b[^.\\n]{0,50}\\b${EVENTS}\\b|\\b${EVENTS}\\b[^.\\n]{0,30}\\breported\\b`,
  "i",
);
/** A sentence without any of these has no part of the statement, and does not say where it is. */
const SPEAKS_OF_IT = /report|yellow|adverse event|side effect/i;
const ONLY_COMPANY = /\balso\b/i;
const WHERE = /yellow ?card/i;
const TO_COMPANY = /\b(?:reported|report|notify|inform|tell|let)\b[^\n]{0,160}?\b(?:to|at|us|me|company)\b/i;
/** "Please also report them to …". */
const THEM =
  /\b(?:report|send|tell|notify)\b[^.\n]{0,20}\b(?:them|these|it|any)\b[^.\n]{0,30}\bto\b|\b(?:they|these) should also be (?:reported|sent)\b/i;
const CONTACT =
  /(?:\(?\+?\d[\d ()-]{7,20}\d)|(?<![\w.-])[\w.-]{1,64}@[\w.-]{1,64}|\[[^\]\n]{0,60}(?:telephone|e-?mail|contact|number)[^\]\n]{0,60}\]/i;
const TRIAL_RESULT =
  /\b(?:\d+(?:\.\d+)?% (?:of|v|vs|and)|was reported by|were reported (?:by|in)|reported in \d|most (?:frequent|common))\b/i;
const ELSEWHERE =
  /\b(?:adverse event|side effect)s?(?: reporting)?(?: details| information| statement)?[^.\n]{0,40}\b(?:in|with|see|via|through|at|on) (?:the |our |this )?(?:prescribing information|PI\b|linked|link|website|next page|page|SPC)|^[^.\n]{0,200}\b(?:adverse event reporting|report an adverse event|report side effects)\b[^.\n]{0,40}$/i;

/** A button or a link in a bar or menu, which tells a reader nothing until it is opened. */
const LABEL = new RegExp(
  `(?<=^|[|\\[·•])\\s*(?:(?:how to )?report(?:ing)? (?:an? |any |of )?(?:suspected )?${EVENTS}|yellow ?card(?: scheme)?)\\s*(?=$|[|\\]·•])|\\bhow to report (?:an? |any )?${EVENTS}`,
  "gi",
);
/** Words with the labels blanked out, so that places stay what they are. */
const withoutLabels = (words: string) => words.replace(LABEL, (label) => " ".repeat(label.length));

const at = (sentence: Sentence, match: RegExpExecArray | null): Span | null =>
  match && { start: sentence.start + match.index, end: sentence.start + match.index + match[0].length };

/** Sentences of the piece itself, prescribing information apart. */
function outside(facts: BaseFacts, blocks: Span[]): Sentence[] {
  return facts.sentences.filter(
    (s) => s.zone !== "references" && !blocks.some((b) => b.start <= s.start && s.end <= b.end),
  );
}

export function adverseEventStatementOf(facts: BaseFacts, blocks: Span[]): AdverseEventStatement {
  const { text } = facts.view;
  const found: AdverseEventStatement = {
    report: null,
    where: null,
    company: null,
    span: null,
    elsewhere: null,
    folded: null,
    aside: null,
  };
  const companies = facts.companies.flatMap((c) => c.mentions);
  const namesWhere = (sentence: Sentence, words: string) =>
    companies.some((m) => sentence.start <= m.start && m.end <= sentence.end) ||
    CONTACT.test(words) ||
    /\bmaker\b|\bmanufacturer\b|\bdrug safety\b|\bus\b/i.test(words);
  for (const sentence of outside(facts, blocks)) {
    const words = text.slice(sentence.start, sentence.end);
    if (!SPEAKS_OF_IT.test(words)) {
      if (found.report && THEM.test(words) && namesWhere(sentence, words))
        found.company ??= { start: sentence.start, end: sentence.end };
      continue;
    }
    if (inClosedMenu(facts, sentence.start)) {
      found.folded ??= { start: sentence.start, end: sentence.end };
      continue;
    }
    const told = withoutLabels(words);
    const report = TRIAL_RESULT.test(words) ? null : REPORT.exec(told);
    if (ELSEWHERE.test(words) && !WHERE.test(words) && !CONTACT.test(words)) {
      found.elsewhere ??= { start: sentence.start, end: sentence.end };
      continue;
    }
    const where = WHERE.exec(told);
    const names = namesWhere(sentence, words);
    const toCompany = names && report ? TO_COMPANY.exec(words) : null;
    if (report && !(ONLY_COMPANY.test(report[0]) && !where)) found.report ??= at(sentence, report);
    if (where) found.where ??= at(sentence, where);
    if (
      toCompany &&
      (ONLY_COMPANY.test(words) ||
        /\band (?:also )?to\b|\bto [^.]{0,60}\b(?:on|at|Ltd|Limited)\b|\bor (?:to )?(?:us|the company)\b|@|let (?:me|us) know/i.test(
          words,
        ))
    )
      found.company ??= { start: sentence.start, end: sentence.end };
    if (found.report && names && THEM.test(words)) found.company ??= { start: sentence.start, end: sentence.end };
    if (report || where)
      found.span = found.span
        ? { start: found.span.start, end: Math.max(found.span.end, sentence.end) }
        : { start: sentence.start, end: sentence.end };
  }
  if (found.span && !found.company) found.company = companyAcrossLines(facts, found.span);
  if (!found.span) found.aside = toCompanyAlone(facts, outside(facts, blocks));
  return found;
}

const ALSO_REPORTED =
  /\b(?:adverse events?|side[- ]effects?|they|these) should also be reported to\b((?:[^.\n]|\.(?=\S)){3,160})/i;
/** Lines of a narrow column at most. */
const COLUMN_LINES = 8;

/** The third part of a statement whose sentences run over the lines of a narrow column, words divided at their ends. */
function companyAcrossLines(facts: BaseFacts, span: Span): Span | null {
  const { text } = facts.view;
  const from = facts.lines.findIndex((l) => l.start <= span.start && span.start < l.end);
  const after = facts.lines.slice(from + 1, from + COLUMN_LINES);
  const gap = after.findIndex((l) => l.opensGroup);
  const lines = facts.lines.slice(from, gap === -1 ? from + COLUMN_LINES : from + 1 + gap);
  const end = lines.at(-1)?.end ?? span.end;
  const joined = lines.reduce((words, line) => {
    const next = text.slice(line.start, line.end);
    return /\p{L}-$/u.test(words) ? words.slice(0, -1) + next : `${words} ${next}`;
  }, "");
  const to = ALSO_REPORTED.exec(joined)?.[1];
  if (to === undefined) return null;
  const isNamed = facts.companies.some(({ name }) => to.toLowerCase().includes(name.toLowerCase()));
  return isNamed || CONTACT.test(to) ? { start: span.start, end } : null;
}

const HARM =
  /\b(?:side[- ]effects?|adverse|unwanted effects?|reactions?|unwell|(?:not|n't) (?:feel|seem) (?:quite )?right|(?:feel|seem)s? wrong|problems? with (?:it|the|your)|safety (?:concern|issue)s?)\b|\b(?:pain|sickness|dizziness|rash|itching|headaches?|problems?|trouble)\?/i;
const TELL =
  /\b(?:tell|contact|ring|call|e-?mail|write|post|send|fill in|report|let|drop|message|text|phone)\b[^.\n]{0,80}(?:\bus\b|\bour\b|@|\bfreepost\b|\d{3}|\bcompany\b|\brepresentative\b|\brep\b)/i;

/** A sentence, or two in a row, that sends word of harm to the company and to nobody else. */
function toCompanyAlone(facts: BaseFacts, sentences: Sentence[]): Span | null {
  const { text } = facts.view;
  for (const [i, sentence] of sentences.entries()) {
    if (!HARM.test(text.slice(sentence.start, sentence.end))) continue;
    const next = sentences[i + 1];
    const together = next && next.line - sentence.line <= 1 ? next : sentence;
    const words = text.slice(sentence.start, together.end);
    const end = TELL.test(text.slice(sentence.start, sentence.end)) ? sentence.end : together.end;
    if (TELL.test(words) && !TALK.test(words)) return { start: sentence.start, end };
  }
  return null;
}

const TALK =
  /\b(?:talk|speak|tell|ask|contact|see|report)\b[^.\n]{0,60}\b(?:doctor|pharmacist|nurse|clinic|team|health ?care professional)\b/i;
const SIDE_EFFECTS = /\bside[- ]effects?\b|\badverse\b|\bunwanted effects?\b|\bunwell\b/i;

export function patientStatementOf(facts: BaseFacts): PatientStatement {
  const { text } = facts.view;
  const found: PatientStatement = { talk: null, yellowCard: null, aside: null };
  for (const sentence of facts.sentences) {
    if (sentence.zone === "direction") continue;
    const words = text.slice(sentence.start, sentence.end);
    if (!found.talk && SIDE_EFFECTS.test(words) && TALK.test(words))
      found.talk = { start: sentence.start, end: sentence.end };
    const card = found.yellowCard ? null : WHERE.exec(words);
    const nearby = card ? text.slice(Math.max(0, sentence.start - 160), sentence.end) : "";
    if (card && (SIDE_EFFECTS.test(nearby) || /\breport/i.test(words))) found.yellowCard = at(sentence, card);
  }
  if (!found.talk && !found.yellowCard)
    found.aside = toCompanyAlone(
      facts,
      facts.sentences.filter((s) => s.zone !== "direction"),
    );
  return found;
}
