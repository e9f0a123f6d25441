import { concept, except } from "./concept.ts";

/* Payments that the Code wants published, and the ways of keeping them from view. */

/** Told as it should be, unless something is then taken out of it. */
export const TOLD_OPENLY = except(
  concept(
    "is|are on|in disclosure uk",
    "will|shall ..1 list|publish|disclose|declare ..6 each|every|published ..1 year|payments|list",
    // What is put up is a campaign, what is counted a model of costs.
    "put|puts ..2 campaign|film|films|booklet|text|article|story|stories ..3 on",
    "visits|visit|appointments|admissions|attendances ..2 @money",
  ),
  concept("but|only|rest|never|nobody|noone|off", "no one"),
  "after",
);
export const OF_CHARITY = concept(
  "charity|charities|association|foundation",
  "patient ..1 charity|charities|group|groups|organisation|organisations",
  "hospice|trustee|trustees|voices|lungs",
);
export const OF_PROFESSIONALS = concept(
  "doctor|doctors|gp|gps|nurse|nurses|pharmacist|pharmacists|consultant|consultants|professor|dr|speaker|speakers|surgeon|trust|hospital|icb|clinic|practice|society|honorarium|advisory|delegates",
);
