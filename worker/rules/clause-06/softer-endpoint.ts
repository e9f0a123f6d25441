import type { Claim } from "../facts/claims.ts";
import type { Figure } from "../facts/figures.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import { quoted } from "../hits.ts";
import { findPhrases, type Phrase, phrases } from "../pattern.ts";
import { copySentences, isDisowned, wordsOf } from "../stance.ts";
import type { Check, Hit } from "../types.ts";
import { hitOn, isSlogan, ownClaims, sentenceOf, speaksOfMedicine } from "./reading.ts";
import { examples } from "./softer-endpoint.examples.ts";

/** A hard outcome that copy likes to claim, the softer one that trials measure, and how the hard one would be reported. */
interface Step {
  claimed: Phrase[];
  soft: RegExp;
  hard: RegExp;
  name: string;
  softName: string;
}

const STEPS: Step[] = [
  {
    claimed: phrases(
      "clear|clears|clearer|spotless|flawless|blemish skin|skins|free",
      "skin ..2 clear|clears|cleared",
      "completely|totally|fully clear|cleared",
      "clearance of? skin|psoriasis|eczema",
    ),
    soft: /\b(?:PASI|EASI)[ -]?(?:50|75|90)\b|\bIGA (?:score )?(?:of )?0\s?(?:\/|or)\s?1\b|\bclear or almost clear\b|\b(?:75|90|50)\s?% (?:improvement|reduction) in (?:PASI|EASI)/i,
    hard: /\b(?:PASI|EASI)[ -]?100\b|\bcompletely clear|\bIGA 0\b(?!\s?(?:\/|or))|\btotal clearance\b/i,
    name: "clear skin",
    softName: "an improvement short of clear skin",
  },
  {
    claimed: phrases(
      "seizure|fit|attack|migraine|flare|relapse free|freedom",
      "free|freedom from|of ..2 seizures|attacks|migraine|migraines|fits|flares|relapses",
      "without|no ..1 migraine|migraines|seizures|fits|flares|relapses|attacks",
      "end|ends|ending|stop|stops|stopping|goodbye|banish|banishes ..3 seizures|migraine|migraines|attacks|fits|flushes",
    ),
    soft: /\b(?:at least (?:a )?)?(?:≥\s?)?(?:50|30|75)\s?% (?:reduction|fall|decrease|drop|fewer)|\b(?:half|50%) (?:or more )?fewer\b|\bresponders?\b|\bhalved\b/i,
    hard: /\b(?:seizure|attack|migraine|relapse|flare)[- ]?free(?:dom)?\b[^.]{0,60}\d|\d[^.]{0,60}\b(?:seizure|attack|migraine|relapse|flare)[- ]?free(?:dom)?\b|\bno (?:seizures|attacks)\b[^.]{0,40}\d|\d[^.]{0,60}\bfree (?:of|from)\b/i,
    name: "freedom from attacks",
    softName: "a partial reduction",
  },
  {
    claimed: phrases(
      "pain free|freedom",
      "free|freedom from|of pain",
      "end|ends|banish|banishes|stop|stops|abolishes ..3 pain",
    ),
    soft: /\b(?:50|30|75)\s?% (?:reduction|fall|decrease|improvement|relief)|\bpain (?:scores?|intensity) (?:fell|was reduced|reduced|decreased)|\bfall in pain\b/i,
    hard: /\bpain[- ]free(?:dom)?\b[^.]{0,60}\d|\d[^.]{0,60}\b(?:pain[- ]free|free (?:of|from) pain|no pain)\b/i,
    name: "freedom from pain",
    softName: "a partial reduction of pain",
  },
  {
    claimed: phrases("remission", "in|into|achieve|achieves|achieved|reach|reaches remission"),
    soft: /\b(?:ACR ?(?:20|50|70)|response rates?|clinical response|responded|responders?|(?:at least a )?50% (?:fall|reduction|improvement))\b/i,
    hard: /\bremission\b[^.]{0,90}\d|\d[^.]{0,90}\bremission\b/i,
    name: "remission",
    softName: "a response",
  },
  {
    claimed: phrases(
      "saves|save|saving|saved ..2 lives|life",
      "live|lives|living|survive|survives|survival longer|improved|extended|gain|advantage|benefit",
      "prolong*|extend*|improv*|increas* ..2 life|survival|lives",
      "time to|with ..1 live|live|life|family|together",
      "fewer|prevents|reduces|cuts|prevent ..3 deaths|death|mortality|dying",
    ),
    soft: /\bprogression[- ]free\b|\bresponse rate\b|\bejection fraction\b|\b(?:death|mortality|cardiovascular death)[^.]{0,50}(?:,| or | and )[^.]{0,60}\b(?:admission|hospitali[sz]ation|infarction|stroke|heart attack)/i,
    hard: /\b(?:overall survival|all-cause (?:death|mortality)|(?:cardiovascular |all )?(?:death|deaths|mortality) (?:alone|from any cause|occurred|was|were|rate)|survival at)\b[^.]{0,80}\d|\bmedian (?:overall )?survival (?!free)[^.]{0,60}\d/i,
    name: "survival",
    softName: "a composite or surrogate endpoint",
  },
  {
    claimed: phrases(
      "prevent*|stop*|fewer|cut*|reduc*|protect*|avoid*|guard*|shield* ..6 fracture|fractures|break|breaks|broken|fall|hip",
    ),
    soft: /\bbone (?:mineral )?density\b|\bBMD\b|\bbone turnover\b/i,
    hard: /\bfractures?\b[^.]{0,90}\d\s?%|\d\s?%[^.]{0,90}\bfractures?\b|\bfractures?\b[^.]{0,60}\d+ (?:v|vs|in|of) \d/i,
    name: "fractures",
    softName: "bone density",
  },
  {
    claimed: phrases(
      "dry|continent again|nights|days|all|by|in|within|for",
      "no more|end|goodbye ..3 leaks|leak|pads|accidents|incontinence",
      "leak free",
    ),
    soft: /\b(?:incontinence |urgency |leakage )?episodes?\b[^.]{0,60}\d/i,
    hard: /\b(?:dry|continent|no incontinence)\b[^.]{0,60}\d\s?%|\d\s?%[^.]{0,60}\b(?:dry|continent)\b/i,
    name: "continence",
    softName: "fewer episodes",
  },
  {
    claimed: phrases("cure|cures|cured|curing|curative"),
    soft: /\b(?:improve(?:d|ment)|response|reduction|reduced|responded|remission|relief)\b[^.]{0,80}\d/i,
    hard: /\bcured?\b[^.]{0,80}\d|\d[^.]{0,80}\bcured?\b/i,
    name: "cure",
    softName: "an improvement",
  },
  {
    claimed: phrases(
      "prevent*|protect*|cut*|reduc*|fewer|lower*|stop* ..5 attack|attacks|stroke|strokes|infarction|infarctions|cardiovascular",
      "protects|protect|protecting|guard|guards|shield|shields|defend|defends|safeguard|safeguards|save|saves|spare|spares ..2 heart|hearts|kidney|kidneys|brain|arteries",
    ),
    soft: /\b(?:LDL|cholesterol|HbA1c|systolic|blood pressure|triglycerides|albuminuria|glucose)\b[^.]{0,90}\d/i,
    hard: /\b(?:stroke|infarction|heart attack|cardiovascular (?:event|death)|MACE|kidney failure|dialysis|admission|heart failure)\w*\b[^.]{0,120}\d|\d[^.]{0,120}\b(?:stroke|infarction|heart attack|cardiovascular (?:event|death)|MACE|kidney failure)/i,
    name: "cardiovascular or renal events",
    softName: "a surrogate",
  },
];

const has = (facts: Facts, sentences: Sentence[], pattern: RegExp) =>
  sentences.find((s) => pattern.test(wordsOf(facts, s)));

const NEAR_CHARS = 60;

/** The share of patients reported for an endpoint: the percentage nearest to its name. */
function reported(facts: Facts, sentences: Sentence[], endpoint: RegExp): number | null {
  for (const s of sentences) {
    const m = endpoint.exec(wordsOf(facts, s));
    if (!m) continue;
    const [from, to] = [s.start + m.index, s.start + m.index + m[0].length];
    const levels = (facts.figures.bySentence[s.index] ?? []).filter((f) => f.kind === "percent" && f.role === "level");
    const distance = (f: Figure) => (f.start >= to ? f.start - to : f.end <= from ? from - f.end + 1 : 0);
    const [nearest] = levels.filter((f) => distance(f) < NEAR_CHARS).sort((a, b) => distance(a) - distance(b));
    if (nearest) return nearest.value;
  }
  return null;
}

/** The share that a claim gives, if any. */
function claimed(facts: Facts, claim: Claim): number | null {
  const levels = (facts.figures.bySentence[claim.sentence] ?? []).filter(
    (f) => f.kind === "percent" && f.role === "level",
  );
  if (levels[0]) return levels[0].value;
  const words = wordsOf(facts, sentenceOf(facts, claim.sentence));
  if (/\b(?:most|majority)\b/i.test(words)) return 50;
  return /\b(?:almost|nearly|virtually) (?:all|every)/i.test(words) ? 88 : null;
}

const TOLERANCE = 6;

/** Whether the piece's own figure for the hard outcome bears the claim out. */
function isBorneOut(facts: Facts, step: Step, claim: Claim, copy: Sentence[]): boolean {
  const others = copy.filter((s) => s.index !== claim.sentence);
  const hard = has(facts, others, step.hard);
  if (!hard) return false;
  const [share, figure] = [
    claimed(facts, claim),
    reported(facts, others, step.name === "clear skin" ? HARD_SKIN : step.hard),
  ];
  return share === null || figure === null || figure >= share - TOLERANCE;
}

/** The hard skin endpoint by its name alone, so that the figure nearest to it is its own. */
const HARD_SKIN = /\b(?:PASI|EASI)[ -]?100\b|\bcompletely clear|\bIGA 0\b(?!\s?(?:\/|or))|\btotal clearance\b/i;

function findStep(facts: Facts, step: Step): Hit[] {
  const copy = copySentences(facts);
  const soft = has(facts, copy, step.soft);
  if (!soft) return [];
  return ownClaims(facts).flatMap((claim) => {
    const sentence = sentenceOf(facts, claim.sentence);
    const words = wordsOf(facts, sentence);
    const match = findPhrases(step.claimed, facts, [sentence]).find((m) => !isDisowned(m, facts, 5));
    const speaks = claim.namesOwn || isSlogan(facts, sentence);
    if (!speaks || facts.figures.pairs.some((p) => p.sentence === claim.sentence)) return [];
    if (!match || claim.tone === "reported" || step.soft.test(words) || isBorneOut(facts, step, claim, copy)) return [];
    if (/\b(?:does|do|not|may|aim|goal|target)\b[^.]{0,30}$/i.test(words.slice(0, match.start - sentence.start)))
      return [];
    return [
      hitOn(
        facts,
        sentence,
        `${quoted(wordsOf(facts, match))} claims ${step.name}, but what the piece reports is ${step.softName} (${quoted(wordsOf(facts, soft))}). A claim must not go beyond the endpoint that was measured.`,
      ),
    ];
  });
}

/** Clause 6.1: a claim stays with the endpoint that was measured. */
export const softerEndpoint: Check = {
  id: "clause-06/softer-endpoint",
  requirement: "6.not-misleading-overall",
  severity: "HIGH",
  duty: "must",
  themes: ["misleading-claim", "exaggerated-claim", "statistics-and-graphs"],
  applies: (facts) => speaksOfMedicine(facts) && STEPS.some((step) => has(facts, copySentences(facts), step.soft)),
  find: (facts) => STEPS.flatMap((step) => findStep(facts, step)),
  examples,
};
