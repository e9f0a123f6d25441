import { phrases } from "#worker/text/language/phrases.ts";
import { NEGATION } from "#worker/text/voice/negation.ts";
import { CARE_PLACE } from "../vocabulary/care-places.ts";
import { PATIENT } from "../vocabulary/patients.ts";
import { PAYMENT } from "../vocabulary/payments.ts";
import { PRESCRIBE, SWITCH } from "../vocabulary/prescribing.ts";

/* Words by which what is given is tied to a medicine, or the giver is kept out of sight. */

/** Things given for a practice, a board or a department rather than a person. */
export const BENEFIT = phrases(
  `service|services|nurse|nurses|support|funding|audit|audits|training|equipment|fridge|fridges|machine|machines|software|spirometer|monitors|scanner|staff|days|review|reviews|clinic|clinics|discount|rebate|${PAYMENT}|grant|sum|place|places|course|courses|money|help|offer|programme|free|package|sessions|bonus|contribution|sponsorship|pharmacist|analyst|loan|lend|lent|device|kit|laptop|ultrasound|scanner|screen|fund|funds|reward|hours|supplement|supplementary|@money|stage|tranche|instalment|machine|recorder|van|cover`,
);
/** What a gift or service may never hang on. */
export const PRODUCT_ACT = phrases(
  `${PRESCRIBE}|prescription|prescriptions`,
  `${SWITCH}|conversion|conversions`,
  "change|changes|changed|changing|move|moves|moved|moving|transfer|transferred|start|starts|started|starting|initiate|initiated|put|place|placed ..8 @product|to our|on our",
  "formulary|formularies",
  "preferred|first|second|default|sole line|choice|option|product|treatment|medicine|agent",
  `${PATIENT} ..6 changed|switched|moved|converted|started|transferred`,
  `${PATIENT} ..10 changed|${SWITCH}|moved|moves|started|starts|transferred|brought|brings|bring|crosses|cross ..8 @product|to our|on our|it`,
  "bring|brings|brought|take|takes|put|puts|transfer|transfers|swap|swaps|cross|crosses|start|starts ..4 across|over|onto|on|to ..2 @product",
  "@product as|is|remains|stays|becomes|being ..3 house|preferred|first|default|standard|inhaler|choice|lead|main|go|usual",
  "with|have|has|having|keep|keeps|make|makes ..2 @product ..6 as|first|preferred|list|formulary|house|default|standard|lead|template|top",
  "go|goes|switch|revert|return|change|move ..4 back|away ..4 another|other|old|previous|competitor|generic|to|from",
  "uptake|market|sales|volume|volumes|units|usage",
  "share ..3 percent|%|prescribing|market",
  "buy|buys|bought|order|orders|ordered|purchase|purchases|purchased|stock|stocks ..8 @product|packs|boxes|units|our",
  "use|uses|using|adopt|adopts|list|lists|listed|listing|add|adds|added|choose|chooses|choosing|recommend|recommends|favour|favours ..4 @product",
  `${PATIENT} ..4 on|taking|receiving ..3 @product`,
  "@product ..3 use|usage|prescribing|share|volume|patients|starts|initiations",
  "@product ..6 added|listed|adopted|chosen|used|recommended|patients",
);
/** Words that hang one thing on another. */
export const CONDITION = phrases(
  "in return|exchange",
  "sign|complete|return ..6 commitment|pledge|undertaking|form|agreement ..8 and|then|to",
  "commitment|pledge|undertaking",
  "collected|returned|removed|back ..10 if|unless|when|once",
  "if|should|unless|when ..12 falls|fall|drops|drop|below|rises|grows|exceeds",
  "provided|providing that|the|you|your|they",
  "on condition",
  "condition that|of",
  "conditional on|upon",
  `if|when|once|should|unless|until|where ..14 becomes|become|preferred|${PRESCRIBE}|${SWITCH}|change|changed|move|moved|formulary|start|started|list|listed|reach|reaches|reached|adopt|adopted|order|ordered|target|add|added|use|uses|share|buy`,
  "as|so long as",
  `only|exclusively|reserved|restricted|limited ..6 to|for|available|${CARE_PLACE}|boards|those|sites`,
  "eligible|eligibility|qualify|qualifies|entitled|unlocks|unlock|triggers|earns|earn",
  `${CARE_PLACE}|boards|sites|areas|those|prescribers|doctors|anyone|gps|teams ..3 that|who|which|prescribing|switching|using|listing|adopting|moving|choosing|selecting|having|with ..14 make|makes|keep|keeps|prescribe|prescribing|switch|switching|list|listing|adopt|adopting|add|reach|move|moving|use|using|start|starting|change|changing|choose|order|buy|do`,
  "depends|dependent|linked|tied|contingent ..2 on|to|upon",
  "withdrawn|withdraw|stops|stop|ends|end|lapses|cease|ceases|cancelled|reclaim|reclaimed ..10 if|unless|when|below|fewer|less",
  "if|fewer|below|less ..16 withdrawn|withdraw|stops|stop|ends|lapses|cease|ceases|cancelled|reclaim|reclaimed|no longer",
  "for|with each|every ..10 patient|patients|women|men|adults|prescription|prescriptions|pack|switch|start|order",
  `${CARE_PLACE}|boards|units|prescribers|sites|teams|areas|those ..1 with|that|who|which|choosing|keeping|using`,
  "reward|rewards|rewarding|thank|thanks|recognition|recognise|appreciation ..8 for|of",
  "commit|commits|committing|agree|agrees|agreeing|sign|signs|pledge ..6 to|that",
);
/** Says that no such link exists. */
export const NO_LINK = phrases(
  `${NEGATION} ..8 linked|link|conditional|condition|conditions|tied|depend|depends|dependent|inducement|obligation|obliged|required|requirement|connected|related|affect|affects|influence|bearing|reward|contingent|expectation|expected|promotion|reliant`,
  "whatever|whichever|regardless|irrespective|independent|independently",
  "whether or not",
  "any|every licensed|make|medicine|product",
  "open ..3 any|all",
  "same|open ..4 whichever|whatever|all|any",
);

/** Words that hide who gives. */
export const CONCEALS = phrases(
  "not|never|without|no|rather|avoid ..8 mention|mentioned|mentioning|named|name|acknowledge|acknowledged|credit|credited|known|reveal|revealed|publicise|publicised|identified ..12 our|us|we|company|support|funding|grant|donation|sponsor|@company",
  "our|company|@company|support|funding|grant|sponsorship|donor ..8 not|never|without|anonymous|anonymously|unnamed|confidential|quiet ..6 mention|mentioned|named|name|acknowledge|acknowledged|credited|shown|known|appear|public|kept|basis|disclosed|revealed",
  "keep|leave|remove|take|hide|omit ..6 our|company|@company ..4 name|logo|support|role|part|funding ..4 off|out|from|quiet|background|private|hidden",
  "anonymous|anonymously ..6 grant|donation|support|give|funding|donor|gift",
  "no need to say|mention|tell|thank|name|acknowledge|credit",
  "remain|stay|work ..3 background|anonymous|unnamed|invisible|silent",
  "nobody|noone|none ..6 told|know|knows|learn|realise|see|hear ..6 where|who|whose|we|us|our|money|came|paid|funded|company|@company",
  "not|never|no ..3 publicise|advertise|announce|broadcast ..4 this|it|arrangement|support|grant",
  "our|@company name ..3 not|never|need",
  "name|logo ..2 need|needs not",
  "keep ..4 arrangement|grant|support|this|it|involvement ..3 quiet|between|confidential|secret|ourselves",
  "no wording|acknowledgement|statement|credit|thanks ..2 is|needed|required|necessary|wanted",
);
/** Words beside which to name nobody, or no medicine, is as it should be. */
export const NO_INFLUENCE = phrases(
  "no medicine|medicines|product|products|brand|treatment",
  "not ..4 medicine|product|brand|individual|patient|names|logo",
  "logo|logos",
  "consent|personal|confidentiality|patient data|caller|callers",
  "last|back page",
);
