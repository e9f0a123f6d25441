import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { CodeMissing, onDemand } from "#web/lib/build.ts";
import { ErrorBoundary } from "#web/ui/error-boundary.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";

type Look = {
  /** What it is, at the beginning of a sentence. */
  what: string;
  /** Stands in while its code arrives. */
  waiting?: ReactNode;
  /** Stands in for it for good; without it the reader is told, and may reload the page. */
  instead?: ReactNode;
};

/** A part of a page whose code is fetched when it is first drawn. One that cannot be fetched takes nothing else of the
 * page with it. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, look: Look) {
  const Part = lazy(async () => ({ default: await onDemand(load()) }));
  const fallback = (error: unknown) => {
    if (look.instead !== undefined) return look.instead;
    return error instanceof CodeMissing ? <LoadFailed what={look.what} /> : undefined;
  };
  return function LazyPart(props: Props) {
    return (
      <ErrorBoundary part={look.what} fallback={fallback}>
        <Suspense fallback={look.waiting ?? null}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
