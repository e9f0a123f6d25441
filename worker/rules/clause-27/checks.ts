import { concealed } from "../clause-23/words.ts";
import { clip, hitsIn, meant, ownSentences } from "../conduct.ts";
import type { Facts } from "../facts/index.ts";
import { withoutAgreement } from "../paperwork.ts";
import { findPhrases, hasPhrase, phrases } from "../pattern.ts";
import type { Check, Hit } from "../types.ts";

/** A dealing with a patient organisation: a letter, an agreement, shared material; not the yearly list. */
function isDealing(facts: Facts): boolean {
  const { patientOrganisation, disclosurePage } = facts.dealings;
  return (
    patientOrganisation && !disclosurePage && !facts.briefing.isBriefing && facts.submission.audience !== "investors"
  );
}

const OURS = "@product|our";
const PROMOTES = phrases(
  `mention|mentions|recommend|recommends|feature|features|promote|promotes|praise|endorse|endorses|suggest|suggests|favour|favours|prefer|push|highlight|list|lists|name|names ..8 @product`,
  `include|includes|carry|carries|publish|publishes|run|print|share|post|link|links|circulate|forward|display|tell|tells|direct|steer|refer|point|encourage|ask|say|says ..12 @product`,
  `mention|mentions|recommend|recommends|feature|promote|promotes|endorse|suggest|favour|prefer|steer|direct|encourage ..10 our ..3 medicine|treatment|product|tablet|injection|inhaler|therapy|brand`,
  "ask|asks ..4 doctor|gp|consultant|specialist|nurse ..4 for|about @product|our",
  `members|callers|readers|patients|families|people ..10 ask|request|try|choose|switch|told|hear|learn ..6 ${OURS} ..3 medicine|treatment|product`,
  `members|callers|readers|patients|families|people ..10 ask|request|try|choose|switch|told|hear|learn ..6 @product`,
  "@product ..10 first|best|preferred|hope|answer|breakthrough|newsletter|article|website|leaflet|members|callers",
);
const LICENCE_FACT = phrases("package leaflet|licensed|indicated|side effects");

/** Clause 27.1: a company must not ask a patient organisation to promote a medicine. */
export const noProduct: Check = {
  id: "clause-27/no-product",
  requirement: "27.no-product-in-po-material",
  severity: "HIGH",
  duty: "must",
  themes: ["patient-organisations", "promotion-to-public"],
  applies: isDealing,
  find: (facts) =>
    hitsIn(
      facts,
      meant(PROMOTES, facts).filter((m) => !hasPhrase(LICENCE_FACT, facts, [m.sentence])),
      (words) =>
        `“${clip(words)}” asks a patient organisation to promote a prescription only medicine, which no company may do.`,
      "Leave all mention of a medicine out of the arrangement.",
    ),
  examples: {
    flagged: [
      {
        text: "To the charity: we are glad to fund your helpline.\n[[Please mention Zelvorin (zelvotriptan) in your newsletter.]]",
        audience: "patients",
        why: "a medicine in the newsletter",
      },
      {
        text: "Grant to the patient association\n[[Callers should be told that they can ask for our new treatment.]]",
        audience: "patients",
        why: "callers steered",
      },
    ],
    clean: [
      {
        text: "Agreement with the charity: donation of £4,000\nNothing in this agreement asks the charity to promote, or to favour, any medicine.",
        audience: "patients",
        why: "ruled out",
      },
      {
        text: "Grant to the patient association\nPlease share this disease leaflet; its content is yours to edit.",
        audience: "patients",
        why: "no medicine",
      },
    ],
    inapplicable: [
      { text: "Zelvorin (zelvotriptan): ask your nurse.", audience: "patients", why: "no patient organisation" },
    ],
  },
};

const COMPANY = "we|us|our|company|@company";
const CONTENT =
  "content|text|newsletter|article|articles|website|page|leaflet|report|policy|policies|speakers|agenda|wording|submission|response|statement|statements|script|copy|posts|position|campaign|advisers|authors|trustee|trustees";
const CONTROLS = phrases(
  `${COMPANY} ..4 approve|approves|edit|edits|sign|signs|rewrite|amend|change|veto|choose|chooses|decide|decides|draft|drafts|write|writes|control|select|selects|appoint ..8 ${CONTENT}`,
  "final say|word|approval|control",
  `see|sight|check|review|look|read|sent|shown ..10 ${CONTENT} ..14 before|change|changes|amend|edit|comments`,
  `changes|edits|amendments ..8 ${CONTENT}|before`,
  "right ..4 approve|approval|veto|amend|change|edit",
  `${CONTENT} ..8 approved|drafted|written|signed|edited|supplied|vetted|cleared|agreed ..4 by|with|off ..3 us|@company|our|company`,
  "our draft|drafts|article|script|wording",
  "lobby|campaign|petition|press|write ..10 nice|mp|mps|minister|ministers|board|boards|funding|reimbursement|access ..10 @product|our",
  `support|back|sign|submit ..6 our ..3 appraisal|submission|application|bid|campaign`,
  "seat|place ..3 your|the board|trustees|committee",
  "speak|speaks|talk ..6 favourably|positively|well ..4 of|about",
);
const SILENCES = phrases(
  "not|never|refrain|avoid|stop|soften|drop ..4 criticise|criticises|criticising|criticism|complain|oppose|attack",
);
const ACCURACY = phrases(
  "accuracy|accurate|factual|facts",
  "not|no|never|nor ..8 approve|edit|say|influence|role|part|see|control|choose",
  "about us|the company|our company|support",
);

/** Clause 27.1: the organisation's independence is respected. */
export const independence: Check = {
  id: "clause-27/independence",
  requirement: "27.independence",
  severity: "HIGH",
  duty: "must",
  themes: ["patient-organisations"],
  applies: isDealing,
  find: (facts) =>
    hitsIn(
      facts,
      [...meant(CONTROLS, facts), ...findPhrases(SILENCES, facts, ownSentences(facts))].filter(
        (m) => !hasPhrase(ACCURACY, facts, [m.sentence]),
      ),
      (words) =>
        `“${clip(words)}” compromises the organisation’s independence. Its content, opinions and policies must remain its own.`,
      "Leave content and opinion with the organisation.",
    ).map(
      (hit): Hit => ({
        ...hit,
        fix: { kind: "replace", with: "The organisation alone decides on its content and opinions." },
      }),
    ),
  examples: {
    flagged: [
      {
        text: "Sponsorship of the charity website\n[[We will approve the text of every page before it goes live.]]",
        audience: "patients",
        why: "the company controls the text",
      },
      {
        text: "Grant to the patient alliance\n[[Please do not criticise the price of medicines while the grant runs.]]",
        audience: "patients",
        why: "criticism silenced",
      },
      {
        text: "Donation to the charity\n[[We ask you to support our submission to NICE.]]",
        audience: "patients",
        why: "support bought",
      },
    ],
    clean: [
      {
        text: "Grant to the patient alliance\nThe alliance chooses the authors. We will not see the report before it is published.",
        audience: "patients",
        why: "independent",
      },
      {
        text: "Sponsorship of the charity website\nWe may check what is said about us for factual accuracy only.",
        audience: "patients",
        why: "accuracy only",
      },
    ],
    inapplicable: [
      { text: "We will approve the text of this page.", audience: "patients", why: "no patient organisation" },
    ],
  },
};

/** Clause 27.1: the company's support and its kind are always plainly acknowledged. */
export const acknowledged: Check = {
  id: "clause-27/acknowledged",
  requirement: "27.support-acknowledged",
  alsoUnder: ["25.3"],
  severity: "HIGH",
  duty: "must",
  themes: ["patient-organisations", "company-involvement-declaration"],
  applies: isDealing,
  find: (facts) =>
    hitsIn(
      facts,
      concealed(facts).filter((m) => !hasPhrase(phrases("wording"), facts, [m.sentence])),
      (words) =>
        `“${clip(words)}” hides the company’s support. Support of a patient organisation, and its kind, must always be clearly acknowledged.`,
      "State the support plainly.",
    ),
  examples: {
    flagged: [
      {
        text: "To the charity: we can fund the helpline.\n[[Please keep our name off the website.]]",
        audience: "patients",
        why: "the name kept off",
      },
      {
        text: "Grant to the patient association\n[[We would rather not be mentioned as a sponsor of the guide; our support is best left unsaid.]]",
        audience: "patients",
        why: "support unsaid",
      },
    ],
    clean: [
      {
        text: "Agreement with the charity: grant of £5,000\nOur support will be named on the first page.",
        audience: "patients",
        why: "acknowledged",
      },
      {
        text: "Agreement with the charity: grant of £5,000\nNo medicine will be named in connection with the support.",
        audience: "patients",
        why: "the medicine is left out",
      },
    ],
    inapplicable: [
      { text: "Please keep our name off the list.", audience: "patients", why: "no patient organisation" },
    ],
  },
};

const SUM = "sum|amount|figure|value|level|size|payment|extent|scale";
const AMOUNT_OPEN = phrases(
  `${SUM} ..12 settled|settle|agreed|agree|confirmed|confirm|decided|decide|fixed|determined|discussed|discuss|talk|talked|set|advised|notified ..8 telephone|phone|later|separately|orally|verbally|course|time|beforehand|nearer|call|conversation|request|discretion|year|go|goes|over`,
  `settle|agree|confirm|decide|fix|set|discuss ..4 ${SUM} ..8 telephone|phone|later|separately|orally|verbally|course|nearer|call`,
  `${SUM} ..6 not|to ..3 stated|recorded|shown|written|specified|confirmed|agreed|follow`,
  `${SUM} ..6 varies|vary|flexible|open|variable`,
);
const SETTLED = phrases("set|stated|shown|given|agreed ..4 schedule|annex|appendix|section|writing|table");
const MONEY_GIFT = phrases("grant|donation|money|fund|funds|funding|sponsorship|payment|paid|pay");
const IN_KIND = phrases("kind|non financial", "no money|payment");

function findTerms(facts: Facts): Hit[] {
  const { agreement, sums } = facts.dealings;
  const none = hitsIn(
    facts,
    withoutAgreement(facts),
    (words) =>
      `“${clip(words)}”: each donation, grant or sponsorship to a patient organisation needs a written agreement.`,
    "Sign a written agreement before any support is given.",
    { subclause: "27.2", severity: "HIGH" },
  );
  const open = meant(AMOUNT_OPEN, facts).filter((m) => !hasPhrase(SETTLED, facts, [m.sentence]));
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
  if (amount.length > 0 || !agreement || sums.length > 0 || !hasPhrase(MONEY_GIFT, facts) || hasPhrase(IN_KIND, facts))
    return [...none, ...amount];
  return [
    ...none,
    {
      at: null,
      subclause: "27.2",
      issue: "The agreement does not state the amount of the support.",
      fix: { kind: "insert", at: "end", text: "\nAmount of the support: £[amount]." },
    },
  ];
}

/** Clause 27.2: a written agreement for each contribution, with its amount. */
export const terms: Check = {
  id: "clause-27/terms",
  requirement: "27.support-acknowledged",
  severity: "MEDIUM",
  duty: "must",
  themes: ["patient-organisations"],
  applies: isDealing,
  find: findTerms,
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
        text: "Agreement with the charity on a donation\nThe donation pays for the helpline from April to March.",
        audience: "patients",
        why: "no amount at all",
      },
    ],
    clean: [
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
