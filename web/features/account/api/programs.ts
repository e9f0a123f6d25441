import { queryOptions } from "@tanstack/react-query";
import type { ApiToken, CreatedToken, TokenRequest } from "#schema/api-token.ts";
import type { WebhookSecret, WebhookState } from "#schema/webhook.ts";
import { post, read, send } from "#web/lib/api.ts";

const WEBHOOK = "/api/account/webhook";

/** Where the account is told of ended analyses, and the last deliveries; asked for anew on each visit. */
export const webhookQuery = queryOptions({
  queryKey: ["account", "webhook"],
  queryFn: () => read<WebhookState>(WEBHOOK),
  refetchOnMount: "always",
});

export const setWebhook = (form: { url: string }) => send<WebhookSecret>("PUT", WEBHOOK, form);
export const testWebhook = () => post<WebhookState>(`${WEBHOOK}/test`);
export const removeWebhook = () => send<unknown>("DELETE", WEBHOOK);

const TOKENS = "/api/account/tokens";

/** The account's API tokens; asked for anew on each visit, for programs use them elsewhere. */
export const tokensQuery = queryOptions({
  queryKey: ["account", "tokens"],
  queryFn: () => read<ApiToken[]>(TOKENS),
  refetchOnMount: "always",
});

export const makeToken = (request: TokenRequest) => post<CreatedToken>(TOKENS, request);
export const revokeToken = (id: string) => send<unknown>("DELETE", `${TOKENS}/${id}`);
