import type { Combination } from "../concepts/concept.ts";
import { GAIN, HELP, IN_RETURN, NO_STRINGS, SOUND, UNWRITTEN } from "../concepts/favours.ts";
import {
  BRANDED,
  FOR_ONE,
  GRANT,
  MARK,
  ONE_SIDED,
  PATIENT_GROUP,
  PROJECT,
  SEEDING,
  SELLERS_SAY,
  SOLE,
  SPEAKS_FOR_US,
  STEERED,
  STUDY,
  SUMMARY,
  SUMMARY_AMISS,
  TRIAL_PAST,
  UNNAMED,
  WITHOUT_LEAVE,
} from "../concepts/undertakings.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";

type Undertaking = "project" | "study" | "grant" | "patient-group";

/** Which undertaking a sentence is about: by its own words, else by what the piece deals in. */
export function undertakingOf(facts: Facts, sentence: Sentence): Undertaking | null {
  const { dealings } = facts;
  if (STUDY.has(facts, sentence) && SEEDING.has(facts, sentence) && !GRANT.has(facts, sentence)) return "study";
  const grant = GRANT.has(facts, sentence);
  if (PATIENT_GROUP.has(facts, sentence) && (dealings.patientOrganisation || !PROJECT.has(facts, sentence)))
    return "patient-group";
  if (PROJECT.has(facts, sentence) && (dealings.collaboration || (!grant && !dealings.grant))) return "project";
  if (STUDY.has(facts, sentence) && !grant) return "study";
  if (grant) return "grant";
  if (dealings.collaboration) return "project";
  return dealings.study ? "study" : null;
}

const FAVOUR: Combination = {
  all: [IN_RETURN, GAIN],
  beside: [HELP],
  none: [NO_STRINGS, SOUND],
  why: "gives help in return for what the company gains",
};

const HANDSHAKE: Combination = {
  all: [UNWRITTEN],
  beside: [HELP],
  none: [NO_STRINGS, SOUND],
  why: "goes ahead without a written agreement",
};

/** What goes wrong in each undertaking by which help given is bound to the company's gain. */
export const STRINGS_ATTACHED: Record<Undertaking, Combination[]> = {
  project: [
    FAVOUR,
    HANDSHAKE,
    { all: [ONE_SIDED], beside: [PROJECT], none: [NO_STRINGS], why: "leaves one party to give and to decide alone" },
    { all: [SUMMARY, SUMMARY_AMISS], none: [NO_STRINGS], why: "keeps back the summary that has to be public first" },
  ],
  study: [
    {
      all: [SEEDING, STUDY],
      none: [NO_STRINGS, SOUND, TRIAL_PAST],
      why: "makes the use of the medicine the point of the study",
    },
  ],
  grant: [
    FAVOUR,
    HANDSHAKE,
    { all: [FOR_ONE, GRANT], none: [NO_STRINGS], why: "gives to a person what only an organisation may have" },
    { all: [SELLERS_SAY, GRANT], none: [NO_STRINGS], why: "gives those who sell the say over a grant" },
    { all: [BRANDED, GRANT], none: [NO_STRINGS], why: "puts the name of a medicine on what is given" },
  ],
  "patient-group": [
    FAVOUR,
    HANDSHAKE,
    {
      all: [STEERED],
      beside: [PATIENT_GROUP],
      none: [NO_STRINGS, SOUND],
      why: "takes the organisation's voice from it",
    },
    {
      all: [SPEAKS_FOR_US, PATIENT_GROUP],
      beside: [HELP],
      none: [NO_STRINGS, SOUND],
      why: "has the organisation speak for the medicine or the company",
    },
    { all: [SOLE], beside: [PATIENT_GROUP], none: [NO_STRINGS], why: "wants no other supporter beside the company" },
    { all: [WITHOUT_LEAVE, MARK], beside: [PATIENT_GROUP], why: "uses the organisation's mark without leave" },
    { all: [UNNAMED], beside: [PATIENT_GROUP], why: "leaves the company's support unsaid" },
  ],
};
