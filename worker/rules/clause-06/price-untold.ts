import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { isDisowned } from "#worker/text/voice/own-words.ts";
import { oncePerSentence, wordsOf } from "#worker/text/words-of.ts";
import { hitOn, quoted } from "../checks/hits.ts";
import { isStatement } from "../checks/own-claims.ts";
import { concept } from "../concepts/concept.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";

/** It saves money, or makes more treatment possible for the same. */
const AFFORDABLE = concept(
  "affordable|affordability|economical|inexpensive|thrifty",
  "cheaper|cheapest|lower cost|low cost",
  "cost effective|saving|savings|efficient",
  "value for money",
  "treat|treats|treating|reach ..1 more patients|people ..6 same|less|budget|money|cost",
  "saves|save|saving|frees|free|freeing|releases|release ..4 money|budget|budgets|pounds|funds|millions",
  "easier|kinder|gentler|lighter ..1 on ..2 budget|budgets|purse|pocket",
);
const NO_PRICE =
  /\b(?:prices?|costs?|list price|price list)\b[^.;\n]{0,40}\b(?:to be (?:announced|confirmed|set|agreed|given|published)|TBC|TBA|not (?:yet )?(?:known|set|agreed|available|announced|fixed|decided)|at launch|will (?:be|follow)|on launch|unknown|undecided|pending)\b|\bno (?:UK )?price (?:has|is|yet|can)\b/i;

const hasPrice = (facts: Facts) =>
  facts.figures.all.some((f) => f.kind === "money") || facts.products.every((p) => p.role !== "own");

function find(facts: Facts): Hit[] {
  const unknown = facts.sentences.find((s) => NO_PRICE.test(wordsOf(facts, s)));
  if (!unknown || hasPrice(facts)) return [];
  const copy = new Set(ownSentences(facts));
  const found = AFFORDABLE.matches(facts).filter(
    (m) => copy.has(m.sentence) && m.sentence !== unknown && isStatement(facts, m.sentence) && !isDisowned(m, facts),
  );
  return oncePerSentence(found).map(({ sentence }) =>
    hitOn(
      facts,
      sentence,
      `${quoted(wordsOf(facts, sentence))} claims a saving, while the piece gives no price (${quoted(wordsOf(facts, unknown))}). A claim on cost must be capable of substantiation (Clause 6.2).`,
    ),
  );
}

/** Clause 6.2: no saving is claimed before there is a price. */
export const priceUntold: Check = {
  id: "clause-06/price-untold",
  requirement: "6.claim-substantiated",
  severity: "HIGH",
  duty: "must",
  themes: ["price-and-payer-information", "unsubstantiated-claim"],
  applies: (facts) => AFFORDABLE.matches(facts).length > 0 && !hasPrice(facts),
  find,
  examples: {
    flagged: [
      {
        text: "Tavorel (tavorimib) tablets. For NHS budget holders.\n[[A cost-effective choice for your area.]]\nThe price is to be confirmed.",
        why: "a saving without a price",
      },
      {
        text: "Tavorel (tavorimib) tablets. For NHS budget holders.\n[[Lets you treat more patients within the same budget.]]\nPrice: not yet known.",
        why: "more patients for the same, without a price",
      },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib) tablets. For NHS budget holders.\nThe price is to be confirmed; no statement on savings can be made.",
        why: "nothing claimed",
      },
      {
        text: "Tavorel (tavorimib) tablets. For NHS budget holders.\nA lower cost than the reference medicine: £310 a vial against £420.",
        why: "prices given",
      },
    ],
    inapplicable: [{ text: "Tavorel (tavorimib) tablets for gout. Promotional.", why: "no word on cost" }],
  },
};
