import { useState } from "react";
import { fetchSample, SAMPLES, type Sample } from "#web/features/checker/samples.ts";
import { toast } from "#web/ui/toast-store.ts";

type SampleLinksProps = { isDisabled: boolean; onSample: (sample: Sample, file: File) => void };

/** Runs a built-in material with one click. */
export function SampleLinks({ isDisabled, onSample }: SampleLinksProps) {
  const [isFetching, setFetching] = useState(false);
  const run = async (sample: Sample) => {
    setFetching(true);
    try {
      onSample(sample, await fetchSample(sample));
    } catch {
      toast({
        title: "Sample not loaded",
        description: "The sample could not be loaded. Please try again.",
        variant: "destructive",
      });
    } finally {
      setFetching(false);
    }
  };
  return (
    <p className="-mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
      <span className="text-ink-muted">or try a sample:</span>
      {SAMPLES.map((sample) => (
        <button
          key={sample.file}
          type="button"
          className="link disabled:opacity-60"
          disabled={isDisabled || isFetching}
          onClick={() => run(sample)}
        >
          {sample.title}
          <span className="sr-only">, {sample.hint}</span>
        </button>
      ))}
    </p>
  );
}
