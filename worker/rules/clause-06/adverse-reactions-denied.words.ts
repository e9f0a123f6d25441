import { phrases } from "#worker/text/language/phrases.ts";
import { ADVERSE, EFFECT } from "../vocabulary/harms.ts";

/* How copy denies adverse reactions or makes little of them. */

const HARM =
  "effects|reactions|events|toxicity|toxicities|addiction|dependence|dependency|withdrawal|tolerance|worries|worry|concerns|fears|fear|baggage|burden|nasties|toll|downside|downsides|drawbacks|harm|danger|dangers|hangover|trouble|penalty|complications|upsets|upset|issues|bother|nuisance|grief|hassle|aftermath|misery|regret|regrets|repercussions|consequences|strings|surprises";

/** Freedom from adverse reactions, toxicity, addiction or dependence. */
export const FREE = phrases(
  `no|zero|nil|without|free|never|nobody|few|hardly|barely|scarcely|virtually|practically|minimal|negligible ..3 side|adverse|unwanted|undesirable|systemic|harmful|lasting ${EFFECT}`,
  "no|zero|without ..2 safety concerns|concern|issues|worries|problems|signals",
  "perfectly|completely|exceptionally|extremely|superbly|outstandingly|beautifully|universally ..1 tolerated",
  "tolerate|tolerated ..2 perfectly|completely|beautifully|superbly|without",
  "nothing ..5 hurt|harm|upset",
  "side effect sparing",
  "no|zero|without|free ..2 toxicity|toxicities|addiction|dependence|dependency|withdrawal",
  `without|minus|free|none|no ..2 the|any|of|from|all|for|about ..3 ${HARM}`,
  `all the ..3 none|without ..4 ${HARM}|problems|risk|risks|side`,
  "none of the ..4 problems|risk|risks|effects|side|worries|drawbacks|concerns|disadvantages|issues",
  "no worries|worry|downside|downsides|drawbacks|fear|fears|harm|danger|hangover|catch ..1 about|at|for|with|whatsoever|when",
  "nothing|little|no|not|never|less ..2 to|need|reason|cause ..1 fear|worry|worrying|concerned|anxious",
  `${ADVERSE} effects|reactions ..8 not|no|none|nothing|never|hardly|barely any|worth|worry|speak|mention`,
  `forget|forgetting|goodbye|farewell|end|ends|eliminates|eliminate|banish|banishes|removes|abolishes|avoids|avoid ..5 ${ADVERSE} effects|reactions`,
  "worry|trouble|risk|problem|care|side|effect|toxicity|addiction|fear free",
  "worries|worry|troubles|problems free",
  "no|without|zero ..1 downside|downsides|drawback|drawbacks|catch|hangover|compromise|trade|penalty",
  "side|adverse|safety|tolerability|tolerated|risk|risks ..5 comparable|similar|same|identical|equal|equivalent|like|as ..5 placebo|sugar|water|dummy|nothing|sweet",
  "clean bill of health",
  "peace of mind",
  "side|adverse|reactions|risk|worry|worries|effects ..4 thing of the past",
  "without|no|never ..2 second thought|thoughts|glance",
  "not|never|no|without ..3 think|thinking twice",
  "out of|off ..2 mind|minds",
  "change|changing|switch|steer ..2 subject|topic|conversation",
  "nothing ..7 cannot|not ..1 fix|cure|sort|solve|settle|put",
  "rest easy|assured",
  "all the ..1 gain|gains ..2 none|without|minus|no",
  "plain|smooth sailing|ride",
  "hardly|barely|scarcely|never|not even ..1 know|notice|knows|notices|feel|feels ..3 taking|taken|there|it",
  "hardly|barely|scarcely ..1 know|notice|knows|notices|noticed|feel|feels|aware ..4 treatment|therapy|treated|medicine|dose|infusion",
  "forget|forgets|forgot|forgetting ..3 are|is|were|was ..1 being|on|having|taking treatment|treated|therapy|it|medicine|@product",
  "price to pay",
  "not|never|hardly know|notice ..2 there",
  "@product ..3 forgives|forgiving|pampers|spoils|spares|spare",
  "spares|sparing ..2 stomach|liver|kidneys|heart|gut|skin|lungs|bones|patient|patients|them",
  "never|not ..2 have|need ..1 to ..2 think|worry|fret ..2 about",
  "cannot|never ..1 harm|hurt|damage|upset|strain|irritate ..3 liver|kidney|kidneys|heart|stomach|gut|skin|eye|eyes|lungs|bones|brain|patients|baby|bladder",
  "will|can|does|do|would not ..1 harm|hurt|damage|upset|strain|irritate ..3 liver|kidney|kidneys|heart|stomach|gut|skin|eye|eyes|lungs|bones|brain|patients|baby|bladder",
  "kind|gentle|friendly|soft ..1 to|on|with ..2 liver|kidney|kidneys|heart|stomach|gut|skin|eye|eyes|lungs|bones|brain|body|system|bladder",
  "liver|kidney|heart|stomach|gut|skin|eye|renal|cardiac friendly",
  "placebo like ..2 tolerability|safety|side|adverse|profile|effects",
  "non|not|never|nor ..2 addictive|toxic|habit|sedating",
  "cannot|can not|never ..2 become|get|be addicted|dependent|hooked",
  "totally|completely|entirely|utterly|perfectly harmless|benign|non|clean",
  "is|are harmless|benign",
  "too|as|so gentle|mild ..2 to cause|notice|matter",
  "clean|cleaner|cleanest|spotless|unblemished|blemish ..2 side|adverse|safety|tolerability|profile|record",
  "worried|concerned|anxious|afraid|nervous ..6 do not|never be|worry",
);
/** Making little of reactions that there are. */
export const PLAYED_DOWN = phrases(
  "only|just|merely|nothing|never more|than|a|an|the ..3 mild|minor|trivial|trifling|slight|passing|fleeting ..3 reactions|effects|side|events|nuisance|inconvenience|tingle|discomfort",
  "nothing|not|little ..2 lose|write|get|bother sleep|home|worked|about",
  `${ADVERSE} effects|reactions ..2 so|too ..1 small|few|mild|rare|minor|slight`,
  "nothing ..1 serious|severe|dangerous|significant|alarming",
  `${ADVERSE} effects|reactions ..3 trivial|negligible|trifling|minimal|insignificant|unimportant|nothing|harmless`,
  "stopped|stop|gave|given|quit|no ..1 longer? up? mentioning|mention|warning|discussing|raising|listing ..5 side|adverse|risk|risks|reactions|dizziness|nausea",
  "do|need|should|please not ..2 mention|dwell|volunteer|raise|discuss|highlight|bring|bother|talk ..6 side|adverse|bleeding|bleeds|risk|risks|reactions|warnings",
  "leave|leaving|gloss|play|played|playing|brush|skip ..2 out|over|down|past|aside ..5 side|adverse|dry|reactions|risk|risks|warnings|effects|effect",
);
/** The same reaction in everyday words. */
export const SAME_REACTION: [RegExp, string][] = [
  [
    /somnolen|drows|sedat/,
    "sleepy|sleepiness|drowsy|drowsiness|sedation|sedating|groggy|grogginess|fog|foggy|hangover|sluggish|dopey|zombie|zombies|zombified|doped|muzzy|heads",
  ],
  [/nausea|vomit/, "sickness|sick|queasy|queasiness|queasier|nausea|vomiting|retching"],
  [/tremor/, "shakes|shaky|shakiness|jitters|jittery|trembling"],
  [/diarrh/, "runs|loo|toilet|loose"],
  [/candid/, "thrush"],
  [/irritation|erythema|application site/, "sting|stinging|burn|burning|redness|peeling|irritation"],
  [/muscle|myalgia/, "aches|aching|myalgia|soreness"],
  [/rash|prurit/, "itch|itching|rash|rashes"],
  [/headache/, "headaches"],
  [/hypotens/, "lightheaded|faint|faints|fainting"],
  [/oedema/, "swelling|ankles|puffiness"],
  [/cough/, "cough|coughing|tickle"],
  [/dry mouth/, "parched"],
  [/fatigue|asthenia|tired/, "tiredness|exhaustion|fatigue"],
  [/flatul|bloat|dyspep/, "wind|bloating|indigestion|heartburn"],
  [/palpitat|tachycard/, "racing|palpitations|flutters"],
  [/dizz|vertigo/, "dizzy|dizziness|giddy|giddiness"],
  [/weight/, "weight"],
  [/haemorrh|bleed/, "bleeding|bleeds|bruising"],
  [/constip/, "constipation|constipated"],
  [/hypoglyc/, "hypos|hypoglycaemia"],
  [/insomn/, "insomnia|sleeplessness"],
  [/sexual|libido/, "libido|impotence"],
  [/depend|withdrawal|misuse/, "comedown|craving|cravings|hooked|dependence|dependency|addiction|withdrawal"],
  [/alopec|hair/, "alopecia"],
];

export const GENERAL =
  /^(?:chang\w*|method\w*|reason\w*|adverse|reactions?|effects?|undesirable|unwanted|common|uncommon|very|known|frequency|others?|warnings?|precautions?|caution|severe|serious|monitor\w*|check|before|after|during|treatment|patients?|report\w*|raised|lower|increased?|decreased?|renal|hepatic|function|impairment|history|blood|infections?|possible|dose|first|starting|should|other|medicines?|avoid|special|tests?|include|about|their|which|where|there|those|these|every|early|use|used|risk|pain|other|treated|exposure|under|syndrome|disorders?|disease|application|injection|site|tell|advise|ability|drive|driving|pregnan\w*|women|weeks?|months?|children|adults|elderly)$/;

/** Complaints that are only ever reactions, for pieces that list none; what the medicine treats is left out. */
export const COMPLAINTS =
  "grogginess|drowsiness|sedation|queasiness|stinging|shakes|jitters|hangover|comedown|fog|thrush|dependence|addiction|impotence".split(
    "|",
  );
