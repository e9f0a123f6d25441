import { AccountLink, ContactLink } from "#web/features/legal/common.tsx";
import type { LegalSection } from "#web/features/legal/components/legal-document.tsx";
import { LegalTable } from "#web/features/legal/components/legal-table.tsx";
import { PRIVACY_DATA } from "#web/features/legal/privacy-data.tsx";
import { PROCESSORS, STORED } from "#web/features/legal/privacy-tables.ts";
import { LEGAL } from "#web/features/legal/terms.ts";

/** The privacy policy. */
export const PRIVACY_SECTIONS: readonly LegalSection[] = [
  {
    id: "who-we-are",
    title: "Who we are",
    body: (
      <p>
        “We” are the operator of the ABPI Compliance Checker, and the controller of the personal data described here.
        Write to us about anything in this policy using our <ContactLink>contact page</ContactLink>.
      </p>
    ),
  },
  ...PRIVACY_DATA,
  {
    id: "who-works-for-us",
    title: "Who works for us",
    body: (
      <>
        <p>We share data only with those who process it for us, under contract, and no more than each role needs:</p>
        <LegalTable caption="Who processes data for us" head={["Role", "Who"]} rows={PROCESSORS} />
        <p>
          We sell no data, and hand none to anybody else unless the law compels us. Links to the PMCPA’s pages lead to
          the regulator’s site, which has a privacy notice of its own.
        </p>
      </>
    ),
  },
  {
    id: "where",
    title: "Where data is processed",
    body: (
      <p>
        Cloudflare and Stripe work in several countries, some of them outside the United Kingdom. Where data leaves the
        United Kingdom it is covered by an adequacy decision, or by the International Data Transfer Addendum in our
        contract with the provider.
      </p>
    ),
  },
  {
    id: "cookies",
    title: "Cookies and what is stored in your browser",
    body: (
      <>
        <p>
          We set two cookies: one keeps you signed in, one tells your device from a stranger’s when you log in. Both are
          essential; whatever you answer to the cookie notice, there are no others. These stay in your own browser:
        </p>
        <LegalTable caption="Stored in your browser" head={["What", "What for, how long"]} rows={STORED} />
      </>
    ),
  },
  {
    id: "counting",
    title: "Counting visits",
    body: (
      <p>
        We count which pages are opened, which plan is chosen, and how many analyses start, end and fail. A count holds
        the kind of page and nothing that could tell one visitor from another: no cookie is read, and no identifier,
        network address, search text or file name is written.
      </p>
    ),
  },
  {
    id: "security",
    title: "How we protect it",
    body: (
      <ul>
        <li>All traffic between your browser and our servers is encrypted (HTTPS).</li>
        <li>Passwords are stored as salted hashes (scrypt); session and reset tokens only as hashes.</li>
        <li>Every request is checked against its session: nobody but you reads your assessments.</li>
        <li>Actions of administrators are recorded. They see accounts and usage, not your assessments.</li>
      </ul>
    ),
  },
  {
    id: "your-rights",
    title: "Your rights",
    body: (
      <>
        <p>Under UK data protection law you can ask us</p>
        <ul>
          <li>for access to your data, and for a copy that you can take elsewhere;</li>
          <li>to correct what is wrong;</li>
          <li>to delete it, or to restrict what we do with it;</li>
          <li>to stop a use that rests on legitimate interests, by objecting to it.</li>
        </ul>
        <p>
          Most of it you can do yourself at once: <AccountLink /> offers “Download My Data” and “Delete My Account”. For
          the rest, write to us using our <ContactLink>contact page</ContactLink>; we answer within one month, free of
          charge. No decision about a person is made by automated means: what is assessed is a piece of material.
        </p>
      </>
    ),
  },
  {
    id: "complaints",
    title: "Complaints",
    body: (
      <>
        <p>
          Please tell us first, using our <ContactLink>contact page</ContactLink>: we acknowledge a complaint about
          personal data within {LEGAL.complaintDays} days and answer it without undue delay. You can complain at any
          time to the supervisory authority:
        </p>
        <p>
          Information Commissioner’s Office (ICO), Wycliffe House, Water Lane, Wilmslow, Cheshire SK9 5AF, telephone
          0303 123 1113,{" "}
          <a href="https://ico.org.uk/make-a-complaint/" className="link" target="_blank" rel="noreferrer">
            ico.org.uk/make-a-complaint
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </p>
      </>
    ),
  },
  {
    id: "changes",
    title: "Changes to this policy",
    body: (
      <p>
        When the software changes what it does with data, this page changes with it, and the date at its head. Changes
        that matter to account holders are announced here {LEGAL.priceNoticeDays} days before they take effect.
      </p>
    ),
  },
];
