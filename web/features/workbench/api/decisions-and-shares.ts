import { queryOptions } from "@tanstack/react-query";
import type { Decision, DecisionBody, NewShare, Share, ShareBody, SharedResult } from "#schema/workbench.ts";
import { post, read, send } from "#web/lib/api.ts";

const sharesPath = (id: string) => `/api/assessment/${encodeURIComponent(id)}/shares`;

/** The links to an assessment that still work. */
export const sharesQuery = (id: string) =>
  queryOptions({ queryKey: ["shares", id], queryFn: () => read<Share[]>(sharesPath(id)) });

export const makeShare = (id: string, body: ShareBody) => post<NewShare>(sharesPath(id), body);
export const revokeShare = (id: string, share: string) => send<unknown>("DELETE", `${sharesPath(id)}/${share}`);

/** What a link shows. */
export const sharedQuery = (token: string) =>
  queryOptions({
    queryKey: ["shared", token],
    queryFn: () => read<SharedResult>(`/api/shared/${encodeURIComponent(token)}`),
  });

const decisionsPath = (id: string) => `/api/assessment/${encodeURIComponent(id)}/decisions`;

/** What was decided on an assessment. */
export const decisionsQuery = (id: string) =>
  queryOptions({ queryKey: ["decisions", id], queryFn: () => read<Decision[]>(decisionsPath(id)) });

/** What is sent of a decision; the rest the server knows. */
export type NewDecision = Pick<DecisionBody, "subject" | "kind"> & Partial<DecisionBody>;

/** Decides on a matter; answers all decisions of the assessment, as undoing one does. */
export const decide = (id: string, body: NewDecision) => post<Decision[]>(decisionsPath(id), body);
export const undoDecision = (id: string, subject: string) =>
  send<Decision[]>("DELETE", `${decisionsPath(id)}?subject=${encodeURIComponent(subject)}`);
