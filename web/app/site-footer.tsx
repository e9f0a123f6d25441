import { Link } from "react-router";
import { paths } from "#web/lib/paths.ts";

const LISTS = {
  "For Teams": ["Medical Writers", "Brand Teams", "MLR Reviewers", "Medical Affairs", "Freelancers", "Agencies"],
  Features: ["All 31 clauses of the Code", "PMCPA case matching", "Marked-up text", "Suggested amendments"],
} as const;

const FIRST_YEAR = 2025;

/** Bottom of every page. */
export function SiteFooter() {
  const year = Math.max(FIRST_YEAR, new Date().getFullYear());
  return (
    <footer data-print="hide" className="mt-16 border-t border-rule bg-raised text-sm">
      <div className="mx-auto grid max-w-[80rem] gap-8 px-4 py-8 sm:px-6 md:grid-cols-[2fr_1fr_1fr]">
        <div className="max-w-md">
          <p className="font-semibold">ABPI Compliance Checker</p>
          <p className="mt-2 text-ink-muted">
            Checks UK pharmaceutical material against the ABPI Code of Practice 2024 and PMCPA case precedents, before
            formal medical, legal and regulatory review.
          </p>
        </div>
        {Object.entries(LISTS).map(([title, items]) => (
          <div key={title}>
            <h2 className="font-semibold">{title}</h2>
            <ul className="mt-2 space-y-1 text-ink-muted">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="border-t border-rule">
        <div className="mx-auto flex max-w-[80rem] flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-4 text-xs text-ink-muted sm:px-6">
          <p>
            © <span suppressHydrationWarning>{year}</span> ABPI Compliance Checker. Not affiliated with the ABPI or the
            PMCPA.
          </p>
          <nav aria-label="Legal and contact" className="flex flex-wrap gap-x-5 gap-y-1">
            <Link to={paths.developers} className="link">
              For developers
            </Link>
            <Link to={paths.privacyPolicy} className="link">
              Privacy Policy
            </Link>
            <Link to={paths.termsOfService} className="link">
              Terms of Service
            </Link>
            <Link to={paths.contact} className="link">
              Contact
            </Link>
          </nav>
        </div>
      </div>
    </footer>
  );
}
