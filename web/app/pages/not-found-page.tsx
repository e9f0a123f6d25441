import { Link, useNavigate } from "react-router";
import { paths } from "#web/lib/paths.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";

/** What any unknown address shows. */
export function NotFoundPage() {
  const navigate = useNavigate();
  return (
    <div className="max-w-xl py-16">
      <p className="text-sm text-ink-muted">404</p>
      <PageTitle documentTitle="Page not found">Page not found</PageTitle>
      <p className="mt-3">
        There is nothing at this address. The link may be old, or a character may have been lost when it was copied.
      </p>
      <p className="mt-6 flex flex-wrap gap-2">
        <Link to={paths.dashboard} className={buttonClass({ variant: "primary" })}>
          Go to the checker
        </Link>
        <Button onClick={() => navigate(-1)}>Back to the previous page</Button>
      </p>
    </div>
  );
}
