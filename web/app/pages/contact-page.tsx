import { useQuery } from "@tanstack/react-query";
import { ContactForm } from "#web/features/contact/components/contact-form.tsx";
import { useStoredUser } from "#web/features/session/stored-user.ts";
import { RESPONSE_TIMES, siteConfigQuery, suggestionsLink } from "#web/lib/support.ts";
import { PageTitle } from "#web/ui/page-title.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Skeleton } from "#web/ui/waiting.tsx";

function Address() {
  const { data, isError } = useQuery(siteConfigQuery);
  if (isError) return <p className="mt-1 text-sm">The address could not be loaded. Please use the form.</p>;
  if (!data) return <Skeleton className="mt-1 h-6 w-64 max-w-full" />;
  return (
    <>
      <p className="mt-1 font-medium wrap-anywhere">
        <a href={`mailto:${data.supportEmail}`} className="link">
          {data.supportEmail}
        </a>
      </p>
      <p className="mt-3 text-sm text-ink-muted">
        Suggestions are welcome too:{" "}
        <a href={suggestionsLink(data)} className="link">
          tell us what would help your reviews
        </a>
        .
      </p>
    </>
  );
}

function SupportCard() {
  return (
    <Panel title="General Support">
      <p className="text-sm text-ink-muted">Write to us directly, from your own mail program:</p>
      <Address />
    </Panel>
  );
}

function ResponseTimes() {
  return (
    <Panel title="Response Times">
      <dl className="space-y-2 text-sm">
        {Object.entries(RESPONSE_TIMES).map(([what, when]) => (
          <div key={what} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-muted">{what}</dt>
            <dd className="font-medium">{when}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** How to reach the team. */
export function ContactPage() {
  const user = useStoredUser();
  return (
    <>
      <PageTitle documentTitle="Contact">Contact us</PageTitle>
      <p className="mt-1 text-ink-muted">We reply within 24 hours on business days.</p>
      <div className="mt-5 grid gap-5 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-8">
          <Panel title="Send a message">
            <ContactForm sender={user?.isDemo ? undefined : user} />
          </Panel>
        </div>
        <div className="space-y-5 self-start lg:col-span-4">
          <SupportCard />
          <ResponseTimes />
        </div>
      </div>
    </>
  );
}
