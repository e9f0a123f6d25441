import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { hitsOf } from "../checks/hits-of.ts";
import { REJECTED } from "../concepts/refusal.ts";
import { FLOOD, HUSHED, ON_VIEW, RESPECTFUL, SAFETY_MATTER, TASTELESS, TEASE } from "../concepts/taste.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import { offence, teaser } from "./offence.ts";

const PLAIN_POST = phrases("plain|ordinary|sealed|address|unsubscribe|monthly|setting|asked|quarterly|return");
const SAFE = phrases(
  "informed|told|logged|reported|quarantined|recalled|redesigned|forwarded|withdrawn|signed|within",
  "by noon|day",
);

const KINDS: { is: (facts: Facts, s: Sentence) => boolean; severity: "MEDIUM" | "HIGH"; issue: string }[] = [
  {
    is: (facts, s) =>
      facts.setting.readers === "staff" &&
      SAFETY_MATTER.has(facts, s) &&
      HUSHED.has(facts, s) &&
      !hasPhrase(SAFE, facts, [s]),
    severity: "HIGH",
    issue:
      "This puts off or covers up what patients' safety, or the company's word to a regulator, depends on. High standards (5.1) are not met, and prejudice to patient safety is a ground for Clause 2.",
  },
  {
    is: (facts, s) => TASTELESS.asserts(facts, s) && !RESPECTFUL.has(facts, s) && !REJECTED.has(facts, s),
    severity: "MEDIUM",
    issue:
      "This is likely to offend, frighten or ridicule. Material must respect the special nature of medicines and the standing of its readers.",
  },
  {
    is: (facts, s) =>
      facts.submission.audience !== "patients" &&
      TEASE.asserts(facts, s) &&
      !REJECTED.has(facts, s) &&
      !RESPECTFUL.has(facts, s),
    severity: "MEDIUM",
    issue: "This teases: it raises curiosity and informs of nothing. Such advertising is not acceptable.",
  },
  {
    is: (facts, s) =>
      facts.submission.audience !== "patients" &&
      (ON_VIEW.has(facts, s) || FLOOD.has(facts, s)) &&
      !REJECTED.has(facts, s) &&
      !hasPhrase(PLAIN_POST, facts, [s]),
    severity: "MEDIUM",
    issue:
      "Mailings must be suitable in form and number: nothing about a medicine on the outside, no gimmicks, and no more than the reader wishes for.",
  },
];

function find(facts: Facts): Hit[] {
  const already = [offence, teaser].flatMap((c) =>
    c.applies(facts) ? hitsOf(c, facts).map((hit) => hit.at?.start) : [],
  );
  return ownSentences(facts).flatMap((s) => {
    if (already.includes(s.start)) return [];
    const kind = KINDS.find(({ is }) => is(facts, s));
    if (!kind) return [];
    return [
      {
        at: { start: s.start, end: s.end },
        issue: kind.issue,
        severity: kind.severity,
        fix: { kind: "delete" as const },
      },
    ];
  });
}

/** 5.1 to 5.5: taste, suitability and care for patients. */
export const taste: Check = {
  id: "clause-05/taste",
  requirement: "5.taste-and-teaser",
  severity: "MEDIUM",
  duty: "must",
  themes: ["artwork-and-imagery", "high-standards", "patient-safety"],
  needsConfirmation: true,
  applies: (facts) =>
    ["hcp", "payers", "patients"].includes(facts.submission.audience) &&
    !["agreement", "research", "notice", "product-document"].includes(facts.promotion.kind),
  find,
  examples: {
    flagged: [
      {
        text: "Zelvora (tavorimib) for gout\n[[The opening picture has a hearse parked outside the clinic.]]",
        why: "the macabre",
      },
      {
        text: "INTERNAL BRIEFING for company staff\n[[The overdose reports can sit in a drawer till the launch party is over.]]",
        audience: "hcp",
        channel: "sales",
        context: "Internal briefing for representatives.",
        why: "harm hushed up",
      },
      {
        text: "Zelvora (tavorimib) for gout\n[[A mystery awaits in your pigeonhole, to be revealed at the congress.]]",
        why: "a riddle",
      },
    ],
    clean: [
      {
        text: "Walk well: ticks\nLong trousers, tucked into socks. Yes, it looks daft. Compression stockings help some people. Symptoms suggestive of sleep apnoea: you stop breathing at night.",
        audience: "patients",
        channel: "print",
        why: "plain words for everyday things",
      },
      {
        text: "Zelvora (tavorimib) for gout\nPhotographs of necrosis, with a warning before them, are used for teaching.",
        why: "clinical pictures",
      },
      {
        text: "INTERNAL BRIEFING for company staff\nThe hearse was rejected as macabre. All overdose reports were forwarded within a day.",
        audience: "hcp",
        channel: "sales",
        context: "Internal briefing for representatives.",
        why: "turned down, and passed on",
      },
    ],
    inapplicable: [
      { text: "Half-year results.", audience: "investors", channel: "website", why: "figures for investors" },
    ],
  },
};
