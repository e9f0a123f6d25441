import { everyMatch } from "#worker/text/every-match.ts";
import { itemCodeIn } from "../pieces/marks.ts";
import { sellsAt } from "./exemption.ts";
import { carriesStatement, type Words } from "./own-papers.ts";
import { type Barred, exemptKind, openingKind, type PieceKind, paperWithoutMedicine } from "./piece-kind.ts";
import { isPitched, namesOf, urgesUse } from "./pitch.ts";
import { COMPARED_RESULT, FOR_THE_MEDICINE, isDeclared, REPLY, TO_OUTSIDER, USE_COMMENDED } from "./promotion-signs.ts";
import type { BaseFacts, Product, Span } from "./types.ts";

/** Papers that go from buyer to seller, and what committees of the health service write down of their work. */
const RECORD =
  /^[^\p{L}\n]{0,12}(?:(?:request|order)(?: form)? for (?:free )?(?:medical |medicinal )?samples\b|sample request(?: form)?\b|(?:tax |proforma |pro forma )?invoice|purchase order|delivery note|remittance advice|credit note)\b|^[^\p{L}\n]{0,12}(?:draft |approved |confirmed )?minutes\b[^\n]{0,60}\b(?:formulary|medicines|prescribing|therapeutics|pharmacy)\b[^\n]{0,40}\b(?:committee|group|board|panel)\b/imu;
/** What somebody wrote down of a meeting, call or question for the files, told by its title and by who wrote or filed it. */
const FILE_NOTE =
  /^[^\p{L}\n]{0,12}(?:(?:meeting|telephone|call|visit|event|symposium|stand) )?(?:file note|note (?:for|to|on) (?:the )?(?:\p{L}+ )?file|attendance note|contact report|(?:[\p{L}’'&. ]{1,60} [–-] )?(?:meeting|event|visit|call) (?:note|record|minutes)\b|record of (?:a |an |the )?(?:\p{L}+ )?(?:meeting|call|conversation|visit|question|discussion)|note of (?:a|the) (?:\p{L}+ )?(?:meeting|call|conversation|visit|question|discussion))\b/iu;
const FILED =
  /\b(?:notes? (?:taken|made|written|kept) by|taken down by|recorded by|written up by|minuted by|filed|(?:for|to) the (?:\p{L}+ )?file|note for file|no further action)\b/iu;
/** The sheet on which a signatory certifies other pieces. */
const CERTIFICATE =
  /^[^\p{L}\n]{0,12}(?:certificate (?:of approval|of examination|of certification|and cover|for (?:promotional )?(?:materials?|items?))|certification (?:record|sheet))\b/iu;
const CERTIFIES = /\bI (?:certify that I )?have examined the final form\b/;
/** What is written for readers outside is filed by nobody. */
const GOES_OUT =
  /\b[Ff](?:or|OR) (?:UK )?[Hh]ealth ?(?:care )?[Pp]rofessionals\b|\b(?:[Ss]peak to|[Tt]alk to|[Aa]sk|[Tt]ell) your (?:doctor|GP|nurse|pharmacist)\b|\b[Ss]tart(?:s|ed)? (?:\p{L}+ ){0,4}(?:with|on) \p{Lu}|\b[Gg]o for \p{Lu}/u;
const ITEM_BOUGHT = /\bprint(?:ing|ed)? [^\n]{0,80}/i;
/** Kinds of piece that exist to put a name before readers. */
const DISPLAY =
  /\b(?:(?:web |display |header |roller |pull-?up |on-?line )?banner(?! (?:year|headline))|billboard|leaderboard|skyscraper|MPU|exhibition panel|display panel|stand panel|carousel|bus side|lanyards?|(?:page|index|peel-off) markers?|(?:front|back) of marker|shelf[- ]?(?:strip|talker)|wobbler|(?<!roller[- ])coasters?|mouse ?mats?)\b/i;
/** A company's piece points to its prescribing information; the record of a committee or a certificate has none. */
const POINTS_TO_PI =
  /^[^\w\n]*(?:full |abbreviated )?prescribing information\b[^\n]{0,40}(?::|\bsee\b|\boverleaf\b|\bavailable\b|\bcan be\b)/im;

/** What the piece is by its opening and its words for a medicine, and why. */
export function decideKind(
  setting: Words,
  facts: BaseFacts,
  medicines: Product[],
  beyond: Span[],
  barred: Barred,
): { kind: PieceKind; reason: string } {
  const opened = openingKind(setting, facts, barred);
  if (opened) return { kind: opened, reason: "it is not addressed to health professionals or payers as promotion" };
  if (medicines.length === 0)
    return {
      kind: paperWithoutMedicine(setting, facts, barred) ?? "no-medicine",
      reason: "it names no medicine of the company",
    };
  const copy = facts.lines
    .filter((line) => line.zone === "body" || line.zone === "heading" || line.zone === "direction")
    .map((line) => setting.text.slice(line.start, line.end));
  const names = namesOf(medicines);
  const tellsResults = () => copy.some((line) => COMPARED_RESULT.test(line));
  const exempt = exemptKind(setting, facts, { hasClaims: tellsResults, beyond, names, barred });
  if (exempt) return { kind: exempt, reason: "a paper of this kind is exempt as long as it keeps to its purpose" };
  if (
    RECORD.test(setting.opening) &&
    !POINTS_TO_PI.test(setting.text) &&
    sellsAt(facts, setting.opening.replace(RECORD, "").replace(ITEM_BOUGHT, "")) === null
  )
    return { kind: "information", reason: "it is a paper of trade or the record of a committee of the health service" };
  if (
    FILE_NOTE.test(setting.opening) &&
    FILED.test(`${setting.text}\n${setting.context}`) &&
    !GOES_OUT.test(setting.text) &&
    !TO_OUTSIDER.test(setting.text) &&
    !tellsResults() &&
    !urgesUse(facts, names) &&
    !isPitched(facts, names)
  )
    return { kind: "information", reason: "it is a note for the files of what was said" };
  if (
    CERTIFICATE.test(setting.opening) &&
    CERTIFIES.test(setting.text) &&
    !copy.some((line) => itemCodeIn(line) === null && FOR_THE_MEDICINE.some((sign) => sign.test(line))) &&
    !POINTS_TO_PI.test(setting.text) &&
    !carriesStatement(facts) &&
    !tellsResults() &&
    !urgesUse(facts, names)
  )
    return { kind: "information", reason: "it is the certificate of other pieces" };
  if (isDeclared(setting.opening))
    return { kind: "promotion", reason: "it says that it is promotional and names a medicine" };
  if (beyond.length > 0 && REPLY.test(setting.opening))
    return { kind: "promotion", reason: "it goes beyond the question that was asked" };
  if (
    isTradeList(setting.text, medicines, copy) &&
    !tellsResults() &&
    !urgesUse(facts, names) &&
    !isPitched(facts, names)
  )
    return { kind: "information", reason: "it lists medicines, prices or terms of trade and makes no claim for any" };
  if (copy.some((line) => FOR_THE_MEDICINE.some((sign) => sign.test(line))))
    return { kind: "promotion", reason: "it names a medicine together with its use or a claim" };
  const commended = new RegExp(USE_COMMENDED.source.replaceAll("NAME", `(?:${names.source})`), "iu");
  if (copy.some((line) => commended.test(line)))
    return { kind: "promotion", reason: "it speaks well of the use of a medicine that it names" };
  const inHeading = facts.lines.some(
    (line) => line.zone === "heading" && names.test(setting.text.slice(line.start, line.end)),
  );
  if (isPitched(facts, names)) return { kind: "promotion", reason: "it says for whom a medicine should be chosen" };
  if (DISPLAY.test(setting.opening))
    return { kind: "promotion", reason: "it is a space that is bought or built to show the name of a medicine" };
  if (inHeading) return { kind: "promotion", reason: "it puts the name of a medicine in a heading" };
  return { kind: "information", reason: "it names a medicine and makes no claim for it" };
}

/** What suppliers and pharmacies write to each other about. */
const TRADE =
  /\b(?:discounts?|wholesalers?|order form|sign[- ]up form|pack size|drug tariff|reimbursement|PIP codes?|retail price|list prices?|price per pack|recycling|scheme members?|our products|product list)\b/gi;
/** The code by which a pharmacy orders a pack. */
const ORDER_CODE = /\bPIP code:? ?\d/gi;
const FEWEST_TERMS = 2;
const FEWEST_LISTED = 3;
const FEWEST_OF_A_LIST = 8;

/** A use, a result or praise: no list of prices has need of it. */
const CLAIMED =
  /\bindicated\b|\btreatment of\b|\b(?:adults|patients|women|men|children|people) (?:with|who) \p{L}|\b(?:vs|versus|against) (?:placebo|vehicle)\b|\b(?:efficacy|effective(?! (?:date|from))|well tolerated|tolerability|safety profile|faster|stronger|better|superior|relief|choose|once daily|halv(?:es|ed|ing)|reduc(?:es|ed)|prevents?|reliev(?:es|ed)|improv(?:es|ed)|controls|controlled|works)\b/iu;

/** A price list, catalogue or form of trade that makes no claim is no advertising. Source: Clause 1.17, supplementary information;
 * Human Medicines Regulations 2012, regulation 7. */
function isTradeList(text: string, medicines: Product[], copy: string[]): boolean {
  const terms = new Set(everyMatch(TRADE, text).map(([term]) => term.toLowerCase()));
  const isOfTrade =
    terms.size >= FEWEST_TERMS ||
    (terms.size > 0 && medicines.length >= FEWEST_LISTED) ||
    everyMatch(ORDER_CODE, text).length >= FEWEST_OF_A_LIST ||
    medicines.length >= FEWEST_OF_A_LIST;
  return isOfTrade && !copy.some((line) => CLAIMED.test(line));
}
