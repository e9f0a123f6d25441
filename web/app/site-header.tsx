import { Link } from "react-router";
import { SessionControls } from "#web/features/session/components/session-controls.tsx";
import { paths } from "#web/lib/paths.ts";

function Mark() {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className="size-6 shrink-0">
      <rect width="24" height="24" rx="5" className="fill-accent" />
      <path d="M6.5 5.5h11v13h-11z" className="fill-on-accent" />
      <path d="M9 9.5h6M9 12.5h6" className="stroke-accent" strokeWidth="1.5" />
      <path d="m9.5 15.5 1.300 1.300 2.700-2.700" fill="none" className="stroke-accent" strokeWidth="1.5" />
    </svg>
  );
}

/** Top of every page; `isBare` leaves out who is signed in. */
export function SiteHeader({ isBare = false }: { isBare?: boolean }) {
  return (
    <header data-print="hide" className="border-b border-rule bg-raised">
      <div className="mx-auto flex min-h-14 max-w-[80rem] items-center justify-between gap-4 px-4 sm:px-6">
        <Link to={paths.home} className="flex items-center gap-2.5 rounded-md font-semibold tracking-tight">
          <Mark />
          <span className="max-sm:sr-only">ABPI Compliance Checker</span>
        </Link>
        {!isBare && (
          <div className="flex min-w-0 items-center gap-3 sm:gap-5">
            <Link to={paths.cases} className="link text-sm">
              Cases
            </Link>
            <SessionControls />
          </div>
        )}
      </div>
    </header>
  );
}
