import { hasPhrase, type Match, phrases } from "#worker/text/language/phrases.ts";
import { oncePerSentence, wordsOf } from "#worker/text/words-of.ts";
import { FAIR_TALK } from "../concepts/benefit.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";
import { hopesIn } from "./hope.ts";
import { aboutMedicine, concernsPublic, copyOf, medicineName, quoted } from "./wording.ts";

const TREATMENT = phrases(
  "treatment|treatments|cure|cures|jab|tablet|pill|capsule|injection|vaccine|medicine|drug|inhaler|prescription|therapy|trial|trials|drop",
);

/** What comes back when the medicine is stopped is a limit and no hope. */
const WHEN_STOPPED = /\b(?:if|when|once|after) (?:you |they |people )?(?:stop|come off|miss)(?:ping|s)?\b/i;

const speaksOfTreatment = (facts: Facts): boolean => hasPhrase(TREATMENT, facts, copyOf(facts));

/** Where no medicine is named, the hope must be put into a treatment in so many words. */
function isOfTreatment(facts: Facts, { sentence }: Match): boolean {
  if (facts.identity.named.length > 0 || facts.identity.hints.length > 0) return aboutMedicine(facts, sentence);
  const beside = [sentence, facts.sentences[sentence.index + 1]].filter((s) => s?.line === sentence.line);
  return beside.some((s) => s && hasPhrase(TREATMENT, facts, [s])) && !FAIR_TALK.has(facts, sentence);
}

function find(facts: Facts): Hit[] {
  const matches = hopesIn(facts, copyOf(facts)).filter(
    (match) => isOfTreatment(facts, match) && !WHEN_STOPPED.test(wordsOf(facts, match.sentence)),
  );
  return oncePerSentence(matches).map((match) => ({
    at: quoted(match),
    issue: `"${wordsOf(facts, match)}" promises more than ${medicineName(facts)} can be shown to do. Information for the public and patients must be factual and balanced, and must not raise unfounded hopes of successful treatment.`,
    fix: {
      kind: "delete",
      at: { start: match.sentence.start, end: match.sentence.end },
      note: "Say plainly what was found, in how many people, and that it does not help everyone.",
    },
  }));
}

/** 26.2: no unfounded hopes of successful treatment. */
export const unfoundedHope: Check = {
  id: "clause-26/unfounded-hope",
  requirement: "26.factual-balanced",
  severity: "HIGH",
  duty: "must",
  themes: ["promotion-to-public", "patient-material", "exaggerated-claim"],
  applies: (facts) =>
    concernsPublic(facts) &&
    facts.setting.readers !== "journalists" &&
    (facts.identity.named.length > 0 || facts.identity.hints.length > 0 || speaksOfTreatment(facts)),
  find,
  examples: {
    flagged: [
      {
        text: "Ostrigo (tefroparatide) and you\nFor people who have been prescribed Ostrigo.\n[[After a year your bones will be as strong as they were at thirty.]]",
        audience: "patients",
        channel: "print",
        why: "youth restored",
      },
      {
        text: "Starting Thyrella (levothoran)\nFor people who have been prescribed Thyrella.\n[[Nobody on it feels tired for long.]]",
        audience: "patients",
        channel: "print",
        why: "the same for everybody",
      },
      {
        text: "Dermaxin (tacrolib) and you\nFor people who have been prescribed Dermaxin.\n[[In a few weeks your eczema will be a distant memory.]] [[You will never look back.]]",
        audience: "patients",
        channel: "print",
        why: "a promise to patients",
      },
      {
        text: "[[WONDER JAB GIVES ARTHRITIS PATIENTS A NEW LEASE OF LIFE]]\nTo: lifestyle magazines\nArthrenza (golisumab) is injected weekly.",
        audience: "media",
        channel: "email",
        why: "a headline for the tabloids",
      },
      {
        text: "[[Imagine life without migraine.]]\nThere is a new tablet that is taken once a day.",
        audience: "patients",
        channel: "website",
        why: "hope for a medicine that is not named",
      },
      {
        text: "Using Urilax (solifenast)\nFor people prescribed Urilax.\n[[No more leaks and no more worrying where the toilet is.]]",
        audience: "patients",
        channel: "print",
        why: "a cure implied",
      },
    ],
    clean: [
      {
        text: "Thyrella (levothoran) and you\nFor people who have been prescribed Thyrella.\nYour doctor aims for the lowest dose of Thyrella for good control.",
        audience: "patients",
        channel: "print",
        why: "good control is no promise for good",
      },
      {
        text: "Thyrella (levothoran) and you\nFor people who have been prescribed Thyrella.\nChoose exercise that suits you and that you will enjoy.",
        audience: "patients",
        channel: "print",
        why: "it is the exercise that is enjoyed",
      },
      {
        text: "Thyrella (levothoran) and you\nFor people who have been prescribed Thyrella.\nIf you forget to take your tablet, take it as soon as you remember.",
        audience: "patients",
        channel: "print",
        why: "what to do about a missed dose",
      },
      {
        text: "Thyrella (levothoran) and you\nFor people who have been prescribed Thyrella.\nIf you stop taking Thyrella, your symptoms will come back for good.",
        audience: "patients",
        channel: "print",
        why: "what happens when it is stopped is a limit",
      },
      {
        text: "Earlier statement\nIn its report the Group described Ostrigo (tefroparatide) as a game-changer. The Board withdraws the phrase. It says goodbye to Sir Neil Frome, its Chairman.",
        audience: "investors",
        channel: "website",
        why: "praise that is withdrawn, and a farewell",
      },
      {
        text: "Ostrigo (tefroparatide) and you\nFor people who have been prescribed Ostrigo.\nYour nurse will go through each step as well as showing you before you start. You may wonder whether to travel. You will feel a brief sting.",
        audience: "patients",
        channel: "print",
        why: "everyday turns of phrase",
      },
      {
        text: "Using Ostrigo (tefroparatide)\nFor people who have been prescribed Ostrigo.\nYou will not feel it working, and some people still break a bone.",
        audience: "patients",
        channel: "print",
        why: "a promise denied",
      },
      {
        text: "Using Zolmeria (tavolimab)\nFor people who have been prescribed Zolmeria.\nZolmeria does not cure asthma and we cannot promise that you will have no more attacks.",
        audience: "patients",
        channel: "print",
        why: "hope held in check",
      },
      {
        text: "Using Painease (oxymorfan)\nFor people who have been prescribed Painease.\nTake no more than four tablets in 24 hours. Ring the clinic if you have breakthrough pain.",
        audience: "patients",
        channel: "print",
        why: "look-alikes",
      },
      {
        text: "For people who have been prescribed Migravel (sumagepant).\nMigravel may ease an attack within two hours, but it does not work for everyone.",
        audience: "patients",
        channel: "website",
        why: "plain expectation",
      },
    ],
    inapplicable: [
      {
        text: "A breakthrough idea is welcome. We are hiring a scientist in Leeds.",
        audience: "patients",
        channel: "social",
        why: "no medicine is meant",
      },
      {
        text: "Arthrenza (golisumab) is a breakthrough in arthritis.",
        audience: "hcp",
        channel: "print",
        why: "health professionals: clause 6 and 14",
      },
    ],
  },
};
