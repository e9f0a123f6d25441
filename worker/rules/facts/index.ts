import type { DocumentRead } from "#schema/document.ts";
import type { SubmissionFields } from "#schema/submission.ts";
import { readingOf } from "#worker/document/reading.ts";
import type { AllPlain } from "#worker/lib/plain.ts";
import type { Material } from "#worker/reading/material.ts";
import { cutMaterial } from "../pieces/cut.ts";
import { piecesOf } from "../pieces/find.ts";
import { ownPieces, type Part, partOf } from "../pieces/one-document.ts";
import { finished, type Work } from "../work.ts";
import { gatherBase, inSource } from "./base.ts";
import { type BriefingFacts, briefingOf } from "./briefing.ts";
import { FEWEST_OF_PAPER, isForLayReaders } from "./called-to.ts";
import { type Claims, claimsOf } from "./claims.ts";
import { type DealingsFacts, dealingsOf } from "./dealings.ts";
import { type DoseMistake, doseMistakesOf } from "./dose-table.ts";
import { type EventFacts, eventOf } from "./event.ts";
import { type Figures, figuresOf } from "./figures.ts";
import { isExcused, withinFrames } from "./framed.ts";
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
import type { BaseFacts } from "./types.ts";
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
  /** The pieces of a file that holds several; none where the file is one piece. */
  pieces: Piece[];
  /** Of a short text that its form or its purpose excuses: the piece that it would be if these were only put on. */
  despiteForm: Piece | null;
  /** The facts without what the user says of the file, where that says anything: what kind it is, who sees it. */
  unsaid: Facts | null;
}

/** A piece of a file: where it begins in the extracted text, and what it is as a material of its own. Its facts are gathered when it
 * is judged (`gatheringPiece`): those of all pieces together would take as much memory as those of the file. */
export interface Piece {
  start: number;
  material: Material;
  submission: SubmissionFields;
  /** What document it is by itself. */
  document: DocumentRead;
  /** It stands among the words of another paper; whether it is a company's for certain. */
  framed?: { isCompanys: boolean };
}

/** Computes all facts of a material, and those of each piece where it holds several. Pure and plain data. No stage stores
 * facts: they are gathered wherever they are needed. */
export const gatherFacts = (material: Material, submission: SubmissionFields): AllPlain<Facts> =>
  finished(gathering(material, submission));

/** The same as work that can pause. */
export function* gathering(material: Material, submission: SubmissionFields): Work<AllPlain<Facts>> {
  const facts = yield* gatheringSaid(material, submission);
  const { channel, context, documentKind, materialType } = submission;
  const isLay = submission.audience !== "patients" && isForLayReaders(readingOf(facts.view));
  if (!context && !documentKind && !materialType && !isLay) return facts;
  const audience = isLay ? "patients" : submission.audience;
  const unsaid = { audience, channel, context: undefined, materialType: undefined } as const;
  return { ...facts, unsaid: yield* gatheringSaid(material, unsaid) };
}

function* gatheringSaid(material: Material, submission: SubmissionFields): Work<Facts> {
  const base = yield* gatherBase(material, submission);
  const spans = piecesOf(base);
  const parts: { part: Part; piece: Piece }[] = [];
  if (spans.length > 1)
    for (const span of spans) {
      const start = inSource(base, span.start);
      const own = cutMaterial(material, start, inSource(base, span.end));
      const known = yield* gatherBase(own, submission, base.document);
      parts.push({ part: partOf(known), piece: { start, material: own, submission, document: known.document } });
    }
  const facts = yield* factsOn(
    base,
    ownPieces(base, parts).map(({ piece }) => piece),
  );
  const despiteForm = despiteItsForm(facts, material, submission);
  return facts.pieces.length > 0
    ? facts
    : { ...facts, despiteForm, pieces: yield* framedIn(facts, material, submission) };
}

/** A text about a medicine that is too short for the paper that it reads as: a line of a title makes any words look like that. */
function despiteItsForm(facts: Facts, material: Material, submission: SubmissionFields): Piece | null {
  const { document, products, promotion, tokens } = facts;
  const isOfMedicine = products.some(({ role }) => role === "own");
  if (!isExcused(facts, promotion) || submission.documentKind || !isOfMedicine || tokens.length >= FEWEST_OF_PAPER)
    return null;
  const kind = submission.audience === "patients" ? "promotion-public" : "promotion-hcp";
  const asPiece = { start: 0, material, submission: { ...submission, documentKind: kind } } as const;
  return { ...asPiece, document: { ...document, kind, outside: false }, framed: { isCompanys: false } };
}

/** The pieces that stand among the words of another paper. */
function* framedIn(facts: Facts, material: Material, submission: SubmissionFields): Work<Piece[]> {
  const pieces: Piece[] = [];
  for (const { isCompanys, ...span } of withinFrames(facts, facts.promotion)) {
    const start = inSource(facts, span.start);
    const own = cutMaterial(material, start, inSource(facts, span.end));
    const { document } = yield* gatherBase(own, submission);
    pieces.push({ start, material: own, submission, document, framed: { isCompanys } });
  }
  return pieces;
}

/** The facts of a piece of a file, whose offsets count from where it begins. Pure. */
export function* gatheringPiece({ document }: Facts, { material, submission, framed }: Piece): Work<Facts> {
  // What stands around it is of another paper, and says nothing of what it is.
  return yield* factsOn(yield* gatherBase(material, submission, framed ? undefined : document), []);
}

/** The facts of a piece with what stands among other words of it: one of several may itself be a frame. Pure. */
export function* withItsFrames(own: Facts, { material, submission }: Piece): Work<Facts> {
  const despiteForm = despiteItsForm(own, material, submission);
  return { ...own, despiteForm, pieces: yield* framedIn(own, material, submission) };
}

/** The facts of a text as the piece that it would be without its form, which says no more of its purpose than of its kind. Pure. */
export function* gatheringDespiteForm(facts: Facts, piece: Piece): Work<Facts> {
  const own = yield* gatheringPiece(facts, piece);
  return { ...own, promotion: { ...own.promotion, kind: "promotion", isPromotional: true, exemption: null } };
}

/** A fact is as much work as some checks. */
const HEAVY = 10;

function* factsOn(base: BaseFacts, pieces: Piece[]): Work<Facts> {
  const step = HEAVY * base.view.text.length;
  const promotion = promotionOf(base);
  yield step;
  const prescribingInformation = prescribingInformationOf(base);
  yield step;
  const figures = figuresOf(base);
  yield step;
  const references = referencesOf(base);
  yield step;
  const trial = trialOf(base, figures, references);
  yield step;
  const claims = claimsOf(base, figures, references, trial);
  yield step;
  const briefing = briefingOf(base);
  yield step;
  const dealings = dealingsOf(base);
  yield step;
  const event = eventOf(base);
  yield step;
  const launch = launchOf(base);
  yield step;
  const licence = licenceOf(base);
  yield step;
  const obligatory = yield* obligatoryOf(base, prescribingInformation, promotion, step);
  yield step;
  const doseMistakes = doseMistakesOf(base);
  const identity = identityOf(base);
  yield step;
  const role = roleOf(base);
  yield step;
  const setting = settingOf(base);
  yield step;
  const undertaking = undertakingOf(base);
  yield step;
  return {
    ...base,
    figures,
    references,
    trial,
    claims,
    briefing,
    dealings,
    event,
    launch,
    licence,
    obligatory,
    prescribingInformation,
    promotion,
    doseMistakes,
    identity,
    role,
    setting,
    undertaking,
    pieces,
    despiteForm: null,
    unsaid: null,
  };
}
