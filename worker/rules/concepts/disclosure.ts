import { concept } from "./concept.ts";

/* Payments that the Code wants published, and the ways of keeping them from view. */

export const OF_CHARITY = concept(
  "charity|charities|association|foundation",
  "patient ..1 charity|charities|group|groups|organisation|organisations",
  "hospice|trustee|trustees|voices|lungs",
);
export const OF_PROFESSIONALS = concept(
  "doctor|doctors|gp|gps|nurse|nurses|pharmacist|pharmacists|consultant|consultants|professor|dr|speaker|speakers|surgeon|trust|hospital|icb|clinic|practice|society|honorarium|advisory|delegates",
);
