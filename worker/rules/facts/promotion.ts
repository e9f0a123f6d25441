import { findPhrases, isNegated, type Match, phrases } from "../pattern.ts";
import { briefingOf } from "./briefing.ts";
import { dealingsOf } from "./dealings.ts";
import { eventOf } from "./event.ts";
import { unlicensedOf } from "./licence-status.ts";
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

const INTERNAL_CONTEXT =
  /\binternal\b(?! medicine)|\b(?:briefing|training|message|note|bulletin|guide|plan|instructions?|e-?mail) (?:for|to) (?:the |our |all )?(?:sales |medical |field )?(?:representatives?|reps|field|sales|account managers|staff|employees|colleagues)|\brepresentatives?' (?:briefing|training|call)|\brole ?play\b/i;
const INTERNAL_OPENING =
  /\bINTERNAL\b|\binternal (?:use|only|briefing|document|training|memo)\b|\b(?:for )?representatives? (?:use )?only\b|\bfor (?:use by )?(?:our )?(?:the )?(?:representatives|sales force|field (?:force|team)|account managers)\b(?! to leave)|\bnot for (?:external|onward) (?:use|distribution|circulation)\b|\bdo not (?:leave|share) (?:this )?with customers\b|\b(?:sales|field|representatives?'?) (?:bulletin|briefing|note|memo)\b|\bobjection handl|\bcall plan\b/;
const AGREEMENT =
  /\b(?:agreement|contract|letter of engagement|engagement letter|statement of work|project initiation|memorandum of understanding|terms of (?:engagement|reference)|heads of terms)\b/i;
const PARTIES =
  /\b(?:between\b|signed (?:for|by|on behalf)|the parties|hereinafter|"(?:the )?(?:company|trust|charity|consultant|provider)")/i;
const ADVANCE_BUDGET =
  /\badvanced? (?:budget(?:ary)?|planning) notification|\bbudget(?:ary)? impact notification|\badvance notification of (?:a )?(?:new )?(?:medicine|cost)|\bhorizon[- ]scanning (?:notification|submission)/i;
const NOTICE =
  /\bchange (?:of|to|in) (?:the |its |our )?(?:pack|presentation|packaging|livery|carton|blister|supplier|supply|excipients?|manufactur|address|distribut|wholesal|list price|price|legal|colour|bottle|device|storage)|\b(?:new|revised) (?:pack(?:aging)?|carton|livery|list price)\b|\bpack(?:aging)? (?:size )?(?:change|notice)|\b(?:supply|stock|shortage|out[- ]of[- ]stock|availability|discontinuation|recall|withdrawal|price|safety|distribution) (?:notice|notification|alert|disruption|interruption|update|information|communication|letter|announcement|list)\b|\b(?:product|class \d|patient-level|medicine) recall\b|\bdiscontinu(?:ation|ed|ing) of\b|\bdirect health ?care professional communication\b|\bDHPC\b|\bfield safety\b|\bimportant safety\b|\brisk minimi[sz]ation\b|\bpregnancy prevention programme\b|\bprice list\b|\bquality defect\b|\btemporary (?:shortage|supply)/i;
/** Notices about harm compare figures as a matter of course. */
const SAFETY_NOTICE =
  /\b(?:direct health ?care professional communication|DHPC|field safety|important safety|risk minimi[sz]ation|pregnancy prevention programme|quality defect|(?:safety|recall|defect) (?:notice|notification|alert|letter|communication|information|update)|(?:product|class \d|patient-level|medicine) recall|urgent (?:safety|recall))\b/i;
const REPLY =
  /\b(?:your|his|her|their|the) (?:recent |telephone |written |e-?mail )?(?:enquiry|inquiry|question|query|request for information)\b|\byou (?:asked|rang|telephoned|called|wrote|enquired)\b|\bthank you for (?:asking|ringing|calling|contacting us|writing|getting in touch|your (?:\w+ ){0,2}(?:enquiry|inquiry|question|query|e-?mail|letter|call|message))\b|\bin (?:reply|response|answer) to (?:your|a|an)\b|\b(?:reply|response|answer) to (?:an?|the|your) (?:\w+ ){0,3}(?:enquiry|question|query|request)\b|\bmedical (?:information|enquir(?:y|ies)) (?:response|reply|letter|enquiry|department|team|service|line)\b|\b(?:standard|template) (?:response|reply)\b|\benquiry (?:reference|no|number|line|team)\b|\bfrom: [^\n]{0,30}med(?:ical)?[ -]?info/i;
const RESEARCH =
  /\b(?:market research|survey|questionnaire|telephone interview|non-interventional|observational (?:study|research|programme)|clinical (?:trial|study|investigation)|invitation to take part|study (?:invitation|protocol|site)|investigators?|registry|recruit(?:ing|ment) (?:of )?(?:sites|patients|participants))\b/i;
const OVERSIGHT =
  /\b(?:ethics|protocol|ISRCTN|NCT\d|EudraCT|IRAS|Market Research Society|MRS code|EphMRA|BHBIA|commissioned by a pharmaceutical company|chief investigator|sponsor of the (?:study|trial))\b/i;
const NO_OVERSIGHT =
  /\b(?:no|not|without|nor|need(?:ed)?|need not|have not troubled)\b[^.\n]{0,40}\b(?:ethic|protocol|contract|approval)/i;
const ADVISORY =
  /\b(?:advisory (?:board|panel|meeting)|consultancy (?:meeting|agreement)|expert (?:panel|input)|speaker (?:agreement|contract|engagement)|fee[- ]for[- ]service)\b/i;
const RECRUITMENT =
  /\b(?:closing date|vacancy|we are hiring|apply (?:now|button|by)|job (?:title|description)|careers?@|permanent ·|salary)\b/i;
const PRODUCT_DOCUMENT =
  /^\W*(?:summary of product characteristics|package leaflet|patient information leaflet|public assessment report)\b/i;
const FOR_PATIENTS =
  /\b(?:for|given to|handed to|sent to) (?:adults?|people|patients|women|men|those|carers?|parents|children|anyone)?[^.\n]{0,40}\b(?:(?:who )?(?:have|has|had) (?:just |already |recently |newly )?been prescribed|(?:who (?:are|is) )?(?:prescribed|taking|using|starting|receiving)|has prescribed)\b|\byou have (?:just |recently |already )?been prescribed\b|\bhas prescribed you\b|\bif you (?:have been|are) prescribed\b|\b(?:after|once|when|before) (?:it|the medicine|your first) [^.\n]{0,20}\bprescribed\b|\bprescribed (?:a|the|this|their) medicine\b|\bfor (?:adults|people|patients|women|men)[^.\n]{0,40}\bwhose [^.\n]{0,40}\bhas prescribed\b|\b(?:team|doctor|nurse|clinic|consultant|specialist|hospital) (?:has |have )?prescribed\b|\byour (?:new )?(?:medicine|tablets?|capsules?|injections?|inhaler|cream|pen|drops|spray)\b/i;
const TO_PROFESSIONALS =
  /\b(?:health ?care|health|medical) professionals?\b|\b(?:prescribers?|GPs?|clinicians?|pharmacists?|nurses?|consultants?|ologists?)\b/i;
const SELF_DECLARED =
  /\b(?:promotional|advertisement|advertorial|this promotes|leavepiece|leave piece|detail aid|sales aid)\b/i;
const DENIES_PROMOTION = /\b(?:not|non)[- ](?:a )?promot|\bno (?:medicine|product)s? (?:will be|is|are) promot/i;

const isDeclared = (opening: string) => SELF_DECLARED.test(opening) && !DENIES_PROMOTION.test(opening);
/** Words that only a piece for patients uses; pieces for professionals speak of patients who take medicines too. */
const TO_PATIENT =
  /\byou (?:have|has) (?:just |recently |already )?been prescribed\b|\bif you (?:have been|are) prescribed\b|\b(?:people|patients|adults|women|men|those|anyone) who (?:have|has) (?:just |recently |already |newly )?been prescribed\b|\bhas prescribed (?:you|this medicine)\b/i;

const UNLICENSED =
  /\b(?:is|are|was|remains?|still) (?:currently )?(?:unlicensed|not (?:yet |currently )?(?:been )?(?:licensed|authori[sz]ed|approved))(?! (?:for (?!use in|any)|in (?!the UK|any|Great|Britain|England|Europe|humans)|as\b|to (?:treat|be)\b))|\bha(?:s|ve) not (?:yet )?been (?:licensed|authori[sz]ed|approved)(?! (?:for (?!use in|any)|in (?!the UK|any|Great|Britain)))|\b(?:does|do) not (?:yet |currently )?(?:have|hold) (?:a |any )?(?:UK |GB )?(?:marketing authori[sz]ation|licen[cs]e)(?! (?:for|in (?!the UK|any|Great)))|\bha(?:s|ve) no (?:UK |GB )?(?:marketing authori[sz]ation|licen[cs]e)(?! for)|\bwithout (?:a )?(?:UK |GB )?(?:marketing authori[sz]ation|licen[cs]e)(?! for)|\bunlicensed (?:medicine|product|drug|molecule)\b|\binvestigational (?:medicine|product|agent|compound|drug|molecule|antibody|treatment)|\b(?:before|awaiting|pending|ahead of) (?:its |the |a )?(?:UK |GB )?(?:licen[cs]e|marketing authori[sz]ation|approval|authori[sz]ation)\b|\bcoming (?:soon|to the UK in)\b/i;

const BEYOND = phrases(
  "thought ..5 you ..4 like|interested|useful|helpful|appreciate|value",
  "may|might|will ..2 also ..2 interested|interest|like",
  "did you know",
  "by the way",
  "incidentally",
  "one more|other thing",
  "also? worth ..2 knowing|mentioning|considering",
  "not ask|asked ..4 but",
  "although|though|while ..3 not ..3 ask|asked|question",
  "while i|we am|are|have ..4 touch|attention|here|writing",
  "take|taking|use|using ..2 opportunity",
  "let me|us ..2 tell|remind|show|share",
  "also|pleased|delighted|happy|like ..3 tell|let|inform|remind|share|announce ..3 know|you|that",
  "account|sales|business|key manager|representative|managers ..10 ring|call|contact|visit|copied|touch|arrange|bring|discuss|show|see|drop|pop",
  "representative|rep|colleague ..8 ring|call|contact|visit|copied|touch|arrange|bring|show|drop|pop",
  "asked|told|passed|copied ..5 representative|rep|sales|account ..8",
  "attach*|enclos*|includ* ..5 poster|leavepiece|brochure|aid|formulary|detail|value|flyer|offer|order",
  "bring ..4 formulary|detail|sales|value ..2 pack|aid|dossier",
  "address|name|you ..6 mailing|product|news|email ..2 list",
  "sign|signed|add|added|register|registered|put ..2 you ..4 mailing|product|news|email|updates",
  "hope ..6 prescribe|consider|try|switch|use|choose",
  "look forward ..6 prescribing|patients|using|starting|order",
  "colleagues|clinicians|doctors|centres|hospitals|units|practices|specialists ..4 already|now ..3 use|using|prescribe|prescribing|switched|switching|chosen",
  "highest|best|strongest|leading|unrivalled|superior|unique ..6 treatment|class|option|choice|medicine|figure|rate",
  "why not ..3 try|switch|consider|use|start",
  "ideal|perfect|excellent|obvious choice|option|time|moment",
  "do not forget|hesitate ..3 try|prescribe|order",
  "special|introductory|limited offer|price|discount",
  "order ..3 now|today|direct",
);

const REFUSALS = new Set(["not", "no", "never", "cannot", "without", "nor"]);

/** Whether the words are denied, before or within them ("our representatives cannot discuss this"). */
function isRefused(match: Match, facts: BaseFacts): boolean {
  return isNegated(match, facts) || facts.tokens.slice(match.first, match.last).some((t) => REFUSALS.has(t.norm));
}

const FOR_THE_MEDICINE = [
  /\b(?:for|in) (?:the )?(?:\w+ ){0,3}(?:treatment|prevention|management|relief|reduction|maintenance|control|prophylaxis|adults|patients|women|men|children|adolescents|people)\b/i,
  /\b(?:adults|patients|women|men|children|adolescents|people) (?:with|who) \p{L}/iu,
  /\bindicated\b|\blicensed (?:for|in|use|to)\b|\btreatment of\b/i,
  /\b(?:v|vs|versus|against|compared with|than) (?:\d|placebo|vehicle|standard)|\bp ?[<=] ?0?\.\d|\b95% CI\b|\d ?%/i,
  /\b(?:choose|prescribe|recommend|switch|consider|think|try|start(?:ing)?|initiate|approve|add)\b/i,
  /\b(?:once|twice|three times) (?:a )?(?:daily|weekly|monthly|day|week|month)\b|\b\d+ ?(?:mg|micrograms|ml) (?:once|twice|daily)/i,
  /£ ?\d/,
  /\b(?:efficacy|effective(?:ness)?|well tolerated|tolerability|safety profile|benefits?|improve[ds]?|reduce[ds]?|faster|stronger|better|new)\b/i,
];

interface Setting {
  opening: string;
  context: string;
  text: string;
}

function openingOf(facts: BaseFacts): string {
  const last = facts.lines[Math.min(OPENING_LINES, facts.lines.length) - 1];
  return facts.view.text.slice(0, Math.min(last?.end ?? 0, OPENING_CHARS));
}

/** Kinds that are known by how the piece opens or by what the user said of it. */
function openingKind({ opening, context, text }: Setting, facts: BaseFacts): PieceKind | null {
  const { audience, materialType, materialTypeDetected } = facts.submission;
  if (PRODUCT_DOCUMENT.test(opening)) return "product-document";
  if (briefingOf(facts).isBriefing || settingOf(facts).readers === "staff") return "internal";
  if (
    INTERNAL_CONTEXT.test(context) ||
    INTERNAL_OPENING.test(opening) ||
    (!materialTypeDetected && materialType === "internal-briefing")
  )
    return "internal";
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
): PieceKind | null {
  const start = `${opening}\n${context}`;
  const dealings = dealingsOf(facts);
  if ((dealings.agreement || dealings.collaboration || dealings.disclosurePage) && !isDeclared(opening))
    return "agreement";
  if (SAFETY_NOTICE.test(start)) return "notice";
  if (NOTICE.test(start) && !hasClaims) return "notice";
  if (REPLY.test(start) && beyond.length === 0 && !isDeclared(opening)) return "reply";
  if (RESEARCH.test(start) && OVERSIGHT.test(text) && !NO_OVERSIGHT.test(text)) return "research";
  if (ADVISORY.test(start) || eventOf(facts).isAdvisory) return "advisory-board";
  return null;
}

const COMPARED_RESULT =
  /\b(?:v|vs|versus|against|compared with|than)\b[^.\n]{0,30}(?:\d|placebo|vehicle)|\bp ?[<=] ?0?\.\d|\bno (?:supply|stock) (?:problems?|issues?|concerns?)\b|\bplenty of stock\b|\b(?:prescribe|choose|switch to|initiate|start)\b[^.\n]{0,30}\bwith confidence\b/i;

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
  const exempt = exemptKind(
    setting,
    facts,
    copy.some((line) => COMPARED_RESULT.test(line)),
    beyond,
  );
  if (exempt) return { kind: exempt, reason: "a paper of this kind is exempt as long as it keeps to its purpose" };
  const names = new RegExp(medicines.map((m) => m.name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|"), "i");
  if (SELF_DECLARED.test(setting.opening) && !DENIES_PROMOTION.test(setting.opening))
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
    beyondTheQuestion: beyond.map((m) => ({ start: m.sentence.start, end: m.sentence.end })),
    declared: isDeclared(setting.opening),
  };
}
