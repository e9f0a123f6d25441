/** What stands before "effect" or "event" where harm is meant. */
export const ADVERSE = "side|adverse|unwanted|undesirable|untoward|ill|harmful|unpleasant|nasty";

/** What stands after "side" or "adverse". */
export const EFFECT = "effect|effects|event|events|reaction|reactions";

/** What a medicine that does harm does. */
export const HARMS =
  "harm|harms|harmed|harming|hurt|hurts|hurting|injure|injures|injured|damage|damages|damaged|poison|poisons|poisoned|wound|wounds|wounded|wounding|kill|kills|killed|endanger|endangers";

/** Harm as a thing. */
export const DANGER = "danger|dangers|hazard|hazards|toxicity|injury|peril|perils|threat|threats";
