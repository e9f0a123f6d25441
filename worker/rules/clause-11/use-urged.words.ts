import { phrases } from "#worker/text/language/phrases.ts";
import { LICENCE } from "../vocabulary/licences.ts";
import { PATIENT } from "../vocabulary/patients.ts";

/* How copy asks for, allows or praises a use beyond the licence, whoever the people and whatever the illness. */

const LABEL = `label|${LICENCE}|license|approved|spc|smpc|datasheet|indication|indications|indicated`;
/** The sentence says itself that a use is outside the licence. */
export const OUTSIDE = phrases(
  "off label|licence",
  "unlicensed|unapproved|unauthorised",
  `outside|beyond|despite|regardless|irrespective|notwithstanding|past ..4 ${LABEL}`,
  "not|never ..3 licensed|approved|indicated|authorised|covered|cover",
  `${LABEL} ..6 does|do|is|says|speaks|stops|excludes|forbids|covers|names|mentions ..2 not|nothing|silent|only|against|at|adults|adolescents|children`,
  `${LABEL} ..3 ${PATIENT} ..1 only|alone`,
  "double|triple|higher|larger|bigger dose|doses|amount ..6 than ..1 licensed|recommended|approved|usual",
  `${LABEL} will follow|catch`,
  `not|never|un ..1 mentioned|named|listed|included|foreseen ..3 ${LABEL}`,
  `whatever ..4 ${LABEL}`,
  "go|push|move|step|dose|titrate|raise past|beyond|above|over ..3 recommended|licensed|approved|maximum|limit|ceiling",
  "forget|ignore|disregard ..2 age|dose|weight|upper limit|limits|ceiling",
  `${LABEL} ..3 only|alone|solely ..1 for|in|${PATIENT}`,
  `${LABEL} for|in adults ..2 and|but|yet|works|children`,
  `why ..1 stop|stay|stick|reserve|limit|restrict|wait ..8 ${LABEL}`,
  `let|allow ..2 ${LABEL} ..2 keep|hold|stop|deter|prevent|put`,
  `ignore|disregard|bend|stretch|overlook ..3 ${LABEL}|it`,
  `double|doubling|treble|triple|exceed|exceeding ..2 licensed|recommended|maximum|approved|label dose|dosage`,
);

/** They do well on it. */
const FARES =
  "respond|responds|flourish|flourishes|do|does|fare|fares ..1 well|beautifully|splendidly|nicely|superbly|wonderfully";

/** It is asked for, allowed or praised all the same. */
export const URGED = phrases(
  "use|give|prescribe|try|start|consider|offer|choose|begin|treat|continue @product|it|them|off|outside|beyond",
  "can|may|could be used|given|prescribed|tried|started|taken",
  "works|work|helps|relieves|lifts|eases|effective|benefit|benefits|success|splendidly|thrive|thrives|successfully|wonderful|excellent|doubles|well",
  "we|i|experts|colleagues|specialists|many|doctors ..2 recommend|encourage|advise|suggest|use|give|prescribe|favour",
  "do not let|wait|hesitate|allow",
  "why not|stop|wait|stay|reserve|stick",
  "treat ..4 with @product|it",
  "deserves|deserve|worth ..2 try|trial|go|chance|place|trying",
  "our|my advice",
  "find|finds|found ..3 useful|helpful|effective|valuable|good",
  FARES,
  "suits|suit",
  "try|use it|them|@product",
);
/** People for whom hardly any medicine is licensed, and how a licence that covers them names them. */
export const GROUPS: readonly { named: ReturnType<typeof phrases>; inLicence: RegExp }[] = [
  {
    named: phrases(
      "pregnancy|pregnancies|pregnant|gestation|trimester|trimesters",
      "expectant|expecting mothers|women|mums",
      "mothers|mums to be",
    ),
    inLicence: /\bpregnan\w+|\bgestation/i,
  },
  {
    named: phrases("breastfeeding|lactation|lactating", "breast feeding", "nursing mothers|mums"),
    inLicence: /\bbreast-?feed\w*|\blactat\w+/i,
  },
  {
    named: phrases(
      "children|child|kids|toddlers|toddler|infants|babies|newborns|paediatric|youngsters|schoolchildren|adolescents|teenagers",
      "under fives|fours|threes|twos|tens|twelves|sixteens|eighteens",
    ),
    inLicence:
      /\b(?:child\w*|adolesc\w*|paediatric\w*|infants?|toddlers?|babies|neonat\w*|(?:from|aged?) (?:\d|1[0-7])\b)/i,
  },
];

/** They are to have it, and have nothing to fear. */
export const WELCOMED = phrases(
  "give|prescribe|use|start|offer|choose|continue|go @product|it|on ..3",
  "can|may|could ..2 start|take|have|use|receive|continue|continued|started|given|prescribed|used|taken",
  "need|needs not ..1 stop|worry|avoid|wait|fear",
  "no need ..1 to ..1 stop|worry|avoid|wait",
  "easy mind|conscience",
  "benefit|benefits from @product",
  "tolerate|tolerates ..2 well",
  "carry|keep on ..1 prescribing|giving",
  "to ..1 reach|opt|go for",
  "reach for",
  FARES,
  "treat ..4 with @product|it",
  "without ..1 worry|fear|hesitation|concern|reserve",
  "suits|thrive|thrives|splendidly|welcome",
  "suitable|ideal|fine|excellent|perfect|good ..2 for|in|to",
  "works ..3 well|in|for",
  "just|equally ..1 as? well|effective|good|suitable",
  "right|choice|made|friend|answer for|in|of",
);
/** It is good for whatever ails one. */
export const PANACEA = phrases(
  "treats|cures|heals|cure|heal|helps|beats|works ..1 in|for|against? everything|anything|every|all|any ..1 disease|diseases|illness|illnesses|ailment|ailments|ills|complaint|complaints|from",
);

/** It is good for one illness more. */
export const ADDED = phrases(
  "also|equally|too|even ..2 works|work|effective|useful|helps|treats|relieves|lifts|eases|good",
  "answer|solution|remedy|choice to|for ..4 too|also|well|besides",
  "works|effective|useful|helps|treats|relieves|lifts|eases|good ..6 too|also|well|besides",
);
