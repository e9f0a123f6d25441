import { oncePer } from "#worker/lib/once-per.ts";
import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import { MEAL } from "../vocabulary/hospitality.ts";

/** Says that a facility or pleasure forms no part of the meeting. */
const LEFT_OUT = phrases(
  "no|not|any part",
  "form|forms no",
  "closed|excluded|unrelated",
  "own expense|cost|costs|pocket",
  "not|never ..3 use|used|available|include|included|provided|offered|booked|open|pay|paid|covered|hosted",
  "pay ..3 themselves",
  "declined|refused|rejected|struck|scrapped|cancelled|turned ..1 down|off|out",
  "declined|refused|rejected|cancelled|scrapped",
  "no|without ..6 spa|golf|leisure|entertainment|social|tour|tours|gala|alcohol|overnight",
  "rather than|instead",
);

/** Sentences about what delegates will get; those that rule a facility out are left aside. */
export const offered = oncePer((facts: Facts): Sentence[] =>
  ownSentences(facts).filter((s) => !hasPhrase(LEFT_OUT, facts, [s])),
);

/** Whether the piece concerns a meeting for professionals or decision makers. */
export function isMeeting(facts: Facts): boolean {
  return (
    facts.event.isEvent &&
    (facts.submission.audience === "hcp" ||
      facts.submission.audience === "payers" ||
      facts.submission.audience === "media")
  );
}

const CONGRESS = phrases("congress|conference|symposium|exhibition");
/** A plan of a meeting, with how many come to it. */
const PLANNED = phrases(
  "@number guests|delegates|attendees|covers|diners|invitees",
  "venue ..10 guests|delegates|attendees|covers",
);
const DELEGATES = phrases("consultants|delegates|doctors|delegate|speakers|faculty|customers|clinicians");

/** Whether the piece plans what professionals will be given to eat, drink or see: a meeting, or the evenings round the
 * congress of others. */
export function plansHospitality(facts: Facts): boolean {
  return (
    isMeeting(facts) ||
    ((facts.submission.audience === "hcp" || facts.submission.audience === "payers") && hasPhrase(PLANNED, facts)) ||
    ((facts.submission.audience === "hcp" || facts.submission.audience === "payers") &&
      facts.briefing.isBriefing &&
      hasPhrase(CONGRESS, facts) &&
      hasPhrase(DELEGATES, facts))
  );
}

/** Words of luxury in a venue, a meal or a journey. Stars that rate an attraction or an app are no luxury. */
export const LUXURY = phrases(
  "five|5 star",
  "luxury|luxurious|deluxe|lavish|sumptuous|opulent|opulence|palatial|exquisite",
  "indulge|indulgent|indulgence|pamper|pampering|pampered",
  "champagne|prosecco|cocktail|cocktails|caviar|oysters|lobster|wagyu",
  "michelin|gourmet",
  "fine dining|wine|wines",
  "palace|castle|chateau hotel|hotels",
  "tasting menu|dinner",
  `four|five|six|seven|eight|nine course ..2 menu|${MEAL}|banquet`,
  "gala dinner|ball|evening|banquet",
  "thermal|hotel|private|luxury|infinity spa|pool",
  "spa treatments|treatment|break|day|weekend|access|retreat|and|or",
  "relax|unwind|enjoy|use ..6 spa|pool|sauna",
  "regency|junior|executive|penthouse|presidential|sea|ocean|harbour|luxury|deluxe|river|garden suite|suites",
  "business|club|first class ..1 flight|flights|travel|return|rail|air|fares|seats|tickets",
  "fly|flight|flights|travel|rail|seats ..6 business|first|club|premium class",
  "vintage|finest|cellar|sommelier|cordon ..6 wine|wines|burgundies|bordeaux|menu|cellar|bleu|champagnes",
  "log fires|fire",
  "black tie",
  "cocktail|champagne|happy hour|reception|bar",
  "afternoon tea|teas",
  "private|own lake|beach|island|grounds|estate|vineyard",
  "whole|entire of? the? ..3 hotel|house|castle|manor|estate|lodge|resort",
  "country house|estate|club hotel",
  "award winning restaurant|chef|hotel|cuisine|spa",
  "private launch|yacht|plane|chef|butler|cruise|transfer|transfers",
  "chauffeur|chauffeured|limousine|limousines|helicopter|yacht",
  "private jet|island|beach|villa|chateau|dining|members",
  "boutique|resort hotel|spa",
  "country house retreat|weekend",
  "beach|island|ski|alpine resort",
);
export const RATED = phrases(
  "star|stars ..1 rated|rating|review|reviews|attraction|visitor|hygiene",
  "rated ..2 stars",
);

/** Pleasures that are no part of a scientific meeting. */
export const LEISURE = phrases(
  "golf ..1 or|and|day|afternoon|morning|tournament|competition|clinic|lesson|lessons|tee|green",
  "round|game|holes ..2 golf",
  "play|free|time|complimentary|enjoy|optional ..4 golf",
  "guided|walking|city|boat|coach|vineyard|distillery|castle|stadium|brewery|backstage|private|sightseeing|cellar tour|tours|visit",
  "tour of the|its ..4 city|town|castle|vineyard|distillery|gardens|stadium|brewery|cellars|island|harbour",
  "sightseeing|excursion|excursions",
  "boat|river|harbour|sunset|dinner|steamer trip|cruise|ride",
  "theatre|concert|opera|musical|show|match|race|festival|cinema tickets|ticket|night|evening",
  "tickets|ticket|seats|box|hospitality ..6 match|game|theatre|concert|opera|races|final|stadium|show|musical|festival|wimbledon|twickenham|ascot|lords|silverstone",
  "live music|jazz|band|entertainment|comedy",
  "jazz|string|swing band|trio|quartet|evening",
  "wine|whisky|gin|chocolate|beer|cheese|rum|malt tasting|pairing",
  "guided|tutored|led|private|blind|complimentary tasting",
  "tasting of",
  "first|second|last|big|next race|races|match|half|innings|furlong",
  "race card|meeting|track",
  "racecourse|racetrack|paddock|grandstand ..6 lunch|box|afternoon|view|seats",
  "superior|luxury|premium|deluxe|king|club room|rooms",
  "spa lodge|hotel|resort|retreat|house",
  "at|in your own pace|leisure|time",
  "tickets ..2 supplied|included|provided|courtesy",
  "sundowners|nightcap|nightcaps",
  "cocktails and",
  "tasting with|hosted|led",
  "cocktail|cookery|cooking|mixology|baking|pottery class|classes|masterclass|lesson|making",
  "comedian|magician|casino|karaoke|disco|dancing|fireworks|karting|paintball|falconry|archery",
  "day at the races|beach",
  "hot tub|tubs",
  "afternoons|evenings|mornings|days are|is ..3 for|free|yours|your",
  "house|swing|live|steel|ceilidh band|music|pianist|dj",
  "paddle|river|pleasure|tall steamer|boat|cruiser|ship",
  "fly|deep|sea fishing",
  "stalking|clay|pony|horse|kayaking|canoeing|paddleboarding|abseiling|ballooning|wildlife ..1 riding|shooting|pigeon|trip|safari|afternoon|or|and|session",
  "day|afternoon|morning|evening|time is yours|free ..2 for|to|at",
  "free time|afternoon ..6 explore|relax|shop|shopping|enjoy|golf|spa|town|city|beach|leisure",
  "time|afternoon|morning|evening|day at leisure",
  "ski|skiing|sailing|fishing|shooting|surfing|snorkelling ..2 trip|day|afternoon|pass|passes|lesson|lessons|weekend",
  "hospitality box|tent|suite|package",
  "yoga|massage|massages|manicure|croquet|boules|bowling|bingo|paintballing|zipwire|segway|regatta|polo",
  "free|time|afternoon|morning ..3 for|to ..4 walk|swim|stroll|shop|round|hike|dip|nap|run|ride|explore",
  `free until|from|till ..2 ${MEAL}|noon|six|seven|@number`,
  "lawn|garden games|party",
  "quiz night",
  `${MEAL}|tea|day|afternoon|seats|hospitality ..2 in our|the|a ..1 box|marquee|paddock|enclosure`,
  "test match|cricket|at",
  "ashes|grand|six test|prix|nations",
  "@money ..3 behind ..2 it|bar|the|counter",
  "put|putting @money behind",
  "open|free|paid bar",
  "bar tab",
  "sail|sailing|cruise on|along|down|round|across the|lake|loch",
  "sunset|evening|moonlight|harbour sail|swim|walk|cruise",
  "fado|flamenco|ceilidh|salsa|folk|opera evening|night|singers|show|music",
  "swimming|walking|hiking|dancing|golf things|boots|shoes|costume|clubs|trunks",
  "sponsor|sponsors|sponsored|sponsoring|fund|funds|support|supports ..6 ball|banquet|dance|concert|tournament|festival|party|picnic|regatta|sports",
  "bet|flutter ..2 on us|me",
  "hotel|late|night bar ..10 on us|me|our|account|tab",
  "evening|programme|afternoon|night|dinner of|with|and|after entertainment",
  "entertainment will|is ..4 provided|laid|follow|included|by",
);
