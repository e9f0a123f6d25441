import { useEffect, useRef } from "react";

export type SummaryError = { fieldId: string; message: string };

/** The list of what stopped a form, focused each time it is shown anew; every entry leads to its field. */
export function ErrorSummary({ errors }: { errors: readonly SummaryError[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      aria-labelledby="error-summary-title"
      className="rounded-md border-2 border-high bg-high-soft px-4 py-3"
    >
      <p id="error-summary-title" className="font-semibold">
        There is a problem
      </p>
      <ul className="mt-1 list-disc pl-5 text-sm [&>li]:leading-6">
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className="inline-block align-top leading-6 font-medium text-high underline underline-offset-2"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
