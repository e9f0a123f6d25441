import type { Work } from "../work.ts";
import { type AbbreviatedFacts, abbreviatedOf } from "./abbreviated.ts";
import {
  type AdverseEventStatement,
  adverseEventStatementOf,
  type PatientStatement,
  patientStatementOf,
} from "./ae-statement.ts";
import { type BlackTriangleFacts, blackTriangleOf } from "./black-triangle.ts";
import { type CertificationFacts, certificationOf } from "./certification.ts";
import { type ConsentFacts, consentOf } from "./consent.ts";
import { type NamePair, namePairsOf } from "./generic-name.ts";
import { type PieceIdentity, pieceIdentityOf } from "./piece-identity.ts";
import type { PrescribingInformationFacts } from "./prescribing-information.ts";
import type { PromotionFacts } from "./promotion.ts";
import type { BaseFacts } from "./types.ts";

/** Everything that a piece must carry besides prescribing information, and whether it does. */
export interface ObligatoryFacts {
  adverseEvents: AdverseEventStatement;
  patientStatement: PatientStatement;
  triangle: BlackTriangleFacts;
  identity: PieceIdentity;
  names: NamePair[];
  consent: ConsentFacts;
  certification: CertificationFacts;
  abbreviated: AbbreviatedFacts;
}

/** Finds the obligatory items of a piece, with a pause of so much work after each. Pure. */
export function* obligatoryOf(
  facts: BaseFacts,
  pi: PrescribingInformationFacts,
  { medicines }: PromotionFacts,
  step: number,
): Work<ObligatoryFacts> {
  const blocks = pi.blocks;
  const hasPi = blocks.length > 0 || pi.pointers.some((p) => p.route !== "request" && p.route !== "denied");
  const adverseEvents = adverseEventStatementOf(facts, blocks);
  const patientStatement = patientStatementOf(facts);
  yield step;
  const triangle = blackTriangleOf(facts, blocks, medicines);
  const identity = pieceIdentityOf(facts, blocks);
  yield step;
  const names = namePairsOf(facts, blocks, medicines);
  yield step;
  const consent = consentOf(facts, blocks);
  const certification = certificationOf(facts);
  yield step;
  const abbreviated = abbreviatedOf(facts, hasPi, medicines);
  return { adverseEvents, patientStatement, triangle, identity, names, consent, certification, abbreviated };
}
