import { clsx } from "clsx";
import { OctagonAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorSummary } from "#web/ui/error-summary.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { FormState } from "#web/ui/use-form.ts";

type FormProps = {
  form: FormState;
  /** Words of the button, and while it sends. */
  submit: string;
  sending: string;
  /** Stands beside the button. */
  beside?: ReactNode;
  isWide?: boolean;
  tone?: "primary" | "danger";
  children: ReactNode;
};

/** A form with what stopped it on top, its fields, and its button. */
export function Form({ form, submit, sending, beside, isWide, tone = "primary", children }: FormProps) {
  // The browser alone can neither check nor send it: not even by Enter until the page's code is there.
  const isHydrated = useHydrated();
  return (
    // Sent before the page's code has arrived, a form must not put what was typed into the address.
    <form method="post" {...form.props} className="space-y-5">
      <ErrorSummary errors={form.summary} />
      {children}
      {form.failed && (
        <Notice tone="high" icon={<OctagonAlert aria-hidden className="text-high" />}>
          {form.failed}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {/* Not disabled while it sends: a disabled button would drop the keyboard's focus. */}
        <Button
          type="submit"
          variant={tone}
          disabled={!isHydrated}
          aria-disabled={form.isSending || undefined}
          className={clsx("min-w-32", isWide && "w-full")}
        >
          {form.isSending ? sending : submit}
        </Button>
        {beside}
      </div>
    </form>
  );
}
