import { phrases } from "#worker/text/language/phrases.ts";
import { CARE_PLACE } from "../vocabulary/care-places.ts";
import { MEAL } from "../vocabulary/hospitality.ts";
import { PATIENT } from "../vocabulary/patients.ts";

/** Things that benefit the receiver personally. */
const GIFTS =
  "gift|gifts|giftcard|voucher|vouchers|hamper|hampers|chocolates|champagne|ipad|ipads|headphones|smartwatch|prize|prizes|raffle|sweepstake|reward|rewards|cashback|freebie|freebies|goody|perk|perks|lottery|jackpot|giveaway|giveaways|kindle|sunglasses|umbrella|umbrellas|portrait|portraits|headshot|headshots|caricature|caricatures|massage|massages|manicure|bouquet|mug|mugs|stethoscope|stethoscopes|treats|earbuds|merchandise|swag|keepsake|souvenir|souvenirs|rucksack|powerbank|getaway";
/** Things of daily life, a gift only beside a word of giving. */
const GOODS = `kettle|toaster|espresso|textbook|textbooks|backpack|speaker|balloon|flask|smoothies|smoothie|cupcakes|doughnuts|weekend|weekends|holiday|stars|tokens|teddy|torch|mask|subscription|membership|camera|phone|bike|bicycle|watch|cheese|${MEAL}|chocolates|tickets|cinema|laptop|tablet|cake|cakes|coffee|coffees|pizza`;
const RECEIVES =
  "win|wins|winning|receive|receives|get|gets|claim|claims|earn|earns|collect|collects|enjoy|redeem|choose|pick|take|offer|offers|offering|give|gives|giving|send|sends|thank|enter|entered|entry|free|complimentary|yours|available|every|each|first|plus|say";

const CUSTOMERS =
  "visitor|visitors|delegate|delegates|doctor|doctors|prescriber|prescribers|attendee|attendees|gp|gps|nurse|nurses|pharmacist|pharmacists|consultant|consultants|reader|readers|participant|participants|practice|practices|registrant|registrants|entrant|entrants|member|members";

export const OFFERS_GIFT = phrases(
  `win|wins|receive|receives|collect|claim|claims|earn|earns|free|complimentary|enter|draw|chance|turned|redeem|exchanged|swap|swapped|prize|prizes ..6 ${GOODS}`,
  `${RECEIVES} ..10 ${GIFTS}`,
  `${GIFTS} ..8 ${RECEIVES}|worth|awaits|await|waiting`,
  "prize|free|lucky|cash|grand draw",
  "go|goes|going|entered|put|name|names ..4 hat|draw|ballot",
  "winner|winners|runner|runners ..10 receive|get|sent|drawn|picked|announced|up",
  "dinner ..2 for ..2 two|winner",
  "weekend|trip|holiday|break|flights|night ..2 in|to|for|at ..2 two|lisbon|paris|rome|spa|hotel|venice|barcelona|winner",
  "throw in",
  "hamper|chocolates|cake|cakes|wine|flowers ..6 team|staff|practice|department|you",
  "enter|entered|entry ..6 draw|raffle|sweepstake|competition|lottery",
  "@money ..3 to spend",
  "spin|roll|scratch ..3 wheel|dice|card",
  "empty handed",
  "flying|fly|jet|jetting|off|trip|ticket|tickets|weekend|flight|flights|whisked ..1 to rome|paris|lisbon|barcelona|venice|dubai|milan|madrid|vienna|prague|ibiza|florence|amsterdam|york|london",
  "scarf|scarves|cashmere|sunglasses|jacket|fleece|socks|hoodie|hat|tee|shirt|blanket ..8 for|visitors|each|every|first|free|yours|winner",
  "first @number ..4 scarf|bag|mug|gift|voucher|bottle|book|torch|pen|umbrella",
  "give|donate|send|pay ..3 @money ..4 to|for ..5 charity|hospice|appeal|cause",
  "enter|entered|entry|entries|in ..3 for|to|with ..4 one|chance ..2 of ..1 @number|our|the",
  "every|each|all ..3 leave|leaves|depart|departs|goes|go|walk|walks ..4 with|home",
  "bottle|bottles|hamper|case ..4 of ..3 wine|whisky|gin|champagne|malt|rum|cask|port",
  "personal|engraved|monogrammed|personalised bottle|pen|stethoscope|mug|gift|notebook|plaque",
  "on us|me|the house",
  "our treat|shout",
  "worth your while",
  "little something|extra|surprise|bonus|thank",
  "feet up",
  "day|night|evening|trip|meal out ..3 for|with ..2 team|staff|practice|you",
  "chance of ..1 winning",
  `chance of ..2 a|an|the|one ..3 trip|place|night|stay|hotel|spa|${GIFTS}|${GOODS}`,
  "stars|points|tokens|coins|credits|stamps ..8 turned|converted|account|swapped|traded|redeemed|spent|exchanged|added",
  "massage|shoulder|hand|foot rub|rubs|massage|massages|spa",
  "barista|gelato|ice|smoothie|doughnut|popcorn|cocktail|juice cart|bar|stand|cream|will|is|wall|van|serving|making",
  "lucky ..4 draw|dip|winner|winners|unit|practice|delegate|visitor|number|ticket|one",
  "artist|caricaturist|photographer|masseuse|masseur|barista|calligrapher ..10 stand|booth|visitors|you",
  "go|goes|leave|leaves|walk ..1 home|away with",
  "win a|an|one|the|our|tickets|two|@money",
  "gift|shopping|amazon|store|retail|book|e|digital|restaurant card|cards|voucher|vouchers|token|tokens|credit",
  "@money ..4 gift|voucher|vouchers|card|shopping|credit|token|tokens",
  "chance|opportunity to win",
  "loyalty|reward|bonus points|scheme|programme|card",
  "points|tokens|stamps|credits ..6 redeem|redeemed|exchange|exchanged|spend",
  "redeem|collect|earn ..6 points|tokens|stamps|credits",
  "professional|free|complimentary|personal portrait|portraits|headshot|headshots|photograph|photographs|photo|caricature",
  "portrait|portraits|headshot|headshots|photograph|photo|picture|caricature|likeness ..4 taken|drawn|painted|sketched|made|done",
  `reply|respond|book|call|see|meet ..8 free|complimentary ${MEAL}|coffee`,
  "with our|my compliments",
  "could|might be ..1 going|flying|heading|off|winning|jetting ..2 to|on|home",
  "given|receive|receives|get|gets|claim|win|take|takes|home|keep|yours|collect|presented|sent ..12 worth|retail|rrp|valued ..3 @money",
  "given|receive|receives|get|gets|win|claim ..4 a|an ..3 dermatoscope|otoscope|oximeter|thermometer|loupe|ophthalmoscope|spirometer|ultrasound|probe",
  `trade|swap|exchange|cash|convert|spend ..4 points|credits|tokens|stars|coins|miles ..6 for|on|against`,
  "send|email|mail|post|issue|load ..6 code|credit|card|token|link|balance ..3 worth|value|for|of ..3 @money",
  `win|wins ..1 ${MEAL}|afternoon|day|night|trip`,
  "@money ..4 goes|added|credited|loaded|put ..4 your|their|his|her ..4 account|card|wallet|app",
  "as a thank",
  "to say thank|thanks",
  "token|sign|gesture|mark of ..3 thanks|appreciation|gratitude|goodwill",
  "way of saying",
  "donate|donation ..8 for every|each",
  "for every|each ..14 donate|donation",
  `first @number ..14 receive|receives|get|gets|claim|win|given|collect`,
  `first @number ..3 ${CUSTOMERS}|replies`,
  "first @number ..3 people|to ..6 receive|reply|register|get|sign|answer|visit|join",
  "yours to keep|take",
  "free|complimentary|gratis|nothing ..16 usual|usually|normal|normally|otherwise|list|retail ..3 fee|price|cost|charge|costs|sold ..3 @money",
  "take|takes|taking home",
  `free ..2 massage|coffee|coffees|smoothie|smoothies|${MEAL}|drink|bag|bags|book|books|textbook|textbooks|ticket|tickets|gift|pizza|cake|cakes|hamper|haircut|shoeshine|membership|subscription|torch|clock|charger|speaker|speakers|camera|phone|laptop|thermometer|oximeter`,
  `complimentary ..2 massage|coffee|${MEAL}|drink|bag|bags|book|books|textbook|textbooks|ticket|tickets|gift|membership|subscription|spa|stay|hamper`,
  `cakes|doughnuts|donuts|pizza|pizzas|hampers|pastries|lunch ..2 for ..2 your|the ..2 team|${CARE_PLACE}|staff`,
);
/** A sum for giving the company time or attention. */
export const PAYS_FOR_ATTENTION = phrases(
  "@money ..6 for|to ..8 appointment|reading|read|watching|watch|seeing|see|reply|replying|registering|visit|visiting|listening|coming",
  "@money ..6 for ..4 minutes|hour|time ..2 with|of",
  "in ..1 return|exchange for ..8 minutes|appointment|time|visit|meeting|seeing|call|conversation|slot",
  "minutes|appointment|time|visit|meeting|seeing ..8 in ..1 return|exchange",
);
/** Uses of those words that are no gift. */
export const NO_GIFT = phrases(
  "grant|grants|donation|fund|bursary ..4 worth|of",
  "agreement|contract",
  "compliments ..2 slip|slips",
  "not from us|me",
  "pay|paid|payable ..2 by ..1 themselves|yourself|guests",
  "free of|from condition|conditions",
  "survey ..2 of @number",
  "gift aid",
  "speaker|speakers ..8 talk|professor|dr|guest|programme|faculty|invited",
  "week|weekend ..3 cover|clinic|rota|working|opening|on|dose|dosing|surgery",
  "prize ..8 poster|essay|trainee|abstract|society|college|university|nobel|research",
  "nobel|essay|poster|trainee|society ..2 prize",
  "rewards|reward ..3 of|and risk|risks|practice|work",
  "winner|winners ..3 society|college",
  "donate ..4 blood|organ|organs|plasma",
  "reply|competition ..2 act|law|between",
  "what ..4 take|takes home|away",
  "points|messages|lessons|summary ..2 take home|away",
  "take home summary|naloxone|dose|pack",
  "naloxone ..2 take home",
  "fair market value",
  "night|nights ..4 conference|congress hotel",
  "@number nobel|nobelprize",
  `delivered ..4 ${CARE_PLACE}`,
  "voucher|prescription ..2 nhs|exemption",
  "bonus ..4 salary|pay",
  "take home|away ..1 message|messages|point|points|lesson|lessons|medicine|medicines|dose|doses",
);
/** A service to people who already take the medicine, not to those who decide on it. */
export const FOR_THOSE_PRESCRIBED = phrases(`${PATIENT}|anyone ..4 prescribed`, `prescribed ..8 ${PATIENT}`);
export const DECIDERS = phrases(`${CARE_PLACE}|board|boards|you|your|prescribers|doctors|gps`);
/** What people rightly take away from a meeting, a module or a piece of work. */
export const PROPER = phrases(
  "certificate|certificates|cpd|handout|handouts|slides|recording|programme|references|reprint|toolkit|checklist|guideline",
  "research|interview|panel|benchmark|adviser|advisers|advisory|contract",
  "guest|our|the|each speaker|speakers",
);

/** Things that patients may be given through a professional. */
export const ITEM =
  "bag|bags|mug|mugs|diary|diaries|kit|kits|box|lunchbox|blanket|blankets|bottle|toy|toys|puzzle|hat|hats|scarf|towel|wallet|pouch|cooler|calendar|calendars|stickers|planner|planners|organiser|tote|keyring";
