import { clip, hitsIn, meant, ownSentences, said } from "../conduct.ts";
import type { Facts } from "../facts/index.ts";
import { findPhrases, hasPhrase, phrases } from "../pattern.ts";
import type { Check, Hit } from "../types.ts";

const MONEY =
  "money|funds|funding|support|sponsorship|grant|grants|donations|donation|help|sponsor|sponsors|approaches|offers";
const OTHERS =
  "company|companies|maker|makers|manufacturer|manufacturers|pharmaceutical|industry|sponsor|sponsors|funder|funders|firm|firms|donor|donors";
const SHUTS_OUT = phrases(
  `turn|turns|send|sends ..1 down|away|back ..8 ${MONEY} ..8 any|other|another|all|further ..4 ${OTHERS}`,
  `decline|declines|refuse|refuses|reject|return|forgo|end ..6 ${MONEY} ..8 any|other|another|all ..4 ${OTHERS}`,
  `not|no|never|nor|neither|refuse|decline|without|refrain|cease|stop ..10 ${MONEY} ..10 other|another|competing|rival|further|else ..4 ${OTHERS}`,
  `not|no|never|refuse|decline ..6 accept|take|seek|approach|invite|receive|work|partner ..8 other|another|competing|rival ..4 ${OTHERS}`,
  `no|not other|another|further|competing|rival ..2 ${OTHERS} ..6 may|will|shall|must|can`,
  `other|another|competing|rival ..3 ${OTHERS} ..8 not|no|never|excluded|barred|turned|declined`,
);
const SOLE = phrases(
  "will|shall|must|to|would|become|remain|remains|as|be|being ..6 sole|exclusive|only ..3 sponsor|funder|supporter|partner|donor|backer",
  "sole|exclusive|only ..3 sponsor|funder|supporter|partner|donor ..8 throughout|term|period|years|agreement|condition|require|insist",
  "exclusivity",
  "exclusive|sole rights|right|basis|access|partnership|sponsorship",
);
/** Only a term for the future shuts others out; that no other company took part is a plain fact. */
const TERM = phrases(
  "will|shall|may|must|agree|agrees|undertake|undertakes|would|expect|expects|condition|require|requires|ask|asks|insist|please|cannot",
);
const OPEN = phrases(
  "nothing ..8 stops|stop|prevents|prevent|restricts|restrict|bars|limits",
  "free to|welcome to",
  "not ..3 exclusive|sole|only|exclusively|prevent|stop|restrict|require|insist",
  "non exclusive",
  "may|can ..3 also",
  "one of",
);

function findSole(facts: Facts): Hit[] {
  const own = ownSentences(facts).filter((s) => !hasPhrase(OPEN, facts, [s]));
  const places = [
    ...findPhrases(
      SHUTS_OUT,
      facts,
      own.filter((s) => hasPhrase(TERM, facts, [s])),
    ),
    ...meant(SOLE, facts, own),
  ];
  return hitsIn(
    facts,
    places,
    (words) =>
      `“${clip(words)}” would make the company the only funder from the industry. No company may require to be the sole funder or sponsor of an organisation or its programme.`,
    "Leave the organisation free to accept support from others.",
  ).map((hit): Hit => ({ ...hit, fix: { kind: "replace", with: "It is free to accept support from others." } }));
}

/** Arrangements with organisations: agreements, grants, sponsorship, joint projects. */
function isArrangement(facts: Facts): boolean {
  const { grant, patientOrganisation, agreement, collaboration, disclosurePage } = facts.dealings;
  return (
    (grant ||
      patientOrganisation ||
      agreement ||
      collaboration ||
      hasPhrase(phrases("sponsor|sponsorship|sponsors"), facts)) &&
    !disclosurePage &&
    !facts.briefing.isBriefing
  );
}

/** Clause 25.1: no company may require to be the sole funder or sponsor. */
export const soleFunder: Check = {
  id: "clause-25/sole-funder",
  requirement: "25.not-sole-sponsor",
  severity: "MEDIUM",
  duty: "must",
  themes: ["patient-organisations", "medical-educational-goods-services"],
  applies: isArrangement,
  find: findSole,
  examples: {
    flagged: [
      {
        text: "Agreement with the charity\n[[For three years the charity will not accept sponsorship from any other pharmaceutical company.]]",
        audience: "patients",
        why: "others shut out",
      },
      {
        text: "Sponsorship letter\n[[We would expect to be the exclusive sponsor of your annual conference.]]",
        why: "exclusivity expected",
      },
    ],
    clean: [
      {
        text: "Agreement with the charity\nNothing in it stops the charity taking funds from other companies.",
        audience: "patients",
        why: "free to take others",
      },
      {
        text: "Northgate Pharma is one of the sponsors of the association.",
        audience: "patients",
        why: "one of several",
      },
    ],
    inapplicable: [{ text: "Zelvorin (zelvotriptan) is the only once-weekly tablet.", why: "no arrangement" }],
  },
};

const LOGO_WITHOUT = phrases(
  "logo|logos|crest|badge|emblem ..14 without|not|no ..6 permission|asked|asking|agreement|agreed|approval|approved|consent|told",
  "without|not|no|before ..6 permission|asking|agreement|approval ..12 logo|logos|crest|badge|emblem",
  "permission|agreement|approval ..4 logo|logos|crest ..8 later|follow|pending|assumed|verbal",
);
const LOGO_RULE = phrases(
  "neither|not|no|never|cannot ..12 without|until|unless|before ..6 asking|permission|agreement|consent|approval|agreed",
);

/** Clause 25.2: another organisation's logo or material only by written agreement. */
export const logos: Check = {
  id: "clause-25/logos",
  requirement: "25.logo-permission",
  severity: "MEDIUM",
  duty: "must",
  themes: ["patient-organisations"],
  applies: (facts) => hasPhrase(phrases("logo|logos|crest|badge|emblem"), facts),
  find: (facts) =>
    hitsIn(
      facts,
      findPhrases(LOGO_WITHOUT, facts, ownSentences(facts)).filter((m) => !hasPhrase(LOGO_RULE, facts, [m.sentence])),
      (words) =>
        `“${clip(words)}”: another organisation’s logo may be used in public only under a written agreement that states the purpose and the use.`,
      "Obtain written agreement first, or leave the logo out.",
    ),
  examples: {
    flagged: [
      {
        text: "Leaflet layout\n[[The charity logo goes on the cover; we have not asked for permission yet.]]",
        audience: "patients",
        why: "no permission",
      },
      { text: "[[Use the college crest without asking.]]", why: "used without asking" },
    ],
    clean: [
      {
        text: "Neither party will use the other's logo without asking for, and receiving, agreement in writing.",
        audience: "patients",
        why: "by agreement",
      },
      { text: "Charity logo used with agreement dated 4 March.", audience: "patients", why: "agreed" },
    ],
    inapplicable: [{ text: "Zelvorin (zelvotriptan) for migraine", why: "no logo" }],
  },
};

const THANKS =
  "thank|thanks|thanked|acknowledge|acknowledged|acknowledges|acknowledgement|credit|credited|named|mentioned|declared|declaration|stated|statement|appear|appears|logo";
const LATE_THANKS = phrases(
  `${THANKS} ..12 last|back|final|closing|inside ..2 page|pages|cover|slide|screen|paragraph|credits|line`,
  `${THANKS} ..12 end|foot|bottom|close of ..4 page|pages|report|booklet|text|website|site|film|article|newsletter|document|slide|letter|guide|leaflet|video|references|programme|publication|book|paper`,
  `${THANKS} ..10 in ..4 small|footnote|footnotes|appendix|annex|endnote|endnotes`,
  "last|back|final page|cover|slide|screen ..8 acknowledge*|thank*|credit*|named",
);
const EARLY = phrases(
  "first|front|opening|title|outset|beginning|start|top ..2 page|cover|screen|slide|of|and|as",
  "at|from the outset|start|beginning",
  "as well as|also|again|repeated",
);

/** Clause 25.3: support is acknowledged from the outset, in words that show its nature. */
export const acknowledgement: Check = {
  id: "clause-25/acknowledgement",
  requirement: "25.sponsorship-wording",
  alsoUnder: ["5.6"],
  severity: "MEDIUM",
  duty: "must",
  themes: ["company-involvement-declaration", "patient-organisations"],
  applies: (facts) => isArrangement(facts) && !facts.event.isEvent,
  find: (facts) =>
    hitsIn(
      facts,
      meant(LATE_THANKS, facts).filter((m) => !hasPhrase(EARLY, facts, [m.sentence])),
      (words) =>
        `“${clip(words)}” puts the acknowledgement where readers meet it last. Support must be acknowledged from the outset, in words that show its kind and influence.`,
      "State the support on the first page and screen.",
    ).map(
      (hit): Hit => ({
        ...hit,
        fix: {
          kind: "replace",
          with: "The support and the company’s part in it will be stated at the outset, on the first page and screen.",
        },
      }),
    ),
  examples: {
    flagged: [
      {
        text: "Agreement with the charity: grant of £5,000\n[[Our support will be acknowledged on the back cover.]]",
        audience: "patients",
        why: "at the back",
      },
      {
        text: "Sponsorship of the report\n[[Northgate Pharma will be thanked in a footnote at the end of the text.]]",
        audience: "patients",
        why: "a footnote at the end",
      },
    ],
    clean: [
      {
        text: "Agreement with the charity: grant of £5,000\nOur support will be stated on the first page and again on the back cover.",
        audience: "patients",
        why: "from the outset",
      },
      {
        text: "Grant agreement. The funding ends in March; acknowledgement is made at the outset.",
        audience: "patients",
        why: "from the outset",
      },
    ],
    inapplicable: [{ text: "See the last page for references.", why: "no arrangement" }],
  },
};

const RESEARCH = phrases(
  "survey|surveys|questionnaire|interview|registry|poll",
  "market research",
  "study|programme ..4 observational|everyday|real",
  "observational|real|post ..3 study|programme|registry",
  "experience programme",
);
/** Sales as the use that is made of a study; ordinary market research may inform a company's plans. */
const CAMPAIGN = phrases(
  "brand|marketing|sales|commercial|advertising ..2 team|teams|plan|plans|campaign|campaigns|strategy|colleagues|force|purposes|department|message|messages ..12 plan|use|used|help|shape|campaign|answers|data|results|cards|sent|passed|share|shared|receive|know",
  "help|helps|used|shape|shapes|plan|plans|inform|informs|passed|sent|shared|feed|feeds ..12 brand|marketing|sales|commercial|advertising|campaign|campaigns|promotion|launch",
);
const SALES_USE = phrases(
  "answers|responses|results|replies|survey|data|names ..12 passed|sent|shared|go|given|used ..8 sales|representative|representatives|account|targeting",
  "representative|representatives|rep|account|sales ..8 call|visit|contact|follow ..12 answers|responses|reply|survey|result|results",
  "answers|responses|results|survey ..14 representative|representatives|rep|account ..6 call|visit|contact|follow|you",
);
const SALES_MESSAGE = phrases(
  "agree|rate|score|how|which|confirm ..10 benefit|benefits|better|advantage|advantages|superior|convenient|likely|impressed|strengths ..8 @product",
  "@product ..8 benefit|benefits|advantage|advantages|better|superior ..8 agree|rate|score",
  "how many ..6 patients ..6 start|switch|put|move|prescribe|treat ..6 @product|on",
  "watch|view|read|see|shown|presented ..8 @product ..14 survey|question|questions|then|before|after",
);
const NOT_SALES = phrases(
  "not|never|no|nothing|nor ..8 promote|sell|promotion|promotional|marketing|sales|recommended|presented",
);

/** Clause 25.4: research has a scientific or educational aim and is no promotion in disguise. */
export const research: Check = {
  id: "clause-25/research",
  requirement: "25.research-not-promo",
  alsoUnder: ["3.6", "15.6"],
  severity: "HIGH",
  duty: "must",
  themes: ["market-research-and-studies", "disguised-promotion"],
  applies: (facts) =>
    (facts.submission.audience === "hcp" || facts.submission.audience === "payers") &&
    (facts.dealings.study || hasPhrase(phrases("survey|questionnaire", "market research"), facts)) &&
    hasPhrase(RESEARCH, facts) &&
    !facts.briefing.isBriefing,
  find: (facts) =>
    hitsIn(
      facts,
      [
        ...meant(facts.dealings.study ? [...CAMPAIGN, ...SALES_USE] : SALES_USE, facts),
        ...said(SALES_MESSAGE, facts),
      ].filter((m) => !hasPhrase(NOT_SALES, facts, [m.sentence])),
      (words) =>
        `“${clip(words)}” shows a promotional aim. Research must have a primarily scientific or educational purpose and must not be promotion in disguise.`,
      "Take promotion out of the research, or do not call it research.",
    ),
  examples: {
    flagged: [
      {
        text: "Survey of migraine care\n[[How strongly do you agree that the benefits of Zelvorin (zelvotriptan) are superior?]]\nRate the advantages of Zelvorin.",
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
};
