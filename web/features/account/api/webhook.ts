import { queryOptions } from "@tanstack/react-query";
import type { WebhookSecret, WebhookState } from "#schema/webhook.ts";
import { post, read, send } from "#web/lib/api.ts";

const PATH = "/api/account/webhook";

/** Where the account is told of ended analyses, and the last deliveries; asked for anew on each visit. */
export const webhookQuery = queryOptions({
  queryKey: ["account", "webhook"],
  queryFn: () => read<WebhookState>(PATH),
  refetchOnMount: "always",
});

export const setWebhook = (form: { url: string }) => send<WebhookSecret>("PUT", PATH, form);
export const testWebhook = () => post<WebhookState>(`${PATH}/test`);
export const removeWebhook = () => send<unknown>("DELETE", PATH);
