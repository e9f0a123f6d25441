import { everyMatch } from "#worker/text/every-match.ts";
import type { Span } from "./types.ts";

/** An illness or use that a text names. `key` is what tells it from others: "crohn", "asthma", "heart failure". */
export interface Condition extends Span {
  key: string;
}

/** A small letter of the languages that names of illnesses come from. */
const LETTER = "[a-z\\u00df-\\u024f]";
/** Words that name an illness by themselves. */
const NAMED = `(?:diabetic|thyroid|dry) eyes?(?: disease)?|diabetic macular ${LETTER}+|geographic atrophy|hidradenitis|giant[- ]cell arteritis|asthma|copd|exam nerves|t[12]dm?|narcolepsy|binge[- ]eating|pre-?diabetes|hypersomnia|tics|impotence|shyness|fear of ${LETTER}+|phobias?|stage fright|irritable bowel|type [12](?: diabetes)?|reflux|heartburn|indigestion|tinnitus|ptsd|ocd|period pain|restless legs|nightmares|smoking|hangovers?|long covid|chronic fatigue|bed-?wetting|warts|dandruff|cold sores|head lice|worms|malaria|scabies|stress|panic attacks?|burn-?out|low mood|blushing|sweating|snoring|stuttering|migraines?|depression|anxiety|epilepsy|eczema|psoriasis|hypertension|angina|stroke|obesity|insomnia|acne|rosacea|gout|rhinitis|urticaria|lupus|adhd|autism|dementia|incontinence|osteoporosis|osteopenia|menopause|hiv|influenza|shingles|vertigo|vitiligo|alopecia|sarcoidosis|fibromyalgia|endometriosis|glaucoma|schizophrenia|mania|cystic fibrosis|sciatica|hay fever|overactive bladder|hot flushes|jet lag|atrial fibrillation|weight loss|weight management|hair loss|premature ejaculation|cough|morning sickness|motion sickness|travel sickness`;
const SUFFIXED = `${LETTER}{3,}(?:itis|osis|aemia|emia|noma|phoma|pathy|penia|philia|algia|iasis|ctasis|plegia|urea|orrhoea|myalgia)`;
/** Words that name one only together with the word before. */
const HEAD =
  "disease|syndrome|disorders?|failure|cancer|infections?|pain|fractures?|arthritis|dermatitis|ulcers?|headaches?|seizures?|diabetes|bleeding|dysfunction|deficiency|insufficiency|neuralgia|colitis|hepatitis|spondylitis|nephritis|thrombosis|fibrosis|anaemia|neuropathy|conjunctivitis";
/** For words in small letters: every sentence of a material is held against it, and ignoring case costs twice the time. */
const CONDITION = new RegExp(
  `(?<!${LETTER})(?:(${NAMED})|(${LETTER}+(?:'s|s')?(?: obstructive pulmonary)?)[ -](?:${LETTER}+ed )?(${HEAD})|(${SUFFIXED}))(?!${LETTER})`,
  "g",
);
const IS_HEAD = new RegExp(`^(?:${HEAD})$`, "i");
/** Words before a head that say nothing of which illness it is. */
const VAGUE =
  /^(?:the|a|an|of|with|and|or|in|for|to|this|that|these|those|their|his|her|its|your|our|any|all|no|other|chronic|acute|severe|moderate|mild|active|adult|early|late|advanced|stage|established|refractory|recurrent|relapsed|symptomatic|serious|underlying|inflammatory|immune|autoimmune|treatment|clinical|high|low|new|more|less|long|term|same|worse|persistent|stable|progressive|unstable|primary|secondary|local|systemic|opportunistic|site|reported|from|by|on|have|has|had|is|was|as|end|some|most|such|non|major|minor|rare|common|uncontrolled|breakthrough|against|when|where|after|before|during|if|prevent|treat|reduce|cause|without|despite|between|type)$/i;

/** Words before a head that do: a person's name, an adjective of medicine, a part of the body. */
const TELLING =
  /^(?:\p{L}+(?:'s|s')|\p{L}+(?:ic|al|ous|ar|oid|ary|ory|ive|tic|ed|eal|ine|cle)|kidney|liver|heart|lung|bowel|skin|bone|eye|nerve|joint|blood|thyroid|bladder|breast|prostate|ovarian|colon|stomach|brain|cluster|tension|migraine|back|neck|hip|knee|spine|nail|chest|ear|throat|sinus|urine|urinary|chest|hay|vitamin|iron|hormone|growth|sleep|mood|motor|tic|type|coronary|artery|vein|clot|obstructive pulmonary|\p{L}+ obstructive pulmonary)$/iu;

const SAME: [RegExp, string][] = [
  [/\bt([12])dm?\b/gi, "type $1 diabetes"],
  [/attention[- ]deficit(?:[ /-]hyperactivity)?/gi, "adhd"],
  [/\b(?:dvt|vte)\b|thrombo(?:sis|emboli\w+)/gi, "thrombosis"],
  [/chronic obstructive pulmonary|\bcopd\b/gi, "copd"],
  [/atopic dermatitis|\beczema\b/gi, "eczema"],
  [/high blood pressure|\bhypertension\b/gi, "hypertension"],
  [/atopic eczema/gi, "eczema"],
  [/hay fever|allergic rhinitis/gi, "rhinitis"],
  [/major depressive|depressive|\bdepression\b/gi, "depression"],
  [/focal onset|focal-onset|\bseizures?\b|\bepilep\w+/gi, "epilepsy seizure"],
  [/vasomotor|hot flushes|\bflushes\b/gi, "hot flushes"],
  [/tumours?|carcinoma|cancers?|neoplasm/gi, "cancer"],
  [/renal|kidney/gi, "kidney"],
  [/hepatic|liver/gi, "liver"],
  [/cardiac|heart/gi, "heart"],
  [/atherosclerotic|cardiovascular/gi, "cardiovascular"],
  [/hyperuricaemia|\bgouty?\b/gi, "gout"],
  [/\brheumatoid\b/gi, "rheumatoid"],
  [/hypoglycaemia|hyperglycaemia|glycaemic|diabet\w+/gi, "diabetes"],
  [/migraines?/gi, "migraine"],
  [/urge incontinence|overactive bladder|incontinence/gi, "overactive bladder incontinence"],
  [/onychomycosis|fungal nail/gi, "fungal nail onychomycosis"],
];

/** A text with each illness under one name. */
export function plainIllness(text: string): string {
  return SAME.reduce((words, [pattern, name]) => words.replace(pattern, name), text).toLowerCase();
}

/** What tells an illness from others: "kidney" of "kidney disease". */
function withoutHead(key: string): string {
  const telling = key.split(" ").filter((word) => !IS_HEAD.test(word));
  return telling.length > 0 ? telling.join(" ") : key;
}

/** The text in small letters, each at its place: a few letters become longer, and then the others keep theirs. */
function inSmallLetters(text: string): string {
  const small = text.toLowerCase();
  return small.length === text.length ? small : text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** The illnesses that a text names, in order. */
export function conditionsIn(text: string, offset = 0): Condition[] {
  const found: Condition[] = [];
  for (const match of everyMatch(CONDITION, inSmallLetters(text))) {
    const [words, named, before, head, suffixed] = match;
    if (head && (VAGUE.test(before ?? "") || !TELLING.test(before ?? ""))) continue;
    const plain = plainIllness(words);
    const key = plain === words ? (named ?? suffixed ?? (before ?? "").replace(/'s$|s'$/, "")) : plain;
    found.push({
      key: withoutHead(key),
      start: offset + match.index,
      end: offset + match.index + words.length,
    });
  }
  return found;
}
