import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import { quoted, sentenceHit } from "../hits.ts";
import { findPhrases, hasPhrase, type Match, type Phrase, phrases } from "../pattern.ts";
import { copySentences, oncePerSentence, ownWords, wordsOf } from "../stance.ts";
import type { Check } from "../types.ts";
import { examples } from "./pre-authorisation.examples.ts";
import { isNotification, shamNotification } from "./sham-notification.ts";

/** The medicine is promised to readers. */
const PROMISED = phrases(
  "look|looking forward to ..3 having|using|offering|prescribing|receiving|it|@product",
  "coming|arriving|launching|landing ..1 soon|shortly|next",
  "coming|arriving|launching to|in ..1 uk|britain|clinics|your|pharmacies",
  "watch this space",
  "wait|waiting ..3 longer|over",
  "sign|signing up ..5 told|updates|launch|news|first|notified|hear",
  "warm|warming up ..4",
  "would|will prescribe ..3 day|launch",
  "pay|pays for itself",
  "be|become|among ..2 first|one ..4 to|offer|prescribe|use|have|hear|try|know",
  "get|getting|be|prepare|make ..5 ready ..3 for|to launch|prescribe|use|offer|arrival|it",
  "prepare|preparing|ready ..3 for ..3 launch|arrival|@product",
  "register|registering|note|log ..2 interest",
  "pre order|register|book",
  "reserve|secure|order ..4 supply|supplies|stock|packs|place|now",
  "the wait is ..2 over",
  "not long to wait|now",
  "will|can|could soon ..3 be|have|prescribe|offer|use",
  "soon ..2 you|your|patients|doctors ..3 can|will|able",
  "available|here|yours ..2 by|from|soon|next|before ..2 spring|summer|autumn|winter|christmas|year|month|weeks|soon",
  "from|on day one",
  "launch|launches|launching|arrives ..2 soon|next|shortly|spring|summer|autumn|winter",
  "at|on|before|after|for launch ..3 you|your|us|we|call",
);
/** Excitement about it. */
const EXCITED = phrases(
  "breakthrough|game|gamechanger|revolutionary|revolutionise|revolutionises|groundbreaking|blockbuster|miracle|astonishing|unprecedented ..1",
  "set|poised|about|destined|going|ready ..2 to ..2 change|transform|revolutionise|redefine|rewrite|become|end|replace",
  "will|could|can|may change|transform|revolutionise|redefine|rewrite ..3 lives|life|treatment|practice|way|care|everything|what",
  "excited|exciting|thrilled|delighted|proud ..8 @product|medicine|treatment|therapy",
  "new|next|real|fresh era|hope|dawn|chapter",
  "introducing|unveiling|announcing ..4 @product|treatment|medicine|chapter|era|tablet|injection",
  "smashed|aced|triumph|triumphed|triumphant|sensation|huge|massive ..3 trial|study|results|win|success|endpoint",
  "better than ..4 on|coming the|its|soon? way",
  "life|lives changing",
  "the|a ..1 future ..1 of|in|for",
  "long|eagerly awaited|anticipated",
  "next generation",
  "best in class",
  "remarkable|spectacular|outstanding|stunning|impressive|extraordinary|amazing|incredible ..3 results|data|benefits|medicine|treatment|efficacy|response|responses|reductions",
  "the answer to|for|you",
  "offers|brings|gives ..3 hope|new",
);
/** What it is said to do, as a claim and not as a trial's aim or result. */
const CLAIMED = phrases(
  "safe|safer|safest|effective|superior|stronger|better|faster|best|powerful|potent|simple|simpler|easier|kinder|proven|unrivalled|unmatched",
  "works|stops|cuts|ends|clears|cures|relieves|transforms|protects|restores|halves|controls|prevents|reverses|heals ..4",
  "only|just|one once|one|a|single ..3 year|month|week|day|injection|tablet|infusion|dose",
);
/** Whom to turn to for it commercially. */
const COMMERCIAL = phrases(
  "talk|speak|contact|ask|call|email|meet|visit ..6 business|account|sales|commercial|key|market|launch ..2 manager|managers|team|representative|representatives|specialist|lead",
  "your|our ..4 representative|representatives|rep|account|business ..3 will|can|would|is",
  "book|arrange|request|schedule ..4 visit|call|meeting|demonstration|demo|appointment ..6 representative|manager|team|us|rep",
  "add|adopt|include|place ..4 formulary|pathway|pathways|protocol",
  "start|begin ..3 planning|identifying|listing|selecting|identify|select|list ..4 patients|clinic|service|unit",
);
const HEDGED =
  /\b(?:whether|aims? to|designed to|to (?:assess|evaluate|investigate|study|compare|find out|test|learn|determine)|being (?:studied|investigated|developed|assessed|evaluated)|hypothes\w+|no conclusion|not (?:been )?(?:established|known|shown|proven|tested|licensed|authorised|approved)|has not|have not|if (?:approved|licensed|authorised|granted)|endpoint|placebo|standard (?:care|treatment|therapy))\b/i;
const NUMBERS = /\d\s?%|\bn ?=|\bp ?[<=]|\bCI\b/;
const QUIET_KINDS = new Set(["agreement", "research", "recruitment", "product-document", "advisory-board"]);

function isAbout(facts: Facts, sentence: Sentence): boolean {
  const names = facts.licence.unlicensed.flatMap((u) => (u.product ? [u.product] : []));
  const licensedToo = facts.products.some((p) => !names.includes(p.name) && p.mentions.length > 1);
  const near = [sentence, facts.sentences[sentence.index - 1]].filter((s) => s !== undefined);
  const named = facts.products.some(
    (p) => names.includes(p.name) && p.mentions.some((m) => near.some((s) => s.start <= m.start && m.start < s.end)),
  );
  const beside = [...near, facts.sentences[sentence.index + 1]].filter((s) => s !== undefined);
  const pronoun = beside.some((s) =>
    /\b(?:it|its|medicine|treatment|injection|tablet|therapy|product|vaccine|drug|inhaler|antibody|launch)\b/i.test(
      wordsOf(facts, s),
    ),
  );
  if (named) return true;
  if (licensedToo) return false;
  return (
    facts.submission.audience === "hcp" ||
    facts.submission.audience === "payers" ||
    facts.submission.audience === "patients" ||
    pronoun
  );
}

/** A claim for the medicine itself: a trial's aim, a hedge or a result with its figures is not one. */
function isClaim(facts: Facts, match: Match): boolean {
  const words = wordsOf(facts, match.sentence);
  return (
    !HEDGED.test(words) &&
    !NUMBERS.test(words) &&
    !/\b(?:results?|standard|market|revenue|earnings|balance sheet|position|quarter)\b/i.test(words)
  );
}

interface Family {
  list: Phrase[];
  what: string;
  open(facts: Facts, match: Match): boolean;
}

const FAMILIES: Family[] = [
  {
    list: PROMISED,
    what: "holds out the medicine to readers",
    open: (facts, m) =>
      !/\bif (?:approved|licensed|authorised|granted)\b|\bsubject to\b/i.test(wordsOf(facts, m.sentence)),
  },
  {
    list: EXCITED,
    what: "speaks of the medicine with excitement",
    open: (facts, m) => !/\bbreakthrough (?:therapy|bleeding|pain|seizure|infection)/i.test(wordsOf(facts, m.sentence)),
  },
  { list: COMMERCIAL, what: "invites commercial contact about the medicine", open: () => true },
  { list: CLAIMED, what: "makes a claim for the medicine", open: isClaim },
];

/** Scientific exchange and answers to questions may give results; a mailing to prescribers or committees may not. */
const EXCHANGE =
  /\b(?:medical information|medical department|poster|abstract|reprint|scientific exchange|you asked|your (?:enquiry|question|request)|in (?:reply|response) to|protocol|registry|ethics committee|satellite|independent)\b/i;

/** Results of an unlicensed medicine that the company takes to prescribers or committees of its own accord. */
function volunteered(facts: Facts, copy: Sentence[]) {
  const { audience, channel, context } = facts.submission;
  const sent =
    (audience === "hcp" || audience === "payers") && channel !== "conference" && facts.promotion.kind === "promotion";
  if (!sent || EXCHANGE.test(facts.view.text) || EXCHANGE.test(context)) return [];
  const about = new Set(copy.map((s) => s.index));
  return facts.claims.all
    .filter(
      (claim) => about.has(claim.sentence) && claim.kinds.some((kind) => kind === "efficacy" || kind === "statistic"),
    )
    .slice(0, 1)
    .flatMap((claim) => {
      const sentence = facts.sentences[claim.sentence];
      return sentence
        ? [
            {
              match: { ...sentence, sentence },
              sentence,
              what: "takes results to readers who did not ask, for a medicine",
            },
          ]
        : [];
    });
}

function find(facts: Facts) {
  if (isNotification(facts)) return shamNotification(facts);
  const copy = copySentences(facts).filter((s) => isAbout(facts, s));
  const found = FAMILIES.flatMap(({ list, what, open }) =>
    oncePerSentence(ownWords(list, facts, copy, 4))
      .filter((m) => open(facts, m))
      .map((match) => ({ match, sentence: match.sentence, what })),
  );
  // A claim word alone is weak: in a reply to a question or among investors' news it needs a stronger sign beside it.
  const strong = found.filter(
    (f) =>
      f.what !== "makes a claim for the medicine" ||
      facts.promotion.kind === "promotion" ||
      hasPhrase(STRONG_CLAIM, facts, [f.sentence]),
  );
  const toReport = strong.length > 0 ? strong : volunteered(facts, copy);
  const status = facts.licence.unlicensed.find((u) => u.at !== null)?.at;
  const known = status
    ? `the piece says ${quoted(wordsOf(facts, status))}`
    : "the context or the lack of any licence shows it";
  return oncePerSentence(toReport.sort((a, b) => a.match.start - b.match.start)).map(({ match, what }) =>
    sentenceHit(
      facts,
      match,
      `${quoted(wordsOf(facts, match.sentence))} ${what}, which has no UK marketing authorisation (${known}). A medicine must not be promoted before it is authorised (Clauses 3.1 and 11.1).`,
      "Keep to a plain statement of the medicine’s status.",
    ),
  );
}

const STRONG_CLAIM = phrases(
  "safe|safest|superior|stronger|unrivalled|unmatched|proven|best",
  "better|faster|more ..2 than|effective",
  "cures|stops|ends|transforms|clears",
);

/** 3.1 (and 11.1): a medicine is not promoted before the marketing authorisation that permits its sale or supply. */
export const preAuthorisation: Check = {
  id: "clause-03/pre-authorisation",
  requirement: "3.pre-authorisation",
  alsoDecides: ["11.no-prelaunch-promotion"],
  alsoUnder: ["11.1"],
  severity: "HIGH",
  duty: "must",
  themes: ["pre-licence-promotion", "exaggerated-claim"],
  applies: (facts) =>
    (facts.licence.unlicensed.length > 0 || isNotification(facts)) &&
    !QUIET_KINDS.has(facts.promotion.kind) &&
    !(facts.promotion.kind === "reply" && findPhrases(COMMERCIAL, facts).length === 0),
  find,
  examples,
};
