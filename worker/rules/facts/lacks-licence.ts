import { startsWithin } from "#worker/text/spans.ts";
import { unlicensedOf } from "./licence-status.ts";
import { UNLICENSED } from "./promotion-signs.ts";
import type { BaseFacts, Product } from "./types.ts";

/** A name that is the code of a substance under study. */
const IS_CODE = /^\p{Lu}{2,5}-?\d/u;

const HAS_LICENCE = /(?<!\b(?:not|un|yet|never|be|until|once|when|if) )\b[Ll]icensed in (?:the UK|Great Britain|GB)\b/;

/** Said of each of the medicines, in a sentence that names it or the next: a licence that it has. */
function saidLicensed({ sentences, view }: BaseFacts, medicines: Product[]): boolean {
  if (medicines.length === 0 || !view.text.includes("icensed in ")) return false;
  return medicines.every(({ mentions }) =>
    sentences.some(
      (s, i) => startsWithin(mentions, s) && HAS_LICENCE.test(view.text.slice(s.start, sentences[i + 1]?.end ?? s.end)),
    ),
  );
}

/** A licence for a use ("is licensed to prevent migraine", "for asthma", "in adults with …"), not one of another country or
 * one that a company holds. */
const LICENSED_FOR =
  /^[^.;]{0,40} (?:is|was|has been) (?:already |now )?(?:licensed|indicated) (?:to \p{Ll}|for \p{Ll}|in \p{Ll})(?![^.;]{0,60}\b(?:only in|not (?:yet )?in the UK|United States|USA?|EU|European Union|Japan|Canada|Australia)\b)/u;

/** Said of each of the medicines by the user: a licence that it has, whatever is still applied for. */
function toldLicensed({ submission }: BaseFacts, medicines: Product[]): boolean {
  return (
    medicines.length > 0 &&
    medicines.every(({ name }) => {
      const at = submission.context.indexOf(name);
      return at !== -1 && LICENSED_FOR.test(submission.context.slice(at + name.length));
    })
  );
}

/** The licence of the one medicine is still to come. */
const AWAITED =
  /\b(?:should|will|expects? to|hopes? to|due to) (?:have|get|receive|gain) (?:its|a|the) (?:UK |GB )?(?:licen[cs]e|marketing authori[sz]ation)\b/i;

/** Without prescribing information or an SPC to cite, a medicine said to have no licence has none. */
export function lacksLicence(facts: BaseFacts, medicines: Product[]): boolean {
  const { text } = facts.view;
  if (facts.lines.some((line) => line.zone === "pi") || /\bprescribing information for\b|\bPLGB\b/i.test(text))
    return false;
  if (medicines.length > 0 && medicines.every((m) => IS_CODE.test(m.name))) return true;
  const names = medicines.map((m) => m.name);
  if (toldLicensed(facts, medicines)) return false;
  if (UNLICENSED.test(facts.submission.context)) return true;
  if (saidLicensed(facts, medicines)) return false;
  if (medicines.length === 1 && AWAITED.test(text)) return true;
  return unlicensedOf(facts).some((u) => u.product !== null && names.includes(u.product));
}
