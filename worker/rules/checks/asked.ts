import type { Audience, Channel } from "#schema/submission.ts";
import { hasPhrase, type Phrase } from "#worker/text/language/phrases.ts";
import { standsIn } from "#worker/text/may-match.ts";
import { isReactionList } from "#worker/text/voice/plain-lines.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import type { Concept } from "../concepts/concept.ts";
import { isOnStaffMatters } from "../dealings/for-customers.ts";
import {
  arrangesGrant,
  isArrangement,
  isDealing,
  isEngagement,
  isGrant,
  isStudyInvitation,
} from "../dealings/papers.ts";
import { undertakingOf } from "../dealings/strings-attached.ts";
import { namesPayment, receiversOf } from "../dealings/unseen-payments.ts";
import { paysProfessionals } from "../dealings/withheld.ts";
import type { Facts } from "../facts/index.ts";
import type { PieceKind } from "../facts/piece-kind.ts";
import type { Sentence } from "../facts/types.ts";
import { owesAll } from "./obligatory-items.ts";
import { isStatement, speaksOfMedicine } from "./own-claims.ts";

/* What a check that is written down can ask of a piece and of a sentence. */

const PIECE = {
  "a meeting": ({ event }) => event.isEvent,
  "an advisory board": ({ event }) => event.isAdvisory,
  "a briefing": ({ briefing }) => briefing.isBriefing,
  promotion: ({ promotion }) => promotion.isPromotional,
  "a piece that owes the obligatory items": ({ promotion }) => promotion.owesObligatoryItems,
  "a piece that owes every item": owesAll,
  "a date of preparation": ({ obligatory }) => obligatory.identity.drawnUp !== null,
  "a date of sending alone": ({ obligatory }) => obligatory.identity.sentOnly !== null,
  "gaps to be filled in": ({ obligatory }) => obligatory.certification.gaps.length > 0,
  "an abbreviated advertisement": ({ obligatory }) => obligatory.abbreviated.claimed,
  "a printed piece": ({ submission }) => submission.channel === "print",
  "a message": ({ obligatory }) => obligatory.consent.isMessage,
  "a mailing": ({ obligatory }) => obligatory.consent.isMailing,
  "a way to leave the list": ({ obligatory }) => Boolean(obligatory.consent.optOut),
  "a refusal to let somebody leave the list": ({ obligatory }) => obligatory.consent.refused.length > 0,
  "an answer beyond its question": ({ promotion }) => promotion.beyondTheQuestion.length > 0,
  "for staff to read": ({ setting }) => setting.readers === "staff",
  "told to staff": ({ briefing, submission }) => briefing.isBriefing || submission.channel === "sales",
  "a disclosure page": ({ dealings }) => dealings.disclosurePage,
  "a page about the company": ({ document }) => document.kind === "corporate",
  "a published list of support": ({ document, submission }) =>
    document.kind === "disclosure" && submission.channel === "website",
  "the making of a grant": arrangesGrant,
  "an undertaking": ({ undertaking }) => undertaking.told.length > 0,
  "payments to professionals": paysProfessionals,
  "a grant": ({ dealings }) => dealings.grant,
  "an agreement": ({ dealings }) => dealings.agreement,
  "a patient organisation": ({ dealings }) => dealings.patientOrganisation,
  "an offer of samples": ({ dealings }) => dealings.samples,
  "sums of money": ({ dealings }) => dealings.sums.length > 0,
  "an engagement of a person": ({ dealings }) => dealings.engagement,
  "a study": ({ dealings }) => dealings.study,
  "payments to the public": ({ dealings }) => dealings.paidPublic,
  "an offer of a grant": isGrant,
  "an offer of an engagement": isEngagement,
  "an arrangement with an organisation": isArrangement,
  "a dealing with a patient organisation": isDealing,
  "an invitation to a study": isStudyInvitation,
  "a medicine": ({ products }) => products.length > 0,
  "a claim on a medicine": speaksOfMedicine,
  "the company's own medicine": ({ products }) => products.some(({ role }) => role === "own"),
  "another company's medicine": ({ products }) => products.some(({ role }) => role === "competitor"),
  "a medicine by its name": ({ identity }) => identity.named.length > 0,
  "a company": ({ companies }) => companies.length > 0,
  "prescribing information": ({ lines }) => lines.some(({ zone }) => zone === "pi"),
} satisfies Record<string, (facts: Facts) => boolean>;

const SENTENCE = {
  "a direction for the layout": (_, { zone }) => zone === "direction",
  "a statement": isStatement,
  "a list of reactions": (facts, s) => isReactionList(wordsOf(facts, s)),
  "to staff on their own things": (facts, s) => facts.promotion.kind === "internal" && isOnStaffMatters(facts, s),
  "on a project": (facts, s) => undertakingOf(facts, s) === "project",
  "on a study": (facts, s) => undertakingOf(facts, s) === "study",
  "on a grant": (facts, s) => undertakingOf(facts, s) === "grant",
  "on support of a patient organisation": (facts, s) => undertakingOf(facts, s) === "patient-group",
  "a payment": namesPayment,
  "on payments to professionals": (facts, s) => receiversOf(facts, s) === "professionals",
  "on payments to patient organisations": (facts, s) => receiversOf(facts, s) === "charities",
  "on payments to the public": (facts, s) => receiversOf(facts, s) === "public",
  "on the time of publication": (facts, s) => receiversOf(facts, s) === "when",
} satisfies Record<string, (facts: Facts, sentence: Sentence) => boolean>;

type PieceTrait = keyof typeof PIECE;
type SentenceTrait = keyof typeof SENTENCE;

/** Words, an idea, a pattern, or a trait of the sentence. */
export type Wording = Phrase[] | Concept | RegExp | SentenceTrait;

const isPhrases = (one: Wording | Wording[]): one is Phrase[] =>
  Array.isArray(one) && one.every((part) => typeof part === "object" && "steps" in part);

function listed(one: Wording | Wording[] | undefined): Wording[] {
  if (one === undefined) return [];
  return Array.isArray(one) && !isPhrases(one) ? one : [one];
}

function isInSentence(wording: Wording, facts: Facts, sentence: Sentence): boolean {
  if (typeof wording === "string") return SENTENCE[wording](facts, sentence);
  if (wording instanceof RegExp) return wording.test(wordsOf(facts, sentence));
  return "has" in wording ? wording.has(facts, sentence) : hasPhrase(wording, facts, [sentence]);
}

function isInPiece(wording: Wording, facts: Facts): boolean {
  if (typeof wording === "string") return facts.sentences.some((sentence) => SENTENCE[wording](facts, sentence));
  if (wording instanceof RegExp) return standsIn(wording, facts.view.text);
  return "has" in wording ? wording.matches(facts).length > 0 : hasPhrase(wording, facts);
}

/** What else has to stand, or must not stand, beside words at fault. */
export interface Beside {
  /** The same sentence holds each of these. */
  near?: Wording | Wording[];
  /** The same sentence holds none of these. */
  unless?: Wording | Wording[];
}

/** Whether a sentence holds what has to stand beside words at fault, and nothing that must not. */
export const standsBeside = ({ near, unless }: Beside, facts: Facts, sentence: Sentence): boolean =>
  listed(near).every((one) => isInSentence(one, facts, sentence)) &&
  !listed(unless).some((one) => isInSentence(one, facts, sentence));

/** When a check, or one of its faults, is looked for. All that is given must hold. */
export interface When {
  audience?: Audience[];
  channel?: Channel;
  kinds?: PieceKind[];
  notKinds?: PieceKind[];
  is?: PieceTrait[];
  isNot?: PieceTrait[];
  /** The piece says each of these somewhere, denied or not. */
  says?: Wording | Wording[];
  /** The user's notes on the piece say it. */
  context?: RegExp;
  contextNot?: RegExp;
  /** It says none of these anywhere. */
  saysNot?: Wording | Wording[];
}

/** Whether a piece is one that a check, or one of its faults, is put to. */
export const holds = (when: When, facts: Facts): boolean => {
  const { submission, promotion } = facts;
  const has = (trait: PieceTrait) => PIECE[trait](facts);
  return (
    (when.audience?.includes(submission.audience) ?? true) &&
    (when.channel === undefined || when.channel === submission.channel) &&
    (when.kinds?.includes(promotion.kind) ?? true) &&
    !when.notKinds?.includes(promotion.kind) &&
    (when.is?.every(has) ?? true) &&
    !when.isNot?.some(has) &&
    (when.context?.test(submission.context) ?? true) &&
    !when.contextNot?.test(submission.context) &&
    listed(when.says).every((one) => isInPiece(one, facts)) &&
    !listed(when.saysNot).some((one) => isInPiece(one, facts))
  );
};
