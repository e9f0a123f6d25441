import { useState } from "react";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

const ID = "sample-result";
const LiveSample = lazyPart(async () => (await import("#web/app/live-sample.tsx")).LiveSample, {
  what: "The sample's result",
  waiting: <Skeleton className="h-[60rem] w-full" />,
});

/** Drawn while the page is written to HTML; the browser's own build has none of it. */
const prerendered = import.meta.env.SSR ? (await import("#web/app/sample-html.tsx")).sampleHtml() : undefined;

/** The result of the built-in sample. It is part of the page's HTML, opens by itself and costs the browser no script;
 * who comes here from another page, where that HTML is not at hand, has it drawn instead. */
export function SampleResult() {
  const [html] = useState(() => prerendered ?? document.getElementById(ID)?.innerHTML);
  if (html)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, taken over as the build wrote it.
    return <div id={ID} dangerouslySetInnerHTML={{ __html: html }} />;
  return <LiveSample />;
}
