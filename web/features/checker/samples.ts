import type { Audience, Channel } from "#schema/submission.ts";

export type Sample = { file: string; title: string; hint: string; audience: Audience; channel: Channel };

/** Built-in materials about invented products, served from `web/public/samples`. */
export const SAMPLES: readonly Sample[] = [
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
export async function fetchSample({ file }: Sample): Promise<File> {
  const response = await fetch(`/samples/${file}`);
  if (!response.ok) throw new Error(`Sample ${file}: ${response.status}`);
  return new File([await response.blob()], file, { type: "text/plain" });
}
