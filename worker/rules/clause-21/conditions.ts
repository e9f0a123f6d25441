import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { ownWords } from "#worker/text/voice/own-words.ts";
import { clip, hitsIn } from "../checks/hits.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";
import { SIGN } from "../vocabulary/agreements.ts";
import { tooLarge, tooMany, unaccounted, unsigned } from "./words.ts";

const SIGNED = phrases(`${SIGN}`);
const OFFERS = phrases(
  "request|order|offer|available|send|free|receive|get|ask|claim|leave|post|grab|collect ..8 sample|samples|starter|pack|packs",
);

const REQUEST =
  "A written request, signed and dated by a health professional qualified to prescribe the medicine, is needed.";

/** The place or time of an order is no offer: "the screen after an order for samples". */
const MENTIONED = phrases("after|following|of ..1 order|orders|request|requests for|of ..1 sample|samples|packs");
const isOffered = (facts: Facts) =>
  ownWords(OFFERS, facts).some(
    // "Preservative-free" gives nothing away.
    ({ start, sentence }) => facts.view.text[start - 1] !== "-" && !hasPhrase(MENTIONED, facts, [sentence]),
  );

/** The offer says nothing of a signed request, once what it says wrongly is set aside. */
function silent(facts: Facts): Hit[] {
  // A note for the files offers nothing to anybody.
  if (facts.briefing.isBriefing || facts.promotion.kind === "internal") return [];
  if (hasPhrase(SIGNED, facts) || !isOffered(facts)) return [];
  return [
    {
      at: null,
      severity: "MEDIUM",
      subclause: "21.3",
      issue:
        "Samples are offered with no word of a written request, signed and dated, by a professional qualified to prescribe the medicine.",
      fix: { kind: "insert", at: "end", text: `\n${REQUEST} No more than four samples are supplied in a year.` },
    },
  ];
}

function find(facts: Facts): Hit[] {
  const without = hitsIn(
    facts,
    unsigned(facts),
    (words) =>
      `“${clip(words)}”: a sample may be supplied only in response to a written request that the professional has signed and dated.`,
    "Ask for a signed and dated written request.",
    { subclause: "21.3", fix: { kind: "replace", with: REQUEST } },
  );
  return [
    ...without,
    ...hitsIn(
      facts,
      tooMany(facts),
      (words) => `“${clip(words)}” goes beyond four samples of a medicine for one professional in a year.`,
      "Limit the offer to four samples a year.",
      { subclause: "21.2" },
    ),
    ...hitsIn(
      facts,
      tooLarge(facts),
      (words) => `“${clip(words)}”: a sample must be no larger than the smallest presentation on the UK market.`,
      "Offer the smallest presentation only.",
      { subclause: "21.4" },
    ),
    ...hitsIn(
      facts,
      unaccounted(facts),
      (words) => `“${clip(words)}”: samples must be controlled and accounted for, by an adequate system.`,
      "Keep a record of every sample received, supplied and returned.",
      { subclause: "21.7" },
    ),
    ...(without.length > 0 ? [] : silent(facts)),
  ];
}

/** Clauses 21.2 to 21.4: few samples, on a signed and dated request, of the smallest presentation. */
export const conditions: Check = {
  id: "clause-21/conditions",
  requirement: "21.offer-conditions",
  severity: "HIGH",
  duty: "must",
  themes: ["samples"],
  applies: (facts) => facts.dealings.samples,
  find,
  examples: {
    flagged: [
      {
        text: "Zelvorin (zelvotriptan) sample request\n[[Just tell your representative and we will send you a sample.]]",
        why: "asked for by word of mouth",
      },
      { text: "Sample card for prescribers. Sign and date below.\n[[Please send me 10 samples.]]", why: "ten samples" },
      {
        text: "Sample card for prescribers. Sign and date below.\n[[Each sample is a full three-month supply.]]",
        why: "a large pack",
      },
      {
        text: "Dear Dr Field\n[[Northgate Laboratories is pleased to leave six samples of Zelvorin (tavorimib) at your surgery each month.]]",
        why: "a company that is called Laboratories",
      },
      {
        text: "Dear Dr Field\n[[Northgate Laboratories is pleased to leave five samples of Zelvorin (tavorimib) at your surgery.]]",
        why: "five samples, where four are allowed",
      },
      { text: "Grab free Zelvorin (zelvotriptan) starter packs!", why: "no word of a signed request" },
      {
        text: "Sample packs for prescribers: sign and date. The flyer says so.\n[[Have a few dozen tubes, we have plenty.]]",
        why: "dozens of tubes, whatever is said of print",
      },
      {
        text: "Sample packs for the field: sign for each pack.\n[[An unsolicited pack may be left at each call.]]",
        channel: "sales",
        why: "a pack that nobody asked for",
      },
    ],
    clean: [
      {
        text: "Price list: Salbutide (salbutide sulfate)\nSalbutide CFC Free Inhaler   100mcg (200 dose)   1   1.03",
        audience: "payers",
        why: "free of a propellant",
      },
      {
        text: "Timopress (dorzolamine) eye drops: cost compare\nSamples: none.\nProduct (all preservative-free)   Pack   List price",
        audience: "payers",
        why: "free of a preservative",
      },
      {
        text: "Sample request form for prescribers. Sign and date. No more than four samples a year. Smallest pack only.",
        why: "all limits stated",
      },
      {
        text: "No samples are supplied without a signed and dated request. Up to four sample packs a year.",
        why: "the rule itself",
      },
      {
        text: "Stand rules for exhibitors. Companies may not offer competitions, gifts or sample packs of Zelvorin (zelvotriptan).",
        why: "refused with other things",
      },
      {
        text: "Note: the withdrawn Zelvorin (zelvotriptan) leavepiece still opens on the screen after an order for samples.",
        why: "a screen, not an offer",
      },
      {
        text: "Samples of Zelvorin (zelvotriptan): on a signed and dated request you supply one 5 g tube, the smallest pack.",
        why: "five grams in one tube",
      },
      {
        text: "Brief. We do not supply samples of Zelvorin (zelvotriptan).\nThree unsolicited calls a year at most.\nLeave the flyer. We have a few hundred.",
        channel: "sales",
        why: "calls and print",
      },
    ],
    inapplicable: [
      {
        text: "Blood samples were taken from 120 patients; the sample size was fixed in advance.",
        why: "other samples",
      },
      {
        text: "Zelvorin (zelvoxacin) for infection. Send samples for culture before the first dose; the laboratory keeps samples for a week.",
        why: "samples for the laboratory",
      },
    ],
  },
};
