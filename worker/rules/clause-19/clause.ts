import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import type { Clause } from "../types.ts";
import { benefit } from "./benefit.ts";
import { gifts } from "./gifts.ts";
import { notFromStand } from "./not-from-stand.ts";
import { patientItems } from "./patient-items.ts";
import { shamFee } from "./sham-fee.ts";
import { tiedService } from "./tied-service.ts";

const GIFTS = phrases("gift|gifts|prize|voucher|inducement");

/** Clause 19: Inducements, Inappropriate Payments and the Provision of Items. */
export const clause19: Clause = {
  number: 19,
  engaged: (facts) => hasPhrase(GIFTS, facts),
  checks: [gifts, benefit, shamFee, tiedService, patientItems, notFromStand],
  human: [],
};
