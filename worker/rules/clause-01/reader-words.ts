import type { ClauseWords } from "../types.ts";

/** What a reader is told of each check of Clause 1. */
export const words01: ClauseWords = {
  "audience-declared": {
    headline: "Page does not say who it is for",
    asks: "online promotion should be headed with its audience and country",
    action: "add",
    advice: "State at the head of the page who it is for and in which country.",
  },
};
