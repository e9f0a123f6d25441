import type { MeasuredSet, SiteFacts } from "#schema/site-facts.ts";
import { Section } from "#web/features/landing/components/section.tsx";
import { listWords } from "#web/lib/format.ts";

const MEASURES = {
  clauseF1: { name: "Clauses found", note: "misses and false alarms in one figure (F1)" },
  exactRisk: { name: "Risk level", note: "exactly as the reviewers’" },
  evidenceHit: { name: "Quotation", note: "the one that reviewers marked" },
} as const satisfies Partial<Record<keyof MeasuredSet, { name: string; note: string }>>;
const MEASURE_KEYS = Object.keys(MEASURES) as (keyof typeof MEASURES)[];

/** How often the rules are right, the unflattering figures first. */
export function Accuracy({ facts: { fitted, unseen, rulesVersion } }: { facts: SiteFacts }) {
  const sets = [
    ...unseen.map((set, i) => ({ set, name: `Unseen set ${i + 1}`, note: "first run, earlier rules" })),
    { set: fitted, name: "Development set", note: `rules ${rulesVersion}, fitted to it` },
  ];
  return (
    <Section
      title="How often it is right"
      intro={`Measured on invented materials that reviewers had labelled, with the rules alone. Sets of ${listWords(unseen.map(({ materials }) => String(materials)))} materials were run before the rules had been tuned to them: expect figures like those on your own pieces, and read every finding as a second opinion.`}
    >
      <section aria-label="Measured accuracy">
        <table className="w-full max-w-4xl border-b border-rule text-left text-base tabular-nums max-sm:text-sm">
          <thead>
            <tr className="align-bottom">
              <th scope="col" className="py-2 pr-3 font-medium">
                Materials
              </th>
              {Object.values(MEASURES).map(({ name, note }) => (
                <th key={name} scope="col" className="w-1/5 py-2 pl-3 text-right font-medium sm:pl-6">
                  {name}
                  <span className="block text-sm font-normal text-balance text-ink-muted max-sm:sr-only">{note}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sets.map(({ set, name, note }) => (
              <tr key={name} className="border-t border-rule align-baseline">
                <th scope="row" className="py-2.5 pr-3 font-normal">
                  {name}
                  <span className="block text-sm text-ink-muted max-sm:text-xs">
                    {set.materials} materials; {note}
                  </span>
                </th>
                {MEASURE_KEYS.map((key) => (
                  <td key={key} className="py-2.5 pl-3 text-right sm:pl-6">
                    {set[key]}%
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <dl className="mt-3 space-y-1 text-sm text-ink-muted sm:hidden" aria-hidden>
          {Object.values(MEASURES).map(({ name, note }) => (
            <div key={name}>
              <dt className="inline font-medium">{name}: </dt>
              <dd className="inline">{note}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Section>
  );
}
