import { isSubstance, OF_AN_ASIDE, STEM } from "./product-pairs.ts";
import type { BaseFacts, Span } from "./types.ts";

/* Whether the words beside a brand name are its non-proprietary name. */

const FORMS =
  "tablets?|capsules?|injections?|creams?|gels?|ointments?|inhalers?|sprays?|drops?|pens?|syringes?|solutions?|suspensions?|powders?|sachets?|patch(?:es)?|implants?|lotions?|lacquers?|films?|granules|infusions?|vaccines?|device|auto-?injectors?|depots?|lozenges?|(?:intrauterine |transdermal |delivery )?systems?|vials?|plasters?|rings?";
const ORDINARY = new RegExp(
  `^(?:${FORMS}|the|a|an|is|was|for|in|on|with|and|see|or|of|once|twice|n|per|not|new|now|our|page|figure|all|both|licensed|prescription|available|continued|please|formerly|brand|oral|daily|weekly|monthly|adults?|patients?|placebo|vehicle|standard|left|right|top|bottom|including|excluding|mean|median|opens|click|link|log)\\b`,
  "i",
);
const GAP =
  /^(?:[\s®™▼▲*†‡\d.,%/-]|\[black triangle\]|mg|ml|g|micrograms?|mcg|IU|units?|XR|SR|MR|XL|LA|BF|PF|HFA|ODT|RX|Duo|(?:film-coated |gastro-resistant |prolonged-release |soft |hard |oral |nasal |eye |pre-filled |dispersible |chewable )?(?:tablets?|capsules?|injection|cream|gel|ointment|inhaler|spray|drops|pen|syringe|solution|patch|implant|lacquer|aerosol|pMDI|DPI|auto-?injector|depot|lozenge|intrauterine|transdermal|delivery|system|ring|plaster)\b)*/i;

/** What a form of medicine is called by, which no substance is. */
const OF_A_FORM =
  /^(?:effervescent|orodispersible|dispersible|chewable|medicated|nebuliser|inhalation|intravenous|subcutaneous|transdermal|sublingual|vaginal|rectal|topical|concentrate|prolonged|modified|powdered|coated|prefilled|oromucosal|buccal|ophthalmic|cutaneous|inhaled)$/;

/** A substance without brackets: before its strength, salt or form, or alone on the line below the brand. */
const BARE =
  /^[\s,:|-]*(\p{Ll}{7,})\b\s+(?:\d|hydrochloride|sodium|acetate|mesilate|tablets?|capsules?|injection|cream|gel|solution|inhaler)/u;
const BARE_LINE = /^(\p{Ll}{7,}(?:(?: ?[/+] ?| and | with )\p{Ll}{5,}){0,3})\s*(?:\n|$)/u;

/** The substance with its salt or strength: "(axitanib HCl)", "(etonorgestrone 68 mg subdermal implant)". */
const SALTED =
  /^\s*\(\s*▼?\s*(\p{Ll}{6,40})(?: (?:HCl|HBr|Na|K|Ca)\b| \d[\d.,]* ?(?:mg|g|micrograms?|mcg|IU|units?|%))/u;
/** A toxin, a serum, a factor or a vaccine, whose name is several words: "(botulinum toxin type A, strain H2)". */
const BIOLOGICAL = new RegExp(
  `^\\s*\\(\\s*▼?\\s*(?:(?!${OF_AN_ASIDE}\\b)[\\p{L}\\d-]+,? ){0,9}?(?:\\p{Ll}*toxin|vaccine|immunoglobulin|antitoxin|insulin|interferon|factor [IVX]+|plasma protein|recombinant|antigens?|toxoids?|polysaccharides?|fibrinogen|albumin)\\b[^()\\n]{0,80}\\)`,
  "u",
);
/** A vaccine, in brackets or on the line below. */
const VACCINE = new RegExp(`^[^\\n.;:]{0,70}[\\n(](?:(?!${OF_AN_ASIDE}\\b)[\\p{L}-]+ ){0,4}vaccine\\b`, "iu");
/** The non-proprietary name in the mouth of a speaker: "Dronevix, that's dronadil". */
const SPOKEN =
  /^[, ]*(?:that's|that is|also (?:called|known as)|known as|(?:whose |the )?(?:generic|non-proprietary) name(?: is)?) (\p{Ll}{6,40})(?![\p{L}-])/u;

/** Words as a pattern that matches them alone. */
export const literal = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Non-proprietary name as prescribing information gives it, where the base facts found none. */
export function genericFromPi(text: string, blocks: Span[]): string | null {
  for (const block of blocks) {
    const words = text.slice(block.start, block.end);
    const match =
      /\b(?:contain(?:s|ing)?|holds?|delivers?|with|of)\s+(?:[\d.,]+ (?:mg|g|micrograms?|mcg|ml|IU|units?|%)(?:\/\w+)?(?: (?:or|and) )?){1,3}\s*(?:of )?(\p{Ll}{6,}(?: \p{Ll}{6,})?)/iu.exec(
        words,
      );
    if (match?.[1] && !ORDINARY.test(match[1])) return match[1];
  }
  return null;
}

/** The second word of a brand, where the non-proprietary name or the line's end comes next: "ZELVORIN▼ Ellipta (…)". */
const SECOND_WORD = /^( ?[®™▼]{0,3}) \p{Lu}\p{L}{2,15}(?=[®™▼]{0,2}(?: ?\(| ?\n))/u;

/** Two substances alone on the line below. */
const SUBSTANCES_BELOW = /^[®™▼ ]{0,4}\n[ \t]{0,60}\p{Ll}{5,} ?[/+] ?\p{Ll}{5,}[ \t]*(?:\n|$)/u;

/** Whether the words after a brand name begin with its non-proprietary name. */
export function followsBrand(words: string, generic: string | null): boolean {
  const second = words.replace(SECOND_WORD, "$1");
  const inBrackets = /^[^(\n]{0,8}\n?\(([^()\n]+)\)/u.exec(second)?.[1];
  const isName = inBrackets ? isSubstance(inBrackets.trim()) : SUBSTANCES_BELOW.test(second);
  const after = isName ? second : words;
  const gap = GAP.exec(after)?.[0] ?? "";
  const rest = after.slice(gap.length);
  if (
    generic &&
    new RegExp(`^[^.;\\n]{0,40}(?:\\n[ \\t]{0,80}){0,2}[^.;\\n]{0,12}\\b${literal(generic)}`, "i").test(after)
  )
    return true;
  if (/^\s*\(\[[^\]\n]*(?:non-?proprietary|generic|active|substance)[^\]\n]*\]\)/i.test(rest)) return true;
  if (/vaccine/i.test(after) && VACCINE.test(after)) return true;
  const salted = SALTED.exec(rest)?.[1];
  if (salted) return isSubstance(salted);
  if (BIOLOGICAL.test(rest)) return true;
  const bracket = /^\s*\(\s*[▼]?\s*(\p{Ll}[\p{Ll}\d ,/+&.-]{4,90}(?:[ -]?\p{Lu}{1,4})?)[▼]?\s*\)/u.exec(rest)?.[1];
  if (bracket)
    return (
      !ORDINARY.test(bracket) && (isSubstance(bracket) || (/[,/+&]| and /.test(bracket) && /\p{Ll}{7}/u.test(bracket)))
    );
  const spoken = SPOKEN.exec(rest)?.[1];
  if (spoken) return isSubstance(spoken);
  // What stands beside it in the next column of a table is another medicine.
  if (/ {3}|\t/.test(gap)) return false;
  const bare = BARE.exec(rest)?.[1] ?? (/\n/.test(gap) ? BARE_LINE.exec(rest)?.[1] : undefined);
  return (
    bare !== undefined &&
    (!generic || generic.toLowerCase().includes(bare.slice(0, 5).toLowerCase())) &&
    !ORDINARY.test(bare) &&
    (!/ (?:and|with) /.test(bare) || isSubstance(bare.split(" ", 1)[0] ?? "")) &&
    !OF_A_FORM.test(bare) &&
    gap.length < 30 &&
    (generic !== null || !/(?:ing|ed|ly|tion|ment|ness|ies|al|ic|ous|able|ive|ary)$/.test(bare))
  );
}

/** A brand in brackets behind its substance, with or without the strength: "brevanatinib (Brevantis", "rosuvexa 20 mg (Crestolan". */
const SUBSTANCE_BEFORE = /(?<![\p{L}-])(\p{Ll}{6,40})( \d[\d.,]* ?(?:mg|g|micrograms?|mcg|ml|IU|units?|%))?\s\($/u;

/** Whether what stands before a brand name is its substance, with the brand in brackets behind it. */
export function isInBrackets(before: string): boolean {
  const [, substance = "", strength] = SUBSTANCE_BEFORE.exec(before) ?? [];
  return !ORDINARY.test(substance) && (STEM.test(substance) || (strength !== undefined && isSubstance(substance)));
}

/** Where the non-proprietary name is put in beside a brand name: after its marks and the letters that belong to it. */
export function besideBrand({ view }: BaseFacts, brand: Span): number {
  return (
    brand.end +
    (/^(?: ?(?:XR|SR|MR|XL|LA|BF|PF|HFA|ODT|Duo)\b)?[®™▼]{0,2}/.exec(view.text.slice(brand.end))?.[0].length ?? 0)
  );
}
