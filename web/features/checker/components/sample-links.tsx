import { useState } from "react";
import type { Audience, Channel } from "#schema/submission.ts";
import { toast } from "#web/ui/toast-store.ts";

type Sample = { file: string; title: string; hint: string; audience: Audience; channel: Channel };

/** Built-in materials about invented products, served from `web/public/samples`. */
const SAMPLES: readonly Sample[] = [
  {
    file: "leavepiece-with-faults.txt",
    title: "Leavepiece with faults",
    hint: "for health professionals",
    audience: "hcp",
    channel: "print",
  },
  {
    file: "leavepiece-complete.txt",
    title: "Complete leavepiece",
    hint: "for health professionals",
    audience: "hcp",
    channel: "print",
  },
  {
    file: "social-post-to-the-public.txt",
    title: "Social post",
    hint: "to the public",
    audience: "patients",
    channel: "social",
  },
];

/** Fetches a sample as the file it would be if it had been uploaded. */
async function fetchSample({ file }: Sample): Promise<File> {
  const response = await fetch(`/samples/${file}`);
  if (!response.ok) throw new Error(`Sample ${file}: ${response.status}`);
  return new File([await response.blob()], file, { type: "text/plain" });
}

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
