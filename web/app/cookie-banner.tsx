import { X } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { paths } from "#web/lib/paths.ts";
import { local, readStored, STORAGE_KEYS, watchStored, writeStored } from "#web/lib/storage.ts";
import { Button } from "#web/ui/button.tsx";

const hasChosen = () => readStored(local, STORAGE_KEYS.consent) !== undefined;

/** Asks once about cookies; shown until a choice is stored, or taken where the browser refuses to store it. */
export function CookieBanner() {
  const [isClosed, setClosed] = useState(false);
  // Not part of prerendered pages: without scripts there is no session and nothing to answer.
  const isStored = useSyncExternalStore(watchStored, hasChosen, () => true);
  if (isClosed || isStored) return null;
  const choose = (accepted: boolean) => {
    writeStored(local, STORAGE_KEYS.consent, { accepted });
    setClosed(true);
  };
  return (
    <section
      aria-label="Cookies"
      data-print="hide"
      className="sticky bottom-0 z-30 border-t border-rule-strong bg-raised"
    >
      <div className="mx-auto flex max-w-[80rem] flex-wrap items-center gap-x-6 gap-y-3 px-4 py-3 sm:px-6">
        <div className="min-w-56 flex-1 text-sm">
          <p>We use essential cookies only, to keep you signed in and strangers out.</p>
          <p>
            Nothing is used for advertising or tracking.{" "}
            <Link to={paths.privacyPolicy} className="link">
              Privacy policy
            </Link>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button size="sm" variant="primary" onClick={() => choose(true)}>
            Accept Essential Cookies
          </Button>
          <Button size="sm" onClick={() => choose(false)}>
            Decline
          </Button>
          <Button size="sm" variant="quiet" aria-label="Close" onClick={() => choose(false)}>
            <X aria-hidden className="size-4" />
          </Button>
        </div>
      </div>
    </section>
  );
}
