import { clsx } from "clsx";

/** A grey line or block where content will be; its size comes from `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx("animate-pulse rounded bg-sunken", className)} />;
}
