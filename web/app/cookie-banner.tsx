import { X } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { paths } from "#web/lib/paths.ts";
import { local, readStored, STORAGE_KEYS, watchStored, writeStored } from "#web/lib/storage.ts";
import { Button } from "#web/ui/button.tsx";

const hasChosen = () => readStored(local, STORAGE_KEYS.consent) !== undefined;

/** Tells the page how much of the window's foot the bar takes: what sticks there stands on it, and what has the focus is scrolled clear of it. */
function takeFoot(bar: HTMLElement) {
  if (typeof ResizeObserver === "undefined") return;
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() => style.setProperty("--foot", `${bar.offsetHeight}px`));
  watch.observe(bar);
  return () => {
    watch.disconnect();
    style.removeProperty("--foot");
  };
}

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
      ref={takeFoot}
      aria-label="Cookies"
      data-print="hide"
      data-foot
      className="sticky bottom-0 z-30 border-t border-rule-strong bg-raised"
    >
      <div className="mx-auto flex max-w-[80rem] flex-wrap items-center gap-x-6 gap-y-2 px-4 py-2 sm:px-6 sm:py-3">
        <div className="min-w-56 flex-1 text-sm">
          <p>Essential cookies only, for login and security.</p>
          <p>
            No advertising or tracking.{" "}
            <Link to={paths.privacyPolicy} className="link">
              Privacy policy
            </Link>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2 max-sm:flex-1">
          <Button size="sm" variant="primary" onClick={() => choose(true)}>
            Accept Essential Cookies
          </Button>
          <Button size="sm" onClick={() => choose(false)}>
            Decline
          </Button>
          <Button
            size="sm"
            variant="quiet"
            className="max-sm:ml-auto max-[22rem]:absolute max-[22rem]:top-1 max-[22rem]:right-2"
            aria-label="Close"
            onClick={() => choose(false)}
          >
            <X aria-hidden className="size-4" />
          </Button>
        </div>
      </div>
    </section>
  );
}
