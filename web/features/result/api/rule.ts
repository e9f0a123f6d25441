import { queryOptions } from "@tanstack/react-query";
import type { RequirementLine, Rule } from "#schema/rule.ts";
import { read } from "#web/lib/api.ts";

/** The rule behind a finding, from the rule book. */
export const ruleQuery = (requirement: string, check: string) =>
  queryOptions({
    queryKey: ["rule", requirement, check],
    queryFn: () => read<Rule>(`/api/rule?${new URLSearchParams({ requirement, check })}`),
  });

/** Everything that the rule book asks under a clause. */
export const requirementsQuery = (clause: string) =>
  queryOptions({
    queryKey: ["requirements", clause],
    queryFn: () => read<RequirementLine[]>(`/api/rule/requirements?${new URLSearchParams({ clause })}`),
    staleTime: Number.POSITIVE_INFINITY,
  });
