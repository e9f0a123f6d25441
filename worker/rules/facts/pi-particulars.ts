import { monthYearsIn } from "./month-years.ts";
import type { Span } from "./types.ts";

/** What Clause 12.2 wants prescribing information to hold, and what else stands in it. */
export const PARTICULARS = [
  "actives",
  "indication",
  "dosage",
  "contraindications",
  "precautions",
  "adverseReactions",
  "legalCategory",
  "cost",
  "maNumber",
  "holder",
] as const;
export type ParticularKey = (typeof PARTICULARS)[number];

export interface Particular extends Span {
  key: ParticularKey;
  /** What is said of it, without its label. */
  value: string;
}

/** Each label with the form that it has where a sentence begins, or with a colon or a capital anywhere. */
const LABELS: [ParticularKey | "other", string][] = [
  [
    "actives",
    "(?:qualitative and quantitative )?(?:presentations?|pres(?=\\s*[:.])|comp(?=\\s*:)|composition|pharmaceutical form|active (?:ingredient|substance)s?|what it contains)",
  ],
  [
    "indication",
    "(?:therapeutic |licensed |approved |main )?(?:indications?|inds?(?=\\s*[:.])|uses?(?=\\s*[:\\-])|licensed (?:use|for)|indicated|licensed indications?|used (?:for|to|in)|(?:who )?for(?=\\s*:)|who (?:it is |it's )?for|licen[cs]ed?(?=\\s*:)|what it is for|treats)(?:, (?:adults|children|adults and children|patients)(?=:))?",
  ],
  [
    "dosage",
    "(?:recommended |usual |adult |starting |maintenance )?(?:dos(?:age|es?|ing)|d ?& ?a(?=\\s*:)|posology|method of (?:use|administration)|administration|how (?:to (?:use|take|give)|(?:it is )?(?:given|taken|used))|regimen|(?:give|take|adults?|schedule)(?=\\s*:))",
  ],
  [
    "contraindications",
    "(?:contra-? ?indications?|c/?is?(?=\\s*:)|no (?:absolute |known )?contra-?indications|contra-? ?indicated|contraindic(?=\\.?\\s*:)|who (?:should|must|may|can) ?not (?:have|take|use)|not to be given to|(?:do not (?:use|give|take)|not for|never (?:use|give)|avoid(?: in)?|not suitable(?: for)?)(?=\\s*[:|\n])|do not (?:use|give|take) (?:in|if|with|when)|not to be used|must not be (?:used|given|taken)|should not be (?:used|given|taken)|not for use in)",
  ],
  [
    "precautions",
    "(?:special |spec\\. ?|main |important )?(?:warn(?=\\.?\\s*:)|warnings?|precautions?|precs?(?=\\s*[:.])|s/?p(?=\\s*:)|w/?p(?=\\s*:)|cautions?|(?:take |special )care|use with (?:caution|care)|care (?:is )?(?:needed|in|with)|(?:care|monitor(?:ing)?|watch(?: for)?|before (?:use|starting|treatment)|safety|risks?)(?=\\s*:))",
  ],
  [
    "adverseReactions",
    "(?:possible |main |serious |suspected |reported |(?:most )?(?:frequent |common ))?(?:adverse (?:drug )?(?:reactions?|effects?|events?)(?! should)|side[- ]effects?|undesirable effects?|unwanted effects?|(?:it )?(?:can|may) cause(?=\\s*:)|effects (?:that|which) (?:may|can) occur|what may happen(?=\\s*:)|undesir\\. effects?|s/?es?(?=\\s*:)|(?:ADRs?|AEs?|effects)(?=\\s*:))",
  ],
  ["other", "(?:drug )?interactions?|fertility|pregnancy|overdose|driving|storage|pack sizes?"],
  [
    "legalCategory",
    "(?:legal |supply )(?:category|classification|status|class)|(?:category|classification|class)(?=\\s*:)",
  ],
  ["cost", "(?:basic |NHS |UK |list |net )*(?:cost|price)s?"],
  [
    "maNumber",
    "(?:UK |GB )?(?:marketing authori[sz]ation|MA|product licen[cs]e|licen[cs]e|PL|authori[sz]ation)(?:\\(s\\))? (?:numbers?|nos?\\b\\.?)",
  ],
  [
    "holder",
    "(?:(?:UK |GB )?(?:marketing authori[sz]ation|MA|product licen[cs]e|licen[cs]e|authori[sz]ation) holder|MAH|holder|(?:further|full|more) information (?:is )?(?:available )?(?:from|on request)|(?:distributed|marketed|supplied) by)",
  ],
  [
    "other",
    "(?:date of |last |PI |revision |approval code|text |version|prepared|revised|drawn up|(?:this )?prescribing information)",
  ],
];
/** Labels in the first column of a table, which no other layout could carry so briefly. */
const CELLS: [ParticularKey, string][] = [
  ["actives", "contains?|strength|what|product|medicine"],
  ["indication", "for|why|used? for|licen[cs]e|to treat"],
  ["dosage", "take|give|how|inject|apply|inhale|use"],
  ["contraindications", "not if|not for|never(?: if| in)?|do not use|don't use|avoid|no|not in|not with"],
  ["precautions", "care|careful|watch|mind|beware|check|before you start"],
  ["adverseReactions", "reactions?|effects|unwanted|harms?"],
];
/** Labels without a colon: in capitals, or shortened, where a part begins. */
const SHORT: [ParticularKey, string][] = [
  ["dosage", "TAKE|GIVE|HOW TO TAKE"],
  [
    "contraindications",
    "DO NOT (?:USE|GIVE|TAKE)|NOT (?:FOR|IF|IN)|NEVER|AVOID|CIs?|C/I|Contra\\.?|Not (?:in|for|if|with)",
  ],
  ["precautions", "CAUTION|CARE|WATCH|WARN|MIND|SWP|W&P|P&W|S?W/P|Warn\\.?|Caut\\.?"],
  ["adverseReactions", "AEs?|ADRs?|ARs?|UEs?|SEs?|HARMS?|REACTIONS"],
];
const BRIEF = [
  ...CELLS.map(([key, words]) => [key, new RegExp(`(?:^|\\|)[ \\t]*(?:${words})[ \\t]*\\|`, "gim")] as const),
  ...SHORT.map(
    ([key, words]) => [key, new RegExp(`(?<=(?:^|[.|;•\\n])\\s{0,3})(?:${words})(?![\\p{L}\\d])`, "gmu")] as const,
  ),
];
/** Only where a sentence begins do these open a part of their own. */
const OPENERS: [ParticularKey, string][] = [
  ["adverseReactions", "(?:very )?common\\b|reactions?\\b|uncommon\\b"],
  ["legalCategory", "POM\\b|prescription[- ]only"],
  ["cost", "£|(?:\\d+ ?x ?)?\\d+ ?(?:mg|ml|g|tablets?|capsules?|sachets?|vials?|pens?)?[^.£\\n]{0,20}£"],
  ["maNumber", "PL ?\\(?(?:GB|NI)?\\)?[ :]?\\d|EU/1/"],
];

interface Head {
  key: ParticularKey | "other";
  at: number;
  valueAt: number;
}

const AT_SENTENCE = [...LABELS, ...OPENERS].map(([key, words]) => [key, new RegExp(`(?:${words})`, "iy")] as const);
const WITH_COLON = LABELS.map(
  ([key, words]) => [key, new RegExp(`\\b(?:${words})(?: [^:.;\\n]{0,40})?:`, "giu")] as const,
);
const CAPITAL =
  /\b(?:Indications?|Dosage|Posology|Contra-?indications?|Warnings|Precautions|Special [Ww]arnings|Adverse [Rr]eactions|Undesirable [Ee]ffects|Side [Ee]ffects|Legal [Cc]ategory|Legal [Cc]lassification)\b/g;

function beginsAt(label: RegExp, block: string, at: number): boolean {
  label.lastIndex = at;
  return label.test(block);
}

function headsIn(block: string): Head[] {
  const heads = new Map<number, Head>();
  const put = (key: Head["key"], at: number, valueAt: number) => {
    if (!heads.has(at)) heads.set(at, { key, at, valueAt });
  };
  const starts = [
    0,
    ...[
      ...block.matchAll(
        /(?:[.!?][)\]"']?\d{0,2}\s+|\n\s*(?:\d{1,2}[.)]?\s+)?|[|•]\s*|\s[^\p{L}\p{N}\s.,;:()'"£%<>=+&–-]\s+|\]\s+)/gu,
      ),
    ].map((m) => m.index + m[0].length),
  ];
  for (const at of starts)
    for (const [key, label] of AT_SENTENCE) {
      label.lastIndex = at;
      const match = label.exec(block);
      if (!match || match[0].length === 0) continue;
      const opensItself = /^(?:£|\d|PL|EU|POM|prescription)/i.test(match[0]);
      put(key, at, opensItself ? at : at + match[0].length);
      break;
    }
  for (const [key, label] of WITH_COLON)
    for (const m of block.matchAll(label)) if (startsWord(block, m.index)) put(key, m.index, m.index + m[0].length);
  for (const m of block.matchAll(CAPITAL)) {
    const known = AT_SENTENCE.find(([, label]) => beginsAt(label, block, m.index));
    if (known && !heads.has(m.index)) put(known[0], m.index, m.index + m[0].length);
  }
  for (const [key, label] of BRIEF) {
    if ([...heads.values()].some((h) => h.key === key)) continue;
    for (const m of block.matchAll(label)) put(key, m.index, m.index + m[0].length);
  }
  const sorted = [...heads.values()].sort((a, b) => a.at - b.at);
  return sorted.filter((h, i) => {
    const before = sorted[i - 1];
    if (!before) return true;
    // "Do not use | Pregnancy": the value of a label, not a label.
    const isValue = h.key === "other" && before.key !== "other" && /^[\s|:]*$/.test(block.slice(before.valueAt, h.at));
    return h.at >= before.valueAt && !isValue;
  });
}

/** How many particulars are announced by labels in the first column of a table. */
export function countCells(words: string): number {
  return CELLS.filter(([, label]) => new RegExp(`(?:^|\\|)[ \\t]*(?:${label})[ \\t]*\\|`, "im").test(words)).length;
}

/** How many particulars lines open with their labels, in words or in the first column of a table. */
export function countOpened(words: string): number {
  const keys = words.split("\n").flatMap((line) => {
    const from = /^[\s•*|–-]*(?:\d{1,2}[.)]?\s+)?/.exec(line)?.[0].length ?? 0;
    const label = AT_SENTENCE.find(([key, l]) => key !== "other" && beginsAt(l, line, from) && l.lastIndex > from);
    return label ? [label[0]] : [];
  });
  return new Set(keys).size;
}

/** Whether a line begins as a part of prescribing information does. */
export function opensPart(line: string): boolean {
  const from = /^[\s•*\-–]*(?:\d{1,2}(?:[.)]\s*|\s+))?/.exec(line)?.[0].length ?? 0;
  return AT_SENTENCE.some(([, label]) => beginsAt(label, line, from) && label.lastIndex > from);
}

/** A label in the middle of a sentence ("skin reactions: …") opens no part; one after a stop, comma or semicolon does. */
function startsWord(block: string, at: number): boolean {
  return /(?:^|[.;,|•\n)\]-]\s*|\s{2,})$/.test(block.slice(Math.max(0, at - 4), at)) || /\p{Lu}/u.test(block[at] ?? "");
}

const STRENGTH =
  /\d[\d.,]{0,15}\s?(?:mg|g|micrograms?|mcg|µg|ng|ml|mL|IU|units?|mmol|[kMG]Bq|million|billion|nanograms?|mEq|CFU|vg|vector genomes)\b|\d\s?%|\bcontains?\b[^.]{0,20}\[/i;
const HOLDS = /\b(?:each|one|every) (?:[\p{L}\d.-]+ ){1,4}?(?:contains?|delivers?|holds?|provides?)\b/iu;
const REGIMEN =
  /\b(?:once|twice|thrice|(?:one|two|three|four) times?)(?: (?:a|an|per|each|every))? ?(?:daily|day|week|weekly|month|monthly|year|yearly)\b|\b(?:daily|weekly|monthly|fortnightly|nightly|yearly|hourly)\b|\bevery (?:\w+ )?(?:hours?|days?|weeks?|months?|years?|morning|night|evening)\b|\bat (?:night|bedtime)\b|\bsingle (?:dose|injection|infusion)\b|\bas (?:needed|required)\b|\bby (?:mouth|infusion|(?:\w+ )?injection|inhalation)\b|\b(?:apply|inject|inhale|instil|swallow|take) (?:one|two|the|a|thinly|\d)|\b(?:per|a) (?:day|week|month)\b/i;
/** "Four migraine days a month" tells of the illness and not of the dose. */
const FREQUENCY_OF_ILLNESS =
  /[\w≥>]{1,10} (?:\w+ )?(?:days|attacks|episodes|exacerbations|relapses|seizures|crises|bleeds|stools|headaches) (?:a|per|each|every) (?:day|week|month|year)/gi;
const WHOM =
  /\b(?:treatment|prevention|relief|management|prophylaxis|reduction|maintenance|control|diagnosis|immuni[sz]ation) of\b|\bto (?:reduce|treat|prevent|relieve|control)\b|\bin (?:adults?|children|patients|women|men|adolescents|people|infants)\b|\b(?:adults?|children|patients|women|men|people|adolescents) (?:with|aged|who|from|over)\b|^\s*for \p{Ll}/iu;
const LEGAL = /\bPOM\b|\bprescription[- ]only\b|\bcontrolled drug\b|\bschedule \d\b|^[\s:-]*(?:P|GSL|CD)\b|\[/i;
const MONEY = /£\s?\d|\bGBP\s?\d|\d\s?GBP\b|\d pounds\b|\d[\d,]{0,12}\.\d\d\b|\[|\b\d+p\b/;
const NUMBER = /\bPL ?\(?(?:GB|NI)?\)?[ :]?\d{3,6}\s?[/-]\s?\d{3,5}|\bEU\/\d\/\d{2}\/\d{2,4}|\b\d{5}\/\d{4}\b/i;
const ADDRESSED =
  /\b\p{Lu}[\p{L}&' -]{2,60}?\b(?:Ltd|Limited|plc|LLP|Inc|GmbH|B\.?V|S\.?A|AG|A\/S|AB|DAC|NV|SpA|SAS)\b(?! should)|\b[A-Z]{1,2}\d{1,2}[A-Z]?\s?\d[A-Z]{2}\b/u;

/** Sentences of a stretch of the block, with their places. */
function sentencesOf(block: string, from: number, to: number): Span[] {
  const spans: Span[] = [];
  let start = from;
  for (const stop of block.slice(from, to).matchAll(/[.\n](?=\s|$)/g)) {
    spans.push({ start, end: from + stop.index });
    start = from + stop.index + 1;
  }
  if (start < to) spans.push({ start, end: to });
  return spans;
}

/** Only the reader's way to another document. */
const ELSEWHERE =
  /^\W*(?:please )?(?:see|refer to|consult|as (?:in|per)|check|given in|listed in) (?:the )?(?:full |current )?(?:S(?:m)?PC|summary of product characteristics|(?:package |patient )?leaflet|pack|carton|label|website|MIMS|BNF|Drug Tariff)\W*$/i;

/** Who is too young for it, which belongs to the dosage. */
const AGE_ONLY =
  /^\W*(?:use in |for )?(?:children|adolescents|anyone|people|patients|those)?\s?(?:aged |who are )?(?:under|below|less than|younger than)[- ]\d{1,2}(?:s| ?years?(?: of age| old)?)?\W*$/i;

const isEmpty = (value: string) =>
  ELSEWHERE.test(value) ||
  !/[\p{L}\d[]/u.test(value) ||
  /^\W*(?:tbc|tba|to be (?:confirmed|added)|xx+|n\/a)\W*$/i.test(value);

/** Finds each particular in the text of a block of prescribing information, labelled or not. Offsets are in `words`. */
export function particularsOf(words: string): Particular[] {
  // Stars and underscores only set a label off.
  const block = words.replace(/[*_]/g, " ");
  const heads = headsIn(block);
  const found = new Map<ParticularKey, Particular>();
  const put = (key: ParticularKey, start: number, end: number, value: string) => {
    if (!found.has(key) && !isEmpty(value) && !(key === "contraindications" && AGE_ONLY.test(value)))
      found.set(key, { key, start, end, value: value.trim() });
  };
  // What follows under the same label ("common: …; uncommon: …") is still the same part.
  const opened = heads.filter((head, i) => i === 0 || head.key === "other" || head.key !== heads[i - 1]?.key);
  const parts = opened.map((head, i) => ({ ...head, end: opened[i + 1]?.at ?? block.length }));
  for (const { key, at, valueAt, end } of parts) {
    const value = block
      .slice(valueAt, end)
      .replace(/^[\s:.-]+/, "")
      .replace(/[\s.;,]+$/, "");
    const holds = { legalCategory: LEGAL, cost: MONEY, maNumber: /\d|\[/, actives: STRENGTH }[key as string];
    if (
      key !== "other" &&
      (!holds ||
        value.startsWith("[") ||
        holds.test(value) ||
        (key === "legalCategory" && LEGAL.test(block.slice(at, end))))
    )
      put(key, at, end, value);
  }
  const lead = { at: 0, end: parts[0]?.at ?? block.length };
  const loose = (keys: string[]) =>
    [lead, ...parts.filter((p) => keys.includes(p.key))].flatMap((p) => sentencesOf(block, p.at, p.end));
  const first = (spans: Span[], test: (words: string) => boolean) =>
    spans.find((s) => test(block.slice(s.start, s.end)));
  const loosely = (key: ParticularKey, span: Span | undefined) =>
    span && put(key, span.start, span.end, block.slice(span.start, span.end));
  loosely(
    "actives",
    first(loose(["actives", "other"]), (w) => STRENGTH.test(w) && (HOLDS.test(w) || !REGIMEN.test(w))),
  );
  loosely(
    "indication",
    first(
      loose(["actives", "other"]),
      (w) => WHOM.test(w) && !/\brefer|consult|prescribing\b/i.test(w) && !REGIMEN.test(w),
    ),
  );
  loosely(
    "dosage",
    first(loose(["actives", "indication", "other"]), (w) => {
      const given = w.replace(FREQUENCY_OF_ILLNESS, "");
      return REGIMEN.test(given) && /\d|\b(?:one|two|apply)\b/i.test(given);
    }),
  );
  const anywhere = (key: ParticularKey, pattern: RegExp) => {
    const match = pattern.exec(block);
    if (!match) return;
    const rest = /[.\n](?=\s|$)/.exec(block.slice(match.index + match[0].length));
    const end = key === "holder" ? match.index + match[0].length + (rest?.index ?? 0) : match.index + match[0].length;
    put(key, match.index, end, block.slice(match.index, end));
  };
  anywhere("adverseReactions", /\b(?:(?:very )?common|uncommon|rare|v\. common)\s?(?::|\(|(?:≥|>) ?1)[^.\n]{0,200}/i);
  anywhere("legalCategory", /\bPOM\b|\bprescription[- ]only\b|\bschedule \d\b/i);
  anywhere("cost", /£\s?\d[\d.,]*/);
  anywhere("maNumber", NUMBER);
  anywhere("holder", ADDRESSED);
  return [...found.values()];
}

/** Where the block says when it was drawn up or revised. */
export function piDateOf(block: string): Span | null {
  const marked =
    /\b(?:date|prepared|revised|revision|version|updated|drawn up|PI)\b[^.\n]{0,30}\[[^\]]{3,60}\]|\bprescribing information,? \[(?:month and year|the current)[^\]\n]{0,60}\]/i.exec(
      block,
    );
  const dates = monthYearsIn(block);
  const last = dates.at(-1);
  if (last) return { start: last.start, end: last.end };
  return marked ? { start: marked.index, end: marked.index + marked[0].length } : null;
}
