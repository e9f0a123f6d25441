import { useEffect, useState } from "react";
import { type LoadFailure, whyLoadFailed } from "#web/lib/build.ts";
import { keepText } from "#web/lib/kept-text.ts";
import { Button } from "#web/ui/button.tsx";

const KEPT = "What you have typed is kept; a file has to be chosen again.";
const REASONS: Record<LoadFailure, string> = {
  offline: "You are offline. Please try again when you are connected.",
  unreachable: "The server cannot be reached. Please try again in a minute.",
  "new-release": `This site has been updated since you opened it. Please reload the page. ${KEPT}`,
  broken: `Please reload the page. ${KEPT} If it does not help, please try again later.`,
};

const isAway = (reason: LoadFailure) => reason === "offline" || reason === "unreachable";

/** Says that a part could not be loaded and why, and offers what helps: a reload, with what was typed kept. It is never
 * made while there is nothing to load from, nor by itself: that would cost the page, or never end. Nothing less than a
 * reload helps, because browsers remember that a file of the page's code was not to be had. */
export function LoadFailed({ what }: { what: string }) {
  const [reason, setReason] = useState<LoadFailure>();
  useEffect(() => {
    let isShown = true;
    whyLoadFailed().then((found) => isShown && setReason(found));
    return () => {
      isShown = false;
    };
  }, []);
  const tryAgain = async () => {
    const found = await whyLoadFailed();
    setReason(found);
    if (isAway(found)) return;
    keepText();
    window.location.reload();
  };
  return (
    <div role="alert" className="rounded-md border border-medium/40 bg-medium-soft px-4 py-3 text-sm">
      <p>
        {what} could not be loaded. {reason && REASONS[reason]}
      </p>
      <Button size="sm" className="mt-2" onClick={tryAgain}>
        {reason && !isAway(reason) ? "Reload the page" : "Try again"}
      </Button>
    </div>
  );
}
