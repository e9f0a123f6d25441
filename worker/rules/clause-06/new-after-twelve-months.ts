import { findPhrases, type Match, phrases } from "#worker/text/language/phrases.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { isDisowned } from "#worker/text/voice/own-words.ts";
import { oncePerSentence, wordsOf } from "#worker/text/words-of.ts";
import { quoted } from "../checks/hits.ts";
import type { Facts } from "../facts/index.ts";
import type { Check } from "../types.ts";
import { GUIDELINE, STUDY } from "../vocabulary/evidence.ts";

const THING =
  "tablet|tablets|capsule|capsules|pen|inhaler|injection|cream|gel|spray|patch|patches|drops|solution|vaccine|treatment|therapy|medicine|option|choice|formulation|presentation|strength|dose|device|indication|antibiotic|antibody|statin|class|way|approach|answer|era|kid|arrival|addition|standard|generation|sachet|sachets|implant|ring|infusion|syringe|lacquer|ointment|foam|mouthwash|powder|combination|product|monthly|weekly|daily|once|oral|inhaled|indication|use|licence";
const NEW = phrases(
  `new|newest|latest|novel ..4 ${THING}|@product`,
  "new @product",
  "@product ..2 is|the new",
  "now|just|newly|recently available|launched|arrived|licensed|approved|released|here|landed",
  "introducing|introduce|unveiling|announcing|welcome|welcoming|meet ..4 @product",
  "@product ..1 has|have arrived|landed|launched",
  "new from|in|to ..2 @company|us",
  "brand new",
);
const HEAD_NEW = /^[\s•✔*[("]*new[\])"!]*\s*(?:[:!–-]|$)/i;
/** What else is new: data, patients, fractures, a job. */
const OTHER = phrases(
  "new ..1 bottle|pump|pack|packs|packaging|carton|box|cap|label|design|look|livery|website|blister|tub|tube|price|supplier|size",
  `new data|results|analysis|analyses|evidence|patients|patient|${STUDY}|vertebral|fractures|fracture|onset|cases|case|diagnosis|diagnoses|diagnosed|safety|information|${GUIDELINE}|recommendation|website|page|leaflet|report|reports|year|users|starters|symptoms|signs|lesions|infection|bleeding|prescribing|york|zealand|england|role|post|colleague|team|address|date|events|event|appointment|prescription|referrals|episode|episodes|ulcer|ulcers|or|and|to|depression|drug|rash|pain`,
  "no|nothing|not ..1 new",
  "as|like new",
);

function isNewClaim(match: Match, facts: Facts): boolean {
  if (isDisowned(match, facts)) return false;
  return !findPhrases(OTHER, facts, [match.sentence]).some(
    (o) => o.first === match.first || (o.first < match.last && match.first < o.last),
  );
}

const NEW_ALONE = phrases("new");

const ANNOUNCED = phrases(
  "new|newest|latest|novel|now|just|newly|recently|introducing|introduce|unveiling|announcing|welcome|welcoming|meet|arrived|landed|launched|brand",
);

function find(facts: Facts) {
  const { monthsOnMarket, evidence } = facts.launch;
  if (monthsOnMarket === null || monthsOnMarket <= 12) return [];
  const copy = ownSentences(facts);
  const headed = findPhrases(NEW_ALONE, facts, copy).filter(
    (m) => m.first === m.sentence.first && HEAD_NEW.test(wordsOf(facts, m.sentence)),
  );
  const found = [...headed, ...findPhrases(NEW, facts, copy).filter((match) => isNewClaim(match, facts))];
  return oncePerSentence(found.sort((a, b) => a.start - b.start)).map((match) => {
    const word =
      findPhrases(ANNOUNCED, facts, [match.sentence]).find((m) => m.first >= match.first && m.last <= match.last) ??
      match;
    const blanks = /^(?:\s?[:!-])?\s+/.exec(facts.view.text.slice(word.end, word.end + 6))?.[0].length ?? 0;
    const only = !/^(?:arrived|landed|launched)$/i.test(wordsOf(facts, word));
    return {
      at: { start: match.start, end: match.end },
      issue: `${quoted(wordsOf(facts, match))} presents as new what has been available in the UK for about ${monthsOnMarket} months (${(evidence ?? "").trim()}). “New” must not be used for more than twelve months (Clause 6.5).`,
      fix: {
        kind: "delete" as const,
        at: only
          ? { start: word.start, end: word.end + blanks }
          : { start: match.sentence.start, end: match.sentence.end },
      },
    };
  });
}

/** 6.5: "new" not beyond twelve months of availability or promotion in the UK. */
export const newAfterTwelveMonths: Check = {
  id: "clause-06/new-after-twelve-months",
  requirement: "6.new-12-months",
  severity: "MEDIUM",
  duty: "must",
  themes: ["new-claim", "misleading-claim", "out-of-date-information"],
  applies: (facts) => facts.launch.monthsOnMarket !== null,
  find,
  examples: {
    flagged: [
      {
        text: "[[NEW in adolescents: Tavorel]] (tavorimib)\nDate of preparation: August 2025\n\nReferences\n1. Tavorel SPC. Indication extended to adolescents and first advertised: January 2024.",
        why: "the extension has been told for longer",
      },
      {
        text: "[[NEW Tavorel]] (tavorimib) tablets\nTavorel has been available in the UK since March 2021.\nDate of preparation: May 2024",
        why: "three years on",
      },
      {
        text: "Have you tried the [[new monthly]] pen?\nTavorel (tavorimib) reached UK pharmacies in April 2022.\nPrepared June 2024",
        why: "a presentation",
      },
      {
        text: "[[Introducing Tavorel]] (tavorimib) for migraine\nDate of preparation: June 2024",
        context: "Launched in the UK in January 2022.",
        why: "the context gives the launch",
      },
      {
        text: "Tavorel (tavorimib)\nA [[novel treatment]] for migraine, on the UK market for three years.",
        why: "a stated spell",
      },
      {
        text: "The [[new 40 mg strength]]\nTavorel (tavorimib) tablets\nDate of preparation: June 2025",
        context:
          "The 40 mg strength was launched in the UK in February 2023. In May 2025 a colleague asked about the word.",
        why: "a later date in the context is no launch",
      },
    ],
    clean: [
      {
        text: "NEW Tavorel (tavorimib) tablets\nTriptans were first promoted in 1991.\nDate of preparation: May 2024\n\nReferences\n1. Smith J. Migraine drugs first marketed in 1998: a history. Lancet 2010;1:2.",
        why: "dates of other medicines",
      },
      {
        text: "NEW Tavorel (tavorimib) tablets\nTavorel has been available in the UK since March 2024.\nDate of preparation: October 2024",
        why: "seven months",
      },
      {
        text: "Tavorel (tavorimib) tablets\nNew vertebral fractures: 5% v 9%. Available since March 2020.\nDate of preparation: October 2024",
        why: "new fractures",
      },
      {
        text: "Tavorel (tavorimib) tablets\nNew data in new patients. Available since March 2020.\nDate of preparation: October 2024",
        why: "new data",
      },
      {
        text: "Tavorel (tavorimib) tablets\nNEW 80 mg tablet, available since August 2024. Tavorel was launched in March 2019.\nDate of preparation: October 2024",
        why: "the new strength is recent",
      },
    ],
    inapplicable: [
      {
        text: "NEW Tavorel (tavorimib) tablets\nDate of preparation: October 2024",
        why: "no launch date to measure from",
      },
    ],
  },
};
