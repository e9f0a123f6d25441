import type { Facts } from "../facts/index.ts";
import type { Clause } from "../types.ts";
import { aeStatement } from "./ae-statement.ts";
import { blackTriangle } from "./black-triangle.ts";
import { genericName } from "./generic-name.ts";
import { piDate } from "./pi-date.ts";
import { piDirectLink } from "./pi-direct-link.ts";
import { piEachMedicine } from "./pi-each-medicine.ts";
import { piParticulars } from "./pi-particulars.ts";
import { piPresent } from "./pi-present.ts";
import { piQrInstruction } from "./pi-qr-instruction.ts";
import { piQrOnScreen } from "./pi-qr-on-screen.ts";
import { preparationDate } from "./preparation-date.ts";

const hasText = (facts: Facts) => facts.promotion.owesObligatoryItems && facts.prescribingInformation.blocks.length > 0;
const TWO_NATIONS = /\b(?:UKMA|PLNI|Northern Ireland|Great Britain only|GB and NI|NI licen[cs]e)\b/;

/** Clause 12: Prescribing Information and Other Obligatory Information. */
export const clause12: Clause = {
  number: 12,
  engaged: (facts) => facts.promotion.isPromotional,
  checks: [
    piPresent,
    piEachMedicine,
    piDirectLink,
    piQrOnScreen,
    piQrInstruction,
    piParticulars,
    piDate,
    genericName,
    preparationDate,
    aeStatement,
    blackTriangle,
  ],
  human: [
    {
      requirement: "12.pi-legible",
      engaged: (facts) => hasText(facts) && facts.submission.channel !== "email",
      look: "Look at the prescribing information as it will be printed or shown: type of at least about 1 mm x-height, lines of no more than about 100 characters, good contrast, not turned sideways.",
    },
    {
      requirement: "12.gb-ni-both",
      engaged: (facts) => facts.promotion.owesObligatoryItems && TWO_NATIONS.test(facts.view.text),
      look: "Check whether the terms of the licence differ between Great Britain and Northern Ireland and whether both are covered.",
    },
  ],
};
