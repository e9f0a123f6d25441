import { standsIn } from "#worker/text/may-match.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { quoted, withBlanks } from "../checks/hits.ts";
import { couldPromote } from "../checks/of-the-medicine.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import { isCaution } from "./off-label.ts";
import { type OwnLimit, ownLimits } from "./own-limits.ts";

/** A tick, a sign of gain or a claim. */
const GAIN =
  /^\W{0,3}[✔✓☑•+]|\b(?:lighter|fewer|better|brighter|sharper|clearer|calmer|improve[sd]?|gain\w*|lift\w*|loss|lost|relief|relieve[sd]?|more|less|glow|boost\w*|restor\w+|help(?:s|ed)?|protect\w*|prevent\w*)\b/i;
/** A use is asked for. */
const URGED =
  /^\W*(?:make|choose|use|start|add|prescribe|put|offer|give|try|consider|include|think|switch|reach|turn)\b|\bpart of your\b|\b(?:your|every) (?:[\w-]+ ){0,3}(?:protocol|pathway|ward|patients?|clinic)\b/i;
/** Words that a dose or a product may be exchanged for another, one for one. */
const SWAPPED =
  /\b(?:one for one|unit for unit|like for like|dose for dose|mg for mg|1 ?: ?1|same (?:number of )?(?:units|dose)|keep the (?:same )?dose|no (?:dose )?conversion|straight (?:swap|switch)|interchangeabl[ey])\b/i;
const NO_SWAP =
  /\b(?:not (?:be )?(?:interchangeable|equivalent|exchanged|substituted)|cannot be (?:exchanged|interchanged|substituted|compared|converted)|particular to each product|specific to (?:each|the) product)\b/i;
const RATIO = /\b(?:randomi[sz]ed|ratio|double blind|allocated)\b/i;

/** What a regulator has said of the medicine, in its words. */
const OF_REGULATOR = /\b(?:MHRA|EMA|regulator)\b[^.]{0,40}\b(?:issued|given|published)\b[^.]{0,40}\bopinion\b/i;

const LEAST_USES = 2;

function toHit(facts: Facts, s: Sentence, why: string): Hit {
  return {
    at: { start: s.start, end: s.end },
    issue: `${quoted(wordsOf(facts, s))} ${why}. Promotion must not be inconsistent with the Summary of Product Characteristics (Clause 11.2).`,
    fix: { kind: "delete", at: withBlanks(facts, s) },
  };
}

/** A sentence of the copy, with its words in small letters: each limit is held against all of them. */
interface Said {
  sentence: Sentence;
  lower: string;
  /** It holds out a gain. */
  gains: boolean;
}

/** The stems that begin a word of what is said. */
const speaksOf = ({ lower }: Said, stems: string[]) => {
  const begins = (stem: string) => {
    for (let at = lower.indexOf(stem); at !== -1; at = lower.indexOf(stem, at + 1))
      if (!/\p{L}/u.test(lower[at - 1] ?? "")) return true;
    return false;
  };
  return stems.filter(begins);
};

/** Several uses that the small type says are not licensed, each held out as a gain. */
function unlicensedGains(facts: Facts, copy: Said[], limit: OwnLimit): Hit[] {
  const found = copy.filter((said) => said.gains && speaksOf(said, limit.stems).length > 0);
  const uses = new Set(found.flatMap((said) => speaksOf(said, limit.stems)));
  if (uses.size < LEAST_USES) return [];
  return found.map(({ sentence }) =>
    toHit(facts, sentence, "holds out an effect for which, as the piece itself says, the medicine is not licensed"),
  );
}

/** Use urged in people of whom the piece itself says that none were studied or that the licence leaves them out. */
function unstudiedUrged(facts: Facts, copy: Said[], limit: OwnLimit): Hit[] {
  const known = `${facts.licence.terms?.indication ?? ""}`.toLowerCase();
  const stems = limit.stems.filter((stem) => stem.length > 4 && !known.includes(stem));
  const speaking = copy.filter((said) => speaksOf(said, stems).length > 0).map(({ sentence }) => sentence);
  const urged = speaking.filter((s) => URGED.test(wordsOf(facts, s)));
  if (urged.length === 0) return [];
  const headings = speaking.filter((s) => s.zone === "heading" && !urged.includes(s));
  return [...headings, ...urged].map((s) =>
    toHit(
      facts,
      s,
      "urges use in people in whom, as the piece itself says, the medicine was not studied or is not licensed",
    ),
  );
}

function swaps(facts: Facts, copy: Sentence[]): Hit[] {
  if (!standsIn(NO_SWAP, facts.view.text)) return [];
  return copy
    .filter((s) => SWAPPED.test(wordsOf(facts, s)) && !RATIO.test(wordsOf(facts, s)))
    .map((s) => toHit(facts, s, "treats as interchangeable what the licence says is not"));
}

/** 11.2: the piece does not urge what its own small type says is not licensed, not studied or not interchangeable. */
export const offLabelOwnWords: Check = {
  id: "clause-11/off-label-own-words",
  requirement: "11.on-label",
  severity: "HIGH",
  duty: "must",
  themes: ["off-label", "misleading-claim", "dosing-information"],
  applies: (facts) => couldPromote(facts) && (ownLimits(facts).length > 0 || standsIn(NO_SWAP, facts.view.text)),
  find: (facts) => {
    const limits = ownLimits(facts);
    const saying = new Set(limits.map((limit) => limit.sentence));
    const copy = ownSentences(facts).filter(
      (s) =>
        !saying.has(s.index) &&
        !isCaution(wordsOf(facts, s)) &&
        !OF_REGULATOR.test(wordsOf(facts, s)) &&
        !/\?["')]*$/.test(wordsOf(facts, s).trim()),
    );
    const said = copy.map((sentence): Said => {
      const words = wordsOf(facts, sentence);
      return { sentence, lower: words.toLowerCase(), gains: GAIN.test(words) };
    });
    const found = [
      ...limits.flatMap((limit) => [
        ...(limit.kind === "not-licensed" ? unlicensedGains(facts, said, limit) : []),
        ...unstudiedUrged(facts, said, limit),
      ]),
      ...swaps(facts, copy),
    ];
    return [...new Map(found.map((hit) => [hit.at?.start, hit])).values()];
  },
  examples: {
    flagged: [
      {
        text: "Tavorel (tavorimib) tablets, for UK prescribers\nTavorel is licensed for hot flushes in women after the menopause.\n[[✔ Sleep: 40 minutes more each night]]\n[[✔ Joints: looser by week 12]]\nTavorel is not licensed for sleep or joints.",
        why: "ticks for what the small type denies",
      },
      {
        text: "Tavorel (tavorimib), for UK prescribers\nTavorel is licensed for prevention of shingles in adults.\nIn the trial (n=800; no participants had had a kidney graft) 2% had shingles.\n[[Put Tavorel into your graft clinic's checklist.]]",
        why: "people left out of the trial",
      },
      {
        text: "Tavorel (tavorimib) insulin, for UK prescribers\n[[Unit for unit, change the pen and nothing else.]]\nUnits are not interchangeable with those of other insulins.",
        why: "a swap that the SPC forbids",
      },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib), for UK prescribers\nTavorel is not licensed for lymphoma.\nThe MHRA has issued a positive scientific opinion for Tavorel in adults with lymphoma that has come back after two or more lines of treatment.",
        why: "what the regulator has said",
      },
      {
        text: "Tavorel (tavorimib), for UK prescribers\nTavorel is licensed for type 2 diabetes in adults. Weight fell by 1.2 kg. Tavorel is not licensed for weight loss.",
        why: "one secondary result with its limit beside it",
      },
      {
        text: "Tavorel (tavorimib), for UK prescribers\nPatients with heart failure were excluded. Do not use Tavorel in heart failure.",
        why: "the limit is kept",
      },
      {
        text: "Tavorel (tavorimib) insulin, for UK prescribers\nUnits are not interchangeable with those of other insulins. Patients were randomised 1:1.",
        why: "a trial's allocation",
      },
    ],
    inapplicable: [{ text: "Tavorel (tavorimib) is licensed for migraine in adults.", why: "no limit of its own" }],
  },
};
