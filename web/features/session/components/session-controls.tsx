import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { showLogin, showSignUp } from "#web/features/session/auth-state.ts";
import { useStoredUser } from "#web/features/session/stored-user.ts";
import { paths } from "#web/lib/paths.ts";
import { buttonClass } from "#web/ui/button.tsx";

// Its menu is a quarter of what a page would load first, and visitors have none.
const AccountMenu = lazy(() =>
  import("#web/features/session/components/account-menu.tsx").then((module) => ({ default: module.AccountMenu })),
);

/** Holds the place of the menu until its code is there. */
const MenuPlace = () => <span className={buttonClass({ size: "sm" }, "w-32")}>My Account</span>;

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
          <Suspense fallback={<MenuPlace />}>
            <AccountMenu email={user.email} isAdmin={user.role === "admin"} />
          </Suspense>
        </>
      ) : (
        <Doors />
      )}
    </div>
  );
}
