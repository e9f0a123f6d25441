import { oncePer } from "#worker/lib/once-per.ts";
import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { NEGATION } from "#worker/text/voice/negation.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import { CARE_PLACE } from "../vocabulary/care-places.ts";
import { PATIENT } from "../vocabulary/patients.ts";
import { PAYMENT } from "../vocabulary/payments.ts";
import { PRESCRIBE, SWITCH } from "../vocabulary/prescribing.ts";

/** A bargain: something of value is given, a medicine is to be used, and words hang the one on the other. The three may
 * stand in one sentence, or the gift in the one before, which "it" or "the money" takes up. */

const GOODS = `@money|${PAYMENT}|tuition|expenses|grant|fund|funding|money|bursary|scholarship|sponsorship|donation|scanner|spirometer|spirometers|dermatoscope|monitor|monitors|laptop|laptops|equipment|machine|machines|fridge|nurse|nurses|pharmacist|pharmacists|analyst|technician|dietitian|course|courses|place|places|training|software|audit|bonus|instalment|tranche|lunch|reward|congress|conference|stock|pens|post|salary|clinic|hours|days|licences|subscription|diploma|screen|chair|chairs|device|devices|educator|coordinator|data|van|library|pump|pumps|scales|freezer|freezers|analyser|analysers|trolley|trolleys|chairs|beds|tablets|kit|kits|inhalers|recorder|recorders|microscope|printer|printers|app|portal|system`;
const GIVING =
  "place|second|station|made|make|pay|pays|paid|paying|fund|funds|funded|give|gives|given|giving|release|released|releases|transfer|transferred|provide|provides|provided|supply|supplied|send|sends|sent|receive|receives|get|gets|earn|earns|bring|brings|unlock|unlocks|offer|offers|lend|lends|lent|find|add|adds|added|credited|covered|install|installed|renew|renewed|follow|follows|sponsor|cover|meet|covers|meets|finance|finances|arrange|buys|buy|award|awarded|due|extend|extended|donate|donated|worth|have|qualify|qualifies";
const GIFT = phrases(
  "team|nurse|nurses|pharmacist|pharmacists|analyst|service ..10 no|free ..1 charge|cost",
  "choose|chooses ..3 machine|monitor|scanner|equipment|laptop|device",
  `offer|offers|pay|pays|fund|funds|give|gives|provide|provides ..18 ${GOODS}`,
  "claim|claims|earn|earns|secure|secures|unlock|unlocks ..2 yours|place|places|it|one",
  `${GIVING} ..9 ${GOODS}`,
  `${GOODS} ..9 ${GIVING}|yours|theirs|free`,
);
const TAKEN_UP = phrases(
  "it|this|these|they|both|all ..3 go|goes|offered|available|open|reserved|allocated|placed ..2 to|for|in|with",
  `the|our|these|those ..1 ${GOODS} ..2 stay|stays|remain|remains|continue|continues|renewed|extended|withdrawn|yours|theirs`,
  "it|this|these|they|them|money|sum|balance|rest|remainder|payment|half|part|nurse|machine|scanner|device|post|support|service ..5 release|released|pay|paid|transfer|transferred|follow|follows|come|comes|arrive|arrives|sent|continue|continues|stay|stays|remain|remains|renewed|extended|start|starts|due|withdrawn|end|ends|stop|stops|back|ours|yours",
  "more|fewer|less of these|them|it|those ..4 find|send|give|get|have|come|receive|spare|supply",
  "release|pay|transfer|send|renew|extend|continue|withdraw|find|keep ..2 it|this|these|them|money|sum|more|balance|rest|remainder",
);
const LINK = phrases(
  "if|when|once|after|until|unless|should|provided|providing|while|whilst",
  "as ..1 soon|long as",
  "in|by ..1 return|exchange|consideration|recognition|gratitude|way",
  "for|per|with ..1 each|every|hundred|dozen",
  "each|every time|occasion",
  "subject|conditional|conditionally|contingent|dependent|depends|depend|hinges|linked|tied",
  "the|as ..1 more|higher|greater|bigger",
  `nurse|nurses|doctor|consultant|consultants|pharmacist|pharmacists|${CARE_PLACE}|board|boards|those|unit|units|anyone|everyone|prescribers|doctors|federation|network|icb|gps|sites ..1 that|which|who|whose|where`,
  "protect|safeguard|secure|justify|repay ..3 investment|funding|support|cost|outlay",
  "brings|bring|earns|earn|unlocks|unlock|qualifies|triggers|entitles|entitle|wins",
  "over|below|above|beyond|past|than @number",
  "thanks|thank|reward|rewards|rewarded ..3 for",
  "month|week|quarter after|in",
  "and|then we|you|our|the|your ..1 will|shall|can|may",
  "to claim|earn|secure|unlock|win ..2 yours|it|place|places|one|them",
  "on ..1 the ..1 understanding|basis|assumption|expectation|footing",
  "understanding|condition|expectation that",
  "hope|hopes|hoping|trust ..3 that|the|you|to",
);
const ACTS = `bring|brings|brought|bringing|replace|replaces|replaced|take|takes|list|lists|listed|listing|adopt|adopts|adopted|adopting|${PRESCRIBE}|${SWITCH}|start|starts|started|starting|initiate|initiated|begin|begins|begun|began|move|moves|moved|moving|change|changes|changed|transfer|transfers|transferred|choose|chooses|chose|choosing|stock|stocks|stocked|order|orders|ordered|buy|buys|bought|use|uses|used|using|recommend|recommends|recommended|dispense|dispensed|add|adds|added|favour|favours|prefer|prefers|support|supports|keep|keeps|put|puts|place|places|write|writes|make|makes|approve|approves|approved|back|backs`;
const USE = phrases(
  `${ACTS} ..9 @product`,
  "@product ..8 replaces|replaced|listed|lists|adopted|default|first|preferred|chosen|formulary|standard|share|start|starts|uptake|ordered|prescribed|prescribing|sales|volume|choice|initiations|usage|template|pathway|option",
  `${PATIENT}|everyone|users ..6 moved|switched|changed|converted|transferred|started|begun|put ..4 to|on|onto|over|across`,
  "formulary|formularies ..6 @product|listing|decision|entry|status|position|committee",
  "@product ..3 makes|make|accounts|account|exceeds|exceed|tops|passes ..4 @number ..1 % ..8 issues|prescriptions|scripts|starts|market|use|usage|orders|volume|purchases",
  "share|number|proportion ..3 starts|prescriptions|scripts|initiations|prescribing",
  "first time|line patients|starts|choice|option",
  "new starts|starters|initiations",
  "go|goes|come|comes|cross|crosses ..2 on|onto|over ..3 @product",
  "kindly|favourably|well ..2 on|of|to ..2 @product",
);
const UNTIED = phrases(
  `${NEGATION} ..10 linked|link|conditional|condition|conditions|tied|depend|depends|dependent|inducement|obligation|obliged|require|required|requirement|related|affect|influence|reward|contingent|expected|expectation|return|change`,
  "whatever|whichever|regardless|irrespective|independent|independently|any|all ..3 licensed|make|medicine|treatment|treatments|product|it|they|prescribes|prescribe",
  "whether or",
  "whatever|whichever|regardless|irrespective",
);
/** Care of patients, a dose, a price and a reckoning speak of the same things. */
const ELSE = phrases(
  "mg|dose|daily|tablet|symptoms|tested|adverse|side|trial|placebo|randomised",
  "price|prices|saving|savings|save|saves|saved|budget|cheaper|tariff|spend|model|modelled|assumes|estimate|scenario|vat|reimbursed|discount|rebate",
  `${PATIENT}|you ..4 prescribed`,
  `${PATIENT} ..2 receive|get|taking`,
  "helpline|support line|leaflet|booklet|homecare|programme ..3 patients",
  "completed|complete ..4 record|records|set|sets|form|forms|visit",
  "registration|delegates|certificate|invited",
  "send|sends|supply|provide|share ..1 evidence|dossier|submission|information to|for|with|on|about",
  "prescribing information",
);
/** What a medicine costs; to meet somebody's costs is a gift. */
const PRICED = phrases("cost|costs");
const MEETS_COSTS = phrases("meet|meets|cover|covers|covered|pay|pays|bear|bears ..3 cost|costs", "no cost");
const TURNED_DOWN = phrases(
  "declined|declines|refused|refuses|refuse|rejected|rejects|breach|unacceptable|prohibited|forbidden|never|inducement",
  `not|cannot|no ..6 ${GIVING}`,
  "turned|turn down",
);
const DECIDER = phrases(
  `nurse|nurses|doctor|consultant|${CARE_PLACE}|board|boards|federation|network|icb|unit|units|branch|branches|prescribers|doctors|gps|committee|group|we|us|our|you|your|department's|practice's|trust's`,
);

const LOOK_BACK = 3;

/** The sentences before this one that its "it" and "these" may take up: of its own line, else the last of the line above. */
function before(facts: Facts, sentence: Sentence): Sentence[] {
  const near = facts.sentences.slice(Math.max(0, sentence.index - LOOK_BACK), sentence.index);
  const own = near.filter((s) => s.line === sentence.line);
  return own.length > 0 ? own : near.slice(-1).filter((s) => s.line + 1 === sentence.line);
}

/** Sentences in which what the company gives hangs on the use of a medicine. */
export const bargains = oncePer((facts: Facts): Sentence[] =>
  ownSentences(facts).filter((s) => {
    if (s.zone === "heading" || s.zone === "ae-statement" || s.zone === "footer") return false;
    if (!hasPhrase(USE, facts, [s]) || !hasPhrase(LINK, facts, [s])) return false;
    const given =
      hasPhrase(GIFT, facts, [s]) || (hasPhrase(TAKEN_UP, facts, [s]) && hasPhrase(GIFT, facts, before(facts, s)));
    return (
      given &&
      hasPhrase(DECIDER, facts, [s, ...before(facts, s)]) &&
      !hasPhrase(UNTIED, facts, [s]) &&
      !hasPhrase(ELSE, facts, [s]) &&
      (!hasPhrase(PRICED, facts, [s]) || hasPhrase(MEETS_COSTS, facts, [s])) &&
      !hasPhrase(TURNED_DOWN, facts, [s])
    );
  }),
);
