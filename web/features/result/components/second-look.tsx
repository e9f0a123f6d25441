import { useState } from "react";
import type { SecondLook as Look } from "#schema/result.ts";
import { Button } from "#web/ui/button.tsx";

/** Clauses that no rule found a fault in and the classifier would look at again: quiet, outside every count, can be put away. */
export function SecondLook({ looks }: { looks: readonly Look[] }) {
  const [isDismissed, setDismissed] = useState(false);
  if (looks.length === 0 || isDismissed) return null;
  return (
    <section aria-labelledby="second-look" className="mt-4 rounded-md border border-dotted border-rule px-4 py-3">
      <div className="flex items-start justify-between gap-4">
        <h3 id="second-look" className="font-semibold">
          Worth a second look
        </h3>
        <Button variant="quiet" onClick={() => setDismissed(true)}>
          Dismiss
        </Button>
      </div>
      <p className="mt-1 max-w-[70ch] text-sm text-ink-muted">
        No rule found a fault here. This comes from a model trained on invented practice pieces: it is not counted, does
        not change the risk and suggests no edits.
      </p>
      <ul className="mt-2 space-y-2 text-sm">
        {looks.map(({ clause, kind, places }) => (
          <li key={clause}>
            <span className="font-medium">Clause {clause}</span>{" "}
            <span className="text-ink-muted">most often faulted in such pieces: {kind}</span>
            {places.map(({ quote, start }) => (
              <blockquote key={start} className="mt-1 border-l border-dotted border-rule pl-3 font-serif">
                {quote}
              </blockquote>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
