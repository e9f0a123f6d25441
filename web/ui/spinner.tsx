import { LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";

/** A short wait, said in words. */
export function Spinner({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="flex items-center gap-2.5 py-6 text-ink-muted">
      <LoaderCircle aria-hidden className="size-5 animate-spin motion-reduce:animate-none" />
      {children}
    </p>
  );
}
