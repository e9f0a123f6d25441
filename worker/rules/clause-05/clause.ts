import type { Clause } from "../types.ts";
import { companyRole } from "./company-role.ts";
import { marketResearch } from "./market-research.ts";
import { roleConcealed } from "./role-concealed.ts";

/** Clause 5: High Standards. */
export const clause05: Clause = {
  number: 5,
  engaged: () => false,
  checks: [companyRole, roleConcealed, marketResearch],
  human: [],
};
