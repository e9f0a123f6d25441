import { clsx } from "clsx";
import type { ReactNode } from "react";

export const TONES = {
  high: "border-high/40 bg-high-soft text-high",
  medium: "border-medium/40 bg-medium-soft text-medium",
  low: "border-low/40 bg-low-soft text-low",
  good: "border-good/40 bg-good-soft text-good",
  plain: "border-rule bg-sunken text-ink-muted",
  accent: "border-accent/30 bg-accent-soft text-accent",
} as const;

export type Tone = keyof typeof TONES;

/** A short word in a box; colour only repeats what the word says. */
export function Badge({ tone = "plain", icon, children }: { tone?: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span
      className={clsx(
        "inline-flex items-center gap-1 rounded border px-1.5 text-xs font-medium whitespace-nowrap [&_svg]:size-3.5 [&_svg]:shrink-0",
        TONES[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
