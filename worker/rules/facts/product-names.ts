import { everyMatch } from "#worker/text/every-match.ts";
import { matchesAt, withHashes } from "./capitals.ts";
import type { Found } from "./product-pairs.ts";

/* Capitalised words that are used as the name of a medicine, and those that never are. */

const CONTEXT_BEFORE =
  /(?:\b(?:prescribed?|prescribing|take|takes|taking|took|using|started?|starting|on|for|called|named?|choose|chose|switch(?:ed|ing)? (?:to|from)|move(?:d)? to|than|versus|vs\.?|with|of|and|say|try|tried|like|new|about|ask(?:ing)? for|have)\s+["#]?)$/i;
const CONTEXT_AFTER =
  /^["]?[®™▼]?\s*(?:(?:is|was|has|can|may|works?|helps?|goes|gives?|offers?|reduced?|improved?|lowers?|treats?|contains?)\b|\d+(?:[.,]\d+)?\s?(?:mg|micrograms?|mcg|ml|g|%|IU|units)\b|(?:tablets?|capsules?|injections?|cream|gel|inhaler|spray|drops?|pen|SPC|SmPC|oral|prescribing)\b)/i;

/** Words after a name that only a medicine has. */
const MEDICINE_AFTER =
  /^[®™▼"]?,? (?:(?:is )?an? (?:[\p{L}-]+ ){0,3}?(?:tablet|capsule|injection|inhaler|cream|gel|spray|antibody|infusion|implant|patch|vaccine)\b|logo\b|pack ?shot|(?:\d[\d.,]* ?(?:mg|micrograms?|mcg|ml|IU)\b)|(?:and|or|v|vs|versus|than)[^.\n]{0,50} (?:with|on|for|to|given|taking|using) (?:placebo|vehicle)\b|\d+ ?% (?:[\p{Ll}-]+ ){0,3}?(?:cream|gel|lacquer|ointment|lotion|solution|drops|shampoo)\b|(?:lowered|reduced|improved|cleared|healed|halved|cut) )/iu;

/** A name alone on its line, and below it what it is: "CORVADINE 30 / The weekly patch that …". */
const NAMED_ABOVE =
  /^[®™▼]?(?: \d{1,4})?\n(?:The|An?|One|Your) (?:[\p{L}-]+ ){0,4}?(?:tablet|capsule|injection|inhaler|cream|gel|spray|antibody|infusion|implant|patch|vaccine|pen|suspension|solution)\b/u;

function titleCase(word: string): string {
  return /^\p{Lu}+(?: \p{Lu}{3,})?$/u.test(word)
    ? word.replace(/(?<=\p{L})\p{L}+/gu, (rest) => rest.toLowerCase())
    : word;
}

/** Words are kept by their first letters, so that a name is held against few of them; no name is shorter. */
const KEY_LETTERS = 3;

/** Whether a word also stands in small letters, at the start of some word of the text. */
export function smallWords(text: string): (word: string) => boolean {
  const byOpening = new Map<string, Set<string>>();
  // A brand stands in small letters in the addresses of its sites.
  for (const [, word = ""] of everyMatch(/ (\p{Ll}+)(?![\p{L}]|[.@/_]\p{L})/gu, text)) {
    const opening = word.slice(0, KEY_LETTERS);
    const alike = byOpening.get(opening);
    if (alike) alike.add(word);
    else byOpening.set(opening, new Set([word]));
  }
  return (word) => {
    const small = word.toLowerCase();
    for (const other of byOpening.get(small.slice(0, KEY_LETTERS)) ?? []) if (other.startsWith(small)) return true;
    return false;
  };
}

/** Whether a word is what trials are called by a number: "SMART-1 and SMART-5 trials". */
function isOfTrials(word: string, text: string): boolean {
  const name = word.toUpperCase();
  return (
    text.includes(`${name}-`) &&
    new RegExp(`(?<!\\p{L})${name}(?:-\\d{1,2})? (?:trials?|study|studies)\\b`, "u").test(text)
  );
}

const CAPITALISED = /(?<![\p{L}.])#?(\p{Lu}\p{Ll}{4,}|\p{Lu}{5,})(?![\p{L}'])/uy;

/** Capitalised words that are used as a medicine's name is, in at least two places. */
export function byContext(text: string, capitals: number[], known: Set<string>): Found[] {
  const score = new Map<string, number>();
  const isOrdinary = smallWords(text);
  for (const match of matchesAt(CAPITALISED, text, withHashes(text, capitals))) {
    const word = titleCase(match[1] ?? "");
    if (known.has(word) || isOrdinary(word)) continue;
    const before = text.slice(Math.max(0, match.index - 24), match.index);
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 24);
    if (/^\s+\p{Lu}/u.test(after) || /\p{Lu}\p{Ll}+\s$/u.test(before)) continue;
    const rest = text.slice(match.index + match[0].length, match.index + match[0].length + 90);
    const points =
      (CONTEXT_BEFORE.test(before) ? 1 : 0) +
      (CONTEXT_AFTER.test(after) ? 1 : 0) +
      (match[0].startsWith("#") ? 1 : 0) +
      (MEDICINE_AFTER.test(rest) ? 2 : 0) +
      (NAMED_ABOVE.test(rest) && /(?:^|\n)$/.test(before) ? 3 : 0);
    if (points > 0) score.set(word, (score.get(word) ?? 0) + points);
  }
  return [...score]
    .filter(([word, points]) => points >= 3 && !ORDINARY.test(word) && !isOfTrials(word, text))
    .map(([word]) => ({ brand: word, generic: null }));
}

const ORDINARY =
  /^(?:Above|Other|Others|African|Asian|Indian|Chinese|Japanese|German|French|Italian|Spanish|Australian|Canadian|Caribbean|Although|Article|Below|Analyst|Burns?|Nausea|HRT|Private|Removal|F(?:VII|VIII|IX|X|XIII)|Chicken(?: Pox)?|Candidiasis|Congress|Consider|Continue|Detail|Difference|Each|Except|From|Implants?|Internal|Leave|Non-inferior|Printed|Single|Start|Trust|January|February|March|April|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|England|Scotland|Wales|Britain|Ireland|London|Europe|European|British|English|Scottish|Welsh|American|America|Disclosure|Instagram|Facebook|LinkedIn|Twitter|YouTube|WhatsApp|TikTok|Google|Apple|Zoom|Teams|Clause|Phase|Study|Trial|Figure|Table|Slide|Screen|Page|Section|Week|Month|Christmas|Easter|Yellow|Medicines?|Doctor|Professor|Nurse|Health|Hospital|Society|Association|University|College|Royal|National|Crohn|Parkinson|Alzheimer|Hodgkin|Addison|Cushing|Graves|Raynaud|Code|Medical|Information|Department|Lunch(?:eon)?|Dinner|Supper|Breakfast|Buffet|Refreshments|Coffee|Registration|Welcome|Workshops?|Organi[sz]ed|Funded|Sponsored|Hosted|Arranged|Chaired|Presented|Supported|Maximum|Minimum|Total|Starting|Contains|Depot|Replies|Characteristics|Summary|Contra-?indications?|Indications?|Precautions|Authori[sz]ation|Tablets|Capsules|Liquid|Transdermal|Generics?|Release|Treatment|Prevention|Management|Outpatients?|Patients?|Pharmac(?:y|ies|ists?)|Surgery|Practice|Institute|Academy|Foundation|Centre|Network|Services?|Support|Program(?:me)?|Platform|Research|Products?|Brands?|Members?|Customers?|Account|Delivery|Prices?|Savings|Terms|Conditions|Landlord|Tenant|Tenancy|Property|Local|Updated|Resources|Downloads?|Search|Privacy|Cookies|Covid|Dravet|Gaucher|Fabry|Pompe|Marfan|Tourette|Hashimoto|Ghana|Africa|Germany|France|Spain|Italy|Russia|India|China|Japan|Australia|Canada)$/i;

/** Endings of illnesses, of those who treat them and of words that describe, which no brand has. */
const ORDINARY_END =
  /^\p{L}{2,}(?:itis|igo|osis|aemia|algia|icians?|ologists?|[ai]ble|tions?|ments?|ness|tially?|ically?|ously?)$/iu;

/** Words for a class of medicines, capitalised at the start of a line or in a title. */
const CLASS_WORD =
  /^(?:Anti-?\p{L}+(?:ics?|als?|ines?|ants?|ives?|ors?|ids?|ens?|ory|ies|y)|\p{L}*(?:steroids?|opioids?|opiates?|statins|diuretics?|laxatives?|sedatives?|hypnotics?|biologics?|biosimilars?|analgesics?|an(?:a)?esthetics?|emollients?|vaccines?|insulins?|hormones?|inhibitors?|blockers?|agonists?|antagonists?|modulators?|suppressants?|bronchodilators?|relaxants?|thinners?|nutrients?|vitamins?|vasodilators?|decongestants?|contraceptives?|supplements?|probiotics?|retinoids?|triptans|gliptins|gliflozins|bisphosphonates?|therap(?:y|ies)|painkillers?|preventers?|relievers?))$/iu;

/** An instruction or label in capitals before the name: "ADD Lipravent (…)". */
const INSTRUCTED =
  /^(?:ADD|NEW|USE|NOW|THEN|WITH|START|TRY|GIVE|STEP|CHOOSE|SWITCH|OFFER|PRESCRIBE|CONSIDER|RECOMMEND|REQUEST|ORDER|STOCK|CONTINUE|KEEP|TAKE|DISCOVER|MEET|OUR|THE|FOR|AND|PLUS) (?=\p{Lu}\p{L}{3})/u;
/** One entry for each name, without words that are none. */
export function merge(found: Found[]): Found[] {
  const byName = new Map<string, Found>();
  for (const { brand: written, generic } of found) {
    const brand = written?.replace(INSTRUCTED, "") ?? null;
    const name = brand ? titleCase(brand) : (generic ?? "");
    const key = name.toLowerCase();
    const before = byName.get(key);
    byName.set(key, { brand: brand ? (before?.brand ?? titleCase(brand)) : null, generic: before?.generic ?? generic });
  }
  return [...byName.values()].filter(
    ({ brand, generic }) =>
      !brand || !(ORDINARY.test(brand) || ORDINARY_END.test(brand) || (!generic && CLASS_WORD.test(brand))),
  );
}
