import { createContext, use } from "react";
import type { AnalysisResult } from "#schema/result.ts";

type MatterLinks = {
  result: AnalysisResult;
  /** Goes to a matter and its mark, by key. */
  show?: (key: string) => void;
  /** Opens a case in the cases section; absent for a case that is not among those listed. */
  showCase: (caseNumber: string) => (() => void) | undefined;
};

/** Leads from any mention of a matter to its card and its words, and to the cases that it rests on. */
export const MatterLinksContext = createContext<MatterLinks | undefined>(undefined);

export function useMatterLinks(): MatterLinks {
  const links = use(MatterLinksContext);
  if (!links) throw new Error("No result around this part");
  return links;
}
