import { written } from "../checks/written.ts";

/** What is spoken of: harms, checks against them, or how the medicine is borne. */
const HARM =
  /\b(?:safe(?:ty|ly|r|st)?|side[- ]effects?|adverse|unwanted|reactions?|tolera\w+|risks?|harm(?:s|less|ful)?|warnings?|concerns?|bleed\w*|interactions?|monitor\w*|blood tests?|checks?|toxic\w*|addict\w*|depend\w*|discontinu\w+|stopp(?:ed|ing)|gentle\w*|kind(?:er|est)? (?:to|on)|trouble|worr\w+|problems?|natural|clean|nausea|sickness|deaths?|signals?)\b/i;
/** It is made to look small. */
const SMALL =
  /\b(?:no|not|none|never|nothing|without|few(?:er)?|low(?:er)?|mild(?:ly)?|minor|rare(?:ly)?|only|just|most(?:ly)?|well|good|better|best|excellent|reassur\w+|favourable|comparable|similar|same|as (?:safe|well)|like placebo|placebo[- ]like|completely|perfectly|remarkabl[ey]|proven|free|zero|confiden\w+|familiar|known|manageable|easily|easy|simple|small|little|less|nobody|hardly|barely|soon|pass(?:es)?|settle[sd]?|trust\w*|peace of mind|need(?:n't| not)|worth|expect\w*)\b/i;
/** Advice to a patient and the statement on reporting harm, which the Code requires. */
const REQUIRED =
  /\b(?:tell your|ask your|talk to|speak to|contact|stop taking|do not|should be reported|report(?:ed|ing)? (?:side|adverse)|yellow ?card|see (?:the )?(?:SPC|prescribing information)|if you (?:notice|get|feel|have))\b/i;

const GROUNDS = [
  {
    is: HARM,
    with: SMALL,
    unless: REQUIRED,
    why: "makes the harms of the medicine, or the care that it needs, look smaller than the piece or the licence shows",
    rule: "Information on safety must reflect the evidence; a medicine must not be called safe without qualification (Clause 6.4).",
  },
];

/** 6.4: what is said of harms gives their frequency and gravity and reassures nobody. */
export const safetySmoothed = written({
  id: "clause-06/safety-smoothed",
  requirement: "6.ae-not-downplayed",
  severity: "HIGH",
  duty: "must",
  needsConfirmation: true,
  themes: ["safety-claim", "adverse-events-omitted", "patient-safety"],
  when: { is: ["a claim on a medicine"] },
  grounds: GROUNDS,
  groundsIn: { near: "a statement", unless: "a list of reactions" },
  examples: {
    flagged: [
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\n[[Tavorel is well tolerated, with only mild effects.]]",
        why: "harms made small",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\n[[No concerns about the liver: blood tests are not needed.]]",
        why: "care talked away",
      },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nLow mood (7% v 3%) and rash (2% v 1%) were the most frequent adverse reactions.",
        why: "the account of harms that is owed",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nTell your doctor if you get any side effects, even mild ones.",
        why: "advice that is owed",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nSerious infections were reported in 4% of patients.",
        why: "a rate",
      },
    ],
    inapplicable: [
      {
        text: "Shared care agreement between the trust and the practices of the county.",
        why: "no medicine of a company",
      },
    ],
  },
});
