import type { CaseResult } from "#schema/result.ts";

/** Below this a case has too little in common with the material to be shown. */
const FLOOR = 20;
const CLOSE = 45;

export type CaseBand = { title: string; cases: CaseResult[] };

/** Cases worth showing: close ones, related ones, and those in which the like was no breach. */
export function caseBands(cases: readonly CaseResult[]): CaseBand[] {
  const shown = cases.filter(({ similarity }) => similarity >= FLOOR);
  const isCounter = ({ outcome }: CaseResult) => outcome === "no breach";
  const bands = {
    Close: shown.filter((item) => !isCounter(item) && item.similarity >= CLOSE),
    Related: shown.filter((item) => !isCounter(item) && item.similarity < CLOSE),
    "Counter-examples": shown.filter(isCounter),
  };
  return Object.entries(bands)
    .map(([title, found]) => ({ title, cases: found }))
    .filter(({ cases: found }) => found.length > 0);
}

export const shownCases = (cases: readonly CaseResult[]): CaseResult[] =>
  caseBands(cases).flatMap((band) => band.cases);
