import { POSTCODE } from "#worker/text/postcode.ts";

/* The wordings by which `abbreviated.ts` knows an abbreviated advertisement and what stands in it. */

export const NAMED = /\babbreviated (?:advertisement|advert|ad)\b/i;
export const ADVERT = /\b(?:advertisement|advert|journal ad)\b/i;
export const WEBSITE_STATEMENT =
  /\b(?:further |full |more )?(?:information|details)\b[^\n]{0,60}?(?:\b(?:about|on|for|concerning) (?:this|the) (?:product|medicine)\b|\b(?:adverse reactions|side effects|precautions|contra-?indications|method of use)\b)[^\n]{0,200}?(?:www\.|https?:|website|can be found|available)/i;
/** The place and measure of an advertisement in print. */
export const SLOT =
  /\b(?:quarter|half|third|eighth|single|two|full|double|right-hand|left-hand|outside|inside)[- ](?:page|column)\b|\b\d{2,3} ?(?:mm)? ?[x×] ?\d{2,3} ?mm\b|\b\d{1,2}(?:\.\d)? ?cm ?[x×]|\bsquare centimet|\bcm²|\bstrip ad\b/i;
/** In an advertisement that also sends its reader to the SPC. */
export const ON_WEBSITE =
  /\b(?:further|full|more) (?:information|details)\b[^.\n]{0,60}\b(?:on|at|from) (?:the|our|its) website\b|\b(?:further|full|more) (?:information|details)\b[^\n]{0,200}?\b(?:at|on|from|:|visit|see) (?:https?:|www\.)/i;
export const CONSULT =
  /\b(?:prescribers? (?:are|is|should)|please|health professionals should)\b[^.\n]{0,60}\b(?:consult|refer to|read)\b[^.\n]{0,40}\b(?:summary of product characteristics|S(?:m)?PC)\b|\bconsult (?:the )?(?:summary of product characteristics|S(?:m)?PC)\b[^.\n]{0,30}\bbefore prescribing\b/i;
export const INDICATION =
  /\b(?:for (?:the )?(?:\w+ ){0,4}?(?:treatment|relief|prevention|management|maintenance|reduction|prophylaxis)|indicated|treatment of|relief of|for use in|in (?:adults|children|patients|women|men)|(?:adults|children|patients|women|men|people) with)\b/i;
export const LEGAL = /\bPOM\b|\bprescription[- ]only\b|\blegal (?:category|classification)\b/i;
export const HOLDER = new RegExp(
  String.raw`\[address[^\]\n]{0,60}\]|\b(?:Ltd|Limited|plc|LLP|GmbH|Pharma\p{L}*|Medicines|UK)\b[^\n]{0,140}?\b${POSTCODE}\b`,
  "u",
);
/** The same with the address on the lines below the name. */
export const HOLDER_OVER_LINES = new RegExp(
  String.raw`\b(?:Ltd|Limited|plc|LLP|GmbH|Pharma\p{L}*|Medicines|UK)[ \t,]{0,20}\n(?:[^\n.]{2,60}\n){0,3}[^\n.]{0,60}\b${POSTCODE}\b`,
  "u",
);
export const AREA = /\b(\d{2,4}(?:\.\d+)?) ?(?:sq(?:uare)?\.? ?(?:cm|centimet(?:re|er)s?)|cm2|cm²)/i;
export const SIDES = /\b(\d{1,2}(?:\.\d+)?) ?(cm|mm)? ?(?:x|by|×) ?(\d{1,3}(?:\.\d+)?) ?(cm|mm)\b/i;
export const MM_SIDES = /\b(\d{2,3}) ?(?:mm)? ?(?:x|by|×) ?(\d{2,3}) ?mm\b/i;
export const DOSE =
  /\b(?:(?:one|two|three|four|\d+) (?:tablets?|capsules?|puffs?|sprays?|drops?|sachets?|doses?|patch(?:es)?|injections?) (?:a|per|each|every) (?:day|week|month|night|morning)\b|(?:one|two|three|\d+) (?:\w+ ){0,3}?(?:tablets?|capsules?|puffs?|sprays?|drops?|sachets?|doses?),? (?:[\w-]+ ){0,3}?(?:before|after|with|at) (?:breakfast|lunch|dinner|food|meals?|bed|bedtime|night)\b|(?:one|two|three|\d+) (?:\w+ ){0,3}?(?:tablets?|capsules?|puffs?|sprays?|inhalations?|drops?|injections?|doses?|applications?)?,? ?(?:once|twice|three times|every)\b|(?:once|twice|three times)[- ](?:a[- ])?(?:daily|day|weekly|week|monthly|month)\b|start(?:ing)? (?:dose|with|at)\b|\d+ ?mg (?:once|twice|daily|a day|every))/i;
export const PACK =
  /\b(?:packs? of \d+|\d+[- ](?:tablet|capsule|sachet|dose|vial|pen)s? (?:pack|bottle|carton)|pack sizes?|\d+ (?:tablets|capsules|sachets) (?:per|in a) pack)\b/i;
export const COST = /£ ?\d|\b(?:half|lower|lowest|low) (?:the )?(?:price|cost)\b|\bcheap\p{L}*/iu;
export const RESULT =
  /\b(?:survey|poll) of\b|\b(?:one|two|three|four|five|six|seven|eight|nine|\d+) (?:in|out of) (?:two|three|four|five|ten|twelve|\d+)\b|\bwould (?:choose|recommend|prescribe)\b|\d ?% (?:of|v|vs|versus|fewer|more|less|reduction|improvement|response)|\bp ?[<=] ?0?\.\d|\b(?:compared with|versus|than) (?:placebo|vehicle)|\b(?:more|most|faster|stronger|better|superior|proven|leading)\b/i;
export const SCREEN =
  /\b(?:web ?banner|banner|e-?journal|online|digital edition|website|web ?page|app|e-?mail|e-?newsletter|pop-?up|electronic (?:journal|edition)|social)\b/i;
/** Where the advertisement is not to go. */
export const KEPT_OUT = /\b(?:do not|don't|never|no|not (?:for|in|on|to)|must not)\b[^.\n]{0,120}/gi;
export const LOOSE =
  /\b(?:loose(?:ly)?(?: |-)?(?:insert(?:ed)?|leaf)|insert|leaflet|flyer|handout|leavepiece|poster|exhibition|mailing)\b/i;
export const PRINTED = /\bprint(?:ed)?\b|\bpage\b/i;
/** The line from which on a proof holds orders for the printer. */
export const NOT_PRINTED =
  /^\W*(?:[\p{L} ]{0,40}\(not (?:printed|for print(?:ing)?)\)|(?:insertion|artwork|print) order\b|(?:production|printer's|proof|trafficking) notes?\b|(?:(?:the )?(?:rest|remainder|other half) of the page|(?:this |these |text )?(?:below |above )?(?:is |are )?not part of the (?:advertisement|advert|ad)\b|(?:does|do|will) not print\b|(?:publisher|printer|journal|magazine)'s (?:slug|own text|notes?)\b))/iu;
export const STATEMENTS =
  /\binformation about this product\b|\bsummary of product characteristics\b|\byellow ?card\b|\blegal\b/i;
