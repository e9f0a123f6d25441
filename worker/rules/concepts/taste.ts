import { PATIENT } from "../vocabulary/patients.ts";
import { concept } from "./concept.ts";

/** Sexual, macabre, mocking, crude or grieving matter that has no place in talk of medicines. */
export const TASTELESS = concept(
  "bikini|lingerie|nude|topless|sexy|racy|raunchy|steamy|saucy|cleavage|willy|boobs|striptease|pouting|seductive|flirty|kinky|undies",
  "undo|undoing|unbuttons|unbuttoning ..3 button|buttons|blouse|shirt",
  "size matters",
  "shower|bedroom|bath scene",
  "coffin|coffins|guillotine|noose|gallows|hearse|tombstone|gravestone|corpse|morgue|mortuary|foetus|cannibal|cannibals|vampire|zombie|executioner|reaper|hangman|grenade|bloodbath|gore|gory",
  "fava beans",
  "orphans|mourning|funeral|wreath|cenotaph",
  "black edged|bordered",
  "idiot|idiots|moron|morons|fatties|dribbly|dribbling|barmy|bonkers|loony|nutter|nutters|psycho|spaz|spastic|retard|cripple|crippled|gipsy|gypsy|crone|hag|smelly|flatulent|dopey|wrinkly|wrinklies",
  "fat|thin|mad ..1 forty|and|bad",
  "straitjacket|padded cell|asylum",
  "nun|nuns|jesus",
  "clown|clowns|jester",
  "scratch and sniff",
  "scratch|reveal ..3 rash|wound|sore|tumour",
  "rotting|gangrenous|oozing|maggots|gruesome|grisly|ghoulish|macabre",
  "fake|mock|pretend|staged ..3 attack|victim|fine|summons|death|arrest|seizure|emergency|fit|collapse|ticket",
  "smells|smell like",
  "bye bye|cheerio|ta ta bipolar|depression|cancer|blues|schizophrenia|epilepsy",
  "tell|tells the widow|family|orphans",
  "docs|doctors|gps|nurses|they will laugh|giggle|snigger|chuckle",
  "bit edgy|naughty|cheeky",
  "your brain|heart|lungs|kidneys|liver is|are ..1 dying|rotting|dead",
  "find you cold|dead",
);
/** Clinical or respectful talk of the same things. */
export const RESPECTFUL = concept(
  "teaching|education|assessment|recognition|discussion|meeting|stigma|respectful|respect|licensed|warning|warnings|preceded|tactfully|embarrassment|risk|risks|spc|guideline|screening|support|upsetting|sensitive|unposed|unmarked|plain|ordinary|clothed|charity|counselling|notice|debrief",
  "reported|report|adverse|side|diarrhoea",
  "history|cause|causes|rate|rates of",
  "nausea and|or vomiting",
);

/** A thing on which patients' safety or the company's word hangs. */
export const SAFETY_MATTER = concept(
  "recall|recalled|misprint|overdose|mix|adverse|vials|batch|undertaking|contamination|contaminated|defect|counterfeit|harm|harmed",
  "side effect|effects reports|report",
  "side effects",
  "cold chain",
  "dose|doses|dosage|strength ..6 wrong|high|low|times|error|misprint|mistake|out",
  `${PATIENT} ..3 mixed|confused|harmed|hurt|ill|muddled`,
  "told|telling|tell|assured ..2 panel|auditors|auditor|mhra|inspectors|inspector|pmcpa|regulator|authority",
  "look|sound alike",
  "warning|warnings|contraindication|monitoring ..4 left|omitted|dropped|later|out",
);
/** Put off, hushed up or waved aside. */
export const HUSHED = concept(
  "ignore|ignored|bury|buried|shred|conceal|overlook|shelve|shelved|gloss|fudge|suppress",
  "in a|the drawer|bin|shredder",
  "until|till ..2 after|launch|the|next|bank|is|quarter|monday|holiday",
  "cost ..2 bomb|fortune|too",
  "stay|stayed|stays|still|left|remained ..2 out|in|on|use|bags|circulation",
  "simpler|easier|quieter|cheaper|quicker",
  "sort|fix|deal|handle|mend ..3 later|in phase|after|next|afterwards",
  "nobody|no one ..3 harmed|hurt|noticed|complained|know|died",
  "panic|fuss|alarm|worry ..2 wards|doctors|patients|them|people|only",
  "priority|first|matters is|are ..2 market|sales|share|launch|revenue",
  "if a few",
  "held|hold|holding|kept|keep|sat ..3 back|quiet|on|until|down",
);

/** Curiosity without information. */
export const TEASE = concept(
  "something ..2 is coming|watching|stirring|brewing|arriving",
  "guess the brand|product|name|medicine|drug",
  "cryptic|mystery|mysterious|riddle|puzzle ..2 email|emails|card|cards|clue|clues|message|messages",
  "cryptic|mystery",
  "answer|reveal|revealed at|on ..3 congress|stand|launch",
  "it is|are watching|waiting|coming for",
  "who is behind the",
);
/** More mail than anybody asked for. */
export const FLOOD = concept(
  "mail|email|emails|message|text|write|post|send ..4 weekly|daily|every week|every day",
  "@number|dozens|scores emails|mailings|messages|texts|letters ..6 month|week|day",
  "reminder of ..1 reminder",
  "another|a|one reminder ..3 reminder|last|another",
  "last chance ..3 this|week",
  "more where they|that came",
  "asked|begged|complained|wrote ..4 less|cut|fewer|stop|down ..6 post|mail|emails|mailings",
  "moan|moans|complain|object ..4 reading|read|anyway|least",
);
/** Seen by anybody who handles the post. */
export const ON_VIEW = concept(
  "postcard|postcards|shrink|shrinkwrapped|letterbox|envelope|wrapper|tube ..8 brand|name|strapline|news|open|inch|letters|all|reverse|picture|read|see|tablets|side|up|metre",
  "no envelope|wrapper|cover",
  "picture side up",
  "so|where all|anyone|everyone ..2 read|see",
  "oversized|giant|outsize|metre ..2 mailing|envelope|tube|card|box",
);
