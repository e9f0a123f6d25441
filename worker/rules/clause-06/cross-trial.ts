import { oncePer } from "#worker/lib/once-per.ts";
import { everyMatch } from "#worker/text/every-match.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { hitOn, quoted } from "../checks/hits.ts";
import { isSlogan, isStatement, ownClaims, sentenceOf, speaksOfMedicine } from "../checks/own-claims.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";

/** A result with the medicine that it is for and the trial that it is from, in the three ways that copy puts it. */
const RESULTS = [
  /(?<name>\p{L}[\p{L}-]{3,30})\W{1,4}\d{1,3}(?:\.\d)? ?%[^%.;]{0,30}?(?<trial>\p{Lu}{4,14}(?:-\d)?|\p{L}{3,20} SPC)(?!\p{L})/gu,
  /\d{1,3}(?:\.\d)? ?%[^%;]{0,60}?\b(?:with|on|given|taking) (?<name>\p{L}[\p{L}-]{3,30})[^%;]{0,30}?(?:\b(?:in|from) |\()(?<trial>\p{Lu}{4,14}(?:-\d)?|\p{L}{3,20} SPC)(?!\p{L})/gu,
  /\b(?:[Ww]ith|[Oo]n|[Ff]or) (?<name>\p{L}[\p{L}-]{3,30})[^%;]{0,40}?\d{1,3}(?:\.\d)? ?%[^%;]{0,24}?(?:\b(?:in|from) |\()(?<trial>\p{Lu}{4,14}(?:-\d)?|\p{L}{3,20} SPC)(?!\p{L})/gu,
  /\b(?:in|from) (?<trial>\p{Lu}{4,14}(?:-\d)?|\p{L}{3,20} SPC)(?!\p{L})[^%;]{0,60}?\d{1,3}(?:\.\d)? ?%[^%;]{0,40}?\b(?:with|on|given|taking) (?<name>\p{L}[\p{L}-]{3,30})/gu,
];
const NO_RIVAL =
  /^(?:placebo|vehicle|sham|those|patients|people|adults|women|men|children|each|both|either|baseline|week|month|treatment|therapy|added|combination|active|background|usual|standard|reached|response|remission|about|only|least|from)$/i;
const NO_TRIAL = /^(?:NICE|MHRA|PASI|EASI|HAMD|MADRS|COPD|GLOBAL|FEV|NEWS|ADVERSE|TABLE|FIGURE|CHART|AWMSG|ITEM)$/;
/** The copy owns that the trials were apart. */
const OWNED =
  /\b(?:separate|different|two) (?:trials|studies)\b|\b(?:not|never|cannot) (?:be )?(?:directly )?compared?\b|\bno (?:direct|head[- ]to[- ]head)\b|\bindirect\b|\bcross[- ]trial\b|\bacross (?:trials|studies)\b|\bnot a comparison\b/i;
const MORE =
  /\b(?:more|better|higher|greater|fewer|less|lower|faster|longer|stronger|ahead|leads?|leading|beats?|wins?|difference|advantage|than|top|best|outperform\w*|superior\w*|gap|extra|side by side|compare|see for yourself)\b/i;

interface Arm {
  own: boolean;
  trial: string;
  sentence: Sentence;
}

function armsIn(facts: Facts, sentence: Sentence): Arm[] {
  const words = wordsOf(facts, sentence);
  if (!/\p{Lu}{3}/u.test(words)) return [];
  const [main] = facts.products;
  const own = new Set([main?.name, main?.generic].flatMap((name) => name?.toLowerCase() ?? []));
  return RESULTS.flatMap((pattern) =>
    everyMatch(pattern, words).flatMap((m) => {
      const name = m.groups?.name ?? "";
      const trial = m.groups?.trial ?? "";
      const isOwn = own.has(name.toLowerCase());
      if (NO_TRIAL.test(trial) || trial === name || (!isOwn && NO_RIVAL.test(name))) return [];
      return [{ own: isOwn, trial, sentence }];
    }),
  );
}

const TRIAL = /(?<!\p{L})(?:\p{Lu}{4,14}(?:-\d)?|\p{L}{3,20} SPC)(?!\p{L})/gu;
/** Names of trials, looked for word by word only where there are capitals in a row. */
const trialsIn = (words: string) => (/\p{Lu}{4}| SPC/u.test(words) ? (words.match(TRIAL) ?? []) : []);

/** The rival's result set beside the medicine's own, from another trial than any that the own ones are from. */
const apart = oncePer((facts: Facts): Arm | undefined => {
  const copy = facts.sentences.filter(
    (s) => s.zone !== "pi" && s.zone !== "references" && s.zone !== "ae-statement" && wordsOf(facts, s).includes("%"),
  );
  // Most pieces name no two trials: their sentences need not be read for results.
  if (new Set(copy.flatMap((s) => trialsIn(wordsOf(facts, s)))).size < 2) return undefined;
  const arms = copy.flatMap((s) => armsIn(facts, s));
  const own = arms.filter((a) => a.own);
  return arms.find(
    (a) =>
      !a.own &&
      own.some((o) => Math.abs(o.sentence.index - a.sentence.index) <= 3) &&
      own.every((o) => o.trial !== a.trial),
  );
});

function find(facts: Facts): Hit[] {
  const rival = apart(facts);
  const open = facts.sentences.filter(
    (s) => s.zone !== "pi" && s.zone !== "references" && !facts.trial.smallPrint[s.index],
  );
  if (!rival || open.some((s) => OWNED.test(wordsOf(facts, s)))) return [];
  const boasts = ownClaims(facts)
    .map((c) => sentenceOf(facts, c.sentence))
    .filter((s) => MORE.test(wordsOf(facts, s)) && isSlogan(facts, s) && isStatement(facts, s));
  return [...boasts, rival.sentence].map((s) =>
    hitOn(
      facts,
      s,
      `${quoted(wordsOf(facts, s))} sets a result against one from another trial (${rival.trial}), with other patients and methods. Without a trial that compares the two, this misleads.`,
    ),
  );
}

/** Clause 6.1: results of different trials are not set against each other. */
export const crossTrial: Check = {
  id: "clause-06/cross-trial",
  requirement: "6.not-misleading-overall",
  severity: "HIGH",
  duty: "must",
  themes: ["comparison", "misleading-claim", "statistics-and-graphs"],
  applies: (facts) => speaksOfMedicine(facts) && apart(facts) !== undefined,
  find,
  examples: {
    flagged: [
      {
        text: "Xelvora (mirtazepan) tablets\n\n[[More nights of sleep]]\n\n[[Response: Xelvora 61% (HARBOUR), zolpitane 44% (LANTERN).]]\n\nNausea is common.",
        why: "two trials side by side",
      },
      {
        text: "Xelvora (mirtazepan) tablets\n\nResponse was seen in 61% of people on Xelvora in HARBOUR.1 [[With zolpitane it was 44% in LANTERN.2]]\n\nNausea is common.",
        why: "in two sentences",
      },
      {
        text: "Xelvora (mirtazepan) tablets\n\n[[KINDER THAN ZOLPITANE]]\n\n[[Nausea: Xelvora 4% (HARBOUR); zolpitane 14% (zolpitane SPC)]]",
        why: "a trial against a label",
      },
    ],
    clean: [
      {
        text: "Xelvora (mirtazepan) tablets\n\nResponse: Xelvora 61% (HARBOUR), zolpitane 44% (HARBOUR).",
        why: "one trial",
      },
      {
        text: "Xelvora (mirtazepan) tablets\n\nResponse: Xelvora 61% (HARBOUR), placebo 44% (LANTERN).",
        why: "no rival",
      },
      {
        text: "Xelvora (mirtazepan) tablets\n\nResponse: Xelvora 61% (HARBOUR), zolpitane 44% (LANTERN). These are separate trials and cannot be compared.",
        why: "the copy says so",
      },
    ],
    inapplicable: [{ text: "Turnout: Leeds 61% (SPRING), York 44% (AUTUMN).", why: "no medicine" }],
  },
};
