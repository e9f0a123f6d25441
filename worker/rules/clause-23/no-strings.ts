import { written } from "../checks/written.ts";
import { strings } from "./words.ts";

/** Clause 23.2: a donation or grant is freely given and no inducement. */
export const noStrings = written({
  id: "clause-23/no-strings",
  requirement: "19.service-not-tied",
  alsoUnder: ["19.1"],
  severity: "HIGH",
  duty: "must",
  themes: ["medical-educational-goods-services", "inducement-and-gifts"],
  // A page that everybody reads, about the company or on what it gave, hands out no grant.
  when: { is: ["an offer of a grant"], isNot: ["a page about the company", "a published list of support"] },
  faults: [
    {
      places: strings,
      issue:
        "{words} asks something back. Donations and grants must be given freely, with no obligation and no inducement to prescribe or recommend a medicine.",
      advice: "Give the grant without any return, or do not give it.",
      subclause: "23.2",
    },
  ],
  examples: {
    flagged: [
      {
        text: "Loan of a bladder scanner to the clinic\n[[The scanner stays in the clinic for as long as Uriflo (mirabetan) remains your first choice.]]",
        why: "lent while it is first choice",
      },
      {
        text: "We are happy to confirm a grant of £8,000 to the ward.\n[[The second payment will follow once Zelvorin (zelvotriptan) is on the formulary.]]",
        audience: "payers",
        why: "paid after a formulary decision",
      },
      {
        text: "Our donation of a scanner\n[[In return we would ask that the clinic uses Zelvorin (zelvotriptan) first.]]",
        audience: "payers",
        why: "use asked back",
      },
      {
        text: "Grant letter\n[[The grant is made in recognition of your prescribing over the past year.]]",
        why: "a reward",
      },
    ],
    clean: [
      {
        text: "CALDER MEDICINES UK\nAbout us: our purpose and our values\nWe discover, develop and make medicines, and our 900 colleagues in the UK work at four sites. Our charity partners teach us: hearing patients gives us a better appreciation of what they need, and of how our grants can support them. Careers at Calder. Our history. Our sustainability goals.",
        audience: "patients",
        channel: "website",
        why: "a company tells of itself",
      },
      {
        text: "Treatment steps: start with a statin. When the target is reached continue Lipovex (bempazole) at the same dose. Supported by an educational grant from Calder Ltd.",
        why: "a course of treatment; the grant is only named",
      },
      {
        text: "Letter of agreement: grant\nThe grant is not an inducement to prescribe any medicine and is not linked to any past or future decision. The Trust need give nothing in return.",
        audience: "payers",
        why: "no strings",
      },
      {
        text: "Grant agreement\nIn return the hospice will send a short report on how the money was spent.",
        audience: "payers",
        why: "a report on use is proper",
      },
    ],
    inapplicable: [{ text: "Zelvorin (zelvotriptan) for migraine", why: "no grant" }],
  },
});
