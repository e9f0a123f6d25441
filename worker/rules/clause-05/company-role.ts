import type { Facts } from "../facts/index.ts";
import type { RoleStatement } from "../facts/role.ts";
import type { Check, Hit } from "../types.ts";
import { isForReaders, isOtherKind, looksThirdParty } from "./piece.ts";

/** On a poster or a single card the foot is in view with the rest. */
const ONE_VIEW_CHARS = 900;

function report(facts: Facts, statement: RoleStatement, why: string): Hit {
  const words = facts.companies[0]?.name ?? "[company]";
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

function missing(facts: Facts): Hit[] {
  // In a piece seen whole the name at the foot is in view.
  if (facts.view.text.length < ONE_VIEW_CHARS && facts.companies.length > 0) return [];
  return [
    {
      at: null,
      issue:
        "Nothing says which company is behind the piece and what its part was. Its name and exactly what it did must be clear at the outset.",
      fix: { kind: "insert", at: 0, text: "This piece was initiated, written and paid for by [company].\n" },
    },
  ];
}

function find(facts: Facts): Hit[] {
  const { statements, namedAtOutset } = facts.role;
  const plain = statements.filter((s) => s.kind === "plain");
  const vague = statements.find(
    (s) => s.kind === "vague" && !/\bgrant\b.{0,40}\bhad no\b/i.test(facts.view.text.slice(s.start, s.end + 60)),
  );
  const initials = statements.find((s) => s.kind === "initials");
  if (plain.some((s) => s.atOutset) || (namedAtOutset && !initials)) return [];
  if (facts.view.text.length < ONE_VIEW_CHARS && plain.length > 0 && facts.submission.audience === "patients")
    return [];
  if (vague) return [report(facts, vague, "This thanks or hints at a backer without naming the company or its part.")];
  if (initials) return [report(facts, initials, "The company stands behind initials or a trading name at the end.")];
  const late = plain[0];
  if (late) return [report(facts, late, "The company's part is told only here, after the reader has read the piece.")];
  return facts.submission.audience === "patients" ? missing(facts) : [];
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
    (["hcp", "payers"].includes(facts.submission.audience) && !isOtherKind(facts) && looksThirdParty(facts)),
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
    ],
    clean: [
      {
        text: "Gout facts\nWritten and paid for by Norlake Pharma Ltd\nGout is caused by crystals of uric acid. It can affect anyone at any age. Treatments include tablets that ease attacks and tablets that lower uric acid. Your GP can help.",
        audience: "patients",
        channel: "website",
        why: "plain and first",
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
