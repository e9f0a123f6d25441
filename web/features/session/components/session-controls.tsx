import { Link } from "react-router";
import { showLogin, showSignUp } from "#web/features/session/auth-state.ts";
import { useStoredUser } from "#web/features/session/stored-user.ts";
import { paths } from "#web/lib/paths.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";

// Its menu is a quarter of what a page would load first, and visitors have none.
const AccountMenu = lazyPart(
  async () => (await import("#web/features/session/components/account-menu.tsx")).AccountMenu,
  {
    what: "The account menu",
    waiting: <span className={buttonClass({ size: "sm" }, "w-32")}>My Account</span>,
    instead: (
      <Link to={paths.account} className={buttonClass({ size: "sm" }, "w-32")}>
        My Account
      </Link>
    ),
  },
);

function Doors() {
  return (
    <>
      <Link to={paths.auth} state={showLogin} className={buttonClass({ size: "sm" })}>
        Login
      </Link>
      <Link to={paths.auth} state={showSignUp} className={buttonClass({ size: "sm", variant: "primary" })}>
        Sign Up
      </Link>
    </>
  );
}

/** Who is signed in, with the account menu; or the ways in, for a visitor and in a demo. */
export function SessionControls() {
  const user = useStoredUser();
  return (
    <div className="flex min-w-0 items-center gap-2 sm:gap-3">
      {user?.isDemo && (
        <Link to={paths.account} className="link truncate text-sm">
          Demo account
        </Link>
      )}
      {user && !user.isDemo ? (
        <>
          <span className="truncate text-sm">Welcome, {user.username}</span>
          <AccountMenu email={user.email} isAdmin={user.role === "admin"} />
        </>
      ) : (
        <Doors />
      )}
    </div>
  );
}
