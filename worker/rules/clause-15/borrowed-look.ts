import { findPhrases, hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { isNegated } from "#worker/text/voice/negation.ts";
import type { Facts } from "../facts/index.ts";
import { REPRESENTATIVE } from "../vocabulary/representatives.ts";
import {
  at,
  body,
  DECLARED,
  type Disguise,
  declaresItself,
  NOT_DECLARED,
  opening,
  PUSHES,
  speaksFor,
} from "./disguise-shared.ts";

const SAFETY = phrases(
  "safety notice|alert|update|communication|bulletin|warning|letter|reminder|information|message|announcement",
  "urgent|important|critical ..3 safety|warning|notice|alert|recall",
  "drug|medicines|mhra|patient|field alert|warning",
  "direct healthcare professional",
  "product|batch|class|urgent recall",
  "dhpc",
);

const LIMITS = phrases("stop|must|not|contraindicated|before|if");
/** The sender's medicine is free of the danger, or stands ready in place of the dangerous one. */
const READY_INSTEAD = phrases(
  "@product ..4 not|no|never|without ..4 linked|associated|reported|shown|cases|warning|warnings|reports|seen",
  "@product ..8 instead|alternative|preferred|unaffected|fewer|lower|lowest|less",
  "instead|alternative|fewer|lower|lowest|less ..8 @product",
  "unlike ..6 @product",
);
const DUTY = phrases("must|should|do not ..6 @product", "@product must|should ..1 not|no");

/** A safety notice that recommends the sender's own medicine. */
export function safetyNotice(facts: Facts): Disguise[] {
  const cue = findPhrases(SAFETY, facts, opening(facts).slice(0, 6))[0];
  if (!cue || facts.identity.named.length === 0) return [];
  const before = facts.view.text.slice(0, cue.sentence.end);
  if (DECLARED.test(before) && !NOT_DECLARED.test(before)) return [];
  const pushes = [
    ...findPhrases(PUSHES, facts, body(facts)).filter(
      (m) => !isNegated(m, facts) && !hasPhrase(LIMITS, facts, [m.sentence]),
    ),
    ...findPhrases(READY_INSTEAD, facts, body(facts)).filter((m) => !hasPhrase(DUTY, facts, [m.sentence])),
  ];
  const compared = facts.claims.all.filter(
    (c) => c.namesOwn && (c.kinds.includes("comparative") || c.kinds.includes("superlative")),
  );
  if (pushes.length + compared.length === 0) return [];
  const selling = [...pushes.map((m) => m.sentence), ...compared];
  const remove = { start: Math.min(...selling.map((s) => s.start)), end: Math.max(...selling.map((s) => s.end)) };
  return [{ at: at(cue.sentence), looksLike: "a safety notice", remove }];
}

const MADE_TO_LOOK =
  /\b(?:look(?:s|ing)?|designed|styled|printed|set|made|folded|dressed|laid out) (?:up )?(?:to (?:look|seem|appear) )?(?:just )?(?:like|as|in the style of) (?:an? |the )?(?!promot|advert|leavepiece|detail)(\w+(?: \w+){0,3})/i;

/** The user says that the piece was made to look like something else. */
export function madeToLook(facts: Facts): Disguise[] {
  const match = MADE_TO_LOOK.exec(facts.submission.context);
  const first = opening(facts)[0];
  if (!match || !first || declaresItself(facts) || facts.promotion.kind === "internal") return [];
  return facts.promotion.isPromotional || speaksFor(facts) ? [{ at: at(first), looksLike: "something else" }] : [];
}

const TOLD = phrases(
  "make|makes|want|must|should|so ..5 look|looks|read|reads|feel|feels|seem|sound|pass ..3 like|as|independent ..5 news|editorial|article|research|survey|study|colleague|education|guideline|nhs|independent|personal|official|service",
  "not|never ..4 look|read|seem|sound|feel ..3 like ..3 ad|advert|advertisement|promotion|promotional|sales",
  "leave|keep ..3 our|the|company ..2 name|logo ..2 off|out",
  "not ..3 tell|say|mention ..4 promotional|promotion|company|advertisement",
  "call|describe|present|introduce|position it|this|them|the ..3 as ..4 research|survey|study|education|audit|service|advice",
);

const FORBIDS = phrases(
  "must|do|should not ..3 look|call|present|describe|disguise",
  "never ..2 call|present|describe|disguise",
);

/** An internal instruction to disguise promotion. */
export function instruction(facts: Facts): Disguise[] {
  if (facts.promotion.kind !== "internal") return [];
  return findPhrases(TOLD, facts, body(facts))
    .filter((m) => !isNegated(m, facts) || m.phrase.source.startsWith("not"))
    .filter((m) => !hasPhrase(FORBIDS, facts, [m.sentence]) || m.phrase.source.startsWith("not|never"))
    .map((m) => ({ at: at(m.sentence), looksLike: "something other than promotion" }));
}

/** Words that turn an answer into a call: nobody asked, everybody uses it, somebody will come and help to start. */
const SALES_IN_ANSWER = phrases(
  "not ..2 ask|asked",
  "colleagues|clinicians|centres|units|doctors|practices ..6 finding|find|found|using|use|prescribe|prescribing|switched|starting|moved",
  "help you ..3 start|switch|begin|initiate|identify",
  "start|starting|initiate ..3 first|few|some|patients",
  "works|performs|does ..2 beautifully|wonderfully|brilliantly|superbly|nicely",
  `manager|${REPRESENTATIVE}|colleague ..10 visit|come|drop|call|pop|help|show|meet|number`,
);

/** An answer to an enquiry that goes on to sell. */
export function answer(facts: Facts): Disguise[] {
  const beyond = facts.sentences.filter((s) => facts.promotion.beyondTheQuestion.some((b) => b.start === s.start));
  const sold = beyond.filter((s) => hasPhrase(SALES_IN_ANSWER, facts, [s]));
  const [first] = sold;
  if (sold.length < 2 || !first || declaresItself(facts)) return [];
  return [{ at: at(first), looksLike: "an answer to an enquiry", remove: at(first) }];
}
