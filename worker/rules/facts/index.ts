import type { SubmissionFields } from "#schema/submission.ts";
import type { AllPlain } from "#worker/lib/plain.ts";
import type { Material } from "#worker/reading/material.ts";
import { cutMaterial } from "../pieces/cut.ts";
import { piecesOf } from "../pieces/find.ts";
import { gatherBase, inSource } from "./base.ts";
import { type BriefingFacts, briefingOf } from "./briefing.ts";
import { type Claims, claimsOf } from "./claims.ts";
import { type DealingsFacts, dealingsOf } from "./dealings.ts";
import { type DoseMistake, doseMistakesOf } from "./dose-table.ts";
import { type EventFacts, eventOf } from "./event.ts";
import { type Figures, figuresOf } from "./figures.ts";
import { type Identity, identityOf } from "./identity.ts";
import { type LaunchFacts, launchOf } from "./launch.ts";
import { type LicenceFacts, licenceOf } from "./licence.ts";
import { type ObligatoryFacts, obligatoryOf } from "./obligatory.ts";
import { type PrescribingInformationFacts, prescribingInformationOf } from "./prescribing-information.ts";
import { type PromotionFacts, promotionOf } from "./promotion.ts";
import { type References, referencesOf } from "./references.ts";
import { type Role, roleOf } from "./role.ts";
import { type Setting, settingOf } from "./setting.ts";
import { type Trial, trialOf } from "./trial.ts";
import type { BaseFacts, Span } from "./types.ts";
import { type UndertakingFacts, undertakingOf } from "./undertaking.ts";

/** All that checks read. Each part is added by the file that finds it, and later parts may read earlier ones. Plain data, as
 * the return type of `gatherFacts` asserts. */
export interface Facts extends BaseFacts {
  figures: Figures;
  references: References;
  trial: Trial;
  claims: Claims;
  briefing: BriefingFacts;
  dealings: DealingsFacts;
  event: EventFacts;
  launch: LaunchFacts;
  licence: LicenceFacts;
  obligatory: ObligatoryFacts;
  prescribingInformation: PrescribingInformationFacts;
  promotion: PromotionFacts;
  doseMistakes: DoseMistake[];
  identity: Identity;
  role: Role;
  setting: Setting;
  undertaking: UndertakingFacts;
  /** The pieces of a file that holds several, each with its own facts; none where the file is one piece. */
  pieces: Piece[];
}

/** A piece of a file: where it begins in the extracted text, and its facts, whose offsets count from there. */
export interface Piece {
  start: number;
  facts: Facts;
}

/** Computes all facts of a material, and those of each piece where it holds several. Pure and plain data. No stage stores
 * facts: they are gathered wherever they are needed. */
export function gatherFacts(material: Material, submission: SubmissionFields): AllPlain<Facts> {
  const base = gatherBase(material, submission);
  const spans = piecesOf(base);
  const pieces = spans.length < 2 ? [] : spans.map((span) => pieceIn(base, material, span, submission));
  return factsOn(base, pieces);
}

function pieceIn(base: BaseFacts, material: Material, span: Span, submission: SubmissionFields): Piece {
  const [start, end] = [inSource(base, span.start), inSource(base, span.end)];
  return { start, facts: factsOn(gatherBase(cutMaterial(material, start, end), submission), []) };
}

function factsOn(base: BaseFacts, pieces: Piece[]): Facts {
  const promotion = promotionOf(base);
  const prescribingInformation = prescribingInformationOf(base);
  const figures = figuresOf(base);
  const references = referencesOf(base);
  const trial = trialOf(base, figures, references);
  return {
    ...base,
    figures,
    references,
    trial,
    claims: claimsOf(base, figures, references, trial),
    briefing: briefingOf(base),
    dealings: dealingsOf(base),
    event: eventOf(base),
    launch: launchOf(base),
    licence: licenceOf(base),
    obligatory: obligatoryOf(base, prescribingInformation, promotion),
    prescribingInformation,
    promotion,
    doseMistakes: doseMistakesOf(base),
    identity: identityOf(base),
    role: roleOf(base),
    setting: settingOf(base),
    undertaking: undertakingOf(base),
    pieces,
  };
}
