import { oncePer } from "#worker/lib/once-per.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { quoted } from "../checks/hits.ts";
import type { Facts } from "../facts/index.ts";
import type { Check } from "../types.ts";
import { type Testimony, testimoniesOf } from "./quotes.ts";

const words = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d\s]/gu, " ")
    .split(/\s+/)
    .filter(Boolean);

/** Words as first said or printed, taken apart once. */
interface Original {
  text: string;
  plain: string;
  known: Set<string>;
  count: number;
}

const takenApart = oncePer((facts: Facts): Original[] =>
  originalsOf(facts).map((text) => {
    const list = words(text);
    return { text, plain: list.join(" "), known: new Set(list), count: list.length };
  }),
);

/** Sentences in the piece or its context that give the words as first said or printed. */
function originalsOf(facts: Facts): string[] {
  const copies = facts.quotations.map((q) => facts.view.text.slice(q.start + 1, q.end - 1));
  const context = facts.submission.context;
  const inContext = [...context.matchAll(/"([^"]{10,600})"/g)].map((m) => m[1] ?? "");
  const told =
    /\b(?:original|full (?:sentence|quotation|quote|text|wording)|transcript|actual(?:ly)?|paper|article|source|abstract|author|speaker|recording|minutes)\b/i.test(
      context,
    )
      ? [context]
      : [];
  const notes = facts.sentences
    .map((s) => wordsOf(facts, s))
    .filter((s) =>
      /\b(?:full sentence|original(?:ly)?|in full|actual words|complete (?:sentence|quotation))\b/i.test(s),
    );
  return [...copies, ...inContext, ...told, ...notes];
}

/** Share of the quotation's words that the original has, and whether they stand there in one piece. */
function match(quote: string, original: Original): { share: number; whole: boolean } {
  const asked = words(quote);
  const share = asked.filter((w) => original.known.has(w)).length / Math.max(1, asked.length);
  return { share, whole: ` ${original.plain} `.includes(` ${asked.join(" ")} `) };
}

const HEDGE =
  /\b(?:should|if|may|might|could|although|though|but|however|only|preliminary|further|larger|provided|unless|yet|confirmed?|limit\w*|caution|except|in some|small|not|cannot|risk|adverse|whether|despite|until|early|unclear|uncertain)\b/i;
/** Words of an original that a cut quotation leaves away, beyond the words that it keeps. */
function leftOut(quote: string, original: string): string {
  const at = original.toLowerCase().indexOf(quote.toLowerCase().replace(/^[.…\s]+|[.…\s]+$/g, ""));
  return at === -1 ? original : `${original.slice(0, at)} ${original.slice(at + quote.length)}`;
}

function faultOf(facts: Facts, quote: Testimony): "altered" | "cut" | null {
  const said = words(quote.said);
  const plain = said.join(" ");
  const parts = quote.said
    .split(/\.\.\.|…|\[[^\]]{0,120}\]/)
    .map((p) => p.trim())
    .filter((p) => p.split(/\s+/).length > 1);
  for (const original of takenApart(facts)) {
    if (original.plain === plain || original.count < said.length * 0.8) continue;
    const matches = parts.map((part) => match(part, original));
    const share = matches.reduce((sum, m) => sum + m.share, 0) / Math.max(1, matches.length);
    if (share < 0.6) continue;
    if (matches.every((m) => m.whole)) {
      if (HEDGE.test(leftOut(parts[0] ?? quote.said, original.text)) && !HEDGE.test(quote.said)) return "cut";
      continue;
    }
    return "altered";
  }
  return null;
}

const SAID_CHANGED =
  /\b(?:quotation|quote|wording|words)\b[^.]{0,60}\b(?:shortened|edited|changed|altered|cut|trimmed|adapted|paraphrased|tidied|reworded|merged|joined)\b|\b(?:shortened|edited|changed|altered|cut|trimmed|paraphrased|tidied|reworded)\b[^.]{0,30}\b(?:quotation|quote|wording|his words|her words|their words)\b|\bdid not say\b|\bnot what (?:was|the \w+) said\b/i;

/** 7.1: quotations are reproduced faithfully and keep the meaning of their author. */
export const alteredQuotation: Check = {
  id: "clause-07/altered-quotation",
  requirement: "7.faithful",
  severity: "MEDIUM",
  duty: "must",
  themes: ["references-and-quotations", "misleading-claim"],
  applies: (facts) => testimoniesOf(facts).length > 0,
  find: (facts) =>
    testimoniesOf(facts).flatMap((quote) => {
      const fault = faultOf(facts, quote) ?? (SAID_CHANGED.test(facts.submission.context) ? "altered" : null);
      if (!fault) return [];
      const how =
        fault === "cut"
          ? "leaves out the reservations of the original sentence"
          : "does not have the words of the original";
      return [
        {
          at: { start: quote.start, end: quote.end },
          issue: `The quotation ${quoted(quote.said)} ${how}, so it no longer gives what the author meant. Quotations must be reproduced faithfully (Clause 7.1).`,
          fix: { kind: "delete" as const, note: "Or quote the whole sentence as it stands in the source." },
        },
      ];
    }),
  examples: {
    flagged: [
      {
        text: 'Tavorel (tavorimib)\n[["A remarkable advance in migraine"]] - Ash et al 2021 (a)\n(a) Full sentence: "If confirmed, it may prove to be a remarkable advance in migraine, although nausea may limit its use."',
        why: "the reservations are cut",
      },
      {
        text: 'Tavorel (tavorimib)\n[["It has worked in every patient I have tried it in."]]\nDr P Ash',
        context:
          'The transcript has: "It has worked in most of the patients I have tried it in, but that is only six."',
        why: "most became every",
      },
    ],
    clean: [
      {
        text: 'Tavorel (tavorimib)\n"Tavorel is one of several options for refractory migraine." - Ash P et al. Pain Trials 2023;4:1-9.',
        context: 'The paper says: "Tavorel is one of several options for refractory migraine."',
        why: "faithful",
      },
      {
        text: 'Tavorel (tavorimib)\nThe trial was called "a good start for treatment" in an editorial.2',
        why: "no original to differ from",
      },
      {
        text: 'Tavorel (tavorimib): site figures\n"Hello. Today I talk of the best treatment for migraine that I know." - Dr P Ash\nSearches that led here: "best treatment for migraine UK" (840)',
        why: "what people searched for",
      },
    ],
    inapplicable: [
      { text: 'Tavorel (tavorimib)\nPacks are marked "free medical sample - not for resale".', why: "words on a pack" },
    ],
  },
};
