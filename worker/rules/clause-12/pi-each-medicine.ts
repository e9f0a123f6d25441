import type { Facts } from "../facts/index.ts";
import type { Product } from "../facts/types.ts";
import type { Check } from "../types.ts";
import { email, LINK, leavepiece, PI } from "./example-texts.ts";
import { owesAll, piInsert, prominentName } from "./wording.ts";

const PORTFOLIO =
  /\b(?:both|range|portfolio|family|also (?:from|available from|by)|our (?:two|three|other|medicines|products|treatments)|products from|medicines from|either)\b/i;

/** Another medicine of the same company: it has a generic name beside it, a place of its own, and is not what the
 * first is measured against (rivals stand in tables of prices and results too, so the piece must claim it). */
function isPromotedToo(facts: Facts, product: Product): boolean {
  const { text } = facts.view;
  const places = facts.sentences.filter(
    (s) =>
      s.zone !== "references" && s.zone !== "pi" && product.mentions.some((m) => s.start <= m.start && m.start < s.end),
  );
  const claimed = facts.sentences.some((s) => s.zone !== "pi" && PORTFOLIO.test(text.slice(s.start, s.end)));
  const measured = places.some((s) =>
    /£|\d ?p\b|\b(?:than|versus|vs|v|compared|against|switch\w*)\b/i.test(text.slice(s.start, s.end)),
  );
  return places.length > 0 && claimed && !measured;
}

/** 12.1: each medicine promoted has prescribing information of its own. */
export const piEachMedicine: Check = {
  id: "clause-12/pi-each-medicine",
  requirement: "12.pi-each-medicine",
  severity: "HIGH",
  duty: "must",
  themes: ["prescribing-information"],
  applies: (facts) => owesAll(facts) && facts.promotion.medicines.length > 1,
  find(facts) {
    const { blocks, pointers } = facts.prescribingInformation;
    const served = new Set([...blocks.flatMap((b) => b.products), ...pointers.flatMap((p) => p.products)]);
    if (
      served.size === 0 ||
      pointers.some((p) => p.products.length === 0 && p.route !== "request" && p.route !== "denied")
    )
      return [];
    return facts.promotion.medicines
      .filter(
        (p) =>
          !served.has(p.name) &&
          ![...served].some((s) => p.name.startsWith(`${s} `) || s.startsWith(`${p.name} `)) &&
          isPromotedToo(facts, p),
      )
      .map((p) => ({
        at: prominentName(facts, p),
        issue: `${p.name} is promoted as well, and only ${[...served].join(" and ")} has prescribing information. Each medicine must have its own.`,
        fix: { kind: "insert" as const, at: "end" as const, text: piInsert(facts, p.name) },
      }));
  },
  examples: {
    flagged: [
      {
        text: leavepiece({
          heading:
            "Two medicines from our headache range\nFor UK health professionals\n\nZelvorin (tavorimib) 40 mg capsules for the prevention of migraine in adults\n[[Calmadryn]] (sedarazine) 5 mg tablets for cluster headache in adults",
        }),
        why: "prescribing information for one of two",
      },
      {
        text: email({
          claim:
            "Both of our medicines for headache are on your formulary.\n\n[[Calmadryn]] (sedarazine) tablets are for cluster headache in adults. Start Calmadryn early. Zelvorin (tavorimib) is for migraine in adults.",
        }),
        channel: "email",
        why: "one link for two medicines",
      },
    ],
    clean: [
      {
        text: email({
          claim:
            "Both of our medicines for headache are on your formulary.\n\nCalmadryn (sedarazine) tablets are for cluster headache in adults. Zelvorin (tavorimib) is for migraine in adults.",
          pi: `${LINK}\nClick here for Calmadryn prescribing information: https://calmadryn.northgate.example/pi`,
        }),
        channel: "email",
        why: "a link for each",
      },
      {
        text: leavepiece({
          heading: "Zelvorin (tavorimib) 40 mg capsules\n\nZelvorin £41.00 for 28; Siltador (pelamide) £58.00 for 28",
          pi: PI,
        }),
        why: "a rival in a table of prices",
      },
    ],
    inapplicable: [{ text: leavepiece(), why: "one medicine" }],
  },
};
