import { spanAt } from "#worker/text/spans.ts";
import type { Check } from "../types.ts";
import { advertisement, LEAVEPIECE } from "./example-texts.ts";

const WORDS = { dose: "dosage", pack: "a pack size", cost: "cost", result: "a claim or result" } as const;

/** 13.2 and 13.4: an abbreviated advertisement holds nothing but the permitted items: no dosage, packs, cost or claims. */
export const extraInformation: Check = {
  id: "clause-13/extra-information",
  requirement: "13.extra-info-barred",
  severity: "MEDIUM",
  duty: "must",
  themes: ["abbreviated-advert"],
  applies: (facts) => facts.promotion.owesObligatoryItems && facts.obligatory.abbreviated.claimed,
  find: (facts) =>
    facts.obligatory.abbreviated.extras.map(({ kind, at }) => {
      const line = spanAt(facts.lines, at.start) ?? at;
      return {
        at,
        issue: `The abbreviated advertisement gives ${WORDS[kind]}, which goes beyond what Clause 13 permits. It must be taken out, or the advertisement must carry prescribing information.`,
        fix: { kind: "delete" as const, at: { start: line.start, end: line.end } },
      };
    }),
  examples: {
    flagged: [
      { text: advertisement({ more: "Now [[half the price]] of the other gepants" }), why: "cost" },
      { text: advertisement({ more: "[[One capsule once]] daily" }), why: "dosage" },
      { text: advertisement({ more: "[[Packs of 28]] and 84" }), why: "pack sizes" },
      {
        text: advertisement({ more: "61[[% fewer]] migraine days" }).replace("61[[% fewer]]", "6[[1% fewer]]"),
        why: "a result",
      },
    ],
    clean: [
      { text: advertisement(), why: "only the permitted items" },
      {
        text: advertisement({ name: "[Logo] Zelvorin (tavorimib)\n40 mg capsules" }),
        why: "strength and form beside the name",
      },
    ],
    inapplicable: [{ text: LEAVEPIECE, why: "not an advertisement" }],
  },
};
