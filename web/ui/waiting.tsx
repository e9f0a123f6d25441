import { clsx } from "clsx";
import { LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";

/** A grey line or block where content will be; its size comes from `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx("animate-pulse rounded bg-sunken", className)} />;
}

/** A short wait, said in words. */
export function Spinner({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="flex items-center gap-2.5 py-6 text-ink-muted">
      <LoaderCircle aria-hidden className="size-5 animate-spin motion-reduce:animate-none" />
      {children}
    </p>
  );
}
