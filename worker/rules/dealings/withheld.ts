import { findPhrases, hasPhrase, type Match, phrases } from "#worker/text/language/phrases.ts";
import { NEGATION } from "#worker/text/voice/negation.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import { CARE_PLACE } from "../vocabulary/care-places.ts";
import { EFFECT } from "../vocabulary/harms.ts";
import { PAYMENT } from "../vocabulary/payments.ts";

const TOLD =
  "disclose|disclosed|disclosing|disclosure|publish|published|publishing|declare|declared|declaring|reported";
const SHOWN =
  "recorded|counted|count|appear|appears|feature|features|figure|shown|included|listed|entered|registered|added|go|goes";
const PLACE =
  "disclosure|statement|statements|declaration|return|list|lists|report|reports|figure|figures|records|register|publication|transparency|returns|accounts|books|totals";
const WITHHELD = phrases(
  `leave|leaves|leaving|left|keep|drop ..1 it|this|them|that ..1 out|off ..6 ${PLACE}|total`,
  "not|never ..3 pop|show|crop|surface|turn ..2 up",
  `${NEGATION} ..6 ${TOLD}`,
  `${NEGATION} ..6 ${SHOWN} ..6 ${PLACE}`,
  "not|never|no|without|avoid|outside|off|bypassing|neither|nor ..10 disclosure uk",
  `leave|leaving|keep|keeping|take|hold|left|kept|stay|stays|remain|remains|fall|falls|be ..8 out|off|outside|from|away|below ..6 ${PLACE}`,
  `is|are|be|will|need|needs|appear|goes ..2 not|never ..4 on|in|among|within|part ..5 ${PLACE}`,
  "avoid|escape|bypass|dodge|sidestep|circumvent|skip ..6 disclosure|disclosing|declaring|publication|publishing",
  `through|via|by|under|as ..12 not|avoid|without|never|outside|instead|rather ..6 disclose*|publish*|${PLACE}|declare*`,
  `go|goes|entered|recorded|booked|shown|listed|put ..3 under|as ..8 not|instead|rather ..4 ${PLACE}|disclosed|published|that`,
  `not|never ..4 adding|add|include|including|count|counting ..8 ${PLACE}|publish|disclose|sums`,
  "not|never ..10 feature|appear|included|counted|form ..6 report|publish|declare",
  "under|below ..2 radar|threshold",
  "avoid|escape|dodge|skip|bypass|miss|beat ..4 transparency|reporting|register|return|threshold",
  "below|under ..6 has|needs|must ..3 reported|disclosed|declared|published",
  "cash in hand",
  "off the books|record|register",
  `exempt|exempted|exclude|excluded|omit|omitted ..8 ${PLACE}`,
  "not|never ..6 beside|against|under|next ..3 your|his|her|their name",
  "split|divide|spread ..10 so ..8 disclosure|threshold|report|appear|publish*",
);
const MONEY = phrases(
  "@money",
  `${PAYMENT}|paid|pay|grant|grants|donation|donations|sum|sums|money|support|sponsorship|hospitality|transfer|transfers|expenses|contribution|funding`,
);
/** Words that show an intention to evade, whatever else is said of names and totals. */
const EVADES = phrases(
  "entered|booked|logged|recorded|charged ..3 under|to|as ..4 contract|budget|invoice|cleaning|hire|stationery|sundries",
  `describe|describing|described|booked|recorded|labelled|shown|call|label|book|enter|record|put|list|code|invoice ..3 it|this|them|these|that|${PAYMENT} ..3 as|under|down ..5 hire|print|printing|stationery|advertising|photography|catering|furniture|design|sundries|travel|consultancy|training|equipment|room`,
  "keep|keeps|kept|hold|holds|take|takes ..3 it|them|this|these|fees|payments ..2 off|out|away",
  "untraceable",
  "not|never|nothing|nobody|cannot|no|less|without|hard|harder ..5 traceable|traced|trace",
  "between us|ourselves",
  "so|means|meaning ..6 nothing ..6 name|disclosure|list|register",
  "put|book|books|booked|record|recorded|enter|entered|process|processed|invoice|invoiced|code|coded|charge|charged|log|logged ..6 as|under|to|down ..1 catering|exhibition|furniture|advertising|design|postage|photography|advertising|marketing|stationery|travel|training|sundries|consumables|printing|refreshments",
  "not|avoid|without ..3 draw|drawing|attract ..2 attention",
  "so|means|meaning|way ..8 not|never|nothing ..8 pop|up|beside|against|see|sees|seen|linked|traced|trace|show|shown|appear|count|counted|disclosed|published",
  "so|means|meaning ..6 stay|stays|out|off|outside|below ..6 disclosure|list|register|report|radar|figures",
);
/** A payment, named, of which no trace is to be left. */
const UNSEEN = phrases(
  `${PAYMENT}|grant|donation|sum|hospitality|£ ..12 not|never|nowhere ..4 recorded|counted|appear|appears|feature|features|shown|traced|traceable|known`,
);
const POINTS_BACK = phrases("it|this|these|they|that|both");
const PRICES = phrases(
  "discount|discounts|dispensing|saving|savings|calculator|rebate",
  "price|prices|budget|tariff|model|analysis|drug cost|costs|per patient",
  "formulary|vat|licence|authorisation",
);
/** Silences that the Code allows: names without consent, research results, personal data. */
const ALLOWED = phrases(
  "consent|total|totals|aggregate|aggregated|individual|individually|names|named|anonymous|anonymised|identity|lawful|gdpr|personal",
  "research and development",
  "know who",
  "result|results|study|studies|paper|findings|article|patient|patients data|records|names|results",
  "results|findings|trial",
  `side|adverse|${EFFECT}`,
  "not ..2 only",
  "without|until|unless|before ..6 disclosing|disclosed|published|disclosure",
  "publicly available",
  "summary|summaries",
  "interest|interests|conflict|conflicts",
  "press|embargo|embargoed",
  // A logo is taken off a page, and whoever pays for an article has not read it.
  "take|remove|leave|keep|drop ..2 logo|logos ..1 off|from|out",
  "not|never ..1 see|seen|saw|read|review|reviewed|approve|approved ..6 before ..1 publication|printing",
);

/** A contract of supply, a merger: what it is worth is no transfer of value. */
const DEAL_WORTH =
  /\b(?:contract|deal|acquisition|merger|tender|takeover|licensing)\b[^\n]{0,240}\b(?:value|worth|terms|price|sum)\b[^.\n]{0,20}\bnot (?:been )?(?:disclosed|published)\b/i;
const GIFT = phrases(`${PAYMENT}|grant|grants|donation|donations|sponsorship|charity|support`);
function isOfDeal(facts: Facts, { sentence }: Match): boolean {
  const around = facts.sentences
    .slice(Math.max(0, sentence.index - LOOK_BACK), sentence.index + 1)
    .filter((s) => s.line === sentence.line);
  const words = around.map((s) => wordsOf(facts, s)).join(" ");
  return DEAL_WORTH.test(words) && !hasPhrase(GIFT, facts, around);
}

const YEARLY = phrases(
  "traceable|traced|untraceable",
  "disclosure|disclosed|published|listed|shown|list|register|report|figures|statement|name|radar|total|totals|records",
);
const LOOK_BACK = 3;

/** The words of the disclosure itself, beside which "it" can only be a payment. */
const DISCLOSURE = phrases(
  "yearly|annual|published|public report|list|statement|total|return|figures",
  "disclose|disclosed|disclosing|declare|declared|register",
  "disclosure uk|report|list",
);

function isArranged(facts: Facts): boolean {
  const { engagement, grant, patientOrganisation, paidPublic, collaboration, agreement } = facts.dealings;
  return engagement || grant || patientOrganisation || paidPublic || collaboration || agreement;
}

const dealsWithPeople = (facts: Facts) => isArranged(facts) || facts.event.isEvent || facts.briefing.isBriefing;

/** Whether the piece deals in payments at all; a budget or a price list does not. */
const dealsInPayments = (facts: Facts) => dealsWithPeople(facts) || facts.dealings.sums.length > 0;

/** Whether a sentence speaks of a payment, in its own words or pointing back to one. */
function meansMoney(facts: Facts, sentence: Sentence): boolean {
  if (hasPhrase(MONEY, facts, [sentence])) return true;
  const before = facts.sentences
    .slice(Math.max(0, sentence.index - LOOK_BACK), sentence.index)
    .filter((s) => s.line === sentence.line);
  if (!hasPhrase(POINTS_BACK, facts, [sentence])) return false;
  return hasPhrase(MONEY, facts, before) || (isArranged(facts) && hasPhrase(DISCLOSURE, facts, [sentence]));
}

/** Promises that a payment will stay out of the yearly disclosure. */
export function withheld(facts: Facts): Match[] {
  if (!dealsInPayments(facts)) return [];
  const priced = (m: Match) => hasPhrase(PRICES, facts, [m.sentence]);
  const evaded = findPhrases(EVADES, facts, ownSentences(facts)).filter(
    (m) => (meansMoney(facts, m.sentence) || isArranged(facts)) && hasPhrase(YEARLY, facts, [m.sentence]),
  );
  const quiet = [
    ...findPhrases(UNSEEN, facts, ownSentences(facts)),
    ...findPhrases(WITHHELD, facts, ownSentences(facts)).filter(
      (m) => meansMoney(facts, m.sentence) && (dealsWithPeople(facts) || hasPhrase(DISCLOSURE, facts, [m.sentence])),
    ),
  ].filter((m) => !hasPhrase(ALLOWED, facts, [m.sentence]) && !isOfDeal(facts, m));
  return [...evaded, ...quiet].filter((m) => !priced(m));
}

/** Whether the piece is to professionals or payers and pays them, or says that it keeps a payment dark. */
export const paysProfessionals = (facts: Facts) =>
  (facts.submission.audience === "hcp" || facts.submission.audience === "payers") &&
  !facts.dealings.disclosurePage &&
  (facts.dealings.sums.length > 0 || facts.dealings.grant || facts.dealings.engagement || withheld(facts).length > 0);

/** Who is paid. */
export type Receiver = "professionals" | "patient-organisations" | "public";

const TO_PUBLIC = phrases(
  "journalist|journalists|reporters|influencer|creator|followers|ambassador|blogger",
  "patient|patients|public ..4 paid|fee|fees|contributor|contributors",
);
const TO_ORGANISATION = phrases(
  "charity|charities|helpline",
  "patient organisation|organisations|group|groups|association",
);
const TO_PROFESSIONAL = phrases(
  `doctor|doctors|nurse|nurses|pharmacist|consultant|${CARE_PLACE}|adviser|advisers|speaker|speakers`,
  "healthcare organisation|organisations|professional|professionals",
  "health professional|professionals",
  // The register on which payments to professionals and their organisations stand.
  "disclosure uk",
);

/** To whom a payment goes: by the words beside it, else by the whole piece. */
export function receiverOf(facts: Facts, match: Match): Receiver {
  const near = (list: ReturnType<typeof phrases>) => hasPhrase(list, facts, [match.sentence]);
  if (near(TO_ORGANISATION)) return "patient-organisations";
  if (near(TO_PUBLIC)) return "public";
  if (near(TO_PROFESSIONAL)) return "professionals";
  const { audience } = facts.submission;
  if (facts.dealings.paidPublic && (audience === "patients" || audience === "media")) return "public";
  if (facts.dealings.patientOrganisation) return "patient-organisations";
  return audience === "media" ? "public" : "professionals";
}
