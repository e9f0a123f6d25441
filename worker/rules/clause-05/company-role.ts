import { standsIn } from "#worker/text/may-match.ts";
import { hostLines } from "../facts/host-page.ts";
import type { Facts } from "../facts/index.ts";
import type { RoleStatement } from "../facts/role.ts";
import type { Check, Hit } from "../types.ts";
import { isForReaders, isOtherKind, looksThirdParty } from "./piece.ts";

/** On a poster or a single card the foot is in view with the rest. */
const ONE_VIEW_CHARS = 900;
const ONE_VIEW = /\b(?:poster|card|flyer|A[345])\b/i;
const ONE_VIEW_MOST_CHARS = 2000;
/** A maker told by a name that is not known as a company's. */
const MAKER =
  /\b(?:developed|written|created|produced|made|paid for|funded|provided|initiated)\b[^.\n]{0,60}\bby (?:\p{Lu}|the makers? of)[^.\n]{2,70}\b(?:Ltd|Limited|plc|pharmaceutical company)\b/u;

/** Whether a reader sees the foot of the piece with its head. */
function isOneView(facts: Facts): boolean {
  const { text } = facts.view;
  return (
    text.length < ONE_VIEW_CHARS ||
    (text.length < ONE_VIEW_MOST_CHARS && ONE_VIEW.test(`${facts.submission.context}\n${text.slice(0, 60)}`))
  );
}

function report(facts: Facts, statement: RoleStatement, why: string): Hit {
  // Who stands behind a hint is not known: a name in the piece may be its publisher's.
  const words = statement.kind === "vague" ? "[company]" : (facts.companies[0]?.name ?? "[company]");
  return {
    at: { start: statement.start, end: statement.end },
    issue: `${why} The company's name and exactly what it did must be clear at the outset.`,
    fix: {
      kind: "insert",
      at: 0,
      text: `This piece was initiated, written and paid for by ${words.includes("[") ? words : `${words} [check what the company did]`}.\n`,
    },
  };
}

/** Who paid or wrote, as the user tells it. */
const TOLD =
  /(?<!\b(?:not|never) )\b(?:[Pp]aid for|[Ff]unded|[Cc]ommissioned|[Ss]ponsored|[Ww]ritten|[Ss]upplied|[Pp]roduced|[Ff]inanced|[Ss]upported) by (?:the )?(\p{Lu}[\p{L}&'-]{1,30}(?: \p{Lu}[\p{L}&'-]{1,30}){0,4}?) (?:(?:UK )?(?:Ltd|Limited|plc)|Pharma\p{L}*|Therapeutics|Bio\p{L}*|Medicines)\b/u;

/** Whether the user names a company that paid for the piece or wrote it, and the piece does not. */
function isPaidUntold({ submission, view }: Facts): boolean {
  const name = TOLD.exec(submission.context)?.[1];
  return name !== undefined && !new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "u").test(view.text);
}

/** A guide that says to which company reports go, and carries its mark of ownership, is plainly that company's. */
function tellsWhomToReportTo({ companies, obligatory, view: { text } }: Facts): boolean {
  return companies.length > 0 && obligatory.adverseEvents.company !== null && /©|\bcopyright\b/i.test(text);
}

function missing(facts: Facts): Hit[] {
  // In a piece seen whole the name at the foot is in view.
  if (isOneView(facts) && (facts.companies.length > 0 || standsIn(MAKER, facts.view.text))) return [];
  const isOwn = facts.setting.readers === "prescribed" && facts.document.kind === "patient-material";
  if (isOwn && tellsWhomToReportTo(facts)) return [];
  return [
    {
      at: null,
      // A company's own guide to its medicine shows its name on the pack, the site or the imprint.
      ...(isOwn ? { severity: "LOW" as const } : {}),
      issue:
        "Nothing says which company is behind the piece and what its part was. Its name and exactly what it did must be clear at the outset.",
      fix: { kind: "insert", at: 0, text: "This piece was initiated, written and paid for by [company].\n" },
    },
  ];
}

/** Authors of letters and posters declare their interests where journals and societies want them: at the end. */
const INTERESTS = /^\W*(?:(?:competing|declarations? of|conflicts? of|authors'?) interests?|disclosures?)\b/i;
function isInterest({ lines, view }: Facts, statement: RoleStatement): boolean {
  const line = lines.find((l) => l.start <= statement.start && statement.start < l.end);
  return line !== undefined && INTERESTS.test(view.text.slice(line.start, line.start + 60));
}

/** The health service and charities say who they are; with no company in sight nobody else stands behind their pages. */
const OTHER_AUTHOR =
  /\bNHS (?:Foundation )?Trust\b|\bUniversity Hospitals?\b|\bwww\.nhs\.uk\b|\b(?:page|content) (?:last )?reviewed\b[^\n]{0,40}\n?[^\n]{0,20}\bnext review due\b|\b[Rr]egistered charity (?:no|number)\b/;
const OTHERS = new Set(["nhs", "regulator", "charity", "press", "academic"]);
const isOfOthers = ({ document, view, companies, submission }: Facts) =>
  companies.length === 0 &&
  submission.context === "" &&
  (standsIn(OTHER_AUTHOR, view.text) || (OTHERS.has(document.author) && document.sure >= TOLD_BY_ITS_SIGNS));

/** From here on what a page's own signs tell of its author is believed. */
const TOLD_BY_ITS_SIGNS = 0.29;

/** A page on a company's own purpose and people, seen at its own address, has nobody else behind it. */
const isCorporate = ({ document, submission }: Facts) =>
  document.kind === "corporate" &&
  document.author === "company" &&
  submission.channel === "website" &&
  submission.context === "";

/** The page of a title around a boxed advertisement is not the company's. */
const isBoxed = ({ lines, view }: Facts) => hostLines(lines, view.text).size > 0;

/** A letter to one person about what that person asked for is plainly its sender's own. */
const ANSWER = /^[ \t]{0,20}dear (?:dr|prof|professor|mr|mrs|ms|miss)\b/im;
const ASKED = /\b(?:re: )?(?:your|the [^.\n]{0,60}'s) (?:application|request|letter|e-?mail|question|enquiry)\b/i;
function isAnswer(facts: Facts): boolean {
  const opening = facts.view.text.slice(0, 600);
  return ANSWER.test(opening) && ASKED.test(opening);
}

function find(facts: Facts): Hit[] {
  const { statements, namedAtOutset } = facts.role;
  const plain = statements.filter((s) => s.kind === "plain");
  const vague = statements.find(
    (s) => s.kind === "vague" && !/\bgrant\b.{0,40}\bhad no\b/i.test(facts.view.text.slice(s.start, s.end + 60)),
  );
  const initials = statements.find((s) => s.kind === "initials");
  if (plain.some((s) => s.atOutset) || (namedAtOutset && !initials)) return [];
  if (isOneView(facts) && plain.length > 0 && facts.submission.audience === "patients") return [];
  if (vague) return [report(facts, vague, "This thanks or hints at a backer without naming the company or its part.")];
  if (initials) return [report(facts, initials, "The company stands behind initials or a trading name at the end.")];
  const late = plain.find((s) => !isInterest(facts, s));
  if (plain.length > 0 && !late) return [];
  if (late) return [report(facts, late, "The company's part is told only here, after the reader has read the piece.")];
  if (isOfOthers(facts) || isCorporate(facts)) return [];
  return facts.submission.audience === "patients" || isPaidUntold(facts) ? missing(facts) : [];
}

/** 5.6: the company's role is stated plainly at the outset. */
export const companyRole: Check = {
  id: "clause-05/company-role",
  requirement: "5.company-role",
  severity: "MEDIUM",
  duty: "must",
  themes: ["company-involvement-declaration", "disease-awareness", "patient-material"],
  applies: (facts) =>
    isForReaders(facts) ||
    (["hcp", "payers"].includes(facts.submission.audience) &&
      !isOtherKind(facts) &&
      !isAnswer(facts) &&
      !isBoxed(facts) &&
      looksThirdParty(facts)),
  find,
  examples: {
    flagged: [
      {
        text: "Gout facts\nGout is caused by crystals of uric acid. It can affect anyone at any age. Treatments include tablets that ease attacks and tablets that lower uric acid; all have benefits and risks. Your GP can help.\n\n[[With thanks to our industry partner.]]",
        audience: "patients",
        channel: "website",
        why: "a backer without a name",
      },
      {
        text: `From: The Ward Round Weekly <post@wardround.example>\nTo: renal nurses who subscribed\nFour short talks from Lisbon\n${"Each talk deals with fluid balance or diet. ".repeat(14)}\n[[The Ward Round Weekly is supported by friends in the industry.]]\nLarkhill Publishing Ltd, 4 Mill Lane, Derby DE1 3AA`,
        audience: "hcp",
        channel: "email",
        context: "Norlake Renal UK paid for the talks and chose the speakers.",
        why: "the publisher is named, the one who paid is not",
      },
      {
        text: `FOOT CARE QUARTERLY: SUPPLEMENT\nBy our nursing panel\n${"Check pulses and sensation before you treat a wound of the foot. ".repeat(14)}\nRef FCQ/NP/3`,
        audience: "hcp",
        channel: "print",
        context: "Paid for by Norlake Pharma Ltd, which sells an ointment for wounds.",
        why: "the one who paid is nowhere named",
      },
      {
        text: "Hay fever tips\nCheck the pollen count and wear wraparound sunglasses. Ask your pharmacist which treatments suit you: tablets, sprays and drops all have pros and cons. Wash your hair at night and dry clothes indoors.",
        audience: "patients",
        channel: "social",
        why: "nobody is named",
      },
      {
        text: `CARDIOLOGY DAILY\nNews | Features\nLipids: what is left when statins fail?\nBy our staff writer\n${"Most clinics know the patient whose cholesterol stays high. ".repeat(12)}\n[[About this page: content supplied and funded by Norlake Pharma Ltd.]]`,
        audience: "hcp",
        channel: "website",
        why: "told at the foot of an article",
      },
      {
        text: `Diabetes Academy\nLearning for practice nurses, module 3\n${"Nurses see most people with diabetes in the practice. ".repeat(12)}\n[[NPL is a trading name of Norlake Pharma Ltd]].`,
        audience: "hcp",
        channel: "website",
        why: "initials",
      },
      {
        text: "Your inhaler is a medical device, UKCA marked\nIt holds a medicine that you have on prescription. Asthma can be treated in several ways, and your nurse can tell you about the benefits and risks of each of them.",
        audience: "patients",
        channel: "website",
        why: "a device that holds a medicine",
      },
      {
        text: "[LINKEDIN, COMPANY PAGE, 2,000 followers]\nGout facts\nGout is a disease of the joints. Treatments include tablets that ease attacks and tablets that lower uric acid; ask your doctor about the benefits and risks of each of them.",
        audience: "patients",
        channel: "social",
        why: "a company page without a company",
      },
    ],
    clean: [
      {
        text: "You have been prescribed Arthrenza (golisumab). Take Arthrenza once a week.\nYour guide tells you how to take Arthrenza.\nAdverse events should be reported. Reporting forms and information can be found at www.mhra.gov.uk/yellowcard. Adverse events should also be reported to Norlake Pharma Ltd on 01632 960111.\n© Norlake Pharma Ltd 2024",
        audience: "patients",
        channel: "website",
        why: "a guide that says whose it is at its foot",
      },
      {
        text: "HeadsUp gives young people in the UK general information about medicines. HeadsUp does not give you medical advice; please talk to your doctor about your own.\nReporting side effects\nNew side effects are sometimes seen only when a medicine is used by many. If you would rather not report it yourself, ask your pharmacist to do it for you.",
        audience: "patients",
        channel: "website",
        why: "others than companies inform too",
      },
      {
        text: "Start with the pen\nAll Lilly pens fit the needles in this box. Wash your hands, turn the dial to two units and hold the pen upright. Press the button. A drop shows that the medicine flows. Ask your nurse if none comes.",
        audience: "patients",
        channel: "print",
        why: "a company known by name is named at the outset",
      },
      {
        text: `Our purpose\nAfter a hundred years of making medicines and vaccines we set the standard for quality and safety.\nWe employ 900 colleagues in the UK and invest in research and development at four sites.\nHere in the UK our people work with the NHS. Careers. Our history. Our values. Sustainability and governance.`,
        audience: "patients",
        channel: "website",
        why: "a company's page on itself",
      },
      {
        text: `LETTERS TO THE EDITOR: CLINICAL ROUND\n${"The paper counts relapses and leaves out the visits between them. ".repeat(14)}\nCompeting interests: I am employed by Norlake Pharma Ltd, which paid for the study.`,
        audience: "hcp",
        channel: "print",
        why: "interests are declared where a journal wants them",
      },
      {
        text: "Gout\nLarkhill University Hospitals NHS Foundation Trust\nGout is a disease of the joints. Treatments include tablets that ease attacks and tablets that lower uric acid; ask your nurse about the benefits and risks of each of them.",
        audience: "patients",
        channel: "website",
        why: "a hospital's own page, with no company in sight",
      },
      {
        text: `skinbulletin.example, for UK health professionals\nADVERTISEMENT, right-hand column\n\nZelvorin▼ (tavorimib) 40 mg capsules\n${"For adults with eczema that creams have not controlled. ".repeat(14)}\nPaid for by Norlake Pharma Ltd`,
        audience: "hcp",
        channel: "website",
        why: "an advertisement in another's pages",
      },
      {
        text: `RADIO TRANSCRIPT\nHost: What is gout?\nGuest: Crystals in a joint. Treatment helps, and your GP can tell you more.\n${"Host: And then? Guest: It eases. ".repeat(30)}\nNote on file, Norlake Pharma Ltd: we did not arrange, brief or fund this item.`,
        audience: "patients",
        channel: "website",
        why: "what others made, with no part of the company's",
      },
      {
        text: `The Ward Round Weekly, from Larkhill Publishing Ltd\nThis week: sleep on night shifts, and a poem\nPaid for by Norlake Pharma Ltd, which also chose the topics.\n${"Nights are long and the canteen is shut. ".repeat(14)}\nBrought to you with the help of our industry partners.`,
        audience: "hcp",
        channel: "email",
        context: "Norlake Pharma paid for this issue.",
        why: "the one who paid is named at the top",
      },
      {
        text: `LIBRARY POSTER (A3)\nBones don't send letters.\n${"Osteoporosis has no symptoms until a bone breaks; treatment is a matter for you and your GP. ".repeat(11)}\nDeveloped and funded by Wrenfold Consumer & Rx Ltd, a pharmaceutical company.`,
        audience: "patients",
        channel: "print",
        why: "the foot of a poster",
      },
      {
        text: `Re: your application G-12\nDear Dr Hale\nThank you for the School of Pharmacy's application for its one-day course.\n${"We can give £3,500 towards room hire. ".repeat(12)}\nThe invitation must say that it is supported by a grant from Norlake Pharma Ltd.`,
        audience: "hcp",
        channel: "email",
        why: "an answer to an applicant",
      },
      {
        text: "Gout facts\nWritten and paid for by Norlake Pharma Ltd\nGout is caused by crystals of uric acid. It can affect anyone at any age. Treatments include tablets that ease attacks and tablets that lower uric acid. Your GP can help.",
        audience: "patients",
        channel: "website",
        why: "plain and first",
      },
      {
        text: "SMOOTHLINE\nGel for lines around the eyes, a medical device, UKCA marked\nA practitioner will ask about your health. Swelling and pain are common and pass in a few days. Ask for a consultation first and take time to think about it.",
        audience: "patients",
        channel: "website",
        why: "a device is no medicine",
      },
      {
        text: "CALDER SPECIALITY MEDICINES\nCompany page, Leeds\nWe make forty medicines for hospitals. All medicines can cause side effects; if you have one, tell your pharmacist. Our apprentices start each September, and the canteen is open to all.",
        audience: "patients",
        channel: "social",
        why: "its title tells whose page it is",
      },
      {
        text: "This site is intended for residents of the United States.\nGout facts\nGout is a disease of the joints. Treatments include tablets that ease attacks and tablets that lower uric acid; ask your doctor about the benefits and risks of each.",
        audience: "patients",
        channel: "website",
        why: "for another country",
      },
      {
        text: "Heavy periods?\nTalk to a nurse or doctor if your periods are heavy. There are several ways to treat them, with and without hormones, and a nurse can explain the benefits and risks of each of them.\nProduced and funded by Sallowfield Pharma Ltd.",
        audience: "patients",
        channel: "print",
        why: "a poster is seen whole",
      },
      {
        text: `PROMOTIONAL SUPPLEMENT\nCommissioned and paid for by Norlake Pharma Ltd, which chose the author.\n${"The clinic has changed. ".repeat(40)}`,
        audience: "hcp",
        channel: "print",
        why: "declared at once",
      },
    ],
    inapplicable: [
      {
        text: "Dear Mr Okafor, thank you for your email. We are not able to give advice about your own treatment. Please speak to your doctor or pharmacist about it, and do not stop your tablets before you have done so.",
        audience: "patients",
        channel: "email",
        why: "a letter shows its sender",
      },
      {
        text: "Veltrizo (fexolastine) for adults with hay fever. Prescribing information overleaf.",
        audience: "hcp",
        channel: "print",
        why: "a branded piece speaks for the company",
      },
    ],
  },
};
