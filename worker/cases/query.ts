import { REQUIREMENTS } from "#worker/rules/book/knowledge.ts";
import type { Theme } from "#worker/rules/book/themes.ts";
import type { Facts } from "#worker/rules/facts/index.ts";
import type { RuleFinding } from "#worker/rules/types.ts";
import { pieceOf } from "./pieces.ts";
import { subjectThemes } from "./subject.ts";
import { terms } from "./terms.ts";

/** What is asked of the library for one material. */
export interface Query {
  /** 2024 sub-clause → weight. */
  clauses: Map<string, number>;
  themes: Map<Theme, number>;
  words: Map<string, number>;
  hasFindings: boolean;
}

const SEVERITY_WEIGHT = { HIGH: 1, MEDIUM: 0.6, LOW: 0 } as const;
/** Clauses ruled in most cases whatever the matter; they say little about likeness. */
const COMMON_CLAUSES = new Set(["2", "5.1"]);
const COMMON_CLAUSE_WEIGHT = 0.1;
const LATER_THEME = 0.7;
const REQUIREMENT_WORDS = 0.1;
const CONTEXT_WORDS = 0.3;
const COPY_WORDS = 0.4;
const KIND_WORDS = 0.5;
const KIND_WORDS_BESIDE_FINDINGS = 0.25;
const COPY_SENTENCES = 40;

function raise<K>(map: Map<K, number>, key: K, weight: number): void {
  if (weight > (map.get(key) ?? 0)) map.set(key, weight);
}

function addWords(words: Map<string, number>, text: string, weight: number): void {
  for (const term of new Set(terms(text))) raise(words, term, weight);
}

/** Themes of where and how a piece appears. A check names all that its rulings share, in every medium; of these the
 * piece itself tells which are its own (`subject.ts`). */
const MEDIA = new Set<Theme>([
  "social-media",
  "website-content",
  "promotional-email",
  "press-and-media",
  "exhibition-and-congress",
  "disease-awareness",
  "patient-material",
  "market-research-and-studies",
]);

function addFinding(query: Query, finding: RuleFinding): void {
  const weight = SEVERITY_WEIGHT[finding.severity];
  for (const clause of [finding.subclause, ...finding.alsoUnder])
    raise(query.clauses, clause, COMMON_CLAUSES.has(clause) ? COMMON_CLAUSE_WEIGHT : weight);
  finding.themes.forEach((theme, i) => {
    if (i > 0 && MEDIA.has(theme)) return;
    raise(query.themes, theme, i === 0 ? weight : weight * LATER_THEME);
  });
  addWords(query.words, `${finding.issue} ${finding.quote ?? ""}`, weight);
  addWords(query.words, REQUIREMENTS.get(finding.requirement)?.check ?? "", weight * REQUIREMENT_WORDS);
}

/** Makes the query: the findings' clauses, themes and words, and what the piece is about; drafting points are left out. */
export function queryOf(findings: RuleFinding[], facts: Facts): Query {
  const grave = findings.filter((f) => f.severity !== "LOW");
  const query: Query = { clauses: new Map(), themes: new Map(), words: new Map(), hasFindings: grave.length > 0 };
  for (const finding of grave) addFinding(query, finding);
  for (const [theme, weight] of subjectThemes(facts)) raise(query.themes, theme, weight);
  const kind = pieceOf(facts);
  for (const theme of kind?.themes ?? []) raise(query.themes, theme, 1);
  addWords(query.words, kind?.words ?? "", query.hasFindings ? KIND_WORDS_BESIDE_FINDINGS : KIND_WORDS);
  if (!query.hasFindings) {
    const copy = facts.sentences.filter((s) => s.zone === "body" || s.zone === "heading").slice(0, COPY_SENTENCES);
    addWords(query.words, copy.map((s) => facts.view.text.slice(s.start, s.end)).join(" "), COPY_WORDS);
  }
  addWords(query.words, facts.submission.context, CONTEXT_WORDS);
  return query;
}
