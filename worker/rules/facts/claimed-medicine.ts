import { isKnownMedicine } from "#worker/document/names/known-names.ts";
import { looksCoined } from "./coined.ts";
import type { Line } from "./types.ts";

/* A medicine that a piece names once, or only by its form, and praises: "Relvantis is the safest drug for asthma". It is
 * looked for where nothing else in the piece tells of a medicine; the claim is what gives it away. */

const NOUN =
  "(?:drug|medicine|medication|remedy|tablet|pill|capsule|inhaler|injection|jab|infusion|vaccine|cream|ointment|lotion|nasal spray|spray|eye drops|patch|lozenge|painkiller|statin|insulin|antibiotic|antidepressant|anticoagulant|antihistamine|antiviral|steroid|sleeping pill|contraceptive|biologic|antibody|therapy|treatment|chemotherapy|immunotherapy)s?";
const MARKET =
  "(?:on the market|in (?:the world|Britain|Europe|the UK|its class|history)|ever|available|is here|at last|money can|of all)";
const GREAT =
  "(?:best|safest|strongest|fastest|kindest|gentlest|cheapest|finest|greatest|most (?:effective|powerful|potent|reliable|advanced|successful))";
const UNSAFE_SENSE =
  "(?! (?:place|storage|custody|hands|distance|until|in (?:the|a|its|locked|storage)|at (?:room|\\d)|from (?:light|heat|children)|to (?:destroy|handle|throw|travel|store|carry|keep|return|post)|and well|if|when|once|during transport))";
/** What is said of it. */
const PRAISE = `(?:(?:is|are|remains|has been|have been|was|proves|being) (?:(?:completely|totally|perfectly|absolutely|entirely|utterly|proven|now|also|by far|simply|truly|so|as|both|quite|very|really|100 ?%|always|just|the|a|an|our|their|your|world's) ){0,3}(?:safe(?:r|st)?\\b${UNSAFE_SENSE}|${GREAT} (?:and (?:most )?\\p{Ll}+ )?(?:[\\p{Ll}-]+ ){0,2}(?:${NOUN}|choice|for|${MARKET})|${GREAT}\\.|superior to|better than|unrivalled|unbeatable|foolproof|effective in (?:all|every)|miracle|wonder (?:drug|cure|${NOUN})|cure for|free (?:of|from) (?:all |any )?(?:side|adverse)|side[- ]effect[- ]free|guaranteed to)|(?:has|have|with|brings?|causes?|produces?|shows?) (?:absolutely |virtually |practically )?(?:no|zero) (?:known |serious |real |other )?(?:side|adverse|unwanted|ill)[- ](?:effects?|reactions?|events?)|(?:never|cannot|does not|doesn't|will not) (?:ever )?(?:causes?|harms?|produces?) |cure[sd]? \\p{L}|always works|never fails|outperforms|works (?:better|faster|harder) than|(?:works|clears|stops|ends|beats|heals|relieves|protects|helps|suits|frees|treats|controls|prevents|saves|halts|reverses) (?:[\\p{L}-]+ ){0,4}(?:everyone|everybody|every (?:patient|person|case|time|adult|child|man|woman)|all (?:patients|people|adults|children|cases|women|men)|any patient))`;

const NAME = "(?<!\\b(?:from|by|at|in|of) )(?<name>\\p{Lu}\\p{Ll}{4,})[®™▼]?";
const DETERMINER =
  "(?:the new|the|our|this|that|its|their|your|a new|an? (?:once|twice)[- ]\\p{Ll}+|an? (?:breakthrough|better|new))";
const ASIDE = "(?:,? (?:from|by|of|for|against|in) (?:[\\p{L}'-]+ ?){1,4},?| of ours)?";
const THING = `(?<thing>(?:[\\p{Ll}][\\p{Ll}'-]+ )?${NOUN})`;

const NAMED = [
  new RegExp(`(?<!\\p{L})${NAME}${ASIDE} ${PRAISE}`, "u"),
  new RegExp(
    `(?<!\\p{L})${NAME}, (?:the|a|an|our|your) (?:(?:world's|only|new) )?(?:${GREAT}|miracle|wonder|breakthrough) (?:[\\p{Ll}-]+ ){0,2}${NOUN}`,
    "u",
  ),
  new RegExp(`(?<!\\p{L})${NAME}[:;,.!] (?:[Ii]t|[Tt]his|[Bb]ecause it) ${PRAISE}`, "u"),
  new RegExp(
    `\\b(?:[Nn]othing|[Nn]one|[Nn]o other ${NOUN})\\b[^.!?\\n]{0,50}?\\b(?:better|safer|faster|stronger|like|beats|matches)\\b(?: than)? ${NAME}`,
    "u",
  ),
];
const NAMELESS = [
  new RegExp(`\\b${DETERMINER} (?:[\\p{Ll}-]+ ){0,3}?${THING}${ASIDE} ${PRAISE}`, "iu"),
  new RegExp(
    `(?:\\b(?:the|our|an?|Britain's|Europe's|world's)|^) ?(?:${GREAT}|breakthrough|miracle|wonder)(?: and (?:most )?\\p{Ll}+)? (?:[\\p{Ll}-]+ ){0,3}?${THING}\\b[^.!?\\n]{0,50}?\\b(?:${MARKET}|(?:everyone|everybody) who takes)`,
    "iu",
  ),
  new RegExp(
    `\\b(?:nothing|none|no other ${NOUN})\\b[^.!?\\n]{0,50}?\\b(?:better|safer|faster|stronger|like|beats|matches)\\b(?: than)? ${DETERMINER} (?:[\\p{Ll}-]+ ){0,3}?${THING}`,
    "iu",
  ),
];

/** Words ahead of the claim in its sentence that take it back, or make it a wish or a rule. */
const NOT_MEANT =
  /\b(?:not|never|nor|whether|if|avoid|don't|cannot|must|should|wrong|untrue|misleading|no (?:one|company|employee)|nobody|which|what|choos\p{L}+|find|finding|look(?:ing)? for|hope|believe|wonder\p{L}*|withdr\p{L}+|banned|example)\b/iu;
/** Capitalised words that open a sentence or name people, places and illnesses, and hardly ever a medicine. */
const NO_NAME =
  /^(?:\p{L}+ing|There|These|Those|Their|Where|Which|While|Other|Every|Nothing|Nobody|Someone|Everyone|Everything|Treatment|Therapy|Medicines?|Tablets?|Inhalers?|Injections?|Vaccines?|Vaccination|Exercise|Walking|Swimming|Sleep|Rest|Physiotherapy|Surgery|Doctors?|Nurses?|Patients?|Asthma|Migraine|Eczema|Diabetes|Cancer|Parents|Children|People|Women|Adults|Company|Policy|Laughter|Prevention|Smoking|Stopping|Choice|Trust|Research|Science|Nature|Water|Paracetamol|Ibuprofen|Aspirin)$/u;
const ABOUT_A_MEDICINE = new RegExp(
  `${NOUN}\\b|side[- ]effect|adverse|cures?\\b|causes?\\b|(?:itis|iasis|osis|aemia|epsy)\\b|migraine|asthma|eczema|diabetes|cancer|gout|pain\\b|dementia`,
  "iu",
);
/** A word that describes rather than says what the medicine is for. */
const DESCRIBES =
  /^(?:new|newest|our|the|this|that|its|their|your|best|safest|strongest|most|only|effective|powerful|once|daily|first|latest|available|such|another|safe|good|great) /i;

export interface ClaimedMedicine {
  name: string;
  /** The name is a brand, not the words for the form ("asthma inhaler"). */
  coined: boolean;
}

/** Whether the sentence of the claim asks, forbids or takes it back. */
function isUnmeant(words: string, start: number): boolean {
  const ahead = words.slice(0, start).replace(/^.*[.!?]\s/su, "");
  const end = /[.!?](?=\s|$)/.exec(words.slice(start))?.[0];
  return NOT_MEANT.test(ahead) || end === "?";
}

/** The claim in the words of one line, and the medicine that it is made for. Pure. */
export function claimedIn(words: string): ClaimedMedicine | null {
  for (const pattern of NAMED) {
    const match = pattern.exec(words);
    const name = match?.groups?.name;
    if (!match || !name || NO_NAME.test(name) || isUnmeant(words, match.index)) continue;
    const said = words.slice(match.index, match.index + match[0].length + 30);
    if (looksCoined(name) || isKnownMedicine(name) || ABOUT_A_MEDICINE.test(said)) return { name, coined: true };
  }
  for (const pattern of NAMELESS) {
    const match = pattern.exec(words);
    const thing = match?.groups?.thing;
    if (match && thing && !isUnmeant(words, match.index)) return { name: thing.replace(DESCRIBES, ""), coined: false };
  }
  return null;
}

/** The medicine that a piece praises without telling of it in any other way; null where there is none. */
export function claimedMedicine(text: string, lines: Line[]): ClaimedMedicine | null {
  for (const line of lines) {
    if (line.zone !== "body" && line.zone !== "heading") continue;
    const found = claimedIn(text.slice(line.start, line.end));
    if (found) return found;
  }
  return null;
}
