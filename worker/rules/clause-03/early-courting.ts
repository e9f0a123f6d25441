import { startsWithin } from "#worker/text/spans.ts";
import { combined } from "../checks/combine.ts";
import { hitsOf } from "../checks/hits-of.ts";
import { COURTED, NO_LICENCE_YET, ON_ITS_WAY, QUIET_STATUS } from "../concepts/before-licence.ts";
import { NEVER_SAY, PUT_RIGHT } from "../concepts/candour.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check } from "../types.ts";
import { preAuthorisation } from "./pre-authorisation.ts";

const COMBINATIONS = [
  {
    all: [NO_LICENCE_YET, COURTED],
    none: [QUIET_STATUS, PUT_RIGHT, NEVER_SAY],
    why: "makes readers want, expect or make ready for a medicine that has no UK licence yet",
  },
];
/** Where no licence is in sight, a promise of what is on its way is enough. */
const TEASERS = [
  {
    all: [ON_ITS_WAY, COURTED],
    none: [QUIET_STATUS, PUT_RIGHT, NEVER_SAY],
    why: "builds up to a medicine that the piece does not show to be licensed",
  },
];
const QUIET_KINDS = new Set(["agreement", "research", "recruitment", "product-document", "reply", "advisory-board"]);

/** The wording of a launch, which says nothing of the licence where the piece shows one. */
const LAUNCH_EVENT = "launch week|month|day";

/** Whether the piece has the papers of a licensed medicine. */
const showsLicence = (facts: Facts) =>
  facts.licence.licensed.length > 0 || facts.lines.some((line) => line.zone === "pi");

/** A sentence on medicines that the piece shows to be licensed: what is said there of another licence is of a new use. */
function isOfLicensed(facts: Facts, sentence: Sentence): boolean {
  const named = facts.products.filter((p) => startsWithin(p.mentions, sentence));
  return named.length > 0 && named.every((p) => facts.licence.licensed.includes(p.name));
}

/** 3.1: no build-up to a licence that has not been granted: teasers, bookings, talk at stands, lists and calls. */
export const earlyCourting: Check = {
  id: "clause-03/early-courting",
  requirement: "3.pre-authorisation",
  alsoUnder: ["11.1"],
  severity: "HIGH",
  duty: "must",
  needsConfirmation: true,
  themes: ["pre-licence-promotion"],
  applies: (facts: Facts) =>
    !QUIET_KINDS.has(facts.promotion.kind) &&
    facts.submission.audience !== "patients" &&
    facts.sentences.some((sentence) => NO_LICENCE_YET.has(facts, sentence) || ON_ITS_WAY.has(facts, sentence)),
  find: (facts) =>
    preAuthorisation.applies(facts) && hitsOf(preAuthorisation, facts).length > 0
      ? []
      : combined(
          showsLicence(facts) ? COMBINATIONS : [...COMBINATIONS, ...TEASERS],
          facts,
          "A medicine must not be promoted before it is authorised (Clause 3.1).",
          (match) =>
            !isOfLicensed(facts, match.sentence) &&
            !(showsLicence(facts) && match.phrase.source.startsWith(LAUNCH_EVENT)),
        ),
  examples: {
    flagged: [
      {
        text: "Migraine news for health professionals\n[[We expect approval any day, so shall we put your name down for starter packs?]]",
        why: "names taken before the licence",
      },
      {
        text: "Migraine news for health professionals\n[[Approval is weeks away: reserve your seat for the launch symposium.]]",
        why: "booking before the licence",
      },
      {
        text: "Tavorel (tavorimib)\n[[Ask us at the stand about tavorimib, our phase III tablet.]]",
        why: "talk at a stand",
      },
    ],
    clean: [
      {
        text: "LAUNCH MEETING\nTavorel (tavorimib) is licensed for migraine in adults.\nBook your place: meetings@norlake.example",
        why: "the launch of a licensed medicine",
      },
      {
        text: "Migraine news for health professionals\nThe application is with the MHRA and we cannot say more.",
        why: "reticence",
      },
      {
        text: "Migraine news for health professionals\nThe tablet is in phase III; we cannot discuss it at this meeting.",
        why: "a refusal",
      },
      {
        text: "Briefing\nLaunch bookings must not open until the licence is granted.",
        why: "a ban",
      },
    ],
    inapplicable: [{ text: "Tavorel (tavorimib) is licensed for migraine in adults.", why: "licensed" }],
  },
};
