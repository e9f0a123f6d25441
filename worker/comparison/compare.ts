import type { ClaimVerdict, Comparison, FurtherRole, FurtherState } from "#schema/comparison.ts";
import { inSource } from "#worker/rules/facts/base.ts";
import { isOnePage } from "#worker/rules/facts/edges.ts";
import type { Facts } from "#worker/rules/facts/index.ts";
import type { Sentence } from "#worker/rules/facts/types.ts";
import { type CitedClaim, citedClaims } from "./claims-cited.ts";
import { judged, type ReadReference } from "./references/verdict.ts";
import { entryFor } from "./references/which-entry.ts";
import { type Smpc, smpcOf } from "./smpc/smpc.ts";
import { type ComparedFinding, findingFrom, keptQuote } from "./to-finding.ts";
import { againstSmpc } from "./with-smpc.ts";

/** A file that was sent with a material, as read: its text, which may be only its beginning, or why it has none. */
export type FurtherFile = { role: FurtherRole; fileName: string } & (
  | { text: string; isCut?: boolean }
  | { unread: string }
);

const cutOf = (file: FurtherFile) => ("isCut" in file && file.isCut ? { isCut: true } : {});

export interface Compared {
  comparison: Comparison;
  findings: ComparedFinding[];
}

const MOST_CLAIMS = 100;
/** A longer sentence is a list or a table, and says no one thing. */
const LONGEST_SENTENCE = 1500;
const NOT_COMPARED = new Set(["references", "ae-statement", "direction"]);

const lowerOf = (words: string) => words.toLowerCase();

/** Whether a sentence speaks of another medicine than that of the SmPC. */
function isOfOther(facts: Facts, sentence: Sentence, smpc: Smpc): boolean {
  const words = lowerOf(facts.view.text.slice(sentence.start, sentence.end));
  if (smpc.names.some((name) => words.includes(name))) return false;
  return facts.products.some(({ brand, generic }) =>
    [brand, generic].some((name) => name && !smpc.names.includes(lowerOf(name)) && words.includes(lowerOf(name))),
  );
}

/** The sentences that are compared with the SmPC. */
const comparedSentences = (facts: Facts, smpc: Smpc): Sentence[] =>
  facts.sentences.filter(
    (sentence) =>
      !NOT_COMPARED.has(sentence.zone) &&
      sentence.end - sentence.start <= LONGEST_SENTENCE &&
      !isOfOther(facts, sentence, smpc),
  );

interface WithSmpc {
  told: Comparison["smpc"];
  smpc: Smpc | null;
  sentences: number;
  findings: ComparedFinding[];
}

function withSmpc(facts: Facts, file: FurtherFile | undefined): WithSmpc {
  const nothing = { smpc: null, sentences: 0, findings: [] };
  if (!file) return { ...nothing, told: null };
  const { fileName } = file;
  const told = (state: FurtherState, smpc: Smpc | null, reason?: string): Comparison["smpc"] => ({
    ...{ fileName, state, ...(reason && { reason }), ...cutOf(file) },
    ...{ medicine: smpc?.name ?? "", revised: smpc?.revised?.words ?? null, sections: smpc?.sections ?? [] },
  });
  if ("unread" in file) return { ...nothing, told: told("not-read", null, file.unread) };
  const smpc = smpcOf(file.text);
  if (!smpc) return { ...nothing, told: told("not-an-smpc", null) };
  const text = lowerOf(facts.view.text);
  if (!smpc.names.some((name) => text.includes(name))) return { ...nothing, told: told("other-medicine", smpc) };
  const sentences = comparedSentences(facts, smpc);
  const findings = sentences.flatMap(({ start, end }) => {
    const found = againstSmpc({ words: facts.view.text.slice(start, end), start }, smpc);
    return found ? [findingFrom(facts, found, { document: "smpc", fileName })] : [];
  });
  return { told: told("compared", smpc), smpc, sentences: sentences.length, findings };
}

interface Placed {
  fileName: string;
  number: number | null;
  state: FurtherState;
  reason?: string;
  isCut?: boolean;
  read: ReadReference | null;
}

/** References with the numbers under which the piece cites them. The SmPC is one where the list names it. */
function placed(facts: Facts, files: readonly FurtherFile[], smpc: Smpc | null): Placed[] {
  const { entries } = facts.references;
  return files.flatMap((file): Placed[] => {
    const { fileName, role } = file;
    if ("unread" in file)
      return role === "smpc" ? [] : [{ fileName, number: null, state: "not-read", reason: file.unread, read: null }];
    const isNamed = (text: string) => smpc?.names.some((name) => lowerOf(text).includes(name)) ?? false;
    const entry =
      role === "smpc"
        ? (entries.find(({ kind, text }) => kind === "spc" && isNamed(text)) ?? null)
        : entryFor(fileName, file.text, entries);
    const number = entry?.number ?? null;
    if (role === "smpc" && number === null) return [];
    const state = number === null ? "not-cited" : "compared";
    return [{ fileName, number, state, ...cutOf(file), read: { text: file.text } }];
  });
}

/** One cited reference that supports a claim is enough; else the worst that any of them says decides. */
const ORDER: readonly ClaimVerdict[] = ["supported", "contradicted", "unclear", "not-on-point", "not-supplied"];

interface JudgedClaim {
  told: Comparison["claims"][number];
  findings: ComparedFinding[];
}

function judgedClaim(
  facts: Facts,
  { sentence, words, numbers }: CitedClaim,
  references: readonly Placed[],
): JudgedClaim {
  const answers = references.flatMap(({ number, read, fileName }) =>
    read && number !== null && numbers.includes(number)
      ? [{ fileName, ...judged({ words, start: sentence.start }, read) }]
      : [],
  );
  const [best] = answers.toSorted((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict));
  const { source } = facts.view;
  const quote = source.slice(inSource(facts, sentence.start), inSource(facts, sentence.end));
  const told: Comparison["claims"][number] = {
    ...{
      quote: keptQuote(quote),
      page: isOnePage(facts) ? null : sentence.page,
      numbers,
      verdict: best?.verdict ?? "not-supplied",
    },
    found: best?.found ? keptQuote(best.found) : null,
  };
  const against = best?.contradiction ? { document: "reference" as const, fileName: best.fileName } : null;
  const findings = against && best?.contradiction ? [findingFrom(facts, best.contradiction, against)] : [];
  return { told, findings };
}

/** Compares a material with the files that were sent with it. What was not sent is never a fault. Pure. */
export function compareWith(facts: Facts, files: readonly FurtherFile[]): Compared {
  const { told, smpc, sentences, findings } = withSmpc(
    facts,
    files.find(({ role }) => role === "smpc"),
  );
  const references = placed(facts, files, smpc);
  const hasReferences = files.some(({ role }) => role === "reference");
  const claims = (hasReferences || references.length > 0 ? citedClaims(facts) : []).slice(0, MOST_CLAIMS);
  const answers = claims.map((claim) => judgedClaim(facts, claim, references));
  const known = new Set(findings.map(({ finding }) => finding.start));
  const more = answers.flatMap((one) => one.findings).filter(({ finding }) => !known.has(finding.start));
  return {
    comparison: {
      ...{ version: 1, smpc: told, sentences, contradictions: findings.length },
      references: references
        .filter(({ fileName }) => files.some((file) => file.role === "reference" && file.fileName === fileName))
        .map(({ read: _read, ...file }) => file),
      claims: answers.map((one) => one.told),
    },
    findings: [...findings, ...more],
  };
}
