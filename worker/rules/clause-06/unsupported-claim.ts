import type { Facts } from "../facts/index.ts";
import type { Sentence, Span } from "../facts/types.ts";
import { quoted, sentenceHit } from "../hits.ts";
import { findPhrases, hasPhrase, type Match, phrases } from "../pattern.ts";
import { copySentences, oncePerSentence, ownWords, wordsOf } from "../stance.ts";
import type { Check } from "../types.ts";
import { allEmbracing } from "./all-embracing.ts";
import { costComparison } from "./cost-comparison.ts";
import { sweepingSuperiority } from "./sweeping-superiority.ts";
import { examples } from "./unsupported-claim.examples.ts";
import { unsupportedSuperiority } from "./unsupported-superiority.ts";

const BETTER =
  "better|stronger|faster|superior|kinder|gentler|quicker|longer|safer|greater|simpler|easier|higher|more|further|deeper";
const THING =
  "treatment|treatments|medicine|medicines|drug|drugs|therapy|therapies|option|options|tablet|tablets|spray|sprays|inhaler|inhalers|cream|creams|injection|injections|product|products|agent|agents|antibiotic|statin|class|brand|pill|painkiller|anticoagulant|insulin|steroid|lacquer|drops|patch|vaccine|biologic";

/** Better than all others, whatever they are. */
const SWEEPING = phrases(
  `${BETTER} ..4 than|to anything|everything|all|any|every|whatever`,
  `${BETTER} ..3 than ..2 other|others|older|existing|current|conventional|traditional|standard ${THING}`,
  `beats|beat|outperforms|outperform|outclasses|surpasses|trumps|eclipses|outshines|exceeds|tops|trounces ..2 all|any|every|everything|anything|other|others|older|existing|conventional|traditional|standard|its|the`,
  `no other ..3 ${THING} ..6 works|work|match|matches|comes|come|offers|offer|delivers|gives|can|does|compares|achieves|provides`,
  `nothing|none|nobody|no ..2 works|work|is|acts|does|performs|helps ..2 ${BETTER}|harder|like|as`,
  `@number|several|many times ..2 ${BETTER}|as`,
  "unlike any other",
  "there is|are ..2 no better|finer|stronger|faster|safer|kinder|quicker",
  "last word in|on",
  "leave|leaves|leaving|left ..4 standing|behind|dust|cold",
  "head and shoulders above",
  "put|puts|leave|leaves ..5 shade|shame",
  "wipe|wipes|wiped|blow|blows|knock|knocks ..4 floor|water|away|spots",
  "streets|miles|years|light ahead of",
  `best|strongest|fastest|greatest|highest|largest|lowest|finest ..6 of|for|ever|in ..2 any|all`,
  `highest|greatest|best|largest ..3 rate|rates|figure|figures|result|results|response|reduction|efficacy ..3 reported|recorded|seen|ever|available|of|for ..2 any|all|treatment|treatments`,
  `superior|superiority to|over ..2 all|any|every|other|others|existing|conventional|standard`,
  `set|sets|setting a|the new standard|standards|benchmark`,
);
/** The best choice: a general ranking, which only comparative trials could bear. */
const RANKED = phrases(
  `best|ideal|perfect|obvious|natural|superior|optimal|smartest|smart|logical ..4 choice|option|treatment|medicine|therapy|tablet|spray|inhaler|cream|injection|drug|way|solution`,
  "most effective|powerful|potent|reliable|trusted|successful",
  "simply|quite|still|truly|really|undoubtedly the best",
  `outperforms|outclasses|superior|beats`,
  `treatment|drug|medicine|tablet|therapy|agent|preventive|inhaler of choice`,
  "experts|specialists|everyone|all ..3 agree ..3 @product|best|choice|that|on",
);
/** Works in everybody, always. */
const UNIVERSAL = phrases(
  "works|work|worked|clears|clear|cleared|heals|healed|cures|cured|relieves|relieved|stops|controls|controlled|helps|helped|succeeds|effective|responds|responded|success|relief|results|control|clearance|protects|protection ..6 every|each|all|any ..1 patient|patients|person|case|cases|time|one|nail|attack|woman|man|child|everyone|everybody|sufferer|sufferers",
  "works|work|worked|effective|success|relief|results ..4 everyone|everybody|always|invariably|whatever|without fail",
  "always|invariably works|work|effective|succeeds|relieves|delivers|clears",
  "never|not once fails|fail|failed|lets|disappoints|misses",
  "guaranteed|guarantee|guarantees|certain|sure|unfailing ..3 results|result|relief|success|control|response|cure|to|improvement|effect|clearance|work|protection",
  "100 % effective|success|successful|cure|protection|relief|of patients|response|control|effective",
  "one hundred per? percent? cent? effective|success",
  "most|every|all|nearly|almost ..1 women|men|patients|people|adults|children|sufferers|users ..2 feel|feels|felt|notice|see ..2 better|improvement|relief|difference|benefit ..3 within|in|after",
  "relief|control|freedom|migraine|pain|asthma|eczema|insomnia|problem|symptoms solved|sorted|beaten|conquered|defeated",
  "cures|cure|cured|ends|eradicates|abolishes|eliminates|banishes ..3 misery|pain|disease|migraine|symptoms|attacks|asthma|depression|eczema|arthritis|suffering",
);
/** Cheapest of all. */
const CHEAPEST = phrases(
  "most|least affordable|economical|expensive|costly|cost ..1 effective?",
  "cheapest|lowest cost|lowest price|lowest priced",
  "lowest|best|unbeatable|unrivalled|unmatched cost|price|prices|value",
  "best value",
  "best ..2 value ..1 for? money?",
);
/** A share of people who are said to prefer, choose or recommend. */
const POLLED = phrases(
  "@number ..1 out? of|in ..1 @number ..2 #prescriber|#patient|dermatologists|cardiologists|specialists|users|mothers|parents ..4 prefer|preferred|choose|chose|recommend|recommended|would|trust|love|agree|say|said|found|rated|like|liked|use",
  "@number % of ..4 #prescriber|#patient|dermatologists|cardiologists|specialists|users|parents ..4 prefer|preferred|choose|chose|recommend|recommended|would|trust|love|agree|say|said|found|rated|like|liked",
  "survey|poll|questionnaire|audit ..10 prefer|preferred|top|favourite|satisfaction|satisfied|chose|choice|voted|rated|first|best|said|say|agreed|found",
  "as many|twice|times ..4 prefer|preferred|chose|choose",
  "favourite|favoured ..4 tablet|medicine|treatment|choice|inhaler|spray|brand|statin|antibiotic",
  "preferred|chosen|recommended|trusted|favoured|loved ..2 by ..2 @number|most|thousands|millions|more|the|leading|top",
  "most|many|thousands|majority of? ..1 #prescriber|#patient|dermatologists|cardiologists|specialists|users prefer|preferred|choose|recommend|trust|love|agree",
);

const LICENSED_FACT = phrases(
  "only|first ..4 licensed|available|authorised|approved|once|medicine|treatment|oral",
  "largest|longest|biggest ..3 trial|study|studies|database|registry|follow",
);
const TESTED = /\bp ?[<=] ?0?\.\d|\b95% ?CI\b|\bhazard ratio\b|\bsignificant/i;
const NOT_OWN = phrases(
  "best place|advice|person|people|guide|responders|responder|supportive|available|practice|interests|corrected|response|time|wishes|dose|way|evidence|interest|known|seen|before|fit|treated|managed",
  "at best",
  "best to",
  "do your|their|its best",
  "natural history|course",
  "most|all|every patients|people|women|men|adults ..3 in|with|on|had|were",
);

const cites = (facts: Facts, sentence: Sentence) =>
  facts.citations.some((c) => sentence.start <= c.start && c.end <= sentence.end);
const compared = (facts: Facts) =>
  facts.trial.results.some((r) => r.significant && !r.nonInferiority) &&
  facts.products.some((p) => p.role === "competitor");

const DISCLOSED =
  /\b(?:laboratory|in[- ]vitro|volunteers?|animals?|mice|cell|assay|pharmacokinetic|plasma|concentrations?)\b/i;
const MERIT = phrases(
  "@number ..2 times|fold",
  "twice|double|triple|half",
  "power|powerful|strong|stronger|fast|faster|rapid|quick|quicker|better|superior|more|longer|deeper|effective|relief|control|protects|works|acts|reduces|improves|lowers|prevents",
);

/** Claims for patients that cite only work in volunteers or a laboratory. */
function citesVolunteers(facts: Facts, copy: Sentence[]): Match[] {
  return copy.flatMap((sentence) => {
    const numbers = facts.citations
      .filter((c) => sentence.start <= c.start && c.end <= sentence.end)
      .flatMap((c) => c.numbers);
    const entries = facts.references.entries.filter((e) => e.number !== null && numbers.includes(e.number));
    if (entries.length === 0 || !entries.every((e) => e.laboratory) || DISCLOSED.test(wordsOf(facts, sentence)))
      return [];
    return ownWords(MERIT, facts, [sentence], 3).slice(0, 1);
  });
}

/** "Superior" as the plain outcome of a trial whose figures the piece gives. */
const SHOWN = /superior|outperform/i;

interface Family {
  list: ReturnType<typeof phrases>;
  severity: "HIGH" | "MEDIUM";
  open(facts: Facts, match: Match): boolean;
  why: string;
}

const noComparison = (facts: Facts) =>
  facts.trial.notes.some((n) => n.kind === "no-head-to-head" || n.kind === "no-control") || !compared(facts);

const FAMILIES: Family[] = [
  {
    list: SWEEPING,
    severity: "HIGH",
    open: (facts, match) => !TESTED.test(wordsOf(facts, match.sentence)),
    why: "claims to be better than all other treatment, which no evidence in the piece supports",
  },
  {
    list: RANKED,
    severity: "HIGH",
    open: (facts, match) =>
      noComparison(facts) &&
      !TESTED.test(wordsOf(facts, match.sentence)) &&
      !(SHOWN.test(wordsOf(facts, match)) && facts.trial.results.some((r) => r.significant && !r.nonInferiority)) &&
      (facts.promotion.kind !== "for-patients" || hasPhrase(phrases("@product"), facts, [match.sentence])) &&
      !/\b(?:most effective|powerful|potent)\b.{0,30}\bever\b/i.test(wordsOf(facts, match.sentence)),
    why: "ranks the medicine above others without a trial that compares them",
  },
  {
    list: UNIVERSAL,
    severity: "HIGH",
    open: (facts, match) =>
      !/\d\s?%|\d+ (?:of|in|out of) (?:every )?\d/i.test(wordsOf(facts, match.sentence).replace(/\b100 ?%/, "")),
    why: "promises an effect in everybody or every time, which no trial result supports",
  },
  {
    list: CHEAPEST,
    severity: "HIGH",
    open: (facts, match) => !/£/.test(wordsOf(facts, match.sentence)) && !pricesCompared(facts),
    why: "claims the lowest cost without the prices that would show it",
  },
  {
    list: POLLED,
    severity: "MEDIUM",
    open: (facts, match) => !cites(facts, match.sentence),
    why: "gives the preference of a group with no source that a reader could find",
  },
];

/** Prices of this medicine and of another stand in the copy. */
function pricesCompared(facts: Facts): boolean {
  const priced = copySentences(facts).filter((s) => /£ ?\d|\d+p\b/.test(wordsOf(facts, s)));
  return priced.length >= 2 && facts.products.some((p) => p.role === "competitor");
}

/** What Clause 6.1 already finds in the piece as sweeping, ranked or universal: one fault is named once. */
function foundElsewhere(facts: Facts): Span[] {
  return [allEmbracing, sweepingSuperiority, unsupportedSuperiority, costComparison]
    .filter((check) => check.applies(facts))
    .flatMap((check) => check.find(facts).flatMap((hit) => hit.at ?? []));
}

function find(facts: Facts) {
  const elsewhere = foundElsewhere(facts);
  const copy = copySentences(facts).filter((s) => !elsewhere.some((at) => at.start < s.end && s.start < at.end));
  const hits = FAMILIES.flatMap(({ list, severity, open, why }) =>
    ownWords(list, facts, copy, 3)
      .filter(
        (match) =>
          !hasPhrase(LICENSED_FACT, facts, [match.sentence]) &&
          !findPhrases(NOT_OWN, facts, [match.sentence]).some((o) => o.first < match.last && match.first < o.last) &&
          open(facts, match),
      )
      .map((match) => ({ match, sentence: match.sentence, severity, why })),
  );
  const cited = citesVolunteers(facts, copy).map((match) => ({
    match,
    sentence: match.sentence,
    severity: "HIGH" as const,
    why: "rests on work in volunteers or a laboratory, which cannot support a claim for patients",
  }));
  const all = [...hits, ...cited].sort((a, b) => a.match.start - b.match.start);
  return oncePerSentence(all).map(({ match, severity, why }) => ({
    ...sentenceHit(
      facts,
      match,
      `${quoted(wordsOf(facts, match))} ${why}. Every claim must be capable of substantiation (Clause 6.2).`,
    ),
    severity,
  }));
}

/** 6.2: claims must be capable of substantiation; sweeping superiority, universal effect, unpriced savings and polls are not. */
export const unsupportedClaim: Check = {
  id: "clause-06/unsupported-claim",
  requirement: "6.claim-substantiated",
  severity: "HIGH",
  duty: "must",
  themes: ["unsubstantiated-claim", "exaggerated-claim", "misleading-claim", "comparison"],
  applies: (facts) =>
    facts.products.length > 0 &&
    !["agreement", "research", "recruitment", "no-medicine", "product-document", "for-public"].includes(
      facts.promotion.kind,
    ),
  find,
  examples,
};
