import facts from "virtual:site-facts";
import { Navigate } from "react-router";
import { SampleResult } from "#web/app/sample-result.tsx";
import { Accuracy } from "#web/features/landing/components/accuracy.tsx";
import { Audiences, Benefits, FeatureList } from "#web/features/landing/components/cards.tsx";
import { ClosingCall, DataProtection } from "#web/features/landing/components/closing.tsx";
import { Hero } from "#web/features/landing/components/hero.tsx";
import { HowItWorks } from "#web/features/landing/components/how-it-works.tsx";
import { Section } from "#web/features/landing/components/section.tsx";
import { useStoredUser } from "#web/features/session/stored-user.ts";
import { paths } from "#web/lib/paths.ts";

/** What a visitor sees first; whoever is signed in goes on to the checker. */
export function LandingPage() {
  const user = useStoredUser();
  if (user) return <Navigate to={paths.dashboard} replace />;
  return (
    <div className="text-lg leading-[1.6875rem]">
      <Hero facts={facts} />
      <Section
        title="A real result"
        intro="A live result from a leavepiece for an invented medicine. Open any finding."
      >
        <SampleResult />
      </Section>
      <Benefits facts={facts} />
      <Audiences />
      <FeatureList facts={facts} />
      <HowItWorks />
      <Accuracy facts={facts} />
      <DataProtection />
      <ClosingCall />
    </div>
  );
}
