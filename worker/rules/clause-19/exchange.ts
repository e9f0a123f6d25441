import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { ownWords, pairs, together } from "#worker/text/voice/own-words.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { BENEFIT, CONDITION, NO_LINK, PRODUCT_ACT } from "../dealings/ties.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import { CARE_PLACE } from "../vocabulary/care-places.ts";
import { CLINICIAN } from "../vocabulary/clinicians.ts";
import { PAYMENT } from "../vocabulary/payments.ts";
import { REPRESENTATIVE } from "../vocabulary/representatives.ts";
import { DECIDERS, FOR_THOSE_PRESCRIBED, NO_GIFT, PROPER } from "./words.ts";

/** Something for something: what the company gives, and what it wants for it. */

const GIVE =
  "give|gives|giving|send|sends|supply|supplies|include|add|adds|put|puts|donate|donates|provide|provides|offer|offers|pay|pays|lend|lends|loan|fund|funds|arrange|treat|throw|bring|run|runs|place|install|cover|sponsor|extend|consider|deliver|reward|rewards|award|buy";
const GIVEN =
  "given|sent|paid|mailed|posted|donated|supplied|provided|offered|funded|lent|included|awarded|entered|credited|covered|yours|theirs|delivered|installed|extended";
const TAKERS = `${CARE_PLACE}|board|boards|network|networks|area|areas|unit|units|you|doctors|doctor|gps|gp|nurses|delegates|everyone|anyone|prescribers|sites|teams|team|those|visitors|entrants|readers`;
const TAKES_BACK = phrases(
  "lose|loses|forfeit|forgo|goodbye|withdraw|withdrawn|miss|hand|taken|returned|ends|stop|stops|reclaim|collect|collected",
);
const LEAVES_PRODUCT = phrases(
  "go|goes|switch|switches|revert|reverts|return|returns|change|changes|move|moves|drop|drops|fall|falls ..4 back|away|below|another|other|old|previous|from|out ..6 inhaler|medicine|product|brand|treatment|tablet|@product|formulary|share|competitor|generic",
);
const COMPANY_GIVES = phrases(
  "and|then we|i will|shall|can|could fund|pay|buy|lend|send|provide|give|sponsor|arrange|offer|donate",
  `we|us|our|@company|i ..6 ${GIVE}`,
  `will|is|are|be|get|gets ..3 ${GIVEN}`,
  "we|i ..2 look after",
  "we|i ..2 put ..3 through",
  `${TAKERS} ..10 receive|receives|get|gets|earn|earns|win|wins|claim|collect|qualify|qualifies|unlock`,
);

/** Time, attention, orders and replies that professionals give a company. */
const ATTENTION = phrases(
  "give|gives|spare|spares|allow|allows|grant|grants|offer|lend ..3 us|me|our|your ..6 minutes|hour|time|slot|quarter|half|ear|attention",
  `talk|talks|speak|speaks|chat|sit|meet|meets|see|sees|listen|listens|time ..4 to|with|from ..4 ${REPRESENTATIVE}|account|us|me|team|specialist|manager`,
  `see|sees|meet|meets ..3 ${REPRESENTATIVE}|account|us|me`,
  "visit|visits|drop|stop|call ..3 stand|booth|at|by ..2 stand|booth|us|our",
  "order|orders|buy|buys|purchase|purchases|stock ..8 packs|boxes|units|@product|vials|cases",
  "place|places|placed|placing|buy|stock ..4 order|orders",
  "doctors|gps|nurses|those|delegates|everyone|anyone|prescribers|pharmacists|visitors|who ..6 come|comes|attend|attends|join|joins|register|registers|reply|replies|answer|answers|answering|complete|completes|watch|watches|read|reads|recommend|recommends|refer|refers|take",
  "answer|complete|finish|register|reply|watch|return|fill|pass|get ..8 quiz|questions|question|module|form|card|survey|video|film|challenge|slip|test|right|correct|today",
  "recommend|refer|nominate|bring ..3 colleague|colleagues|friend",
);
/** What a company would like to know for its sales. */
const INSIDE_KNOWLEDGE = phrases(
  "tell|tells|share|shares|show|send|let|give|pass ..3 us|me|our ..3 have|know|with|the|which|who|how|when|what ..8 plan|plans|planning|names|list|lists|numbers|figures|data|target|targets|decide|decides|deciding|prescribe|prescribes|review|reviewing|tender|budget|formulary",
  "once|when|if|soon ..3 have|get|hear|receive ..2 your answer|reply|figure|price|view|news|list|numbers",
);
/** What people may properly be sent or served in reply. */
const BENIGN = phrases(
  "link|details|detail|information|pack|paper|papers|reprint|slides|recording|copy|leaflet|booklet|guide|spc|confirmation|email|agenda|programme|instructions|form|answer|newsletter|materials|material|resources|report|summary|contract|agreement|demonstration|training|talk|presentation|update|advice|support|help|call|visit|refund|tea|refreshments|biscuits|fruit|sandwiches|buffet|travel|registration|accommodation|access|data|evidence|login|password|account|research|certificate|points",
);

/** Benefits offered for attention, time or an order. */
export function forAttention(facts: Facts, own: Sentence[]): Sentence[] {
  const known = together(facts, [COMPANY_GIVES, INSIDE_KNOWLEDGE, PRIZED], own);
  const attended = together(facts, [COMPANY_GIVES, ATTENTION], own).filter(
    (s) => ![BENIGN, PROPER].some((list) => hasPhrase(list, facts, [s])),
  );
  return [...known, ...attended].filter((s) => !hasPhrase(NO_GIFT, facts, [s]));
}

/** "For boards that list it:", with what they get below. */
const LIST_HEAD = phrases(`boards|${CARE_PLACE}|networks|areas|units|prescribers|those`);
const OUTCOME = phrases(
  "not|do ..3 eligible|qualify|entitled|invited",
  "otherwise",
  "those|areas|practices|boards|networks ..5 that|which|who|where ..4 not|second",
  "will ..3 wait",
  "lose|loses|goodbye|forfeit|forfeits|moves|move elsewhere|on|to",
);
const PRODUCT_STANDS = phrases(
  "if|when|once|should|provided|unless|while|until ..10 @product ..8 become|becomes|remain|remains|hold|holds|reach|reaches|stay|stays|numbers|share|first|preferred|chosen|listed|adopted|formulary|sales|volume|uptake",
  "if|when|once|should|provided|unless|while|until ..12 preferred|default|first ..2 choice|line|option|product|treatment|medicine|agent",
);
/** A plea for the medicine, beside something given. */
const PLEA = phrases(
  "will|shall|agrees|agree|undertakes|undertake|commits|must ..6 place|use|prescribe|put|list|adopt|switch|start|make|keep|move|favour|recommend ..6 @product",
  "friend|friends|supporter|supporters|champion|loyal|loyalty|ambassador|advocate ..4 to|of|for ..2 @product",
  "@product ..14 in return|exchange",
  "could|would|can|will|hope|trust|grateful|glad|delighted|please|continue|keep|go ..10 mention|mentioning|recommend|recommending|support|supporting|prescribe|prescribing|favour|vote|voting|speak|speaking|push|pushing|champion|back|backing|use|using ..6 @product",
);
/** Those who do the medicine a service, and what they will have for it. */
const DOERS = phrases(
  `${TAKERS}|members|colleagues|committee|localities|consultants|pharmacists ..1 that|who|which|with|where`,
);
const SERVES = phrases(
  "get|gets|bring|put|puts|move|moves|keep|keeps|reach|have|has|start|starts|make|makes|switch|choose|chooses|hold|begin|begins|treat|treats|try ..10 patients|@product|it|prescribing|formulary|share|first",
  "speak|speaks|vote|votes|argue|argues|push|pushes|stand|support|supports|recommend|recommends|champion|champions|prescribe|prescribes|list|lists|adopt|adopts|use|uses",
);
const ARE_PAID = phrases(
  "will|shall|can ..2 have|get|receive|be|enjoy|earn|claim|expect|keep|choose|join|see",
  "will|shall ..2 be ..2 asked|invited|entered|given|paid|rewarded|sent",
  "are|is ..2 invited|entitled|eligible|given|offered|rewarded|paid|sent|welcome",
  "get|gets|receive|receives|earn|earns|qualify|qualifies|win|wins|join|joins",
);
const PRIZED = phrases(
  `compliments|course|courses|lunch|afternoon|hotel|free|charge|cost|guest|guests|congress|conference|flights|dinner|monitor|monitors|equipment|grant|funding|nurse|nurses|pharmacist|training|reward|bonus|discount|rebate|@money|${PAYMENT}|series|service|support|renewed|paid|software|audit|points|laptop|places|place|thanks|thank`,
);
const IF_PRODUCT = phrases("if|when|once|should|provided|unless|until|were|while|after ..3 @product");
const FUNDS_MOVE = phrases(
  "funding|money|sum|payment|payments|stage|tranche|instalment|part|parts|grant|@money|rest|balance ..10 released|paid|due|follow|follows|flow|flows|unlocked|stop|stops|end|ends|begin|rise|rises|grow|grows|double|doubles|depend|depends ..8 when|once|if|until|after|as|on|while",
  "when|once|if|until|after|as|while ..16 funding|money|sum|payment|payments|stage|tranche|instalment|grant|@money|rest|balance ..8 released|paid|due|follow|follows|flow|flows|unlocked|stop|stops|end|ends|begin|rise|rises|double",
);
const UPTAKE = phrases(
  "@product",
  "share|uptake|switched|moved|converted|started|starts|prescriptions|prescribing|formulary|volume|sales",
);
const CLINICAL = phrases(
  "mg|dose|doses|daily|tablet|symptoms|monitor|tested",
  "patients ..6 receive",
  "costs|price|prices|saving|savings|save|saves|budget|cheaper|tariff",
  "cost|costs of|per|is|was|savings",
);

/** What a formulary group may be sent to read is no benefit to it. */
const SENDS_PAPERS = phrases(
  "send|sending|share|provide|providing|give|supply|offer ..6 submission|dossier|data|paper|papers|evidence|information|details|leaflet|leaflets|summary|slides|reprint|model|copy|copies|spc",
);

/** Papers sent to a pharmacist or nurse, who here reads them and is not the gift. */
const PAPERS_TO_READER = phrases(`send|supply|provide ..1 evidence|dossier|submission to ..2 ${CLINICIAN}`);
const MONEY = phrases(`@money|${PAYMENT}`);
/** A service that the reader works in, which nobody gives. */
const READERS_OWN = phrases(`you|they|who work|works|working in|at|for ..2 service|${CARE_PLACE}`);

/** Benefits that hang on prescribing, switching or a formulary decision. */
export function tiedToProduct(facts: Facts): Sentence[] {
  const excused = (s: Sentence) =>
    hasPhrase(NO_LINK, facts, [s]) ||
    (hasPhrase(SENDS_PAPERS, facts, [s]) && !hasPhrase(PRIZED, facts, [s])) ||
    (hasPhrase(READERS_OWN, facts, [s]) && !hasPhrase(MONEY, facts, [s]) && !hasPhrase(COMPANY_GIVES, facts, [s])) ||
    (hasPhrase(PAPERS_TO_READER, facts, [s]) && !hasPhrase(MONEY, facts, [s])) ||
    hasPhrase(CLINICAL, facts, [s]) ||
    (hasPhrase(FOR_THOSE_PRESCRIBED, facts, [s]) && !hasPhrase(DECIDERS, facts, [s]));
  const own = ownSentences(facts).filter((s) => !excused(s));
  const two = pairs(facts).filter(
    (s) =>
      hasPhrase(PRODUCT_ACT, facts, [s]) &&
      hasPhrase(OUTCOME, facts, [s]) &&
      hasPhrase(CONDITION, facts, [s]) &&
      !excused(s),
  );
  const heads = together(facts, [LIST_HEAD, PRODUCT_ACT, CONDITION], own).filter((s) =>
    wordsOf(facts, s).trimEnd().endsWith(":"),
  );
  return [
    ...heads,
    ...together(facts, [BENEFIT, PRODUCT_ACT, CONDITION], own),
    ...together(facts, [COMPANY_GIVES, PRODUCT_ACT, CONDITION], own),
    ...together(facts, [COMPANY_GIVES, PRODUCT_STANDS], own),
    ...together(facts, [FUNDS_MOVE, UPTAKE], own),
    ...together(facts, [DOERS, SERVES, ARE_PAID, PRIZED], own),
    ...together(facts, [IF_PRODUCT, COMPANY_GIVES], own),
    ...(facts.dealings.grant ? ownWords(PLEA, facts, own).map((m) => m.sentence) : []),
    ...together(facts, [LIST_HEAD, LEAVES_PRODUCT, TAKES_BACK], own),
    ...two,
  ];
}

const TO_THE_AUDIENCE = phrases(
  `${TAKERS}|attendees|attendee|participants|guests|colleagues|each|evening|time ..10 paid|pay|receive|receives|honorarium|compensated|compensation|fee|get|gets|cheque|£`,
  `paid|pay|receive|honorarium|compensation|cheque|£ ..10 ${TAKERS}|guest|guests|attendees|participants|each|evening|time`,
);
const NOT_ATTENDANCE = phrases(
  "speaker|speakers|chair|faculty|registration|contract|agreement|travel|head|cost|costs|per|ticket|company|companies|exhibition|sponsor|sponsors|sponsored",
  "for|towards a|an|the|one|each|its|their? stand|stands|booth|table|pitch",
  "delegates ..2 pay",
  "delegates|members|you pay",
  "places|place|registration ..3 £|costs|cost|is",
);

const REWARDED = phrases("paid|pay|receive|receives|honorarium|compensat*|earn|get|cheque|envelope|waiting");

/** Money to the audience of a meeting for being there. */
export function paidAudience(facts: Facts): Sentence[] {
  if (!facts.event.isEvent || facts.event.isAdvisory) return [];
  return ownSentences(facts).filter(
    (s) =>
      facts.dealings.sums.some((sum) => sum.token >= s.first && sum.token < s.last) &&
      ownWords(TO_THE_AUDIENCE, facts, [s]).length > 0 &&
      hasPhrase(REWARDED, facts, [s]) &&
      !hasPhrase(NOT_ATTENDANCE, facts, [s]),
  );
}
