import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { paths } from "#web/lib/paths.ts";
import { siteConfigQuery, suggestionsLink } from "#web/lib/support.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";

/** Where help is to be had. */
export function SupportPanel() {
  const { data } = useQuery(siteConfigQuery);
  return (
    <Panel title="Support">
      <p className="text-sm text-ink-muted">Need help?</p>
      <p className="mt-3">
        <Link to={paths.contact} className={buttonClass()}>
          Contact Support
        </Link>
      </p>
      {data && (
        <p className="mt-3 text-sm">
          <a href={suggestionsLink(data)} className="link">
            Send us a suggestion by email
          </a>
        </p>
      )}
    </Panel>
  );
}
