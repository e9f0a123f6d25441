import type { DocumentKind } from "#schema/document.ts";
import { type AnalysisResult, RISK_ORDER } from "#schema/result.ts";

/** A line of the index. */
export interface RealDocument {
  id: string;
  title: string;
  format: string;
  kind: string;
  author: string;
  audience: "hcp" | "patients" | "payers" | "media" | "investors";
  channel: string;
  /** Whether the Code speaks of it: `in`, `out`, `not-medicine`, `outside-uk`. */
  inCode: string;
  uk: boolean;
  /** Whether it carries a certified piece's job number. */
  certified: boolean;
  expectedRisk: string;
  findings: { clause: number; severity: string }[];
  half: string;
  /** In which round of gathering it was judged; none for the first. */
  batch?: number;
  /** Where it was found, and the SHA-256 of the file. */
  source: string;
  digest: string;
}

/** What became of a real document. */
export interface RealOutcome {
  document: RealDocument;
  result?: AnalysisResult;
  unread?: string;
}

/** The kinds that a reader’s word for a document may be told as. */
const AS_KIND: Record<string, DocumentKind[]> = {
  seller: ["promotion-public"],
  "not-medicine": ["not-medicines"],
  pil: ["leaflet"],
  regulator: ["regulator-or-nhs"],
  nhs: ["regulator-or-nhs"],
  meeting: ["meeting-paper"],
  "pi-alone": ["prescribing-information"],
  journal: ["journal-article"],
  internal: ["internal-briefing"],
  "us-promotion": ["promotion-hcp", "promotion-public"],
  "job-advert": ["job-advertisement"],
  other: ["not-medicines", "regulator-or-nhs", "news", "guideline"],
};

/** The kinds that a document may be told as. */
export const kindsOfReal = ({ kind }: RealDocument) => AS_KIND[kind] ?? [kind as DocumentKind];
/** Whether the Code leaves a document alone. */
export const isOutsideReal = ({ inCode }: RealDocument) => /^(?:out|not-medicine)$/.test(inCode);

const kindIsRight = ({ document, result }: RealOutcome) =>
  kindsOfReal(document).some((kind) => kind === result?.document?.kind);
const isOutside = ({ document }: RealOutcome) => isOutsideReal(document);
const isFaulty = ({ document }: RealOutcome) => /^(?:MEDIUM|HIGH)$/.test(document.expectedRisk);
const riskOf = ({ result }: RealOutcome) => result?.riskLevel ?? "UNREAD";
const isGiven = (outcome: RealOutcome, ...risks: string[]) => risks.includes(riskOf(outcome));

function share(part: RealOutcome[], of: RealOutcome[]): string {
  const percent = of.length === 0 ? "–" : `${Math.round((100 * part.length) / of.length)}%`;
  return `${percent} (${part.length} of ${of.length})`;
}

function figuresOf(outcomes: RealOutcome[]): [string, string][] {
  const outside = outcomes.filter(isOutside);
  const clean = outcomes.filter((one) => !isFaulty(one));
  const certified = clean.filter(({ document }) => document.certified && document.uk);
  const faulty = outcomes.filter(isFaulty);
  const exact = (some: RealOutcome[]) => some.filter((one) => isGiven(one, one.document.expectedRisk));
  return [
    ["Kind right", share(outcomes.filter(kindIsRight), outcomes)],
    [
      "Outside the Code, recognised",
      share(
        outside.filter(({ result }) => result?.document?.outside),
        outside,
      ),
    ],
    [
      "Within the Code, taken for outside",
      share(
        outcomes.filter((one) => !isOutside(one) && one.result?.document?.outside),
        outcomes,
      ),
    ],
    [
      "Clean or outside, given MEDIUM or HIGH",
      share(
        clean.filter((one) => isGiven(one, "MEDIUM", "HIGH")),
        clean,
      ),
    ],
    [
      "Clean or outside, given HIGH",
      share(
        clean.filter((one) => isGiven(one, "HIGH")),
        clean,
      ),
    ],
    [
      "Certified UK pieces, given MEDIUM or HIGH",
      share(
        certified.filter((one) => isGiven(one, "MEDIUM", "HIGH")),
        certified,
      ),
    ],
    ["Faulty, at the expected risk", share(exact(faulty), faulty)],
    ["Exact risk", share(exact(outcomes), outcomes)],
  ];
}

/** Edges of the bands in which what is stated is held against what was true, in percent. */
const BANDS = [0, 60, 70, 80, 90, 95];
/** A band of fewer documents says little. */
const FEWEST_IN_BAND = 20;

interface Stated {
  /** Percent. */
  stated: number;
  isRight: boolean;
}

/** How sure was stated and how often that was right, by bands; a band of few documents is marked. */
function bandsOf(title: string, all: Stated[]): string[] {
  return BANDS.flatMap((from, i) => {
    const to = BANDS[i + 1] ?? 101;
    const some = all.filter(({ stated }) => stated >= from && stated < to);
    if (some.length === 0) return [];
    const mean = some.reduce((sum, { stated }) => sum + stated, 0) / some.length;
    const right = (100 * some.filter(({ isRight }) => isRight).length) / some.length;
    const few = some.length < FEWEST_IN_BAND ? ", few" : "";
    return [
      `  ${title} ${from} to ${Math.min(to, 100)}%: stated ${mean.toFixed(0)}%, right ${right.toFixed(0)}% (${some.length}${few})`,
    ];
  });
}

function statedOf(outcomes: RealOutcome[]): string[] {
  const told = outcomes.flatMap((outcome) => {
    const { document, result } = outcome;
    if (!result?.document) return [];
    return [
      {
        kind: { stated: 100 * result.document.sure, isRight: kindIsRight(outcome) },
        verdict: { stated: result.confidence, isRight: isGiven(outcome, document.expectedRisk) },
      },
    ];
  });
  return [
    ...bandsOf(
      "Kind",
      told.map(({ kind }) => kind),
    ),
    ...bandsOf(
      "Verdict",
      told.map(({ verdict }) => verdict),
    ),
  ];
}

/** How often each level was exactly the expected one. */
function verdictsOf(outcomes: RealOutcome[]): Record<string, { right: number; of: number }> {
  return Object.fromEntries(
    RISK_ORDER.map((risk) => {
      const given = outcomes.filter((one) => isGiven(one, risk));
      return [risk, { right: given.filter(({ document }) => document.expectedRisk === risk).length, of: given.length }];
    }),
  );
}

function rowOf(outcome: RealOutcome): string {
  const { document, result, unread } = outcome;
  const read = result?.document;
  const marks = [kindIsRight(outcome) ? " " : "k", isGiven(outcome, document.expectedRisk) ? " " : "r"].join("");
  const taken = read ? `${read.kind}${read.outside ? " (outside)" : ""} ${read.sure}` : (unread ?? "");
  const grave = (result?.clauses ?? [])
    .flatMap(({ findings }) => findings)
    .filter(({ severity }) => severity !== "LOW")
    .map(({ check, severity }) => `${check.replace("clause-", "")}${severity === "HIGH" ? "!" : ""}`);
  return `${marks} ${document.id} ${document.kind}, ${document.inCode}: ${taken}; expected ${document.expectedRisk}, given ${riskOf(outcome)} ${[...new Set(grave)].join(" ")}`;
}

/** Prints the figures by half, and with `rows` what became of each document. */
export function printRealScores(outcomes: RealOutcome[], rows: boolean): void {
  for (const [half, some] of Map.groupBy(
    outcomes,
    ({ document: { half, batch } }) => `${half}”, batch ${batch ?? 1}`,
  )) {
    console.log(`\nHalf “${half}: ${some.length} documents`);
    for (const [name, value] of figuresOf(some)) console.log(`  ${name}: ${value}`);
    for (const [risk, { right, of }] of Object.entries(verdictsOf(some)))
      console.log(`  ${risk} given: right ${right} of ${of}`);
    if (rows) for (const outcome of some) console.log(rowOf(outcome));
  }
  for (const [half, some] of Map.groupBy(outcomes, ({ document }) => document.half)) {
    console.log(`\nHalf “${half}”, what was stated and how often it was right`);
    for (const line of statedOf(some)) console.log(line);
  }
}
