import { standsIn } from "#worker/text/may-match.ts";
import type { Clause } from "../types.ts";
import { aeStatement } from "./ae-statement.ts";
import { blackTriangle } from "./black-triangle.ts";
import { genericName } from "./generic-name.ts";
import { leftOff } from "./left-off.ts";
import { legibility } from "./legibility.ts";
import { piDate } from "./pi-date.ts";
import { piDirectLink } from "./pi-direct-link.ts";
import { piEachMedicine } from "./pi-each-medicine.ts";
import { piLinkWorks } from "./pi-link-works.ts";
import { piOtherPresentation } from "./pi-other-presentation.ts";
import { piParticulars } from "./pi-particulars.ts";
import { piPresent } from "./pi-present.ts";
import { piQrInstruction } from "./pi-qr-instruction.ts";
import { piQrOnScreen } from "./pi-qr-on-screen.ts";
import { piSuperseded } from "./pi-superseded.ts";
import { preparationDate } from "./preparation-date.ts";

const TWO_NATIONS = /\b(?:UKMA|PLNI|Northern Ireland|Great Britain only|GB and NI|NI licen[cs]e)\b/;

/** Clause 12: Prescribing Information and Other Obligatory Information. */
export const clause12: Clause = {
  number: 12,
  engaged: (facts) => facts.promotion.isPromotional,
  checks: [
    piPresent,
    piEachMedicine,
    piOtherPresentation,
    piDirectLink,
    piLinkWorks,
    piQrOnScreen,
    piQrInstruction,
    piParticulars,
    piDate,
    piSuperseded,
    legibility,
    leftOff,
    genericName,
    preparationDate,
    aeStatement,
    blackTriangle,
  ],
  human: [
    {
      requirement: "12.gb-ni-both",
      engaged: (facts) => facts.promotion.owesObligatoryItems && standsIn(TWO_NATIONS, facts.view.text),
      look: "Check whether the terms of the licence differ between Great Britain and Northern Ireland and whether both are covered.",
    },
  ],
};
