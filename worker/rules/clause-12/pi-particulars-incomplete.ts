import { standsIn } from "#worker/text/may-match.ts";
import { POSTCODE } from "#worker/text/postcode.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import type { Facts } from "../facts/index.ts";
import { lacksInterval } from "../facts/pi-heads.ts";
import type { PiBlock } from "../facts/prescribing-information.ts";
import type { Hit } from "../types.ts";

/* Particulars that stand in the prescribing information and do not say all that Clause 12.2 asks of them. */

/** "[Page 61: prescribing information with …]" stands for what a reader of the piece will see. */
export const isPlaceholder = (words: string) => /^\[[^\]]*\]\W*$/.test(words.trim());

const WITH_VAT = /\b(?:incl?(?:uding|usive of|udes|\.)?|with) (?:\d+% )?VAT\b|\bVAT (?:is )?(?:included|incl?\b)/i;

/** A cost that is given with VAT in it. */
export function taxedCost(facts: Facts, block: PiBlock): Hit[] {
  const words = wordsOf(facts, block);
  const taxed = WITH_VAT.exec(words);
  if (!taxed || /\b(?:exc\w*|without|no|net of|before|ex\.?|less) VAT\b|\bVAT (?:exc|not)/i.test(words)) return [];
  const start = block.start + taxed.index;
  return [
    {
      at: { start, end: start + taxed[0].length },
      issue: "The cost in the prescribing information includes VAT. Clause 12.2 requires the cost excluding VAT.",
      fix: { kind: "replace", with: "[the cost] excluding VAT", note: "Give the basic NHS cost without VAT." },
    },
  ];
}

/** An amount with no word on how often it is given. */
export function noInterval(facts: Facts, block: PiBlock): Hit[] {
  const { dosage } = block.particulars;
  if (!dosage || !lacksInterval(dosage.value, wordsOf(facts, block))) return [];
  const words = wordsOf(facts, dosage).replace(/[\s.;,]{1,9}$/, "");
  const end = dosage.start + words.length;
  return [
    {
      at: { start: dosage.start, end },
      issue:
        "The dosage in the prescribing information does not say how often the medicine is given. Clause 12.2 requires the dosage and method of use to be stated there, whatever the rest of the piece says.",
      fix: { kind: "insert", at: end, text: " [how often, from the SPC]" },
    },
  ];
}

/** An address, or a gap for it. */
const ADDRESS = new RegExp(String.raw`\b${POSTCODE}\b|\[[^\]\n]{0,40}address`);
/** A street, or a country in which holders have their seat. */
const PLACE =
  /\b(?:Road|Street|Lane|Avenue|House|Park|Way|Square|Court|PO Box)\b|\b(?:Ireland|Germany|France|Netherlands|Belgium|Denmark|Sweden|Norway|Finland|Iceland|Switzerland|Italy|Spain|Portugal|Luxembourg|Austria|Malta|Cyprus|Greece|Poland|Hungary|Slovenia|Slovakia|Croatia|Romania|Bulgaria|Estonia|Latvia|Lithuania|Czech Republic|Czechia|Japan|India|Israel|Canada|Australia|Korea|USA|United States)\b/u;
/** A town right after the name of a company. */
const TOWN =
  /\b(?:Ltd|Limited|plc|LLP|GmbH|UK)\b,? (?:of |at )?(?!(?:Medical|Information|Customer|Regulatory|Drug|Patient|Department|Services|Pharmacovigilance|Full|Further|Date|Revised|Prepared|Legal)\b)\p{Lu}\p{Ll}/u;
/** Numbers among the words of a holder that are no part of an address: dates, codes and licences. */
const OTHER_NUMBERS =
  /(?<!\d)(?:\+44|0)\d[\d ()]{6,14}\d|\b\p{L}{3,9} (?:19|20)\d\d\b|\b\d{1,2}[./]\d{2,4}\b|\b\p{Lu}{2,}[-/][\p{Lu}\d/-]*|\bPL\p{Lu}{0,2} ?\d[\d/-]*|\b(?:19|20)\d\d\b/gu;

const ELSEWHERE = /\b(?:above|below|over(?:leaf| the page)|front|back)\b/i;
/** How far after a company's name, in the same paragraph, its address stands, in characters. */
const ADDRESS_WITHIN = 200;

/** The piece says where the holder is: with its name among the particulars, or after its name anywhere else. */
function isAddressed(text: string, holder: string): boolean {
  const own = holder.replace(OTHER_NUMBERS, "");
  if (/\d|\[/.test(own) || PLACE.test(own) || TOWN.test(own)) return true;
  const name = /\p{Lu}[\p{L}\d-]+/u.exec(holder)?.[0];
  if (!name || ELSEWHERE.test(holder)) return standsIn(ADDRESS, text);
  return text
    .split(name)
    .slice(1)
    .map((after) => after.slice(0, ADDRESS_WITHIN).split(/\n\s*\n/, 1)[0] ?? "")
    .some((after) => ADDRESS.test(after) || PLACE.test(after));
}

/** A holder with a name and, in the whole piece, no address of its own. */
export function noAddress(facts: Facts, block: PiBlock): Hit[] {
  const { text } = facts.view;
  const { holder } = block.particulars;
  const words = text.slice(block.start, block.end);
  if (!holder || isAddressed(text, holder.value) || isPlaceholder(words)) return [];
  const stop = /(?<!\b\p{Lu})[.;\n]/u.exec(text.slice(holder.start, holder.end));
  const end = stop ? holder.start + stop.index : holder.end;
  return [
    {
      at: { start: holder.start, end },
      issue:
        "The prescribing information names the holder of the marketing authorisation and gives no address. Clause 12.2 requires both.",
      fix: { kind: "insert", at: end, text: ", [address of the authorisation holder]" },
    },
  ];
}
