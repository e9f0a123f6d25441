import { type Phrase, phrases } from "#worker/text/language/phrases.ts";

export type ClaimKind =
  | "efficacy"
  | "safety"
  | "comparative"
  | "superlative"
  | "novelty"
  | "cost"
  | "statistic"
  | "quality-of-life";

/* By what words claims, comparators and safety information are known. */

export const KINDS: Record<Exclude<ClaimKind, "statistic">, Phrase[]> = {
  efficacy: phrases(
    "reduc*|cut|cuts|cutting|lower|lowers|lowered|lowering|reliev*|relief|control|controls|controlled|clear|clears|cleared|clearance|heal|heals|healed|healing",
    "stop|stops|stopped|prevent*|protect*|ease|eases|eased|easing|calm|calms|restor*|halv*|slow|slows|slowed|cure|cures|cured|remission|respon*|recover*",
    "work|works|worked|effective*|efficac*|efficient|powerful|potent|benefit|benefits|succeed*|success*|surviv*|improv*|fell|fall",
    "boost*|extend*|prolong*|sooth*|beat|beats|conquer*|transform*|deliver*|help|helps|helped|end|ends|banish*|tackle*|fight*|open|opens",
    "kill|kills|eradicat*|destroy*|neutralis*|abolish*|revers*|repair*|rebuild*|regenerat*|restor*|guard|guards|shield|shields|defend|defends|safeguard*",
    "pain|symptom|seizure|attack|itch|migraine|flare|relapse free",
    "switch|switches|switched|switching off",
    "feel|feels better|well|normal|themselves",
    "free|freedom from|of",
    "save|saves|saving|saved ..2 life|lives",
    "time to|with ..1 live|life|family",
    "live|lives|living|life longer",
    "longer|more ..1 life|lives",
    "landmark|compelling|impressive|breakthrough|positive|convincing|outstanding|excellent ..2 result|results|data|study|trial|evidence",
  ),
  safety: phrases(
    "safe|safely|safety|safer|safest",
    "toler*",
    "side effect*",
    "adverse",
    "gentle|gentler|kind|kinder|mild|milder|trouble",
    "toxic*",
  ),
  comparative: phrases(
    "better|faster|stronger|kinder|gentler|quicker|simpler|easier|smarter|cleaner|safer|greater|superior|superiority|longer|deeper|stronger|sooner|smoother|fewer|milder|cheaper",
    "more|less @number?  effective|potent|powerful|convenient|tolerable|reliable|rapid|consistent|selective|complete|patients|people|likely|often",
    "outperform*|outlast*|surpass*|exceed*|beats|beat|outdo*|outclass*|outshine*",
    "go|goes|going further|beyond",
    "step|cut|league|streets|miles|head|shoulders|leap ahead|above|up|apart",
    "raise|raises|raising|set|sets ..2 bar|standard",
    "next level|generation",
    "nothing|none|no ..4 close|compares|matches|beats|better|equals",
    "leave|leaves|leaving ..4 standing|behind|trailing",
    "than",
    "versus|vs|v",
    "compared with|to",
  ),
  superlative: phrases(
    "best|most|leading|unrivalled|unbeatable|unmatched|unparalleled|ultimate|greatest|strongest|fastest",
    "number one",
    "gold standard",
    "only|first ..3 treatment|medicine|therapy|choice",
  ),
  novelty: phrases(
    "new|novel|novelty|introducing|revolutionary|innovative|breakthrough",
    "now available",
    "first ever",
  ),
  cost: phrases(
    "@money",
    "cheap|cheaper|cheapest|affordable|saving|savings",
    "cost effective",
    "cost|costs|price|priced ..4 less|lower|half|least|low",
    "value for money",
  ),
  "quality-of-life": phrases(
    "quality of life",
    "life|lives back",
    "everyday|daily|normal|active life|lives|living",
    "back to ..3 normal|work|life|living",
    "live ..3 life|again|fully|freely",
  ),
};

export const ARMS: ReadonlySet<string> = new Set(["placebo", "vehicle", "sham", "dummy", "comparator", "untreated"]);
export const CONNECTOR = phrases(
  "than",
  "versus|vs|v",
  "compared|comparison|relative|contrast with|to",
  "against",
  "superior|inferior|noninferior|superiority|inferiority|similar|comparable|preferable|equivalent to|with",
  "over|above|to placebo|vehicle|standard|usual",
  "instead|ahead of",
  "rather than",
  "as as",
  "standard|usual|supportive|conventional care|treatment|therapy alone",
  "control|comparator group|arm",
);
/** "better than ever", "less than a week", "more than 60%": nothing is compared. */
export const NO_COMPARATOR =
  /^(?:ever|before|never|you|we|they|i|expected|usual|a|an|one|two|three|four|half|just|\d.*)$/;

export const REPORTED =
  /\b(?:n\s?=\s?\d|p\s?[<>=]|9\d% CI\b|(?:in|from|during|by) (?:the |a |an |one |two |our |this |that )?(?:[\w-]{1,20} ){0,4}(?:study|trial|studies|trials|analysis|weeks?|months?)\b|(?:was|were|had) (?:reported|recorded|seen|observed|noted|reached|achieved)\b|mean (?:change|reduction|difference)\b)/i;

/** Words that tell of harm or caution whatever stands beside them. */
const HARM =
  /\b(?:adverse\b|side[- ]effects?\b|undesirable\b|unwanted effects?\b|contra-?indicat|precautions?\b|cautions?\b|warnings?\b|do not (?:use|take|give|start|prescribe|inject)\b|must not be\b|not (?:be used|recommended|for use|to be used|suitable|be given|be started)\b|(?:stop|discontinue)[a-z]* (?:treatment|if|because|for good)\b|monitor|pregnan|reactions?\b|hypersensit|anaphyla|dependence\b|misuse\b|suicid|self-harm|check [a-z ]{0,30}(?:before|first|function|count)|exclude [a-z ]{0,40}before|(?:very |un)?common(?:ly)?\b(?! (?:cold|misconception|condition|cause|disease|type|form|problem))|most frequent|can cause\b|may cause\b|measure [a-z ]{0,30}before)/i;
/** Symptoms: harm where the sentence says that they occur, and not that the medicine relieves them. */
const SYMPTOM =
  /\b(?:nausea|vomit|diarrh|headache|migraines?|dizz|vertigo|rash|urticaria|hives|bleed(?:s|ing)?\b|haemorrhag|infections?\b|sepsis|hypotens|hypertens|low blood|hypogly|hypergly|hyperkal|hypokal|hyponat|hypocalc|hypercalc|(?:raised|low|high|lower|higher) (?:potassium|liver|calcium|sodium|uric|glucose|sugar|creatinine|blood)|potassium (?:may|can)|liver (?:enzymes|injury|function|impairment)|renal (?:function|impairment)|pancreatitis|ketoacid|dry (?:mouth|eyes?|skin)|constipation|sleepi|somnolen|insomnia|drows|sedation|fatigue|tired|asthenia|myalgia|muscle (?:pain|ache|cramp)|cramps?|arthralgia|tremor|epistaxis|nosebleed|burning\b|irritation|redness|sore(?:ness)?\b|hyperaemia|erythema|dryness|peeling|neutropen|leucopen|lymphopen|anaem|thrombocytop|cytopen|cough\b|hoarse|dysphonia|candid|thrush|pneumonia|thromb(?:osis|otic|oembol)|osteonecrosis|atypical|dyspepsia|indigestion|heartburn|flatulence|bloating|abdominal|stomach|stinging|stings?\b|joint pain|back pain|limb pain|weight (?:gain|loss)|appetite|taste|oedema|swelling|swollen|palpitation|tachycard|bradycard|syncope|faint|QT\b|arrhythm|bruis|conjunctivitis|blephar|uveitis|vision\b|eye pain|eye irritation|itch|prurit|flush(?:ing|es)?\b|sweating|fever|pyrexia|chills|influenza-like|flu-like|injection[- ]site|application[- ]site|infusion|hair loss|alopecia|acne|photosens|sunburn|mood|anxiety|depression|confusion|hallucin|falls\b|fractures?\b|urinary|cystitis|nasopharyngitis|rhinitis|throat|sinusitis|mucositis|stomatitis|neuropathy|paraesthesia|numb|jaundice|hepat|proteinuria|gout|lipodystrophy|dehydration|hypothyroid|menstrual|spotting|breast tenderness|libido|erectile)/i;
const OCCURS =
  /\d\s?%|\b(?:common|uncommon|rare|reported|occur|can|may|might|seen|affects?|affected|risk|frequent|include|watch)/i;
const RELIEVES =
  /\b(?:relief|responded|free\b|scores?\b|effective|efficacy|against|heal|clears?\b|response|remission|reliev|reduc|cut|lower|prevent|treat|fewer|less|eas|indicated|control|protect|fell|improv)/i;
/** A pointer to where safety information stands is not the information. */
export const POINTER =
  /\bprescribing information\b|\breport(?:ing)? (?:an |of )?(?:adverse|side)|\badverse event reporting|\bsafety (?:department|team)\b|@|https?:/i;

/** The 95% of a confidence interval is no rate of harm. */
const INTERVAL = /\b9\d(?:\.\d)? ?% ?(?:CI|confidence|credible)/gi;

export function tellsOfHarm(words: string): boolean {
  const tells =
    HARM.test(words) ||
    (/\btolera/i.test(words) && /\d/.test(words)) ||
    (SYMPTOM.test(words) && OCCURS.test(words.replace(INTERVAL, " ")) && !RELIEVES.test(words));
  return tells && !POINTER.test(words) && !NO_HARM.test(words);
}

/** A claim that there is no harm is not safety information. */
const NO_HARM =
  /\b(?:no|without|free from|free of|none of the|zero|fewer|less|lower|minimal|reduced|forget|goodbye to) (?:[\w-]{1,15} ){0,4}(?:side[- ]effects?|reactions?|problems?|worries|worry)\b|\b(?:side[- ]effects?|reactions?)\b[^.;\n]{0,40}\b(?:are|were)(?:n't| not| simply not) any\b/i;

/** The licensed use, which says for what and not how well. */
export const INDICATION =
  /^\W{0,3}(?:for (?:the |use in |adults|adolescents|children|people|women|men|symptomatic|maintenance|acute|prevention)|(?:\S+ ){0,6}(?:is|are) (?:indicated|licensed)|indicat|licensed|adults? (?:with|and)|(?:adjunctive |symptomatic |maintenance |acute )?treatment of|prevention of|to (?:reduce|treat|prevent)\b)/i;
