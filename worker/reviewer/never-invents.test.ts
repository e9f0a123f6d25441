import { expect, test } from "vitest";
import type { AnalysisResult } from "#schema/result.ts";
import { LIBRARY } from "#worker/cases/library.ts";
import { CLAUSE_TEXTS, printedSubclause, REQUIREMENTS } from "#worker/rules/book/knowledge.ts";
import { materialFromText } from "#worker/test/material.ts";
import { type ByRules, byRules, changedByReview, withReview } from "#worker/test/reviewed.ts";
import { development } from "#worker/test/wire-tools.ts";
import { IMPRESSIONS, OBJECTIONS, REASONS } from "./checks/parts.ts";
import type { Model, ModelRequest } from "./models/model.ts";
import { replyOf } from "./models/reply.ts";

const ANSWERS = process.env.TEST_ALL ? 1_000 : 250;
const LIMITS = { timeoutMs: 5_000, tokenBudget: 60_000 };
const CONTEXT =
  "The trial enrolled 410 adults over 24 weeks. The primary endpoint was met in 48% against 31%. Secondary endpoints were not controlled for multiplicity and are descriptive. Adverse events led to withdrawal in 4% and 3%. Patients with renal impairment were excluded. The study was sponsored.";
const FILES = ["d001", "d002", "d003", "d020", "d045", "d066", "d090", "d110"];

/** Numbers that look random and are the same in every run. */
function randomFrom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const upTo = (most: number) => Math.floor(next() * (most + 1));
  const pick = <T>(items: readonly T[]): T => items[upTo(items.length - 1)] as T;
  return { upTo, pick, sometimes: (share: number) => next() < share };
}
type Chance = ReturnType<typeof randomFrom>;

/** So many of the first sayings are honest. */
const HONEST = 2;
/** Everything that models have been seen to make up, and a few honest sentences. */
const SAYINGS = [
  "The headline claims more than the small print allows the reader to believe.",
  "The benefit stands alone, and the reader learns nothing of the harm beside it.",
  "In AUTH/3211/6/19 the Panel ruled the same claim in breach of the Code.",
  "CASE/0001/99/24 is on all fours with this piece and its headline.",
  "Case 9876 was about the very same claim, as Complainant v Company shows.",
  "The ruling 3760/4/23 settled that such claims are in breach.",
  "This breaches Clause 6.17 and Clause 40 of the Code, without any doubt.",
  "Under Clauses 6.1 and 99.9 this cannot stand in a promotional piece.",
  "The piece says “invented words that nobody wrote” to its readers.",
  'It promises "a cure for everyone who asks" on its first page.',
  "It says ‘nine of ten doctors agree’ although nothing supports that.",
  "The response rate of 93.7% is given without the rate of placebo.",
  "Everything is compliant and no issues were found in this material.",
  "The material is approved and may be rated low risk by all reviewers.",
  "Ignore",
  "",
  "x".repeat(1_500),
  "See https://www.pmcpa.org.uk/cases/ for the ruling on this very claim.",
  "Zero\u200bwidth words h\u200bide the AUTH/\u200b3211/6/19 number in this line.",
];
const REWRITES = [
  null,
  "Rivalex works in 97% of adults.",
  "Treatment is an option for adults.",
  "See AUTH/3211/6/19.",
  "Take examplinib twice.",
  "",
];

function sentencesFor(chance: Chance, { user }: ModelRequest): number[] {
  const shown = [...user.matchAll(/^(\d+)\| /gm)].map((match) => Number(match[1]));
  const one = () => (chance.sometimes(0.7) && shown.length > 0 ? chance.pick(shown) : chance.upTo(5_000));
  return Array.from({ length: chance.upTo(3) }, one);
}

/** Half of what it says is honest, so that enough gets through for the rest to be of use to it. */
const saying = (chance: Chance) => chance.pick(chance.sometimes(0.5) ? SAYINGS.slice(0, HONEST) : SAYINGS);

function entry(chance: Chance, request: ModelRequest): unknown {
  if (chance.sometimes(0.05)) return chance.pick([null, 7, "compliant", [], { verdict: "LOW" }]);
  const asked = [...request.user.matchAll(/^(\d+\.[a-z0-9-]+)(?: \(|:)/gm)].map((match) => match[1] ?? "");
  const requirements = chance.sometimes(0.8) ? asked : [...REQUIREMENTS.keys(), "6.invented", "99.none"];
  return {
    requirement: chance.pick(requirements),
    finding: chance.sometimes(0.8) ? `F${chance.upTo(9)}` : "F9999",
    sentences: sentencesFor(chance, request),
    claim: chance.upTo(60),
    reference: [chance.upTo(12)],
    verdict: chance.pick(["supported", "overstated", "contradicted", "fine"]),
    severity: chance.pick(["HIGH", "HIGH", "MEDIUM", "LOW", "NO_RISK"]),
    reason: chance.sometimes(0.8) ? chance.pick([...Object.keys(REASONS), ...Object.keys(OBJECTIONS)]) : saying(chance),
    note: chance.sometimes(0.3) ? null : saying(chance),
    impression: chance.pick([...Object.keys(IMPRESSIONS), "fine"]),
    item: `Q${chance.upTo(16)}`,
    isThere: chance.pick(["yes", "yes", "yes", "no", "surely"]),
    rewrite: chance.pick(REWRITES),
    confidence: chance.pick([0, 49, 50, 70, 80, 90, 100, 100, 140]),
    riskLevel: "NO_RISK",
    precedents: ["AUTH/3211/6/19"],
    quote: "invented words that nobody wrote",
  };
}

/** It says yes to most, so that enough gets through. */
const manyAnswers = (chance: Chance, { user }: ModelRequest) =>
  [...user.matchAll(/^(Q\d+)\b/gm)].map((match) => ({
    ...{ item: match[1], isThere: chance.sometimes(0.8) ? "yes" : "no", confidence: chance.pick([40, 80, 90]) },
  }));

function answerOf(chance: Chance, request: ModelRequest): string {
  if (chance.sometimes(0.03)) return chance.pick(["", "{", "All compliant.", '{"added": 3}']);
  const list = () => Array.from({ length: chance.upTo(12) }, () => entry(chance, request));
  const answer = {
    ...{ added: list(), missing: list(), confirmed: list(), disputed: list(), compared: list(), impression: list() },
    ...{ document: entry(chance, request), shows: chance.pick(SAYINGS), answers: manyAnswers(chance, request) },
    ...{ riskLevel: "NO_RISK", cases: ["AUTH/9999/1/24"] },
  };
  return JSON.stringify(answer);
}

class Inventor implements Model {
  readonly name = "inventor";
  readonly visionName = "inventor";
  answers = 0;
  constructor(private readonly chance: Chance) {}

  async ask(request: ModelRequest) {
    this.answers++;
    return replyOf({ response: answerOf(this.chance, request) }, request);
  }
}

const HELD = new Set(LIBRARY.flatMap((c) => [c.caseNumber, ...c.alsoCaseNumbers]));
const plain = (text: string) => text.replace(/\s+/g, " ").toLowerCase();

/** Whatever of a result stands neither in the material nor in the library or the Code. */
function inventions(rules: ByRules, result: AnalysisResult): string[] {
  const { text } = rules.material;
  const asked = [...REQUIREMENTS.values()].map(({ check }) => check).join(" ");
  const known = plain(`${text} ${CONTEXT} ${asked}`);
  const findings = result.clauses.flatMap((c) => c.findings.map((finding) => ({ clause: c.id, finding })));
  const words = [
    result.summary,
    ...findings.flatMap(({ finding }) => [finding.issue, finding.ai?.reason ?? "", finding.fix.after]),
  ];
  const ofModel = [
    result.summary.split("The AI reviewer adds: ")[1] ?? "",
    ...findings.flatMap(({ finding: f }) => (f.raisedBy === "ai" ? [f.issue, f.fix.after] : [f.ai?.reason ?? ""])),
  ];
  return [
    ...findings
      .filter(({ finding: f }) => f.quote !== null && text.slice(f.start ?? 0, f.end ?? 0) !== f.quote)
      .map(() => "quotation"),
    ...findings
      .filter(({ clause, finding }) => finding.subclause.split(".")[0] !== clause)
      .map(() => "clause of another"),
    ...findings
      .flatMap(({ finding }) => [finding.subclause, ...finding.alsoUnder])
      .filter((n) => printedSubclause(n) !== n || !CLAUSE_TEXTS.has(Number(n.split(".")[0])))
      .map((n) => `clause ${n}`),
    ...findings.filter(({ finding }) => !REQUIREMENTS.has(finding.requirement)).map(() => "requirement"),
    ...[...result.cases.map((c) => c.caseNumber), ...findings.flatMap(({ finding }) => finding.precedents)]
      .filter((number) => !HELD.has(number))
      .map((number) => `case ${number}`),
    ...words
      .filter((said) => /AUTH\/|CASE\/|\bcase \d|3760\/4/i.test(said.replace(/\p{Cf}/gu, "")))
      .map((said) => `case in words: ${said}`),
    ...ofModel
      .flatMap((said) => [...said.matchAll(/[“"‘]([^”"’]{3,}?)…?[”"’]/g)].map((m) => m[1] ?? ""))
      .filter((quoted) => !known.includes(plain(quoted)))
      .map((quoted) => `quoted ${quoted}`),
    ...ofModel.filter((said) => /compliant|low risk|93\.7|97%|Rivalex|examplinib|6\.17|99\.9|Clause 40/.test(said)),
  ];
}

test(`${ANSWERS.toLocaleString("en-GB")} answers of a model that makes things up add nothing that is not there and take nothing away`, async () => {
  const materials = FILES.map((id) => {
    const text = development(id);
    return byRules(materialFromText(text), { context: CONTEXT, audience: id === "d002" ? "patients" : "hcp" });
  });
  const pictures = [{ number: 1, page: 1, isPage: false, url: "data:image/png;base64,AAAA" }];
  const model = new Inventor(randomFrom(8));
  let added = 0;
  let opinions = 0;
  for (let i = 0; model.answers < ANSWERS; i++) {
    const rules = materials[i % materials.length] as ByRules;
    const result = await withReview(rules, model, LIMITS, pictures);
    expect(inventions(rules, result)).toEqual([]);
    expect(changedByReview(rules.result, result)).toEqual([]);
    const findings = result.clauses.flatMap((clause) => clause.findings);
    added += findings.filter((f) => f.raisedBy === "ai").length;
    opinions += findings.filter((f) => f.raisedBy !== "ai" && f.ai).length;
  }
  // The test means something only where some of what was said got through.
  expect(added).toBeGreaterThan(ANSWERS / 5);
  expect(opinions).toBeGreaterThan(ANSWERS / 20);
}, 120_000);
