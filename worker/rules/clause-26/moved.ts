import { oncePer } from "#worker/lib/once-per.ts";
import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { hitsOf } from "../checks/hits-of.ts";
import { ASKED_FOR, ASKING, CALM_FACT, FEAR, NO_WORRY, RUN_DOWN, WORSE, YOURS } from "../concepts/lay-message.ts";
import { ONE_MEDICINE } from "../concepts/medicine.ts";
import { REJECTED } from "../concepts/refusal.ts";
import { namesMedicine } from "../facts/identity.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import { askedForByName } from "./asked-for-by-name.ts";
import { concernsPublic, copyOf } from "./wording.ts";

/** A treatment is spoken of. */
const TREATMENT = phrases(
  "treatment|treated|untreated|jab|tablet|tablets|pill|capsule|injection|vaccine|medicine|drug|drugs|inhaler|prescription|therapy|biologic|syrup|cream|drop|drops|side|dose|generic|formulary|nhs|statin|statins|@product",
);
/** Asking that is asked of every patient: about the condition, the choices, the safety. */
const ORDINARY_ASKING = phrases(
  "questions|question|options|choices|whether|risks|symptoms|advice|help|concerned|worried|support|interpreter|results|side",
  "if you are|feel|have|take|miss|notice|want",
  "any|another|different|which ..4 suit|right|suitable",
  "asking|asked|ask when|why|how",
  "before|report|leaflet|stop|do not",
  "we|i cannot",
  "asked not",
  "nobody|noone ..3 asked",
  "ask where|who",
  "push|press ..3 button|plunger|cap|needle|pen|lever|trigger|dose|down|firmly",
  "some|other|all|parents|patients|people|study|trial ..2 asked|ask us|were|in",
);
/** What a letter, form or card is for besides asking for a medicine. */
const PAPERWORK = phrases(
  "register|registration|consent|survey|feedback|appointment|number|order|delivery|refund|complaint",
);

const near = (facts: Facts, { index, line }: Sentence): Sentence[] =>
  [index - 1, index, index + 1].flatMap((i) => facts.sentences[i] ?? []).filter((s) => Math.abs(s.line - line) <= 1);

function urged(facts: Facts, sentence: Sentence): boolean {
  if (!ASKING.asserts(facts, sentence) || hasPhrase(ORDINARY_ASKING, facts, [sentence])) return false;
  if (hasPhrase(PAPERWORK, facts, [sentence])) return false;
  return (
    namesMedicine(facts.identity, sentence) ||
    ((ONE_MEDICINE.has(facts, sentence) || ASKED_FOR.has(facts, sentence)) &&
      hasPhrase(TREATMENT, facts, near(facts, sentence)))
  );
}

/** A tale or a notice that speaks of no treatment sends nobody to one. */
const speaksOfTreatment = oncePer((facts: Facts) => hasPhrase(TREATMENT, facts, facts.sentences));

function frightens(facts: Facts, sentence: Sentence): boolean {
  return (
    FEAR.has(facts, sentence) &&
    YOURS.has(facts, sentence) &&
    !CALM_FACT.has(facts, sentence) &&
    (facts.identity.named.length > 0 || facts.identity.hints.length > 0 || speaksOfTreatment(facts))
  );
}

/** A notice about what has been seen, not a promise. */
const OBSERVED = phrases("reported|known|found|seen|recall|evidence|study|data|trial|may|can");

const soothes = (facts: Facts, sentence: Sentence): boolean =>
  NO_WORRY.has(facts, sentence) && hasPhrase(TREATMENT, facts, [sentence]) && !hasPhrase(OBSERVED, facts, [sentence]);

const runsDown = (facts: Facts, sentence: Sentence): boolean =>
  RUN_DOWN.has(facts, sentence) && WORSE.has(facts, sentence) && YOURS.has(facts, sentence);

const MOVES: { does: (facts: Facts, sentence: Sentence) => boolean; issue: string }[] = [
  {
    does: urged,
    issue:
      "This sends members of the public to ask for one medicine. Information for the public must not encourage requests for a specific prescription only medicine.",
  },
  {
    does: frightens,
    issue:
      "This frightens readers towards a treatment. Information for the public about medicines must be balanced and must not work on their fears.",
  },
  {
    does: soothes,
    issue:
      "This tells the public that there is nothing to fear from a medicine. Information for them must not mislead about safety.",
  },
  {
    does: runsDown,
    issue:
      "This unsettles people about the treatment that they have so that they ask for another. Information for the public must be factual and balanced.",
  },
];

function find(facts: Facts): Hit[] {
  const already = askedForByName.applies(facts) ? hitsOf(askedForByName, facts).map((hit) => hit.at?.start) : [];
  return copyOf(facts)
    .filter((s) => !already.includes(s.start) && (facts.submission.audience === "patients" || !REJECTED.has(facts, s)))
    .flatMap((sentence) => {
      const move = MOVES.find(({ does }) => does(facts, sentence));
      if (!move) return [];
      const { start, end } = sentence;
      return [
        {
          at: { start, end },
          issue: move.issue,
          fix: {
            kind: "delete" as const,
            note: "If a next step is wanted, advise talking to a doctor, nurse or pharmacist about the condition.",
          },
        },
      ];
    });
}

/** 26.2: the public is neither sent for a medicine, nor frightened or lulled into one. */
export const moved: Check = {
  id: "clause-26/moved-to-ask",
  requirement: "26.no-ask-for-product",
  severity: "HIGH",
  duty: "must",
  themes: ["encouraging-requests", "promotion-to-public", "disease-awareness"],
  needsConfirmation: true,
  applies: (facts) => concernsPublic(facts) && facts.setting.readers !== "prescribed",
  find,
  examples: {
    flagged: [
      {
        text: 'Living with gout\nCream or tablet?\n[[Tap "I want this one" and hold your phone up at the counter.]]',
        audience: "patients",
        channel: "website",
        why: "the reader is sent for one medicine",
      },
      {
        text: "Do you know your numbers?\n[[Untreated, high cholesterol is a ticking bomb in your chest.]] Tablets can defuse it.",
        audience: "patients",
        channel: "social",
        why: "fear",
      },
      {
        text: "Shingles and you\n[[The vaccine is completely harmless, whatever your neighbours say.]]",
        audience: "patients",
        channel: "print",
        why: "lulled about safety",
      },
      {
        text: "Heartburn at night?\n[[You need not settle for the old tablets.]] A chat with your GP can sort it.",
        audience: "patients",
        channel: "print",
        why: "older treatments run down",
      },
    ],
    clean: [
      {
        text: "How to use your pen\nPress the push-button all the way in and hold the pen upright with the needle in the air.\nKeep the needle in your skin for six seconds.",
        audience: "patients",
        channel: "website",
        why: "a button is pressed, nobody is",
      },
      {
        text: "The old house\nI held the dead in my arms, and your heart would have broken with fear; death was near you all.",
        audience: "patients",
        channel: "website",
        why: "a tale that speaks of no treatment",
      },
      {
        text: "Gout can come back. Ask your nurse which treatments there are, and what the risks and benefits of each of them may be.",
        audience: "patients",
        channel: "website",
        why: "a question about all the choices",
      },
      {
        text: "A stroke is an emergency: call 999 at once. Treatment works best when it is given early, and most people need rehabilitation afterwards.",
        audience: "patients",
        channel: "print",
        why: "a warning that saves lives",
      },
      {
        text: "Vaccines can cause side effects, and a very few are serious. Your practice nurse will answer your questions.",
        audience: "patients",
        channel: "website",
        why: "balanced",
      },
    ],
    inapplicable: [
      {
        text: "Ask for Zelvora (tavorimib) at the pharmacy.",
        audience: "hcp",
        channel: "print",
        why: "for professionals",
      },
    ],
  },
};
