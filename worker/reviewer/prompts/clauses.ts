/** The question on one group of clauses. */
export const CLAUSES = `Below are requirements that a fixed rule cannot decide, the sentences of a piece of material, and the
findings that fixed rules have made.

1. "added": for each requirement that the material clearly breaks, say by which sentences, how grave it is, what is wrong and
   how sure you are (0 to 100). Only faults that a careful reviewer would defend before the regulator's panel; nothing that is
   merely possible, and nothing that a finding below says already. "rewrite" is the first of these sentences in words that
   would comply, with no new figure, product or claim, or null where no rewording can mend it.
2. "confirmed": the findings that you agree with.
3. "disputed": the findings that are plainly mistaken, with the sentences that show it and the reason. Your disagreement will
   be shown beside the finding; it does not remove it.`;
