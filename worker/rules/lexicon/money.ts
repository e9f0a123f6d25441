import { concept } from "./concept.ts";

/* Prices and savings, and how they can be told unfairly. */

/** A price, a saving or a budget is spoken of. */
export const PRICE = concept(
  "bill|bills|@number p",
  "@money",
  "save|saves|saved|saving|savings|cost|costs|costed|costing|price|prices|priced|pricing|cheap|cheaper|cheapest|spend|spending|budget|budgets|tariff|thrifty|economical|affordable|expensive|invoice|invoiced|rebate|rebates|discount|discounts|discounted|cash|pot|bank|pays|purse|value|qaly|bill|money|net|vat",
);
/** A saving is promised. */
export const SAVING = concept(
  "save|saves|saving|savings|cheaper|cheapest|thrifty|bargain|economical|affordable|lower|less|lowest|half|bank|frees|free|pays|release|releases|neutral|gap|beats|floor|saved|pocket|better|neat|benefit|cuts|cut|reduces",
  "worth @money",
  "no contest",
  "cost effective",
  "what would you ..2 do",
  "think of ..4 pays",
  "@money|@money|each against|versus|v|than|beside @money",
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
  "one|a|that practice|surgery|hospital|trust ..2 in ..6 high|unusually",
  "liquid|oral|syrup|suspension ..10 tablet|tablets",
  "tablet|tablets|capsule|capsules|patch ..8 liquid|syrup|suspension|injection|infusion",
  "@number|28|30|seven days|weeks|month ..6 @number days|weeks|month|for the comparator",
  "per cycle|course|treatment ..6 cheaper",
  "in year one|1",
  "first|early year|adopter",
);
/** A part of the bill is left out. */
export const LEFT_OUT = concept(
  "come|comes|paid|met|borne ..3 another|other|different|separate|somebody ..1 pot|budget|pocket|else|purse",
  "no need to ..1 budget|count|cost|allow|plan",
  "keep|kept ..6 off|out",
  "on us|the house|me",
  "rarely|seldom|never ask|asks|check|checks|notice",
  "leave|leaves|leaving|left|omit|omits|omitted|exclude|excludes|excluded|excluding|ignore|ignores|ignored|ignoring|forget|forgot|skip|drop|drops|dropped|hide|hid|discount ..12 test|tests|monitoring|visit|visits|nurse|clinic|infusion|wastage|scan|scans|blood|vat|side|aside|off|out|biosimilars|switch|rebate|date|charges|device",
  "before ..1 you ..2 add|count|include|pay|buy",
  "not|never included|counted|costed|shown|mentioned|added",
  "discussed|explained|given|found|set ..2 in|to ..3 appendix|annex|side|dossier|elsewhere",
  "do not|never ..2 put|print|show|give|mention|add ..3 date|source|basis|year",
  "change the subject",
  "without ..2 date|source|basis|monitoring|nurse|administration",
  "cannot|can not ..1 print|say|tell|publish|show",
  "never mind",
  "though|although|but ..3 patients|ours|people|we ..4 three|twice|more|usually|often|repeated|double",
  "thrown|throw away",
  "stays|stay ..2 open|paid",
  "as if it were|was",
  "free|loading ..4 free",
  "on ..2 website ..6 last|some",
);
/** A saving for everybody, or in a purse, that nobody has shown. */
export const SAVING_FOR_ALL = concept(
  "money in ..2 bank",
  "cuts|cut|slash|slashes|halves|shrinks ..3 bill|bills|budget|spend|spending",
  "cheapest|thriftiest ..2 way|option|treatment|tablet",
  "frees|free|release|releases ..3 @money|@number|nurses|beds|million",
  "in half",
  "every|all|each|everybody|everyone|whole|entire ..2 patient|patients|one|practice|surgery|register|icb|list|trust|region|department|department",
  "move|switch|swap|change|convert|transfer ..3 every|all|each|everyone|today|now|your",
  "your|the practice|surgery|department|pot|account|budget|trust|icb|pocket|purse ..3",
  "pays for itself|themselves",
  "simple as that|this",
  "straight|lands|landing",
  "the nhs will|would|could",
  "you|doctor do ..4 with ..4",
  "in|over our book",
  "a cup of coffee",
  "year|years|spring|today|month|morning",
  "according to ..2 people|those|colleagues|someone|users|doctors",
  "really costs",
);
/** The sum is owned up to. */
export const FAIR_COST = concept(
  "for balance",
  "list price|prices",
  "at ..1 list prices|price",
  "left out of the sum",
  "for that reason",
  "basic|list|prices|price nhs|excluding|correct|accurate|checked",
  "excluding|excl|ex|without vat",
  "mims|dm+d|openprescribing|bnf|pharmascan|assumptions|pessimistic|limits|sensitivity",
  "not|no|never|nothing|cannot ..4 assume|used|use|comparable|counted|save|spending|estimate|know|suitable|apply|say|reduce|picked|shown|released|cash|certain|guarantee|part|suggest|compared",
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
  "fee|fees|honorarium|honoraria|expenses|expense|dinner|lunch|hotel|travel|guests|contribution|sponsorship|repay|repaid|grant|grants|donation|donations|transfer|transfers|revenue|sales|turnover|shareholders|dividend|trade|disclosure|consultant|consultants|speaker|speakers|salary|prize|voucher|entertainment",
  "pays|paid|pay ..4 surgery|practice|doctor|patient|nurse|trust",
  "shared between|with",
  "from|of sales",
);
