import { wordsOf } from "#worker/text/words-of.ts";
import { hitsOf } from "../checks/hits-of.ts";
import { holdsBack } from "../concepts/denial.ts";
import { GO_AND_ASK, JUST_ARRIVED, OTHER_NEWS } from "../concepts/news-for-public.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check } from "../types.ts";
import { askedForByName } from "./asked-for-by-name.ts";
import { unnamedMedicine } from "./unnamed-medicine.ts";
import { copyOf, QUOTED_TO_ANSWER } from "./wording.ts";

const NEAR_LINES = 2;
/** The news and the way to the prescriber, in one sentence or in sentences close by. */
function sends(facts: Facts, sentence: Sentence): boolean {
  if (!GO_AND_ASK.asserts(facts, sentence) || OTHER_NEWS.has(facts, sentence) || holdsBack(facts, sentence))
    return false;
  const near = facts.sentences.slice(Math.max(0, sentence.index - 2), sentence.index + 2);
  return near.some(
    (s) =>
      Math.abs(s.line - sentence.line) <= NEAR_LINES &&
      JUST_ARRIVED.asserts(facts, s) &&
      !OTHER_NEWS.has(facts, s) &&
      !QUOTED_TO_ANSWER.test(wordsOf(facts, s)),
  );
}

function find(facts: Facts): Sentence[] {
  const found = new Set(
    [askedForByName, unnamedMedicine]
      .filter((check) => check.applies(facts))
      .flatMap((check) => hitsOf(check, facts))
      .map((hit) => hit.at?.start),
  );
  return copyOf(facts).filter((s) => sends(facts, s) && !found.has(s.start));
}

/** 26.2: nobody is sent to a prescriber for the one treatment that has just come, named or not. */
export const sentForNews: Check = {
  id: "clause-26/sent-for-news",
  requirement: "26.no-ask-for-product",
  severity: "HIGH",
  duty: "must",
  themes: ["encouraging-requests", "disease-awareness"],
  applies: (facts) =>
    facts.submission.audience === "patients" &&
    facts.setting.readers === "public" &&
    (facts.role.companyBehind || facts.companies.length > 0),
  find: (facts) =>
    find(facts).map(({ start, end }) => ({
      at: { start, end },
      issue:
        "This sends people to a prescriber for one treatment that has just come. Information for the public must not encourage requests for a specific prescription only medicine, named or not.",
      fix: {
        kind: "delete",
        note: "If a next step is wanted, advise talking to a doctor, nurse or pharmacist about the condition.",
      },
    })),
  examples: {
    flagged: [
      {
        text: "Still sneezing on your old tablets?\nMade and paid for by Northgate Pharma Ltd.\nThere is something new this season. [[Book in with your GP and hear what has landed.]]",
        audience: "patients",
        channel: "social",
        why: "sent for the news",
      },
      {
        text: "Psoriasis and you. Paid for by Northgate Pharma Ltd.\nA different kind of treatment has just become available on the NHS. [[Ask your dermatologist whether it is right for you.]]",
        audience: "patients",
        channel: "website",
        why: "one treatment, just available",
      },
    ],
    clean: [
      {
        text: "Psoriasis and you. Paid for by Northgate Pharma Ltd.\nTreatments have changed over the years and several kinds exist. Talk to your GP about what suits you.",
        audience: "patients",
        channel: "website",
        why: "treatments in general",
      },
      {
        text: "Asthma in winter. Paid for by Northgate Pharma Ltd.\nA new helpline has been launched. See your GP or nurse if you need your inhaler more often.",
        audience: "patients",
        channel: "website",
        why: "a helpline",
      },
    ],
    inapplicable: [{ text: "A new option has arrived for your patients with psoriasis.", why: "for professionals" }],
  },
};
