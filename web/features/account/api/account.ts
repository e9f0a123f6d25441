import { queryOptions } from "@tanstack/react-query";
import type {
  Account,
  AccountChange,
  AccountDeletion,
  AccountSession,
  EmailVerification,
  EndedSessions,
  PasswordChange,
} from "#schema/account.ts";
import type { MessageResponse } from "#schema/message.ts";
import type { UserResponse } from "#schema/user.ts";
import { post, read, send } from "#web/lib/api.ts";

/** The signed-in user's own account. */
export const accountQuery = queryOptions({
  queryKey: ["account", "details"],
  queryFn: () => read<Account>("/api/account"),
});

/** Where the account is signed in; asked for anew on each visit, for it changes elsewhere. */
export const sessionsQuery = queryOptions({
  queryKey: ["account", "sessions"],
  queryFn: () => read<AccountSession[]>("/api/account/sessions"),
  refetchOnMount: "always",
});

export const changeAccount = (change: AccountChange) => send<Account>("PATCH", "/api/account", change);
export const sendVerification = () => post<MessageResponse>("/api/account/verify-email/send");
export const verifyEmail = (form: EmailVerification) => post<UserResponse>("/api/account/verify-email", form);
export const changePassword = (form: PasswordChange) => post<MessageResponse>("/api/account/password", form);
export const endSession = (id: string) => send<unknown>("DELETE", `/api/account/sessions/${id}`);
export const endOtherSessions = () => post<EndedSessions>("/api/account/sessions/end-others");
export const deleteAccount = (form: AccountDeletion) => post<unknown>("/api/account/delete", form);

/** All that is kept about the user, as the text of a JSON file. */
export const exportAccount = () => read<unknown>("/api/account/export");
