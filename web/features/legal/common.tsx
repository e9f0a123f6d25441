import { Link } from "react-router";
import { paths } from "#web/lib/paths.ts";

/** Said on both pages. */
export const MATERIAL_RIGHTS = "Please leave out personal data that the review does not need.";

export const ContactLink = ({ children }: { children: string }) => (
  <Link to={paths.contact} className="link">
    {children}
  </Link>
);

export const AccountLink = () => (
  <Link to={paths.account} className="link">
    Account Settings
  </Link>
);
