import type { Requirement } from "#worker/rules/book/knowledge.ts";
import { excuses, figuresIn, folded, namesCase, namesProvision, numberWordsIn, setsApart } from "./words.ts";

/* Words that a note of the model may use besides those of the material and of the requirement: grammar, and what faults of
 * copy are told in. None of them names a person, product, place, amount, ruling, verdict or offence. */

const GRAMMAR =
  "a about above across after again against all also although always an and any are as at away be because been before behind being below beside besides between beyond both but by can cannot could did do does doing done down during each either else even ever every few for from get gets give given gives giving goes going had has have having he her here hers him his how however i if in instead into is it its itself just kept keep keeps last least less let like many may me might more most much must my near neither never next no nor not nothing now of off often on once only onto or other others otherwise our out over own per perhaps put puts rather said same say says several shall she should since so some something soon still such than that the their them themselves then there these they thing things this those though through to together too toward towards under unless until up upon us very was way we well were what when where whether which while who whole whom whose why will with within without would yet you your";

const COPY =
  "absent absolute accompanied accurate accurately adequate adverse alone alongside ambiguous amount appear appears argue artwork asks attention attributed audience author average axis background balance balanced bar bars baseline basis bear bears begin begins benefit benefits bold bottom box brief broad bullet buried call called caption careful caveat caveats centre chance change changes chart choice chosen cited claim claimed claiming claims clear clearly clinical close colour column common compare compared compares comparison comparisons complete completely conclusion condition conditions confusing contradicts context contrast copy correct cover covers data date dated describe described describes description design detail details differ difference differences different differs direct direction directly disclosed displayed distinct document dose doses doubt draw drawn draws duration early effect effects efficacy effort emphasis emphasise emphasised emphasises end endpoint endpoints enough evidence exact exaggerate exaggerated exaggerates exaggeration example expect expected explain explained explains explanation exploratory express extent fact facts fail fails fair fairly far figure figures find finds first follow following follows font footnote footnotes form found front full fully further gap general generally good graph graphs great greater group groups hand hard harm harms headline headlines headings heading help hidden high higher hint hints honest idea image images implication implied implies imply important impression include included includes including incomplete indirect information inform intended invite invites item items kind know known label labelled lack lacking lacks language large larger late later lead leads leave leaves leaving led left legible level light limit limitation limitations limited limits line lines link linked list listed lists long look looks low lower main make makes making material mean meaning means measure measured measures medical medicine medicines mention mentioned mentions message mislead misleading misleads missing mixed name named names narrow need needed needs neutral new note notes number numbers object obscure obscures obvious offer offered offers old omit omits omitted open opening opposite order origin outcome outcomes outside overall overstate overstated overstates page pages part particular parts passage patient patients people perception person phrase phrased phrases picture pictures place placed places plain plainly plausible point points poor population position possible presented presents pressing previous primary print prominence prominent promise promises promote promotes promotion promotional proof proper proportion prove proved proven provided provides purpose qualification qualified qualifier qualifies quality question questions quick quickly range rate rates reach reached read reader readers reading reads real reality reason reasonable reasons recent reference references refer refers regard relate related relates relation relative relevant remain remains repeat repeated reported represent represents rest rests result results right role row rows safety sample scale scope secondary section see seem seems seen selected selective sense sentence sentences separate serious set sets setting shape short show showed showing shown shows side signal similar simple single size slide small source sources space speak speaks specific stand stands start starts stated statement statements states stating statistical step stop stress stressed stresses strong stronger study studies subgroup subject suggest suggested suggesting suggestion suggests suitable sum summary supplied support supported supporting supports surer surrogate table tables taken takes talk tell tells tense term terms test tested text therefore time times title told tone top topic total treat treated treatment trial trials true truth type typical uncertain uncertainty unclear understand understood unequal unlike unqualified unsaid unsupported untypical use user value vague version view visible warning warnings weak weaker weight wide word worded wording words work works write written wrong";

/** In small letters. */
const PLAIN_WORDS: ReadonlySet<string> = new Set(`${GRAMMAR} ${COPY}`.split(" "));

/** Words that no note may use, whoever else does: they speak of rulings, law, deaths or the review itself. */
const NEVER_SAID =
  /^(?:approv\w*|certif\w+|compli\w+|findings?|review\w*|breach\w*|death\w*|die[ds]?|dying|kill\w*|fatal\w*|il?legal\w*|laws?|lawyers?|articles?|regulat\w+|rules?|codes?|panels?|boards?|appeal\w*|cases?|companies|signator\w+|verdicts?|acceptable|permi\w+|allow\w*)$/;

const LONGEST_NOTE = 200;

/** What the model may draw on: everything that it was shown. */
export interface Shown {
  /** The visible text and the context, folded. */
  text: string;
  figures: ReadonlySet<string>;
  /** All words in it, in small letters. */
  words: ReadonlySet<string>;
}

const wordsIn = (text: string) => folded(text).match(/\p{L}+(?:[’']\p{L}+)?/gu) ?? [];

/** Folds what the model was shown. */
export function shownOf(texts: readonly string[]): Shown {
  const text = folded(texts.join("\n"));
  return { text, figures: new Set(figuresIn(text)), words: new Set(wordsIn(text)) };
}

/** On one line, with look-alike characters folded and without what a reader cannot see. */
export function tidy(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\p{Cf}\p{Mn}\p{Variation_Selector}]/gu, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/** What a tidied text of the model makes up or may not speak of; null when it does neither. Whatever says such a thing is not
 * used at all. */
function inventionIn(text: string): string | null {
  if (namesCase(text)) return "spoke of a case or a ruling, or gave an address";
  if (namesProvision(text)) return "named a clause";
  if (/\p{N}/u.test(text) || numberWordsIn(text).length > 0 || /%|\bper ?cent\b|\bfold\b/i.test(text))
    return "gave a figure of its own";
  if (setsApart(text)) return "quoted or marked up words";
  return excuses(text) ? "gave an all-clear or a verdict" : null;
}

/** Whether a note uses a word that no note may use. */
const speaksOutOfTurn = (text: string) => wordsIn(text).some((word) => NEVER_SAID.test(word));

/** The first word of a text that neither the material nor the requirement nor plain English for faults has; null when there
 * is none. */
export function strangeWordIn(text: string, shown: Shown, requirement: Requirement | null): string | null {
  const own = new Set(requirement ? wordsIn(`${requirement.check} ${requirement.why} ${requirement.fix}`) : []);
  const isKnown = (word: string) => PLAIN_WORDS.has(word) || shown.words.has(word) || own.has(word);
  const strange = wordsIn(text).find((word) => !isKnown(word) && !isKnown(word.replace(/[’']s$/, "")));
  return strange ?? null;
}

/** A note of the model as it may be shown, or why it may not. `isLie`: what it belongs to is not used either. */
type Note = { text: string } | { fault: string; isLie: boolean };

/** Checks the few words that a model may add to the parts of an explanation; empty where it adds none. */
export function noteOf(said: string | null, shown: Shown, requirement: Requirement | null): Note {
  const text = tidy(said ?? "");
  if (text === "") return { text };
  const invention = inventionIn(text);
  if (invention) return { fault: invention, isLie: true };
  if (speaksOutOfTurn(text)) return { fault: "a note on rulings, law or the review itself", isLie: false };
  if (text.length > LONGEST_NOTE) return { fault: "a note that is too long", isLie: false };
  if (!/^[\p{Script=Latin}\s,.;()’'–-]+$/u.test(text)) return { fault: "a note in odd characters", isLie: false };
  const isStrange = strangeWordIn(text, shown, requirement) !== null;
  return isStrange ? { fault: "a note with words that are not in the material", isLie: false } : { text };
}
