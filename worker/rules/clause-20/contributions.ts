import { findPhrases, hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { clip, hitsIn } from "../checks/hits.ts";
import { isProject } from "../dealings/papers.ts";
import { withoutAgreement } from "../dealings/paperwork.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import { CARE_PLACE } from "../vocabulary/care-places.ts";

const PARTNER = `${CARE_PLACE}|board|nhs|network|federation|partner|partners|alliance|icb|university|you`;

const ONE_SIDED = phrases(
  `${PARTNER} ..8 nothing|none|nil|no|not ..6 contribute|contribution|resources|staff|cost|pay|provide|funds|money|required|asked|expected`,
  `${PARTNER} contributes|contribute|provides|gives ..2 nothing|none|nil|no`,
  `no|nil|not|nothing ..4 contribution|contribute|resources ..8 ${CARE_PLACE}|board|nhs|network|federation|you|required|asked|needed`,
  "contribution ..8 none|nil|nothing|zero",
  "@company|company|we ..6 all|entire|whole|every|full|100 ..4 cost|costs|funding|work|resources|staff|project|bill",
  "all|entire|whole|full|100 ..4 cost|costs|funding|work|staff|people|money ..6 met|borne|paid|provided|covered|come|comes|supplied ..4 @company|us|company|from",
  "@company|company|we|which alone|solely decide|decides|decided|run|runs|manage|manages",
  "has|have|bears|incurs|supplies|provides|contributes|brings|gives|puts ..2 no|nothing|none ..3 costs|cost|staff|money|funds|resources|in|funding|commitment",
  "no|nothing|nil ..3 staff|cost|costs|money|funding|resources|commitment ..6 from|by|for|required|needed|asked",
  "pays|pay|funds|fund|provides|supplies|meets ..3 for? everything|all",
  "wholly|entirely|solely|fully funded|resourced|staffed|run|paid",
);

/** What costs a partner nothing; a line with only such things pools no resources. */
const TOKEN_SHARE = phrases(
  "goodwill|blessing|endorsement|encouragement|permission|consent|backing|enthusiasm",
  "letter|letters|note of support|introduction|endorsement|recommendation",
  "patient lists|registers|list|records|data",
  "contributes|contribute|brings|bring|lends|lend|gives|give ..1 its|their name|crest|logo|blessing|backing",
  "use|loan of ..2 its|their|name|logo|letterhead",
  "access to ..3 patients|register|list|lists|records|data",
  "moral support",
);
const RESOURCE =
  /\b(?:nurses?|pharmacists?|doctors?|consultants?|clinicians?|analysts?|managers?|staff|hours?|days?|sessions?|clinics?|rooms?|premises|equipment|time|funding|salar\w+|training|software|£\s?\d|whole.time)\b/i;
const CONTRIBUTES = phrases(
  `${PARTNER} ..4 contribute|contributes|provide|provides|give|gives|bring|brings|offer|offers|lend|lends`,
);
const PARTY = /^(?:the )?[\p{Lu}\p{L}][\p{L} '&]{2,60}: (?!.{0,6}£)/iu;

/** Lines that set out a partner's part and hold nothing of substance. */
function tokenShares(facts: Facts): Sentence[] {
  return ownSentences(facts).filter((s) => {
    if (!hasPhrase(TOKEN_SHARE, facts, [s])) return false;
    const words = wordsOf(facts, s);
    const part = words.slice(words.indexOf(":") + 1);
    if (part.trim().length <= 3 || part.length >= 140 || RESOURCE.test(part)) return false;
    return PARTY.test(words) || hasPhrase(CONTRIBUTES, facts, [s]);
  });
}

const SHARED = phrases(
  "each party|partner|side",
  "both contribute|parties|partners",
  "trust|nhs|board ..6 contributes|provides|gives ..6 @number|nurses|hours|days|staff|rooms|clinic",
);

const CONTRIBUTED = phrases(
  "contribut*|cost|costs|commitment|pay|pays|paid|funded|fund|funds|funding|staff|staffed|resources|resourced|money|provide|provides|bill",
);

function findContribution(facts: Facts): Hit[] {
  const lines = findPhrases(ONE_SIDED, facts, ownSentences(facts)).filter(
    (m) => !hasPhrase(SHARED, facts, [m.sentence]) && hasPhrase(CONTRIBUTED, facts, [m.sentence]),
  );
  return hitsIn(
    facts,
    [...lines, ...tokenShares(facts)],
    (words) =>
      `“${clip(words)}”: collaborative working means that the parties pool skills, experience or resources, with a significant contribution from each.`,
    "Set out a significant contribution from each party, or treat the support as a grant.",
  ).map((hit): Hit => ({ ...hit, subclause: "20.2", severity: "HIGH" }));
}

function findAgreement(facts: Facts): Hit[] {
  return hitsIn(
    facts,
    withoutAgreement(facts),
    (words) => `“${clip(words)}”: a collaborative project needs a formal written agreement before it starts.`,
    "Sign a written agreement first.",
  ).map((hit): Hit => ({ ...hit, subclause: "20.3" }));
}

/** Clauses 20.2 and 20.3: real contributions from each party, under a written agreement. */
export const contributions: Check = {
  id: "clause-20/contributions",
  requirement: "20.executive-summary-complete",
  severity: "MEDIUM",
  duty: "must",
  themes: ["medical-educational-goods-services"],
  applies: isProject,
  find: (facts) => [...findContribution(facts), ...findAgreement(facts)],
  examples: {
    flagged: [
      {
        text: "Collaborative working project with the Trust\n[[The Trust is not asked to contribute any staff or funds.]]",
        audience: "payers",
        why: "one side gives nothing",
      },
      {
        text: "Joint working project\n[[All costs are met by Northgate Pharma.]]",
        audience: "payers",
        why: "one side pays all",
      },
      {
        text: "Joint working project\n[[The written agreement will follow later in the year.]]",
        audience: "payers",
        why: "no agreement at the start",
      },
    ],
    clean: [
      {
        text: "Collaborative working project\nNorthgate gives one analyst day a week; the Trust provides two nurses. Each party contributes about half.",
        audience: "payers",
        why: "pooled",
      },
      {
        text: "Joint working project\nNo work may begin before the written agreement is signed.",
        audience: "payers",
        why: "agreement first",
      },
    ],
    inapplicable: [
      { text: "A grant of £5,000 is made to the Trust.", audience: "payers", why: "a grant, not a joint project" },
    ],
  },
};
