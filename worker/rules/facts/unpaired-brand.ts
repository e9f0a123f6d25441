import { everyMatch } from "#worker/text/every-match.ts";
import { looksCoined } from "./coined.ts";
import { STEM } from "./product-pairs.ts";

/* A brand that stands nowhere with its non-proprietary name, in a piece without any of the items that promotion owes: the
 * shape of the word and what is said right beside it tell that it is a medicine. */

/** So many points make a medicine of a name that might as well be another word, and of one that looks coined. */
const ENOUGH = 5;
const ENOUGH_IF_COINED = 2;

/** What a piece without the items of promotion says right after a medicine's name, and its weight. */
const AFTER: [RegExp, number][] = [
  [
    /^[®™▼]? (?:cut|lowered|reduced|raised|improved|halved|cleared|healed|prevented)\b[^.\n]{0,60}(?:\d|placebo|vehicle|\bby (?:\p{Ll}+ ){0,3}?(?:half|third|quarter|fifth)\b)/u,
    3,
  ],
  [
    /^[®™▼]? (?:is|was) (?:just |only |taken |given |injected |inhaled )*(?:once|twice|three times|every|daily|weekly|monthly)\b/u,
    2,
  ],
  [/^[®™▼]?,? (?:has|have) been (?:on the (?:UK |British )?market|licensed|marketed|available on prescription)\b/u, 3],
  [
    /^[®™▼]?\n{1,2}(?:Nearly |Almost |Over )?\d+(?: ?%| in \d+| out of \d+) (?:of )?(?:patients|people|women|men|adults|children)\b/u,
    2,
  ],
  [/^[®™▼]? (?:costs?|saves?) (?:\p{L}+ ){0,4}?£/u, 2],
  [/^[®™▼]?,? (?:that's|that is|also (?:called|known as)|known as) \p{Ll}{6,}(?![\p{L}-])/u, 2],
  [
    /^[®™▼]? in (?:the )?(?:[\p{L}-]+ ){0,3}?(?:patients|adults|children|adolescents|women|men|practice|clinic|prevention|treatment)\b/u,
    2,
  ],
  [/^[®™▼]? [–-] (?:the|our|your|an?) (?:[\p{L}-]+ ){0,3}?(?:FORM)\b/u, 3],
  [/^[®™▼]?,? (?:that is|which is|is) (?:the|our|an?) (?:[\p{L}-]+ ){0,5}?(?:FORM)\b/u, 3],
  [/^[®™▼]?, (?:the|our|an?) (?:[\p{L}-]+ ){0,5}?(?:FORM)\b/u, 3],
  [
    /^[®™▼]?:? ?\n(?:For|In|The|An?|One|Once|Your) (?:[\p{L}-]+ ){0,4}?(?:adults|patients|women|men|children|people|treatment|prevention|relief|FORM)\b/u,
    3,
  ],
  [
    /^[®™▼]?[:,] (?:just )?(?:one|two|three|a single) (?:[\p{Ll}-]+ )?(?:FORM|drinks?|doses?|puffs?|tablets?|injections?)\b/u,
    3,
  ],
  [/^[®™▼]?,? (?:\d[\d.,/]* ?)(?:mg|micrograms?|mcg|ml|IU|units)\b/u, 3],
  [/^: [^\n]{0,70} [–-] (?:sponsored|company) (?:session|symposium|talk|workshop)\b/iu, ENOUGH],
  [/^[®™▼]?\n{1,2}(?:An?|The|One)\b[^\n]{0,100}\b(?:for|in) (?:adults|patients|women|men|children|people)\b/u, 3],
  [/^[®™▼]? in mind\s{1,3}for (?:your|the|every|each|adults|patients|women|men|children|people)\b/u, ENOUGH],
  [/^[®™▼]? in mind\b/u, 3],
  [/^[®™▼]?\. Our (?:[\p{L}\d-]+ ){0,3}?(?:FORM) (?:is|was|has)\b/u, ENOUGH],
  [/^[®™▼]?\. [^\n]{3,80}\n(?:PI|Prescribing information)\b/u, 3],
  [/^[®™▼]? sachets?\b/u, 2],
  [/^[®™▼]? had (?:an? )?(?:[\p{Ll}-]+ ){1,4}(?:rate|reduction|score|survival) of \d/u, 3],
  [/^[®™▼]? workshop\b[^\n]{0,50}\b(?:provided|given|run|sponsored) by \p{Lu}/u, ENOUGH],
  [/^[®™▼]?[^.\n]{0,12}, at the (?:lower|higher|full|half|usual) dose\b/u, 3],
  [/^[®™▼]? (?:[\p{Ll}-]+ )?(?:master ?class|workshop|hands-on session|skills session)\b/u, 2],
  [
    /^[®™▼]? (?:should be|is to be|may be|can be|could be|is|was|are) (?:(?:always|best|only|now|also|first|usually|normally) )?(?:considered|given|prescribed|started|tried|injected|inhaled|infused|dosed|titrated|licensed|indicated|tolerated|well tolerated|chosen|offered|preferred|recommended)\b/u,
    2,
  ],
  [
    /^[®™▼]?,? (?:[\p{Ll}-]+ ){0,2}(?:tablets?|capsules?|injections?|inhalers?|cream|gel|infusions?|patch(?:es)?|spray|vaccine|pens?|syringes?|implants?)\b/u,
    2,
  ],
  [
    /^[®™▼]? (?:once|twice|three times|every|daily|weekly|monthly|works?|lowers?|cuts?|halves|reduces?|relieves?|prevents?|spares?|acts|lasts|improves?|clears?|controls?|slows)\b/u,
    1,
  ],
  [
    /^[®™▼]? (?:starts?|patients|users|therapy|treatment|arm|group|dosing|SPC|patient group direction|PGD|prescri\p{L}+|pathway|algorithm)\b/u,
    1,
  ],
].map(([sign, points]) => [withForms(sign as RegExp), points as number]);

/** What stands right before it. */
const BEFORE: [RegExp, number][] = [
  [/\b[Tt]he (?:tablets?|capsules?|injections?|inhalers?|pens?|patch(?:es)?|infusion|vaccine|brand), $/u, 3],
  [/\(answer: $/iu, 2],
  [/\b(?:think of first|first choice|the one to choose):? $/iu, 3],
  [/\b(?:Ltd|Limited|plc|UK|company|we),? (?:who|which|that)? ?(?:makes?|markets?|supplies|supply|sells?) $/iu, 2],
  [/\b(?:gave|given|giving|received|receiving) (?:him |her |them )?$/iu, 1],
  [/\b(?:patient group directions?|PGDs?|prescriptions?|starter packs?|protocols?) for $/iu, 3],
  [/(?:^|\n|[\p{P}\]] )(?:Order|Stock|Request|Keep) $/u, 2],
  [/\b(?:I'd|I would|we'd|we would) (?:have|use|choose|pick|stock|go for) $/iu, 2],
  [/\b(?:sponsored|supported) (?:session|symposium|talk|workshop|lecture)(?:\)|:) $/iu, 2],
  [
    /\b(?:start|starts|started|starting|stepping up|step up|titrat\p{L}+|prescrib\p{L}+|inject\p{L}*|stopp?(?:ed|ing)?|switch\p{L}* (?:\p{L}+ ){0,3}to|mov\p{L}+ (?:\p{L}+ ){0,3}to|initiat\p{L}+|randomi[sz]ed to|dose of|course of|tablets? of|supply of|pens? of|packs? of|boxes? of) $/iu,
    2,
  ],
  [
    /\b(?:patients?|people|person|wom[ae]n|adults?|child(?:ren)?|men|man|\d+|them|him|her|everyone|put|stay|keep|kept|do well|stable) on $/iu,
    2,
  ],
  [
    /\b(?:how|remember|think of|consider|ask about|introducing|meet|new|PPI with|plus|and|add|adding|give|giving|use|using|try|taking|take|choose|choosing|with|than|versus|vs\.?) $/i,
    1,
  ],
];

function withForms(sign: RegExp): RegExp {
  const forms =
    "tablets?|capsules?|injections?|inhalers?|cream|gel|foam|infusion|patch|plaster|spray|vaccine|implant|ring|antibody|inhibitor|blocker|agonist|antagonist|treatment|medicine|drops|ointment|biologic";
  return new RegExp(sign.source.replace(/FORM/g, forms), sign.flags);
}

/** A name of one word, with what tells a form of it from another: "Gavisol Ultra". */
const NAME =
  /(?<![\p{L}.@/-])#?(\p{Lu}\p{Ll}{5,}|\p{Lu}{6,})(?: (?:Ultra|Plus|Forte|Duo|Junior|Max|Turbopuff|(XR|SR|MR|XL|LA|SC|IV|IM)))?(?![\p{L}'@-])/gu;
/** Letters after a name that tell how it is given or set free weigh as much, for hardly any other name has them. */
const GIVEN_AS = 3;
/** A part of a document with its number: "Appendix IV". */
const OF_A_DOCUMENT =
  /^(?:Appendix|Section|Schedule|Annexe?|Phase|Stage|Grade|Part|Figure|Table|Chapter|Volume|Module|Article)$/;
/** The word is the name of a company or of a person. */
const OTHER_AFTER =
  /^ (?:\p{Lu}[\p{L}&'-]+ ){0,2}(?:Pharma\p{L}*|Ltd|Limited|plc|UK|Therapeutics|Bio\p{L}*|Medicines|Vaccines|Oncology|Health\p{L}*|Laboratories|Medical|Group|Trust|Hospital|University|College|Centre|Street|Road|Park|House|Foundation|Institute|Society)\b|^,? (?:et al|\p{Lu}{1,2}\b[,. ])/u;
const OTHER_BEFORE =
  /\b(?:Dr|Mr|Mrs|Ms|Prof|Professor|Sister|Nurse|Sir|Lady|St|by|says|said|in|at|near|from|Dear|Hi|Hello) $/u;
/** It is part of a longer name, which tells nothing. */
const PART_BEFORE = /\p{Lu}\p{Ll}+ $/u;

const weigh = (signs: [RegExp, number][], words: string) =>
  signs.reduce((most, [sign, points]) => (sign.test(words) ? Math.max(most, points) : most), 0);

/** The brands of a piece in which nothing else tells of a medicine. Pure. */
export function unpairedBrands(text: string, isOrdinary: (word: string) => boolean): string[] {
  const scores = new Map<string, number>();
  const others = new Set<string>();
  for (const match of everyMatch(NAME, text)) {
    const word = match[1] ?? "";
    const name = (word[0] ?? "") + word.slice(1).toLowerCase();
    if (STEM.test(name) || isOrdinary(name)) continue;
    const end = match.index + match[0].length;
    const [before, after] = [text.slice(Math.max(0, match.index - 60), match.index), text.slice(end, end + 90)];
    if (OTHER_AFTER.test(after) || OTHER_BEFORE.test(before)) others.add(name);
    const form = match[2] && !OF_A_DOCUMENT.test(name) ? GIVEN_AS : 0;
    const points = match[0].startsWith("#") ? 1 : form + weigh(AFTER, after) + weigh(BEFORE, before);
    if (!PART_BEFORE.test(before) || weigh(BEFORE, before) > 0) scores.set(name, (scores.get(name) ?? 0) + points);
  }
  return [...scores]
    .filter(([name, points]) => points >= (looksCoined(name) ? ENOUGH_IF_COINED : ENOUGH) && !others.has(name))
    .map(([name]) => name);
}
