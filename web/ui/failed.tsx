import { Button } from "#web/ui/button.tsx";

/** What could not be loaded, and a way to try again. */
export function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-2 text-sm">
      <p>{message}</p>
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
