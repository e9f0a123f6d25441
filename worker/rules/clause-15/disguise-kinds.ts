import { namesMedicine } from "../facts/identity.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence, Span } from "../facts/types.ts";
import { findPhrases, hasPhrase, isNegated, type Phrase, phrases } from "../pattern.ts";

/** A way in which promotion is made to look like something else, and the words that show it. */
export interface Disguise {
  at: Span;
  looksLike: string;
}

const OPENING_LINES = 8;
const OPENING_CHARS = 600;
const DECLARED =
  /\b(?:promotional|advertisement|advertorial|advertising feature|sponsored (?:content|article|post|feature)|paid (?:for by|content|article|feature)|commissioned (?:and|by))\b/i;
const NOT_DECLARED = /\b(?:not|non|no)[- ](?:a )?(?:promot|advert)/i;

export const opening = (facts: Facts): Sentence[] =>
  facts.sentences.filter(
    (s) => s.line < OPENING_LINES && s.start < OPENING_CHARS && s.zone !== "pi" && s.zone !== "ae-statement",
  );
const body = (facts: Facts): Sentence[] =>
  facts.sentences.filter((s) => !["pi", "ae-statement", "references"].includes(s.zone));
const at = (s: Sentence): Span => ({ start: s.start, end: s.end });

/** Whether the opening says that the piece is promotion or paid for. */
export function declaresItself(facts: Facts): boolean {
  const words = opening(facts).map((s) => facts.view.text.slice(s.start, s.end));
  return words.some((w) => DECLARED.test(w) && !NOT_DECLARED.test(w));
}

const PUSHES = phrases(
  "start|choose|prescribe|consider|try|think|switch|move|change|initiate ..8 @product",
  "@product ..10 first|natural|second|obvious|right|best|preferred choice|step|option|line|answer",
  "@product ..6 changed|changes|new choice|gives|offers|lowers|lowered|reduces|reduced|improves|improved|halved|stops|works|leaves",
  "more|better|faster than ..6 @competitor|any|other|older|all",
  "best ..4 prescribed|tried|seen|used",
);

/** Whether the piece speaks for a medicine of the company. */
export function speaksFor(facts: Facts): boolean {
  if (facts.identity.named.length === 0) return false;
  const claimed = facts.claims.all.some(
    (c) =>
      c.namesOwn &&
      (c.tone === "promotional" || c.kinds.includes("comparative")) &&
      c.kinds.some((k) => k !== "cost" && k !== "safety"),
  );
  return claimed || findPhrases(PUSHES, facts, body(facts)).some((m) => !isNegated(m, facts));
}

const BYLINE = phrases(
  "by|from our|the|a|staff|features|clinical|science|health|medical|news|guest|contributing ..3 editor|writer|correspondent|reporter|columnist|team|desk|journalist",
  "features|clinical|science|health|medical|news|staff|guest|contributing editor|writer|correspondent|reporter|columnist|journalist",
  "clinical|expert|independent|special|literature review|report|feature|opinion|analysis",
  "news|features|home ..3 features|news|jobs|reviews|review|opinion|comment",
  "podcast|hosted",
  "series|episode @number",
  "feature|editorial|opinion|analysis|comment|viewpoint|interview|column",
);

/** Editorial matter: the company's hand is told at the end or only by the prescribing information. */
export function editorial(facts: Facts): Disguise[] {
  if (
    declaresItself(facts) ||
    facts.role.namedAtOutset ||
    facts.role.statements.some((s) => s.kind === "plain" && s.atOutset)
  )
    return [];
  if (!facts.role.companyBehind || !(speaksFor(facts) || facts.promotion.isPromotional)) return [];
  if (facts.sentences.slice(0, 2).some((s) => namesMedicine(facts.identity, s))) return [];
  const cues = findPhrases(
    BYLINE,
    facts,
    opening(facts).filter((s) => s.zone !== "footer"),
  );
  const byline = cues.find((m) => /^(?:by\|from|features)/.test(m.phrase.source)) ?? cues[0];
  return byline ? [{ at: at(byline.sentence), looksLike: "independent editorial matter" }] : [];
}

const TEACHES = phrases(
  "education|educational|learning|module|cpd|academy|course|masterclass|tutorial|teaching|curriculum|unit",
);

/** Education that a brand team or an unnamed company wrote. */
export function education(facts: Facts): Disguise[] {
  const taught = opening(facts).filter((s) => hasPhrase(TEACHES, facts, [s]));
  const [first] = taught;
  if (!first || declaresItself(facts) || !speaksFor(facts)) return [];
  const { statements, controlled } = facts.role;
  const denied = statements.filter((s) => s.kind === "denied");
  const hidden = controlled || statements.some((s) => s.kind === "initials" || (s.kind === "plain" && !s.atOutset));
  if (!hidden || (denied.length === 0 && facts.role.namedAtOutset)) return [];
  const where = denied.find((s) => s.atOutset) ?? first;
  return [{ at: { start: where.start, end: where.end }, looksLike: "independent education" }];
}

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
    "would you like ..4 representative|rep|sample|samples|visit",
  ),
  phrases(
    "start|switch|change|put|move|transfer|initiate ..8 to|on|onto|with @product",
    "start|starting|started ..5 patients|adults",
  ),
  phrases(
    "@money ..6 patient|patients|card|cards ..6 start|started|switched|you|enrolled|changed",
    "@money for each|every|per ..3 patient|start|switch",
  ),
  phrases("no|not|nor|without|neither ..4 protocol|contract|ethics|ethical|committee|sample size|endpoint"),
  phrases(
    "representative|representatives|rep|account manager|salesperson ..10 collect|collects|card|cards|pick|choose|help|hand|call|form|forms",
    "hand|give|return ..5 to ..3 representative|rep|manager",
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
  const questions = new Set(findPhrases(SHAM_STUDY[2] ?? [], facts, text).map((m) => m.sentence.index)).size;
  const count = signs.filter((m) => m !== undefined).length + Math.max(0, questions - 1);
  const about = signs.slice(0, FIRST_TO_SHOW).find((m) => m !== undefined);
  return count >= 3 && about ? [{ at: at(about.sentence), looksLike: "research" }] : [];
}

const ADVICE = phrases(
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
    "representative|representatives|rep|sales|business|account manager|managers|team|lead|leads|led|present|presents|presentation",
    "led|run|chaired|presented by ..3 sales|representative|representatives|brand|marketing|business",
  ),
  phrases(
    "data ..4 every|all ..3 should|must see|know",
    "why ..6 first|your choice",
    "why ..3 @product",
    "launch|campaign message|messages",
  ),
  phrases(
    "name|names|you ..6 put forward|chosen|nominated|suggested by ..4 account|sales|representative|representatives|business|brand",
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
  /\b(?:1[0-9]|[5-9]|[2-9]\d|twelve|ten|fifteen|twenty)\s(?:\w+\s){0,3}(?:advisory boards|boards|panels|meetings|groups)\b|\b(?:[3-9]\d|\d{3,})\s(?:places|seats|delegates|advisers|attendees|members|GPs|doctors|clinicians)\b/i;

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
  const many = MANY.test(facts.view.text) ? 1 : 0;
  const selling = signs.slice(0, 3).find((m) => m !== undefined);
  return selling && signs.filter(Boolean).length + many >= 3
    ? [{ at: at(selling.sentence), looksLike: "an advisory board" }]
    : [];
}

const SAFETY = phrases(
  "important|urgent|essential|new|critical ..2 safety|drug|medicines|prescribing information|notice|alert|update|communication|warning|message|letter",
  "safety notice|alert|update|communication|bulletin|warning|letter|reminder",
  "drug|medicines|mhra|patient alert|recall|warning",
  "direct healthcare professional",
  "recall|urgent|dhpc",
);

/** A safety notice that recommends the sender's own medicine. */
export function safetyNotice(facts: Facts): Disguise[] {
  const cue = findPhrases(SAFETY, facts, opening(facts).slice(0, 6))[0];
  if (!cue || declaresItself(facts) || facts.identity.named.length === 0) return [];
  const pushes = findPhrases(PUSHES, facts, body(facts)).some(
    (m) =>
      !isNegated(m, facts, 8) &&
      !hasPhrase(phrases("stop|must|not|do not|contraindicated|before|if"), facts, [m.sentence]),
  );
  const compares = facts.claims.all.some(
    (c) => c.namesOwn && (c.kinds.includes("comparative") || c.kinds.includes("superlative")),
  );
  return pushes || compares ? [{ at: at(cue.sentence), looksLike: "a safety notice" }] : [];
}

const NOTE = phrases(
  "one|from gp|doctor|nurse|consultant|pharmacist|clinician|prescriber|colleague to another",
  "your|yours|from|best ..3 a|your|fellow colleague|gp|friend|prescriber",
  "just a quick|short|little|personal note|line|word",
  "between you and me|us",
  "i ..3 thought of you",
  "post it|sticky note",
);
const NOTE_CONTEXT =
  /\b(?:hand-?writ\w*|handwriting|typeface like|plain envelope|personal (?:note|letter|card)|sticky note|post-it|christmas card|greetings? card)\b/i;

/** A private note that a company wrote. */
export function personalNote(facts: Facts): Disguise[] {
  if (facts.identity.named.length === 0 || declaresItself(facts) || facts.promotion.kind === "internal") return [];
  const cue = findPhrases(NOTE, facts, body(facts))[0];
  const looks =
    NOTE_CONTEXT.test(facts.submission.context) ||
    /\[?(?:hand-?written|handwriting (?:font|typeface))/i.test(facts.view.text);
  if ((!cue && !looks) || (!looks && facts.role.namedAtOutset) || !speaksFor(facts)) return [];
  const first = cue?.sentence ?? body(facts).find((s) => s.zone === "body");
  return first ? [{ at: at(first), looksLike: "a private note" }] : [];
}

const SUBJECT = /^\s*subject(?: line)?\s*:/i;
const NEUTRAL_LABEL = phrases(
  "non|not promotional",
  "purely|strictly|solely educational|informative|scientific|medical|information",
  "education|information only",
  "service message|email|announcement",
  "not|no ..3 advertisement|advertising|promotion",
);

/** A label that denies promotion, or a subject line that hides it, over copy that promotes. */
export function falseLabel(facts: Facts): Disguise[] {
  if (!speaksFor(facts) || !facts.promotion.isPromotional || declaresItself(facts)) return [];
  const label = findPhrases(NEUTRAL_LABEL, facts, opening(facts))[0];
  if (label) return [{ at: at(label.sentence), looksLike: "information" }];
  if (facts.submission.channel !== "email" || facts.role.namedAtOutset) return [];
  const subject = facts.sentences.find((s) => SUBJECT.test(facts.view.text.slice(s.start, s.end)));
  const named =
    subject &&
    facts.identity.named.some((n) => n.mentions.some((m) => subject.start <= m.start && m.start < subject.end));
  return subject && !named ? [{ at: at(subject), looksLike: "a message that is not promotional" }] : [];
}

const TOLD = phrases(
  "make|makes|want|must|should|so ..5 look|looks|read|reads|feel|feels|seem|sound|pass ..3 like|as|independent ..5 news|editorial|article|research|survey|study|colleague|education|guideline|nhs|independent|personal|official|service",
  "not|never ..4 look|read|seem|sound|feel ..3 like ..3 ad|advert|advertisement|promotion|promotional|sales",
  "leave|keep ..3 our|the|company ..2 name|logo ..2 off|out",
  "not ..3 tell|say|mention ..4 promotional|promotion|company|advertisement",
  "call|describe|present|introduce|position it|this|them|the ..3 as ..4 research|survey|study|education|audit|service|advice",
);

/** An internal instruction to disguise promotion. */
export function instruction(facts: Facts): Disguise[] {
  if (facts.promotion.kind !== "internal") return [];
  return findPhrases(TOLD, facts, body(facts))
    .filter((m) => !isNegated(m, facts) || m.phrase.source.startsWith("not"))
    .filter(
      (m) =>
        !hasPhrase(
          phrases(
            "must|do|should not ..3 look|call|present|describe|disguise",
            "never ..2 call|present|describe|disguise",
          ),
          facts,
          [m.sentence],
        ) || m.phrase.source.startsWith("not|never"),
    )
    .map((m) => ({ at: at(m.sentence), looksLike: "something other than promotion" }));
}
