import { written } from "../checks/written.ts";
import {
  AS_FAVOUR,
  CONTROLLED,
  FREE_TEACHING,
  LABORATORY_SAMPLE,
  OFF_THE_BOOKS,
  OTHER_SAMPLE,
  PROPER_SAMPLE,
  SAMPLE,
  TOO_MUCH,
  UNBIDDEN,
  UNSIGNED_REQUEST,
  WRONG_HANDS,
} from "../concepts/samples.ts";

const none = [OTHER_SAMPLE, LABORATORY_SAMPLE, FREE_TEACHING, PROPER_SAMPLE];
const UNSIGNED = "supplies samples without the prescriber’s own written, signed and dated request";
const UNTRACKED = "supplies samples that are unmarked, incomplete or not accounted for";
const COMBINATIONS = [
  { all: [SAMPLE, CONTROLLED], none, why: "offers samples of a controlled or dependence-forming medicine" },
  { all: [SAMPLE, UNSIGNED_REQUEST], none, why: UNSIGNED },
  { all: [UNSIGNED_REQUEST], beside: [SAMPLE], none, why: UNSIGNED },
  { all: [SAMPLE, UNBIDDEN], none, why: "supplies a medicine that no prescriber has asked for in writing" },
  { all: [UNBIDDEN], beside: [SAMPLE], none, why: "supplies a medicine that no prescriber has asked for in writing" },
  { all: [SAMPLE, TOO_MUCH], none, why: "goes beyond the number, size or time that is allowed for samples" },
  {
    all: [SAMPLE, WRONG_HANDS],
    none,
    why: "lets samples go to people who may not prescribe the medicine, or to patients",
  },
  { all: [SAMPLE, AS_FAVOUR], none, why: "uses samples as an inducement or in place of a price" },
  { all: [SAMPLE, OFF_THE_BOOKS], none, why: UNTRACKED },
];

/** Clause 21: few, small and marked samples, on a prescriber's own signed request, so as to get to know a new medicine. */
export const misusedSamples = written({
  id: "clause-21/misused-samples",
  requirement: "21.offer-conditions",
  severity: "HIGH",
  duty: "must",
  themes: ["samples", "inducement-and-gifts"],
  needsConfirmation: true,
  when: { audience: ["hcp", "payers", "patients"] },
  meetings: [
    {
      ideas: COMBINATIONS,
      unless: "a direction for the layout",
      unlessRefused: [UNSIGNED_REQUEST, OFF_THE_BOOKS, UNBIDDEN, WRONG_HANDS],
      rule: "Samples go only to prescribers, on their written, signed and dated request: four a year at most, for two years, in the smallest pack (Clause 21).",
    },
  ],
  examples: {
    flagged: [
      {
        text: "[[Two starter packs of Zelvorin (zelvotriptan) are tucked inside this brochure.]]",
        why: "not asked for",
      },
      {
        text: "[[Norlake Laboratories has put free samples of Zelvorin (zelvotriptan) in every delegate bag.]]",
        channel: "conference",
        why: "a company that is called Laboratories",
      },
      { text: "[[The ward clerk can have a trial tube as well.]]", channel: "sales", why: "a clerk" },
      { text: "[[Ring us and the free inhalers will be brought, no form wanted.]]", why: "no written request" },
      { text: "[[A complimentary box of our fentanyl lozenges can be had.]]", why: "a controlled drug" },
    ],
    clean: [
      { text: "The trial pack of evidence is enclosed: the SPC and three papers.", why: "no medicine in it" },
      { text: "Sample policy for field staff", channel: "sales", why: "a heading" },
      { text: "A sample is sent on your signed and dated request, four a year at most.", why: "the rule" },
      { text: "Free sample packs must never be left with a receptionist.", channel: "sales", why: "forbidden" },
      { text: "Needle order form, for patients on treatment", why: "a form for needles" },
      { text: "The level in tissue was high in 100 of the samples.", why: "samples in the laboratory" },
      { text: "A blood sample is taken each month.", why: "another sample" },
      { text: "A free booklet for patients is enclosed.", why: "no medicine" },
    ],
    inapplicable: [{ text: "Free samples fell by half.", audience: "investors", why: "for investors" }],
  },
});
