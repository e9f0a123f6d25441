import { companyOf, statementInsert } from "../checks/obligatory-items.ts";
import type { Facts } from "../facts/index.ts";
import type { Check } from "../types.ts";
import { advertisement, LEAVEPIECE } from "./example-texts.ts";

interface Lack {
  words: string;
  text: string;
}

function lacks(facts: Facts): Lack[] {
  const { items } = facts.obligatory.abbreviated;
  const { adverseEvents, names } = facts.obligatory;
  const main = names[0];
  const list: [boolean, string, string][] = [
    [
      !main || main.beside,
      "the non-proprietary name beside the brand name",
      `${main?.product ?? ""} (${main?.generic ?? "[non-proprietary name]"})`,
    ],
    [items.indication !== null, "an indication", "For the treatment of [licensed indication from the SPC]"],
    [items.legalCategory !== null, "the legal classification", "Legal classification: POM [or as licensed]"],
    [
      items.holder !== null,
      "the name and address of the authorisation holder",
      `${companyOf(facts)}, [address of the authorisation holder]`,
    ],
    [
      items.website !== null,
      "the website for further information",
      "Information about this product, including adverse reactions, precautions, contraindications and method of use, can be found at [website]",
    ],
    [
      items.consultSpc !== null,
      "the advice to consult the SPC",
      "Prescribers are recommended to consult the summary of product characteristics before prescribing.",
    ],
    [
      adverseEvents.report !== null && adverseEvents.where !== null,
      "the adverse event statement",
      statementInsert(facts).trim(),
    ],
  ];
  return list.filter(([there]) => !there).map(([, words, text]) => ({ words, text }));
}

/** 13.4 to 13.6: the items that every abbreviated advertisement carries. */
export const requiredItems: Check = {
  id: "clause-13/required-items",
  requirement: "13.required-items",
  severity: "MEDIUM",
  duty: "must",
  themes: ["abbreviated-advert"],
  applies: (facts) => facts.promotion.owesObligatoryItems && facts.obligatory.abbreviated.claimed,
  find(facts) {
    const missing = lacks(facts);
    if (missing.length === 0) return [];
    return [
      {
        at: null,
        issue: `The abbreviated advertisement lacks ${missing.map((m) => m.words).join("; ")}. It must carry every item that Clause 13.4 lists.`,
        fix: {
          kind: "insert",
          at: facts.obligatory.abbreviated.printedUntil,
          text: `\n\n${missing.map((m) => m.text).join("\n")}`,
        },
      },
    ];
  },
  examples: {
    flagged: [
      { text: advertisement({ spc: "" }), why: "no advice to consult the SPC" },
      { text: advertisement({ legal: "" }), why: "no legal classification" },
      {
        text: advertisement({
          name: "[Logo] Zelvorin",
          indication: "Zelvorin is for the prevention of migraine in adults. See the Zelvorin SPC.",
        }),
        why: "no non-proprietary name",
      },
      { text: advertisement({ statement: "" }), why: "no adverse event statement" },
      { text: advertisement({ holder: "" }), why: "no holder" },
      { text: advertisement({ holder: "Northgate Pharma Ltd" }), why: "no address" },
      {
        text: `${advertisement({ legal: "" })}\n\nThe rest of the page (journal's own text)\nPOM or P? A quiz on supply.`,
        why: "the class stands in another article of the page",
      },
      { text: `ABBREVIATED ${advertisement({ website: "" })}`, why: "no website" },
    ],
    clean: [
      { text: advertisement(), why: "all items" },
      {
        text: advertisement({ name: "        ZELVORIN®\n        tavorimib hydrochloride" }),
        why: "the substance alone on the line below the brand",
      },
      {
        text: advertisement({ holder: "Holder:\nNorthgate Pharma Ltd,\nUnit 2, Mill Street,\nDerby DE1 2AB" }),
        why: "the address on lines of its own",
      },
      {
        text: advertisement({
          website:
            "Further information on this medicine, with its side effects, is available from the website www.northgate.example/zelvorin",
          spc: "Please consult the SPC before prescribing.",
        }),
        why: "in other words",
      },
      {
        text: advertisement({
          website:
            "Further information, including the prescribing information, is on the website: www.northgate.example/zelvorin",
          spc: "Consult the Summary of Product Characteristics before prescribing, particularly in relation to side effects.",
        }),
        why: "prescribing information named as what the website holds",
      },
    ],
    inapplicable: [{ text: LEAVEPIECE, why: "not an advertisement" }],
  },
};
