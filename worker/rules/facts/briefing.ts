import { findPhrases, hasPhrase, phrases } from "../pattern.ts";
import type { BaseFacts, Sentence } from "./types.ts";

/** A number of calls on one person that staff are told to make. */
export interface CallTarget {
  perYear: number;
  sentence: number;
  start: number;
  end: number;
}

export interface BriefingFacts {
  /** The piece instructs the company's own field staff. */
  isBriefing: boolean;
  /** It tells them to pass on adverse events. */
  forwardsAdverseEvents: boolean;
  callTargets: CallTarget[];
}

const CONTEXT =
  /\b(?:internal|for (?:the |our )?(?:sales|field|representatives|reps|key account)|(?:to|briefing for|training for|slides for|sent to) (?:the |all |our )?(?:field|sales|representatives|reps|key account)|briefing|objection handler|call plan|sales training)\b/i;
const NOT_INTERNAL = /\b(?:delivered|used|left|handed|given|presented|carried|sent) by\b|\bfrom a representative\b/i;
const ADDRESS =
  /\b(?:for (?:use by )?(?:sales )?(?:representatives|reps|account managers|field (?:staff|teams?))(?: only| in calls)?|representatives?'? briefing|(?:field|sales)(?: force| team)?s?(?:,? (?:north|south|east|west|uk))? (?:note|bulletin|update|briefing|directive|memo|guide|plan|message|meeting)|call plan|call guide|objection handl\w+|battle ?card|activity plan|territory plan|key account (?:team|plan)|not for (?:external|onward|customer)|internal (?:use|only|briefing|memo|note|email|message)|hello (?:all|team)|(?:dear|hi) (?:all|team)|to: (?:all )?(?:sales|field|representatives|regional|reps|\p{L}+ team))\b/iu;
const MARKED_INTERNAL = /\bINTERNAL\b(?! MEDICINE| AUDIT)/;
const CALLS = phrases(
  "call|calls|calling|visit|visits|detail|details|appointment|appointments",
  "see ..6 doctor|doctors|gp|gps|customer|customers|target|targets|prescriber|prescribers|consultant|consultants|him|her|them|nurse",
  "face to face",
  "contact each|every|your",
  "frequency|coverage|call|calling ..2 rate|target|frequency",
);
/** Contacts that the Code does not count: asked for, group meetings, enquiries; and figures for a whole working day. */
const UNCOUNTED = phrases(
  "contact|contacts",
  "requested|asked|solicited|invited|enquiry|enquiries",
  "ask|asks|request|requests ..4 visit|call|you",
  "group meeting|meetings",
  "a|per|each|every day",
  "bonus|salary|speaker",
);
const SOLICITED_ONLY = phrases("excluding|except|besides|apart|not ..6 requested|asked|solicited|invited|request");
const MORE_THAN_ALLOWED = phrases(
  "no more than",
  "at most",
  "maximum|ceiling|limit",
  "up to three",
  "not exceed",
  "never more",
);
const REPORTS = phrases(
  "report|reports|reporting|forward|pass|send|notify|tell|inform|phone|call|log|submit|email|record|transfer|refer ..10 adverse|side|safety|reaction|reactions|pharmacovigilance|pv",
  "adverse|side|safety ..3 event|events|effect|effects|reaction|reactions|report|reports|information ..12 report|reported|forward|forwarded|pass|passed|sent|send|notify|within|immediately|same",
  "drug safety|pharmacovigilance|pv",
);
const PERIODS: Record<string, number> = {
  week: 52,
  weekly: 52,
  weeks: 52,
  fortnight: 26,
  fortnightly: 26,
  month: 12,
  monthly: 12,
  months: 12,
  quarter: 4,
  quarterly: 4,
  year: 1,
  annum: 1,
  annually: 1,
  yearly: 1,
  "12": 1,
  twelve: 1,
  cycle: 6,
};
const NUMBERS: Record<string, number> = {
  a: 1,
  one: 1,
  once: 1,
  twice: 2,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  each: 1,
  every: 1,
  per: 1,
};

/** Calls a year that a sentence asks for, by its number and its period; null when it names no such pair. */
function rateOf(facts: BaseFacts, sentence: Sentence): number | null {
  const words = facts.tokens.slice(sentence.first, sentence.last).map((t) => t.norm);
  for (const [at, word] of words.entries()) {
    const perYear = PERIODS[word];
    const before = words.slice(Math.max(0, at - 3), at);
    if (perYear === undefined) continue;
    if (["weekly", "fortnightly", "monthly"].includes(word)) return perYear;
    const every = before.findIndex((w) => w === "every");
    const between = every === -1 ? "" : (before[every + 1] ?? "");
    if (every !== -1 && /weeks|months/.test(word)) {
      const gap = NUMBERS[between] ?? Number(between);
      if (gap > 0) return Math.round(perYear / gap);
    }
    const isRate =
      ["a", "per", "each", "every", "in", "the", "this", "over", "year"].includes(before.at(-1) ?? "") ||
      ["annually", "yearly", "quarterly", "12", "twelve"].includes(word);
    if (!isRate) continue;
    const counts = words
      .slice(Math.max(0, at - 14), at)
      .flatMap((w) =>
        /^\d{1,2}(?:\.\d)?$/.test(w)
          ? [Number(w)]
          : w !== "a" && NUMBERS[w] && !["each", "every", "per"].includes(w)
            ? [NUMBERS[w] ?? 0]
            : [],
      );
    const most =
      counts.length > 0 ? Math.max(...counts) : word === "month" || word === "week" || word === "fortnight" ? 1 : null;
    if (most !== null) return most * perYear;
  }
  return null;
}

function callTargets(facts: BaseFacts): CallTarget[] {
  return facts.sentences.flatMap((sentence) => {
    const about = (list: ReturnType<typeof phrases>) => hasPhrase(list, facts, [sentence]);
    if (!about(CALLS) || (about(UNCOUNTED) && !about(SOLICITED_ONLY))) return [];
    const rate = rateOf(facts, sentence) ?? bareRate(facts, sentence);
    return rate === null || (rate <= 4 && about(MORE_THAN_ALLOWED))
      ? []
      : [{ perYear: rate, sentence: sentence.index, start: sentence.start, end: sentence.end }];
  });
}

const BARE_RATE = phrases("call|calling rate|frequency|target ..3 @number");

/** "Call rate: 8" names no period; a year is meant. */
function bareRate(facts: BaseFacts, sentence: Sentence): number | null {
  const match = findPhrases(BARE_RATE, facts, [sentence])[0];
  const word = match ? (facts.tokens[match.last - 1]?.norm ?? "") : "";
  return match ? (NUMBERS[word] ?? (Number(word) || null)) : null;
}

/** What a piece tells representatives to do. Pure. */
export function briefingOf(facts: BaseFacts): BriefingFacts {
  const { context, materialType, materialTypeDetected, audience } = facts.submission;
  const opening = facts.view.text.slice(0, facts.lines[Math.min(7, facts.lines.length - 1)]?.end ?? 0);
  const said = CONTEXT.test(context) && !NOT_INTERNAL.test(context);
  const chosen = materialType === "internal-briefing" && !materialTypeDetected;
  const isBriefing =
    (said || chosen || ADDRESS.test(opening) || MARKED_INTERNAL.test(opening)) &&
    audience !== "patients" &&
    audience !== "media" &&
    !/^\s*dear (?:dr|doctor|colleague|prof)/im.test(facts.view.text);
  return {
    isBriefing,
    forwardsAdverseEvents: hasPhrase(REPORTS, facts),
    callTargets: isBriefing ? callTargets(facts) : [],
  };
}
