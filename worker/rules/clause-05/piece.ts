import { findPhrases, phrases } from "#worker/text/language/phrases.ts";
import { standsIn } from "#worker/text/may-match.ts";
import { namesMedicine } from "../facts/identity.ts";
import type { Facts } from "../facts/index.ts";
import { GUIDELINE } from "../vocabulary/evidence.ts";

/** Pieces that look as if somebody other than the company made them, or that teach: their readers must be told. */
const TEACHES_OR_REPORTS = phrases(
  "module|cpd|learning|academy|course|curriculum|elearning|masterclass",
  "features|clinical|science|health|medical|news|staff|guest|contributing editor|writer|correspondent|reporter|columnist|desk|feature",
  "by our",
  "clinical|case|literature|expert|independent review|report|study|series|opinion|digest|round",
  "news|bulletin|gazette|journal|magazine|weekly|today|newsletter|podcast|episode|blog|supplement|editorial|feature|article",
  `${GUIDELINE}|consensus|pathway|position statement|toolkit|tool`,
  `${GUIDELINE}|consensus|toolkit|calculator|app|hub|portal|wallchart|handbook|network|forum|institute|foundation`,
  "education for|from",
  "independent|expert|national|multi|cross|stakeholder|advisory|access|care|steering ..3 panel|commission|taskforce|alliance|coalition|group|council|network|forum|partnership|observatory",
  "the ..3 panel|commission|taskforce|alliance|coalition|council|observatory",
  "independent ..2 agency|company|researchers|panel",
  "roadmap|blueprint|manifesto|white paper|call to action",
);
const OPENING_LINES = 9;

const ADVERTISEMENT = /\b(?:advertisement|advert|leaderboard|banner|MPU|skyscraper)\b/i;

/** An advertisement in another's pages: called so, with the medicine at the head of a line. */
function isAdvertisement(facts: Facts): boolean {
  const { lines, promotion, view } = facts;
  const opening = lines.slice(0, OPENING_LINES);
  const wordsOf = (line: (typeof lines)[number]) => view.text.slice(line.start, line.end);
  return (
    opening.some((line) => ADVERTISEMENT.test(wordsOf(line))) &&
    opening.some((line) => promotion.medicines.some(({ mentions }) => mentions.some((m) => m.start === line.start)))
  );
}

/** The company's own note on what others made says that it had no part in it. */
const NO_PART =
  /\b(?:we|the company) (?:did not|didn't|had no part)\b[^.\n]{0,60}\b(?:arrange|brief|fund|commission|sponsor|write|initiate|in)\b[^.\n]{0,30}\b(?:it|(?:this|the) (?:item|interview|programme|broadcast|article|film|report))\b/i;

/** A note on the layout in brackets, and the number of a page. */
const NO_COPY = /^(?:\[[^\]\n]{0,120}\]|(?:side|page|panel|slide|screen) \d{1,2})$/i;

/** Whether the opening of a piece for professionals looks like editorial matter or education. */
export function looksThirdParty(facts: Facts): boolean {
  const said = facts.sentences.filter((s) => !NO_COPY.test(facts.view.text.slice(s.start, s.end)));
  if (said.slice(0, 2).some((s) => namesMedicine(facts.identity, s)) || isAdvertisement(facts)) return false;
  const opening = facts.sentences.filter((s) => s.line < OPENING_LINES && s.zone !== "pi");
  return findPhrases(TEACHES_OR_REPORTS, facts, opening).length > 0;
}

const OTHER_KINDS = new Set([
  "agreement",
  "recruitment",
  "reply",
  "investor",
  "press",
  "internal",
  "research",
  "advisory-board",
  "notice",
  "product-document",
  "advance-budget",
]);
const CORPORATE =
  /\b(?:transparency|disclosure|our medicines|payments? (?:to|made)|support of patient organisations|modern slavery|privacy notice|annual report|careers)\b/i;
/** The piece is about health or treatment, not only about the company. */
const HEALTH =
  /\b(?:symptoms?|treat(?:ed|ment|ments)?|medicines?|disease|condition|tablets?|pain|cream|inhaler|injections?|pharmacist|your (?:gp|doctor|nurse))\b/i;
const STUDY = /\b(?:clinical (?:trial|study)|research study|ethics committee|REC (?:ref|approval)|protocol)\b/i;

/** A study that says who stands behind it. */
const SPONSOR =
  /\b(?:sponsor\p{L}*|funded|fund(?:ing|er)|commissioned|university|NHS (?:Foundation )?Trust|NIHR|medical research council|charity|on behalf of)\b/iu;

/** The company's own page in a network tells by its title whose it is. */
const COMPANY_PAGE =
  /^(?!.{0,4}(?:linkedin|facebook|instagram))(?=[^\n]*\b(?:Ltd|Limited|plc|Pharma\p{L}*|Medicines|Therapeutics|Bio\p{L}*|Laboratories|Health(?:care)?)\b)[^\n]{4,80}\n[ \t]{0,8}company page\b/iu;
/** For readers of another country, on a page of that country: no matter of this Code. */
const FOREIGN =
  /(?<!\b(?:not|never) )\b(?:intended|meant|only) for (?:residents|people|patients|readers|visitors) (?:of|in|from) (?:the )?(?:United States|USA?|Canada|Australia|New Zealand|Ireland|Germany|France)\b(?![^.\n]{0,40}\b(?:UK|United Kingdom|Britain|Northern Ireland|Wales|Scotland|England)\b)/i;
/** The door of a site, which asks its visitors who they are and tells them nothing yet. */
const DOOR = /\bI (?:(?:can )?(?:confirm|declare|certify) (?:that )?I )?am (?:not )?an? \p{L}/giu;
const MOST_OF_A_DOOR = 900;
const isDoor = ({ view: { text } }: Facts) => text.length < MOST_OF_A_DOOR && (text.match(DOOR) ?? []).length > 1;

/** A piece on a device alone. */
const DEVICE = /\bmedical devices?\b[^.\n]{0,40}\b(?:UKCA|CE)\b|\b(?:UKCA|CE)[- ]marked\b[^.\n]{0,40}\bdevices?\b/i;
const isOfDevice = ({ view: { text } }: Facts) =>
  DEVICE.test(text.slice(0, 500)) &&
  !/\bprescription\b|\bPOM\b|\bS(?:m)?PC\b|\bpackage leaflet\b|\b(?:tablets?|medicines?|injections?|infusions?|insulin)\b/i.test(
    text,
  );

/** Whether a piece for patients or the public is one whose maker must be told: not a letter, a contract or a list of payments. */
export function isForReaders(facts: Facts): boolean {
  const { text } = facts.view;
  const { readers, employee } = facts.setting;
  if (OTHER_KINDS.has(facts.promotion.kind) || facts.dealings.disclosurePage || employee) return false;
  if (facts.submission.audience !== "patients" || readers === "partners") return false;
  if (/\bcompany (?:\w+ )?(?:page|account|profile|linkedin|facebook|instagram|x)\b/i.test(facts.submission.context))
    return false;
  if (
    standsIn(NO_PART, text) ||
    COMPANY_PAGE.test(text.slice(0, 160)) ||
    isOfDevice(facts) ||
    isDoor(facts) ||
    FOREIGN.test(text.slice(0, 400))
  )
    return false;
  return (
    standsIn(HEALTH, text) &&
    !CORPORATE.test(text.slice(0, 600)) &&
    !(standsIn(STUDY, text) && (facts.companies.length > 0 || standsIn(SPONSOR, text))) &&
    !/^[ \t]{0,20}dear /im.test(text) &&
    text.length > 150
  );
}

export function isOtherKind(facts: Facts): boolean {
  return OTHER_KINDS.has(facts.promotion.kind) || facts.dealings.disclosurePage || facts.dealings.agreement;
}
