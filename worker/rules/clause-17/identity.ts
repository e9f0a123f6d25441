import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { ownWords } from "#worker/text/voice/own-words.ts";
import { clip, hitsIn } from "../checks/hits.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";
import { REPRESENTATIVE } from "../vocabulary/representatives.ts";

const SIGNS_AS_REP = phrases(
  "account|territory|sales|business|hospital|primary|product manager|specialist|representative|executive|liaison|consultant",
  "representative",
  "local|your rep",
);
const SPEAKS_AS_ONE = phrases("i", "my", "me");
const NOT_A_REP = phrases(
  `not ..3 ${REPRESENTATIVE}|salesman|saleswoman`,
  "not ..3 selling|sell|sales",
  "independent adviser|advisor|consultant|expert ..6 medicines|prescribing|prescribing",
  "calling|writing|here ..4 behalf ..3 nhs|icb|trust|health|board|practice",
);
const SELF = phrases("i am|was", "here as", "calling|writing|visiting");
const SAYS_WHERE = phrases("from @company", "work for|at", "representative of|for|from", "behalf of");

/** A personal message to a professional by somebody who promotes medicines. */
function isPersonalMessage(facts: Facts): boolean {
  const { audience, channel } = facts.submission;
  const rep = hasPhrase(SIGNS_AS_REP, facts) || /representative/i.test(facts.submission.context);
  return (
    (audience === "hcp" || audience === "payers") &&
    (channel === "email" || channel === "sales") &&
    !facts.briefing.isBriefing &&
    rep &&
    hasPhrase(SPEAKS_AS_ONE, facts)
  );
}

const GREETING = /^[^\S\n]*(?:dear|hello|hi|good (?:morning|afternoon|evening))\b[^\n]*\n\s*/im;

/** Where the message itself begins. */
function afterGreeting({ view: { text } }: Facts): number {
  const greeting = GREETING.exec(text);
  return greeting ? greeting.index + greeting[0].length : 0;
}

function find(facts: Facts): Hit[] {
  const false_ = ownWords(SELF, facts).filter(
    (m) => hasPhrase(NOT_A_REP, facts, [m.sentence]) && facts.products.length > 0,
  );
  const misled = hitsIn(
    facts,
    false_,
    (words) =>
      `“${clip(words)}” misleads about the writer’s role. Representatives must make plain who they are and which company they represent.`,
    "Say who you are.",
  ).map(
    (hit): Hit => ({
      ...hit,
      fix: { kind: "replace", with: `I am a representative of ${facts.companies[0]?.name ?? "[company]"}.` },
    }),
  );
  const named =
    facts.companies.length > 0 || hasPhrase(SAYS_WHERE, facts) || /\bfrom \p{Lu}\p{Ll}+/u.test(facts.view.text);
  if (misled.length > 0 || named) return misled;
  return [
    {
      at: null,
      issue:
        "The message does not say which company the writer represents. A representative must not mislead about identity or employer.",
      fix: { kind: "insert", at: afterGreeting(facts), text: "I am a representative of [company].\n" },
    },
  ];
}

/** Clause 17.4: representatives do not mislead about who they are or whom they represent. */
export const identity: Check = {
  id: "clause-17/identity",
  requirement: "17.identity-clear",
  severity: "MEDIUM",
  duty: "must",
  themes: ["representatives"],
  applies: isPersonalMessage,
  find,
  examples: {
    flagged: [
      {
        text: "Hi Dr Field\nI can help with your clinics. May I call on Tuesday?\nSam, key account manager",
        channel: "email",
        why: "no company",
      },
      {
        text: "Dear Dr Field\n[[I am not a sales representative.]] I would like to talk about Zelvorin (zelvotriptan).\nSam Reed, territory manager, Northgate Pharma",
        channel: "email",
        why: "role denied",
      },
    ],
    clean: [
      {
        text: "Dear Dr Field\nI am a representative of Northgate Pharma and I promote Zelvorin (zelvotriptan). May I call?",
        channel: "email",
        why: "role and company stated",
      },
      {
        text: "Hi, Sam from Northgate here, your local rep. May I call on Tuesday?",
        channel: "sales",
        why: "company stated",
      },
    ],
    inapplicable: [{ text: "Zelvorin (zelvotriptan) for migraine.", channel: "email", why: "no personal message" }],
  },
};
