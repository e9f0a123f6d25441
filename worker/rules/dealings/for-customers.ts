import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import { CARE_PLACE } from "../vocabulary/care-places.ts";
import { CLINICIAN } from "../vocabulary/clinicians.ts";
import { REPRESENTATIVE } from "../vocabulary/representatives.ts";

/** Prizes and rewards for the company's own staff are no matter for Clause 19. */
const STAFF = phrases(
  `team|teams|placer|placers|territory|territories|region|regions|staff|${REPRESENTATIVE}|seller|sellers`,
);
const CUSTOMER = phrases(`${CLINICIAN}|${CARE_PLACE}|customer|customers|receptionist`);

/** Whether a sentence of a briefing speaks of what customers are to have, not the company's own staff. */
export function isForCustomers(facts: Facts, sentence: Sentence): boolean {
  return hasPhrase(CUSTOMER, facts, [sentence]) && !hasPhrase(STAFF, facts, [sentence]);
}

/** Words to staff on their own things: what they wear, keep, learn from and are tested on. */
const OWN_THINGS = phrases(
  "your|own|the ..2 bag|car|folder|tablet|laptop|training|test|exam|quiz|bonus|team|region|territory|rota|patch",
  "product|knowledge|accreditation|validation ..1 test|quiz|exam",
  "lanyard|badge|uniform|blazer",
);

/** Whether a sentence of a briefing is on the things of staff themselves. */
export function isOnStaffMatters(facts: Facts, sentence: Sentence): boolean {
  return hasPhrase(OWN_THINGS, facts, [sentence]) && !hasPhrase(CUSTOMER, facts, [sentence]);
}
