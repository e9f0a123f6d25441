import { findPhrases, hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { standsIn } from "#worker/text/may-match.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";

const RESEARCH = phrases(
  "market research",
  "survey|questionnaire|poll|interview|screener ..8 about|on|opinions|views|minutes|treat|prescribe|clinicians|doctors|gps|nurses|patients",
  "discussion guide",
  "take part in ..3 survey|interview|research|focus",
  "your opinion|views|opinions|feedback on",
);
const INVITES = phrases(
  "market research",
  "survey|questionnaire|interview|screener|focus ..6 minutes|market|paid|opinion|opinions|views|clinicians|panel",
  "discussion guide",
  "minutes|questions ..12 your time|views|opinion",
  "panel member|members",
  "minute questionnaire|survey|interview|poll",
  "research agency",
  "fieldwork ..3 closes|ends|runs|opens",
);
const COMMISSIONED = phrases(
  "commissioned|paid|sponsored|funded|behalf|conducted|carried|run|organised|supported ..8 pharmaceutical|company|companies|manufacturer|maker|pharma|industry",
  "pharmaceutical|pharma company|client|manufacturer|sponsor",
  "we|which make|makes|made|manufacture|manufactures",
);
const AGENCY = /\b(?:insight|research|opinion|panel|data|survey|voice|fieldwork|consult\w*|view|field)/i;
/** It speaks to those who are to answer; a rule for staff or agencies does not. */
const TO_READER =
  /\b(?:you|your|yours|you'(?:d|ll|re)|invite[ds]?|invitation|take part|respondents? (?:receive|get)|thank-?you)\b|£/i;
/** Answers to research are paid for by the time that they take, or gathered by an agency. */
const PAID = /\b(?:fieldwork|(?:research|insight|recruitment) agency|for your time)\b/i;
const SCIENTIFIC = /\b(?:non-interventional|observational|ethics committee|protocol|randomised|clinical trial)\b/i;

function find(facts: Facts): Hit[] {
  if (hasPhrase(COMMISSIONED, facts)) return [];
  if (facts.companies.some((company) => !AGENCY.test(company.name))) return [];
  const first =
    findPhrases(RESEARCH, facts)[0] ?? (standsIn(PAID, facts.view.text) ? findPhrases(INVITES, facts)[0] : undefined);
  if (!first) return [];
  return [
    {
      at: { start: first.sentence.start, end: first.sentence.end },
      issue:
        "The invitation does not say that a pharmaceutical company has commissioned the research. The company's name may be left out of market research, but not that fact.",
      fix: {
        kind: "insert",
        at: first.sentence.end,
        text: " This market research has been commissioned by a pharmaceutical company.",
      },
    },
  ];
}

/** 5.6: market research says that a pharmaceutical company commissioned it. */
export const marketResearch: Check = {
  id: "clause-05/market-research",
  requirement: "5.market-research",
  severity: "MEDIUM",
  duty: "must",
  themes: ["market-research-and-studies", "company-involvement-declaration"],
  applies: (facts) => {
    const opening = facts.sentences.filter((s) => s.line < 9);
    const { text } = facts.view;
    return (
      ["hcp", "payers", "patients"].includes(facts.submission.audience) &&
      facts.setting.readers !== "partners" &&
      hasPhrase(INVITES, facts, opening) &&
      facts.setting.readers !== "staff" &&
      facts.promotion.kind !== "internal" &&
      standsIn(TO_READER, text) &&
      !standsIn(SCIENTIFIC, text) &&
      facts.promotion.kind !== "agreement"
    );
  },
  find,
  examples: {
    flagged: [
      {
        text: "From: Opinion House\n[[Subject: Survey of GPs on migraine (15 minutes, £25)]]\nHow do you treat migraine now? Your answers are grouped.",
        audience: "hcp",
        channel: "email",
        why: "nobody is behind it",
      },
      {
        text: "[[Market research: a telephone interview about eczema]]\nWe pay £60 for your time.\nFieldwork Insight Ltd",
        audience: "hcp",
        channel: "email",
        why: "only the agency is named",
      },
      {
        text: "Copse Fieldwork\nDear Dr Hale\n[[A 20-minute questionnaire about gout]]\nWe are a research agency. £30 for your time; the client sees only tables.",
        audience: "hcp",
        channel: "print",
        why: "a client of whom nothing is said",
      },
      {
        text: "[[To: our panel members]]\nFieldwork closes on 4 May. Eighteen questions on how you treat gout, £20 for your time.",
        audience: "hcp",
        channel: "email",
        why: "a paid panel, without the word survey",
      },
    ],
    clean: [
      {
        text: "From: Opinion House\nSubject: Survey of GPs on migraine (15 minutes, £25)\nThis market research has been commissioned by a pharmaceutical company.",
        audience: "hcp",
        channel: "email",
        why: "said",
      },
      {
        text: "Copse Fieldwork\nA 20-minute questionnaire about gout\nWe are a research agency and work for a pharmaceutical client. £30 for your time.",
        audience: "hcp",
        channel: "print",
        why: "a client of whom enough is said",
      },
      {
        text: "Norlake Pharma Ltd\nSurvey of opinion on our meetings (5 minutes, clinicians)",
        audience: "hcp",
        channel: "email",
        why: "the company is named",
      },
    ],
    inapplicable: [
      {
        text: "Market research agencies must not tell us who took part, and answers never reach the sales team.",
        audience: "hcp",
        channel: "sales",
        why: "a rule for staff",
      },
      {
        text: "Veltrizo (fexolastine): in a survey of 200 adults, 60% slept better.",
        audience: "hcp",
        channel: "print",
        why: "survey data as a claim",
      },
      {
        text: "Invitation to take part in a non-interventional study (protocol 11)",
        audience: "hcp",
        channel: "email",
        why: "a scientific study",
      },
    ],
  },
};
