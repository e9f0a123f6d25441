import { Section } from "#web/features/landing/components/section.tsx";
import { STEPS } from "#web/features/landing/texts.ts";

/** The five steps from upload to MLR. */
export function HowItWorks() {
  return (
    <Section title="How It Works">
      <ol className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-5">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="border-t-2 border-ink pt-3">
            <p aria-hidden className="text-sm text-ink-muted tabular-nums">
              {index + 1}
            </p>
            <h3 className="font-semibold">{title}</h3>
            <p className="mt-1 text-base leading-6 text-ink-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
