import { queryOptions } from "@tanstack/react-query";
import type { NewShare, Share, ShareBody, SharedResult } from "#schema/workbench.ts";
import { post, read, send } from "#web/lib/api.ts";

const path = (id: string) => `/api/assessment/${encodeURIComponent(id)}/shares`;

/** The links to an assessment that still work. */
export const sharesQuery = (id: string) =>
  queryOptions({ queryKey: ["shares", id], queryFn: () => read<Share[]>(path(id)) });

export const makeShare = (id: string, body: ShareBody) => post<NewShare>(path(id), body);
export const revokeShare = (id: string, share: string) => send<unknown>("DELETE", `${path(id)}/${share}`);

/** What a link shows. */
export const sharedQuery = (token: string) =>
  queryOptions({
    queryKey: ["shared", token],
    queryFn: () => read<SharedResult>(`/api/shared/${encodeURIComponent(token)}`),
  });
