import type { MeasuredSet, SiteFacts } from "#schema/site-facts.ts";
import { Section } from "#web/features/landing/components/section.tsx";
import { listWords } from "#web/lib/format.ts";

const MEASURES = {
  clauseF1: "Clauses found: misses and false alarms in one figure (F1)",
  exactRisk: "Risk level exactly as the reviewers’",
  evidenceHit: "Quotation is the one that reviewers marked",
} as const satisfies Partial<Record<keyof MeasuredSet, string>>;

/** How often the rules are right, the unflattering figures first. */
export function Accuracy({ facts: { fitted, unseen, rulesVersion } }: { facts: SiteFacts }) {
  const columns = [
    ...unseen.map((set, i) => ({
      set,
      head: `Unseen set ${i + 1}, of ${set.materials}`,
      note: "first run, earlier rules",
    })),
    { set: fitted, head: `Development set of ${fitted.materials}`, note: `rules ${rulesVersion}, fitted to it` },
  ];
  return (
    <Section
      title="How often it is right"
      intro={`Measured on invented materials that reviewers had labelled, with the rules alone. Sets of ${listWords(unseen.map(({ materials }) => String(materials)))} materials were run before the rules had been tuned to them: expect figures like those on your own pieces, and read every finding as a second opinion.`}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard. */}
      <section className="overflow-x-auto" aria-label="Measured accuracy" tabIndex={0}>
        <table className="w-full min-w-[40rem] border-b border-rule text-left text-base tabular-nums">
          <thead>
            <tr className="align-bottom">
              <th scope="col" className="py-2 pr-4 font-medium">
                Measure
              </th>
              {columns.map(({ head, note }) => (
                <th key={head} scope="col" className="px-4 py-2 text-right font-medium">
                  {head}
                  <span className="block text-sm font-normal text-ink-muted">{note}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.entries(MEASURES).map(([key, label]) => (
              <tr key={key} className="border-t border-rule">
                <th scope="row" className="py-2.5 pr-4 font-normal">
                  {label}
                </th>
                {columns.map(({ set, head }) => (
                  <td key={head} className="px-4 py-2.5 text-right">
                    {set[key as keyof typeof MEASURES]}%
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  );
}
