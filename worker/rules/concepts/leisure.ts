import { concept } from "./concept.ts";

/* Pleasure, luxury and company beside a meeting: what hospitality must not be. */

/** Entertainment, sport and free time. */
export const PLEASURE = concept(
  "golf|golfing|tee|spa|sauna|jacuzzi|massage|massages|manicure|facial|yoga|pilates|sightseeing|excursion|excursions|safari|cruise|cruising|yacht|yachts|sailing|regatta|rafting|kayaking|canoeing|snorkelling|scuba|surfing|paddleboarding|skiing|snowboarding|toboggan|sledging|horseriding|polo|croquet|boules|bowling|bowls|darts|snooker|karting|paintball|falconry|archery|abseiling|zipwire|segway|ballooning|hiking|tennis|badminton|padel|angling|marathon",
  "magician|magicians|comedian|comedians|comedy|comic|hypnotist|caricaturist|juggler|juggling|acrobats|circus|cabaret|burlesque|karaoke|disco|dj|ceilidh|dancing|dancers|tango|salsa|piper|bagpipes|jazz|orchestra|quartet|pianist|harpist|choir|opera|ballet|musical|concert|gig|festival|cinema|movie|premiere|fireworks|casino|roulette|poker|bingo|carnival|funfair|zoo|aquarium|bullfight|illusionist|mentalist|entertainer|entertainers|entertainment|tribute",
  "racecourse|racing|races|raceday|grandstand|paddock|motorsport|silverstone|wimbledon|twickenham|murrayfield|anfield|glyndebourne|glastonbury|gleneagles|turnberry|disneyland|hampden",
  "ladies|derby|boxing|race day",
  "ascot|cheltenham|aintree|epsom|newmarket|goodwood|york|henley|wembley|trafford|lord ..4 day|race|races|festival|cup|ladies|box|regatta|seats|tickets|test",
  "theatre|show ..1 ticket|tickets|trip|night|visit|outing",
  "to the theatre|pub|races|match|casino",
  "the match|game|races|racing|opera",
  "villa|hyde|st goodison park",
  "football|rugby|cricket|hockey|netball ..2 match|game|club|captain|final|stadium|team|legend|star|seats|box",
  "directors|executive|royal|corporate|hospitality|private|vip|stadium box|boxes|suite",
  "escape|panic room|rooms",
  "free|leisure time|afternoon|morning|day|evening",
  "at|for leisure",
  "live|swing|steel|brass|covers|house music|band",
  "with|and|a band",
  "stand up ..1 comic|comedian|comedy|act|who|night",
  "clay|pigeon shooting|pigeon|pigeons",
  "shooting|fishing|hunting|stalking|falconry ..2 trip|party|day|estate|at|weekend|afternoon",
  "wine|whisky|gin|beer|chocolate|cheese|rum|port|sake|tequila|champagne ..1 tasting|flight|pairing|pairings|tour",
  "cookery|cooking|cocktail|baking|pottery|dance|mixology|art|painting|sushi|flower ..1 class|classes|workshop|masterclass|lesson|making|school",
  "celebrity|famous|television|tv|olympic ..1 chef|host|guest|speaker|captain|star|footballer|champion|baker|gardener|presenter",
  "burns|medieval|murder|masked|themed|theme ..1 supper|banquet|mystery|ball|night|dinner",
  "murder mystery",
  "christmas|night|farmers|flea market|markets",
  "boat|river|harbour|sunset|dinner|steam|dolphin|canal|lake|balloon ..1 trip|cruise|ride|train|tour|boat|flight",
  "guided|walking|city|bus|vineyard|distillery|castle|brewery|backstage|helicopter|cathedral|studio|factory|ghost ..1 tour|tours|visit|walk",
  "helicopter|glacier|desert|jungle|island|beach|slopes|piste|vineyard|vineyards|seaside",
  "pool|creche|beach",
  "shopping|sunbathing|unwind|unwinding|pampering|sandcastle",
  "treasure|egg|scavenger hunt",
  "some|the|winter|guaranteed|bit sun|sunshine",
  "do|day with ..3 sun|snow|beach",
  "quiz night",
  "pose|posing|photo|selfie|autograph ..4 captain|player|star|team|him|her|celebrity",
  "captain|skipper ..6 hand|present|meet|greet|sign",
  "retirement|leaving|birthday|christmas|farewell|hen|stag|garden|summer|office|launch party|drinks|do|bash|ball",
  "bash|shindig|fun",
  "launch|office|christmas|garden|staff|summer|pool|dinner|retirement party",
  "burns supper",
);

/** Luxury in venue, food, drink or travel. */
export const LAVISH = concept(
  "luxury|luxurious|deluxe|lavish|sumptuous|opulent|palatial|exquisite|indulgent|indulge|glamorous|glamour|swanky|plush|posh|decadent|ritzy|upscale|gourmet|michelin|degustation|rosette|bespoke",
  "champagne|prosecco|fizz|bubbly|bubbles|cocktail|cocktails|mojito|mojitos|martini|sommelier|caviar|oysters|lobster|truffle|wagyu|foie|sushi|steak|steaks|fillet|whisky|whiskies|cognac|brandy|vintage|cigars|canapes|banquet|feast|tasting|sangria|negroni",
  "open|free|cocktail|champagne|oyster|late|unlimited|hotel|stocked bar",
  "wine|wines|beer|alcohol|drink|drinks ..4 flow|flows|flowing|unlimited|all|until|late|free|us|evening|night|included|bottles",
  "bottles ..3 wine|red|white|rioja|claret|burgundy|soft|drinks",
  "welcome|reception|farewell|pre|post|retirement|sunset|leaving|rooftop drinks|drink",
  "five|5|six|seven|7 star|starred",
  "four|five|six|seven|eight|nine|ten|4|5|6|7|8 course|courses",
  "three|3|four|five courses",
  "tasting menu",
  "fine dining|wine|wines",
  "gala|black|white dinner|tie|ball|night",
  "afternoon|cream tea|teas",
  "private|royal|presidential|penthouse|executive|junior|honeymoon|sea ..1 dining|jet|chef|island|suite|suites|view|villa|yacht|box",
  "room|rooms|suite ..2 upgrade|upgrades|view|sea|balcony|jacuzzi",
  "upgrade|upgrades|upgraded",
  "business|first|club|premium|upper ..1 class|cabin|lounge",
  "first class rail|flights|flight|travel|tickets|seats|seat|fare|return",
  "chauffeur|chauffeured|limousine|limo|helicopter|yacht|bentley|convertible",
  "castle|chateau|palace|manor|mansion|penthouse|villa|resort|resorts|chalet|riverboat|superyacht",
  "country house|club|estate",
  "aboard",
  "lakeside|beachfront|rooftop|oceanfront|seafront|clifftop|poolside|harbourside ..1 hotel|bar|terrace|restaurant|resort|villa|retreat|spa|inn",
  "claridge|claridges|savoy|ritz|dorchester|shard|ivy|nobu|annabel|annabels|soho|mayfair|knightsbridge|gleneagles|connaught|lanesborough|waldorf|fairmont|balmoral|cliveden|belfry|harrods|fortnum|hakkasan|gavroche|quaglino|wolseley|groucho|burj",
  "monaco|marbella|ibiza|mallorca|cannes|capri|dubai|maldives|mauritius|seychelles|bali|barbados|bermuda|hawaii|vegas|tuscany|riviera|algarve|tenerife|mykonos|santorini|verbier|chamonix|miami|bahamas|phuket|zermatt|lapland|sorrento|amalfi|venice",
  "monte carlo",
);

/** More than a meeting needs, or a meal with no meeting. */
export const EXCESS = concept(
  "stay|staying|remain|linger ..4 until|till|over|for ..2 sunday|saturday|monday|weekend|extra|friday|holiday",
  "extra|additional|extended|spare|bonus ..1 night|nights|stay|weekend",
  "free night|nights|stay|weekend",
  "make a weekend|holiday|break",
  "arrive|arriving ..2 friday|thursday|saturday ..10 monday|sunday|tuesday",
  "two|three|four|five|2|3|4|5|seven nights|night|days ..12 hour|hours|minutes|half|session|talk|@number",
  "hour|minutes|half|session|talk|lecture ..8 two|three|four|five|2|3|4|5 nights|days",
  "otherwise|rest|remainder ..3 leisure|free|yours|own",
  "deliveroo|ubereats|doordash|takeaway|takeaways",
  "code|voucher|vouchers|allowance|credit|hamper|meal|pizza|food|dinner|supper|lunch|box|parcel ..8 door|home|sofa|house|couch|doorstep|address|kitchen|desk",
  "restaurant|meal|food|dinner|supper|takeaway ..1 voucher|vouchers|code|credit|allowance|card",
  "no|without ..1 agenda|programme|speaker|talk|talks|presentation|slides",
  "agenda|topic|speaker|speakers|programme|talk|talks|slides|content ..2 tbc|tba|optional|later|follow|unknown|whatever|short|brief",
  "talk|talks|science|slides|stream|data|education|session|lecture ..1 optional|brief|short|quick|if",
  "optional educational|education|session|talk|talks",
  "oh yes|and",
  "every|each friday|monday|tuesday|wednesday|thursday|week ..8 lunch|pizza|breakfast|cakes|food|bacon|sandwiches",
  "lunch|pizza|breakfast|cakes|bacon ..6 every|each|weekly friday|monday|tuesday|wednesday|thursday|week",
  "thank|thanks|reward|celebrate|treat ..3 you|them|for ..6 work|decision|support|help|year|prescribing|hard|loyalty|effort",
  "on|at our treat|tab|expense|shout|cost|account|bill",
  "our treat|shout",
  "on us",
  "prescribe|prescribes|prescribers|prescribing ..2 most|top|highest|more",
  "most|top|best|biggest|heaviest|leading|highest|key ..2 prescribers|prescriber|customers|consultants|accounts|account|users",
  "will|would|sure|bound ..2 turn up|out|come",
  "turn up",
  "leftover|leftovers|went home with|doggy",
  "unspent|underspend|spare|left ..6 budget|catering|line|pot|cocktail|wine|dinner",
  "under|below the limit|cap|radar",
  "as soft|sundries|stationery|soft",
  "put|code|log|book|record ..6 as ..2 soft|sundries|room|stationery|refreshments|catering|education",
  "no one|nobody ..2 check|checks|asks|counts|know",
  "between|after|before ..1 sets|rounds|holes|courses|innings|races|dives|runs",
  "before|after ..1 tee|kick|dinner|lunch|drinks|bar|match|game",
  "short data|talk|talks|science|update",
  "twenty|ten|fifteen|thirty|five|20|15|10|30 minutes|min ..3 of|on ..4 then|science|data|followed|before",
  "half hour|an hour ..6 then|before|followed",
);

/** People who have no business at the meeting. */
export const COMPANION = concept(
  "spouse|spouses|husband|husbands|wife|wives|fiance|girlfriend|boyfriend|companions|creche|babysitter|babysitting|childcare|nanny|sweetheart",
  "your|their|delegates|and|or|with|bring|advisers|consultants partner|partners",
  "partner|partners ..2 welcome|invited|join|come|included|may|programme",
  "bring|your kids|children|family|families|dog|mum",
  "children|kids|families|family ..3 welcome|eat|stay|stays|pool|club|entertained",
  "advisers|delegates|consultants|doctors|their family|families|children",
  "plus one|ones|guest",
  "other|better half|halves",
  "loved ones|one",
  "significant other|others",
  "guest|guests of ..2 delegate|delegates|your|choice|advisers",
  "someone special",
  "double|twin|family room|rooms",
);
/** People who can only be company. */
export const PLUS_ONE = concept("plus one|ones", "spouse|spouses|wives|husbands", "other|better half|halves");
/** What is done for such people. */
export const WELCOMED = concept(
  "welcome|invited|invite|bring|bringing|join|joins|joining|included|include|come|along|stay|stays|accommodated|accompany|enjoy|programme|package|lunch|dinner|brunch|tea|gala|drinks|room|rooms|ticket|tickets|flight|flights|rail|travel|hotel|pay|paid|cover|covered|looked|entertained|pool|weekend|allergies|dietary|rsvp|seat|seats|hidden|menu|excursion",
);

/** A meeting, a talk or a host's offer. */
export const GATHERING = concept(
  "symposium|symposia|meeting|meetings|webinar|webinars|workshop|workshops|conference|congress|seminar|lecture|talk|talks|agenda|programme|delegate|delegates|session|sessions|slides|slide|educational|education|masterclass|board|roundtable|speakers|speaker|presentation|event|launch|summit|forum|update|updates|attendees|attendance|venue|catering|science|evening|reception|supper|dinner|lunch|breakfast|brunch|certificates|stream|postgraduate|hospitality|host|hosted|booked",
  "hear about|the|how|from",
  "delegate pack",
  "surgery team",
);
/** Somebody is asked, treated or taken along. */
export const INVITED = concept(
  "join|joins|come|bring|stay|enjoy|treat|relax|unwind|invited|invite|welcome|welcomes|attend|book|booked|register|rsvp|escape|celebrate|followed|follow|includes|include|included|features|featuring|starts|ends|led|decamp|head|board|fly|flown|meet|available|ready|provided|served|arrive|hosted|await|awaits|choose|picked|picking|chose|upgrades|post|deliver|say|put|add|after|then|before|interleaved|between|with|at",
  "we|our|you|your|us|delegates|consultants|members",
);

/** What is allowed, or another sense of these words. */
export const PLAIN_HOST = concept(
  "but|and|must pays|pay",
  "moved|changed ..2 date|venue|day",
  "symptom|pain|seizure|migraine|attack|relapse|headache|drug|disease free",
  "practice|surgery|gp|joint|working|system|delivery partners",
  "own expense|cost",
  "society|college|academy|association|international|european ..4 holds|hold|held|meets|meeting|congress|chose|organises",
  "delegates from @number countries",
  "modest|sandwiches|buffet|rolls|soup",
  "price list",
  "patients|patient|people|adults|women|men ..8 golf|dancing|tennis|cooking|shopping|gardening|walk|swim|swimming|cycling|hiking|party|bowling|sailing|fishing",
  "castle|manor|palace|mansion road|street|lane|avenue|park|hospital|surgery|drive|close|view",
  "operating|lecture theatre",
  "theatre bed|time|list|costs|staff",
  "golf|dancing|tennis|swimming|cycling|hiking|bowling|bowls|marathon|gardening|shopping ..8 again|pain|symptoms|knee|joint|asthma",
  "symptoms|randomised|endpoint|placebo|relapse|flare|mg|inhaled|dose",
  "business|golf hotel",
  "picked|chosen|because|chose ..4 lecture|rail|hearing|disabled|access",
  "carer|health need|grounds",
  "excludes|excluding|except|other than",
);
