/** The one question on the whole document. */
export const REVIEW = `Below are what the Code asks, a scale of severity, earlier rulings on like material, the sentences of a piece of
material, and last the findings that fixed rules have made. The rules know the commonest wordings only: read the material
for yourself, all of it, and across its pages, before you look at their findings.

1. "document": what it is ("kind"), who speaks ("author"), to whom ("readers"), and the number of the sentence that names
   the medicine, or null. Decide this first: what applies depends on it.
2. "added": each requirement that the material breaks, with the sentences that show it (the first is the one at fault, the
   others those that it must be read with, such as small print), the reason from the list, how grave it is by the scale, and
   how sure you are (0 to 100). Say what a careful reviewer would raise before the piece goes out, the rules' silence
   notwithstanding; nothing that a finding says already, unless it is graver or another fault on the same words. "rewrite" is
   the first of these sentences in words that would comply, with no new figure, product or claim, or null.
3. "missing": each requirement that asks for something which this kind of material must carry and this one does not have
   anywhere. No sentence is needed.
4. "confirmed": the findings that you agree with.
5. "disputed": the findings that are plainly mistaken, with the sentences that show it and the reason from the second list.
   Your disagreement is shown beside the finding; it does not remove it.
6. "impression": at most one entry of the third list, where the piece as a whole leaves it, and the sentences that do.`;
