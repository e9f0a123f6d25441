import { clsx } from "clsx";
import { Progress } from "radix-ui";

const TONES = { accent: "bg-accent", medium: "bg-medium", high: "bg-high" } as const;

type ProgressBarProps = { value: number; label: string; valueText?: string; tone?: keyof typeof TONES };

/** A bar from 0 to 100 percent; higher values are drawn as full. */
export function ProgressBar({ value, label, valueText, tone = "accent" }: ProgressBarProps) {
  const capped = Math.min(100, Math.max(0, value));
  return (
    <Progress.Root
      value={capped}
      aria-label={label}
      getValueLabel={() => valueText ?? `${Math.round(capped)}%`}
      className="h-2 w-full overflow-hidden rounded-full border border-rule bg-sunken"
    >
      <Progress.Indicator
        className={clsx("h-full transition-[width] duration-500", TONES[tone])}
        style={{ width: `${capped}%` }}
      />
    </Progress.Root>
  );
}
