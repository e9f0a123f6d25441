import { oncePer } from "#worker/lib/once-per.ts";
import { everyMatch } from "#worker/text/every-match.ts";
import { ofSentence } from "#worker/text/spans.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { beforeStop, hitOn, quoted } from "../checks/hits.ts";
import { isStatement, nearby, speaksOfMedicine } from "../checks/own-claims.ts";
import type { Figure } from "../facts/figure-readers.ts";
import type { ArmPair } from "../facts/figures.ts";
import type { Facts } from "../facts/index.ts";
import { sharesTopic, topicsOf } from "../facts/topics.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import { examples } from "./relative-risk.examples.ts";

/** Things that happen or do not, so that a rate in each arm can be given. */
const EVENT =
  /\b(?:risk|odds|likelihood|chances?|incidence|(?<!heart |response |filtration |exchange |flow |infusion |growth )rates?|events?|strokes?|deaths?|dying|mortality|infarctions?|heart attacks?|fractures?|admissions?|admitted|hospitali[sz](?:ed|ations?)|(?:emergency|A&E|hospital) visits|exacerbations?|attacks?|relaps(?:es?|ing)|bleed(?:s|ing)?|infections?|progression|kidney failure|heart failure|thrombos[ei]s|embolisms?|flares?|falls\b|recurrences?|amputations?|dialysis|(?:time|days|nights|stays) in (?:a )?hospital|hospital (?:time|days|stays|nights)|days (?:off|lost)|cases|complications|seizures|crises|crisis|clots?|ulcers|episodes|disease|illness|infected|die)\b/i;
const STRONG_EVENT = /\b(?:risk|odds|likelihood|incidence|hazard|mortality|deaths?|relative)\b/i;
/** Quantities on a scale: a change of their mean is no relative risk. */
const SCALE =
  /\b(?:scores?|levels?|cholesterol|LDL|HDL|triglycerides|HbA1c|glucose|pressure|weight|BMI|volume|FEV|density|viral load|counts?|pain|symptoms?|urate|protein|flow|area|index|diameter|thickness|severity|itch|lesions?|use of|doses?|time(?! in (?:a )?hospital)|minutes)\b/i;
const LOWER =
  /\b(?:reduc\w*|cut\w*|lower\w*|fewer|less|fell|fall(?:s|en)? by|down|drop\w*|declin\w*|decreas\w*|halv\w*|slash\w*|prevent\w*|protect\w*|avoid\w*|effective|efficacy|spared?|averted)\b|(?:-|↓)\s?\d/i;
const NOT_OF_MEDICINE =
  /\b(?:revenue|sales|turnover|profits?|earnings|share|market|exchange rates?|price|cost|costs|savings?|shares|dividend|prescriptions|costing)\b/i;
const WITHIN_ARM =
  /\b(?:from|since|versus|compared with|against) (?:the |their )?(?:baseline|entry|start|screening|before)\b|\bfrom (?:a )?(?:mean )?(?:baseline )?(?:of )?\d/i;
const BY_A_SHARE =
  /\b(?:cut|reduc|lower|prevent|slash|fell|drop|decreas|avoid)\w* (?:[\w-]+ ){0,6}by (?:almost |nearly |over |about |more than )?(?:a |an |one |two[- ]|three[- ])?(?:half|thirds?|quarters?)\b|\b(?:prevent|avoid|avert|stop)\w* (?:almost |nearly |over |about |more than )?(?:half|a third|a quarter|one in (?:two|three|four|five)|two[- ]thirds|three[- ]quarters|\d{1,2} ?%) of\b/i;
/** What is not claimed as a benefit: an interval that holds one, an endpoint that was not met, a margin that was, a response
 * in each arm, a rare event in its own rate, and the words of the licence. */
const NO_BENEFIT =
  /\b(?:was|were|is) not met\b|\bno worse\b|\bnon-?inferior|\bfewer than 1 in \d|\bat least half\b|\bthe licence\b|\bdoses? of \d|(?:95 ?% ?Cr?I|\()[^)\d]{0,6}0?\.\d+ ?(?:[-–]|to) ?1\.\d/i;
const LIKELY = /\d ?(?:%|per cent) (?:less|more) likely\b/i;
const RISK_WORDS =
  /\bhalv(?:e|es|ed|ing) (?:the |their |your )?(?:\w+ ){0,3}(?:risk|rate|chances?|number|odds|deaths?|strokes?|fractures?|admissions?|exacerbations?|relapses?|attacks?)\b|\b(?:half|a third|a quarter|two[- ]thirds|three[- ]quarters) (?:as many(?! (?:doses|tablets|capsules|injections|pills|puffs|applications|visits)\b)|the (?:risk|rate|chances?|number)|fewer|less likely)\b|\b(?:twice|three times|four times|five times|\d{1,2} times|\d{1,2}-fold|two-fold|twofold|threefold) (?:less|lower|fewer|as (?:likely|many|few))\b|\b(?:prevent|avoid|avert|stop|block)\w* (?:up to |about |almost |over )?(?:one|two|three|four|five|six|seven|eight|nine|\d+) (?:out of|in|of) (?:every )?(?:\d+|two|three|four|five|ten|hundred)\b|\bhalf (?:the|as many|of all) (?:\w+ ){0,2}(?:risk|strokes?|deaths?|fractures?|admissions?|exacerbations?|relapses?|attacks?)\b/i;
/** A change told of a number of patients with no other group is no relative risk. */
const ONE_ARM =
  /\b(?:in|of|among) (?:the |these |our )?\d[\d,]* (?:\w+ ){0,2}(?:patients|adults|children|women|men|people|participants|adolescents)\b/i;
const TWO_ARMS = /\b(?:placebo|vehicle|versus|vs?|than|compared|against|relative|risk|odds|hazard)\b/i;
const ABSOLUTE = /\babsolute\b|\bnumber needed to treat\b|\bNNTB?\b|\bper (?:100|1,?000|10,?000)\b/i;

/** Two bare numbers set against each other: "0.91 a year with the one and 1.07 with the other". */
const TWO_NUMBERS =
  /\d\.\d+ (?:an?|per) [^\n]{0,60}?, \d\.\d+ (?:with|on|given)\b|\d(?: [\p{L}-]{1,14}){0,6},? (?:and|v|vs|versus|against|compared with|to)(?: by)? \d/u;

/** The sentence without figures that are no rates, for TWO_NUMBERS. */
function rates(facts: Facts, sentence: Sentence): string {
  let words = "";
  let at = sentence.start;
  for (const f of facts.figures.bySentence[sentence.index] ?? []) {
    if (
      f.sentence !== sentence.index ||
      f.kind === "rate" ||
      f.kind === "count" ||
      (f.kind === "percent" && f.role === "level")
    )
      continue;
    words += facts.view.text.slice(at, f.start);
    at = f.end;
  }
  return words + facts.view.text.slice(at, sentence.end);
}

/** "One stroke in three was averted", "two of every five admissions avoided". */
const SHARE =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|\d{1,2}) (?:[\p{L}-]{2,16} ){0,3}(?:in|of|out of) (?:every |each )?(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twenty|hundred)\b|\b(?:half|(?:a|one) (?:third|quarter|fifth)|(?:two|three|four)[- ](?:thirds|quarters|fifths)) (?:of )?(?:the |all |their |your )?/iu;
const SPARED =
  /\b(?:avert|avoid|prevent|spar|escap|sav)(?:s|ed|es|ing)?\b|\b(?:fewer|never happened|did not happen)\b/i;

interface Relative {
  sentence: Sentence;
  /** The relative reduction in percent, where the sentence gives it. */
  percent: number | null;
}

function changeIn(facts: Facts, sentence: Sentence): Figure[] {
  return (facts.figures.bySentence[sentence.index] ?? []).filter(
    (f) => f.kind === "percent" && f.role === "change" && f.unit === "%",
  );
}

/** What every wording for a share of events, or for those spared, holds. */
const OF_A_SHARE = /hal[fv]|third|quarter|twice|times|fold|prevent|avoid|avert|stop|block|spar|escap|sav|fewer|happen/i;

/** "Halves the risk", "one stroke in three was averted": a relative difference without a percentage. */
function isToldAsShare(words: string): boolean {
  if (!OF_A_SHARE.test(words)) return false;
  if (RISK_WORDS.test(words) || (BY_A_SHARE.test(words) && EVENT.test(words))) return true;
  return SPARED.test(words) && SHARE.test(words) && EVENT.test(words);
}

function relativeIn(facts: Facts, sentence: Sentence, words: string): Relative | null {
  if (isToldAsShare(words)) return { sentence, percent: null };
  const here = facts.figures.bySentence[sentence.index] ?? [];
  if ((here.length === 0 && !/\d/.test(words)) || (ONE_ARM.test(words) && !TWO_ARMS.test(words))) return null;
  const ratio = here.find((f) => f.kind === "ratio");
  const [change, second] = changeIn(facts, sentence);
  if (second && ofSentence(facts.figures.pairs, sentence.index).length > 0) return null;
  const eventful =
    (change || ratio) &&
    (LIKELY.test(words) || (EVENT.test(words) && (!SCALE.test(words) || STRONG_EVENT.test(words))));
  if (change && eventful && LOWER.test(words)) return { sentence, percent: change.value };
  const efficacy = /(\d{1,3}(?:\.\d)?)\s?(?:%|per cent) (?:vaccine )?(?:efficacy|effective|protection)\b/i.exec(words);
  if (efficacy && Number(efficacy[1]) < 100 && /\bagainst\b|\bprevent/i.test(words))
    return { sentence, percent: Number(efficacy[1]) };
  const bare = here.some((f) => f.kind === "percent" || f.kind === "rate" || f.kind === "duration");
  if (ratio && eventful && (LOWER.test(words) || ratio.value < 1) && !bare)
    return { sentence, percent: Math.round((1 - ratio.value) * 100) };
  return null;
}

function isRelative(facts: Facts, sentence: Sentence): Relative | null {
  const words = wordsOf(facts, sentence);
  const relative = relativeIn(facts, sentence, words);
  return relative &&
    !NOT_OF_MEDICINE.test(words) &&
    !WITHIN_ARM.test(words) &&
    !NO_BENEFIT.test(words) &&
    isStatement(facts, sentence)
    ? relative
    : null;
}

const AGREES_WITHIN = 7;

function agrees(pair: ArmPair, percent: number): boolean {
  const [a, b] = [pair.first, pair.second];
  if (a <= 0 || b <= 0) return false;
  return [100 * (1 - a / b), 100 * (1 - b / a)].some((relative) => Math.abs(relative - percent) <= AGREES_WITHIN);
}

/** Whether two rates beside a relative figure are of the same result: by what they speak of, or because they work out. */
function isOfSame(facts: Facts, sentence: Sentence, percent: number | null, pair: ArmPair): boolean {
  if (facts.claims.safety.includes(pair.sentence)) return false;
  if (percent !== null && agrees(pair, percent)) return true;
  const rates = facts.sentences[pair.sentence];
  const [mine, theirs] = [sentence, rates].map((s) => (s ? topicsOf(facts, s.first, s.last) : []));
  return !mine?.length || !theirs?.length || sharesTopic(mine, theirs);
}

/** The number at the end of a row; the label stands before it. */
const ROW_END = /(?:\s{2}|\t|[|:]\s?)(\d{1,5}(?:\.\d{1,3})?)\s?%?\s?\|?$/;

function rowEnd(row: string): string | undefined {
  const end = ROW_END.exec(row.slice(-24));
  return end && /\p{L}/u.test(row.slice(0, -end[0].length)) ? end[1] : undefined;
}

/** The number at the end of each line that is a row with a label. */
const rowEnds = oncePer((facts: Facts) => facts.lines.map((line) => rowEnd(wordsOf(facts, line).trimEnd())));

/** Two rows near the sentence that give a rate for each arm, and work out to the relative figure. */
function standsInRows(facts: Facts, { sentence, percent }: Relative): boolean {
  if (percent === null) return false;
  const rates = facts.lines.slice(Math.max(0, sentence.line - 4), sentence.line + 5).flatMap((line) => {
    const end = rowEnds(facts)[line.index];
    return end && line.index !== sentence.line ? [Number(end)] : [];
  });
  const works = (a: number, b: number) => a > 0 && b > a && Math.abs(100 * (1 - a / b) - percent) <= 3;
  return rates.some((a) => rates.some((b) => works(a, b)));
}

/** What stands in brackets, an interval, a p value and the small numbers that lead to references are no rates. */
const NO_RATES =
  /\([^()]*\)|\[[^[\]]*\]|\b95 ?% ?(?:CI|CrI)[^.;]*|\bp ?[<=>] ?0?\.\d+|\bn ?= ?[\d,]+|(?<=[\p{L}.%)])\d{1,2}(?:,\d{1,2})*$|\b(?:rate|odds|hazard) ratio[^.;]{0,20}\d\.\d+/giu;
/** A rate as a percentage, or as a decimal number of events ("0.41 a year"). */
const RATE =
  /(?<![\d.])(?:(\d{1,3}(?:\.\d{1,2})?) ?%|(\d\.\d{1,2})(?! ?(?:mg|ml|g|points?|hours?|weeks?|years?)\b)(?!\d))/gi;

/** Two numbers in the sentence or beside it that work out to the relative figure: the rates of the two arms. */
function worksOutBeside(facts: Facts, { sentence, percent }: Relative): boolean {
  const numbers = nearby(facts, sentence.index, 2, 2).flatMap((s) =>
    everyMatch(RATE, wordsOf(facts, s).replace(NO_RATES, " ")).map((m) => ({
      at: s.index,
      isPercent: m[1] !== undefined,
      value: Number(m[1] ?? m[2]),
    })),
  );
  const least = percent === null ? 45 : percent - 2;
  const most = percent === null ? 55 : percent + 2;
  return numbers.some((a) =>
    numbers.some((b) => {
      const relative = b.value > 0 ? 100 * (1 - a.value / b.value) : 0;
      return (
        a.value > 0 &&
        a.isPercent === b.isPercent &&
        Math.abs(a.at - b.at) <= 1 &&
        relative >= least &&
        relative <= most &&
        relative > 0
      );
    }),
  );
}

/** Rates in both arms near the sentence, or farther off but plainly of the same result. */
function hasAbsolute(facts: Facts, { sentence, percent }: Relative): boolean {
  const close = nearby(facts, sentence.index, 2, 4);
  if (
    close.some(
      (s) =>
        ABSOLUTE.test(wordsOf(facts, s)) || (facts.figures.bySentence[s.index] ?? []).some((f) => f.kind === "points"),
    )
  )
    return true;
  if (worksOutBeside(facts, { sentence, percent })) return true;
  if (TWO_NUMBERS.test(rates(facts, sentence)) || standsInRows(facts, { sentence, percent })) return true;
  const isRate = (pair: ArmPair) =>
    pair.kind !== "volume" &&
    !(facts.figures.bySentence[pair.sentence] ?? []).some((f) => f.start === pair.start && f.role === "change");
  const pairs = facts.figures.pairs.filter(isRate);
  const near = pairs.filter((p) => close.some((s) => s.index === p.sentence));
  if (near.some((p) => p.sentence === sentence.index || isOfSame(facts, sentence, percent, p))) return true;
  if (percent === null) return false;
  const ownRisk = facts.claims.safety.includes(sentence.index);
  return pairs.some(
    (p) =>
      (ownRisk || !facts.claims.safety.includes(p.sentence)) &&
      p.kind !== "duration" &&
      !facts.trial.smallPrint[p.sentence] &&
      Math.abs(p.sentence - sentence.index) < 14 &&
      agrees(p, percent),
  );
}

const relatives = oncePer((facts: Facts) => ownSentences(facts).flatMap((s) => isRelative(facts, s) ?? []));

function find(facts: Facts): Hit[] {
  return relatives(facts)
    .filter((relative) => relative.sentence.zone !== "direction" && !hasAbsolute(facts, relative))
    .map(({ sentence, percent }) => {
      const size = percent === null ? "A relative difference" : `A relative difference (${percent}%)`;
      return hitOn(
        facts,
        sentence,
        `${size} is given in ${quoted(wordsOf(facts, sentence))} without the event rate in each arm. Relative figures alone exaggerate a benefit: the absolute rates must stand with them.`,
        {
          kind: "insert",
          at: beforeStop(facts, sentence),
          text: " (absolute rates: [rate with the medicine] v [rate with the comparator]; absolute difference [figure])",
          note: "Take the rates from the cited paper; delete the claim if they cannot be given.",
        },
      );
    });
}

/** Clause 6.1: relative risk never stands without absolute risk. */
export const relativeRisk: Check = {
  id: "clause-06/relative-risk",
  requirement: "6.absolute-risk",
  severity: "HIGH",
  duty: "must",
  themes: ["misleading-claim", "statistics-and-graphs"],
  applies: (facts) => speaksOfMedicine(facts) && relatives(facts).length > 0,
  find,
  examples,
};
