import { findPhrases, hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { NEGATION } from "#worker/text/voice/negation.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { clip, hitsIn } from "../checks/hits.ts";
import { hiddenFrom } from "../checks/unseen-payments.ts";
import { receiverOf, withheld } from "../dealings/withheld.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";

const PAID = phrases(
  "journalist|journalists|reporter|reporters|broadcasters|bloggers",
  "patients|carers|public|influencers|creators ..8 engaged|paid|contracted|advise|fees|advised|services",
  "patients|carers|public ..3 and|or ..2 press|media|journalists",
  "engaged|paid|contracted ..8 patients|carers|public|influencers|creators",
  "members of the public",
);

const NO_TOTALS = phrases(
  `${NEGATION} ..6 give|given|state|stated|show|figure|figures|amount|amounts|number|numbers|breakdown|sum|sums|total|totals`,
  "very|too|so little|small|few|minor",
  "various|several|some|handful ..3 people|patients|carers|journalists|reporters|bloggers|writers",
  "fees ..12 in|into ..2 one|single|combined|same ..1 figure|total|sum|amount",
  "break|breaks|broken|split|divide|separate ..2 down|further|out|apart",
  "not|never|no ..2 keep|kept|hold|record ..4 tally|count|track|record|note|total",
  "details|figures|amounts|sums ..4 on|upon request|application|asking",
  "not|never|no|nor ..6 added|add|counted|count|totalled|total|published|publish|shown|recorded|split|separated|kept|available|calculated|figure|figures|totals|tally|track",
  "small|few|minor|modest ..6 to list|publish|report|show|count",
  "sums|amounts|fees|payments ..4 small|minor|trivial|negligible|modest",
  "several|some|various ..1 patient|expert|carer experts|patients|partners|speakers|advisers",
  "fees|sums|totals|figures|amounts ..3 commercially|confidential|sensitive|private",
  "fees and expenses ..4 together|combined|not",
  "including expenses|travel",
);

const ENTRY = phrases(
  "influencers|influencer|bloggers|creators|patients|carers|journalists|reporters|public ..8 not|never|no|confidential|withheld|undisclosed|confidence ..3 disclosed|published|shown|stated|given|available|confidence",
);
const ALLOWED = phrases(
  "names|named|name|individually|identified",
  "nobody|no one",
  "vat",
  "no ..3 journalists|patients|members",
  "not ..3 engage|pay|contract",
);

const SEPARATE = phrases("apart|separately|separate");

const ENGAGED = phrases("engaged|paid|contracted|pay|fees");

const NUMBERED = /^\s*\d{1,2}[.)]\s/;

/** Faults of the part of a published list that deals with the public. */
function onPage(facts: Facts): Hit[] {
  const about = ownSentences(facts).filter((s) => hasPhrase(PAID, facts, [s]));
  // Above a heading another part of the list ends.
  const isHead = ({ line }: Sentence) => {
    const whole = facts.lines[line];
    return whole?.zone === "heading" || (whole && NUMBERED.test(wordsOf(facts, whole)));
  };
  const lines = new Set(about.flatMap((s) => [...(isHead(s) ? [] : [s.line - 1]), s.line, s.line + 1]));
  const section = ownSentences(facts).filter((s) => lines.has(s.line));
  const missing = [...findPhrases(NO_TOTALS, facts, section), ...findPhrases(ENTRY, facts, section)].filter(
    (m) => !hasPhrase(ALLOWED, facts, [m.sentence]) && !hasPhrase(SEPARATE, facts, [m.sentence]),
  );
  const issue =
    "The number of people engaged, the fees and the expenses apart, the totals by group and the services must be published each year.";
  if (missing.length > 0)
    return hitsIn(
      facts,
      missing,
      (words) =>
        `“${clip(words)}” ${issue[0]?.toLowerCase()}${issue.slice(1)}`.replace(
          "” the",
          "” leaves out what must be shown: the",
        ),
      "Replace by the figures.",
    ).map(
      (hit): Hit => ({
        ...hit,
        fix: {
          kind: "replace",
          with: "Number engaged: [number]. Services: [services]. Fees: £[fees]. Expenses, shown apart: £[expenses].",
        },
      }),
    );
  const paid = about.find((s) => hasPhrase(ENGAGED, facts, [s]));
  const figures = section.some((s) =>
    // The gaps of our own edit are to be filled with figures.
    /\d|\[(?:number|fees|expenses)\]/.test(wordsOf(facts, s).replace(/\b20\d\d\b|^\s*\d+[.)]/g, "")),
  );
  const later = ownSentences(facts).some(
    (s) => paid && s.line > paid.line && s.line <= paid.line + 4 && /£\s?\d/.test(wordsOf(facts, s)),
  );
  if (!paid || figures || later || about.length === 0) return [];
  return hitsIn(facts, [paid], issue, "Add the figures.").map(
    (hit): Hit => ({
      ...hit,
      fix: {
        kind: "insert",
        at: paid.end,
        text: " Number engaged: [number]. Services: [services]. Fees: £[fees]. Expenses, shown apart: £[expenses].",
      },
    }),
  );
}

const hides = (facts: Facts) =>
  !facts.dealings.disclosurePage && withheld(facts).some((m) => receiverOf(facts, m) === "public");

const isPage = (facts: Facts) => facts.dealings.disclosurePage && hasPhrase(PAID, facts);

/** Clause 30: payments to members of the public, patients and journalists are published each year. */
export const published: Check = {
  id: "clause-30/published",
  requirement: "30.trigger",
  severity: "MEDIUM",
  duty: "must",
  themes: ["disclosure-transfers-of-value"],
  applies: (facts) =>
    isPage(facts) ||
    hides(facts) ||
    (facts.dealings.paidPublic &&
      !facts.dealings.disclosurePage &&
      (facts.submission.audience === "patients" || facts.submission.audience === "media")),
  find: (facts) =>
    facts.dealings.disclosurePage
      ? onPage(facts)
      : hiddenFrom(
          facts,
          "public",
          "Payments to patients, journalists and other members of the public for services must be published each year.",
        ).map((hit): Hit => ({ ...hit, severity: "HIGH" })),
  examples: {
    flagged: [
      {
        text: "For journalists: articles on migraine\nWe pay £300.\n[[The payments will not be included in our yearly report.]]",
        audience: "media",
        why: "left out of the report",
      },
      {
        text: "How we report payments\nCalendar year 2024. Published 20 June 2025.\nMembers of the public\n[[We paid some patients and journalists, but the fees were too small to list.]]",
        audience: "patients",
        channel: "website",
        why: "no figures",
      },
      {
        text: "How we report payments\nCalendar year 2024. Published 20 June 2025.\n2. Groups\nThe Cramp League £500\n3. Members of the public\n[[Small fees to patients are not shown.]]",
        audience: "patients",
        channel: "website",
        why: "left out in the part on the public",
      },
    ],
    clean: [
      {
        text: "How we report payments\nCalendar year 2024. Published 20 June 2025.\nMembers of the public, including patients and journalists\nNumber engaged: 17. Services: advice on leaflets. Fees: £7,905. Expenses, shown apart: £1,122.",
        audience: "patients",
        channel: "website",
        why: "complete",
      },
      {
        text: "How we report payments\nCalendar year 2024. Published 20 June 2025.\n2. Groups\nThe Cramp League £500\nSmaller gifts are not shown.\n3. Members of the public\nIn 2024 we paid £3,400 in fees and £610 in expenses, shown apart, to 11 patients.",
        audience: "patients",
        channel: "website",
        why: "what is left out stands in another part",
      },
      {
        text: "For journalists in the City: Northgate signed a contract to supply vaccine for 2026. Its value was not disclosed. Sales were £610 million.",
        audience: "media",
        why: "the worth of a contract",
      },
      {
        text: "Agreement with a patient speaker: your fee is £200. We publish what we pay patients each year, without names.",
        audience: "patients",
        channel: "email",
        why: "published",
      },
    ],
    inapplicable: [{ text: "Zelvorin (zelvotriptan) for migraine", why: "nobody is paid" }],
  },
};
