import { findPhrases, phrases } from "#worker/text/language/phrases.ts";
import { isNegated } from "#worker/text/voice/negation.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { oncePerSentence } from "#worker/text/words-of.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";

const OFFENCE = phrases(
  "kill|slay|murder|strangle|shoot|stab ..3 monster|beast|demon|dragon|bitch|her|him",
  "sexy|naked|nude|undressed|lingerie|topless|striptease|seductive|raunchy",
  "fat|lazy|stupid|crazy|mad|dumb|hysterical|neurotic|whingeing|moaning|nutty ..1 patients|patient|women|woman|men|people|wives|housewives|old",
  "psycho|loony|lunatic|nutter|cripple|cripples|retard|spastic|wrinklies|crumblies|oldies|fatties|druggies",
  "damn|bloody|hell|crap|piss|pissed|bugger|arse",
  "old dears|biddies|codgers|fogeys",
);
const CLINICAL = phrases("bloody stool|stools|diarrhoea|discharge|urine|sputum|nose|vomit", "mad cow", "hell syndrome");
const TEASER = phrases(
  "something ..3 big|exciting|huge|special|new|extraordinary|amazing ..3 is|coming|arriving|heading",
  "@number days|weeks to go",
  "guess|can you guess what ..4 coming|next|launching",
  "all will be revealed",
  "watch this space",
);

function offences(facts: Facts): Hit[] {
  const matches = findPhrases(OFFENCE, facts, ownSentences(facts)).filter(
    (m) => findPhrases(CLINICAL, facts, [m.sentence]).length === 0 && !isNegated(m, facts),
  );
  return oncePerSentence(matches).map((m) => ({
    at: { start: m.sentence.start, end: m.sentence.end },
    issue:
      "This wording is likely to offend or trivialises illness. Material must respect the special nature of medicines and the standing of its readers.",
    fix: { kind: "delete" },
  }));
}

/** 5.3: no wording that is likely to offend. */
export const offence: Check = {
  id: "clause-05/offence",
  requirement: "5.no-offence",
  severity: "MEDIUM",
  duty: "must",
  themes: ["artwork-and-imagery", "high-standards"],
  applies: (facts) => facts.submission.audience !== "investors" && facts.promotion.kind !== "agreement",
  find: offences,
  examples: {
    flagged: [
      { text: "[[Kill the monster in her head with Calmadryn!]]", why: "violence and mockery" },
      {
        text: "[[Tired of neurotic patients in your Monday clinic?]]\nCalmadryn (petrofenidine) for adults.",
        why: "mocks patients",
      },
    ],
    clean: [
      {
        text: "Calmadryn (petrofenidine): for adults with refractory cluster headache. Tell patients to report bloody stools.",
        why: "clinical words",
      },
      {
        text: "Obesity is a disease. Fat is stored in the liver. Many people live with hot flushes.",
        why: "plain words",
      },
    ],
    inapplicable: [
      { text: "Half-year results.", audience: "investors", channel: "website", why: "figures for investors" },
    ],
  },
};

/** 5.3: no teasers that hint without information. */
export const teaser: Check = {
  id: "clause-05/teaser",
  requirement: "5.taste-and-teaser",
  severity: "MEDIUM",
  duty: "must",
  themes: ["high-standards", "pre-licence-promotion"],
  applies: (facts) =>
    ["hcp", "payers"].includes(facts.submission.audience) &&
    facts.identity.named.length === 0 &&
    facts.promotion.kind !== "internal",
  find: (facts) =>
    oncePerSentence(findPhrases(TEASER, facts, ownSentences(facts))).map((m) => ({
      at: { start: m.sentence.start, end: m.sentence.end },
      issue:
        "This is a teaser: it raises interest in something to come and gives no information about it. Such advertising is not acceptable.",
      fix: { kind: "delete" },
    })),
  examples: {
    flagged: [
      { text: "[[Something BIG is coming to neurology...]]\nNorlake Pharma Ltd", why: "a teaser" },
      {
        text: "Norlake Pharma Ltd\n[[All will be revealed at stand B4.]]",
        channel: "conference",
        why: "curiosity instead of information",
      },
    ],
    clean: [
      {
        text: "Norlake Pharma Ltd: the programme of our May meeting will be sent in April.",
        why: "information to come",
      },
      { text: "Two days of workshops on asthma in Leeds.", channel: "conference", why: "a programme" },
    ],
    inapplicable: [{ text: "Zelvora (tavorimib) is licensed for adults with migraine.", why: "a medicine is named" }],
  },
};
