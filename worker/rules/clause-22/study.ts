import { isStudyInvitation } from "../concepts/dealings.ts";
import { clip, hitsIn } from "../engine/hits.ts";
import type { Check } from "../types.ts";
import { promotes, repsInvolved, soldFrom, withoutRigour } from "./words.ts";

/** Clause 22.1: a study has a scientific purpose, protocol, contracts, ethics review, and no help from sales beyond paperwork. */
export const study: Check = {
  id: "clause-22/study",
  requirement: "22.study-invite-not-promo",
  alsoUnder: ["25.4"],
  severity: "HIGH",
  duty: "must",
  themes: ["market-research-and-studies", "disguised-promotion"],
  applies: isStudyInvitation,
  find: (facts) => [
    ...hitsIn(
      facts,
      withoutRigour(facts),
      (words) =>
        `“${clip(words)}”: a prospective study needs a scientific purpose, a written protocol, written contracts, ethics submission where it can be reviewed, and results that are analysed and published.`,
      "Do not start until protocol, contract and ethics opinion are in place.",
    ),
    ...hitsIn(
      facts,
      soldFrom(facts),
      (words) =>
        `“${clip(words)}” has the study run or its sites chosen for sales. Sites and questions must be chosen for a scientific purpose, by the scientific service.`,
      "Choose the sites by scientific criteria.",
    ),
    ...hitsIn(
      facts,
      repsInvolved(facts),
      (words) =>
        `“${clip(words)}”: representatives may have a purely administrative part in a study, under the scientific service.`,
      "Give the task to the scientific service.",
    ),
    ...hitsIn(
      facts,
      promotes(facts),
      (words) =>
        `“${clip(words)}”: a non-interventional study observes treatment that was chosen for clinical reasons; it must not be a way to get a medicine used.`,
      "Describe the scientific question; leave the choice of treatment to the clinician.",
    ),
  ],
  examples: {
    flagged: [
      {
        text: "FOLLOW-AIR, a registry of adults with severe asthma. We should like your unit to be among the 40.\n[[Units were put forward by our area sales managers.]]",
        why: "sites chosen by those who sell",
      },
      {
        text: "Take part in our non-interventional study of psoriasis.\n[[The marketing department owns the protocol.]]",
        why: "run by marketing",
      },
      {
        text: "Join our observational study of Zelvorin (zelvotriptan).\n[[There is no protocol, and ethics review is not needed.]]",
        why: "no rigour",
      },
      {
        text: "Take part in ZEL-REAL, our real-world study.\n[[Your local representative will choose the patients with you.]]",
        why: "sales picks patients",
      },
      {
        text: "Join our Zelvorin (zelvotriptan) evaluation programme in your own practice.\n[[Switch ten patients to Zelvorin and see.]]",
        why: "the study assigns treatment",
      },
    ],
    clean: [
      {
        text: "You can take part in our non-interventional study of gout. Protocols are linked. We do not describe the results here.",
        why: "the page points elsewhere for results",
      },
      {
        text: "We should like your unit to be one of 30 sites in our non-interventional study. Sites were chosen by our medical department from the national list, by lot.",
        why: "chosen by the scientific side",
      },
      {
        text: "Join our non-interventional study of adherence. The protocol has a favourable ethics opinion. No patient may be entered until the contract has been signed. Representatives have no role in it.",
        why: "a real study",
      },
      {
        text: "Take part in our observational study. Patients are eligible if their doctor has already decided to treat them. Assigning treatment is no part of the study.",
        why: "treatment chosen before",
      },
      {
        text: "Take part in our observational study. The protocol has a favourable ethics opinion. Results, wanted or not, will be published within a year.",
        why: "published whatever they are",
      },
    ],
    inapplicable: [{ text: "In an observational study of 400 adults, sleep improved.", why: "results, no invitation" }],
  },
};
