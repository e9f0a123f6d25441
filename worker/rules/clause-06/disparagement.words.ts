import { phrases } from "#worker/text/language/phrases.ts";

/* How other companies' medicines, and those who use them, are run down. */

const OLD =
  "old|older|outdated|dated|other|others|rival|rivals|competing|competitor|competitors|traditional|conventional|existing|current|standard|generic|cheap|cheaper|alternative|alternatives|yesterday|previous|first|usual|established|branded";
const KIND =
  "treatment|treatments|medicine|medicines|drug|drugs|therapy|therapies|tablet|tablets|spray|sprays|inhaler|inhalers|injection|injections|cream|creams|drops|steroids|antibiotics|antidepressant|antidepressants|antihistamines|insulins|insulin|statins|agents|options|products|product|brand|brands|copy|copies|makes|biosimilars|biosimilar|anticoagulants|patches|pens|device|devices|vaccine|vaccines|ones";

/** A rival's product, its maker or its kind. */
export const RIVAL = phrases(
  "@competitor",
  `${OLD} ..1 ${KIND}`,
  `the|their|his|its competition|competitor|competitors|rival|rivals|opposition`,
  "competitor|competitors|rival|rivals",
  "another company|firm|manufacturer|maker",
  "other companies|firms|manufacturers|makers",
  "market leader",
);
export const NAMED = phrases("@product");
/** Medicines that everybody knows; they are failed, stopped and combined as a matter of fact, so only insults count. */
export const WELL_KNOWN = phrases(
  "ibuprofen|paracetamol|aspirin|warfarin|metformin|omeprazole|simvastatin|atorvastatin|amitriptyline|salbutamol|diclofenac|naproxen|prednisolone|methotrexate|insulin|heparin|morphine|codeine|amoxicillin|diazepam|lithium|sertraline|triptans|steroids|statins|biologics|opioids|nsaids|biosimilars|antihistamines|diuretics",
);
/** Classes of medicines, by the ends of their names. */
export const CLASSES = phrases(
  "anticholinergics|anticholinergic|anticoagulants|antidepressants|antipsychotics|antihistamines|antimuscarinics|benzodiazepines|corticosteroids|opioid|opioids|nsaid|blockers|inhibitors|agonists|antagonists|diuretics|laxatives|hypnotics|sedatives|sulfonylureas|sulphonylureas|gliptins|statins|biologics|biosimilars|biosimilar|generic|generics|specials|vitamin|emollients|hormones|bisphosphonates|stimulants",
);
/** Words that belittle. */
export const INSULTS = phrases(
  "second|third rate|best",
  "outdated|antiquated|obsolete|archaic|outmoded|primitive|useless|worthless|pointless|dinosaur|dinosaurs|relic|relics|ritual|rituals|palaver|rigmarole|ordeal|faff|blunderbuss|sledgehammer|sledgehammers|carthorse|bludgeon|guesswork|nightmare|snail|tortoise|clumsy|clunky|feeble|pathetic|shoddy|flimsy|laughable|ridiculous|rubbish|gimmick|gimmicks|copycat|copycats|mediocre|lacklustre",
);
/** Figures of speech that are only ever said of a thing that one runs down. */
export const IDIOMS = phrases(
  "clapped out",
  "cheap for ..1 reason",
  "let|leave ..2 museum|history|past|bin ..1 have|keep|them|it",
  "dinosaur|dinosaurs|worthless",
  "belong|belongs ..3 museum|past|bin|skip|history",
  "a|the ..1 gamble|lottery|roulette ..4 patient|patients|lives|lungs|health|your",
  "gamble|gambling with ..4 patient|patients|lives|lungs|health",
  "blunt instrument|instruments|tool|tools",
  "past it",
  "run|ran ..1 its|their race",
  "had|seen its|their|his|her ..1 day",
  "cut|bargain|knock price|basement|off copy|copies|imitation|imitations|version|brand",
  "limp|limps|limping|limped|hobble|hobbles|wheeze|wheezes|stagger|staggers|stumble|stumbles|trudge|trudges|plod|plods along",
  "also rans|ran",
  "back of ..2 cupboard|drawer|shelf|queue",
  "on|off ..2 way|road out",
  "last legs",
  "scrap heap|scrapheap",
  "prehistoric|fossil|fossils|fossilised|neanderthal|moth eaten?",
  "stone|dark|steam|bronze age|ages",
  "horse and cart|buggy",
  "never ..1 done|did|run|spent|funded ..6 research|trial|trials|science",
  "patients|nobody|people|nurses|users|they ..1 hate|hates|loathe|loathes|dread|dreads|detest|detests ..2 it|them|using|@competitor",
  "knock off|offs",
  "me too|toos",
  "out of ..1 ideas|steam|puff|road",
  "poor relation|cousin|substitute|mans",
  "pale imitation|imitations|shadow",
  "yesterday @competitor|answer|medicine|drug|treatment|news|technology",
  "something|plenty|much|lots to hide",
  "hides|hide|hid|hiding|buried|buries|bury|concealed|conceals|suppressed ..5 data|risks|deaths|results|evidence|truth|findings",
  "fooled by",
  "copycat|copycats",
  "goodbye|farewell to ..4 old|older|outdated|messy|painful|daily|clumsy ..3",
  "market leader|competition|rival|rivals ..4 deserve|deserves|quiet|worried|panic|nervous|struggling",
  "deserve|deserves better ..2 than ..6",
  "one ..2 trick pony",
  "cheap|poor and ..1 nasty|cheerful",
  "cheap ..2 and past",
);
export const BELITTLE = phrases(
  "nobody|no one can|wants|likes ..1 to? use|work",
  "antique|crude|poison|poisonous|dangerous|hazardous|imitation|imitations|inferior|unreliable|ineffective|disappointing|disappoints|toxic|dirty|nasty|messy|dreadful|awful|terrible|failed|failing|fails|tired|stale|clapped|unfit|unproven",
  "half measures|measure|hearted|baked",
  "old fashioned|hat|school|news|guard",
  "had its day",
  "past its|their best|prime|sell",
  "yesterday medicine|drug|treatment|answer|technology|news",
  "cheap|poor|pale and|relation|imitation|substitute|nasty",
  "watered|dumbed down",
  "not|never fit|worth ..1 for|the|purpose",
  "nothing ..2 more than",
  "no better than ..1 nothing|placebo|water|sugar",
  "history|record|string ..3 of ..3 recalls|scandals|failures|problems|shortages",
  "cannot|can not|never be trusted|relied",
  "only|just ..3 because ..4 cheap|cheaper|free|lunch",
  "hides|hide|hiding|concealed|covers|covered ..4 data|risks|deaths|results|evidence|truth",
);
/** Talk that makes the use of a rival look foolish or dangerous. */
export const TAUNTS = phrases(
  `still ..2 using|prescribing|relying|stuck|struggling|reaching|putting|persevering|making|taking|on ..3 ${OLD}|@competitor`,
  `why settle|struggle|bother|persist|persevere|gamble|risk ..5 ${OLD}|@competitor|less|with|for`,
  `tired|fed|bored ..1 of|up ..4 ${OLD}|@competitor`,
  "time to|you ditch|dump|bin|retire|scrap ..6",
  `ditch|dump|bin|scrap|retire ..4 ${OLD}|@competitor`,
  "do not|never settle|gamble|risk ..3 for|with|on|it|your",
  "sued|litigation|negligence|negligent|lawsuit|court|defence|indemnity|liable|liability ..14 switch|switched|switching|change|changed|@competitor|bleed|bleeds|death",
  "switch|switched|switching|change|@competitor ..16 sued|litigation|negligence|lawsuit|liable|liability",
);
/** What a rival is hinted to do, without a figure. */
export const SCARES = phrases(
  "every|each|another ..2 prescription|dose|tablet|capsule|day|week|puff|injection|course|repeat|patch|month ..6 step|nearer|closer|nail|mile|inch",
  "costing|costs|cost|robbing|robs|stealing|steals|rob ..3 your|their|our|them|patients|residents|mothers|men|women|of ..3 memory|memories|mind|minds|lives|kidneys|bones|sight|breath|years|dignity|sleep",
  "guesswork|poison|chalk|snake|sawdust|dynamite in ..1 bottle|box|tablet|tin|syringe",
  "snake oil",
  "chalk mostly|and|dust",
  "a ..1 @number|s|1960s|1970s|1950s|1980s|victorian|medieval|stone answer|tool|idea|remedy|medicine|solution|drug to|for ..2 modern|new|today",
  "nobody|no one ..1 knows ..2 where|what ..4 from|made|in",
);
/** Hints that leave the listener to think the worst. */
export const HINTS = phrases(
  "not|never ..3 put|give|take|prescribe|want|wish|trust ..3 my|your|his|her|our ..1 own|dad|mum|mother|father|family|child|children|dog|granny|gran|wife|husband|son|daughter|worst",
  "let slip",
  "with|given|after ..1 everything|all|what|things ..2 that? ..1 is|are coming ..1 out",
  "have you heard|seen ..3 what|the rumours|the latest ..3 about",
  "watch this space",
  "no smoke without",
);
/** Fear of the law, held over those who use another product. */
export const BLAME = phrases(
  "you|your|yourself|yourselves ..8 carry|bear|take|face|shoulder|answer|get ..2 blame|consequences|court|lawyers|claim|lawsuit|coroner|rap",
  "blame|lawsuit|claim|coroner ..4 land|lands|fall|falls|knock|knocks|ask|asks|call|calls ..3 your|you",
  "your registration|name|licence ..4 line|stake|risk|risked|paper|court",
);

/** A plain account of other medicines, and "non-inferior". */
export const PLAIN = phrases(
  "non|not|neither inferior",
  "inferior vena|wall|myocardial|infarction",
  "toxic epidermal|shock|megacolon",
  "failed|failing|fails|fail ..2 to respond|treatment|treatments|previous|prior|first",
  "failed ..2 least|one|two|other|conventional|standard",
  "after|have|has|had|who ..3 failed|failing|tired",
  "hepatotoxic|cytotoxic",
  "dated ..1 @number",
  "current standard",
  "dangerous|toxic dose|level|levels|drop|fall|goods|waste|interaction|interactions",
  "hazardous waste|drug|medicines",
  "half life|of|lives|the|an|a|tablet|dose|page|year|hourly",
  "nothing is|was|more than",
  "dangerous|hazardous activities|activity|machinery|machines|tasks|sports",
  "unsafe|dangerous for|to ..2 you|him|her|them|your ..3 drive|operate|use|ride|work|driving",
);

export const TIREDNESS = phrases("feel|feeling|feels tired", "tired|tiredness all|easily");
