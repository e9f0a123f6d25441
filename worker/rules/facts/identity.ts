import { isNearMedicine, ON_HEALTH } from "#worker/document/health-words.ts";
import { HALF_OF_A_WORD, isPerson } from "#worker/document/names/known-names.ts";
import { findPhrases, phrases } from "#worker/text/language/phrases.ts";
import { standsIn } from "#worker/text/may-match.ts";
import { POSTCODE } from "#worker/text/postcode.ts";
import { startsWithin } from "#worker/text/spans.ts";
import { capitalsIn, matchesAt, withHashes } from "./capitals.ts";
import { DOES_AFTER, FORM_AFTER, FORM_BEFORE, looksCoined, NO_MEDICINE_AFTER, NO_MEDICINE_BEFORE } from "./coined.ts";
import { deviceNames } from "./devices.ts";
import { mentionsIn } from "./mentions.ts";
import { contextNames } from "./names-pattern.ts";
import { ORDINARY_END, STEM } from "./product-pairs.ts";
import type { BaseFacts, Product, Span } from "./types.ts";

export interface NamedMedicine {
  name: string;
  mentions: Span[];
}

/** Whether a reader can tell which medicine is meant, by its name or without it. */
export interface Identity {
  named: NamedMedicine[];
  /** Words that single out one medicine without its name: its regimen, its newness, its being the only one, its look. */
  hints: (Span & { sentence: number })[];
}

/** Forms in which one medicine is spoken of; the singular matters, since the plural speaks of a kind. */
export const FORM =
  "injection|jab|tablet|pill|capsule|patch|spray|inhaler|puffer|cream|gel|ointment|lotion|foam|pen|infusion|implant|ring|sachet|vaccine|treatment|medicine|medication|therapy|drug|option|product|antibody|biologic|drop|drops";
const PHYSICAL =
  "injection|jab|shot|drip|tablet|pill|capsule|patch|spray|inhaler|puffer|cream|gel|ointment|lotion|lacquer|foam|pen|infusion|implant|ring|coil|sachet|syrup|lozenge|pessary|vaccine|drop|drops|preventive|preventer|reliever|wipe|shampoo|mouthwash|strip|wafer|gum|film|plaster|suppository|enema|granules|chewable";
const PERIOD =
  "day|week|month|year|weeks|months|days|years|daily|weekly|monthly|yearly|fortnight|fortnightly|quarterly|annual|annually";

const HINTS = phrases(
  `the|our|one|a newest|latest|only ..4 ${FORM}`,
  `only one ..3 ${FORM}`,
  `the one ..1 ${FORM}|that|which`,
  `this year|summer|winter|spring|autumn|season there|we|you ..2 is|are|have|can|get ..6 ${PHYSICAL}`,
  `sunday|monday|weekend|bedtime|morning|night|breakfast|evening ${PHYSICAL}`,
  `a|an|the|one ${PHYSICAL} that|which ..2 changed|applied|swallowed|sprayed|worn|taken|needed|used|given`,
  `say|ask|mention|request ..4 the ..2 ${PHYSICAL} ..1 please`,
  `say|tell|ask ..4 would like|want the ..4 ${PHYSICAL}`,
  `there is ..1 only|just? one ..2 ${PHYSICAL}`,
  `the daily|weekly|monthly|yearly ..3 ${PHYSICAL}`,
  `now|today ..2 a|one|single ..2 ${PHYSICAL}`,
  `a|one single|simple ..1 ${PHYSICAL}`,
  `just|only one|two|three|four|@number ${PHYSICAL}`,
  `first and only ..2 ${FORM}`,
  `first|only ${FORM} of|in its|a kind|class`,
  `the|a|an|our|this brand? new|novel ..3 ${PHYSICAL}`,
  "now there is one|a|an ..6 that|which",
  `once|twice|thrice a|per|each|every ${PERIOD} ..2 ${PHYSICAL}`,
  `once|twice|one|two|three|four|six|eight|ten|twelve|half|@number ${PERIOD} ..2 ${PHYSICAL}`,
  `monthly|weekly|yearly|fortnightly|quarterly ${PHYSICAL}`,
  `${PHYSICAL} ..12 just|only|needed|taken|given|used only? just? once|twice|every ..3 ${PERIOD}`,
  "little|small|tiny|big blue|red|green|purple|pink|yellow|orange|silver|gold|white|brown one|ones",
  "blue|red|green|purple|pink|yellow|orange|silver|gold|teal|violet|turquoise box|pack|carton|pen|inhaler|tablet|pill|capsule|bottle|tube",
  "product|treatment|medicine|option 1|x",
  `unlike|than ..5 the|our|this|one|a ..4 ${PHYSICAL}`,
  "only|just once|twice|@number|three|four times? ..1 a|per|every|each day|week|month|year",
  "cannot|not ..3 name|say ..6 but|though|yet",
  `the ${FORM} from|by @company`,
);

/** Words in brackets after a capital that no substance is called. */
const PLAIN_WORD =
  /^(?:online|medicine|routine|guideline|helpline|headline|deadline|magazine|private|website|update|buffet|optional|certificate|weekdays?|daytime|landline|freephone|permanent|temporary|consultant|assistant|accountant|agent|president|student|department|evening|morning|afternoon)$/;
const SUBSTANCE_END =
  /(?:mab|nib|in|ine|ene|one|ole|ide|ate|ant|tide|trip|ast|pril|tan|ol|an|am|il|id|ib|en|um|ox|ir|el|ane|fa|cog|ib|ept|mus|cin|xin|vir|ium|arin|cel|alfa|beta|gliptone|xone|stim|tan|ar|ex|ost|cog|rone|lin|rin|mod|ron|lan|don|gon|tor|ban|rel|lib|tin)(?: \p{L}+)?$/u;
const endsLikeSubstance = (words: string) =>
  !PLAIN_WORD.test(words) && (SUBSTANCE_END.test(words) || (words.length >= 8 && !ORDINARY_END.test(words)));
const MARKED = /^[®™▼▲]/;
const DOSE_AFTER =
  /^[®™▼]?\s*(?:\d|tablets?\b|capsules?\b|injections?\b|cream\b|inhaler\b|pen\b|spray\b|gel\b|drops\b|patch|SPC|SmPC|ring\b|box\b|pack\b)/i;
const MEDICINE_BEFORE =
  /(?:\b(?:prescribed?(?: (?:me|him|her|them|us|you))?|prescribing|taking|took|started?(?: (?:on|using|taking))?|starting|began|launch(?:ed|es|ing)?(?: of)?|licen[cs]e for|approval of|introducing|ask(?:ing|ed)? (?:\p{L}+ ){0,4}?(?:for|about)|(?:put|kept|stayed|been|went|started|patients|people|life|now|already|are|is) (?:(?:me|him|her|them|us|you|people|patients) )?on|asked for|switch(?:ed|ing)? to|(?:our|new|its) (?:\p{L}+ ){0,3}?(?:drug|medicine|vaccine|biologic)|(?:word|talk|speak|chat|nurse|doctor|gp|consultant|pharmacist|dermatologist) about|candidate for|suitable for|right for you:?)\s+["#]?)$/iu;
/** Words before a name that fit a medicine as well as a person or a place. */
const PERHAPS_BEFORE =
  /\b(?:with|on|for|of|about|like|try|love|loves|thanks to|to|using|use|need|needs|have|that|calling|called|choose|meet)\s+["#]?$/i;
/** What is done with a medicine and seldom with a person or a place. */
const USE_BEFORE = /\b(?:have|had|having|try|tried|use|used|using|need|needs|love|loves)\s+["#]?$/i;
const NEWS_AFTER =
  /^\s+(?:is (?:now|here|finally|at last)|has (?:now |just )?(?:launched|arrived|landed|been (?:approved|licensed|launched|granted|recommended))|(?:was|is) (?:now )?(?:approved|licensed|launched|available|funded|reimbursed|recommended)|launch|now available|got its licen[cs]e|approval|tablets?|injection|capsules?|(?:stops|ends|clears|calms|works|cut|goes)\b)/i;
/** A development code is a medicine's when something is said of it. */
const CODE_AFTER =
  /^[®™]?(?:,? (?:is|was|has|can|could|will|does|works?|stops?|an?|the|our) |,? (?:tablets?|injections?|capsules?|infusions?)\b)/i;
const LICENSED_AFTER =
  /^,? (?:which is )?(?:licensed|indicated|authorised|approved) (?:for|in|to)\b|^ is the (?:one|only|first)\b|^\s+(?:is now|was|is|has (?:now |just )?been|now) (?:available|approved|licensed|launched|funded|reimbursed|prescribable)\b|^\s+got its licen[cs]e/i;
const PERSON_AFTER = /^(?:,? \(?\d{2}\b|,? (?:from|who|said|says|aged|lives?|told)\b|:)/;

/** A postcode, or what people do in a place. */
const PLACE_AFTER = new RegExp(String.raw`^,? ${POSTCODE}\b`);

function textAround(facts: BaseFacts, span: Span): [string, string] {
  return [
    facts.view.text.slice(Math.max(0, span.start - 50), span.start),
    facts.view.text.slice(span.end, span.end + 40),
  ];
}

/** Whether what was taken for a product is one: another sign besides the shape of the word. */
function isMedicine(product: Product, facts: BaseFacts): boolean {
  if (product.generic && endsLikeSubstance(product.generic)) return true;
  if (product.mentions.length > 1 && STEM.test(product.name)) return true;
  if (!product.brand && !product.generic) return false;
  if (/^\p{Lu}{2,5}-?\d/u.test(product.name))
    return (
      product.mentions.length > 1 || product.mentions.some((mention) => CODE_AFTER.test(textAround(facts, mention)[1]))
    );
  return product.mentions.some((mention) => {
    const [before, after] = textAround(facts, mention);
    return (
      MARKED.test(after) ||
      DOSE_AFTER.test(after) ||
      before.endsWith("#") ||
      ((MEDICINE_BEFORE.test(before) || NEWS_AFTER.test(after)) && isNearMedicine(facts.view.text, mention.start))
    );
  });
}

const ORDINARY =
  /^(?:Disclosure|Interactive|Script|Poster|Leaflet|Booklet|World|National|Awareness|There|Here|This|These|That|Those|They|What|When|Where|Which|While|Because|After|Before|Since|Until|Some|Many|Most|Other|Another|Older|Newer|Every|Each|Your|Their|About|Above|Below|Please|Always|Never|Often|Today|Tomorrow|People|Patients|Women|Children|Adults|Doctors?|Nurses?|Thanks?|Welcome|Hello|Speak|Could|Would|Should|Might|Great|Britain|Scotland|England|Wales|Ireland|Europe|London|Leeds|Treatment|Medicines?|Tablets?|Injections?|Study|Trial|Twitter|LinkedIn|Facebook|Instagram|Google|January|February|March|April|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/;
/** Classes of medicines and what they are made of, which open a line with a capital like any word. */
const CLASS_WORD =
  /^(?:Anti(?!gen)\p{Ll}{4,}|Hyaluron\p{Ll}+|\p{Lu}\p{Ll}*(?:gestogens?|oestrogens?|steroids?|statins?|opioids?|biotics?|histamines?|fungals?|virals?|coagulants?|depressants?|psychotics?|emetics?|toxins?|hormones?|vitamins?|mimetics?|blockers?|diuretics?))$/u;
const ORDINARY_HASHTAG =
  /(?:itis|osis|aemia|asthma|diabetes|cancer|pain|migraine|eczema|algia|pathy|ology|health|care|week|month|science|research|innovation|pharma|awareness)$/i;

/** A coined shape counts for a medicine where its form, its use or its effect stands beside it. */
function coinedPoints(word: string, before: string, after: string): number {
  if (!looksCoined(word) || NO_MEDICINE_BEFORE.test(before) || NO_MEDICINE_AFTER.test(after)) return 0;
  if (FORM_BEFORE.test(before) || FORM_AFTER.test(after)) return 2;
  if (PERHAPS_BEFORE.test(before)) return 1.3;
  return DOES_AFTER.test(after) ? 2 : 0;
}

const CAPITALISED = /(?<![\p{L}@./])(#?)(\p{Lu}\p{Ll}{4,})(?![\p{L}'])/uy;

/** Coined names in short posts, where a name stands once or twice: in a hashtag and in the text, or in the news. */
function coinedNames(facts: BaseFacts, known: Set<string>, mentionsOf: (name: string) => Span[]): NamedMedicine[] {
  const { text } = facts.view;
  // Marked letter by letter: a long piece names many companies many times.
  const taken = new Uint8Array(text.length);
  for (const { mentions } of facts.companies) for (const { start, end } of mentions) taken.fill(1, start, end);
  const score = new Map<string, number>();
  const [signed, tagged, acting] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const ordinary = new Set(
    facts.tokens.filter((t) => !t.capital && !"/.@#-".includes(text[t.start - 1] ?? " ")).map((t) => t.norm),
  );
  const onHealth = standsIn(ON_HEALTH, text);
  for (const match of matchesAt(CAPITALISED, text, withHashes(text, capitalsIn(text)))) {
    const word = match[2] ?? "";
    const start = match.index + (match[1] ?? "").length;
    if (known.has(word) || (ordinary.has(word.toLowerCase()) && !match[1])) continue;
    if (taken[start] === 1 || ORDINARY.test(word) || CLASS_WORD.test(word)) continue;
    if (match[1] && ORDINARY_HASHTAG.test(word)) continue;
    const [before, after] = textAround(facts, { start: match.index, end: start + word.length });
    if (!match[1] && (/^\s+\p{Lu}\p{Ll}/u.test(after) || /(?:\p{Lu}\p{Ll}+|Dr|Mrs?|Ms)\.? $/u.test(before))) continue;
    if (HALF_OF_A_WORD.test(after)) continue;
    const opensSentence = /(?:^|[.!?:"]\s*|\n\s*)$/.test(before);
    if (PERSON_AFTER.test(after) || PLACE_AFTER.test(after)) score.set(word, -9);
    const hashtag = match[1] ? (onHealth ? 1.3 : 1) : 0;
    const perhaps = PERHAPS_BEFORE.test(before) ? 0.7 : 0;
    const coined = coinedPoints(word, before, after);
    const isLikely = coined > 0 || match[1] !== "" || isNearMedicine(text, start);
    const sure =
      (isLikely && MEDICINE_BEFORE.test(before) ? 2 - perhaps : 0) +
      (isLikely && LICENSED_AFTER.test(after) ? 2 : isLikely && NEWS_AFTER.test(after) && !opensSentence ? 1 : 0) +
      (MARKED.test(after) ? 2 : 0);
    const isUsed = coined > 0 && USE_BEFORE.test(before);
    if (sure > 0 || coined > 1.3 || isUsed || (match[1] && looksCoined(word))) signed.add(word);
    if (match[1]) tagged.add(word);
    if (DOES_AFTER.test(after)) acting.add(word);
    score.set(word, (score.get(word) ?? 0) + hashtag + perhaps + sure + coined);
  }
  const often = (name: string) => mentionsOf(name).length;
  for (const [name, points] of score) if (points >= 1 && often(name) > 2) score.set(name, points + 1);
  // However often it stands there: a capital after "in", "of" or "to" is a town or a person as well as a medicine.
  const isSigned = (name: string) => signed.has(name) || (tagged.has(name) && acting.has(name));
  return [...score]
    .filter(([name, points]) => points >= 2 && isSigned(name))
    .map(([name]) => ({ name, mentions: mentionsOf(name) }))
    .filter(({ mentions }) => !isPerson(text, mentions));
}

/** Substances are names too: "golisumab" promotes as well as the brand does. */
function withSubstance(product: Product, mentionsOf: (name: string) => Span[]): NamedMedicine {
  const generic =
    product.generic && product.generic !== product.name ? mentionsOf(product.generic.replace(/[^\p{L} -]/gu, "")) : [];
  return { name: product.name, mentions: [...product.mentions, ...generic].sort((a, b) => a.start - b.start) };
}

/** Which medicine a reader would recognise. Pure. */
export function identityOf(facts: BaseFacts): Identity {
  const mentionsOf = mentionsIn(facts.view.text, /\p{L}/u);
  const told = contextNames(facts.submission.context, facts.view.text);
  const firms = new Set(facts.companies.map(({ name }) => name.split(" ")[0]));
  const named = facts.products
    .filter((p) => p.generic !== null || !(firms.has(p.name) || CLASS_WORD.test(p.name)))
    .filter((p) => told.includes(p.name) || isMedicine(p, facts))
    .map((p) => withSubstance(p, mentionsOf));
  const known = new Set([...facts.products.map((p) => p.name), ...deviceNames(facts.view.text)]);
  const copy = facts.sentences.filter(
    (s) => s.zone !== "pi" && s.zone !== "references" && s.zone !== "footer" && s.zone !== "ae-statement",
  );
  const hints = findPhrases(HINTS, facts, copy).map((m) => ({
    start: m.start,
    end: m.end,
    sentence: m.sentence.index,
  }));
  const coined = facts.isFarFromMedicine ? [] : coinedNames(facts, known, mentionsOf);
  return { named: [...named, ...coined], hints };
}

/** Whether the sentence names a medicine. */
export function namesMedicine(identity: Identity, sentence: Span): boolean {
  return identity.named.some((n) => startsWithin(n.mentions, sentence));
}
