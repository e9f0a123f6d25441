import { standsIn } from "#worker/text/may-match.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { quoted } from "../checks/hits.ts";
import type { Facts } from "../facts/index.ts";
import type { Check } from "../types.ts";

const INTERNATIONAL =
  /\b(?:international|world|european|global) (?:[\p{L}]+ ){0,4}(?:congress|conference|meeting|symposium|forum)\b|\b(?:congress|conference) of the (?:european|international|world)\b/iu;
const COUNTRIES =
  /\b(?:[Ll]icen[cs]ed|LICEN[CS]ED|[Aa]uthori[sz]ed|AUTHORI[SZ]ED|[Aa]pproved|APPROVED|[Mm]arketing authori[sz]ation)\b[^.]{0,60}\b(?:in|IN|countries)(?::| )\s{0,3}(?!(?:the |THE )?(?:UK\b|United Kingdom|UNITED KINGDOM)|any|Great)(?:the |THE )?\[?\p{Lu}\p{L}+|\b[Cc]ountries (?:where|in which|that have|with)\b[^.\n]{0,50}:\s{0,3}(?!UK\b)\p{Lu}\p{L}+/u;
const UK_LABEL =
  /\bnot (?:currently )?(?:licen[cs]ed|authori[sz]ed|approved) in the (?:UK|United Kingdom)|\bno (?:UK )?marketing authori[sz]ation in the UK|\bdoes not have a (?:UK )?marketing authori[sz]ation/i;

const isCongress = (facts: Facts) =>
  INTERNATIONAL.test(`${facts.view.text}\n${facts.submission.context}`) &&
  (facts.submission.channel === "conference" || /\bstand|booth|exhibition|congress\b/i.test(facts.submission.context));

/** 11.2: at an international congress in the UK an unlicensed medicine is labelled so, with the countries where it is licensed. */
export const congressLabelling: Check = {
  id: "clause-11/congress-labelling",
  requirement: "11.congress-labelling",
  severity: "MEDIUM",
  duty: "must",
  themes: ["exhibition-and-congress", "pre-licence-promotion"],
  applies: (facts) => facts.licence.unlicensed.length > 0 && isCongress(facts),
  find: (facts) => {
    const { text } = facts.view;
    const name = facts.licence.unlicensed.find((u) => u.product)?.product ?? "The medicine";
    const missing = [
      standsIn(UK_LABEL, text) ? null : `that ${name} is not licensed in the UK`,
      standsIn(COUNTRIES, text) ? null : "in which countries it is licensed",
    ].filter((m) => m !== null);
    if (missing.length === 0) return [];
    const status = facts.licence.unlicensed.find((u) => u.at)?.at;
    return [
      {
        at: null,
        issue: `Material about an unlicensed medicine at an international congress must say prominently ${missing.join(" and ")} (Clause 11.2 and its supplementary information)${status ? `; it now has only ${quoted(wordsOf(facts, status))}` : ""}.`,
        fix: {
          kind: "insert" as const,
          at: "end" as const,
          text: `\n${name} is not licensed in the UK. It is licensed in [Country]; conditions differ between countries.`,
        },
      },
    ];
  },
  examples: {
    flagged: [
      {
        text: "LUN-204 in COPD\nInternational Congress of Respiratory Medicine, London. LUN-204 is investigational.",
        channel: "conference",
        why: "neither label nor countries",
      },
      {
        text: "LUN-204 in COPD\nWorld Respiratory Congress, Glasgow. LUN-204 is not licensed in the UK.",
        channel: "conference",
        why: "no countries",
      },
      {
        text: "LUN-204 in COPD\nWorld Respiratory Congress, Glasgow. LUN-204 is not licensed in the UK.\nPhase III, 612 patients in 14 countries: Lung function rose. Our UK licence application is expected in March 2026.",
        channel: "conference",
        why: "the countries of a study and an application are no licence",
      },
    ],
    clean: [
      {
        text: "LUN-204 in COPD\nWorld Respiratory Congress, Glasgow. LUN-204 is not licensed in the UK. It is authorised in France; conditions differ between countries.",
        channel: "conference",
        why: "labelled",
      },
      {
        text: "LUN-204\nEuropean Congress of Cardiology, London. LUN-204 does not have a marketing authorisation in the UK; it is approved in Japan.",
        channel: "conference",
        why: "labelled in other words",
      },
      {
        text: "LUN-204 tablets\nWorld Sleep Congress, Glasgow.\nLUN-204 IS NOT LICENSED IN THE UNITED KINGDOM\nCountries where it is authorised: Japan, Norway, Spain",
        channel: "conference",
        why: "the countries as a list after a colon",
      },
      {
        text: "LUN-204 tablets\nWorld Sleep Congress, Glasgow.\nLUN-204 IS NOT LICENSED IN THE UNITED KINGDOM. IT IS LICENSED IN THE USA AND JAPAN",
        channel: "conference",
        why: "in capitals",
      },
    ],
    inapplicable: [
      {
        text: "LUN-204 is investigational.\nUK Haemostasis Meeting, Glasgow.",
        channel: "conference",
        why: "a national meeting",
      },
    ],
  },
};
