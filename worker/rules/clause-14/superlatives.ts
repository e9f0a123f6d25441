import { findPhrases, type Match, phrases } from "#worker/text/language/phrases.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { ownWords } from "#worker/text/voice/own-words.ts";
import { oncePerSentence, wordsOf } from "#worker/text/words-of.ts";
import { quoted, sentenceHit } from "../checks/hits.ts";
import { isPowerWord, SUPER, WONDER } from "../concepts/praise.ts";
import type { Facts } from "../facts/index.ts";
import type { Check } from "../types.ts";
import { examples } from "./superlatives.examples.ts";

const SUPERLATIVE = phrases(
  "best|finest|greatest|strongest|fastest|kindest|gentlest|smartest|safest|simplest|easiest|cleverest|quickest|purest|supreme|peerless|ultimate|perfect|perfection|flawless|ideal|unbeatable|unbeaten|unsurpassed|unsurpassable|unrivalled|unrivaled|unparalleled|unmatched|unequalled|matchless|incomparable|invincible|legendary|phenomenal|superlative",
  "most ..1 effective|powerful|potent|advanced|successful|reliable|trusted|complete|convenient|tolerable|selective|efficient|sophisticated|important|innovative|prescribed|popular|exciting|affordable|economical|natural|precise|modern|flexible",
  "gold|platinum standard|choice|treatment",
  "different|another league|class|planet|world|level",
  "never ..2 been ..5 touch|match|beat|rival|equal|like",
  "number one|1",
  "no 1",
  "nothing ..2 comes|come|gets|compares|touches|matches|beats|rivals|equals",
  "no other ..3 comes|come|gets|compares|touches|matches|beats|rivals|equals|does",
  "second to none",
  "in a class|league of|all its own",
  "world|market class|beating|beater|leading|leader",
  "first among",
  "king|queen|champion|master|rolls royce? of|among|royce",
  "never been bettered|beaten|equalled",
  "top of the|its class|range|tree|league",
  "only|last ..4 you|they|your ..4 ever ..1 need|want|prescribe",
  "undisputed|premier|foremost|unbeatable|unquestioned|unchallenged",
  "must have",
  "unique|uniquely|uniqueness",
  "favourite",
  "quantum leap",
  "last word in|on",
  "there is ..1 no better|finer",
  "superb|supremely|sublime",
  "world beating|leading",
  "treatment|drug|medicine|tablet|therapy|agent|inhaler of choice",
  "rolls royce",
  "in a league|class of its own",
  "all you|they ..3 ever? need",
  "the ..1 answer|solution to|for ..3 all|every|everything|everyone|anyone",
  "ever made|developed|invented|produced|known|seen",
);
/** Words that make more of the medicine than a fact can. */
const EXAGGERATION = phrases(
  "miracle|miraculous|magic|magical|wonder|wondrous|revolutionary|revolutionise|revolutionises|revolution|groundbreaking|astonishing|astounding|amazing|incredible|incredibly|extraordinary|spectacular|sensational|breathtaking|unbelievable|stunning|blockbuster|dazzling|awesome|mindblowing|peerless",
  "game changer|changing|changers",
  "ground|path breaking",
  "once in a generation|lifetime",
  "holy grail|silver bullet|magic bullet",
  "transforms|transform|transformed ..3 lives|everything|medicine|practice|care",
  "total|complete|absolute|perfect|utter ..1 relief|control|protection|freedom|solution|confidence|peace|efficacy",
  "breakthrough ..1 treatment|medicine|therapy|in|for|tablet|spray|cream",
  "excellent|outstanding|exceptional|brilliant|fantastic|superb|unbeatable|sensational ..1 efficacy|results|control|relief|power|protection|performance|response|responses|outcomes|tolerability|safety",
  "five|5|six|top star|starred|rated power|efficacy|relief|treatment|results|control|care|performance|choice",
  "cure all|alls",
  "works wonders|miracles|magic",
  "become|becomes|became|becoming|turn|turns|turned|raise|raises|raised|elevate|elevates|elevated|made ..2 craft|art|artform|poetry|masterpiece|masterclass|masterstroke|science",
  "switch|change|swap|move|treatment|dose|infusion|injection ..1 nobody|noone|no one? ..1 notices|notice|feels|minds|sees",
);
const ORDINARY_SUPER =
  /^(?:super(?:ior(?:ity|ly)?|intend\w*|annuat\w*|saturat\w*|vis\w*|fici\w*|sed\w*|natant|infect\w*|script\w*|market\w*|sensitiv\w*|impos\w*|nova|numer\w*|oxide|tank|imposed|glue|annuation|lative\w*|ven\w*|fluous|family|hero\w*|star\w*|visor\w*|ordinat\w*|conduct\w*|computer\w*|users?|coil\w*|centile|position\w*))$/i;
/** "Superior" without saying to what or by how much. */
const BARE_SUPERIOR = phrases(
  "superior choice|option|efficacy|treatment|relief|control|results|performance|medicine|protection|outcomes",
);

/** The same words as plain facts or terms. */
const PLAIN = phrases(
  "so|had|you best ..1 keep|not|be|ask",
  "best supportive|available|practice|interests|interest|corrected|response|responses|overall|time|wishes|dose|way|evidence|known|seen|before|taken|fit|treated|managed|care|possible|described|understood|kept|to|place|medical|contact|if|when|by|known|start|estimate|case|endeavours|efforts|value|regards",
  "at|as|works|work|their|your|our|its|do|did|what|which ..1 best",
  "is|it|are best",
  "ideal|ideally body|weight|bodyweight|world|time|temperature|place",
  "perfect|perfectly normal|clear|storm|match|attendance|well",
  "ultimate decision|responsibility|parent|holding|aim|goal|choice|beneficial|outcome",
  "gold standard ..3 diagnosis|diagnostic|test|tests|method|for|comparator|reference|investigation|assessment|measure|technique",
  "diagnostic|reference|comparator gold standard",
  "breakthrough bleeding|pain|infection|seizure|seizures|symptoms|cancer|therapy|idea|devices",
  "complete|total|perfect response|remission|cure|clearance|blood|course|score|dose|daily|count|form|forms|resolution|number",
  "leading|market cause|causes|to|up|article",
  "most ..1 common|frequent|frequently|often|likely|recent|patients|people|cases|important|serious",
  "the greatest|strongest|largest|most ..2 care|risk|risks|caution|need|benefit|number|evidence|burden|difference|challenge|predictor|association|concern|fall|drop|change|reduction",
  "fastest|strongest growing|possible",
  "number|no one|1 @number?  in|of|cause|priority|tablet|sachet|capsule|week|day|patient",
  "branded? market leader",
  "master class|classes|protocol|file|degree",
  "unique ..3 identifier|identifiers|code|codes|reference|number|numbers|id|link|url|identification|user|users|visitor|visitors|needs|circumstances|patients|device|patient|risk|risks|warning|challenges",
  "unique to ..2 each|every|you|patient|person",
  "unique|matchless|incredible opportunity|role|post|team|place|job|honour",
  "magic trick|mushroom|mouthwash",
  "revolution counter",
  "wonder whether|if|why|how|what",
  "@number wonder",
);
/** Praise of people, venues, jobs and staff is not a claim for a medicine. */
const NOT_A_MEDICINE =
  /\b(?:downloads?|pdf|documents?|resources|searches|venue|hotel|evening|booklet|leaflet|website|session|congress|speaker|dinner|lunch|team|colleagues?|placers?|employer|prize|photograph|trainee|poster prize|seller|award|selfies?|competition|role|recruit|charity|career|diagnostic|biopsy|imaging|spirometry)\b/i;

/** Everyday superlatives speak of the medicine only beside its name or kind, or as a slogan. */
const EVERYDAY =
  /^(?:best|finest|greatest|strongest|fastest|kindest|gentlest|smartest|simplest|easiest|cleverest|quickest|purest|perfect|perfection|ideal|ultimate|number one|no 1|unique\w*)$/i;
const MEDICINE = phrases(
  "@product|treatment|medicine|drug|therapy|choice|option|tablet|spray|inhaler|cream|injection|capsule|pen|gel|patch|drops|relief|control|efficacy|protection|results|response|outcomes|solution|lacquer|vaccine|antibiotic|antiviral|antifungal|preventive|painkiller|analgesic|anticoagulant|antidepressant|antihistamine|insulin|statin|steroid|hormone|emollient|lotion|shampoo|syrup|infusion|therapeutic|care|biologic|patients|class|tolerability|prescription",
);
const SLOGAN_TOKENS = 7;

function isOfMedicine(match: Match, facts: Facts): boolean {
  if (!EVERYDAY.test(wordsOf(facts, match))) return true;
  const tokens = match.sentence.last - match.sentence.first;
  return (
    tokens <= (match.sentence.zone === "heading" ? SLOGAN_TOKENS : SLOGAN_TOKENS / 2) ||
    /\b(?:simply|probably|quite|surely|truly|possibly|arguably|undoubtedly) the\b/i.test(
      wordsOf(facts, match.sentence),
    ) ||
    findPhrases(MEDICINE, facts, [match.sentence]).length > 0
  );
}

function isPlain(match: Match, facts: Facts): boolean {
  return findPhrases(PLAIN, facts, [match.sentence]).some((p) => p.first < match.last && match.first < p.last);
}

/** The end of a letter, print and post, place names, what a score is called, and the work of the trade. */
const OTHER_SENSE =
  /^\W*(?:all the |with )?best(?: wishes| regards)?\W*$|^\W*perfect\W*$|\bperfect[- ]bound\b|\bnothing has come\b|\b[\w]+-super-[\w]+\b|\bmean total\b|\bfirst, among\b|\bmust have (?:their|a|an|been|its)\b|\b(?:card|leaflet|poster|artwork)\b[^.;]{0,60}\blooks?\b|\bfastest growth\b|\bin the (?:county|region|team)\b|\bideal \p{Lu}*\p{L}* ?patient\b|\bbest (?:assessment|practices?)\b|\ball you need to (?:adjust|do|know)\b|\bleft out of\b|\bwithout prompting\b|\bmount everest\b/iu;

/** A superlative that only says how something fared in a trial ("the highest dose", "largest trial to date"). */
function isFact(match: Match, facts: Facts): boolean {
  const words = wordsOf(facts, match.sentence);
  return (
    NOT_A_MEDICINE.test(words) ||
    OTHER_SENSE.test(words) ||
    /\b(?:only|first) (?:UK |currently )?(?:licen[cs]ed|authori[sz]ed)\b/i.test(words)
  );
}

const PRAISE = [...SUPERLATIVE, ...EXAGGERATION, ...WONDER, ...BARE_SUPERIOR];

function find(facts: Facts) {
  const copy = ownSentences(facts).filter((s) => s.zone !== "direction" || /"/.test(wordsOf(facts, s)));
  const supers = ownWords(SUPER, facts, copy).filter((m) => {
    const words = wordsOf(facts, m);
    if (/\d ?\/ ?\d|\d ?(?:mg|micrograms?)\b/i.test(wordsOf(facts, m.sentence))) return false;
    return /^super/i.test(words) ? !ORDINARY_SUPER.test(words) : isPowerWord(facts.view.text, m.start);
  });
  const found = [...ownWords(PRAISE, facts, copy), ...supers].filter(
    (match) => isOfMedicine(match, facts) && !isPlain(match, facts) && !isFact(match, facts),
  );
  const tested = (match: Match) =>
    (/complete|total|perfect/i.test(wordsOf(facts, match)) && /\d ?%/.test(wordsOf(facts, match.sentence))) ||
    (/superior/i.test(wordsOf(facts, match)) && /\bp ?[<=] ?0?\.0|\b95% ?CI\b/i.test(wordsOf(facts, match.sentence)));
  return oncePerSentence(found.filter((m) => !tested(m)).sort((a, b) => a.start - b.start)).map((match) =>
    sentenceHit(
      facts,
      match,
      `${quoted(wordsOf(facts, match))} is a superlative or an exaggeration and not a plain fact about the medicine. Superlatives and all-embracing claims must not be used (Clause 14.4).`,
      "Delete the sentence, or give the measured result with its reference instead.",
    ),
  );
}

/** 14.4: no exaggerated or all-embracing claims, and no superlatives save for a clear fact. */
export const superlatives: Check = {
  id: "clause-14/superlatives",
  requirement: "14.no-superlatives",
  alsoDecides: ["14.special-merit"],
  severity: "MEDIUM",
  duty: "must",
  themes: ["exaggerated-claim", "unsubstantiated-claim"],
  applies: (facts) =>
    (facts.submission.audience === "hcp" || facts.submission.audience === "payers") &&
    facts.products.length > 0 &&
    !["agreement", "research", "recruitment", "no-medicine", "product-document", "for-public", "for-patients"].includes(
      facts.promotion.kind,
    ),
  find,
  examples,
};
