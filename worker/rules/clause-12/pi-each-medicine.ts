import { standsIn } from "#worker/text/may-match.ts";
import { NO_WAY, owesAll, piInsert, prominentName } from "../checks/obligatory-items.ts";
import type { Facts } from "../facts/index.ts";
import type { PiRoute } from "../facts/pi-pointers.ts";
import { isSubstance } from "../facts/product-pairs.ts";
import type { Product } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import { examples } from "./pi-each-medicine.examples.ts";
import { isPromotedToo, SET_AGAINST } from "./promoted-too.ts";

const OWN_TWO =
  /\b(?:[Tt]wo|[Tt]hree|[Bb]oth|[Aa]ll)\b[^.\n]{0,60}\b(?:from|by|of) (?:\p{Lu}\p{L}+|us|our|the same)|\b(?:[Bb]oth|[Tt]wo|[Tt]hree) of our\b|\b[Oo]ur (?:two|three|other)\b/u;
/** Said right beside the substance: whose it is. */
const OURS =
  /\b(?:[Oo]ur (?:[\p{Ll}-]+ ){0,4}?(?:medicine|tablets?|capsules?|injection|inhaler|cream|gel|spray|patch|product|brand|generic|preparation|\p{Ll}*(?:muscarinic|blocker|inhibitor|agonist|antagonist|statin|steroid|biotic|depressant|convulsant|coagulant|histamine|dilator|diuretic|laxative|insulin))\b|(?:which|that) we (?:have )?(?:also )?(?:suppl|ma[kd]e|market|sell|sold|produce|launch|offer|br(?:ing|ought))\p{Ll}*|we (?:have|also) (?:suppl|ma[kd]e|market|sell|sold|produce)\p{Ll}*|(?:from|by) (?:us|the same company)|in our (?:range|portfolio|family))\b/u;
const PRAISED =
  /\b(?:dependable|reliable|trusted|first choice|proven|effective|established|well tolerated|favourite|recommended|simple|remains|experience|works|good)\b/i;

/** Whether words that go on from a substance claim it for the company: "solitrone, which we supply". */
function isCalledOurs(words: string, substance: string): boolean {
  const at = words.toLowerCase().indexOf(substance) + substance.length;
  const before = words.slice(Math.max(0, at - substance.length - 30), at - substance.length);
  return (
    OURS.test(words.slice(at, at + 60)) ||
    /\b[Oo]ur (?:own |older |other |established |branded |generic |once-daily |long-standing )?$/.test(before)
  );
}

/** Another medicine of the company's, promoted under its non-proprietary name alone: praised in a piece that calls both
 * its own. */
function praisedSubstance(facts: Facts): Hit[] {
  const { text } = facts.view;
  const copy = facts.sentences.filter((s) => s.zone === "body" || s.zone === "heading");
  const ownsTwo = copy.some((s) => OWN_TWO.test(text.slice(s.start, s.end)));
  // Without words of that kind no substance can be called the company's own.
  if (!ownsTwo && !standsIn(OURS, text) && !/\b[Oo]ur /.test(text)) return [];
  const known = facts.products.map((p) => `${p.name} ${p.generic ?? ""}`.toLowerCase()).join(" ");
  const doses = [
    ...text.matchAll(/(?<![\p{L}-])(\p{Ll}{7,})(?: (?:XL|SR|MR|PR|LA|XR))? \d[\d.]* ?(?:mg|micrograms?)\b/gu),
  ].map((m) => m[1] ?? "");
  const other = doses.find((word) => !known.includes(word) && isSubstance(word) && !/(?:ing|ed|ly)$/.test(word));
  if (!other) return [];
  const named = copy.filter((s) => text.slice(s.start, s.end).toLowerCase().includes(other));
  const own = named.find((s) => isCalledOurs(text.slice(s.start, copy[copy.indexOf(s) + 1]?.end ?? s.end), other));
  if (!ownsTwo && !own) return [];
  const place =
    own && named.length > 1
      ? own
      : named.find((s) => {
          const words = text.slice(s.start, copy[copy.indexOf(s) + 2]?.end ?? s.end);
          return PRAISED.test(words) && !SET_AGAINST.test(words);
        });
  if (!place) return [];
  const praise = facts.sentences
    .slice(place.index, place.index + 3)
    .find((s) => PRAISED.test(text.slice(s.start, s.end)));
  return [
    {
      at: praise ?? place,
      issue: `${other} is promoted as well, under its non-proprietary name, and has no prescribing information. Each medicine must have its own.`,
      fix: { kind: "insert", at: "end", text: piInsert(facts, other) },
    },
  ];
}

/** Beside prescribing information that is printed, words that only say where it stands promise no other. */
const NO_OTHER: readonly PiRoute[] = [...NO_WAY, "label", "in-piece"];
/** Words that say where that of several medicines stands. */
const OF_SEVERAL =
  /\b(?:both|the two)\b|\b(?:all|each)(?: of)?(?: the| these| our)? (?:medicines?|products?)\b|\b(?:two|three|these|our|the) (?:medicines|products)\b|\bpages \d/i;

/** Whether the piece says where prescribing information stands, of no medicine in particular. */
function pointsToAll({ prescribingInformation: { blocks, pointers }, view }: Facts): boolean {
  return pointers.some(
    ({ products, route, start, end }) =>
      products.length === 0 &&
      (!(blocks.length > 0 ? NO_OTHER : NO_WAY).includes(route) || OF_SEVERAL.test(view.text.slice(start, end))),
  );
}

/** "Zelvorin Melt" and "Zelvorin-D" are served by what is there for "Zelvorin"; a combination that only shares the name is not. */
function isOneBrand({ products }: Facts, product: Product, served: string): boolean {
  const [name, whole] = [product.name.toLowerCase(), served.toLowerCase()];
  const goesOn = (longer: string, shorter: string) =>
    longer.startsWith(shorter) && /^[ -]/.test(longer.slice(shorter.length));
  if (!goesOn(name, whole) && !goesOn(whole, name)) return false;
  const other = products.find((p) => p.name === served)?.generic;
  const isCombination = (generic: string) => / and | with |[/+]/.test(generic);
  return !product.generic || !other || isCombination(product.generic) === isCombination(other);
}

/** 12.1: each medicine promoted has prescribing information of its own. */
export const piEachMedicine: Check = {
  id: "clause-12/pi-each-medicine",
  requirement: "12.pi-each-medicine",
  severity: "HIGH",
  duty: "must",
  themes: ["prescribing-information"],
  applies: (facts) => owesAll(facts),
  find(facts) {
    const { blocks, pointers } = facts.prescribingInformation;
    const served = new Set([...blocks.flatMap((b) => b.products), ...pointers.flatMap((p) => p.products)]);
    if (served.size === 0 || pointsToAll(facts)) return [];
    const named = facts.products
      .filter(
        (p) =>
          !served.has(p.name) &&
          (p.generic !== null || !/\d|^each$/i.test(p.name)) &&
          ![...served].some((s) => isOneBrand(facts, p, s)) &&
          isPromotedToo(facts, p),
      )
      .map((p) => ({
        at: prominentName(facts, p),
        issue: `${p.name} is promoted as well, and only ${[...served].join(" and ")} has prescribing information. Each medicine must have its own.`,
        fix: { kind: "insert" as const, at: "end" as const, text: piInsert(facts, p.name) },
      }));
    return named.length > 0 ? named : praisedSubstance(facts);
  },
  examples,
};
