import { useEffect, useState } from "react";
import { type LoadFailure, whyLoadFailed } from "#web/lib/build.ts";
import { keepText } from "#web/lib/kept-text.ts";
import { Button } from "#web/ui/button.tsx";

const REASONS: Record<LoadFailure, string> = {
  offline: "You are offline. Please try again when you are connected.",
  unreachable: "The server cannot be reached. Please try again in a minute.",
  "new-release":
    "This site has been updated since you opened it. Please reload the page: what you have typed is kept, a file has to be chosen again.",
  broken: "Please try again. If it does not help, reload the page later.",
};

/** Reloads the page on request, with what was typed on it. */
function reload() {
  keepText();
  window.location.reload();
}

/** Says that a part could not be loaded, why, and offers what helps: another try or, after a release, one reload. */
export function LoadFailed({ what, onRetry }: { what: string; onRetry: () => void }) {
  const [reason, setReason] = useState<LoadFailure>();
  useEffect(() => {
    let isShown = true;
    whyLoadFailed().then((found) => isShown && setReason(found));
    return () => {
      isShown = false;
    };
  }, []);
  return (
    <div role="alert" className="rounded-md border border-medium/40 bg-medium-soft px-4 py-3 text-sm">
      <p>
        {what} could not be loaded. {reason && REASONS[reason]}
      </p>
      <Button size="sm" className="mt-2" onClick={reason === "new-release" ? reload : onRetry}>
        {reason === "new-release" ? "Reload the page" : "Try again"}
      </Button>
    </div>
  );
}
