import { everyMatch } from "#worker/text/every-match.ts";
import { standsIn } from "#worker/text/may-match.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import type { BaseFacts, Sentence, Span } from "./types.ts";

/* What the dates and names in a job sheet, a footer or a note say of certification. */

const NAMES = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec";
/** Day (or none), month by name or number, year (or none). */
const DATE = new RegExp(
  `\\b(?:(\\d{1,2})(?:st|nd|rd|th)? )?(${NAMES})[a-z]{0,6}\\b\\.?,?(?: ((?:20)\\d\\d))?|\\b(\\d{1,2})[./](\\d{1,2})[./]((?:20)?\\d\\d)\\b`,
  "gi",
);
const DAYS = 31;
const YEAR = 12 * DAYS;

interface Dated extends Span {
  /** Days, with all months taken as equally long; without a year the day of the year. */
  day: number;
  hasYear: boolean;
  /** Last day that the words can mean: a month without a day may be its last. */
  lastDay: number;
}

function datesIn(words: string, offset: number): Dated[] {
  return everyMatch(DATE, words).flatMap((m) => {
    const month = m[2] ? NAMES.split("|").indexOf(m[2].slice(0, 3).toLowerCase()) : Number(m[5]) - 1;
    const year = m[3] ?? m[6];
    if (month < 0 || month > 11) return [];
    const dayOfMonth = m[1] ?? m[4];
    const base = (year ? (Number(year) % 100) * YEAR : 0) + month * DAYS;
    const start = offset + m.index;
    return [
      {
        day: base + Number(dayOfMonth ?? 1),
        lastDay: base + Number(dayOfMonth ?? DAYS),
        hasYear: year !== undefined,
        start,
        end: start + m[0].length,
      },
    ];
  });
}

/** What happened on a date stands before it in the sentence, or after it in a job sheet ("3.4.25   Certified"). */
const CERTIFIED =
  /\b(?:certified|certificate (?:dated|issued|signed|of|granted)|certification (?:was |is )?(?:complete[d]?|granted|obtained|date)|signed off|(?:final )?sign-?off|signatories signed|approved by (?:the )?signator(?:y|ies)|examined)\b/i;
const AGAIN = /\bre-?certif\w*|\bcertified (?:again|anew|afresh)\b|\bsecond certificate\b|\brenewed\b/i;
const USED =
  /\b(?:in use (?:since|from)|first (?:used|sent|shown|handed|published|posted|placed|ran|run)|used (?:since|from|in|on|at)|live (?:since|from|on)|went (?:live|out|to print)|goes (?:live|out)|sent (?:to|out|on|from)|sent\b|posted|mailed|published|handed (?:out|over)|distributed|shown (?:at|to|on)|running since|released|uploaded|in the field (?:since|from)|on (?:show|display) (?:since|from)|given out|(?:first|all) (?:clinics?|reviews?|patients?|sessions?) (?:held|seen|run|completed|done|reviewed|treated)|(?:work|project|clinics|service|recruitment|enrolment) (?:began|started|starts?|opened|under way))\b/i;
const NOT_THIS =
  /\b(?:previous|earlier|old|last year's|other|draft|study|trial|paper|SPC|prescribing information|for certification|to (?:the )?signator(?:y|ies)|for review|to (?:medical|compliance)|price|copyright|application|dossier|enquiry|question|report|invoice|results|you|your|until|planned|due)\b/i;

const LICENCE = /\b(?:licen[cs]\w*|authori[sz]\w*|MHRA|regulator)\b/i;

/** The part of a sentence that tells what a date is the date of. */
function toldOf(words: string, date: Dated, offset: number): string {
  const before =
    words
      .slice(0, date.start - offset)
      .split(/[;|]|\.\s|\s{3,}/)
      .at(-1) ?? "";
  const after = words.slice(date.end - offset).split(/[;|]|\.\s|,\s/)[0] ?? "";
  return /\p{L}{3}/u.test(before) ? before : after;
}

interface Event {
  date: Dated;
  sentence: Sentence;
}

function eventsOf(facts: BaseFacts, copy: Sentence[], what: RegExp): Event[] {
  return copy.flatMap((sentence) => {
    const words = wordsOf(facts, sentence);
    if (!what.test(words)) return [];
    return datesIn(words, sentence.start)
      .filter((date) => {
        const told = toldOf(words, date, sentence.start);
        return what.test(told) && !NOT_THIS.test(told) && (what === GRANTED || !LICENCE.test(told));
      })
      .map((date) => ({ date, sentence }));
  });
}

/** Sentences that show the piece in use before the date of its only certificate. Pure. */
export function usedBeforeCertificate(facts: BaseFacts, copy: Sentence[]): Sentence[] {
  const words = (s: Sentence) => wordsOf(facts, s);
  const used = usedBefore(facts, copy, CERTIFIED);
  return used.length > 0 && copy.some((s) => AGAIN.test(words(s))) ? [] : used;
}

/** The grant of the licence that a piece dates. */
const GRANTED =
  /\b(?:licen[cs]e|authori[sz]ation|approval|MHRA|indication)\b[^.;\n]{0,40}\b(?:granted|issued|given|came|arrived|received|obtained)\b|\b(?:licen[cs]ed|authori[sz]ed|approved)\b(?= (?:on|in) )/i;

/** Sentences that show the piece in use before the day on which the licence was granted. Pure. */
export function usedBeforeLicence(facts: BaseFacts, copy: Sentence[]): Sentence[] {
  return usedBefore(facts, copy, GRANTED);
}

function usedBefore(facts: BaseFacts, copy: Sentence[], what: RegExp): Sentence[] {
  const certified = eventsOf(facts, copy, what);
  const [first] = [...certified].sort((a, b) => a.date.day - b.date.day);
  if (!first || certified.some((c) => c.date.hasYear !== first.date.hasYear)) return [];
  return eventsOf(facts, copy, USED)
    .filter(({ date }) => date.hasYear === first.date.hasYear && date.lastDay < first.date.day)
    .map(({ sentence }) => sentence);
}

/** The place for the certificate in the imprint, with nothing in it. */
const NO_NUMBER =
  /\b(?:(?:certification|approval) certificate|certification|certified|(?:certificate|approval|ZINC|Veeva)(?= (?:no|number|code|ref|reference)\b)|(?<=\b(?:medical|final|UK|nominated) )signator(?:y|ies))(?: (?:no|number|date|code|ref|reference|by|on))?\.?[ \t]?:?[ \t]{0,3}(?:_{3,}|\.{4,}|…{2,})/i;
/** Forms and papers that others fill in and sign: no piece that the company certifies. */
const NO_PIECE =
  /\bcertificate of attendance\b|\border form\b|\bCPD certificate\b|^[^\n]{0,40}\b(?:agreement|contract)\b/i;
/** Where a piece calls itself a draft. */
const OPENING_CHARS = 200;
const DRAFT = /^[^\p{L}\n]{0,12}(?:\p{L}{1,20} )?draft\b/imu;
const IS_DRAFT = /\b(?:is|still) an? (?:\p{L}{1,20} )?draft\b|^[^\p{L}\n]{0,12}draft\b/iu;
const RELEASED =
  /(?<!\b(?:to|will|can|may|must|should) be )\b(?:released|(?:re-?)?printed|sent to print|delivered|distributed|in use|issued|posted|mailed|sent out|handed out|went live)\b[^.\n]{0,40}\b20\d\d\b/i;

/** Sentences in which the certificate of a piece that has gone out is left blank. Pure. */
export function leftBlank(facts: BaseFacts, copy: Sentence[]): Sentence[] {
  const { text } = facts.view;
  if (standsIn(NO_PIECE, text) || DRAFT.test(text.slice(0, OPENING_CHARS)) || IS_DRAFT.test(facts.submission.context))
    return [];
  if (!RELEASED.test(`${text}\n${facts.submission.context}`)) return [];
  return copy.filter((s) => NO_NUMBER.test(text.slice(s.start, s.end)));
}

/** A line that lists who passed the piece. */
const PASSED_BY =
  /\b(?:approved|passed|cleared|signed(?: off)?|checked|reviewed|released|okayed|certified)(?: for (?:use|release|mailing|print))?(?: by)?\s?:|\b(?:approvals?|sign-?offs?|clearance|approvers?|reviewers?)\s?:|\b(?:approved|passed|cleared|signed off|released) by\b/i;
const OTHER_OFFICES =
  /\b(?:legal|marketing|brand|treasury|procurement|finance|human resources|communications|public relations|sales|commercial|business unit|market access|product manager|brand manager|global|group|corporate|head office|headquarters|editor\w*|publisher|agency|web team|events?)\b/i;
/** Two letters that are words in other places. */
const SHORT_OFFICES = /\b(?:HR|PR|IT)\b/;
/** Whoever made the piece passes it. */
const ONESELF =
  /^\s*(?:nobody|no one|none) (?:but|except) (?:me|myself|us|ourselves)\b|^\s*(?:me|myself) (?:alone|only)\b/i;
/** A note to those who check it, and no list of those who did. */
const ADDRESSED = /\b(?:note|message|attention|instructions?|notice|word) (?:to|for)\b[^:\n]{0,40}$/i;
const MEDICAL =
  /\b(?:signator(?:y|ies)|medical|physician|doctor|Dr|pharmacist|MRCP\w*|MB\b|MBBS|GMC|GPhC|MRPharmS|regulatory|certif\w+|ethics|compliance|PMCPA|MHRA)\b/;

/** Lists of approvers in which no one who may certify stands. Pure. */
export function passedByOthers(facts: BaseFacts, copy: Sentence[]): Sentence[] {
  return copy.filter((s) => {
    const line = facts.lines[s.line];
    const words = wordsOf(facts, s);
    const match = PASSED_BY.exec(words);
    if (!match) return false;
    const whole = line ? wordsOf(facts, line) : words;
    const offices = words.slice(match.index + match[0].length);
    return (
      (OTHER_OFFICES.test(offices) || SHORT_OFFICES.test(offices) || ONESELF.test(offices)) &&
      !ADDRESSED.test(words.slice(0, match.index)) &&
      !MEDICAL.test(whole) &&
      !/\b(?:not|never|no|must|may|cannot)\b/i.test(words)
    );
  });
}
