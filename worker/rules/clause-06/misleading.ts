import type { Check } from "../types.ts";
import { allEmbracing } from "./all-embracing.ts";
import { appraisalHalfTold } from "./appraisal-half-told.ts";
import { beyondDuration } from "./beyond-duration.ts";
import { contradictedFigure } from "./contradicted-figure.ts";
import { costComparison } from "./cost-comparison.ts";
import { crossTrial } from "./cross-trial.ts";
import { designUntold } from "./design-untold.ts";
import { distortedFigure } from "./distorted-figure.ts";
import { dosingLeftOut } from "./dosing-left-out.ts";
import { efficacyWithoutSafety } from "./efficacy-without-safety.ts";
import { everyoneFound } from "./everyone-found.ts";
import { footnoteQualifier } from "./footnote-qualifier.ts";
import { frequencyUnderstated } from "./frequency-understated.ts";
import { graphExaggerates } from "./graph-exaggerates.ts";
import { guidelineWording } from "./guideline-wording.ts";
import { halted } from "./halted.ts";
import { hangingComparison } from "./hanging-comparison.ts";
import { harmGone } from "./harm-gone.ts";
import { hiddenEssentials } from "./hidden-essentials.ts";
import { imageClaims } from "./image-claims.ts";
import { labelContradicted } from "./label-contradicted.ts";
import { laboratoryData } from "./laboratory-data.ts";
import { missedEndpoint } from "./missed-endpoint.ts";
import { missingFrame } from "./missing-frame.ts";
import { modelledResult } from "./modelled-result.ts";
import { populationUntested } from "./population-untested.ts";
import { propertyAsEffect } from "./property-as-effect.ts";
import { relativeRisk } from "./relative-risk.ts";
import { selectiveCount } from "./selective-count.ts";
import { shareOfFewer } from "./share-of-fewer.ts";
import { significantThroughout } from "./significant-throughout.ts";
import { smallPrintContradicts } from "./small-print-contradicts.ts";
import { softerEndpoint } from "./softer-endpoint.ts";
import { stretchedResult } from "./stretched-result.ts";
import { supersededSource } from "./superseded-source.ts";
import { sweepingSuperiority } from "./sweeping-superiority.ts";
import { unfairSavings } from "./unfair-savings.ts";
import { unlikeDoses } from "./unlike-doses.ts";
import { unprovenOutcome } from "./unproven-outcome.ts";
import { unsupportedSuperiority } from "./unsupported-superiority.ts";
import { wrongArithmetic } from "./wrong-arithmetic.ts";

/** What misleads under Clauses 6.1 and 6.3. */
export const MISLEADING: Check[] = [
  relativeRisk,
  hangingComparison,
  unsupportedSuperiority,
  missedEndpoint,
  selectiveCount,
  significantThroughout,
  laboratoryData,
  softerEndpoint,
  unprovenOutcome,
  beyondDuration,
  allEmbracing,
  sweepingSuperiority,
  contradictedFigure,
  footnoteQualifier,
  smallPrintContradicts,
  costComparison,
  modelledResult,
  guidelineWording,
  supersededSource,
  wrongArithmetic,
  efficacyWithoutSafety,
  dosingLeftOut,
  labelContradicted,
  appraisalHalfTold,
  frequencyUnderstated,
  harmGone,
  shareOfFewer,
  crossTrial,
  halted,
  propertyAsEffect,
  designUntold,
  populationUntested,
  missingFrame,
  graphExaggerates,
  imageClaims,
  distortedFigure,
  stretchedResult,
  unfairSavings,
  everyoneFound,
  unlikeDoses,
  hiddenEssentials,
];
