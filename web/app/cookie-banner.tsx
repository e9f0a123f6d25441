import { X } from "lucide-react";
import { useState } from "react";
import { local, readStored, STORAGE_KEYS, writeStored } from "#web/lib/storage.ts";
import { Button } from "#web/ui/button.tsx";

/** Asks once about cookies; shown until a choice is stored. */
export function CookieBanner() {
  const [isOpen, setOpen] = useState(() => readStored(local, STORAGE_KEYS.consent) === undefined);
  if (!isOpen) return null;
  const choose = (accepted: boolean) => {
    writeStored(local, STORAGE_KEYS.consent, { accepted });
    setOpen(false);
  };
  return (
    <section
      aria-label="Cookies"
      data-print="hide"
      className="sticky bottom-0 z-30 border-t border-rule-strong bg-raised"
    >
      <div className="mx-auto flex max-w-[80rem] flex-wrap items-center gap-x-6 gap-y-3 px-4 py-3 sm:px-6">
        <p className="min-w-56 flex-1 text-sm">
          We use essential cookies only: one that keeps you signed in. Nothing is used for advertising or tracking.
        </p>
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
