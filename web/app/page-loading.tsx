import { Skeleton } from "#web/ui/waiting.tsx";

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
