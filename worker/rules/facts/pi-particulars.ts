import { monthYearsIn } from "#worker/text/month-years.ts";
import { POSTCODE } from "#worker/text/postcode.ts";
import { headsIn } from "./pi-heads.ts";
import type { Particular, ParticularKey } from "./pi-labels.ts";
import { withStops } from "./pi-stops.ts";
import { BOTH_AT_ONCE, BOTH_CAUTIONS, isForWhom, isUnlabelledDosage, isUnlabelledIndication } from "./pi-unlabelled.ts";
import type { Span } from "./types.ts";

/** A quantity of a substance. */
export const STRENGTH =
  /\d[\d.,]{0,15}\s?(?:mg|g|micrograms?|mcg|µg|ng|ml|mL|IU|units?|mmol|[kMG]Bq|U(?=[ ,;/).]|$)|million|billion|nanograms?|mEq|CFU|vg|vector genomes)\b|\d ?anti-Xa IU\b|\d\s?%|\bcontains?\b[^.]{0,20}\[/i;
const HOLDS =
  /\b(?:each|one|every) (?:[\p{L}\d.-]+ ){1,4}?(?:contains?|delivers?|holds?|provides?)\b|\b(?:releas(?:es|ing)|deliver(?:s|ing)|contain(?:s|ing)|holding)\b[^.;]{0,30}?\d|\b(?:depot|implant|patch|system|vial|pen|syringe|tablet|capsule|injection)s? (?:of|with) \d/iu;
const REGIMEN =
  /\b(?:(?:once|twice|thrice|(?:one|two|three|four) times?)(?: (?:a|an|per|each|every))? ?(?:daily|day|week|weekly|fortnight|month|monthly|quarter|season|winter|autumn|cycle|course|year|yearly)\b|(?:daily|weekly|monthly|fortnightly|nightly|yearly|hourly)\b|every (?:\w+ )?(?:hours?|days?|weeks?|months?|years?|morning|night|evening)\b|at (?:night|bedtime)\b|single (?:dose|injection|infusion)\b|as (?:needed|required)\b|by (?:mouth|infusion|(?:\w+ )?injection|inhalation)\b|(?:apply|inject|inhale|instil|swallow|take) (?:one|two|the|a|thinly|\d)|(?:per|a) (?:day|week|month)\b)/i;
/** "Four migraine days a month" tells of the illness and not of the dose. */
const FREQUENCY_OF_ILLNESS =
  /[\w≥>]{1,10} (?:\w+ )?(?:days|attacks|episodes|exacerbations|relapses|seizures|crises|bleeds|stools|headaches) (?:a|per|each|every) (?:day|week|month|year)/gi;
const WHOM =
  /\b(?:(?:treatment|prevention|relief|management|prophylaxis|reduction|maintenance|control|diagnosis|immuni[sz]ation) of\b|to (?:reduce|treat|prevent|relieve|control)\b|in (?:adults?|children|patients|women|men|adolescents|people|infants)\b|(?:adults?|children|patients|women|men|people|adolescents) (?:with|aged|who|from|over)\b|\b(?:replacement|treatment|therapy|prevention|prophylaxis)\b[^.:]{0,30} in\b|, (?:adults|children|women|men|adolescents)\W*$)|^\s*for \p{Ll}/iu;
const LEGAL =
  /\bPOM\b|\bprescription[- ]only\b|\bcontrolled drug\b|\bschedule \d\b|(?:^|[:;])[\s:-]*(?:P|GSL|CD)\b|\[/i;
const MONEY = /£\s?\d|\bGBP\s?\d|\d\s?GBP\b|\d pounds\b|\d[\d,]{0,12}\.\d\d\b|\[|\b\d+p\b/;
const NUMBER = /\bPL ?\(?(?:GB|NI)?\)?[ :]?\d{3,6}\s?[/-]\s?\d{3,5}|\bEU\/\d\/\d{2}\/\d{2,4}|\b\d{5}\/\d{4}\b/i;
const ADDRESSED = new RegExp(
  String.raw`\b\p{Lu}[\p{L}&' -]{2,60}?\b(?:Ltd|Limited|plc|LLP|Inc|GmbH|B\.?V|S\.?A|AG|A/S|AB|DAC|NV|SpA|SAS)\b(?! should)|\b${POSTCODE}\b`,
  "u",
);

/** The quantity right after the substances, as units or as a pair of strengths. */
const QUANTITY_APART = /\(\p{Ll}[^)\n]{4,60}\) (?:\d+\/\d+|\d+ ?(?:units|IU|U)\b)/u;

/** How it is given, after a colon that ends what it is for: "Overactive bladder in adults: 5 mg once daily". */
const DOSE_AFTER = /(?<=\p{L}{3}): \d[^.]*$/u;

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
  /^\W*(?:as (?:approved|licensed|authori[sz]ed)\W*)?(?:please )?(?:see|refer to|consult|as (?:in|per)|check|given in|listed in) (?:section [\d.]+ (?:of|in) )?(?:the )?(?:full |current )?(?:S(?:m)?PC|summary of product characteristics|(?:package |patient )?leaflet|pack|carton|label|website|MIMS|BNF|Drug Tariff)\W*$/i;

/** What a prescriber has to do, told after the contraindications without a label. */
const CARE =
  /\b(?:avoid (?:with|the|use|contact|nail|sun|alcohol|\p{Ll}+ (?:contact|exposure|use))|do not drive|taper|flammable|not for (?:acute|the eyes?|oral use))\b|^\W*(?:stop|monitor|check|measure|discontinue|withhold|assess|test|correct|exclude|reduce|interrupt)\b[^.;]{0,80}\b(?:if|when|in|for|before|during|after|count|function|pressure|liver|renal|kidney|hepatic|pregnan\p{L}+|potassium|sodium|ECG|weight|infection|bleeding|reactions?|rash|eyes?)\b/iu;

/** Who is too young for it, which belongs to the dosage. */
const AGE_ONLY =
  /^\W*(?:use in |for )?(?:children|adolescents|anyone|people|patients|those)?\s?(?:aged |who are )?(?:under|below|less than|younger than)[- ]\d{1,2}(?:s| ?years?(?: of age| old)?)?\W*$/i;

/** A label that says all there is to say: "No absolute contraindication". */
const NONE = /^no(?:ne)?\b/i;

const isEmpty = (value: string) =>
  ELSEWHERE.test(value) ||
  !/[\p{L}\d[]/u.test(value) ||
  /^\W*(?:tbc|tba|to be (?:confirmed|added)|xx+|n\/a)\W*$/i.test(value);

/** Finds each particular in the text of a block of prescribing information, labelled or not. Offsets are in `words`. */
export function particularsOf(words: string): Particular[] {
  // Stars and underscores only set a label off.
  const block = withStops(words.replace(/[*_]/g, " "));
  const heads = headsIn(block);
  const found = new Map<ParticularKey, Particular>();
  // What is printed further on counts before what is only pointed to.
  const isOpen = (held: Particular | undefined) => !held || BOTH_CAUTIONS.test(block.slice(held.start, held.end));
  const put = (key: ParticularKey, start: number, end: number, value: string) => {
    if (isOpen(found.get(key)) && !isEmpty(value) && !(key === "contraindications" && AGE_ONLY.test(value)))
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
      put(key, at, end, NONE.test(block.slice(at, valueAt)) ? block.slice(at, end) : value);
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
      (w) => WHOM.test(w) && !/\brefer|consult|prescribing\b/i.test(w) && !REGIMEN.test(w.replace(DOSE_AFTER, "")),
    ),
  );
  loosely(
    "dosage",
    first(loose(["actives", "indication", "other"]), (w) => {
      const given = w.replace(FREQUENCY_OF_ILLNESS, "");
      return REGIMEN.test(given) && /\d|\b(?:one|two|apply)\b/i.test(given);
    }),
  );
  loosely(
    "precautions",
    first(loose(["contraindications"]).slice(1), (w) => CARE.test(w)),
  );
  const together = (keys: ParticularKey[], pattern: RegExp) => {
    const both = pattern.exec(block);
    if (both) for (const key of keys) put(key, both.index, both.index + both[0].length, both[0]);
  };
  together(["indication", "dosage"], BOTH_AT_ONCE);
  together(["contraindications", "precautions"], BOTH_CAUTIONS);
  const from = parts.find(({ key }) => key === "contraindications" || key === "precautions")?.at ?? block.length;
  const isLabelled = parts.some(({ key }) => key === "indication" || key === "dosage");
  const unlabelled = loose(["actives", "other"]).filter((s) => s.end <= from);
  const underIndication = loose(["indication"])
    .filter((s) => s.end <= from && s.start > 0)
    .slice(1);
  loosely("indication", first(loose(["dosage"]), isForWhom));
  const before = isLabelled ? [] : unlabelled;
  loosely("dosage", first(isLabelled ? underIndication : unlabelled, isUnlabelledDosage));
  loosely(
    "indication",
    first(before, (w) => isUnlabelledIndication(w, [...found.values()])),
  );
  const anywhere = (key: ParticularKey, pattern: RegExp) => {
    const match = pattern.exec(block);
    if (!match) return;
    const rest = /[.\n](?=\s|$)/.exec(block.slice(match.index + match[0].length));
    const end = key === "holder" ? match.index + match[0].length + (rest?.index ?? 0) : match.index + match[0].length;
    put(key, match.index, end, block.slice(match.index, end));
  };
  anywhere("adverseReactions", /\b(?:(?:very )?common|uncommon|rare|v\. common)\s?(?::|\(|(?:≥|>) ?1)[^.\n]{0,200}/i);
  anywhere(
    "legalCategory",
    /(?<=[.;] )P\.(?= (?:\d|£|Cost|Price|NHS|Basic|PL))|\bPOM\b|\bprescription[- ]only\b|\bschedule \d\b/i,
  );
  anywhere("actives", QUANTITY_APART);
  anywhere("cost", /£\s?\d[\d.,]*|\b(?:cost|price)s?:? (?:as )?(?:above|overleaf|stated above)\b/i);
  anywhere("maNumber", NUMBER);
  anywhere("holder", ADDRESSED);
  return [...found.values()];
}

/** A month and a short year that close a block need no word for what they are. */
const AT_THE_CLOSE =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.? [2-4]\d(?=\W{0,4}$)/i;

/** Where the block says when it was drawn up or revised. */
export function piDateOf(block: string): Span | null {
  const marked =
    /\b(?:date|prepared|revised|revision|version|updated|drawn up|PI)\b[^.\n]{0,30}\[[^\]]{3,60}\]|\bprescribing information,? \[(?:month and year|the current)[^\]\n]{0,60}\]/i.exec(
      block,
    );
  const dates = monthYearsIn(block);
  const last = dates.at(-1);
  if (last) return { start: last.start, end: last.end };
  const close = AT_THE_CLOSE.exec(block);
  if (close) return { start: close.index, end: close.index + close[0].length };
  return marked ? { start: marked.index, end: marked.index + marked[0].length } : null;
}
