import { queryOptions } from "@tanstack/react-query";
import type { Decision, DecisionBody } from "#schema/workbench.ts";
import { post, read, send } from "#web/lib/api.ts";

const path = (id: string) => `/api/assessment/${encodeURIComponent(id)}/decisions`;

/** What was decided on an assessment. */
export const decisionsQuery = (id: string) =>
  queryOptions({ queryKey: ["decisions", id], queryFn: () => read<Decision[]>(path(id)) });

/** What is sent of a decision; the rest the server knows. */
export type NewDecision = Pick<DecisionBody, "subject" | "kind"> & Partial<DecisionBody>;

/** Decides on a matter; answers all decisions of the assessment, as undoing one does. */
export const decide = (id: string, body: NewDecision) => post<Decision[]>(path(id), body);
export const undoDecision = (id: string, subject: string) =>
  send<Decision[]>("DELETE", `${path(id)}?subject=${encodeURIComponent(subject)}`);
