import { email, FOOTER, leavepiece, STATEMENT } from "../checks/example-texts.ts";
import { mediumOf, owesAll, piInsert } from "../checks/obligatory-items.ts";
import type { Check } from "../types.ts";

/** 12.1.ii: on the reader's own screen the link to prescribing information is direct and takes one click. */
export const piDirectLink: Check = {
  id: "clause-12/pi-direct-link",
  requirement: "12.pi-direct-link",
  severity: "MEDIUM",
  duty: "must",
  themes: ["prescribing-information", "digital-navigation"],
  applies: (facts) =>
    owesAll(facts) &&
    mediumOf(facts) !== "print" &&
    facts.prescribingInformation.pointers.some((p) => p.route === "link"),
  find(facts) {
    const { blocks, pointers } = facts.prescribingInformation;
    const links = pointers.filter((p) => p.route === "link");
    if (blocks.length > 0 || links.some((p) => !p.indirect)) return [];
    const product = facts.promotion.medicines[0]?.name ?? "the medicine";
    return links.slice(0, 1).map((at) => ({
      at,
      issue:
        "The prescribing information is reached through another page, a log-in or a menu. The link must be prominent and open it directly, in a single click.",
      fix: { kind: "replace", with: piInsert(facts, product).trim() },
    }));
  },
  examples: {
    flagged: [
      {
        text: email({
          pi: "[[Prescribing information can be found through the menu on our home page: https://northgate.example]]",
        }),
        channel: "email",
        why: "by a home page and its menu",
      },
      {
        text: email({
          pi: "[[For prescribing information log in to www.northgate.example and then select Zelvorin.]]",
        }),
        channel: "email",
        why: "behind a log-in",
      },
      {
        text: `Zelvorin (tavorimib) for adults with migraine\n\n${STATEMENT}\n${FOOTER}\n\n(Listed after a click on the three bars)\nHome\nLegal\n[[Prescribing information]]`,
        channel: "website",
        why: "in a menu that has to be opened",
      },
      {
        text: `Zelvorin (tavorimib) for adults with migraine\n\n[[Prescribing information: see Resources, then choose Documents (three clicks).]]\n\n${STATEMENT}\n${FOOTER}`,
        channel: "website",
        why: "three clicks away",
      },
      {
        text: email({ pi: "[[Where is the PI?]] Log in to our portal, open Library and pick Zelvorin." }),
        channel: "email",
        why: "a question, and the way in its answer",
      },
      {
        text: email({
          pi: "[[To read the prescribing information, go to northgate.example.]] Then open Medicines, then Zelvorin.",
        }),
        channel: "email",
        why: "the further steps in the next sentence",
      },
    ],
    clean: [
      {
        text: email({ pi: "Need the prescribing information? It is one click away: https://zelvorin.example/pi" }),
        channel: "email",
        why: "a question with a direct link for an answer",
      },
      { text: email(), channel: "email", why: "one click" },
      {
        text: email({ pi: "Prescribing information (opens directly, no log-in): https://northgate.example/pi" }),
        channel: "email",
        why: "says that no log-in is needed",
      },
    ],
    inapplicable: [{ text: leavepiece(), why: "printed text, no link" }],
  },
};
