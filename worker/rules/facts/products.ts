import { firstStarting } from "../spans.ts";
import { claimedMedicine } from "./claimed-medicine.ts";
import { loneBrand } from "./lone-brand.ts";
import { mentionsIn } from "./mentions.ts";
import type { Line, Product, Span } from "./types.ts";

const MARK = "\\s?[®™▼▲*]{0,4}\\s?";
const BRAND =
  "(?<!\\p{L})\\p{Lu}\\p{L}{2,30}(?:-\\p{Lu}?\\p{L}{1,30})?(?:[ ](?:\\p{Lu}\\p{Ll}{2,30}|Duo|XR|SR|MR|XL|LA))?";
/** What may stand between a brand and its substance: "Zelvorin 40 mg hard capsules (…)". */
const STRENGTH_AND_FORM =
  "\\s(?:\\d{1,4}/\\d{1,4}(?:/\\d{1,4})? )?(?:\\d[\\d.,]* ?(?:mg|g|micrograms?|mcg|ml|IU|units?|%)(?:/[\\p{L}]+)?,? ?(?:and |or )?){0,3}(?:[\\p{Ll}-]{3,20} ){0,5}(?:tablets?|capsules?|injection|cream|gel|ointment|inhaler|spray|drops|pens?|syringes?|solution|suspension|powder|sachets?|patch(?:es)?|implant|lotion|lacquer|infusion|granules) ?";
/** Lower-case words in brackets that are not the name of a substance. */
const NOT_A_SUBSTANCE =
  /\b(?:the|a|an|of|for|in|on|to|at|by|see|is|are|was|not|per|including|excluding|please|also|both|mean|median|range|years?|weeks?|months?|days?|hours?|adults?|patients?|people|link|page|click|figure|table|study|trial|version|now|then|our|your|this|that|which|who|one|two|three|four|five|six|each|all|any|more|less|than|out|left|right|page|overleaf|below|above|company|manufacturer|team|date|time|open|public|private|optional|free|shown|continued|about|approximately|up|only|non|primary|secondary|baseline|placebo|vehicle|overall|annual|daily|once|twice|buffet|lunch|dinner|supper|coffee|break|virtual|online|hybrid|draft|copy|attached|enclosed|unpaid|sponsored|workshop|plenary|questions|discussion|members|charity|log-in|home-based|manager|director|officer|provider|training|agency|supplier|publisher|author|editor|host|chair|speaker|moderator)\b/;
const CODE = /(?<![\w-])\p{Lu}{2,5}-?\d{3,5}(?![\w/-])|(?<![\w-])\p{Lu}{2,4}-\d{1,2}(?![\w/-])/gu;
/** Stems of recommended non-proprietary names (WHO), enough to know a substance that stands alone. */
export const STEM =
  /^\p{L}{3,}(?:mab|nib|tinib|ciclib|statin|pril|sartan|olol|gliptin|flozin|glutide|parib|vir|cillin|cycline|floxacin|azole|prazole|triptan|gepant|setron|dipine|xaban|gatran|grel|thiazide|terol|tropium|asone|onide|olone|dronate|dronic|fenac|coxib|profen|pezil|giline|oxetine|azepam|zolam|zepine|idone|apine|barbital|caine|curium|platin|rubicin|taxel|tecan|poetin|grastim|kinra|cept|limus|prost|lukast|mycin|sulfa\p{L}*|formin|glinide|glitazone|parin|tide|relin|relix|steride|zosin|fibrate|stat)$/u;
const CONTEXT_BEFORE =
  /(?:\b(?:prescribed?|prescribing|take|takes|taking|took|using|started?|starting|on|for|called|named?|choose|chose|switch(?:ed|ing)? (?:to|from)|move(?:d)? to|than|versus|vs\.?|with|of|and|say|try|tried|like|new|about|ask(?:ing)? for|have)\s+["#]?)$/i;
const CONTEXT_AFTER =
  /^["]?[®™▼]?\s*(?:(?:is|was|has|can|may|works?|helps?|goes|gives?|offers?|reduced?|improved?|lowers?|treats?|contains?)\b|\d+(?:[.,]\d+)?\s?(?:mg|micrograms?|mcg|ml|g|%|IU|units)\b|(?:tablets?|capsules?|injections?|cream|gel|inhaler|spray|drops?|pen|SPC|SmPC|oral|prescribing)\b)/i;

/** Words after a name that only a medicine has. */
const MEDICINE_AFTER =
  /^[®™▼"]?,? (?:(?:is )?an? (?:[\p{L}-]+ ){0,3}?(?:tablet|capsule|injection|inhaler|cream|gel|spray|antibody|infusion|implant|patch|vaccine)\b|logo\b|pack ?shot|(?:\d[\d.,]* ?(?:mg|micrograms?|mcg|ml|IU)\b)|(?:and|or|v|vs|versus|than)[^.\n]{0,50} (?:with|on|for|to|given|taking|using) (?:placebo|vehicle)\b|\d+ ?% (?:[\p{Ll}-]+ ){0,3}?(?:cream|gel|lacquer|ointment|lotion|solution|drops|shampoo)\b|(?:lowered|reduced|improved|cleared|healed|halved|cut) )/iu;

/** Capitalised words before "prescribing information" that are no brand. */
const NOT_BEFORE_PI =
  /^(?:the|full|abbreviated|current|product|this|read|view|see|access|open|download|latest|complete|printed|further|including|with|without|also|our|your|click|here|for|and|about|containing|requires?|updated|revised|approved|relevant|separate|combined)$/i;

/** A name alone on its line, and below it what it is: "CORVADINE 30 / The weekly patch that …". */
const NAMED_ABOVE =
  /^[®™▼]?(?: \d{1,4})?\n(?:The|An?|One|Your) (?:[\p{L}-]+ ){0,4}?(?:tablet|capsule|injection|inhaler|cream|gel|spray|antibody|infusion|implant|patch|vaccine|pen|suspension|solution)\b/u;

interface Found {
  brand: string | null;
  generic: string | null;
}

function titleCase(word: string): string {
  return /^\p{Lu}+$/u.test(word) ? word[0] + word.slice(1).toLowerCase() : word;
}

/** Whether words in brackets can be the name of a substance. */
export function isSubstance(words: string): boolean {
  return words.length >= 6 && words.split(" ").length <= 4 && !NOT_A_SUBSTANCE.test(words) && /\p{Ll}{5}/u.test(words);
}

const SUBSTANCE_IN_BRACKETS =
  "\\((\\p{Ll}[\\p{Ll}\\d /+-]{4,60}?(?: \\p{Lu}{1,4})?)(?: \\d[\\d.,]{0,8} ?(?:mg|g|micrograms?|mcg|ml|IU|units?|%)(?:/[\\p{L}\\d.]{1,6}| w/[wv])?)?[▼]?\\)";
const IN_BRACKETS = new RegExp(SUBSTANCE_IN_BRACKETS, "gu");
const BRAND_FIRST = new RegExp(`(${BRAND})${MARK}$`, "u");
const BRAND_BEFORE_FORM = new RegExp(`(${BRAND})${MARK}${STRENGTH_AND_FORM}$`, "u");
/** More characters than a brand with its strength and form can have. */
const LONGEST_BEFORE_BRACKETS = 320;

/** A brand and, set off by a line or a mark, its substance before the strength. */
const NAME_AND_SUBSTANCE =
  /(?<!\p{L})(\p{Lu}\p{L}{3,30})["®™▼]*(?: [▪·•|] |\s?\n)(\p{Ll}{7,40})(?: [▪·•|])? (?=\d[\d.,]* ?(?:mg|micrograms?|mcg|g|ml|IU|units?|%))/gu;
/** What participles, forms and ordinary words end in. */
const NO_SUBSTANCE_END = /(?:ing|ed|ly|tion|ment|ness|ic|al|ive|ous|ary|lets?|sules?|um|age|able|ible|ient)$/;

/** Capitalised words before a brand that are not part of it. */
const NOT_OF_THE_BRAND =
  /^(?:The|With|On|For|And|In|Of|About|Starting|Your|Using|Taking|New|NEW|Why|Choose|Introducing|Welcome|What|Covering|COVERING|Meet|Ask|Asking) /;

/** Brands that stand with their substance in brackets, and the other way round. */
function pairs(text: string): Found[] {
  const found: Found[] = [];
  // Brackets are rarer than capitals: they are found first, and the brand is looked for before them.
  for (const { index, 1: generic = "" } of text.matchAll(IN_BRACKETS)) {
    if (!isSubstance(generic)) continue;
    const before = text.slice(Math.max(0, index - LONGEST_BEFORE_BRACKETS), index);
    const brand = BRAND_FIRST.exec(before)?.[1]?.replace(NOT_OF_THE_BRAND, "") ?? BRAND_BEFORE_FORM.exec(before)?.[1];
    if (brand) found.push({ brand, generic });
  }
  for (const [, generic = "", brand = ""] of text.matchAll(/(?<!\p{L})(\p{Ll}{6,40})\s\((\p{Lu}\p{L}{3,40})[®™▼]*\)/gu))
    if (STEM.test(generic)) found.push({ brand, generic });
  for (const [, brand = "", generic = ""] of text.matchAll(NAME_AND_SUBSTANCE))
    if (STEM.test(generic) || (isSubstance(generic) && !NO_SUBSTANCE_END.test(generic))) found.push({ brand, generic });
  for (const [, brand = "", generic = ""] of text.matchAll(
    /(?<!\p{L})(\p{Lu}\p{L}{3,40})[®™▼]*, (?:which is )?(\p{Ll}{6,40})(?=[,.;)])/gu,
  ))
    if (STEM.test(generic)) found.push({ brand, generic });
  for (const { index } of text.matchAll(/ prescribing information\b/gi)) {
    const [brand] = /(?<!\p{L})\p{Lu}\p{L}{3,40}$/u.exec(text.slice(Math.max(0, index - 42), index)) ?? [];
    if (brand && !NOT_BEFORE_PI.test(brand)) found.push({ brand, generic: null });
  }
  for (const [, brand = ""] of text.matchAll(/(?<!\p{L})(\p{Lu}\p{L}{3,40})[®™▼▲]/gu))
    found.push({ brand, generic: null });
  for (const [, brand = ""] of text.matchAll(/(\p{Lu}\p{Ll}{3,})\s+S(?:m)?PC\b/gu))
    if (!/^(?:The|Current|Full|This|Consult|And|See)$/.test(brand)) found.push({ brand, generic: null });
  return found;
}

/** Whether a word also stands in small letters, at the start of some word of the text. */
function smallWords(text: string): (word: string) => boolean {
  // A brand stands in small letters in the addresses of its sites.
  const words = [...new Set([...text.matchAll(/(?<= )\p{Ll}+(?![\p{L}]|[.@/_]\p{L})/gu)].map(([word]) => word))].sort();
  return (word) => {
    const small = word.toLowerCase();
    let low = 0;
    let high = words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((words[middle] ?? "") < small) low = middle + 1;
      else high = middle;
    }
    return words[low]?.startsWith(small) === true;
  };
}

/** Capitalised words that are used as a medicine's name is, in at least two places. */
function byContext(text: string, known: Set<string>): Found[] {
  const score = new Map<string, number>();
  const isOrdinary = smallWords(text);
  for (const match of text.matchAll(/(?<![\p{L}.])#?(\p{Lu}\p{Ll}{4,}|\p{Lu}{5,})(?![\p{L}'])/gu)) {
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
    .filter(([word, points]) => points >= 3 && !ORDINARY.test(word))
    .map(([word]) => ({ brand: word, generic: null }));
}

const ORDINARY =
  /^(?:January|February|March|April|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|England|Scotland|Wales|Britain|Ireland|London|Europe|European|British|English|Scottish|Welsh|American|America|Disclosure|Instagram|Facebook|LinkedIn|Twitter|YouTube|WhatsApp|TikTok|Google|Apple|Zoom|Teams|Clause|Phase|Study|Trial|Figure|Table|Slide|Screen|Page|Section|Week|Month|Christmas|Easter|Yellow|Medicines?|Doctor|Professor|Nurse|Health|Hospital|Society|Association|University|College|Royal|National|Crohn|Parkinson|Alzheimer|Hodgkin|Addison|Cushing|Graves|Raynaud|Code|Medical|Information|Department|Maximum|Minimum|Total|Starting|Contains|Replies)$/i;

/** Words for a class of medicines, capitalised at the start of a line or in a title. */
const CLASS_WORD =
  /^(?:Anti-?\p{L}+(?:ics?|als?|ines?|ants?|ives?|ors?|ids?|ens?|ory|ies|y)|\p{L}*(?:steroids?|opioids?|opiates?|statins|diuretics?|laxatives?|sedatives?|hypnotics?|biologics?|biosimilars?|analgesics?|an(?:a)?esthetics?|emollients?|vaccines?|insulins?|hormones?|inhibitors?|blockers?|agonists?|antagonists?|modulators?|suppressants?|bronchodilators?|relaxants?|thinners?|nutrients?|vitamins?|vasodilators?|decongestants?|contraceptives?|supplements?|probiotics?|retinoids?|triptans|gliptins|gliflozins|bisphosphonates?|therap(?:y|ies)|painkillers?|preventers?|relievers?))$/iu;

/** An instruction or label in capitals before the name: "ADD Lipravent (…)". */
const INSTRUCTED =
  /^(?:ADD|NEW|USE|NOW|THEN|WITH|START|TRY|GIVE|STEP|CHOOSE|SWITCH|OUR|THE|FOR|AND|PLUS) (?=\p{Lu}\p{L}{3})/u;
/** What follows a code that is a gene's, a receptor's or a tumour's. */
const MARKER_AFTER = ["positive", "negative", "mutation", "mutant", "receptor", "expression", "status", "gene"].flatMap(
  (word) => [` ${word}`, `-${word}`],
);
/** A code at the foot of a page that says when it was changed or whose it is. */
const FOOT_OF_PAGE = /©|\b(?:changed|updated|reviewed|published|prepared|certified|version)\b[^\n]{0,40}\b20\d\d\b/i;

function merge(found: Found[]): Found[] {
  const byName = new Map<string, Found>();
  for (const { brand: written, generic } of found) {
    const brand = written?.replace(INSTRUCTED, "") ?? null;
    const name = brand ? titleCase(brand) : (generic ?? "");
    const key = name.toLowerCase();
    const before = byName.get(key);
    byName.set(key, { brand: brand ? (before?.brand ?? titleCase(brand)) : null, generic: before?.generic ?? generic });
  }
  return [...byName.values()].filter(
    ({ brand, generic }) => !brand || !(ORDINARY.test(brand) || (!generic && CLASS_WORD.test(brand))),
  );
}

const COMPARED =
  /\b(?:than|versus|vs?\.?|compared (?:with|to)|against|over|(?:away|moved?|moving|chang(?:e|ed|ing)|transfer(?:red|ring)?|convert(?:ed|ing)?) from|instead of|rather than|alternative to|replac(?:e|ing)|unlike|switch(?:ed|ing)? from|twice as|stable on|either)\s+(?:the |taking |using |daily |oral |generic )?$/i;

/** A product is a competitor when it has no prescribing information here, is not the one most spoken of, and stands
 * where a comparator stands. */
function roleOf(mentions: Span[], text: string, lines: Line[], most: number, hasPi: boolean): Product["role"] {
  const inPi = mentions.some((m) => {
    const line = lines[firstStarting(lines, m.start + 1) - 1];
    return line?.zone === "pi" && m.start < line.end;
  });
  if (inPi && mentions.length >= most / 3) return "own";
  const compared = mentions.filter((m) => COMPARED.test(text.slice(Math.max(0, m.start - 30), m.start))).length;
  if (compared > 0 && (compared * 3 >= mentions.length || (hasPi && !inPi))) return "competitor";
  return mentions.length * 3 >= most ? "own" : "competitor";
}

/** The medicines that a piece names, own and other. */
export function productsOf(text: string, lines: Line[]): Product[] {
  const found = merge(pairs(text));
  const known = new Set(found.map(({ brand }) => brand ?? ""));
  const withContext = merge([...found, ...byContext(text, known)]);
  const copy = lines.filter(
    (line) =>
      line.zone !== "footer" && line.zone !== "references" && !FOOT_OF_PAGE.test(text.slice(line.start, line.end)),
  );
  for (const line of copy)
    for (const [code] of text.slice(line.start, line.end).matchAll(CODE))
      if (
        !/^(?:NCT|ISRCTN|COVID|ISO|PL|GB|UK|PASI|ACR|EQ|EU|ICD|WHO|ID|REF|MHRA|PIN|CT|IL|GLP|HER|COX|PD|SGLT|DPP|CTLA|CD|PDE|JAK|TYK|PHQ|GAD|HPV|HSV|SF|SARS|TNF|ADAM|FGF|VEGF|PCSK|FEV|HDL|LDL|AMD|AT|BCL|BTK|CYP|EGFR|KIT|MEK|PARP|TRK|MS|HIV|CDK|ET|FAB|GRADE|NRS|VAS|DAS|BMI|BIS|RS|QLQ|MCP|TH|FACT|COPD|STEP|CAT|MRC|GOLD|DSM|HBA|PSA|CA|OP|OK|AZ)-?\d/.test(
          code,
        ) &&
        !MARKER_AFTER.some((word) => text.includes(`${code}${word}`)) &&
        !/(?:code|number|ref\w*|no\.?|policy|procedure|document|SOP|form|template|version|annex)(?: is)?[:\s]*$/i.test(
          text.slice(line.start, text.indexOf(code, line.start)),
        )
      )
        withContext.push({ brand: code, generic: null });
  const mentionsOf = mentionsIn(text, /[\p{L}\d]/u);
  const lone = withContext.length === 0 ? loneBrand(text, smallWords(text)) : undefined;
  if (lone) withContext.push({ brand: lone, generic: null });
  const all = merge(withContext).map(({ brand, generic }) => ({
    name: brand ?? generic ?? "",
    brand,
    generic,
    mentions: mentionsOf(brand ?? generic ?? ""),
  }));
  if (all.length === 0) {
    const claimed = claimedMedicine(text, lines);
    if (!claimed) return [];
    const { name, coined } = claimed;
    return [{ name, brand: coined ? name : null, generic: null, role: "own", mentions: mentionsOf(name) }];
  }
  const most = Math.max(0, ...all.map((p) => p.mentions.length));
  const hasPi = lines.some((line) => line.zone === "pi");
  // "Melt" of "Zelvorin Melt" is no medicine of its own.
  const isPart = (p: (typeof all)[number]) =>
    all.some(
      (q) =>
        q.name.length > p.name.length &&
        !q.name.toLowerCase().startsWith(p.name.toLowerCase()) &&
        q.name.toLowerCase().includes(p.name.toLowerCase()) &&
        p.mentions.filter((m) => q.mentions.some((n) => n.start <= m.start && m.end <= n.end)).length * 2 >
          p.mentions.length,
    );
  return all
    .filter((p) => p.mentions.length > 0 && !isPart(p))
    .map((p) => ({ ...p, role: roleOf(p.mentions, text, lines, most, hasPi) }))
    .sort((a, b) => b.mentions.length - a.mentions.length || (a.mentions[0]?.start ?? 0) - (b.mentions[0]?.start ?? 0));
}
