import { clsx } from "clsx";
import type { ComponentProps } from "react";

const VARIANTS = {
  primary: "bg-accent text-on-accent border-accent hover:bg-accent-hover hover:border-accent-hover",
  secondary: "bg-raised text-ink border-rule-strong hover:bg-sunken",
  danger: "bg-raised text-high border-high hover:bg-high-soft",
  quiet: "bg-transparent text-accent border-transparent hover:bg-accent-soft",
} as const;

const SIZES = { md: "min-h-10 px-4 text-base", sm: "min-h-8 px-2.5 text-sm" } as const;

type Look = { variant?: keyof typeof VARIANTS; size?: keyof typeof SIZES };

/** Classes of a button, for links that look like one. */
export const buttonClass = ({ variant = "secondary", size = "md" }: Look = {}, className?: string) =>
  clsx(
    "inline-flex items-center justify-center gap-2 rounded-md border font-medium whitespace-nowrap transition-colors",
    "disabled:opacity-60 disabled:cursor-not-allowed aria-disabled:opacity-60",
    VARIANTS[variant],
    SIZES[size],
    className,
  );

/** A button; `type="button"` unless told otherwise, so that none submits a form by accident. */
export function Button({ variant, size, className, type = "button", ...rest }: ComponentProps<"button"> & Look) {
  return <button type={type} className={buttonClass({ variant, size }, className)} {...rest} />;
}
