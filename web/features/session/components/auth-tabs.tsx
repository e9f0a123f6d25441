import { useState } from "react";
import { useLocation } from "react-router";
import { type AuthState, readAuthState } from "#web/features/session/auth-state.ts";
import { LoginForm } from "#web/features/session/components/login-form.tsx";
import { SignUpForm } from "#web/features/session/components/sign-up-form.tsx";
import { Tabs } from "#web/ui/tabs.tsx";

const TABS = [
  { value: "sign-up", title: "Sign Up", body: <SignUpForm /> },
  { value: "login", title: "Login", body: <LoginForm /> },
] as const;

/** The tab that is open: the one the last link asked for, until another is chosen here. */
function useTab() {
  const { key, state } = useLocation();
  const [arrival, setArrival] = useState(key);
  const [tab, setTab] = useState<AuthState["tab"]>(readAuthState(state).tab);
  if (arrival !== key) {
    setArrival(key);
    setTab(readAuthState(state).tab);
  }
  return [tab, setTab] as const;
}

/** Sign Up and Login, side by side. */
export function AuthTabs() {
  const [tab, setTab] = useTab();
  return <Tabs label="Sign up or log in" tabs={TABS} value={tab} onChange={setTab} />;
}
