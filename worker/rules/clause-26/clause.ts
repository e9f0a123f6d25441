import { namesMedicine } from "../facts/identity.ts";
import type { Clause, ClauseWords } from "../types.ts";
import { againstItsOwnText } from "./against-its-own-text.ts";
import { askedForByName } from "./asked-for-by-name.ts";
import { carriedToPublic } from "./carried-to-public.ts";
import { doseFigures } from "./dose-figures.ts";
import { drawnToMedicine } from "./drawn-to-medicine.ts";
import { employeeActivity } from "./employee-activity.ts";
import { forWhom } from "./for-whom.ts";
import { inPublicView } from "./in-public-view.ts";
import { mediaHype } from "./media-hype.ts";
import { misleadsItsReaders } from "./misleads-its-readers.ts";
import { moreThanRelief } from "./more-than-relief.ts";
import { moved } from "./moved.ts";
import { oneSided } from "./one-sided.ts";
import { paidCoverage } from "./paid-coverage.ts";
import { patientBlackTriangle } from "./patient-black-triangle.ts";
import { personalAdvice } from "./personal-advice.ts";
import { pressRelease } from "./press-release.ts";
import { prizes } from "./prizes.ts";
import { promotionToPublic } from "./promotion-to-public.ts";
import { publicPresent } from "./public-present.ts";
import { sentForNews } from "./sent-for-news.ts";
import { sideEffectStatement } from "./side-effect-statement.ts";
import { supportMaterial } from "./support-material.ts";
import { unfoundedHope } from "./unfounded-hope.ts";
import { unnamedMedicine } from "./unnamed-medicine.ts";
import { concernsPublic } from "./wording.ts";

/** What a reader is told of each check. */
const WORDS: ClauseWords = {
  "promotion-to-public": {
    headline: "Promotes a prescription only medicine to the public",
    asks: "such medicines must not be advertised to the public (Clause 26.1)",
    action: "do-not-use",
    advice: "Do not use this material where the public can see it.",
  },
  "unnamed-medicine": {
    headline: "Points the public to one unnamed medicine",
    asks: "disease awareness must not point to a prescription only medicine (Clause 26.2)",
    action: "reword",
    advice: "Describe the kinds of treatment evenly, or none, and advise seeing a health professional.",
  },
  "asked-for-by-name": {
    headline: "Encourages patients to ask for a medicine",
    asks: "the public must not be encouraged to ask for a specific prescription only medicine (Clause 26.2)",
    action: "reword",
    advice: "Advise talking to a doctor, nurse or pharmacist about the condition instead.",
  },
  "sent-for-news": {
    headline: "Sends people to ask for a new treatment",
    asks: "the public must not be encouraged to ask for a specific medicine, named or not (Clause 26.2)",
    action: "reword",
    advice: "Advise talking to a health professional about the condition instead.",
  },
  "moved-to-ask": {
    headline: "Steers the public towards one treatment",
    asks: "information for the public must be balanced and must not encourage requests (Clause 26.2)",
    action: "reword",
    advice: "Advise talking to a health professional about the condition instead.",
  },
  "support-material": {
    headline: "Patient material passed to people not prescribed the medicine",
    asks: "in their hands it advertises a prescription only medicine (Clause 26.1)",
    action: "remove",
    advice: "Take out the request to pass the material on.",
  },
  "paid-coverage": {
    headline: "Reward offered for press coverage",
    asks: "paying for coverage advertises a prescription only medicine to the public (Clause 26.1)",
    action: "remove",
    advice: "Take out the offer.",
  },
  "employee-activity": {
    headline: "Staff encouraged to post about a medicine",
    asks: "a post by UK staff puts it before the public (Clause 26.1)",
    action: "replace",
    advice: "Tell staff not to post, like or share.",
  },
  "unfounded-hope": {
    headline: "Raises unfounded hopes of treatment",
    asks: "information for the public must be factual and balanced (Clause 26.2)",
    action: "reword",
    advice: "Say what was found, in how many people, and that it does not help everyone.",
  },
  "more-than-relief": {
    headline: "Claims more than the licensed effect",
    asks: "information for the public must be factual (Clause 26.2)",
    action: "reword",
    advice: "Keep to the relief that the licence names and the figures found.",
  },
  "one-sided": {
    headline: "Only benefits are described",
    asks: "information for the public must be balanced (Clause 26.2)",
    action: "reword",
    advice: "Set out benefits and risks evenly, with their sources.",
  },
  "dose-figures": {
    headline: "Dose figures do not agree",
    asks: "information for patients must be accurate on safety (Clause 26.2)",
    action: "ask",
    advice: "Do not give the amount until a pharmacist has checked it against the package leaflet.",
  },
  "press-release": {
    headline: "Promotional wording in a press release",
    asks: "what journalists are given must be factual and balanced (Clause 26.2)",
    action: "reword",
    advice: "State the licence status, what was found against what, and the safety.",
  },
  "media-hype": {
    headline: "Hype in news about a medicine",
    asks: "what the public may read must be factual and balanced (Clause 26.2)",
    action: "reword",
    advice: "Keep to the licence, the result with its comparator and harms, and the business facts.",
  },
  "for-whom": {
    headline: "Not limited to patients prescribed the medicine",
    asks: "without that line it advertises the medicine to the public (Clause 26.2)",
    action: "add",
    advice: "State that it is only for people who have been prescribed the medicine, and give it to nobody else.",
  },
  prizes: {
    headline: "Prize or reward offered to patients",
    asks: "competitions with prizes must not be run for patients (Clause 26.3)",
    action: "remove",
    advice: "Take out the prize.",
  },
  "personal-advice": {
    headline: "Personal medical advice to the public",
    asks: "such requests must be refused and the person referred to a health professional (Clause 26)",
    action: "reword",
    advice:
      "Answer in general terms and refer the person to a health professional; keep advice on urgent help and on reporting side effects.",
  },
  "side-effect-statement": {
    headline: "Side effect reporting statement missing or incomplete",
    asks: "patients must be told to report side effects and how, through the Yellow Card Scheme (Clause 26.4)",
    action: "add",
    advice: "Add the reporting statement.",
  },
  "patient-black-triangle": {
    headline: "Black triangle and its explanation missing",
    asks: "material for patients must show both (Clause 26.4)",
    action: "add",
    advice: "Add the black triangle and its explanation.",
  },
  "against-its-own-text": {
    headline: "Advice contradicted within the material",
    asks: "patient information must agree with the package leaflet in force (Clause 26.2)",
    action: "reword",
    advice: "Give the advice of the package leaflet in force, once.",
  },
  "misleads-its-readers": {
    headline: "Misleads patients or the public",
    asks: "information must be factual, balanced and within the licence (Clause 26.2)",
    action: "reword",
    advice: "Give the facts with their source, including adverse reactions.",
  },
  "public-present": {
    headline: "Public present at promotion",
    asks: "such medicines must not be advertised to the public (Clause 26.1)",
    action: "ask",
    advice: "Limit attendance to health professionals and other relevant decision makers.",
  },
  "in-public-view": {
    headline: "Branded material in public view",
    asks: "such medicines must not be advertised to the public (Clause 26.1)",
    action: "ask",
    advice: "Keep branded material out of public view; unbranded information may be shown.",
  },
  "carried-to-public": {
    headline: "Medicine carried to the public by staff or media",
    asks: "prescription only medicines must not be advertised to the public (Clause 26.1)",
    action: "remove",
    advice: "Take out the instruction; tell staff not to speak of the medicine to the public.",
  },
  "drawn-to-medicine": {
    headline: "Draws the public towards a prescription medicine",
    asks: "information for the public must be factual and balanced and not encourage requests (Clauses 26.1 and 26.2)",
    action: "reword",
    advice: "Keep to balanced facts; take out hopes, praise and calls to ask for the medicine.",
  },
};

/** Clause 26: Relations with the Public, Including Patients and Journalists. */
export const clause26: Clause = {
  number: 26,
  engaged: concernsPublic,
  checks: [
    promotionToPublic,
    unnamedMedicine,
    askedForByName,
    sentForNews,
    moved,
    supportMaterial,
    paidCoverage,
    employeeActivity,
    carriedToPublic,
    unfoundedHope,
    moreThanRelief,
    oneSided,
    doseFigures,
    pressRelease,
    mediaHype,
    forWhom,
    prizes,
    personalAdvice,
    sideEffectStatement,
    patientBlackTriangle,
    againstItsOwnText,
    misleadsItsReaders,
    publicPresent,
    inPublicView,
    drawnToMedicine,
  ],
  words: WORDS,
  human: [
    {
      requirement: "26.pil-consistent",
      engaged: (facts) =>
        facts.setting.readers === "prescribed" && facts.sentences.some((s) => namesMedicine(facts.identity, s)),
      look: "Compare doses, warnings, side effects and storage with the package leaflet in force, and note its revision date.",
    },
  ],
};
