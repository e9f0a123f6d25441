import { BENEFIT, CONDITION, NO_LINK, PRODUCT_ACT } from "../clause-19/words.ts";
import { clip, hitsIn, meant, ownSentences, together } from "../conduct.ts";
import type { Facts } from "../facts/index.ts";
import { withoutAgreement } from "../paperwork.ts";
import { findPhrases, hasPhrase, type Match, phrases } from "../pattern.ts";
import type { Check, Hit } from "../types.ts";

const PARTNER =
  "trust|board|nhs|network|practice|practices|federation|hospital|department|partner|partners|alliance|icb|university|you";
const ONE_SIDED = phrases(
  `${PARTNER} ..8 nothing|none|nil|no|not ..6 contribute|contribution|resources|staff|cost|pay|provide|funds|money|required|asked|expected`,
  `${PARTNER} contributes|contribute|provides|gives ..2 nothing|none|nil|no`,
  "no|nil|not|nothing ..4 contribution|contribute|resources ..8 trust|board|nhs|network|practice|practices|federation|hospital|you|required|asked|needed",
  "contribution ..8 none|nil|nothing|zero",
  "@company|company|we ..6 all|entire|whole|every|full|100 ..4 cost|costs|funding|work|resources|staff|project|bill",
  "all|entire|whole|full|100 ..4 cost|costs|funding|work ..6 met|borne|paid|provided|covered ..4 @company|us|company",
  "has|have|bears|incurs|supplies|provides|contributes|brings|gives|puts ..2 no|nothing|none ..3 costs|cost|staff|money|funds|resources|in|funding|commitment",
  "no|nothing|nil ..3 staff|cost|costs|money|funding|resources|commitment ..6 from|by|for|required|needed|asked",
  "pays|pay|funds|fund|provides|supplies|meets ..3 for? everything|all",
  "wholly|entirely|solely|fully funded|resourced|staffed|run|paid",
);
const SHARED = phrases(
  "each party|partner|side",
  "both contribute|parties|partners",
  "trust|nhs|board ..6 contributes|provides|gives ..6 @number|nurses|hours|days|staff|rooms|clinic",
);
const STEERS = phrases(
  "increase|increases|increasing|grow|growing|raise|drive|driving|boost|maximise|accelerate|expand|protect|optimise ..10 use|uptake|sales|share|prescribing|prescriptions|volume|adoption ..6 @product|our",
  "increase|grow|raise|drive|boost|maximise|accelerate ..8 @product ..4 use|uptake|share|sales|prescribing|prescriptions|adoption",
  "uptake|use|share|sales|prescribing|prescriptions ..3 of @product",
  "@product ..6 first|preferred|default|standard|only ..3 line|choice|option|treatment|medicine|product",
  "patients|adults ..8 moved|switched|changed|started|converted|transferred|placed|initiated ..4 to|on ..2 @product",
  "switch|switching|move|moving|convert|start|starting|change ..8 to|on ..2 @product",
  "prescribe|recommend|use|choose|adopt|list ..3 @product ..6 throughout|first|only|all|every|unless",
  "pathway|protocol|guideline|template|formulary ..10 name|names|default|defaults|points|lists|prefers|favours|recommends|specifies ..6 @product|our",
  "default|defaults ..4 @product",
  "market share",
  "share|proportion|number|percentage ..3 of ..4 patients|adults|people ..6 on|taking|using|receiving|prescribed ..2 @product",
  "bring|take|lift|push|move|get|raise|restore ..10 @product ..8 up|average|target|level|share",
  "@product ..6 up to|average|target|share|growth|uptake",
  "more patients|adults|people|starts ..4 on|to|for ..2 @product",
);
const RIGHTLY = phrases(
  "any|all|every ..3 licensed|suitable|medicine|treatments",
  "not|no|never|nor|whichever|whatever|independent|independently",
  "licensed|indicated for",
);

/** Where a project's text gives one medicine the advantage. */
function steering(facts: Facts): Match[] {
  return meant(STEERS, facts).filter((m) => !hasPhrase(RIGHTLY, facts, [m.sentence]));
}

const isProject = (facts: Facts) =>
  facts.dealings.collaboration && !facts.dealings.disclosurePage && facts.submission.audience !== "investors";

function findSteer(facts: Facts): Hit[] {
  const tied = together(facts, [BENEFIT, PRODUCT_ACT, CONDITION]).filter((s) => !hasPhrase(NO_LINK, facts, [s]));
  return hitsIn(
    facts,
    [...steering(facts), ...tied],
    (words) =>
      `“${clip(words)}” serves one medicine. Collaborative working must benefit patients or the NHS and must never be an inducement to prescribe or recommend a medicine.`,
    "State an aim for patients or the service, whatever medicine is used.",
  );
}

/** Clause 20.3: a project is no inducement and does not promote one medicine. */
export const noSteer: Check = {
  id: "clause-20/no-steer",
  requirement: "20.not-product-promotion",
  alsoUnder: ["19.1"],
  severity: "HIGH",
  duty: "must",
  themes: ["medical-educational-goods-services", "inducement-and-gifts"],
  applies: isProject,
  find: findSteer,
  examples: {
    flagged: [
      {
        text: "Collaborative working project\n[[Aim: grow Zelvorin use by 30%.]]\nZelvorin (zelvotriptan) is made by Northgate Pharma.",
        audience: "payers",
        why: "the aim is sales",
      },
      {
        text: "Joint working agreement: Zelvorin (zelvotriptan)\n[[The pathway will name Zelvorin as first choice.]]",
        audience: "payers",
        why: "one medicine preferred",
      },
    ],
    clean: [
      {
        text: "Joint working project\nAim: cut waiting times for migraine review by 20%. Prescribers choose any licensed treatment.",
        audience: "payers",
        why: "an aim for patients",
      },
      {
        text: "Collaborative working project\nThe project is not linked to the use of Zelvorin (zelvotriptan) or any other medicine.",
        audience: "payers",
        why: "no tie",
      },
    ],
    inapplicable: [{ text: "Zelvorin (zelvotriptan) first-line in migraine", why: "no project" }],
  },
};

function findContribution(facts: Facts): Hit[] {
  const lines = findPhrases(ONE_SIDED, facts, ownSentences(facts)).filter(
    (m) =>
      !hasPhrase(SHARED, facts, [m.sentence]) &&
      hasPhrase(
        phrases(
          "contribut*|cost|costs|commitment|pay|pays|paid|funded|fund|funds|funding|staff|staffed|resources|resourced|money|provide|provides|bill",
        ),
        facts,
        [m.sentence],
      ),
  );
  return hitsIn(
    facts,
    lines,
    (words) =>
      `“${clip(words)}”: collaborative working means that the parties pool skills, experience or resources, with a significant contribution from each.`,
    "Set out a significant contribution from each party, or treat the support as a grant.",
  ).map((hit): Hit => ({ ...hit, subclause: "20.2", severity: "HIGH" }));
}

function findAgreement(facts: Facts): Hit[] {
  return hitsIn(
    facts,
    withoutAgreement(facts),
    (words) => `“${clip(words)}”: a collaborative project needs a formal written agreement before it starts.`,
    "Sign a written agreement first.",
  ).map((hit): Hit => ({ ...hit, subclause: "20.3" }));
}

/** Clauses 20.2 and 20.3: real contributions from each party, under a written agreement. */
export const contributions: Check = {
  id: "clause-20/contributions",
  requirement: "20.executive-summary-complete",
  severity: "MEDIUM",
  duty: "must",
  themes: ["medical-educational-goods-services"],
  applies: isProject,
  find: (facts) => [...findContribution(facts), ...findAgreement(facts)],
  examples: {
    flagged: [
      {
        text: "Collaborative working project with the Trust\n[[The Trust is not asked to contribute any staff or funds.]]",
        audience: "payers",
        why: "one side gives nothing",
      },
      {
        text: "Joint working project\n[[All costs are met by Northgate Pharma.]]",
        audience: "payers",
        why: "one side pays all",
      },
      {
        text: "Joint working project\n[[The written agreement will follow later in the year.]]",
        audience: "payers",
        why: "no agreement at the start",
      },
    ],
    clean: [
      {
        text: "Collaborative working project\nNorthgate gives one analyst day a week; the Trust provides two nurses. Each party contributes about half.",
        audience: "payers",
        why: "pooled",
      },
      {
        text: "Joint working project\nNo work may begin before the written agreement is signed.",
        audience: "payers",
        why: "agreement first",
      },
    ],
    inapplicable: [
      { text: "A grant of £5,000 is made to the Trust.", audience: "payers", why: "a grant, not a joint project" },
    ],
  },
};
