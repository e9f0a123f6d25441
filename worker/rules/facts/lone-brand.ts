import { longerNamesIn } from "#worker/document/names/longer-name.ts";
import { everyMatch } from "#worker/text/every-match.ts";
import { standsIn } from "#worker/text/may-match.ts";

/* A brand without its non-proprietary name, in a piece that shows by its obligatory items that it promotes a medicine:
 * the words that only promotion of a medicine carries say that there is a brand, and the best placed name is it. */

const OBLIGATORY =
  /\bprescribing information\b|\byellowcard\b|\byellow card\b|\badverse events should\b|\bsummary of product characteristics\b|\bS(?:m)?PC\b|\bhas (?:no|a) (?:UK )?marketing authori[sz]ation\b/i;
/** A piece that somebody certified or dated is a company's. */
const IMPRINT =
  /\b(?:certified|examined|date of preparation|prepared|promotional)\b|(?<![\w/-])[A-Z]{2,4}(?:[-/][A-Z]{2,4}){0,3}[-/]\d{2,5}\s{1,6}(?:[A-Z][a-z]{2,8} )?20\d\d\b/i;
/** The part of an item code that stands for the brand: "THA-CEF-0035". */
const IN_CODE = /(?<![\w/-])\p{Lu}{2,4}[-/](\p{Lu}{3,4})[-/](?=[\p{Lu}\d])/gu;
/** The same where only the brand and the country are in it, the brand by some of its letters: "SNV-UK-0021". */
const OPENS_CODE = /(?<![\w/-])(\p{Lu}{3,4})[-/](?:UK|GB)[-/](?=\d)/gu;

/** Whether the letters stand in the name in their order, the first at its head. */
function isShortFor(letters: string, name: string): boolean {
  let from = 0;
  for (const letter of letters) {
    const at = name.indexOf(letter, from);
    if (at === -1 || (from === 0 && at !== 0)) return false;
    from = at + 1;
  }
  return true;
}

const NAME =
  /(?<![\p{L}.@/-])(\p{Lu}\p{Ll}{4,}|\p{Lu}{5,}|\p{Lu}\p{Ll}+\p{Lu}\p{Ll}{2,})(?:[ ](?:XR|SR|MR|XL|LA|Duo))?(?![\p{L}'@-])/gu;
const COMPANY_AFTER =
  /^ (?:\p{Lu}[\p{L}&'-]+ ){0,2}(?:Pharma\p{L}*|Ltd|Limited|plc|UK|Therapeutics|Bio\p{L}*|Medicines|Vaccines|Oncology|Health\p{L}*|Laboratories|Medical|Group|Trust|Hospital|University|College|Centre|Street|Road|Park|House)\b/u;
/** What stands right after a medicine's name, and its weight. */
const AFTER: [RegExp, number][] = [
  [
    /^[®™▼]?,? ?(?:\(|is |are |which is )?(?:only )?(?:contra)?(?:licensed|indicated|authori[sz]ed) (?:for|in|as|to)\b/i,
    3,
  ],
  [/^["®™▼]{0,3},?\s{1,3}(?:\d[\d.,/]* ?)(?:mg|micrograms?|mcg|ml|g|IU|units|%)(?![\p{L}])/iu, 3],
  [
    /^[®™▼]? (?:\d[\d./]* )?(?:[\p{Ll}-]+ ){0,2}(?:tablets?|capsules?|injections?|inhalers?|cream|gel|infusion|patch(?:es)?|spray|vaccine|pens?|syringe)\b/u,
    2,
  ],
  [
    /^[®™▼]? in (?:your|our|the|everyday|routine|daily|clinical|real)? ?(?:clinics?|practice|surgery|ward|life|patients|service)\b/i,
    1,
  ],
  [/^[®™▼]?[.:] (?=\p{Lu}\p{Ll}+ (?:\p{L}{1,20} ){1,5}\p{L}{1,20}[.!?])/u, 1],
  [/^[®™▼]? (?:vs?\.?|versus|and|or|plus|than|once|twice|daily|arms?|group|patients)\b/i, 1],
  [/^[®™▼]? (?:prescribing information|S(?:m)?PC|PI)\b/i, 3],
  [/^[®▼]/, 3],
  [/^ (?:has|have) (?:no|a) (?:UK |current )?(?:marketing authori[sz]ation|licen[cs]e)\b/i, 3],
  [/^ (?:may|can) cause\b/i, 2],
  [
    /^[®™▼]?: (?:for )?(?:use in )?(?:adults|children|adolescents|patients|women|men|people|the (?:treatment|prevention))\b/i,
    3,
  ],
  [/^[®™▼]?:? [-+]?\d[^.\n]{0,30}\bplacebo\b/i, 3],
];
/** What stands right before it. */
const BEFORE: [RegExp, number][] = [
  [
    /\b(?:our|the|a new|new) (?:[\p{Ll}-]+ ){0,3}(?:medicine|vaccine|treatment|tablet|inhaler|injection|product|brand),? $/iu,
    3,
  ],
  [/\b(?:thinking|think|heard|undecided|curious|know more|hear more|learn more|tell me more) (?:of|about) $/i, 2],
  [/\b(?:on|with|than|versus|vs\.?|taking|using|prescribe[ds]?|start(?:ed|ing)?|receiving|randomi[sz]ed to) $/i, 1],
  [/\b(?:about|for|of|from|to) $/i, 0.5],
];
const NO_BRAND =
  /^(?:January|February|March|April|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Dear|Subject|Promotional|Please|Adverse|Reporting|Prescribing|Information|Further|Study|Trial|Phase|Table|Figure|Slide|Frame|Screen|Section|Version|Report|Adults?|Children|Patients?|Women|People|These|There|Their|Where|Which|While|Other|Every|After|Before|Until|About|Under|Media[n]?|Contraindicat\p{L}+|Presentation|Indications?|Dos(?:age|e|ing)|Posology|Warnings?|Precautions?|Legal|Category|Price|Placebo|Vehicle|Lunch|Dinner|Buffet|Coffee|Registration|Welcome|Organi[sz]ed|Funded|Sponsored|Hosted|Arranged|Chaired|Presented|Supported)$/iu;

/** A name that stands once has no other place that would show it by itself. */
const TWICE = 2;

const weigh = (list: [RegExp, number][], words: string) =>
  list.reduce((most, [pattern, points]) => (pattern.test(words) ? Math.max(most, points) : most), 0);

/** The likeliest brand of a piece in which nothing else tells of a medicine; undefined where it carries no item that
 * promotion owes, or no name is placed as a medicine's is. */
export function loneBrand(text: string, isOrdinary: (word: string) => boolean): string | undefined {
  const codes = everyMatch(IN_CODE, text).map((m) => (m[1] ?? "").toLowerCase());
  const shortened = everyMatch(OPENS_CODE, text).map((m) => (m[1] ?? "").toLowerCase());
  const owes = standsIn(OBLIGATORY, text);
  if (!owes && !(standsIn(IMPRINT, text) && codes.length + shortened.length > 0)) return undefined;
  const scores = new Map<string, number>();
  const companies = new Set<string>();
  const written = new Map<string, string>();
  for (const match of everyMatch(NAME, text)) {
    const word = match[1] ?? "";
    const name = (word[0] ?? "") + word.slice(1).toLowerCase();
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 70);
    if (COMPANY_AFTER.test(after)) companies.add(name);
    if (isOrdinary(name) || NO_BRAND.test(name)) continue;
    written.set(name, word);
    const points = weigh(AFTER, after) + weigh(BEFORE, text.slice(Math.max(0, match.index - 60), match.index));
    scores.set(name, (scores.get(name) ?? 0) + points);
  }
  const isInCode = (name: string) =>
    codes.some((code) => name.toLowerCase().startsWith(code)) ||
    shortened.some((letters) => isShortFor(letters, name.toLowerCase()));
  const isPartOfLonger = longerNamesIn(text);
  const best = [...scores]
    .filter(([name, points]) => !companies.has(name) && (owes || (isInCode(name) && points > 0)))
    .map(([name, points]) => [name, points + (isInCode(name) && points > 0 ? 2 : 0)] as const)
    .filter(([, points]) => points >= 2)
    .sort((a, b) => b[1] - a[1])
    .find(([name]) => !isPartOfLonger(written.get(name) ?? name, TWICE));
  return best?.[0];
}
