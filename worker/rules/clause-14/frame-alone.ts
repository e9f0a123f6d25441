import { oncePer } from "#worker/lib/once-per.ts";
import { firstStarting } from "#worker/text/spans.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { quoted } from "../checks/hits.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence, Span } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import { partsOf } from "./parts.ts";

/** A mark that sends the reader to a note; reference numbers may stand on the last part. */
const MARKED = /(?<=[\p{L}\d%)."])[*†‡§]/u;
const MORE_TO_COME = /(?:\.{3}|…)\s*$/;
const WENT_ON = /^\s*(?:\d{1,2}\/\d{1,2}\s+)?(?:\.{3}|…)\s*/;
/** Like a reference number, a mark may send to a source. */
const SOURCE = /\bet al\b|\b(?:19|20)\d\d;|\bS(?:m)?PC\b|\bdata on file\b/i;

interface Part {
  span: Span;
  sentences: Sentence[];
}

/** The parts of a piece with what is said in them, in order. */
function contents(facts: Facts): Part[] {
  const copy = ownSentences(facts);
  return partsOf(facts).map((span) => ({
    span,
    sentences: copy
      .slice(firstStarting(copy, span.start), firstStarting(copy, span.end))
      .filter((s) => s.end <= span.end),
  }));
}

const claiming = oncePer(
  (facts: Facts) =>
    new Set(facts.claims.all.filter((c) => c.kinds.some((kind) => kind !== "safety")).map((c) => c.sentence)),
);
const claims = (facts: Facts, sentence: Sentence) => claiming(facts).has(sentence.index);

const opensWith = (facts: Facts, mark: string) => (s: Sentence) => wordsOf(facts, s).startsWith(mark);

/** A claim with a mark whose note is on another part only. */
function noteElsewhere(facts: Facts, { span, sentences }: Part): Hit[] {
  return sentences.flatMap((s) => {
    const mark = claims(facts, s) ? MARKED.exec(wordsOf(facts, s))?.[0] : undefined;
    if (!mark) return [];
    const note = facts.sentences.find(
      (other) => opensWith(facts, mark)(other) && other.zone !== "references" && !SOURCE.test(wordsOf(facts, other)),
    );
    if (!note || sentences.some(opensWith(facts, mark)) || (span.start <= note.start && note.end <= span.end))
      return [];
    const words = wordsOf(facts, note);
    return [
      {
        at: { start: s.start, end: s.end },
        issue: `${quoted(wordsOf(facts, s))} is seen without its note (${quoted(words)}), which stands elsewhere. No frame, screen or post may mislead when it is read alone.`,
        fix: { kind: "insert", at: span.end, text: `\n${words}` },
      },
    ];
  });
}

/** A claim that breaks off and has its limits on the next part. */
function brokenOff(facts: Facts, { sentences }: Part, next: Part | undefined): Hit[] {
  const last = sentences.at(-1);
  const rest = next?.sentences.find((s) => WENT_ON.test(wordsOf(facts, s)));
  const words = last ? wordsOf(facts, last) : "";
  const dots = MORE_TO_COME.exec(words);
  if (!last || !rest || !dots || !claims(facts, last)) return [];
  const ending = wordsOf(facts, rest).replace(WENT_ON, "");
  return [
    {
      at: { start: last.start, end: last.end },
      issue: `${quoted(words)} breaks off and is only completed on the next part (${quoted(ending)}). No frame, screen or post may mislead when it is read alone.`,
      fix: { kind: "replace", at: { start: last.start + dots.index, end: last.end }, with: ` ${ending}` },
    },
  ];
}

/** What takes a share of patients back to fewer. */
const COUNTS_FEWER =
  /\b(?:counting|including|of|in|among) (?:all|everyone|every patient|all those)\b[^.;]{0,40}\d|\bof the \d+[^.;]{0,80}\b(?:completed|finished|stayed|remained|returned|tolerated|broken|responded|kept)\b|\b(?:only|just) (?:those|patients|people) who (?:completed|finished|stayed|responded)\b|\b(?:completers|subgroup|post[- ]?hoc|responders only)\b/i;
const SHARE =
  /\b\d{1,3} ?%|\b(?:\d|two|three|four|five|six|seven|eight|nine) (?:in|out of) (?:\d+|ten|every \w+|five|four)\b|\b(?:most|half|two[- ]thirds|three[- ]quarters) (?:of )?(?:patients|people|adults|women|men)\b/i;

/** A share of patients on one part, and on another whom it leaves out. */
function countedElsewhere(facts: Facts, parts: Part[]): Hit[] {
  const counting = parts.flatMap(({ span, sentences }) =>
    sentences
      .filter((s) => COUNTS_FEWER.test(wordsOf(facts, s)) && !facts.claims.safety.includes(s.index))
      .map((s) => ({ from: span.start, sentence: s })),
  );
  if (counting.length === 0) return [];
  return parts.flatMap(({ span, sentences }) => {
    const told = sentences.some((s) => COUNTS_FEWER.test(wordsOf(facts, s)));
    if (told) return [];
    const boast = sentences.find(
      (s) =>
        s.zone !== "direction" &&
        SHARE.test(wordsOf(facts, s)) &&
        claims(facts, s) &&
        !facts.claims.safety.includes(s.index) &&
        !/\b(?:placebo|vehicle|v|vs|versus|n ?=)\b/i.test(wordsOf(facts, s)),
    );
    const later = counting.find(({ from }) => from > span.start)?.sentence;
    if (!boast || !later) return [];
    const at = { start: boast.start, end: boast.end };
    return [
      {
        at,
        severity: "HIGH" as const,
        issue: `${quoted(wordsOf(facts, boast))} is seen without whom it counts (${quoted(wordsOf(facts, later))}), which stands elsewhere. No frame, screen or post may mislead when it is read alone.`,
        fix: { kind: "delete" as const, at },
      },
    ];
  });
}

function find(facts: Facts): Hit[] {
  const parts = contents(facts);
  return [
    ...parts.flatMap((part, i) => [...noteElsewhere(facts, part), ...brokenOff(facts, part, parts[i + 1])]),
    ...countedElsewhere(facts, parts),
  ];
}

/** 14.5: no frame, screen or post of a series is misleading when read alone. */
export const frameAlone: Check = {
  id: "clause-14/frame-alone",
  requirement: "14.each-screen-alone",
  severity: "MEDIUM",
  duty: "must",
  themes: ["misleading-claim", "website-content"],
  applies: (facts) => facts.products.length > 0 && facts.promotion.isPromotional && partsOf(facts).length > 0,
  find,
  examples: {
    flagged: [
      {
        text: "Banner for health professionals\n\nFrame 1\n[[Zelvorin (tavorimib) halved migraine days*]]\n\nFrame 2\nOne tablet once a day\n\nFrame 3\n*In 31% of patients at 12 weeks; 22% with placebo.\nPrescribing information: click here",
        channel: "website",
        why: "the limit comes two frames later",
      },
      {
        text: "Promotional thread for UK health professionals\n\n[[1/3 Zelvorin (tavorimib) stops migraine...]]\n\n2/3 ...in one in four patients within two hours.\n\n3/3 Prescribing information: zelvorin.example/pi",
        channel: "social",
        why: "a sentence cut in two by the posts",
      },
      {
        text: "E-detail for health professionals\n\nScreen 1\n[[Zelvorin (tavorimib) improved symptoms in 61% of patients†]]\n\nScreen 2\n† Post hoc analysis of 40 patients.\nPrescribing information: click here",
        channel: "sales",
        why: "the kind of analysis is on the next screen",
      },
    ],
    clean: [
      {
        text: "Banner for health professionals\n\nFrame 1\nZelvorin (tavorimib) halved migraine days*\n*In 31% of patients at 12 weeks; 22% with placebo.\n\nFrame 2\nPrescribing information: click here",
        channel: "website",
        why: "the limit is in the same frame",
      },
      {
        text: "E-detail for health professionals\n\nScreen 1\nZelvorin (tavorimib) improved symptoms in 61% of patients and 40% with placebo.1\n\nScreen 2\nReferences: 1. Field A et al. J Migraine 2024;1:1-9.\nPrescribing information: click here",
        channel: "sales",
        why: "only the reference stands elsewhere",
      },
      {
        text: "Promotional thread for UK health professionals\n\n1/2 A new week, a new clinic...\n\n2/2 Zelvorin (tavorimib) is for adults with migraine. Prescribing information: zelvorin.example/pi",
        channel: "social",
        why: "what breaks off is no claim",
      },
    ],
    inapplicable: [
      {
        text: "For health professionals. Zelvorin (tavorimib) halved migraine days.* *In 31% of patients.",
        why: "one page",
      },
      {
        text: "Slide 1\nAsthma in winter*\n\nSlide 2\n*Public health figures. Nothing is promoted.",
        channel: "conference",
        why: "no medicine",
      },
    ],
  },
};
