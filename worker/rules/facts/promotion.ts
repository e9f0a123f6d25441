import { findPhrases, type Match } from "#worker/text/language/phrases.ts";
import { isNegated } from "#worker/text/voice/negation.ts";
import { GIVES_BACK } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { isCareerProfile } from "./career-profile.ts";
import { type Exemption, exemptionFor, isExemptKind } from "./exemption.ts";
import { lacksLicence } from "./lacks-licence.ts";
import { isToldInternal, type Words } from "./own-papers.ts";
import { type Barred, openingOf, type PieceKind } from "./piece-kind.ts";
import { isPitched, namesOf, urgesUse } from "./pitch.ts";
import { ASKED_BY_LICENCE, BEYOND, COMPARED_RESULT, isDeclared, REPLY } from "./promotion-signs.ts";
import { decideKind } from "./promotional-kind.ts";
import type { BaseFacts, Product, Span } from "./types.ts";

export interface PromotionFacts {
  kind: PieceKind;
  /** Promotional to health professionals or payers about a named medicine of the company. */
  isPromotional: boolean;
  /** Promotional, and of a medicine that has a licence: everything in Clause 12 is due. */
  owesObligatoryItems: boolean;
  /** Educational material that the licence asks for: without prescribing information. */
  askedByLicence: boolean;
  /** Why the piece was taken so, in words that can follow "because". */
  reason: string;
  /** The company's own medicines that the piece names. */
  medicines: Product[];
  /** The medicine has no UK licence, so that no prescribing information can exist. */
  unlicensed: boolean;
  /** The words that make a reply to an enquiry more than a reply. */
  beyondTheQuestion: Span[];
  /** The piece calls itself promotional. */
  declared: boolean;
  /** What excuses the piece, with the words of its body that bear it out. */
  exemption: Exemption | null;
  /** What the piece calls itself and its body does not bear out, or its own words belie. */
  pretended: PieceKind[];
}

const REFUSALS = new Set(["not", "no", "never", "cannot", "without", "nor"]);

/** Whether the words are denied, before or within them ("our representatives cannot discuss this"). */
function isRefused(match: Match, facts: BaseFacts): boolean {
  if (/\b(?:not|no|hesitate)\b/.test(match.phrase.source)) return false;
  return isNegated(match, facts) || facts.tokens.slice(match.first, match.last).some((t) => REFUSALS.has(t.norm));
}

interface Decision {
  kind: PieceKind;
  reason: string;
  exemption: Exemption | null;
  pretended: PieceKind[];
}

/** What the piece is: what it calls itself only where its body bears that out. */
function decideByBody(
  setting: Words,
  facts: BaseFacts,
  medicines: Product[],
  beyond: Span[],
  belied: Barred,
): Decision {
  const barred = new Set(belied);
  for (;;) {
    const decided = decideKind(setting, facts, medicines, beyond, barred);
    const { kind } = decided;
    if (!isExemptKind(kind)) return { ...decided, exemption: null, pretended: [...barred] };
    const isTold =
      kind === "internal" ? isToldInternal(facts) : kind === "recruitment" && isCareerProfile(setting.text);
    const exemption = exemptionFor(kind, facts, { opening: setting.opening, isTold });
    if (exemption) return { ...decided, exemption, pretended: [...barred] };
    barred.add(kind);
  }
}

const NOTHING_BELIED: Barred = new Set();

/** Educational material of the licence, which owes what the regulator asks for and no more, unless it calls itself
 * promotional or compares results. */
function isAskedByLicence({ opening, context }: Words, facts: BaseFacts, names: RegExp): boolean {
  return (
    ASKED_BY_LICENCE.test(`${opening}\n${context}`) &&
    !isDeclared(opening) &&
    !facts.lines.some((line) => COMPARED_RESULT.test(wordsOf(facts, line))) &&
    !urgesUse(facts, names) &&
    !isPitched(facts, names)
  );
}

/** Whether a piece promotes a named medicine to health professionals or payers, and why. Pure.
 * @param belied kinds that the piece calls itself and that its disguise belies. */
export function promotionOf(facts: BaseFacts, belied: Barred = NOTHING_BELIED): PromotionFacts {
  const { text } = facts.view;
  const setting = { opening: openingOf(facts), context: facts.submission.context, text };
  const medicines = facts.products.filter((p) => p.role === "own");
  const isReply = REPLY.test(`${setting.opening}\n${setting.context}`);
  const beyond = isReply
    ? findPhrases(
        BEYOND,
        facts,
        facts.sentences.filter((s) => s.zone === "body" || s.zone === "heading"),
      ).filter((m) => !isRefused(m, facts) && !GIVES_BACK.test(text.slice(m.sentence.start, m.sentence.end)))
    : [];
  const { kind, reason, exemption, pretended } = decideByBody(setting, facts, medicines, beyond, belied);
  const unlicensed = lacksLicence(facts, medicines);
  const isPromotional = kind === "promotion";
  return {
    kind,
    isPromotional,
    owesObligatoryItems: isPromotional && !unlicensed,
    askedByLicence: isAskedByLicence(setting, facts, namesOf(medicines)),
    reason,
    medicines,
    unlicensed,
    beyondTheQuestion: [
      ...new Map(beyond.map((m) => [m.sentence.start, { start: m.sentence.start, end: m.sentence.end }])).values(),
    ],
    declared: isDeclared(setting.opening),
    exemption,
    pretended,
  };
}
