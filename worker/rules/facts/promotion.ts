import { findPhrases, isNegated, type Match } from "../pattern.ts";
import { briefingOf } from "./briefing.ts";
import { dealingsOf } from "./dealings.ts";
import { eventOf } from "./event.ts";
import { unlicensedOf } from "./licence-status.ts";
import {
  ADVANCE_BUDGET,
  ADVISORY,
  AGREEMENT,
  BEYOND,
  COMPARED_RESULT,
  FOR_CUSTOMERS,
  FOR_PATIENTS,
  FOR_THE_MEDICINE,
  INTERNAL_CONTEXT,
  INTERNAL_OPENING,
  isDeclared,
  NEGATED_URGE,
  NO_OVERSIGHT,
  NOTICE,
  OVERSIGHT,
  PARTIES,
  PRODUCT_DOCUMENT,
  RECRUITMENT,
  REPLY,
  RESEARCH,
  SAFETY_NOTICE,
  SENT_TO_OUTSIDER,
  TO_OUTSIDER,
  TO_PATIENT,
  TO_PROFESSIONALS,
  UNLICENSED,
  URGES,
} from "./promotion-signs.ts";
import { settingOf } from "./setting.ts";
import type { BaseFacts, Product, Span } from "./types.ts";

/** What a piece is, as far as the duties of promotion hang on it. `information` is a piece for health professionals
 * or payers that names a medicine of the company and says nothing for it. */
export type PieceKind =
  | "promotion"
  | "internal"
  | "for-patients"
  | "for-public"
  | "press"
  | "investor"
  | "agreement"
  | "advance-budget"
  | "notice"
  | "reply"
  | "research"
  | "advisory-board"
  | "recruitment"
  | "product-document"
  | "no-medicine"
  | "information";

export interface PromotionFacts {
  kind: PieceKind;
  /** Promotional to health professionals or payers about a named medicine of the company. */
  isPromotional: boolean;
  /** Promotional, and of a medicine that has a licence: everything in Clause 12 is due. */
  owesObligatoryItems: boolean;
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
}

const OPENING_LINES = 7;
const OPENING_CHARS = 700;
const IS_CODE = /^\p{Lu}{2,5}-?\d/u;

const REFUSALS = new Set(["not", "no", "never", "cannot", "without", "nor"]);

/** Whether the words are denied, before or within them ("our representatives cannot discuss this"). */
function isRefused(match: Match, facts: BaseFacts): boolean {
  if (/\b(?:not|no|hesitate)\b/.test(match.phrase.source)) return false;
  return isNegated(match, facts) || facts.tokens.slice(match.first, match.last).some((t) => REFUSALS.has(t.norm));
}

interface Setting {
  opening: string;
  context: string;
  text: string;
}

function openingOf(facts: BaseFacts): string {
  const last = facts.lines[Math.min(OPENING_LINES, facts.lines.length) - 1];
  return facts.view.text.slice(0, Math.min(last?.end ?? 0, OPENING_CHARS));
}

/** Short lines at the head of the piece: its title, sender and subject rather than its sentences. */
function titleOf(facts: BaseFacts): string {
  return facts.lines
    .slice(0, OPENING_LINES)
    .map((line) => facts.view.text.slice(line.start, line.end))
    .filter((words) => words.length < 120 && !/[.!?]$/.test(words))
    .join("\n");
}

/** Instructions for the company's own staff; a message to a doctor is not, whoever writes it. */
function isInternal({ opening, context, text }: Setting, facts: BaseFacts): boolean {
  const { materialType, materialTypeDetected } = facts.submission;
  if (!materialTypeDetected && materialType === "internal-briefing") return true;
  const marked = INTERNAL_CONTEXT.test(context) || INTERNAL_OPENING.test(opening);
  const outward = TO_OUTSIDER.test(text) || SENT_TO_OUTSIDER.test(context) || FOR_CUSTOMERS.test(text);
  return marked ? !TO_OUTSIDER.test(text) || /\binternal\b/i.test(context) : !outward && briefingOf(facts).isBriefing;
}

/** Kinds that are known by how the piece opens or by what the user said of it. */
function openingKind({ opening, context, text }: Setting, facts: BaseFacts): PieceKind | null {
  const { audience } = facts.submission;
  if (PRODUCT_DOCUMENT.test(opening)) return "product-document";
  if (isInternal({ opening, context, text }, facts)) return "internal";
  if (AGREEMENT.test(opening.slice(0, 260)) && PARTIES.test(text)) return "agreement";
  if (ADVANCE_BUDGET.test(`${opening}\n${context}`)) return "advance-budget";
  if (audience === "media") return "press";
  if (audience === "investors") return "investor";
  if (RECRUITMENT.test(opening) && /\b(?:apply|salary|vacanc|hiring)\b/i.test(text)) return "recruitment";
  if (audience === "patients")
    return settingOf(facts).readers === "prescribed" ||
      FOR_PATIENTS.test(context) ||
      FOR_PATIENTS.test(text.slice(0, 1500))
      ? "for-patients"
      : "for-public";
  if (!TO_PROFESSIONALS.test(opening) && TO_PATIENT.test(opening)) return "for-patients";
  return null;
}

/** Kinds of papers for health professionals and payers that are exempt as long as they keep to their purpose. */
function exemptKind(
  { opening, context, text }: Setting,
  facts: BaseFacts,
  hasClaims: boolean,
  beyond: Span[],
  names: RegExp,
): PieceKind | null {
  const start = `${opening}\n${context}`;
  const dealings = dealingsOf(facts);
  if ((dealings.agreement || dealings.collaboration || dealings.disclosurePage) && !isDeclared(opening))
    return "agreement";
  const title = `${titleOf(facts)}\n${context}`;
  const urges = facts.sentences
    .filter((s) => s.zone !== "pi" && s.zone !== "ae-statement")
    .map((s) => text.slice(s.start, s.end))
    .some((words) => URGES.test(words) && names.test(words) && !NEGATED_URGE.test(words));
  if (SAFETY_NOTICE.test(title) && !urges) return "notice";
  if (NOTICE.test(title) && !hasClaims && !urges) return "notice";
  if (REPLY.test(start) && beyond.length === 0 && !isDeclared(opening)) return "reply";
  if (RESEARCH.test(start) && OVERSIGHT.test(text) && !NO_OVERSIGHT.test(text)) return "research";
  if (ADVISORY.test(start) || eventOf(facts).isAdvisory) return "advisory-board";
  return null;
}

/** Without prescribing information or an SPC to cite, a medicine said to have no licence has none. */
function lacksLicence(facts: BaseFacts, medicines: Product[]): boolean {
  const { text } = facts.view;
  if (facts.lines.some((line) => line.zone === "pi") || /\bprescribing information for\b|\bPLGB\b/i.test(text))
    return false;
  if (medicines.length > 0 && medicines.every((m) => IS_CODE.test(m.name))) return true;
  if (UNLICENSED.test(facts.submission.context)) return true;
  const names = medicines.map((m) => m.name);
  return unlicensedOf(facts).some((u) => u.product !== null && names.includes(u.product));
}

function decide(
  setting: Setting,
  facts: BaseFacts,
  medicines: Product[],
  beyond: Span[],
): { kind: PieceKind; reason: string } {
  const opened = openingKind(setting, facts);
  if (opened) return { kind: opened, reason: "it is not addressed to health professionals or payers as promotion" };
  if (medicines.length === 0) return { kind: "no-medicine", reason: "it names no medicine of the company" };
  const copy = facts.lines
    .filter((line) => line.zone === "body" || line.zone === "heading" || line.zone === "direction")
    .map((line) => setting.text.slice(line.start, line.end));
  const names = new RegExp(medicines.map((m) => m.name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|"), "i");
  const exempt = exemptKind(
    setting,
    facts,
    copy.some((line) => COMPARED_RESULT.test(line)),
    beyond,
    names,
  );
  if (exempt) return { kind: exempt, reason: "a paper of this kind is exempt as long as it keeps to its purpose" };
  if (isDeclared(setting.opening))
    return { kind: "promotion", reason: "it says that it is promotional and names a medicine" };
  if (beyond.length > 0 && REPLY.test(setting.opening))
    return { kind: "promotion", reason: "it goes beyond the question that was asked" };
  if (copy.some((line) => FOR_THE_MEDICINE.some((sign) => sign.test(line))))
    return { kind: "promotion", reason: "it names a medicine together with its use or a claim" };
  const inHeading = facts.lines.some(
    (line) => line.zone === "heading" && names.test(setting.text.slice(line.start, line.end)),
  );
  if (inHeading) return { kind: "promotion", reason: "it puts the name of a medicine in a heading" };
  return { kind: "information", reason: "it names a medicine and makes no claim for it" };
}

/** Whether a piece promotes a named medicine to health professionals or payers, and why. Pure. */
export function promotionOf(facts: BaseFacts): PromotionFacts {
  const { text } = facts.view;
  const setting = { opening: openingOf(facts), context: facts.submission.context, text };
  const medicines = facts.products.filter((p) => p.role === "own");
  const isReply = REPLY.test(`${setting.opening}\n${setting.context}`);
  const beyond = isReply
    ? findPhrases(
        BEYOND,
        facts,
        facts.sentences.filter((s) => s.zone === "body" || s.zone === "heading"),
      ).filter((m) => !isRefused(m, facts))
    : [];
  const { kind, reason } = decide(setting, facts, medicines, beyond);
  const unlicensed = lacksLicence(facts, medicines);
  const isPromotional = kind === "promotion";
  return {
    kind,
    isPromotional,
    owesObligatoryItems: isPromotional && !unlicensed,
    reason,
    medicines,
    unlicensed,
    beyondTheQuestion: [
      ...new Map(beyond.map((m) => [m.sentence.start, { start: m.sentence.start, end: m.sentence.end }])).values(),
    ],
    declared: isDeclared(setting.opening),
  };
}
