import { hasPhrase, type Match, phrases } from "#worker/text/language/phrases.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { ownWords, together } from "#worker/text/voice/own-words.ts";
import { bargains } from "../dealings/bargain.ts";
import { BENEFIT, CONDITION, NO_LINK, PRODUCT_ACT } from "../dealings/ties.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import { PRESCRIBE } from "../vocabulary/prescribing.ts";

/** Thanks, hope or praise that has a medicine or its standing as its object: a grant letter has no cause to speak of either. */
const FEELING = phrases(
  "thank|thanks|thanked|grateful|gratitude|appreciate|appreciated|appreciates|appreciation|delighted|pleased|pleasure|glad|happy|recognition|recognise|reward|loyal|loyalty|hope|hopes|hoping|trust|expect|confident|sure|count|counting|look|forward|would|could|if|once|when|should|continue|continued|go|keep|remember|mind|forget",
);
/** The receiver binds itself to the medicine. */
const UNDERTAKES = phrases(
  "will|shall|agrees|agree|undertakes|undertake|commits|must ..6 place|use|prescribe|put|list|adopt|switch|start|make|keep|move|favour|recommend ..6 @product",
);
const STANDING = phrases(
  `choice|choose|chose|chosen|choosing|vote|voted|decision|support|supported|spoke|speaking|mention|mentioning|${PRESCRIBE}|use|used|using|list|listing|listed|formulary|first|preferred|switch|switched|switching|adopt|adopted|uptake|share|numbers|start|starting ..10 @product`,
  "@product ..10 choice|chosen|vote|decision|support|prescribed|prescribing|use|used|list|listed|formulary|first|preferred|uptake|share|numbers|committee|guideline|pathway|protocol",
  "first choice|line status|place|position",
);
/** Something asked back for a grant. */
const STRINGS = phrases(
  "in return|exchange",
  "on condition",
  "condition that|of|is",
  "second|final|next|further|remaining|other|later|last payment|instalment|half|part|sum|tranche ..12 if|when|once|after|provided|subject",
  "provided|providing that|the|you|your ..12 prescribe*|formulary|switch*|first|use|uptake|mention*|recommend*|article|newsletter|@product",
  "hope|expect|trust|look|would|anticipate|assume|confident ..10 prescribe|prescribing|formulary|use|using|recommend|mention|prefer|favour|choose ..6 @product|our|more",
  "recognition|reward|thanks|thank|appreciation|gratitude ..8 prescribing|use|using|choosing|switching|loyalty|formulary|uptake|business",
  "subject|linked|tied|contingent|conditional|depends|dependent ..2 on|to|upon ..10 prescribing|formulary|use|uptake|sales|orders|purchase|@product|listing|switch*",
  "to show|mark ..8 value|appreciate|appreciation|thanks|gratitude|grateful|pleased",
  "in thanks|appreciation|gratitude|recognition|reward",
  "pleased|delighted|grateful|pleasure|thank|thanks ..12 choice|choosing|chosen|prescribing|switching|decision ..8 @product|our|formulary",
  "pleased|delighted|grateful|pleasure|thank|thanks ..12 @product ..8 choice|first|formulary|preferred|choosing",
  "quid pro quo",
  "agrees|agree|undertakes|undertake|promises|promise|must|shall ..4 use|prescribe|order|buy|stock ..3 nothing|no ..2 else|other",
  "agrees|agree|undertakes|undertake|promises|promise|must|shall ..4 use|prescribe|order|buy|stock ..2 only|exclusively|solely ..3 @product",
  "hope|trust|sure|know ..10 mind|remember|repay|loyal|loyalty|goodwill|favourably|kindly",
  "bear|keep @product ..2 mind",
  "look|looking forward ..4 to ..8 prescribing|business|orders|formulary|@product",
  "renewed|renewal|renew|repeat|repeated|continue|continued|extended ..10 if|provided|when|depends|as long|once ..12 @product|prescribing|formulary|uptake|use|first|our",
);
/** A condition of use, which is a string when something is given in the sentence. */
const BARE_CONDITION = phrases(
  "if|when|once|should|while|provided ..10 @product|formulary|prescribing|uptake|numbers|sales|orders",
);
const GIVEN_WITH = phrases(
  "@money|grant|grants|donation|donations|fund|funding|money|payment|instalment|half|balance|rest|sum|support|sponsorship|bursary|renew*|extend*|continue|further|more|machine|scanner|equipment|nurse|post|gift|kept|keep|returned|ours|back",
);
const PROPER_RETURN = phrases(
  "report|receipt|accounts|invoice|acknowledge*|evaluation|confirmation|audited ..6 return|spent|use",
  "return ..10 report|receipt|accounts|slip|form|copy|signed",
  "use|uses|show|shows|print ..5 logo ..14 list|entry|disclosure",
);
/** The medicine named for what it is licensed for. */
const LABEL = phrases("indicated|licensed|mg|tablet|tablets|capsules|adverse|prescribing information|adults with");
const own = (facts: Facts) => ownSentences(facts);

/** A budget model or a price list has no grant to hang strings on. */
const MODEL = phrases("spend|spending|budget|population|model|modelled|savings|saving|cost|costs|excluding");
const sentencesOfLetter = (facts: Facts) => own(facts).filter((s) => !hasPhrase(MODEL, facts, [s]));

const NAMED_GRANT = phrases("grant|grants|donation|donations|donate|bursary|sponsorship|loan|gift");

export function strings(facts: Facts): (Sentence | Match)[] {
  const bare = ownWords(BARE_CONDITION, facts).filter((m) => hasPhrase(GIVEN_WITH, facts, [m.sentence]));
  const asked = [...ownWords(STRINGS, facts), ...bare].filter(
    (m) => !hasPhrase(PROPER_RETURN, facts, [m.sentence]) && !hasPhrase(NO_LINK, facts, [m.sentence]),
  );
  const tied = together(facts, [BENEFIT, PRODUCT_ACT, CONDITION], sentencesOfLetter(facts)).filter(
    (s) => !hasPhrase(NO_LINK, facts, [s]),
  );
  const letter = facts.briefing.isBriefing ? [] : sentencesOfLetter(facts);
  const felt = [...together(facts, [FEELING, STANDING], letter), ...together(facts, [UNDERTAKES], letter)].filter(
    (s) => !hasPhrase(NO_LINK, facts, [s]) && !hasPhrase(PROPER_RETURN, facts, [s]) && !hasPhrase(LABEL, facts, [s]),
  );
  const bound = hasPhrase(NAMED_GRANT, facts) ? bargains(facts) : [];
  return [...asked, ...tied, ...felt, ...bound];
}
