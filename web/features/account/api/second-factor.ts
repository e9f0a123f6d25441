import { queryOptions } from "@tanstack/react-query";
import type {
  PasswordConfirmation,
  RecoveryCodeList,
  SecondFactorCode,
  SecondFactorEnd,
  SecondFactorStart,
  SecondFactorState,
} from "#schema/account.ts";
import { post, read } from "#web/lib/api.ts";

const PATH = "/api/account/second-factor";

/** Whether the account has two-step login. */
export const secondFactorQuery = queryOptions({
  queryKey: ["account", "second-factor"],
  queryFn: () => read<SecondFactorState>(PATH),
});

export const startSecondFactor = (form: PasswordConfirmation) => post<SecondFactorStart>(`${PATH}/start`, form);
export const confirmSecondFactor = (form: SecondFactorCode) => post<RecoveryCodeList>(`${PATH}/confirm`, form);
export const renewRecoveryCodes = (form: PasswordConfirmation) =>
  post<RecoveryCodeList>(`${PATH}/recovery-codes`, form);
export const endSecondFactor = (form: SecondFactorEnd) => post<unknown>(`${PATH}/disable`, form);
