import { findPhrases, hasPhrase, type Phrase, phrases } from "#worker/text/language/phrases.ts";
import { standsIn } from "#worker/text/may-match.ts";
import { isNegated, NEGATION } from "#worker/text/voice/negation.ts";
import type { Facts } from "../facts/index.ts";
import { REPRESENTATIVE } from "../vocabulary/representatives.ts";
import { at, body, type Disguise, opening, stretch } from "./disguise-shared.ts";

const STUDY = phrases(
  "study|survey|programme|research|questionnaire|audit|registry|evaluation|observational|poll|experience|trial|project|feedback",
);
const SHAM_STUDY: Phrase[][] = [
  phrases(
    "brand|marketing|sales|commercial team|department|plan|campaign|director",
    "plan|shape|support ..6 campaign|launch|sales|marketing",
  ),
  phrases(
    "gain|get|build ..4 experience",
    "see|feel|discover|find ..4 for yourself",
    "believe it is|to see",
    "see what ..3 can do",
  ),
  phrases(
    "did you know",
    "how many ..6 patients ..4 will|would you start|switch|prescribe|put",
    "how excited|impressed|likely|keen",
    `would you like ..4 ${REPRESENTATIVE}|sample|samples|visit`,
  ),
  phrases(
    "start|switch|change|put|move|transfer|initiate ..8 to|on|onto|with @product",
    "start|starting|started ..5 patients|adults",
  ),
  phrases(
    "@money ..6 patient|patients|card|cards ..6 start|started|switched|you|enrolled|changed",
    "@money for each|every|per ..3 patient|start|switch",
  ),
  phrases(`${NEGATION} ..4 protocol|contract|ethics|ethical|committee|endpoint`, `${NEGATION} ..4 sample size`),
  phrases(
    "account manager ..10 collect|collects|card|cards|pick|choose|form|forms",
    `${REPRESENTATIVE} ..10 collect|collects|card|cards|pick|choose|help|hand|call|form|forms`,
    `hand|give|return ..5 to ..3 ${REPRESENTATIVE}|manager`,
  ),
  phrases("not|no|never ..4 publish|published|publication"),
  phrases(
    "head|director|manager of ..1 sales|brand|marketing",
    "sales|marketing|brand directorate|department|director|manager",
  ),
  phrases("pleased very|delighted", "better much better", "tick ..8 better|pleased|happy|satisfied"),
];
const FIRST_TO_SHOW = 5;

/** A study or survey whose purpose is sales. */
export function shamResearch(facts: Facts): Disguise[] {
  if (
    !hasPhrase(STUDY, facts, opening(facts)) ||
    facts.identity.named.length === 0 ||
    facts.promotion.kind === "internal"
  )
    return [];
  const text = body(facts);
  const signs = SHAM_STUDY.map((list, i) =>
    findPhrases(list, facts, text).find((m) => i === 5 || i === 7 || !isNegated(m, facts)),
  );
  const asked = findPhrases(SHAM_STUDY[2] ?? [], facts, text);
  const questions = new Set(asked.map((m) => m.sentence.index)).size;
  const count = signs.filter((m) => m !== undefined).length + Math.max(0, questions - 1);
  const about = signs.slice(0, FIRST_TO_SHOW).find((m) => m !== undefined);
  return count >= 3 && about
    ? [
        {
          at: at(about.sentence),
          looksLike: "research",
          remove: stretch(SHAM_STUDY.flatMap((list) => findPhrases(list, facts, text))),
        },
      ]
    : [];
}

const ADVICE = phrases(
  "become|be an|our adviser|advisor",
  "advise us",
  "evening|regional|local panel|panels|boards",
  "advisory board|boards|panel|meeting",
  "expert panel|panels|group",
  "consultancy meeting",
  "focus group|groups",
  "consensus meeting|group",
  "advisers meeting",
  "advice meeting",
);
const SHAM_ADVICE: Phrase[][] = [
  phrases(
    "patients|patient ..6 could|can|will|to|might|should start|switch|go|begin",
    "list|identify|choose|pick|find ..5 patients",
  ),
  phrases(
    `${REPRESENTATIVE}|sales|business|account manager|managers|team|lead|leads|led|present|presents|presentation`,
    `led|run|chaired|presented by ..3 sales|${REPRESENTATIVE}|brand|marketing|business`,
  ),
  phrases(
    "data ..4 every|all ..3 should|must see|know",
    "why ..6 first|your choice",
    "why ..3 @product",
    "launch|campaign message|messages",
  ),
  phrases(
    `name|names|you ..6 put forward|chosen|nominated|suggested by ..4 account|sales|${REPRESENTATIVE}|business|brand`,
  ),
  phrases(
    "no experience|knowledge|preparation|reading|contract|agreement",
    "nothing to sign|prepare",
    "first come",
    "not|no ..4 contract|agreement|preparation",
  ),
  phrases("feedback|discussion|questions ..6 5|10|15|five|ten|fifteen minutes|mins"),
];
const MANY =
  /\b(?:1[0-9]|[5-9]|[2-9]\d|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\s(?:\w+\s){0,3}(?:advisory boards|boards|panels|meetings|groups)\b|\b(?:[3-9]\d|\d{3,})\s(?:places|seats|delegates|advisers|attendees|members|GPs|doctors|clinicians)\b/i;

/** An advisory board that is a sales meeting. */
export function shamAdvice(facts: Facts): Disguise[] {
  if (
    !hasPhrase(ADVICE, facts, opening(facts)) ||
    facts.identity.named.length === 0 ||
    facts.promotion.kind === "internal"
  )
    return [];
  const signs = SHAM_ADVICE.map((list) =>
    findPhrases(list, facts, body(facts)).find((m) => m.phrase.source.startsWith("no") || !isNegated(m, facts)),
  );
  const many = standsIn(MANY, facts.view.text) ? 1 : 0;
  const selling = signs.slice(0, 3).find((m) => m !== undefined);
  return selling && signs.filter(Boolean).length + many >= 3
    ? [
        {
          at: at(selling.sentence),
          looksLike: "an advisory board",
          remove: stretch(SHAM_ADVICE.flatMap((list) => findPhrases(list, facts, body(facts)))),
        },
      ]
    : [];
}
