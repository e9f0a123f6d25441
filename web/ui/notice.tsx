import { clsx } from "clsx";
import type { ReactNode } from "react";

const TONES = {
  plain: "border-rule bg-sunken text-ink",
  accent: "border-accent/30 bg-accent-soft text-ink",
  medium: "border-medium/40 bg-medium-soft text-ink",
  high: "border-high/40 bg-high-soft text-ink",
} as const;

type NoticeProps = { tone?: keyof typeof TONES; icon?: ReactNode; className?: string; children: ReactNode };

/** A statement set apart from the text around it. */
export function Notice({ tone = "plain", icon, className, children }: NoticeProps) {
  return (
    <div
      className={clsx(
        "flex gap-2.5 rounded-md border px-3.5 py-2.5 text-sm [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0",
        TONES[tone],
        className,
      )}
    >
      {icon}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
