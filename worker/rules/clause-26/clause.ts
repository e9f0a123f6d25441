import { namesMedicine } from "../facts/identity.ts";
import type { Clause } from "../types.ts";
import { againstItsOwnText } from "./against-its-own-text.ts";
import { askedForByName } from "./asked-for-by-name.ts";
import { carriedToPublic } from "./carried-to-public.ts";
import { doseFigures } from "./dose-figures.ts";
import { drawnToMedicine } from "./drawn-to-medicine.ts";
import { employeeActivity } from "./employee-activity.ts";
import { forWhom } from "./for-whom.ts";
import { inPublicView } from "./in-public-view.ts";
import { mediaHype } from "./media-hype.ts";
import { misleadsItsReaders } from "./misleads-its-readers.ts";
import { moreThanRelief } from "./more-than-relief.ts";
import { moved } from "./moved.ts";
import { oneSided } from "./one-sided.ts";
import { paidCoverage } from "./paid-coverage.ts";
import { patientBlackTriangle } from "./patient-black-triangle.ts";
import { personalAdvice } from "./personal-advice.ts";
import { pressRelease } from "./press-release.ts";
import { prizes } from "./prizes.ts";
import { promotionToPublic } from "./promotion-to-public.ts";
import { publicPresent } from "./public-present.ts";
import { sentForNews } from "./sent-for-news.ts";
import { sideEffectStatement } from "./side-effect-statement.ts";
import { supportMaterial } from "./support-material.ts";
import { unfoundedHope } from "./unfounded-hope.ts";
import { unnamedMedicine } from "./unnamed-medicine.ts";
import { concernsPublic } from "./wording.ts";

/** Clause 26: Relations with the Public, Including Patients and Journalists. */
export const clause26: Clause = {
  number: 26,
  engaged: concernsPublic,
  checks: [
    promotionToPublic,
    unnamedMedicine,
    askedForByName,
    sentForNews,
    moved,
    supportMaterial,
    paidCoverage,
    employeeActivity,
    carriedToPublic,
    unfoundedHope,
    moreThanRelief,
    oneSided,
    doseFigures,
    pressRelease,
    mediaHype,
    forWhom,
    prizes,
    personalAdvice,
    sideEffectStatement,
    patientBlackTriangle,
    againstItsOwnText,
    misleadsItsReaders,
    publicPresent,
    inPublicView,
    drawnToMedicine,
  ],
  human: [
    {
      requirement: "26.pil-consistent",
      engaged: (facts) =>
        facts.setting.readers === "prescribed" && facts.sentences.some((s) => namesMedicine(facts.identity, s)),
      look: "Compare doses, warnings, side effects and storage with the package leaflet in force, and note its revision date.",
    },
  ],
};
