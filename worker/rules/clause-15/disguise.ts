import type { Facts } from "../facts/index.ts";
import { wordsOf } from "../stance.ts";
import type { Check, FixDraft, Hit } from "../types.ts";
import { answer, instruction, madeToLook, personalNote, safetyNotice } from "./borrowed-look.ts";
import { editorial, education, falseIndependence, falseLabel, otherName } from "./borrowed-page.ts";
import type { Disguise } from "./disguise-shared.ts";
import { denied, digest, officialPaper, publicEditorial } from "./false-colours.ts";
import { shamAdvice, shamResearch } from "./sham-activity.ts";

const KINDS = [
  editorial,
  education,
  shamResearch,
  shamAdvice,
  safetyNotice,
  personalNote,
  falseLabel,
  falseIndependence,
  otherName,
  instruction,
  madeToLook,
  answer,
  denied,
  officialPaper,
  digest,
];

function disguisesOf(facts: Facts): Disguise[] {
  const kinds = facts.submission.audience === "patients" ? [publicEditorial] : KINDS;
  const found = kinds.flatMap((kind) => kind(facts));
  return found.filter((d, i) => found.findIndex((o) => o.at.start === d.at.start) === i);
}

const READERS = /\bfor [^.\n]{3,60}(?=[.\n]|$)/i;

/** Farther down than this a declaration comes too late for its reader. */
const OPENING_SHARE = 0.5;

function fixesOf(facts: Facts, { at, remove }: Disguise): Pick<Hit, "fix" | "more"> {
  if (remove)
    return {
      fix: {
        kind: "delete",
        at: remove,
        note: "No label puts this right: what is promotional must go, or the activity must be withdrawn.",
      },
    };
  // A title often says whom the piece is for, which stays.
  const readers = READERS.exec(wordsOf(facts, at))?.[0];
  const declared = "Commissioned and paid for by [company], whose medicine it promotes.";
  const fix: FixDraft = { kind: "replace", with: readers ? `${declared} It is ${readers}.` : declared };
  const isLate = at.start > facts.view.text.length * OPENING_SHARE;
  return isLate ? { fix, more: [{ kind: "insert", at: 0, text: `${declared}\n` }] } : { fix };
}

function find(facts: Facts): Hit[] {
  return disguisesOf(facts).map((found) => ({
    at: found.at,
    issue: `This makes promotion of ${facts.identity.named[0]?.name ?? "a medicine"} look like ${found.looksLike}. Promotional material and activities must not be disguised; readers must know from the start that they are being promoted to, and by whom.`,
    ...fixesOf(facts, found),
  }));
}

/** 15.6 and 3.6: promotion is not disguised. */
export const disguise: Check = {
  id: "clause-15/disguise",
  requirement: "15.disguise-flags",
  alsoDecides: ["3.disguised"],
  alsoUnder: ["3.6"],
  severity: "HIGH",
  duty: "must",
  themes: ["disguised-promotion", "company-involvement-declaration", "market-research-and-studies"],
  applies: (facts) =>
    ["hcp", "payers", "patients"].includes(facts.submission.audience) && facts.identity.named.length > 0,
  find,
  examples: {
    flagged: [
      {
        text: "Norlake Pharma Ltd presents Lipovance (bempafibrate)\n[[Our independent training for nurses, part 3]]\nLipovance lowered LDL by 28%, more than any other tablet.\nPaid for by Norlake Pharma Ltd.",
        channel: "website",
        why: "independence claimed by the maker",
      },
      {
        text: `CARDIOLOGY DAILY\nNews | Features\nLipids: what is left when statins fail?\n[[By our staff writer]]\n${"Most clinics know the patient whose cholesterol stays high after a year of treatment. ".repeat(9)}\nLipovance (bempafibrate) gives clinics a better choice: LDL fell by 28%, more than with any other tablet.\nAbout this page: content supplied and funded by Norlake Pharma Ltd.`,
        channel: "website",
        why: "an advertorial",
      },
      {
        text: "Diabetes Academy\n[[Impartial learning for practice nurses]]\nUnit 3: beyond metformin\nGlucarest (semavatide) lowers HbA1c by more than any tablet. Start Glucarest early.\nUnit text was supplied by the marketing department of NPL.",
        channel: "website",
        why: "education from the marketing department",
      },
      {
        text: "Dear Doctor\nJoin our asthma experience study of Zolmeria (tavolimab).\nStart ten patients on Zolmeria and hand the cards to your representative. There is no protocol and no contract.\n[[The aim is for you to gain experience of it.]]\nHead of Sales",
        why: "a sham study",
      },
      {
        text: "Subject: Two-minute survey on migraine\n[[Did you know that Migravel (sumagepant) stops attacks in two hours?]]\nHow many of your patients will you start on Migravel this month?\nWould you like our representative to call with samples?\nWe do not plan to publish the answers.",
        channel: "email",
        why: "a sham survey",
      },
      {
        text: "Expert panel on asthma, £350\nJoin one of 15 expert panels, 50 seats each.\n[[Representatives will help each table to list the patients who could start Zolmeria (tavolimab).]]\nNo contract or preparation is needed.",
        channel: "email",
        why: "a sham advisory board",
      },
      {
        text: "[[IMPORTANT SAFETY INFORMATION - OPEN AT ONCE]]\nDear Doctor\nPatients on older anticoagulants bleed. Consider moving them to Clotaban (rivexaparan). Clotaban is the first choice for your over-75s.",
        why: "a safety notice that sells",
      },
      {
        text: "Dear Sarah\n[[Just a quick note from one GP to another.]] I tried Respimax (indacafenterol) last winter and it is the best thing that I have prescribed. Give it a go.\nYours, a colleague\n\n\nPrepared by Norlake Pharma Ltd.",
        context: "The letter is printed in a handwriting typeface and sent in a plain envelope.",
        why: "a note that nobody wrote",
      },
      {
        text: "[[MEDICINE SAFETY NOTICE]]\nSome proton pump inhibitors have been linked to fractures.\nReview everyone on repeat. Gastrelo (omeprazine) has not been linked to fractures and may be used instead.",
        context: "Red-bordered card posted to GPs.",
        why: "a warning about the others",
      },
      {
        text: "[Blue ink script on lined paper]\nHi Tom\n[[Page 4 is the one: Gastrelo (omeprazine) healed 9 in 10 ulcers.]]\nSee you at the next meeting. J.",
        why: "a friend's hand",
      },
      {
        text: "HEALTH TODAY\nHope for sore joints\n[[By our health staff]]\nArthrenza (golisumab) eased pain in 64% of people, a study found.\nSupplied by Norlake Pharma Ltd.",
        audience: "patients",
        channel: "website",
        why: "paid copy under the name of the site's staff",
      },
      {
        text: "Rheumatology think tank\nPaid for by Norlake Pharma Ltd\n[[This is a scientific exchange and not a promotional meeting.]]\n10.00 Arthrenza (golisumab): why start early?\n11.00 Getting Arthrenza into your pathway\nArthrenza improved joints in 64% of patients.",
        channel: "conference",
        why: "an agenda that promotes",
      },
      {
        text: "[[LOCAL PRESCRIBING PATHWAY: GLAUCOMA]]\nIssue date May 2025. Review date May 2027.\nStep 1: offer laser treatment.\nStep 2: if pressure stays high, start Glaucosol (travaprost) once daily, recommended.\nGlaucosol lowered pressure by 31%.\n\n\n\n\nSupported by a grant from Corran Pharma Ltd.",
        why: "a company's pathway",
      },
      {
        text: "From: Eye News Europe\nSubject: Glaucoma\n[[Your monthly digest of research in eye disease]]\nA drop that lasts\nGlaucosol (travaprost) lowered pressure by more than any other drop.\nStart Glaucosol early.\n\n\n\n\n\n\nProduced with Corran Pharma Ltd.",
        channel: "email",
        why: "a digest",
      },
    ],
    clean: [
      {
        text: "Norlake Pharma Ltd\nLipovance (bempafibrate) lowered LDL by 28%.\nNo more promotional messages? Unsubscribe here.",
        channel: "email",
        why: "the way out of a list",
      },
      {
        text: "Norlake Pharma Ltd\nPromotional webinar on Lipovance (bempafibrate), which lowered LDL by 28%.\nFor questions outside the licence our medical information department can be reached at its own number; it is non-promotional.",
        channel: "email",
        why: "a department that does not promote",
      },
      {
        text: "LIPID PATHWAY OF THE AREA PRESCRIBING COMMITTEE\nPrescribing information and promotional copy by Norlake Pharma Ltd, the maker of Lipovance (bempafibrate)\nStep 3: add Lipovance, the preferred option.",
        why: "the sender at the head",
      },
      {
        text: "URGENT FIELD SAFETY NOTICE\nPellow Pharma Ltd\nAirmond (beclozafene) inhaler: dose counter may stick\nReturn batch 77 and replace inhalers that patients hold with another batch of Airmond.",
        why: "a real notice",
      },
      {
        text: "Pellow Pharma Ltd\nHi Dr Ames, Jo from Pellow Pharma here. Promotional: the Airmond (beclozafene) leavepiece that you asked me for is in the post. My number is below.",
        channel: "sales",
        why: "a message that shows its sender",
      },
      {
        text: "PROMOTIONAL SUPPLEMENT\nCommissioned and paid for by Norlake Pharma Ltd.\nBy our clinical features editor\nLipovance (bempafibrate) lowered LDL by 28% and placebo by 3%.",
        why: "declared at the outset",
      },
      {
        text: "Corran Pharma Ltd - Medical Department\nInvitation to a non-interventional study of Glaucosol (travaprost), protocol CG-11\nAdults are eligible if their ophthalmologist has already decided to treat them. Representatives have no role in it. The results will be published.",
        why: "a real study",
      },
      {
        text: "From: Norlake Pharma Ltd\nSubject: Safety update: Pressanol (candopril) - new contraindication\nPressanol must no longer be used with aliskiren. Stop Pressanol in such patients and choose another treatment.",
        channel: "email",
        why: "a real safety letter",
      },
      {
        text: "Norlake Pharma Ltd invites six rheumatologists to an advisory board\nWe need advice on the design of a trial of Arthrenza (golisumab). Reading of two hours is needed, and a contract must be signed first. Four hours of discussion.",
        why: "a real advisory board",
      },
    ],
    inapplicable: [
      {
        text: "Gout facts. Written and paid for by Norlake Pharma Ltd.",
        audience: "patients",
        channel: "website",
        why: "for the public: clauses 5.6 and 26",
      },
      {
        text: "Market research on the follow-up of asthma, commissioned by a pharmaceutical company. No medicine is presented.",
        channel: "email",
        why: "no medicine is promoted",
      },
    ],
  },
};
