import { createContext, use } from "react";
import type { AnalysisResult } from "#schema/result.ts";
import type { ResultTools } from "#web/features/result/tools.ts";

type MatterLinks = {
  result: AnalysisResult;
  /** What may be done about its matters; absent where it is only shown. */
  tools?: ResultTools;
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
