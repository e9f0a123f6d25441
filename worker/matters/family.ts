/** Clauses whose faults are found in like ways, so that how often matters of one are right is told by all of its family. */
const FAMILIES = {
  "what a piece carries": [1, 12, 13, 16],
  claims: [6, 7, 14],
  licence: [3, 11],
  public: [26],
  dealings: [10, 17, 19, 20, 21, 22, 23, 24, 25, 27],
  disclosure: [28, 29, 30, 31],
  standards: [2, 4, 5, 8, 9, 15, 18],
} as const;

export type Family = keyof typeof FAMILIES;

const OF_CLAUSE = new Map(
  Object.entries(FAMILIES).flatMap(([family, clauses]) =>
    clauses.map((clause): [number, Family] => [clause, family as Family]),
  ),
);

/** The family of a clause of the Code. */
export const familyOf = (clause: number): Family => OF_CLAUSE.get(clause) ?? "standards";
