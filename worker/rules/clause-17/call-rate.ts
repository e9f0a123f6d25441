import { findPhrases, hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { ownWords } from "#worker/text/voice/own-words.ts";
import { clip, hitsIn } from "../checks/hits.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";
import { CARE_PLACE } from "../vocabulary/care-places.ts";

/** Average of unsolicited calls a year on one doctor that the Code has long allowed. */
const CALLS_A_YEAR = 3;
const OVERRIDES = phrases(
  "ignore|disregard|defy ..6 policy|policies|ban|bans|rule|rules|request|requests|wishes|notice|notices|refusal|restriction|restrictions|sign|signs",
  "get|work|find|go|way|talk ..3 round|around|past ..6 policy|policies|ban|rule|rules|receptionist|receptionists|gatekeeper|gatekeepers|restriction|restrictions|reception|system",
  "refuse|refuses|refused|declines|declined|no|busy|ban|banned|closed|asked ..10 anyway|regardless|nevertheless|persist",
  "keep|carry on trying|calling|ringing|going",
  "not wait ..5 invitation|invite|invited|appointment|reply|permission",
  "turn|drop|pop|walk|call|go ..2 up|in|by|round ..6 unannounced|uninvited|without ..2 appointment|appointments|invitation",
  `wait|catch|corner|doorstep|ambush|intercept ..8 car|corridor|corridors|canteen|lift|${CARE_PLACE}|theatre|home|coffee`,
  "log|record|enter|count|code|mark|report|book ..8 call|calls|visit|visits|it|them|these|this ..5 as ..4 contact|contacts|request|requested|solicited|invited|follow|meeting|enquiry",
  "go|goes|count|counts|shows|show ..4 as ..4 requested|request|solicited|contact|invited|enquiry",
  "get|ask|prompt|persuade|encourage ..6 to ask|invite|request ..4 back|again|another|return|you|return",
  "call|calls|contact|contacts ..3 same|one thing|figure|number",
  "call is a call",
  "contact is a call|contact",
  "all|everything|anything|both|each|every|whatever|they ..6 go|goes|count|counts|logged|recorded|entered|put ..2 down|as|in ..3 call|calls|1|one",
  "one|single column|figure|box|tally|number|total ..2 plenty|enough|do|suffice|fine|suffices",
);

/** Sought and unsought visits in one pot, and nobody to tell them apart. */
const NOT_APART = phrases(
  "not|no|never|without|rather ..6 difference|distinguish|distinguishing|separate|separating|split|splitting|apart|distinction ..14 call|calls|contact|contacts|ask|asks|asked|requested|solicited|unsolicited|invited",
);
/** A lesson on the difference, not a way round it. */
const ON_RECORD = phrases(
  "file|keep|attach|enter|note|save|store ..3 request|invitation|email|mail|message|letter|enquiry",
  "with ..2 its|the|their date",
);
const WHAT_COUNTS = phrases("what|which ..1 counts|count");

function find(facts: Facts): Hit[] {
  const own = new Set(ownSentences(facts).map((s) => s.index));
  const many = facts.briefing.callTargets.filter((t) => t.perYear > CALLS_A_YEAR && own.has(t.sentence));
  return [
    ...many.flatMap((target) =>
      hitsIn(
        facts,
        facts.sentences.filter((s) => s.index === target.sentence),
        `This asks for about ${target.perYear} calls a year on one person. Unsolicited calls should not normally exceed three a year on average; visits asked for, group meetings and replies are counted apart as contacts.`,
        "Replace the target by a ceiling.",
      ).map(
        (hit): Hit => ({
          ...hit,
          fix: {
            kind: "replace",
            with: "Make no more than three unsolicited calls a year, on average, on a health professional. Contacts that they ask for are recorded separately.",
          },
        }),
      ),
    ),
    ...hitsIn(
      facts,
      [...ownWords(OVERRIDES, facts), ...findPhrases(NOT_APART, facts, ownSentences(facts))].filter(
        (m) => ![WHAT_COUNTS, ON_RECORD].some((list) => hasPhrase(list, facts, [m.sentence])),
      ),
      (words) =>
        `“${clip(words)}” sets aside the wishes or rules of those called on, or blurs calls and contacts. Calls must cause no inconvenience and local arrangements must be observed.`,
      "Follow local arrangements and accept a refusal; keep calls and contacts apart.",
      { severity: "HIGH" },
    ),
  ];
}

/** Clause 17.3: frequency and manner of calls cause no inconvenience; call rates and contact rates are kept apart. */
export const callRate: Check = {
  id: "clause-17/call-rate",
  requirement: "17.no-call-rate-confusion",
  severity: "HIGH",
  duty: "must",
  themes: ["representatives", "frequency-and-suitability", "briefing-material"],
  applies: (facts) => facts.briefing.isBriefing,
  find,
  examples: {
    flagged: [
      {
        text: "Call plan, for representatives only\n[[Call on each GP monthly.]]",
        channel: "sales",
        why: "twelve a year",
      },
      {
        text: "Sales team bulletin\n[[Target doctors: eight face-to-face calls a year.]]",
        channel: "sales",
        why: "eight a year",
      },
      {
        text: "Cycle plan, for representatives only\n\nTarget list      Face-to-face calls a quarter    Samples\n[[Tier A doctors    3                               0]]\nTier B doctors    0                               0",
        channel: "sales",
        why: "a table with twelve a year",
      },
      {
        text: "Sales team bulletin\n[[Each consultant on your list is to be seen five times by Easter.]]",
        channel: "sales",
        why: "five in a few months",
      },
      {
        text: "Sales team bulletin\nCoverage for the half year\n[[Five per name on the gold list by 30 June, and a visit is a visit, asked for or not: one total will do.]]",
        channel: "sales",
        why: "calls and contacts in one pot",
      },
      {
        text: "To: all territory managers\n[[We need four on each consultant urologist before the end of June.]] Walk-ins count.",
        channel: "email",
        why: "a number on each customer by a day",
      },
      {
        text: "Field force note\n[[If the department has a no-rep policy, find a way round the policy.]]",
        channel: "sales",
        why: "a refusal overridden",
      },
      {
        text: "Sales briefing\n[[Log second calls as requested visits so that they do not count.]]",
        channel: "sales",
        why: "calls disguised",
      },
    ],
    clean: [
      {
        text: "Field force briefing\nIf a surgery asks you to come, keep the e-mail and log the visit as a contact.",
        channel: "sales",
        why: "a request that is on record",
      },
      {
        text: "Field force briefing\nCalls and contacts go in separate columns; one total for both is not enough. Each request is recorded with its date.",
        channel: "sales",
        why: "kept apart",
      },
      {
        text: "Field force briefing\nThursday: what counts as a call and what as a contact. Show page 3 yourself; do not wait to be asked.",
        channel: "sales",
        why: "a lesson, and risks shown unasked",
      },
      {
        text: "Field force briefing\nMake no more than three unsolicited calls a year, on average, on a doctor.\nExpected contact rate: up to 12 a year, including visits asked for.",
        channel: "sales",
        why: "calls and contacts apart",
      },
      {
        text: "Cycle plan, for representatives only\n\nTarget list      Unsolicited calls a year    Group meetings\nTier A doctors    3                           6\nTier B doctors    2                           4",
        channel: "sales",
        why: "a table within the limit",
      },
      {
        text: "Call plan, for representatives only\nPlan for six calls a day across the territory, two to three calls a year on one doctor.",
        channel: "sales",
        why: "a day’s work is not a rate for one doctor",
      },
      {
        text: "Field force briefing\nDo not seek requests for return visits to raise your numbers. If a department has asked for no calls, do not call.",
        channel: "sales",
        why: "compliant",
      },
    ],
    inapplicable: [{ text: "Our clinic calls each patient monthly.", why: "not a briefing" }],
  },
};
