/** What stands before "effect" or "event" where harm is meant. */
export const ADVERSE = "side|adverse|unwanted|undesirable";

/** What stands after "side" or "adverse". */
export const EFFECT = "effect|effects|event|events|reaction|reactions";
