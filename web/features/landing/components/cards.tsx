import { BookOpenCheck, Gauge, type LucideIcon, Repeat2, ScanSearch } from "lucide-react";
import type { SiteFacts } from "#schema/site-facts.ts";
import { Section } from "#web/features/landing/components/section.tsx";
import { AUDIENCE_CARDS, benefits, features } from "#web/features/landing/texts.ts";

const ICONS: readonly LucideIcon[] = [Repeat2, BookOpenCheck, ScanSearch, Gauge];

/** The four benefits. */
export function Benefits({ facts }: { facts: SiteFacts }) {
  return (
    <Section title="What it changes">
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {benefits(facts).map(({ title, text }, index) => {
          const Icon = ICONS[index];
          return (
            <li key={title} className="rounded-md border border-rule bg-raised p-5">
              {Icon && <Icon aria-hidden className="size-5 text-accent" strokeWidth={1.75} />}
              <h3 className="mt-3 font-semibold">{title}</h3>
              <p className="mt-1.5 text-base leading-6 text-ink-muted">{text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** The six kinds of reader. */
export function Audiences() {
  return (
    <Section title="Who works with it">
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {AUDIENCE_CARDS.map(({ title, text }) => (
          <li key={title} className="border-t border-rule pt-4 pb-6">
            <h3 className="font-semibold">{title}</h3>
            <p className="mt-1 text-base leading-6 text-ink-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What the software does. */
export function FeatureList({ facts }: { facts: SiteFacts }) {
  return (
    <Section title="What is in it">
      <dl className="grid gap-x-12 border-b border-rule lg:grid-cols-2">
        {features(facts).map(({ title, text }) => (
          <div key={title} className="grid gap-x-6 border-t border-rule py-3 sm:grid-cols-[13rem_minmax(0,1fr)]">
            <dt className="text-base leading-6 font-medium">{title}</dt>
            <dd className="text-base leading-6 text-ink-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
