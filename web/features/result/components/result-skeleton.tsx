import { Skeleton } from "#web/ui/waiting.tsx";

const SECTIONS = ["overview", "clauses", "cases", "recommendations"];

/** The shape of a result, before there is one. */
export function ResultSkeleton() {
  return (
    <div aria-busy="true" className="space-y-4">
      <p className="sr-only">The result will appear here.</p>
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-5 w-56" />
      {SECTIONS.map((section) => (
        <Skeleton key={section} className="h-10 w-full" />
      ))}
    </div>
  );
}
