import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { leave, SessionEndedError } from "#web/features/session/api/session.ts";
import { type AuthState, showLogin } from "#web/features/session/auth-state.ts";
import { storedUser } from "#web/features/session/stored-user.ts";
import { isSignedOut } from "#web/lib/api.ts";
import { paths } from "#web/lib/paths.ts";

/** Leads to the login when a call says that the session of the stored user is over. Answers whether it does. */
export function useSessionGuard(error: unknown): boolean {
  const navigate = useNavigate();
  const client = useQueryClient();
  const isOver = error instanceof SessionEndedError || (isSignedOut(error) && storedUser() !== undefined);
  useEffect(() => {
    if (!isOver) return;
    leave(client);
    navigate(paths.auth, { replace: true, state: { ...showLogin, hasEnded: true } satisfies AuthState });
  }, [isOver, client, navigate]);
  return isOver;
}
