import { standsIn } from "#worker/text/may-match.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { isCareerProfile } from "./career-profile.ts";
import { dealingsOf } from "./dealings.ts";
import { eventOf } from "./event.ts";
import type { ExemptKind } from "./exempt-purposes.ts";
import { isInternal, type Words } from "./own-papers.ts";
import { isPitched, namesOf, urgesUse } from "./pitch.ts";
import {
  ADVANCE_BUDGET,
  ADVISORY,
  AGREEMENT,
  FOR_A_FEE,
  FOR_PATIENTS,
  isDeclared,
  isFromSeller,
  NO_OVERSIGHT,
  NOTICE,
  OVERSIGHT,
  PARTIES,
  PRODUCT_DOCUMENT,
  RECRUITMENT,
  REPLY,
  RESEARCH,
  SAFETY_NOTICE,
  SELLS,
  TO_PATIENT,
  TO_PROFESSIONALS,
} from "./promotion-signs.ts";
import { settingOf } from "./setting.ts";
import { speaksToTakers } from "./takers.ts";
import type { BaseFacts, Span } from "./types.ts";

/** What a piece is, as far as the duties of promotion hang on it. `information` is a piece for health professionals
 * or payers that names a medicine of the company and says nothing for it. */
export type PieceKind =
  | ExemptKind
  | "promotion"
  | "for-patients"
  | "for-public"
  | "press"
  | "investor"
  | "no-medicine"
  | "information";

const OPENING_LINES = 7;
const OPENING_CHARS = 700;
/** Where a message is signed. */
const CLOSING_CHARS = 500;

/** The first lines of a piece. */
export function openingOf(facts: BaseFacts): string {
  const last = facts.lines[Math.min(OPENING_LINES, facts.lines.length) - 1];
  return facts.view.text.slice(0, Math.min(last?.end ?? 0, OPENING_CHARS));
}

/** Short lines at the head of the piece: its title, sender and subject rather than its sentences. */
function titleOf(facts: BaseFacts): string {
  return facts.lines
    .slice(0, OPENING_LINES)
    .map((line) => wordsOf(facts, line))
    .filter((words) => words.length < 120 && !/[.!?]$/.test(words))
    .join("\n");
}

/** People are asked to take part in a study that an ethics committee has passed and somebody answers for. */
function callsForVolunteers(text: string): boolean {
  return (
    /\b(?:take part|taking part|help us with a study|volunteers?|join (?:the|our|a) study)\b/i.test(text) &&
    /\b(?:research )?ethics committee\b/i.test(text) &&
    /\b(?:chief investigator|principal investigator|sponsor(?:ed by|:)|ISRCTN|NCT\d|IRAS)/i.test(text) &&
    !standsIn(NO_OVERSIGHT, text)
  );
}

/** A page for other readers that calls on prescribers to order or use a medicine promotes it to them. */
const CALLS_ON_PRESCRIBERS =
  /^[^\p{L}\n]{0,8}(?:for )?(?:GPs?|doctors?|prescribers?|consultants?|clinicians?|hospitals?|pharmac(?:ists?|ies)|nurses?|practices?|health ?care professionals?|health professionals?|HCPs?)\s?[:,?–-]\s?(?:\p{L}+ ){0,3}?(?:order|try|start|prescribe|request|ask for|book|switch|sign up|get)\b|\b(?:order|request|ask for|get) (?:a |your |an )?(?:free )?(?:starter|sample|trial|clinic) (?:box|pack|kit)\b/imu;

const isRecruitment = (opening: string, text: string) =>
  isCareerProfile(text) || (RECRUITMENT.test(opening) && /\b(?:apply|salary|vacanc|hiring)\b/i.test(text));

/** So much of a piece is read to tell whether it is for those who have been prescribed the medicine. */
const HEAD_CHARS = 1500;

/** Whether a piece for patients is for those who have been prescribed the medicine. */
function isForTakers({ context, text }: Words, facts: BaseFacts): boolean {
  if (settingOf(facts).readers === "prescribed" || FOR_PATIENTS.test(context)) return true;
  const from = speaksToTakers(facts) ? 0 : (facts.lines[1]?.start ?? 0);
  return FOR_PATIENTS.test(text.slice(from, HEAD_CHARS));
}

/** The kinds that a piece has called itself and that its body does not bear out. */
export type Barred = ReadonlySet<PieceKind>;

/** Kinds that are known by how the piece opens or by what the user said of it. */
export function openingKind({ opening, context, text }: Words, facts: BaseFacts, barred: Barred): PieceKind | null {
  const { audience } = facts.submission;
  const may = (kind: PieceKind) => !barred.has(kind);
  if (may("product-document") && PRODUCT_DOCUMENT.test(opening)) return "product-document";
  // A notice to named budget holders is no briefing because it says that representatives will not follow it up.
  if (may("advance-budget") && audience === "payers" && ADVANCE_BUDGET.test(opening)) return "advance-budget";
  if (may("internal") && isInternal({ opening, context, text }, facts)) return "internal";
  if (may("agreement") && AGREEMENT.test(opening.slice(0, 260)) && standsIn(PARTIES, text) && !isPitchedProject(facts))
    return "agreement";
  if (may("advance-budget") && ADVANCE_BUDGET.test(`${opening}\n${context}`)) return "advance-budget";
  if (audience === "media") return "press";
  if (audience === "investors" && !standsIn(CALLS_ON_PRESCRIBERS, text)) return "investor";
  if (may("recruitment") && isRecruitment(opening, text)) return "recruitment";
  if (may("research") && audience === "patients" && callsForVolunteers(text)) return "research";
  if (audience === "patients") return isForTakers({ opening, context, text }, facts) ? "for-patients" : "for-public";
  if (!TO_PROFESSIONALS.test(opening) && TO_PATIENT.test(opening) && speaksToTakers(facts)) return "for-patients";
  return null;
}

const isResearch = (start: string, text: string) =>
  RESEARCH.test(start) && standsIn(OVERSIGHT, text) && !standsIn(NO_OVERSIGHT, text);

/** Papers that name no medicine and have a purpose of their own. */
export function paperWithoutMedicine(
  { opening, context, text }: Words,
  facts: BaseFacts,
  barred: Barred,
): PieceKind | null {
  const start = `${opening}\n${context}`;
  const dealings = dealingsOf(facts);
  if (!barred.has("agreement") && (dealings.agreement || dealings.disclosurePage)) return "agreement";
  if (!barred.has("research") && isResearch(start, text)) return "research";
  if (!barred.has("advisory-board") && ADVISORY.test(start) && standsIn(FOR_A_FEE, text)) return "advisory-board";
  return null;
}

/** The same of a paper on a project with a health organisation, by the names of the company's medicines. */
function isPitchedProject(facts: BaseFacts): boolean {
  const own = facts.products.filter((p) => p.role === "own");
  return own.length > 0 && dealingsOf(facts).collaboration && isPitched(facts, namesOf(own));
}

/** A programme of that many rows announces a meeting, whatever agreement pays for it. */
const FEWEST_SESSIONS = 4;

/** The user says that the letter is an agreement. */
const TOLD_AGREEMENT =
  /^\W*(?:(?:draft|signed|unsigned|proposed) )?(?:(?:letter|heads|form|note) of (?:agreement|terms|understanding)|(?:grant|donation|speaker|consultancy|audit|service) (?:agreement|contract))\b/i;

/** What is asked of a piece to tell whether it keeps to its purpose. */
interface Purposes {
  hasClaims: () => boolean;
  beyond: Span[];
  names: RegExp;
  barred: Barred;
}

/** A paper of a dealing; null where it is pitched, undefined where it is none. */
function dealingKind(
  { opening, context }: Words,
  facts: BaseFacts,
  { hasClaims, names }: Purposes,
): PieceKind | null | undefined {
  const { agreement, collaboration, disclosurePage } = dealingsOf(facts);
  const hasProgramme = eventOf(facts).agenda.length >= FEWEST_SESSIONS;
  if ((agreement || collaboration || disclosurePage) && !isDeclared(opening) && !hasProgramme)
    return isPitched(facts, names) ? null : "agreement";
  const isTold = TOLD_AGREEMENT.test(context) && !hasClaims() && !urgesUse(facts, names) && !isPitched(facts, names);
  return isTold ? "agreement" : undefined;
}

/** Whether it is a notice on harm, supply, packs or prices that urges nobody. */
function isNotice({ opening, context, text }: Words, facts: BaseFacts, { hasClaims, names }: Purposes): boolean {
  const title = `${titleOf(facts)}\n${context}`;
  const carriesPi = facts.lines.some(({ zone }) => zone === "pi");
  if (SAFETY_NOTICE.test(title) && !(carriesPi && hasClaims()) && !urgesUse(facts, names)) return true;
  return NOTICE.test(title) && !hasClaims() && !urgesUse(facts, names) && !isSold({ opening, context, text });
}

const isSold = ({ opening, context, text }: Words) =>
  isFromSeller(opening, text.slice(-CLOSING_CHARS), context) && standsIn(SELLS, text);

/** Kinds of papers for health professionals and payers that are exempt as long as they keep to their purpose. */
export function exemptKind(words: Words, facts: BaseFacts, purposes: Purposes): PieceKind | null {
  const { opening, context, text } = words;
  const { beyond, names, barred } = purposes;
  const start = `${opening}\n${context}`;
  const may = (kind: PieceKind) => !barred.has(kind);
  const dealing = may("agreement") ? dealingKind(words, facts, purposes) : undefined;
  if (dealing !== undefined) return dealing;
  if (may("notice") && isNotice(words, facts, purposes)) return "notice";
  if (may("reply") && REPLY.test(start) && beyond.length === 0 && !isDeclared(opening) && !isSold(words))
    return "reply";
  if (may("research") && isResearch(start, text)) return "research";
  const isAdvisory = ADVISORY.test(start) || eventOf(facts).isAdvisory;
  if (may("advisory-board") && isAdvisory && !isPitched(facts, names)) return "advisory-board";
  return null;
}
