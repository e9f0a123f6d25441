import { standsIn } from "#worker/text/may-match.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { hitOn, quoted } from "../checks/hits.ts";
import { isStatement, speaksOfMedicine } from "../checks/own-claims.ts";
import type { Facts } from "../facts/index.ts";
import type { Reference } from "../facts/references.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";

/** The entry itself says that it is about something else. */
const SILENT =
  /\b(?:no mention of|says? nothing (?:on|about|of)|silent on|no (?:reference|word|section|chapter|advice) (?:to|on|about))\b|\b(?:outside|beyond|not (?:within|in)) (?:its|the|this|their) (?:scope|remit|terms|subject)\b|\bout of (?:its )?scope\b|\b(?:about|on) (?:another|a different|other) (?:medicines?|drugs?|products?|subject|questions?|illness|disease|condition)\b/i;
/** It says what it leaves out: the words before the first, and after the second. */
const NOT_IN_IT =
  /\b(?:is|are|was|were) not (?:mentioned|named|discussed|covered|considered|included|assessed|addressed|listed|dealt with|studied|tested)\b/i;
const LEAVES_OUT =
  /\b(?:does|do|did) not (?:mention|name|discuss|cover|consider|include|assess|address|deal with|refer to|look at|study|test)\b/i;
const NEAR_CHARS = 40;
const POLL = /\b(?:poll|survey|questionnaire|show of hands|vote|straw poll|interviews?|ring-?round|calls)\b/i;
/** So few that no share can be told of all. */
const FEW =
  /\b(?:of|with|by|among|from|to|n ?= ?) ?(?:[5-9]|[12]\d|30|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a dozen) (?:[\p{L}-]+ ){0,2}\p{L}{3,}s\b|\bn ?= ?(?:\d|[12]\d|30)\b/iu;
const OF_SELLERS =
  /\b(?:by|among|from) (?:our|the|its|company) (?:own )?(?:sales|field|marketing|brand|commercial|account)(?: \w+)? ?(?:team|force|staff|managers?)?\b|\b(?:representatives|stand|our (?:staff|customers))\b/i;
/** The claim owns how few were asked, or that its source is about something else. */
const OWNED =
  /\b(?:poll|survey|asked|small|we spoke|sample|n ?= ?\d|data on file|although|though|not (?:mentioned|covered|named)|experts?|panel|opinion|views?|discussed|debated?|some|may|might|could)\b/i;

/** Whether what the entry leaves out is what the claim speaks of. */
function leavesOut({ text }: Reference, claim: string): boolean {
  const before = NOT_IN_IT.exec(text);
  const after = LEAVES_OUT.exec(text);
  const words = before
    ? (text
        .slice(Math.max(0, before.index - NEAR_CHARS), before.index)
        .split(/[.;:(]/)
        .at(-1) ?? "")
    : after
      ? (text.slice(after.index + after[0].length, after.index + after[0].length + NEAR_CHARS).split(/[.;:)]/)[0] ?? "")
      : "";
  const said = claim.toLowerCase();
  return words.split(/\s+/).some((word) => word.length > 4 && said.includes(word.toLowerCase()));
}

/** A talk that the company paid for shows nothing of its own. */
const DISCUSSION =
  /\b(?:round[- ]?table|debate|discussion|expert (?:panel|meeting|opinion)|advisory board|opinion (?:piece|paper)|think ?tank|questions for)\b/i;
const PAID_FOR =
  /\b(?:paid for|funded|sponsored|organised|convened|hosted|supported|commissioned) by\b|\b(?:sponsored|funded|company)[- ](?:by|meeting|symposium|supplement)\b/i;

function emptinessOf(entry: Reference, claim: string): string | null {
  const { text } = entry;
  if (standsIn(SILENT, text) || leavesOut(entry, claim)) return "does not deal with it";
  if (standsIn(POLL, text) && standsIn(FEW, text) && standsIn(OF_SELLERS, text))
    return "is a handful of answers that sellers collected";
  if (standsIn(DISCUSSION, text) && standsIn(PAID_FOR, text)) return "is a discussion that was paid for and no study";
  return null;
}

const cites = (facts: Facts, s: Sentence, number: number | null) =>
  facts.citations.some((c) => s.start <= c.start && c.start <= s.end && c.numbers.includes(number ?? -1));

function find(facts: Facts): Hit[] {
  return facts.references.entries.flatMap((entry) => {
    return ownSentences(facts)
      .filter(
        (s) =>
          !facts.trial.smallPrint[s.index] &&
          cites(facts, s, entry.number) &&
          isStatement(facts, s) &&
          !OWNED.test(wordsOf(facts, s)),
      )
      .flatMap((s) => {
        const why = emptinessOf(entry, wordsOf(facts, s));
        const issue = `${quoted(wordsOf(facts, s))} cites a source that ${why}: ${quoted(entry.text)} Every claim must be capable of substantiation (Clause 6.2).`;
        return why ? [hitOn(facts, s, issue)] : [];
      });
  });
}

/** Clause 6.2: the source of a claim bears it out, by the piece's own account of that source. */
export const emptySource: Check = {
  id: "clause-06/empty-source",
  requirement: "6.claim-substantiated",
  severity: "HIGH",
  duty: "must",
  themes: ["unsubstantiated-claim", "references-and-quotations", "misleading-claim"],
  applies: (facts) =>
    speaksOfMedicine(facts) &&
    facts.references.entries.some(
      ({ text }) =>
        standsIn(SILENT, text) ||
        standsIn(NOT_IN_IT, text) ||
        standsIn(LEAVES_OUT, text) ||
        standsIn(POLL, text) ||
        standsIn(DISCUSSION, text),
    ),
  find,
  examples: {
    flagged: [
      {
        text: "Tavorel (tavorimib) tablets. Promotional.\n[[A new way to class rhinitis has arrived.1]]\nReferences\n1. Nasal round table: could there be a fifth class? Paid for by Aldmoor, 2024.",
        why: "a paid discussion",
      },
      {
        text: "Xelvora (mirtazepan) syrup\n\n[[National advice places the syrup before capsules.1]]\n\nDrowsiness is common.\n\nReferences: 1. Epilepsy Forum. Advice on swallowing, 2021. The syrup is not mentioned.",
        why: "the advice does not name it",
      },
      {
        text: "Xelvora (mirtazepan) eye drops\n\n[[Nine in ten opticians would choose Xelvora.1]]\n\nStinging is common.\n\nReferences: 1. Data on file: telephone survey of twelve opticians by our sales team, May 2024.",
        why: "twelve people, asked by the sales team",
      },
      {
        text: "Xelvora (mirtazepan) cream\n\n[[A cream is kinder to the hands than an ointment.1]]\n\nRedness is common.\n\nReferences: 1. Ames R et al. Skin Res 2020;4:12-18. About a different medicine, in adults with psoriasis.",
        why: "a paper on another medicine",
      },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib) tablets. Promotional.\nExperts discussed whether there is a fifth class.1\nReferences\n1. Nasal round table. Paid for by Aldmoor, 2024.",
        why: "told as a discussion",
      },
      {
        text: "Xelvora (mirtazepan) syrup\n\nIn a small survey nine of twelve opticians said that they would choose it.1\n\nDrowsiness is common.\n\nReferences: 1. Data on file: telephone survey of twelve opticians by our sales team, May 2024.",
        why: "the claim says how few were asked",
      },
      {
        text: "Xelvora (mirtazepan) syrup\n\nSeizures fell by a third: 2.1 v 3.2 a month (p=0.01).1\n\nDrowsiness is common.\n\nReferences: 1. Ames R et al. Seiz Res 2021;4:12-18. Quality of life was not assessed.",
        why: "what was not assessed is not claimed",
      },
      {
        text: "Xelvora (mirtazepan) syrup\n\nMost nurses said that the cap was easy to open.1\n\nDrowsiness is common.\n\nReferences: 1. Ames R. Survey of 412 nurses in 30 hospitals. Nurs Res 2021;4:12-18.",
        why: "a survey of many, in print",
      },
    ],
    inapplicable: [
      { text: "Trains run late.1\n\nReferences: 1. A survey of ten drivers by our sales team.", why: "no medicine" },
    ],
  },
};
