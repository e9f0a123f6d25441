import type { Audience, Channel, MaterialType } from "#schema/submission.ts";
import { secondLooks } from "#worker/classifier/opinion.ts";
import type { Theme } from "#worker/rules/book/themes.ts";
import { foundIn } from "#worker/rules/engine/classified.ts";
import type { Facts } from "#worker/rules/facts/index.ts";
import type { PieceKind } from "#worker/rules/facts/piece-kind.ts";
import type { ClauseOutcome, RuleFinding } from "#worker/rules/types.ts";
import { subjectThemes } from "./subject.ts";
import { terms } from "./terms.ts";
import { THEME_WORDS } from "./theme-words.ts";
import { countWords } from "./word-index.ts";

/** What people call a piece of each kind, and what rulings on it are about, where the piece itself need not say so: a
 * reply to an enquiry seldom calls itself one. */
const PIECES: Partial<Record<PieceKind, { words: string; themes: Theme[] }>> = {
  internal: {
    words: "briefing representatives training internal staff",
    themes: ["briefing-material", "representatives"],
  },
  "for-patients": { words: "patients prescribed booklet", themes: ["patient-material"] },
  "for-public": { words: "public people symptoms awareness", themes: ["disease-awareness"] },
  press: { words: "press release journalists media", themes: ["press-and-media"] },
  investor: { words: "investors shareholders pipeline results announcement", themes: [] },
  agreement: { words: "agreement contract written letter grant", themes: ["contracted-services"] },
  "advance-budget": {
    words: "advance budgetary notification payers horizon scanning",
    themes: ["price-and-payer-information"],
  },
  notice: { words: "notice letter supply safety", themes: ["patient-safety"] },
  reply: { words: "reply enquiry question answered medical information unsolicited", themes: ["off-label"] },
  research: { words: "market research survey study interview", themes: ["market-research-and-studies"] },
  "advisory-board": { words: "advisory board advisers invitation", themes: ["contracted-services"] },
  recruitment: { words: "employee vacancy recruiting role", themes: ["employee-activity"] },
  "no-medicine": { words: "awareness educational disease product class", themes: ["disease-awareness"] },
  information: { words: "information page factual", themes: [] },
};

/** What is known of a piece from its kind. A piece for the public that names a medicine is not disease awareness. */
function pieceOf({ promotion }: Facts): { words: string; themes: Theme[] } | undefined {
  const named = promotion.kind === "for-public" && promotion.medicines.length > 0;
  return named ? undefined : PIECES[promotion.kind];
}

/** The words that are asked for: those of what is found at fault and how it is told, of the copy, of what the user says of the
 * piece, and of what people call a piece of its kind. */
export const WORD_SOURCES = ["issue", "quote", "copy", "context", "kind"] as const;
export type WordSource = (typeof WORD_SOURCES)[number];

/** Where the themes that are asked for come from: findings, what the piece says, and its kind. */
export const THEME_SOURCES = ["found", "subject", "kind"] as const;
export type ThemeSource = (typeof THEME_SOURCES)[number];

/** What is asked of the library for one material. */
export interface Query {
  words: Record<WordSource, Map<string, number>>;
  themes: Record<ThemeSource, Map<Theme, number>>;
  /** What the piece says: its copy, and for each theme the words that findings of it quote. */
  said: { copy: string; quoted: Map<Theme, string> };
  /** 2024 sub-clause → weight, of what is found. */
  clauses: Map<string, number>;
  /** Those of them that a finding is told under, not only that it falls under as well; what follows from any grave fault only where it
   * is told by itself. */
  raised: Set<string>;
  /** Clauses that the classifier alone would look at again. */
  secondLook: Set<number>;
  setting: { audience: Audience; channel: Channel; materialType: MaterialType; isTypeChosen: boolean };
  /** Nothing is found that is more than a drafting point, or not doubted. */
  isClean: boolean;
  /** `little`: drafting points or doubted findings and nothing else. */
  found: "nothing" | "little" | "faults";
}

/** Clauses that follow from any grave fault. */
export const FOLLOW = { subclauses: new Set(["2", "5.1"]), clauses: new Set([2, 5]) };

const SEVERITY_WEIGHT = { HIGH: 1, MEDIUM: 0.6, LOW: 0 } as const;
const LATER_THEME = 0.7;
const SECOND_LOOK_WORDS = 0.5;

function raise<K>(map: Map<K, number>, key: K, weight: number): void {
  if (weight > (map.get(key) ?? 0)) map.set(key, weight);
}

/** What calls a ruling to mind: neither drafting points nor what the classifier doubts. */
export const isTelling = ({ severity, isDoubted }: Pick<RuleFinding, "severity" | "isDoubted">) =>
  severity !== "LOW" && !isDoubted;

/** What the piece says of a theme where a finding is: its quoted words, and for what is missing or wrong in form the finding's own. */
function saidIn({ quote, issue }: RuleFinding, theme: Theme): string {
  if (quote === null) return issue;
  return THEME_WORDS[theme]?.isNamedByFinding ? `${quote} ${issue}` : quote;
}

function addFinding({ words, themes, said, clauses, raised }: Query, finding: RuleFinding): void {
  const weight = SEVERITY_WEIGHT[finding.severity];
  raised.add(finding.subclause);
  for (const clause of [finding.subclause, ...finding.alsoUnder]) raise(clauses, clause, weight);
  finding.themes.forEach((theme, i) => {
    raise(themes.found, theme, i === 0 ? weight : weight * LATER_THEME);
    said.quoted.set(theme, [said.quoted.get(theme) ?? [], saidIn(finding, theme)].flat().join("\n"));
  });
  for (const term of terms(finding.issue)) raise(words.issue, term, weight);
  for (const term of terms(finding.quote ?? "")) raise(words.quote, term, weight);
}

/** More mentions of a word count for more, each less than the one before. */
const damped = (counts: Map<string, number>) =>
  new Map([...counts].map(([term, count]): [string, number] => [term, 1 + Math.log(count)]));

/** What a material says of itself, whatever is found in it. */
function queryOfPiece(facts: Facts): Query {
  const copy = facts.sentences
    .filter(({ zone }) => zone === "body" || zone === "heading")
    .map(({ start, end }) => facts.view.text.slice(start, end))
    .join(" ");
  const kind = pieceOf(facts);
  const { audience, channel, materialType, materialTypeDetected, context } = facts.submission;
  const each = (list: readonly string[]) => new Map(list.map((term): [string, number] => [term, 1]));
  return {
    words: {
      issue: new Map(),
      quote: new Map(),
      copy: damped(countWords(terms(copy))),
      context: each(terms(context)),
      kind: each(terms(kind?.words ?? "")),
    },
    themes: {
      found: new Map(),
      subject: subjectThemes(facts),
      kind: new Map((kind?.themes ?? []).map((theme) => [theme, 1])),
    },
    said: { copy, quoted: new Map() },
    ...{ clauses: new Map(), raised: new Set() },
    secondLook: new Set(),
    setting: { audience, channel, materialType, isTypeChosen: !materialTypeDetected },
    isClean: true,
    found: "nothing",
  };
}

/** Makes the query of a material from its findings and from what it is. What only the classifier raised is in it, what it doubts is
 * not. Pure. */
export function queryOf(outcomes: readonly ClauseOutcome[], facts: Facts): Query {
  const query = queryOfPiece(facts);
  const all = outcomes.flatMap((outcome) => outcome.findings);
  const findings = all.filter(isTelling);
  for (const finding of findings) addFinding(query, finding);
  for (const { clause, sentences } of secondLooks(facts, foundIn(outcomes))) {
    query.secondLook.add(clause);
    const [likeliest] = sentences;
    const text = likeliest ? facts.view.text.slice(likeliest.start, likeliest.end) : "";
    for (const term of terms(text)) raise(query.words.quote, term, SECOND_LOOK_WORDS);
  }
  const own = [...query.raised].filter((clause) => !FOLLOW.subclauses.has(clause));
  if (own.length > 0) query.raised = new Set(own);
  const isClean = findings.length === 0;
  return { ...query, isClean, found: isClean ? (all.length > 0 ? "little" : "nothing") : "faults" };
}

/** The same material asked for with one of its findings alone. */
export function queryOfFinding(whole: Query, finding: RuleFinding): Query {
  const query: Query = {
    ...whole,
    words: { ...whole.words, issue: new Map(), quote: new Map() },
    themes: { ...whole.themes, found: new Map() },
    said: { ...whole.said, quoted: new Map() },
    ...{ clauses: new Map(), raised: new Set() },
    secondLook: new Set(),
  };
  addFinding(query, finding);
  return query;
}
