import { phrases } from "#worker/text/language/phrases.ts";
import { NEGATION } from "#worker/text/voice/negation.ts";
import { written } from "../checks/written.ts";
import { REPRESENTATIVE } from "../vocabulary/representatives.ts";

const RESEARCH = phrases(
  "survey|surveys|questionnaire|interview|registry|poll",
  "market research",
  "study|programme ..4 observational|everyday|real",
  "observational|real|post|clinical|experience ..3 project|scheme|study|programme|registry",
  "experience programme",
);

/** Sales as the use that is made of a study; ordinary market research may inform a company's plans. */
const CAMPAIGN = phrases(
  "brand|marketing|sales|commercial|advertising ..2 team|teams|plan|plans|campaign|campaigns|strategy|colleagues|force|purposes|department|message|messages ..12 plan|use|used|help|shape|campaign|answers|data|results|cards|sent|passed|share|shared|receive|know",
  "help|helps|used|shape|shapes|plan|plans|inform|informs|passed|sent|shared|feed|feeds ..12 brand|marketing|sales|commercial|advertising|campaign|campaigns|promotion|launch",
);

/** What is learned goes into promotion. */
const FEEDS_PROMOTION = phrases(
  "feed|feeds|fed|go|goes|used|use|inform|shape|turn|turned|become|built|build|help|helps|quoted|quote|appear|woven ..6 advertising|advertisement|advertisements|advert|adverts|campaign|campaigns|promotion|promotional|sales|marketing|leavepiece|leavepieces|detail|messages|slogan|slogans|launch",
);

const QUOTES = phrases(
  "brand|marketing|sales|commercial|advertising|press ..6 quote|quoting|use|using|feature|featuring|share|sharing|borrow|publicise",
);

const SALES_USE = phrases(
  `answers|responses|results|replies|survey|data|names ..12 passed|sent|shared|go|given|used ..8 sales|${REPRESENTATIVE}|account|targeting`,
  `${REPRESENTATIVE}|account|sales ..8 call|visit|contact|follow ..12 answers|responses|reply|survey|result|results`,
  "answers|responses|results|replies|survey ..6 linked|matched|added|attached|entered|stored ..6 customer|crm|sales|account ..2 record|records|file|profile|system|database",
  `answers|responses|results|survey ..14 ${REPRESENTATIVE}|account ..6 call|visit|contact|follow|you`,
);

const SALES_MESSAGE = phrases(
  "agree|rate|score|how|which|confirm ..10 benefit|benefits|better|advantage|advantages|superior|convenient|likely|impressed|strengths ..8 @product",
  "@product ..8 benefit|benefits|advantage|advantages|better|superior ..8 agree|rate|score",
  "how many ..6 patients ..6 start|switch|put|move|prescribe|treat ..6 @product|on",
  "how many ..10 patients ..8 choose|prescribe|start|use|write|switch|consider",
  "stop|stops|prevent|hold|holding|persuade|convince ..4 you ..6 prescribing|writing|choosing|using|starting|trying|prescribe|write|choose|use",
  "shown|displayed|card|screen ..4 for ..3 at|seconds|least",
  "next ..2 patients ..8 choose|prescribe|start|use",
  `would|shall|may you|we|i ..4 ${REPRESENTATIVE}|specialist ..3 call|visit|contact`,
  "how soon|quickly ..6 switch|start|change|move|prescribe ..3 your|patients|@product",
  "local|@product ..3 team|representative|specialist|manager ..6 call|contact|visit|phone",
  "watch|view|read|see|shown|presented ..8 @product ..14 survey|question|questions|then|before|after",
);

const NOT_SALES = phrases(`${NEGATION} ..8 promote|sell|promotion|promotional|marketing|sales|recommended|presented`);

const SURVEY = phrases("survey|questionnaire", "market research");

const PROMOTES = {
  unless: NOT_SALES,
  issue:
    "{words} shows a promotional aim. Research must have a primarily scientific or educational purpose and must not be promotion in disguise.",
  advice: "Take promotion out of the research, or do not call it research.",
};

/** Clause 25.4: research has a scientific or educational aim and is no promotion in disguise. */
export const research = written({
  id: "clause-25/research",
  requirement: "25.research-not-promo",
  alsoUnder: ["3.6", "15.6"],
  severity: "HIGH",
  duty: "must",
  themes: ["market-research-and-studies", "disguised-promotion"],
  when: [
    { audience: ["hcp", "payers"], is: ["a study"], isNot: ["a briefing"], says: RESEARCH },
    { audience: ["hcp", "payers"], isNot: ["a briefing"], says: [SURVEY, RESEARCH] },
  ],
  faults: [
    { when: { is: ["a study"] }, says: [...CAMPAIGN, ...FEEDS_PROMOTION, ...QUOTES], ...PROMOTES },
    { says: [...SALES_USE, ...SALES_MESSAGE], ...PROMOTES },
  ],
  examples: {
    flagged: [
      {
        text: "Survey of migraine care\n[[How strongly do you agree that the benefits of Zelvorin (zelvotriptan) are superior?]]\n[[Rate the advantages of Zelvorin.]]",
        why: "a claim as a question",
      },
      {
        text: "Take part in our questionnaire on asthma.\n[[Your answers will be passed to our sales team.]]",
        why: "leads for sales",
      },
      {
        text: "Join our observational programme on gout.\n[[The cards will shape our marketing campaign.]]",
        why: "a campaign as the purpose",
      },
    ],
    clean: [
      {
        text: "Survey: how often do attacks interrupt work? No medicine will be presented or recommended, and we have nothing to sell.",
        why: "a research aim",
      },
      { text: "Market research on follow-up. The company will receive grouped results only.", why: "a research aim" },
    ],
    inapplicable: [{ text: "Our marketing team thanks you.", why: "no research" }],
  },
});
