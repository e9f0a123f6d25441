import { queryOptions } from "@tanstack/react-query";
import type { ApiToken, CreatedToken, TokenRequest } from "#schema/api-token.ts";
import { post, read, send } from "#web/lib/api.ts";

const PATH = "/api/account/tokens";

/** The account's API tokens; asked for anew on each visit, for programs use them elsewhere. */
export const tokensQuery = queryOptions({
  queryKey: ["account", "tokens"],
  queryFn: () => read<ApiToken[]>(PATH),
  refetchOnMount: "always",
});

export const makeToken = (request: TokenRequest) => post<CreatedToken>(PATH, request);
export const revokeToken = (id: string) => send<unknown>("DELETE", `${PATH}/${id}`);
