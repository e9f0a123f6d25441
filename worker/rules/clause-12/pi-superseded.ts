import { stemOf } from "#worker/text/stems.ts";
import { leavepiece } from "../checks/example-texts.ts";
import type { Facts } from "../facts/index.ts";
import type { Span } from "../facts/types.ts";
import type { Check } from "../types.ts";

/** What is told of a change to the product information: "Since May 2024 it is contraindicated in …". */
const CHANGE =
  /\b(?:SPC|SmPC|summary of product characteristics|section 4\.\d|leaflet|licence|(?:[Ss]ince|[Ff]rom|[Ii]n) (?:[A-Z][a-z]{2,8} )?20\d\d|new (?:contra-?indication|in section))\b/;
const CONTRAINDICATED =
  /\bcontra-?indicat(?:ed|ions?)\b(?: now)? (?:in|for|with|of|on)(?: (?:patients|people|adults|those|women|anyone) (?:with|who have|taking))? ([^.;”"\n]{5,110})/gi;
/** The list of contraindications in prescribing information, printed here or quoted from an item. */
const LISTED = /\bContra-?indications?\s?: ?([^.\n…]{5,400})/g;
const PLAIN =
  /^(?:patients?|people|adults?|women|history|severe|severely|known|their|other|those|which|where|should|before|treatment|measured|during|blood|added|since|risk|with|high|this|that|have|been)$/;

/** Words of a condition that no other condition would share, cut to their stems. */
const stemsOf = (words: string) =>
  [...words.toLowerCase().matchAll(/\p{L}{4,}/gu)].flatMap(([w]) => (PLAIN.test(w) ? [] : [stemOf(w)]));

/** Lists that lack a contraindication which the piece or its context says the product information has gained. */
function lacking(facts: Facts): { at: Span; condition: string } | null {
  const { text } = facts.view;
  const { blocks } = facts.prescribingInformation;
  const isPrinted = (at: number) => blocks.some((b) => b.start <= at && at < b.end);
  const lists = [...text.matchAll(LISTED)];
  if (lists.length === 0) return null;
  const told = [
    ...facts.sentences.filter((s) => !isPrinted(s.start)).map((s) => text.slice(Math.max(0, s.start - 90), s.end)),
    facts.submission.context,
  ].filter((words) => CHANGE.test(words));
  for (const words of told)
    for (const [, condition = ""] of words.matchAll(CONTRAINDICATED)) {
      const stems = stemsOf(condition);
      if (stems.length === 0) continue;
      const list = lists.find(([, given = ""]) => !stems.some((stem) => given.toLowerCase().includes(stem)));
      if (list) return { at: { start: list.index, end: list.index + list[0].length }, condition: condition.trim() };
    }
  return null;
}

/** 12.1: prescribing information follows the current product information, as the piece or its context tells of it. */
export const piSuperseded: Check = {
  id: "clause-12/pi-superseded",
  requirement: "12.pi-current",
  severity: "MEDIUM",
  duty: "must",
  themes: ["prescribing-information", "out-of-date-information"],
  applies: ({ promotion, view }) =>
    (promotion.owesObligatoryItems || promotion.kind === "internal") && /\bcontra-?indications?\s?:/i.test(view.text),
  find(facts) {
    const found = lacking(facts);
    if (!found) return [];
    return [
      {
        at: found.at,
        issue: `The prescribing information does not give the contraindication “${found.condition}”, which the product information now has. It must be consistent with the current Summary of Product Characteristics.`,
        fix: {
          kind: "insert",
          at: found.at.end,
          text: `; ${found.condition}`,
          note: "Check the whole text against the current SPC, and replace every copy in use.",
        },
      },
    ];
  },
  examples: {
    flagged: [
      {
        text: leavepiece().replace(
          "Contraindications: Hypersensitivity; severe hepatic impairment",
          (list) => `[[${list}]]`,
        ),
        context: "Since March 2025 Zelvorin is contraindicated in patients with stroke.",
        why: "the user tells of a newer contraindication",
      },
      {
        text: leavepiece({
          heading:
            "Zelvorin (tavorimib) 40 mg capsules\nFor UK health professionals\n\n[Notice] New in section 4.3 of the SPC: contraindicated in pregnancy.",
        }).replace("Contraindications: Hypersensitivity; severe hepatic impairment", (list) => `[[${list}]]`),
        why: "a notice on the piece itself",
      },
    ],
    clean: [
      {
        text: leavepiece(),
        context: "Since March 2025 Zelvorin is contraindicated in severe hepatic impairment.",
        why: "it is in the list",
      },
      {
        text: leavepiece({
          claim: "Sumadrine is contraindicated in stroke. Zelvorin cut migraine days by 2.1 (p<0.001).",
        }),
        why: "no change is told of",
      },
    ],
    inapplicable: [{ text: "Study day programme\n\n10.00 Welcome", why: "no prescribing information" }],
  },
};
