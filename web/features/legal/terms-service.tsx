import { Link } from "react-router";
import { RETENTION } from "#schema/retention.ts";
import { ContactLink, MATERIAL_RIGHTS } from "#web/features/legal/common.tsx";
import type { LegalSection } from "#web/features/legal/components/legal-document.tsx";
import { paths } from "#web/lib/paths.ts";

/** What is agreed about the service itself. */
export const TERMS_SERVICE: readonly LegalSection[] = [
  {
    id: "these-terms",
    title: "These terms",
    body: (
      <p>
        They are the agreement between you and the operator of the ABPI Compliance Checker (“we”). By signing up, or by
        using the checker with a demo account, you accept them. If you act for a company or an agency, you accept them
        for it and confirm that you may.
      </p>
    ),
  },
  {
    id: "the-service",
    title: "What the service is, and what it is not",
    body: (
      <>
        <p>
          The checker reads a piece of UK pharmaceutical material, compares it with the ABPI Code of Practice and with
          completed PMCPA cases, and reports what it finds. It is a check before medical, legal and regulatory review
          (pre-MLR).
        </p>
        <ul>
          <li>
            It does not replace that review. Material must still go through MLR, and be certified or examined as the
            Code requires, before it is used.
          </li>
          <li>It is not legal, medical or regulatory advice, and not a ruling of the PMCPA.</li>
          <li>
            It will miss some issues and raise some that are not issues. How often is measured and published on our{" "}
            <Link to={paths.home} className="link">
              home page
            </Link>
            . “No risk found” means that nothing was found, not that nothing is there.
          </li>
          <li>Its descriptions of the Code are in our own words; the Code itself is what counts.</li>
        </ul>
        <p>We are not affiliated with the ABPI or the PMCPA.</p>
      </>
    ),
  },
  {
    id: "account",
    title: "Your account",
    body: (
      <p>
        Give a true e-mail address, keep your password to yourself, and tell us using our{" "}
        <ContactLink>contact page</ContactLink> if somebody else may have used your account. Each account is for one
        user. You can delete it at any time; an open subscription is cancelled with it.
      </p>
    ),
  },
  {
    id: "your-material",
    title: "Your material",
    body: (
      <>
        <p>
          It stays yours. You allow us to process it for the analysis that you ask for, and for nothing else; it is not
          used for training. You confirm that you may upload it. {MATERIAL_RIGHTS}
        </p>
        <ul>
          <li>File content is deleted right after its analysis.</li>
          <li>
            Your assessment history, with short quotations from the material, is kept for {RETENTION.assessmentMonths}{" "}
            months. Save what you need for longer.
          </li>
          <li>
            The{" "}
            <Link to={paths.privacyPolicy} className="link">
              privacy policy
            </Link>{" "}
            says exactly what is kept, where and for how long; it is part of these terms.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: "fair-use",
    title: "Fair use",
    body: (
      <>
        <p>Please do not</p>
        <ul>
          <li>upload what is unlawful, harmful to our systems, or confidential to somebody who has not agreed;</li>
          <li>get round limits, for instance with several accounts or demo accounts;</li>
          <li>try to reach other people’s data, or overload the service;</li>
          <li>present a result as a certificate, an approval or a ruling.</li>
        </ul>
        <p>We may suspend an account that does, after a warning where that is reasonable.</p>
      </>
    ),
  },
];
