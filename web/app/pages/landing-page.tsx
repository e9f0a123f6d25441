import facts from "virtual:site-facts";
import { useState } from "react";
import { Navigate } from "react-router";
import { Accuracy } from "#web/features/landing/components/accuracy.tsx";
import { Audiences, Benefits, FeatureList } from "#web/features/landing/components/cards.tsx";
import { ClosingCall, DataProtection } from "#web/features/landing/components/closing.tsx";
import { Hero } from "#web/features/landing/components/hero.tsx";
import { HowItWorks } from "#web/features/landing/components/how-it-works.tsx";
import { Section } from "#web/features/landing/components/section.tsx";
import { useStoredUser } from "#web/features/session/stored-user.ts";
import { paths } from "#web/lib/paths.ts";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { Skeleton } from "#web/ui/waiting.tsx";

const ID = "sample-result";
const LiveSample = lazyPart(async () => (await import("#web/app/live-sample.tsx")).LiveSample, {
  what: "The sample's result",
  waiting: <Skeleton className="h-[60rem] w-full" />,
});

/** Drawn while the page is written to HTML; the browser's own build has none of it. */
const prerendered = import.meta.env.SSR ? (await import("#web/app/sample-html.tsx")).sampleHtml() : undefined;

/** The result of the built-in sample. It is part of the page's HTML, opens by itself and costs the browser no script;
 * who comes here from another page, where that HTML is not at hand, has it drawn instead. */
function SampleResult() {
  const [html] = useState(() => prerendered ?? document.getElementById(ID)?.innerHTML);
  if (html)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, taken over as the build wrote it.
    return <div id={ID} dangerouslySetInnerHTML={{ __html: html }} />;
  return <LiveSample />;
}

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
