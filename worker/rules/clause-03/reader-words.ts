import type { ClauseWords } from "../types.ts";

/** What a reader is told of each check of Clause 3. */
export const words03: ClauseWords = {
  "pre-authorisation": {
    headline: "Promotes a medicine before it is licensed",
    asks: "a medicine must not be promoted before it is authorised (Clause 3.1)",
    action: "ask",
    advice: "Hold this material until the licence is granted, or keep to a plain statement of the medicine's status.",
  },
  "early-courting": {
    headline: "Builds demand for a medicine not yet licensed",
    asks: "a medicine must not be promoted before it is authorised (Clause 3.1)",
    action: "ask",
    advice: "Check the licence status; hold these words until the medicine is licensed.",
  },
  "posted-early": {
    headline: "Promotion planned before the licence is granted",
    asks: "a medicine must not be promoted before it is authorised (Clause 3.1)",
    action: "ask",
    advice: "Hold the activity until the licence has been granted.",
  },
  "employee-shares": {
    headline: "Staff spread news of an unlicensed medicine",
    asks: "a medicine must not be promoted before it is authorised (Clause 3.1)",
    action: "remove",
    advice: "Have the like, share or comment withdrawn and take out the instruction.",
  },
  "undertaking-repeat": {
    headline: "Repeats what an earlier ruling found in breach",
    asks: "an undertaking must be kept (Clause 3.3)",
    action: "remove",
    advice: "Take out whatever repeats the claim that was ruled in breach, here and in every other material.",
  },
  "before-its-time": {
    headline: "May speak for a medicine or use without a UK licence",
    asks: "a medicine must not be promoted before its marketing authorisation (Clause 3.1)",
    action: "substantiate",
    advice:
      "Show the UK marketing authorisation that covers it; until it is granted, say nothing that promotes the medicine.",
  },
  "undertaking-forgotten": {
    headline: "Repeats what an undertaking or ruling covers",
    asks: "an undertaking must be complied with (Clause 3.3)",
    action: "ask",
    advice: "Compare the words with the ruling and the undertaking; withdraw what they cover.",
  },
};
