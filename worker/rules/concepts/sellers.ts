import { type Phrase, phrases } from "#worker/text/language/phrases.ts";
import { NEGATION } from "#worker/text/voice/negation.ts";
import { REPRESENTATIVE } from "../vocabulary/representatives.ts";

/* Those who sell, and how they come to choose whom the company engages, studies with or gives to. */

const SIDE =
  "sales|account|accounts|business|field|brand|marketing|commercial|territory|regional|area|district|divisional|product";
const PEOPLE =
  "manager|managers|director|directors|team|teams|force|lead|leads|department|colleague|colleagues|staff|executive|executives|office|function|side|unit|organisation";
const CHOSEN =
  "picked|chosen|selected|nominated|put|listed|identified|shortlisted|proposed|suggested|recommended|recruited|named|decided|drawn|agreed|invited|approved|allocated|awarded|signed";
const CHOOSE =
  "picks|picked|pick|chose|chooses|choose|choosing|selected|selects|select|nominated|nominates|nominate|listed|identified|identifies|identify|shortlisted|proposed|proposes|suggested|suggests|suggest|recruited|recruits|decides|decided|decide|approved|approves|approve|allocates|allocated|owns|handles|invites|awards";
const MOST = "strongest|highest|top|biggest|heaviest|most|fastest|largest|best|leading|high";
const SALES_FIGURES =
  "prescribing|prescriptions|scripts|prescribers|starts|initiations|sales|volume|uptake|usage|switches|growth";

/** Chosen by those who sell. */
export const SELLERS_CHOSE: Phrase[] = phrases(
  `${CHOSEN} ..5 by|from|through|with ..3 ${SIDE} ..2 ${PEOPLE}`,
  `${CHOSEN} ..3 by|from|through ..3 ${REPRESENTATIVE}`,
  `${SIDE} ..2 ${PEOPLE} ..3 ${CHOOSE}`,
  `${REPRESENTATIVE} ..3 ${CHOOSE}`,
);
/** Chosen for what they prescribe. */
export const FOR_FIGURES: Phrase[] = phrases(
  `${CHOSEN}|asked|choosing|looked|looking|preferred|priority|favouring ..14 ${MOST} ..5 ${SALES_FIGURES}`,
  `${CHOSEN}|asked|because ..8 strength|basis|account|light|view|recognition|thanks ..6 ${SALES_FIGURES}|numbers`,
  `${SALES_FIGURES} ..6 criterion|criteria|ranking|ranked|league|list ..6 ${CHOSEN}`,
);
/** Medical choice, or no part in it. */
export const FAIR_CHOICE: Phrase[] = phrases(
  `${NEGATION} ..8 part|role|involvement|involved|say|hand|influence|attend|present|consulted|nominate|choose|select|chosen|selected|picked`,
  "medical|clinical|scientific|research ..2 department|team|director|manager|managers|lead|affairs|liaison|adviser|advisers",
);
