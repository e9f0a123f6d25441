/** What a link to `/auth` may say to it. */
export type AuthState = {
  tab: "sign-up" | "login";
  hasEnded?: boolean;
  /** The page to go to after the login, as a path of this site. */
  returnTo?: string;
};

export const showLogin: AuthState = { tab: "login" };
export const showSignUp: AuthState = { tab: "sign-up" };

/** Reads the state of a location: Sign Up unless a link asked for Login. */
export function readAuthState(state: unknown): AuthState {
  const given = (typeof state === "object" && state) as Partial<AuthState> | null | false;
  return {
    tab: given && given.tab === "login" ? "login" : "sign-up",
    hasEnded: given ? given.hasEnded === true : false,
    ...(given && typeof given.returnTo === "string" && { returnTo: given.returnTo }),
  };
}
