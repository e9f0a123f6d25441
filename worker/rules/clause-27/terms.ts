import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { ownWords } from "#worker/text/voice/own-words.ts";
import { clip, hitsIn } from "../checks/hits.ts";
import { isDealing } from "../dealings/papers.ts";
import { withoutAgreement } from "../dealings/paperwork.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";

const SUM = "sum|amount|figure|value|level|size|payment|extent|scale";

const AMOUNT_OPEN = phrases(
  "how much ..8 talked|discussed|agreed|settled|decided|seen|later|open|go|goes|along|confirmed|fixed|worked|varies|depends|need|needed|ask",
  "whatever ..3 it|is|sum|amount|you ..4 costs|needed|takes|need|required",
  "sum|amount|figure|payment|cheque ..6 as|to ..2 we go|see|suit|follow|be",
  `${SUM} ..12 settled|settle|agreed|agree|confirmed|confirm|decided|decide|fixed|determined|discussed|discuss|talk|talked|set|advised|notified ..8 telephone|phone|later|separately|orally|verbally|course|time|beforehand|nearer|call|conversation|request|discretion|year|go|goes|over`,
  `settle|agree|confirm|decide|fix|set|discuss ..4 ${SUM} ..8 telephone|phone|later|separately|orally|verbally|course|nearer|call`,
  `${SUM} ..6 not|to ..3 stated|recorded|shown|written|specified|confirmed|agreed|follow`,
  `${SUM} ..6 varies|vary|flexible|open|variable`,
);

const SETTLED = phrases("set|stated|shown|given|agreed ..4 schedule|annex|appendix|section|writing|table");

const MONEY_GIFT = phrases("grant|donation|money|fund|funds|funding|sponsorship|payment|paid|pay");

const IN_KIND = phrases("in kind", "non financial");
const NO_MONEY = phrases("kind", "no money|payment");

/** What support in kind is worth is told, or that it costs nothing that could be reckoned. */
const VALUED = phrases("value|valued|worth|cost|costs|costed|estimate|estimated|schedule|annex|appendix");

const WITHOUT_AMOUNT: Hit = {
  at: null,
  subclause: "27.2",
  issue: "The agreement does not state the amount of the support.",
  fix: { kind: "insert", at: "end", text: "\nAmount of the support: £[amount]." },
};
const WITHOUT_VALUE: Hit = {
  at: null,
  subclause: "27.2",
  issue: "The agreement does not state what the support in kind is worth.",
  fix: { kind: "insert", at: "end", text: "\nValue of the support in kind: £[amount]." },
};

/** The yearly list, which may tell of support that no written agreement stands behind. */
const isList = ({ dealings }: Facts) => dealings.patientOrganisation && dealings.disclosurePage;

function unwritten(facts: Facts, except = new Set<number>()): Hit[] {
  return hitsIn(
    facts,
    withoutAgreement(facts).filter((m) => !except.has(("sentence" in m ? m.sentence : m).index)),
    (words) =>
      `“${clip(words)}”: each donation, grant or sponsorship to a patient organisation needs a written agreement.`,
    "Sign a written agreement before any support is given.",
    { subclause: "27.2", severity: "HIGH" },
  );
}

function findTerms(facts: Facts): Hit[] {
  const { agreement, sums } = facts.dealings;
  const open = ownWords(AMOUNT_OPEN, facts).filter((m) => !hasPhrase(SETTLED, facts, [m.sentence]));
  const aboutAmount = new Set(open.map((m) => m.sentence.index));
  const none = unwritten(facts, aboutAmount);
  const amount = hitsIn(
    facts,
    open,
    (words) =>
      `“${clip(words)}” leaves the amount out of the agreement. The written agreement must state the amount, or the value of support in kind.`,
    "Write the amount into the agreement.",
    { subclause: "27.2" },
  ).map(
    (hit): Hit => ({ ...hit, fix: { kind: "replace", with: "The amount is £[amount], as stated in this agreement." } }),
  );
  if (amount.length > 0 || !agreement || sums.length > 0 || facts.view.text.includes("£[amount]"))
    return [...none, ...amount];
  if (hasPhrase(IN_KIND, facts)) return hasPhrase(VALUED, facts) ? none : [...none, WITHOUT_VALUE];
  return hasPhrase(MONEY_GIFT, facts) && !hasPhrase(NO_MONEY, facts) ? [...none, WITHOUT_AMOUNT] : none;
}

/** Clause 27.2: a written agreement for each contribution, with its amount. */
export const terms: Check = {
  id: "clause-27/terms",
  requirement: "27.support-acknowledged",
  severity: "MEDIUM",
  duty: "must",
  themes: ["patient-organisations"],
  applies: (facts) => isDealing(facts) || isList(facts),
  find: (facts) => (isDealing(facts) ? findTerms(facts) : unwritten(facts)),
  examples: {
    flagged: [
      {
        text: "To the charity: our support for 2025\n[[We do not need anything in writing between friends.]]",
        audience: "patients",
        why: "nothing in writing",
      },
      {
        text: "Agreement with the charity on a grant\n[[The amount will be confirmed by phone nearer the time.]]",
        audience: "patients",
        why: "the amount left open",
      },
      {
        text: "Agreement with the charity on support for its weekend\nNon-financial support: two days of staff time and the printing of programmes.",
        audience: "patients",
        why: "what support in kind is worth is not told",
      },
      {
        text: "Agreement with the charity on a donation\nThe donation pays for the helpline from April to March.",
        audience: "patients",
        why: "no amount at all",
      },
    ],
    clean: [
      {
        text: "Agreement with the charity on support for its weekend\nNon-financial support: two days of staff time and the printing of programmes, worth £900.",
        audience: "patients",
        why: "what support in kind is worth",
      },
      {
        text: "Agreement with the charity on a grant of £6,000\nThe amount is paid in two halves, as set out in section 4.",
        audience: "patients",
        why: "amount stated",
      },
      {
        text: "To the charity: our support for 2025\nNo payment can be made until the written agreement has been signed.",
        audience: "patients",
        why: "agreement first",
      },
    ],
    inapplicable: [{ text: "Nothing in writing is needed.", audience: "patients", why: "no patient organisation" }],
  },
};
