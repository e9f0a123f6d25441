import { NEGATION } from "#worker/text/voice/negation.ts";
import { CARE_PLACE } from "../vocabulary/care-places.ts";
import { PAYMENT } from "../vocabulary/payments.ts";
import { concept } from "./concept.ts";

/* Prices and savings, and how they can be told unfairly. */

/** A price, a saving or a budget is spoken of. */
export const PRICE = concept(
  "pay|model|sum|wallet|readmissions|admissions",
  "bill|bills",
  "@money",
  "save|saves|saved|saving|savings|cost|costs|costed|costing|price|prices|priced|pricing|cheap|cheaper|cheapest|spend|spending|budget|budgets|tariff|thrifty|economical|affordable|expensive|invoice|invoiced|rebate|rebates|discount|discounts|discounted|cash|pot|bank|pays|purse|value|qaly|bill|money|net|vat",
);
/** The two sides are not counted alike. */
export const UNLIKE = concept(
  "ours|our ..10 theirs|their|rival|rivals|competitor|others|comparator|neighbour",
  "theirs|their|rival|rivals|competitor|others|comparator|neighbour ..12 ours|our|us",
  "for us ..10 for them|it|warfarin|comparator|theirs|their|the",
  "one|a|single vial|pack|box|bottle|tablet|pen|inhaler|month|week|day ..8 @number|eight",
  "@number tablet|tablets|capsule|capsules|day|days|doses ..10 @number ..1 tablet|tablets|capsule|capsules|day|days|doses",
  "column a|1|one ..12 column|rival|b",
);
/** A basis of the sum that flatters it. */
export const UNLIKE_BASIS = concept(
  "@number ..3 of ours ..6 of theirs",
  "of ours ..3 against|to|for|versus|v ..4 of theirs",
  "single|one vial|pack|bottle|box ..3 bought|emergency|unit|price",
  `one ..1 london|local|regional|northern|teaching|big ${CARE_PLACE}|icb|region`,
  "that|which|as one|a|some trust|hospital|region ..2 agreed|negotiated|pays|got",
  "low|small|minimum dose ..12 top|high|maximum|full|large",
  "top|high|maximum|full dose ..12 low|small|minimum|starting",
  "contract|net|hospital|discounted|negotiated price|cost ..8 catalogue|list|retail|shelf|published",
  "before ..6 price|cost|tariff ..1 drop|cut|fall|change|reduction|rise|increase",
  "is|are taken|needed|used|given ..2 three|two|four|twice|times ..2 a|daily|day",
  "list|tariff|retail|private|catalogue|shelf|invoice|invoiced|undiscounted|full ..12 rebate|discount|net|contract|nhs|hospital",
  "rebate|discount|net|contract|nhs|hospital ..14 list|tariff|retail|private|shelf|invoiced|gross",
  "vat|tax ..8 them|theirs|ours|us|one|out|only",
  "net of ..1 tax|vat",
  "starting|top|maximum|highest|lowest|loading|double|half dose|doses|strength",
  "old|older|last|previous|outdated|@number tariff|price|prices|year|years",
  "per milligram|gram|mg|unit|pack|vial|puff",
  "different ..3 pack|packs|dose|doses|durations|lengths|populations",
  "single ..1 unit|pack price ..12",
  "assume|assumes|assumed|assuming|suppose|supposing|supposed|estimate|provided|optimistic ..12 all|every|everybody|everyone|nobody|none|perfectly|patients|uptake|perfect|full|stop",
  "only ..2 trust|one|some|practice|qualifies",
  "best|worst trial|year|site|month|quarter|case|response",
  "american|us|foreign|dutch|german ..2 figure|figures|insurance|price|prices",
  "drug|acquisition cost|price|acquisition alone|only",
  "alone tells",
  "free of charge",
  `one|a|that ${CARE_PLACE} ..2 in ..6 high|unusually`,
  "liquid|oral|syrup|suspension ..10 tablet|tablets",
  "tablet|tablets|capsule|capsules|patch ..8 liquid|syrup|suspension|injection|infusion",
  "@number|28|30|seven days|weeks|month ..6 @number days|weeks|month|for the comparator",
  "per cycle|course|treatment ..6 cheaper",
  "in year one|1",
  "first|early year|adopter",
);
/** The sum is owned up to. */
export const FAIR_COST = concept(
  "for|on|from|in ..1 both|either|all|each ..1 sides|medicines|alike|three|two",
  "taken as equal|the",
  "out for|of both|all|each|either",
  "ours included|too",
  "for balance",
  "list price|prices",
  "at ..1 list prices|price",
  "left out of the sum",
  "for that reason",
  "basic|list|prices|price nhs|excluding|correct|accurate|checked",
  "excluding|excl|ex|without vat",
  "mims|dm+d|openprescribing|bnf|pharmascan|assumptions|pessimistic|limits|sensitivity",
  `${NEGATION} ..4 assume|used|use|comparable|counted|save|spending|estimate|know|suitable|apply|say|reduce|picked|shown|released|cash|certain|guarantee|part|suggest|compared`,
  "same ..2 pack|unit|basis|dose|cost|day|number|way",
  "both ..2 prices|arms|products|medicines|treatments|scenarios",
  "is|are|was|were|be ..1 included|excluded|costed|counted|charged|shown|equal|listed|confidential",
  "all|each ..2 monthly|prices|costs|listed|charged|products",
  "all use|prices|list",
  "may|might raise|vary|release|change|differ|exist",
  "check|enter|use|ask|add ..1 your",
  "preferred|drug tariff ..3 icer|rechecked",
  "licensed maintenance",
  "maintenance dose|doses",
  "should not|never",
  "withdrawn|must|rechecked|cannot|part",
  "if ..1 half|every|each|all|some|@number",
  "where amount ..6 can|changed|of",
  "only part",
  "therefore|higher|own figure",
  "for each|every medicine|product|arm",
);
/** Money that is not the price of a medicine. */
export const OTHER_MONEY = concept(
  "for the|this|our leaflet|booklet|service|review|webinar|meeting|poster|training|copy|guide",
  `${PAYMENT}|expenses|expense|dinner|lunch|hotel|travel|guests|contribution|sponsorship|repay|repaid|grant|grants|donation|donations|transfer|transfers|revenue|sales|turnover|shareholders|dividend|trade|disclosure|consultant|consultants|speaker|speakers|salary|prize|voucher|entertainment`,
  `pays|paid|pay ..4 ${CARE_PLACE}|doctor|patient|nurse`,
  "shared between|with",
  "publish|disclosed|summary",
  "from|of sales",
);
