import type { MeasuredSet, SiteFacts } from "#schema/site-facts.ts";
import { Section } from "#web/features/landing/components/section.tsx";

const MEASURES = {
  clauseF1: { name: "Clauses found", note: "misses and false alarms in one figure (F1)" },
  exactRisk: { name: "Risk level", note: "exactly as the reviewers’" },
  evidenceHit: { name: "Quotation", note: "what reviewers marked is among the passages shown" },
} as const satisfies Partial<Record<keyof MeasuredSet, { name: string; note: string }>>;
const MEASURE_KEYS = Object.keys(MEASURES) as (keyof typeof MEASURES)[];

type Figures = Record<keyof typeof MEASURES, string>;

interface Row {
  name: string;
  note: string;
  figures: Figures;
}

const figures = (show: (key: keyof typeof MEASURES) => string): Figures => ({
  clauseF1: show("clauseF1"),
  exactRisk: show("exactRisk"),
  evidenceHit: show("evidenceHit"),
});

/** The lowest and the highest of several sets. */
function rangeOf(sets: MeasuredSet[], key: keyof typeof MEASURES): string {
  const values = sets.map((set) => Math.round(set[key]));
  return `${Math.min(...values)}–${Math.max(...values)}%`;
}

function rowsOf({ fitted, unseen, newestRunBy, rulesVersion }: SiteFacts): Row[] {
  const earlier = unseen.slice(0, -1);
  const [newest] = unseen.slice(-1);
  const count = earlier.reduce((sum, { materials }) => sum + materials, 0);
  return [
    ...(newest
      ? [
          {
            name: "Newest set",
            note: `${newest.materials} materials that nothing was learnt from; version ${newestRunBy}`,
            figures: figures((key) => `${newest[key]}%`),
          },
        ]
      : []),
    {
      name: "Earlier unseen sets",
      note: `${count.toLocaleString("en-GB")} materials in ${earlier.length} sets; earlier versions`,
      figures: figures((key) => rangeOf(earlier, key)),
    },
    {
      name: "Development set",
      note: `${fitted.materials} materials; version ${rulesVersion} is fitted to them`,
      figures: figures((key) => `${fitted[key]}%`),
    },
  ];
}

/** How often the rules are right, the unflattering figures first. */
export function Accuracy({ facts }: { facts: SiteFacts }) {
  return (
    <Section
      title="How often it is right"
      intro="Measured on invented materials that reviewers had labelled, without the AI reviewer. Nothing had been learnt from the newest set and the earlier ones when their figures were taken; the rules have been read against the newest since its first run. Real pieces are more varied: of 92 real documents that nobody had tried, the verdict on six in ten was exactly right, and three in ten of those without a fault were given Medium or High. Read every finding as a second opinion."
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
            {rowsOf(facts).map(({ name, note, figures }) => (
              <tr key={name} className="border-t border-rule align-baseline">
                <th scope="row" className="py-2.5 pr-3 font-normal">
                  {name}
                  <span className="block text-sm text-ink-muted max-sm:text-xs">{note}</span>
                </th>
                {MEASURE_KEYS.map((key) => (
                  <td key={key} className="py-2.5 pl-3 text-right sm:pl-6">
                    {figures[key]}
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
