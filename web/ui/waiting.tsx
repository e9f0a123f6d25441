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

/** Stands in while the code of the first page arrives. */
export function PageLoading() {
  return (
    <div className="mx-auto w-full max-w-[80rem] space-y-4 px-4 py-6 sm:px-6" aria-busy="true">
      <p className="sr-only">Loading</p>
      <Skeleton className="h-7 w-64" />
      <Skeleton className="h-72 w-full" />
    </div>
  );
}
