import type { Clause, ClauseWords } from "../types.ts";
import { involvement } from "./involvement.ts";
import { noStrings } from "./no-strings.ts";
import { organisations } from "./organisations.ts";
import { repsRole } from "./reps-role.ts";
import { stringsOnGrant } from "./strings-attached.ts";
import { unbranded } from "./unbranded.ts";

/** What a reader is told of each check. */
const WORDS: ClauseWords = {
  "no-strings": {
    headline: "Donation or grant with conditions",
    asks: "donations and grants must be given freely (Clause 19.1)",
    action: "ask",
    advice: "Give the grant without any return, or do not give it.",
  },
  organisations: {
    headline: "Grant decided or received improperly",
    asks: "grants must go to organisations and be free of the sales force (Clause 23.1)",
    action: "ask",
    advice: "Leave the choice to people without a sales role; give to organisations only.",
  },
  unbranded: {
    headline: "Donated item carries a medicine's name",
    asks: "donated items may bear only the company's name (Clause 23.2)",
    action: "ask",
    advice: "Use the company's name only.",
  },
  involvement: {
    headline: "Company's support hidden",
    asks: "users must see who is behind a donated service (Clause 23.2)",
    action: "ask",
    advice: "State plainly that the company supports it.",
  },
  "reps-role": {
    headline: "Promotion combined with a grant",
    asks: "a representative must not combine a grant with promotion (Clause 23.2)",
    action: "ask",
    advice: "Keep promotion out of the letter.",
  },
  "strings-attached": {
    headline: "Grant or donation tied to the company's gain",
    asks: "donations and grants must not be an inducement (Clause 23.1)",
    action: "ask",
    advice: "Have the grant reviewed; take out any condition that favours the company's medicine.",
  },
};

/** Clause 23: Donations and Grants. */
export const clause23: Clause = {
  number: 23,
  engaged: (facts) => facts.dealings.grant,
  checks: [noStrings, organisations, unbranded, involvement, repsRole, stringsOnGrant],
  words: WORDS,
  human: [],
};
