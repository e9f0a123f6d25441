import { Link } from "react-router";
import { paths } from "#web/lib/paths.ts";

type TermsBoxProps = { isAgreed: boolean; onChange: (isAgreed: boolean) => void };

/** The box that has to be ticked before a card is added or charged. */
export function TermsBox({ isAgreed, onChange }: TermsBoxProps) {
  return (
    <p className="flex items-start gap-2.5">
      <input
        id="terms"
        type="checkbox"
        required
        checked={isAgreed}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.5 size-[18px] shrink-0 accent-(--accent)"
      />
      <label htmlFor="terms">
        I agree to the{" "}
        <Link to={paths.termsOfService} target="_blank" className="link">
          Terms of Service
          <span className="sr-only"> (opens in a new tab)</span>
        </Link>
      </label>
    </p>
  );
}
