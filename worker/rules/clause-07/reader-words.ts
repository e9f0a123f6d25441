import type { ClauseWords } from "../types.ts";

/** What a reader is told of each check of Clause 7. */
export const words07: ClauseWords = {
  "altered-quotation": {
    headline: "Quotation altered or shortened",
    asks: "quotations must be reproduced faithfully (Clause 7.1)",
    action: "substantiate",
    advice: "Restore the quotation from its source, with its reservations.",
  },
  "unnamed-source": {
    headline: "Quotation without a precise source",
    asks: "the precise source of a quotation must be named (Clause 7.1)",
    action: "add",
    advice: "Name the source beside the quotation.",
  },
  "private-words": {
    headline: "Quotation used without permission",
    asks: "words from a private occasion or broadcast need the speaker's permission (Clause 7.2)",
    action: "ask",
    advice: "Obtain the speaker's permission in writing, or do not use the quotation.",
  },
  twisted: {
    headline: "Quotation cut or turned round",
    asks: "quotations must reflect the meaning of the author (Clause 7.1)",
    action: "ask",
    advice: "Compare the quotation with its source and give it whole, or take it out.",
  },
};
