import { withoutOverlaps } from "#schema/edits.ts";
import type { Fix } from "#schema/result.ts";
import { inSource } from "./facts/base.ts";
import { besideBrand, type NamePair, prominentOf } from "./facts/generic-name.ts";
import type { Facts } from "./facts/index.ts";
import type { Span } from "./facts/types.ts";
import { firstStarting } from "./spans.ts";
import type { ClauseOutcome, RuleFinding } from "./types.ts";

/* A sentence that has to go may be the one in which the non-proprietary name stands beside the brand. Its edit then
 * puts the name beside the brand where that stands next, so that curing one fault does not make another. */

/** The names that are due in the piece: of the medicine that it promotes and of those it has prescribing information for. */
export function pairsOwed({ promotion, obligatory, prescribingInformation }: Facts): NamePair[] {
  if (!promotion.owesObligatoryItems) return [];
  const main = promotion.medicines[0]?.name;
  return obligatory.names.filter(
    ({ product }) => product === main || prescribingInformation.blocks.some((b) => b.products.includes(product)),
  );
}

/** The non-proprietary name as it is put in behind a brand name; a gap for the writer where the piece does not give it. */
export const genericInserted = ({ generic }: NamePair): string => ` (${generic ?? "[non-proprietary name]"})`;

const fixesOf = ({ fix, moreFixes = [] }: RuleFinding): Fix[] => [fix, ...moreFixes];
const isChange = ({ kind }: Fix) => kind !== "insert";

interface Lost {
  /** The place of the brand name that an edit takes out. */
  from: Span;
  fix: Fix;
}

/** The edit that puts the name of a pair where its brand stands next, if the changes, in order, leave the brand without
 * it. */
function lostName(facts: Facts, pair: NamePair, changes: Fix[]): Lost | null {
  const { pointers } = facts.prescribingInformation;
  const isGone = (m: Span) => {
    const before = changes[firstStarting(changes, inSource(facts, m.end)) - 1];
    return before !== undefined && inSource(facts, m.start) < before.end;
  };
  const left = pair.mentions.filter((m) => !isGone(m));
  const from = pair.mentions.find((m) => isGone(m) && (m.beside || m.start === pair.prominent.start));
  if (!from || left.some((m) => m.beside) || !isGone(pair.beside ? from : pair.prominent)) return null;
  const next = prominentOf(
    facts,
    left.filter((m) => !pointers.some((p) => p.start <= m.start && m.start < p.end)),
  );
  if (!next) return null;
  const at = inSource(facts, besideBrand(facts, next));
  const note = `The non-proprietary name stays beside “${pair.product}”, where it stands next.`;
  return { from, fix: { kind: "insert", start: at, end: at, before: "", after: genericInserted(pair), note } };
}

/** The outcomes, with the edits that take a name out of its place putting it beside the brand elsewhere. */
export function withNamesKept(outcomes: ClauseOutcome[], facts: Facts): ClauseOutcome[] {
  const pairs = pairsOwed(facts);
  if (pairs.length === 0) return outcomes;
  const findings = outcomes.flatMap((outcome) => outcome.findings);
  const changes = withoutOverlaps(findings.flatMap(fixesOf)).filter(isChange);
  const added = new Map<RuleFinding, Fix[]>();
  for (const pair of pairs) {
    const lost = lostName(facts, pair, changes);
    const at = lost && inSource(facts, lost.from.start);
    const by = findings.find((f) => fixesOf(f).some((x) => isChange(x) && at !== null && x.start <= at && at < x.end));
    if (lost && by) added.set(by, [...(added.get(by) ?? []), lost.fix]);
  }
  if (added.size === 0) return outcomes;
  const withMore = (finding: RuleFinding): RuleFinding => {
    const more = added.get(finding);
    return more ? { ...finding, moreFixes: [...(finding.moreFixes ?? []), ...more] } : finding;
  };
  return outcomes.map((outcome) => ({ ...outcome, findings: outcome.findings.map(withMore) }));
}
