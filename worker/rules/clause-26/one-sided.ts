import { findPhrases, hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { isNegated } from "#worker/text/voice/negation.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { namesMedicine } from "../facts/identity.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence, Span } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import { hopesIn } from "./hope.ts";
import { examples } from "./one-sided.examples.ts";
import { aboutMedicine, concernsPublic, copyOf, medicineName, tellsOfHarm, VIVID } from "./wording.ts";

/** Comfort: a medicine is easy to bear. */
const COMFORT = phrases(
  "easy|easier|simple to live|take|use|handle|tolerate|manage with?",
  "sail|sailed|sailing|breeze|breezed through",
  "barely|hardly|scarcely ..3 know|knew|notice|noticed|feel|felt|any",
  "well|better|generally tolerated",
  "gentle|kind|mild|comfortable|light on|to|for|with",
  "no|without ..3 trouble|problems|problem|fuss|bother|drawbacks|downside|downsides|hitch|complaints",
  "took|take|takes|taken ..3 stride",
  "agreed|agrees with ..2 them|me|patients|people",
  "trouble|hassle|worry free",
  "forgot|forget ..4 taking|on it|was",
  "suits|suited everyone|everybody|all|people",
);
const EFFECT = phrases(
  "fell|fewer|lower|reduced|reduction|cut|improved|improvement|halved|less|longer|higher|more|better ..8 @number",
  "@number % ..6 lower|fewer|reduction|improvement|responded|response|less|better|improved|more|of",
  "by @number %",
  "strong|impressive|compelling|excellent|striking|positive|clear|robust data|results|evidence|findings",
  "met|achieved|reached ..3 endpoint",
  "effective|efficacy|works|benefit|benefits",
);
const HIDE = phrases(
  "leave|leaving|left|skip|skipping|drop|omit|cut|edit|gloss|play ..2 out|over|the|down|past ..7 side|effect|effects|dry|nausea|sick|feeling|sickness|headache|bleeding|rash|bad|risks|risk|warning|warnings|tiredness|weight|mouth|pain|dizziness|itch|injection",
  "no need to ..2 mention|talk|say|bring|dwell|list|include|film|discuss ..7 side|nausea|sick|sickness|headache|bleeding|rash|bad|risks|risk|warning|warnings|mouth|pain|dizziness",
  "not|never|avoid ..2 mention|mentioning|talk|talking|say|saying|bring|dwell|list|include|film|discuss ..7 side|nausea|sick|sickness|headache|bleeding|rash|bad|risks|risk|warning|warnings|mouth|pain|dizziness",
  "keep|stay ..3 positive|upbeat|sunny ..8 side|effects|risks",
);
const NO_HARM = phrases(
  "no|zero|without any|known|serious|nasty|unpleasant|unwanted? side|adverse|ill effect|effects|reaction|reactions|event|events",
  "free of|from ..2 side effects",
  "completely|totally|perfectly|entirely|absolutely|100 safe|harmless",
  "nothing to worry|fear",
  "safe for everyone|everybody|all|anyone",
  "does no harm",
  "natural|gentle ..3 so|and safe",
);
const OTHER_FORMS =
  "creams|ointments|tablets|pills|injections|inhalers|sprays|drops|gels|patches|medicines|treatments|drugs|steroids|painkillers|antihistamines|capsules|hormones|therapies|jabs|creams";
const DRAWBACK = phrases(
  `older|other|traditional|conventional|ordinary|usual|existing|standard|most|many ..4 ${OTHER_FORMS} ..10 harm|damage|messy|groggy|addictive|addict|inconvenient|painful|fail|failed|weaker|slow|sleepy|drowsy|dangerous|gain|wear|stop|stain|risk|risky|frequent|often|every|leave|blood|tests|cause|needles`,
  `${OTHER_FORMS} ..2 need|needs|require|may|can|have|cause|leave|take|be|are|make|harm|damage|mean ..8 harm|damage|messy|groggy|addictive|inconvenient|painful|fail|tests|time|often|every|liver|stomach|kidneys|weight|sleepy|drowsy|slow|needles|frequent|thin|mess`,
);
const ALARM = phrases("harm|damage|dangerous|addictive|groggy|liver|risk");
const HONEST = phrases("if|some|many|most|not|whether|few|others|like ..6 side|no|effects");
/** What other medicines do together with this one, as every leaflet has to say. */
const TOGETHER =
  /\b(?:tak(?:e|en|ing)|us(?:e|ed|ing)|given) (?:\p{L}+ ){0,3}(?:at the same time|together|alongside|with)\b|\binteract/iu;
/** What else is done to the reader about the same time. */
const ABOUT_THE_SAME_TIME =
  /\bif you (?:are|have|plan)\b[^.;]{0,60}\b(?:planning|having|had|plan|treatments?|procedures?)\b/i;
/** The course of the treatment itself. */
const COURSE = /^\W*(?:with|after|following|between) (?:regular |repeated |repeat |further |your |the )*treatments\b/i;
/** The side of the body. */
const LEFT_SIDE = /\bleft[- ](?:sided?|hand(?:ed)?|arm|leg|eye|ear|lung|kidney|breast|atri\w+|ventric\w+|hemi\w+)\b/i;
const FAIR = phrases(
  "benefits|pros|advantages and",
  "all|each|both|any of|have|has? ..4 benefits|risks|side|advantages",
  "side effects ..4 also|too|all",
);

function sentenceWith(facts: Facts, list: Sentence[], test: (s: Sentence) => boolean): Sentence | undefined {
  return list.find((s) => test(s) && aboutMedicine(facts, s));
}

const span = ({ start, end }: Span): Span => ({ start, end });

const SAFETY_RESULT =
  /\b(?:safety|tolerab\w+|tolerated)\b[^.\n]{0,80}\b(?:study|trial|phase|patients|volunteers|demonstrated|shown|data)\b/i;

/** News for the market that a medicine came safely through a study tells of its safety, and sells it to nobody. */
const isSafetyResult = (facts: Facts, s: Sentence): boolean =>
  facts.document.kind === "press-release" &&
  facts.document.readers === "investors" &&
  SAFETY_RESULT.test(wordsOf(facts, s));

/** Praise of a medicine in a piece that nowhere says what harm it may do. */
function withoutHarm(facts: Facts, copy: Sentence[]): Hit[] {
  if (facts.identity.named.length === 0 || tellsOfHarm(facts)) return [];
  const own = (list: typeof COMFORT) => (s: Sentence) =>
    findPhrases(list, facts, [s]).some((m) => !isNegated(m, facts));
  const praised =
    sentenceWith(facts, copy, own(COMFORT)) ??
    sentenceWith(
      facts,
      copy,
      (s) => namesMedicine(facts.identity, s) && (hopesIn(facts, [s]).length > 0 || own(VIVID)(s)),
    );
  const worst =
    praised ??
    (facts.setting.readers === "journalists"
      ? sentenceWith(facts, copy, (s) => namesMedicine(facts.identity, s) && own(EFFECT)(s))
      : undefined);
  if (!worst || isSafetyResult(facts, worst)) return [];
  return [
    {
      at: span(worst),
      issue: `Only the good side of ${medicineName(facts)} is told: no side effect, precaution or limit is mentioned anywhere. Information for the public or the press must be balanced.`,
      // News that a result is good praises less than it leaves out.
      ...(praised ? {} : { severity: "MEDIUM" as const }),
      fix: {
        kind: "insert",
        at: worst.end,
        text: " [State here how often the most frequent and the serious side effects were reported, and who must not use the medicine.]",
      },
    },
  ];
}

/** The favoured medicine has advantages only, all others drawbacks only. */
function othersRunDown(facts: Facts, copy: Sentence[]): Hit[] {
  if (facts.setting.readers === "journalists" || facts.setting.readers === "prescribed") return [];
  const against = copy.filter(
    (s) =>
      findPhrases(DRAWBACK, facts, [s]).some((m) => !isNegated(m, facts)) &&
      !hasPhrase(FAIR, facts, [s]) &&
      ![TOGETHER, ABOUT_THE_SAME_TIME, COURSE].some((sign) => sign.test(wordsOf(facts, s))),
  );
  const first = against.find((s) => hasPhrase(ALARM, facts, [s])) ?? against[0];
  if (
    !first ||
    (facts.identity.hints.length === 0 && facts.identity.named.length === 0) ||
    copy.some((s) => hasPhrase(FAIR, facts, [s]))
  )
    return [];
  return [
    {
      at: span(first),
      issue:
        "Other treatments are given only drawbacks while one medicine is given only advantages. Information for the public must be balanced.",
      fix: { kind: "delete", note: "Set out the benefits and risks of each kind of treatment evenly." },
    },
  ];
}

function saidOrHidden(facts: Facts, copy: Sentence[]): Hit[] {
  const hidden = findPhrases(HIDE, facts, copy)
    .filter((m) => !LEFT_SIDE.test(wordsOf(facts, m)))
    .map((m) => ({
      m,
      issue:
        "This asks for side effects to be kept from the public. Information about a medicine must not mislead on its safety.",
    }));
  const denied = findPhrases(NO_HARM, facts, copy)
    .filter((m) => !isNegated(m, facts) && aboutMedicine(facts, m.sentence) && facts.setting.readers !== "journalists")
    .filter((m) => !hasPhrase(HONEST, facts, [m.sentence]))
    .map((m) => ({
      m,
      issue: `This tells the public that ${medicineName(facts)} does no harm. Information for the public must not mislead on safety.`,
    }));
  const seen = new Set<number>();
  return [...hidden, ...denied]
    .filter(({ m }) => !seen.has(m.sentence.index) && seen.add(m.sentence.index))
    .map(({ m, issue }) => ({ at: span(m.sentence), issue, fix: { kind: "delete" } }));
}

function find(facts: Facts): Hit[] {
  const copy = copyOf(facts).filter((s) => s.zone !== "direction");
  return [...withoutHarm(facts, copy), ...othersRunDown(facts, copy), ...saidOrHidden(facts, copyOf(facts))];
}

/** 26.2: information for the public is balanced and does not mislead on safety. */
export const oneSided: Check = {
  id: "clause-26/one-sided",
  requirement: "26.factual-balanced",
  severity: "HIGH",
  duty: "must",
  themes: ["promotion-to-public", "press-and-media", "adverse-events-omitted", "safety-claim"],
  applies: (facts) => concernsPublic(facts) && (facts.identity.named.length > 0 || facts.identity.hints.length > 0),
  find,
  examples,
};
