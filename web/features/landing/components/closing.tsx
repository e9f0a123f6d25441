import { Info } from "lucide-react";
import { Link } from "react-router";
import { Doors } from "#web/features/landing/components/doors.tsx";
import { Section } from "#web/features/landing/components/section.tsx";
import { DATA_POINTS } from "#web/features/landing/texts.ts";
import { paths } from "#web/lib/paths.ts";
import { Notice } from "#web/ui/notice.tsx";

/** What happens to an upload. */
export function DataProtection() {
  return (
    <Section title="Data protection">
      <div className="rounded-md border border-rule bg-raised p-5 sm:p-6">
        <dl className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
          {DATA_POINTS.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-1 text-base leading-6 text-ink-muted">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-5 border-t border-rule pt-4 text-base">
          In full in the{" "}
          <Link to={paths.privacyPolicy} className="link">
            privacy policy
          </Link>
          .
        </p>
      </div>
      <Notice tone="accent" className="mt-4" icon={<Info aria-hidden className="text-accent" />}>
        <strong className="font-semibold">A pre-MLR tool.</strong> It certifies nothing and does not replace medical,
        legal and regulatory review: material must still go through MLR before publication.
      </Notice>
    </Section>
  );
}

/** The two ways in once more. */
export function ClosingCall() {
  return (
    <Section
      title="Send MLR a cleaner piece"
      intro={
        <>
          Sign up with an e-mail address, or{" "}
          <Link to={paths.dashboard} className="link">
            look around first
          </Link>
          : the checker opens with sample materials and a demo account.
        </>
      }
    >
      <Doors />
    </Section>
  );
}
