import { everyMatch } from "#worker/text/every-match.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { hitOn, quoted } from "../checks/hits.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";
import { rows, tidy } from "./dose-table.ts";

const COUNTED =
  /(?<![\d.,/])(\d{1,5}) ?(?:of|out of|\/) ?(\d{1,5})(?: [\p{L}]{2,14}){0,3} ?\((\d{1,3}(?:\.\d{1,2})?) ?%\)|(?<![\d.,])(\d{1,3}(?:\.\d{1,2})?) ?% ?\((\d{1,5}) ?(?:of|out of|\/) ?(\d{1,5})\)/gu;

/** "38 of 100 (45%)": percentages that their own counts deny. */
function percentages(facts: Facts): Hit[] {
  return facts.sentences.flatMap((sentence) => {
    if (sentence.zone === "references" || sentence.zone === "pi") return [];
    return everyMatch(COUNTED, wordsOf(facts, sentence)).flatMap((m) => {
      const [part, whole, stated] =
        m[3] === undefined ? [Number(m[5]), Number(m[6]), Number(m[4])] : [Number(m[1]), Number(m[2]), Number(m[3])];
      const right = (100 * part) / whole;
      if (whole < 2 || part > whole || Math.abs(right - stated) <= 1.1) return [];
      const at = { start: sentence.start + m.index, end: sentence.start + m.index + m[0].length };
      return [
        {
          at,
          issue: `${quoted(m[0])} does not work out: ${part} of ${whole} is ${tidy(Math.round(right * 10) / 10)}%. Figures must be accurate.`,
          fix: { kind: "replace" as const, with: "[count and percentage to be confirmed]" },
        },
      ];
    });
  });
}

const DIFFERENCE =
  /\babsolute (?:risk )?(?:difference|reduction)(?: of| was|:| is)? ?(?:an? )?(\d{1,3}(?:\.\d{1,2})?)|\bdifference(?: of| was|:)? ?(\d{1,3}(?:\.\d{1,2})?) percentage points/i;
const RELATIVE =
  /\brelative (?:risk )?(?:difference|reduction)(?: of| was|:| is)? ?(\d{1,3}(?:\.\d{1,2})?) ?%|\((\d{1,3}) ?% relative/i;

/** A difference that the two rates beside it deny. */
function differences(facts: Facts): Hit[] {
  const percents = Map.groupBy(
    facts.figures.pairs.filter((p) => p.kind === "percent"),
    (p) => p.sentence,
  );
  return facts.sentences.flatMap((sentence) => {
    const pairs = percents.get(sentence.index) ?? percents.get(sentence.index - 1) ?? [];
    const [pair] = pairs;
    if (!pair || pairs.length > 1 || sentence.zone === "pi") return [];
    const words = wordsOf(facts, sentence);
    const absolute = DIFFERENCE.exec(words);
    const relative = RELATIVE.exec(words);
    const gap = Math.abs(pair.first - pair.second);
    const stated = absolute ? Number(absolute[1] ?? absolute[2]) : null;
    const larger = Math.max(pair.first, pair.second);
    const share = relative ? Number(relative[1] ?? relative[2]) : null;
    const wrong =
      (stated !== null && Math.abs(stated - gap) > Math.max(1, gap * 0.4)) ||
      (share !== null && larger > 0 && share - (100 * gap) / larger > 15);
    if (!wrong) return [];
    return [
      hitOn(
        facts,
        sentence,
        `The difference stated in ${quoted(words)} does not follow from the two rates given (${tidy(pair.first)}% and ${tidy(pair.second)}%). Figures must be accurate.`,
      ),
    ];
  });
}

const TREATED =
  /\b(?:number needed to treat|NNTB?)(?: of| was| is|:| ?=)? ?(\d{1,4})\b|\b(?:one|1) (?:[\p{L}-]{2,16} ){1,6}for every (\d{1,4}) (?:[\p{L}-]{2,16} ){0,2}treated\b|\b(?:treat|treating) (\d{1,4}) (?:[\p{L}-]{2,16} ){0,8}(?:to|and) (?:prevent|avoid|avert|spare|save|stop) (?:one|1)\b|\b(\d{1,4}) (?:patients|people|adults|women|men) (?:[\p{L}-]{2,16} ){0,4}treated (?:[\p{L}-]{2,16} ){0,5}to (?:prevent|avoid|avert|spare|save|stop) (?:one|1)\b/iu;
/** What every wording of `TREATED` holds, and few sentences do. */
const OF_TREATING = /treat|NNT/i;
const NNT_REACH = 3;

/** A number needed to treat that the rates beside it deny. */
function numbersToTreat(facts: Facts): Hit[] {
  return facts.sentences.flatMap((sentence) => {
    if (sentence.zone === "references" || sentence.zone === "pi") return [];
    const words = wordsOf(facts, sentence);
    const m = OF_TREATING.test(words) ? TREATED.exec(words) : null;
    if (!m) return [];
    const stated = Number(m.slice(1).find((g) => g !== undefined));
    const near = facts.figures.pairs.filter(
      (p) =>
        p.kind === "percent" &&
        p.sentence <= sentence.index &&
        sentence.index - p.sentence <= NNT_REACH &&
        p.first !== p.second,
    );
    const right = near.map((p) => 100 / Math.abs(p.first - p.second));
    if (right.length === 0 || right.some((n) => Math.abs(n - stated) <= Math.max(2, n * 0.2))) return [];
    return [
      hitOn(
        facts,
        sentence,
        `${quoted(m[0])} does not follow from the rates given: they make it about ${Math.ceil(right[0] ?? 0)}. Figures must be accurate.`,
      ),
    ];
  });
}

function find(facts: Facts): Hit[] {
  const table = rows(facts).map((row) => ({
    at: { start: row.sentence.start, end: row.sentence.end },
    issue: `${quoted(wordsOf(facts, row.sentence))} does not work out: ${row.because} is ${tidy(row.right)} ${row.unit}, not ${wordsOf(facts, row.at)}. A wrong dose can harm a patient; dosing information must be accurate.`,
    fix: { kind: "replace" as const, at: row.at, with: "[amount to be confirmed against the SPC]" },
  }));
  return [...table, ...percentages(facts), ...differences(facts), ...numbersToTreat(facts)];
}

/** Clause 6.1: doses, volumes and percentages work out. */
export const wrongArithmetic: Check = {
  id: "clause-06/wrong-arithmetic",
  requirement: "6.not-misleading-overall",
  severity: "HIGH",
  duty: "must",
  themes: ["dosing-information", "patient-safety", "misleading-claim"],
  applies: (facts) =>
    facts.products.some((p) => p.role === "own") &&
    facts.figures.all.some((f) => ["volume", "percent", "dose"].includes(f.kind)),
  find,
  examples: {
    flagged: [
      {
        text: "Xelvora (mirtazeparin) app\n\nXelvora 10,000 IU per ml\n2,500 IU   0.25 ml\n3,500 IU   0.35 ml\n[[4,500 IU   0.54 ml]]",
        why: "digits of a volume turned round",
        audience: "patients",
      },
      {
        text: "Xelvora (mirtazepan) oral solution 20 mg/ml\n\nMorning: 40 mg   2 ml\n[[Evening: 60 mg   6 ml]]",
        why: "a volume that is double",
      },
      {
        text: "Xelvora (mirtazepan) 5 mg/kg\n\n50 kg: 250 mg\n60 kg: 300 mg\n[[70 kg: 530 mg]]",
        why: "a dose by weight",
      },
      {
        text: "Xelvora (mirtazepan)\n\nResponse was seen in [[38 of 120 (45%)]].",
        why: "a percentage that its counts deny",
      },
    ],
    clean: [
      {
        text: "Xelvora (mirtazepan) price list\nXelvora oral solution   100mg/ml   60ml   116-1033   31.94   30.34\nXelvora vial   40mg   50ml   261-6720   98.00   98.00",
        why: "the pack, the code and the price of a trade list",
      },
      {
        text: "Xelvora (mirtazeparin)\n\nXelvora 100 mg per ml\nClearance 15-30 ml/min: 1 mg/kg once a day",
        why: "a clearance is no volume",
      },
      {
        text: "Xelvora (mirtazeparin)\n\nXelvora 20,000 IU per ml\n8,000 IU   0.40 ml\n10,000 IU  0.50 ml",
        why: "all rows hold",
      },
      {
        text: "Xelvora (mirtazepan)\n\nResponse was seen in 39 of 100 (39%) and 21% on placebo; absolute difference 18 percentage points.",
        why: "all figures hold",
      },
    ],
    inapplicable: [
      { text: "Xelvora (mirtazepan) is available from all wholesalers.", why: "no figures" },
      { text: "Mix 50 mg of salt in 3 ml of water, or 100 mg in 9 ml.", why: "no medicine" },
    ],
  },
};
