import { inSource } from "#worker/rules/facts/base.ts";
import type { Facts } from "#worker/rules/facts/index.ts";
import type { Span } from "#worker/rules/facts/types.ts";
import { firstStarting } from "#worker/text/spans.ts";
import { byGravity, byOrder, isFollower, isOfAi, rankOf } from "./gravity.ts";
import type { Told } from "./told.ts";

/** Findings that tell one act or statement; the first tells it best. */
export type Passage = [Told, ...Told[]];

/** One fault: its passages, the first of which tells it best. */
export type Group = [Passage, ...Passage[]];

/** What a piece has to carry is put in beside words that may be at fault for themselves. */
const CARRIED = new Set([12, 13, 16]);
const isCarried = ({ clause, finding }: Told) => CARRIED.has(clause) || finding.subclause === "26.4";

/** The sentences that hold words of a finding, as one span of the extracted text. */
function sentencesAround(facts: Facts): (span: Span) => Span {
  const sentences = facts.sentences.map(({ start, end }) => ({
    start: inSource(facts, start),
    end: inSource(facts, end),
  }));
  return (span) => {
    const before = sentences[firstStarting(sentences, span.start + 1) - 1];
    const last = sentences[firstStarting(sentences, span.end) - 1];
    return {
      start: before && before.end > span.start ? before.start : span.start,
      end: last && last.start >= (before?.start ?? 0) ? Math.max(span.end, last.end) : span.end,
    };
  };
}

const holds = (outer: Span, inner: Span) => outer.start <= inner.start && inner.end <= outer.end;
const meets = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

/** Findings on the same or nested sentences, or on the same words, become one passage under the one that tells them best. */
function passagesOf(facts: Facts, placed: readonly Told[]): Passage[] {
  const around = sentencesAround(facts);
  const passages: { words: Span; sentences: Span; isCarried: boolean; found: Passage }[] = [];
  for (const one of [...placed].sort(byGravity)) {
    const words = { start: one.finding.start ?? 0, end: one.finding.end ?? 0 };
    const sentences = around(words);
    const home = passages.find(
      (p) =>
        p.isCarried === isCarried(one) &&
        (meets(p.words, words) || holds(p.sentences, sentences) || holds(sentences, p.sentences)),
    );
    if (home) home.found.push(one);
    else passages.push({ words, sentences, isCarried: isCarried(one), found: [one] });
  }
  return passages.map(({ found }) => found);
}

/** Checks that find one fault by several signs: the piece has not been certified as it should have been. */
const UNCERTIFIED = new Set(["clause-08/uncertified", "clause-08/certificate-wanting", "clause-08/way-round"]);
const isUncertified = ({ finding }: Told) => UNCERTIFIED.has(finding.check);

/** The same fault in several passages is one; what is missing is told apart from what is said. */
function sameFault(passages: readonly Passage[]): Group[] {
  const faultOf = (main: Told) => (isUncertified(main) ? "uncertified" : main.words.headline);
  const groups = Map.groupBy(passages, ([main]) => `${main.finding.start === null} ${faultOf(main)}`);
  return [...groups.values()].map((list) => list.toSorted(([a], [b]) => byGravity(a, b)) as Group);
}

/** Faults that others beside them follow from; a statement on side effects that is missing (26.4) is none. */
const isPublicOrLicence = ([[{ clause, finding }]]: Group) =>
  (clause === 26 && finding.subclause !== "26.4") || clause === 11;

/** The fault that another is told with, which never is the lesser of the two. */
const hostOf = ([[{ finding }]]: Group, hosts: readonly Group[]): Group | undefined =>
  hosts.find((host) => isPublicOrLicence(host) && rankOf(host[0][0].finding.severity) >= rankOf(finding.severity));

/** Whether a group stands beside others only as what follows from them: Clause 2, serious failings, and Clause 3 beside the public or
 * the licence. */
const isConsequence = (group: Group, hosts: readonly Group[]): boolean =>
  isFollower(group[0][0]) || (group[0][0].clause === 3 && hostOf(group, hosts) !== undefined);

/** The findings put together as faults, in the order of the page: every finding is in exactly one. What only the AI reviewer raised
 * follows all that the rules found, in matters of its own, so that theirs are the same with it and without it. Pure. */
export function grouped(facts: Facts, findings: readonly Told[]): Group[] {
  const byRules = findings.filter((one) => !isOfAi(one));
  const byAi = findings.filter(isOfAi);
  return [...faultsOf(facts, byRules), ...faultsOf(facts, byAi)];
}

/** What follows from another fault is told with it and not by itself. */
function faultsOf(facts: Facts, findings: readonly Told[]): Group[] {
  const missing = findings.filter(({ finding }) => finding.start === null).map((one): Passage => [one]);
  const placed = findings.filter(({ finding }) => finding.start !== null);
  const all = sameFault([...passagesOf(facts, placed), ...missing]).sort(([[a]], [[b]]) => byOrder(a, b));
  const hosts = all.filter(([[main]]) => !isFollower(main));
  const [first] = hosts;
  if (!first) return all;
  const others = all.filter((group) => isConsequence(group, hosts));
  for (const other of others) (hostOf(other, hosts) ?? first)[0].push(...other.flat());
  return all.filter((group) => !others.includes(group));
}
